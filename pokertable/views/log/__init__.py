"""What happened in a hand, told line by line."""
