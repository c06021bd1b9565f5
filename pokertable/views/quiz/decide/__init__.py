"""A decision of the trainer on the screen: the table, the choices, what happened, and the verdict."""
