"""Public information: the spot, the hand so far, the habits of each seat; and the interface of policies."""
