"""When, do, because: the tables of rules."""
