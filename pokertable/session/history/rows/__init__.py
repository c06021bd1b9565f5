"""Stored rows of tables and hands, inside the caller's transaction."""
