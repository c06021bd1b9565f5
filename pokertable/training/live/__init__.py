"""Live help: the odds of the current decision, from what the player can know."""
