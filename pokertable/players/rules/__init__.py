"""When, do, because: the tables of rules and the facts that they ask."""
