"""A read as it is given and judged: a hundred over the classes of hands, for the quiz and for the table."""
