"""Positions of everything on the table."""
