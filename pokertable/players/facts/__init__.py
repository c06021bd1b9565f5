"""What a hand is in its spot: figures with a name and a test, of one turn or of many at once."""
