"""A running table: runner, flow, keeper, resume, practice."""
