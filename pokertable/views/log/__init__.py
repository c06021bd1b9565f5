"""Events of a hand, line by line."""
