"""A table that is played: runner, keeper, resume, practice, simulate."""
