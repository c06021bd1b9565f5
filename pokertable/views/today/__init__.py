"""Today: tasks of about ten minutes, and the resulting progress."""
