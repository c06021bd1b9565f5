"""The rules of the current game."""
