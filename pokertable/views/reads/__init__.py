"""Giving and judging a read: 100 points over the classes of hands, for the quiz and for the table."""
