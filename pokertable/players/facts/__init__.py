"""Facts about a hand in its spot: named figures, of one turn or of many at once."""
