"""Reads: what an opponent can hold, told from what it did, against the rules that it plays by."""
