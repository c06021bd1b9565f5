"""The winners of a hand and their cards."""
