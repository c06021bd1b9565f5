"""Tables of rules: when, do, because."""
