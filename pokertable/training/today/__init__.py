"""Today: some ten minutes of what is due and of what is weakest, and what got better by it."""
