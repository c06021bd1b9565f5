"""The Omaha lab: cards, both readings, the grid, lessons."""
