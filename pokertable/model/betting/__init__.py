"""Amounts: betting structures, limits, pots, forced bets."""
