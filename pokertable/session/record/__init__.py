"""A table and its hands as they are kept: records, rewind, what a spectator sees."""
