"""The question on its board: the cards, the answer, and the verdict in the same place."""
