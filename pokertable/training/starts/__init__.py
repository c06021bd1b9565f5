"""Starting hands: the rank of a start from each seat, what it gets of the pot, and what makes it good or bad."""
