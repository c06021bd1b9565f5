"""The rules of the game in play, to be read."""
