"""A table and its hands as stored: records, rewind, the spectator's view."""
