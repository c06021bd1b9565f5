"""Today: what is to be done in some ten minutes, and what got better by it."""
