"""Reads: an opponent's range after its actions, under the rules it plays by."""
