"""Reads: what an opponent can hold after what it did, against the rules that it plays by."""
