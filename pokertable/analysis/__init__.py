"""Vectorised evaluation, equity and ranges (numpy lives here)."""
