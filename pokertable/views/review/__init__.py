"""The review of a hand: the cost of each decision, the opponents' ranges, and their cards."""
