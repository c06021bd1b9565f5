"""What everybody at the table has seen: the spot, the hand so far, the habits of each seat; and what a policy is."""
