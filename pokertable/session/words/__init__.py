"""A hand in words: log, awards, hand readings."""
