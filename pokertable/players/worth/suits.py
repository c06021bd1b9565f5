"""Hands that differ only in the names of their suits."""

from __future__ import annotations

from functools import cache

import numpy as np

from pokertable.analysis.arrays import Cards, Ids, frozen, hand_numbers, private_hands


def canonical(hands: Cards) -> Cards:
    """(H, k): hands with renamed suits, equal if they differ only in suits."""
    ranks, suits = hands >> 2, hands & 3
    held = np.zeros((len(hands), 4), np.int64)
    rows = np.arange(len(hands))
    for rank, suit in zip(ranks.T, suits.T, strict=True):
        held[rows, suit] |= np.int64(1) << rank.astype(np.int64)
    order = np.argsort(-held, axis=1, kind="stable")
    new_name = np.argsort(order, axis=1, kind="stable").astype(np.uint8)
    return (ranks << 2 | np.take_along_axis(new_name, suits.astype(np.int64), axis=1)).astype(np.uint8)


@cache
def suit_classes(cards: int) -> tuple[Cards, Ids]:
    """The classes of all hands of 0 to 5 cards, one hand of each, (C, k), and the class of each private hand."""
    named = canonical(private_hands(cards))
    _, first, places = np.unique(hand_numbers(named), return_index=True, return_inverse=True)
    return frozen(named[first]), places
