"""The order of five-card hands (resources/rules/hands.md) as numbers, higher is better.

High: 1 (75432 of mixed suits) to 7462 (royal flush), one number for every set of hands that tie. Low, ace to five with
a qualifier: 1 for the worst that qualifies up to the wheel (56 where the eight qualifies), 0 for no low. A five-card
hand is its rank multiset, or, with a flush, the 13-bit mask of its ranks.
"""

from __future__ import annotations

from functools import cache
from math import comb

import numpy as np

from pokertable.analysis.arrays import Ids, Strengths, different, frozen, multisets

BIT_COUNT = (np.arange(8192)[:, None] >> np.arange(13) & 1).sum(axis=1, dtype=np.uint8)
"""Number of ranks in each 13-bit mask."""

_CATEGORY_OF_MATCHES = {5: 0, 7: 1, 9: 2, 11: 3, 13: 6, 17: 7}
"""Category (0 high card … 8 straight flush) by Σ over the five cards of the number of cards that share the card's rank.
"""
_STRAIGHT, _FLUSH, _STRAIGHT_FLUSH = 4, 5, 8


def _by_matches(ranks: Ids) -> tuple[Ids, Ids]:
    """Category by matching ranks, and a tie-break number, for five ranks (N, 5); category -1 for five of a kind."""
    same = (ranks[:, :, None] == ranks[:, None, :]).sum(2)
    matches = same.sum(1)
    category = np.full(len(ranks), -1)
    for total, value in _CATEGORY_OF_MATCHES.items():
        category[matches == total] = value
    # The main part first, then kickers from the highest down: sort by frequency of the rank, then by rank.
    by_importance = np.sort(16 * same + ranks, axis=1) & 15
    return category, by_importance @ 16 ** np.arange(5)


@cache
def _high_order() -> tuple[Strengths, Strengths]:
    """High strengths by rank multiset (6188; five of a kind 0) and, for flushes, by five-rank mask (8192; others 0)."""
    ranks = multisets(5).astype(np.int64)
    category, tie_break = _by_matches(ranks)
    possible, distinct = category >= 0, category == 0
    wheel = distinct & (ranks == (0, 1, 2, 3, 12)).all(1)
    straight = wheel | (distinct & (ranks[:, 4] - ranks[:, 0] == 4))
    tie_break[wheel] = 0  # the ace is low here: below the six-high straight
    category[straight] = _STRAIGHT
    score = (category << 20) + tie_break
    flush_category = np.where(straight, _STRAIGHT_FLUSH, _FLUSH)
    flush_score = (flush_category << 20) + tie_break

    order = different(np.concatenate([score[possible], flush_score[distinct]]))
    mixed = np.zeros(len(ranks), np.int16)
    mixed[possible] = 1 + np.searchsorted(order, score[possible])
    suited = np.zeros(8192, np.int16)
    suited[(1 << ranks[distinct]).sum(1)] = 1 + np.searchsorted(order, flush_score[distinct])
    return frozen(mixed), frozen(suited)


@cache
def mixed_strengths() -> Strengths:
    """(6188,) int16: high strength of five cards without a flush, by the number of their rank multiset."""
    return _high_order()[0]


@cache
def flush_strengths() -> Strengths:
    """(8192,) int16: the best flush from three to seven suited ranks given as a mask; 0 below five ranks."""
    best = _high_order()[1].copy()
    for size in (6, 7):
        masks = np.flatnonzero(size == BIT_COUNT)
        without_one = [np.where(masks >> rank & 1, best[masks & ~(1 << rank)], 0) for rank in range(13)]
        best[masks] = np.maximum.reduce(without_one)
    return frozen(best)


@cache
def every_low_strengths() -> Strengths:
    """(6188,) int16: ace-to-five strength of five cards without a qualifier, by rank multiset.

    1 is four kings with a queen, 6175 the wheel: any pair ranks behind all hands without one; five of a kind 0.
    """
    category, tie_break = _by_matches((multisets(5).astype(np.int64) + 1) % 13)  # the ace is 0
    score = -((category << 20) + tie_break)
    possible = category >= 0
    found = np.zeros(len(score), np.int16)
    found[possible] = 1 + np.searchsorted(different(score[possible]), score[possible])
    return frozen(found)


@cache
def low_strengths(qualifier: int) -> Strengths:
    """(8192,) int16: the best ace-to-five low from the ranks in a mask, 0 where none qualifies.

    `qualifier` is the highest rank allowed (0 the deuce … 12 the ace; the eight is 6). Qualifying lows are the
    five-rank sets of the ace and the ranks up to the qualifier; colexicographic order, with the ace below the deuce, is
    their order.
    """
    masks = np.arange(8192)
    left = ((masks << 1) | (masks >> 12)) & 0x1FFF
    if qualifier < 12:
        left &= (1 << (qualifier + 2)) - 1
    place_of_bit = np.zeros(8192, np.int64)
    place_of_bit[1 << np.arange(13)] = np.arange(13)
    binomials = np.array([[comb(c, k) for c in range(13)] for k in range(6)])
    number: Ids = np.zeros(8192, np.int64)
    qualifies = BIT_COUNT[left] >= 5
    for k in range(1, 6):
        lowest = left & -left
        number += binomials[k][place_of_bit[lowest]]
        left ^= lowest
    count = comb(min(qualifier + 2, 13), 5)
    return frozen(np.where(qualifies, count - number, 0).astype(np.int16))
