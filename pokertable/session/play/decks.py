"""Decks of many hands, shuffled in one go: each as `shuffled_deck` shuffles it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from pokertable.analysis.arrays import Cards, Ids
from pokertable.model.cards import DECK, shuffled_deck
from pokertable.session.play.generators import WORD, first_words

_READ = 112
"""Words of a generator that are read ahead; a shuffle asks for 70 or so."""


def shuffled_decks(seeds: Sequence[int]) -> Cards:
    """The decks of these seeds: (R, 52)."""
    words = first_words(seeds, _READ)
    decks = np.tile(np.arange(len(DECK), dtype=np.uint8), (len(seeds), 1))
    every = np.arange(len(seeds))
    read: Ids = np.zeros(len(seeds), np.int64)
    for last in range(len(DECK) - 1, 0, -1):
        drawn: Ids = np.empty(len(seeds), np.int64)
        left = every
        while len(left):  # as `Random.shuffle`: so many bits, again where they come to too much
            drawn[left] = words[np.minimum(read[left], _READ - 1), left] >> (WORD - (last + 1).bit_length())
            read[left] += 1
            left = left[(drawn[left] > last) & (read[left] <= _READ)]
        at = np.minimum(drawn, last)
        decks[every, at], decks[:, last] = decks[:, last].copy(), decks[every, at]
    for row in np.flatnonzero(read > _READ).tolist():
        decks[row] = shuffled_deck(Random(seeds[row]))
    return decks
