"""A hand in words: log, awards, readings."""
