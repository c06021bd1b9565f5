"""A table over many hands: seats, stacks, button, the runner, hand records and PHH."""
