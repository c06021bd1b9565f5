"""Hands from files and into files."""
