"""Today: about ten minutes of due and weakest topics, and the resulting progress."""
