"""Step-by-step replay of a hand."""
