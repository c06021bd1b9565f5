"""Hand values: rankings, the best hand a player can make, and names of hands."""
