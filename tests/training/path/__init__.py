"""Tests of the path."""
