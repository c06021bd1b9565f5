"""A hand played again, step by step."""
