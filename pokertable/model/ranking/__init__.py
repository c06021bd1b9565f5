"""Hand values: rankings, the best hand a player can make, and their names."""
