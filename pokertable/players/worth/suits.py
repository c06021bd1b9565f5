"""Hands that differ only in the names of their suits."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import numpy as np

from pokertable.analysis.arrays import Cards, Ids, frozen, hand_numbers, private_hands


def canonical(hands: Cards) -> Cards:
    """(H, k): hands with renamed suits, equal if they differ only in suits."""
    ranks, suits = hands >> 2, hands & 3
    places = [suit * np.int64(len(hands)) + np.arange(len(hands)) for suit in suits.T]
    held = np.zeros((4, len(hands)), np.int16)
    for rank, place in zip(ranks.T, places, strict=True):
        held.reshape(-1)[place] |= np.int16(1) << rank.astype(np.int16)
    names = np.zeros((4, len(hands)), np.uint8)  # of each suit: how many others hold more
    for one, other in combinations(range(4), 2):
        before = held[one] >= held[other]
        names[other] += before
        names[one] += ~before
    named = np.empty(hands.shape, np.uint8)
    for column, (rank, place) in enumerate(zip(ranks.T, places, strict=True)):
        named[:, column] = rank << 2 | names.reshape(-1)[place]
    return named


@cache
def suit_classes(cards: int) -> tuple[Cards, Ids]:
    """The classes of all hands of 0 to 5 cards, one hand of each, (C, k), and the class of each private hand."""
    named = canonical(private_hands(cards))
    _, first, places = np.unique(hand_numbers(named), return_index=True, return_inverse=True)
    return frozen(named[first]), places
