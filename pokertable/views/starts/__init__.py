"""Starting hands: a ladder of examples from best to worst, hold'em's grid, and one start with what makes it good."""
