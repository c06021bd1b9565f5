"""What every page is made of: theme, widgets, text, art."""
