"""Export and import of hands."""
