"""A running table: runner, keeper, resume, practice, simulate."""
