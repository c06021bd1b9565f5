"""A practice table for poker."""

__version__ = "0.1.0"
