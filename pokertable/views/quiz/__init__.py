"""The pages of the quiz."""
