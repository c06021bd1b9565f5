"""Live help: the odds of the decision that is being taken, of nothing that the player could not know."""
