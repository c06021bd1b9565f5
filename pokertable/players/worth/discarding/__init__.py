"""Draw games: values of discards, in the solved game and over the cards to come, and equities that rest on them."""
