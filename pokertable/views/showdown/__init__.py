"""Who won what, and with which cards."""
