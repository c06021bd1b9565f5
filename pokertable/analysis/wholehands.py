"""Whole hands of draw games, many at once: deuce-to-seven and badugi, where all cards of a hand count.

The order is the model's (`pokertable.model.ranking.tables`), looked up as arrays.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Bools, Cards, Ids, Strengths, frozen, gather, multisets
from pokertable.analysis.seven import best_five_of_columns, multiset_numbers_of_columns
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.ranking.tables import hand_table

_DEUCE_TO_SEVEN = PotShare(ranking=Ranking.DEUCE_TO_SEVEN)
_BADUGI = PotShare(ranking=Ranking.BADUGI)


def strengths_of_columns(share: PotShare, columns: list[Cards]) -> Strengths:
    """Strength of the best hand of all the cards under any ranking: columns of (H,) uint8 -> (H,) int16.

    Five to seven columns; deuce to seven five, badugi one to four.
    """
    match share.ranking:
        case Ranking.DEUCE_TO_SEVEN:
            return deuce_to_seven(columns)
        case Ranking.BADUGI:
            return badugi(columns)
        case _:
            return best_five_of_columns(share, columns)


@cache
def _mixed() -> Strengths:
    """(6188,): deuce-to-seven strength of five ranks without a flush, by rank multiset; five of a kind 0."""
    plain = hand_table(_DEUCE_TO_SEVEN).plain
    return frozen(np.array([plain.get(sum(8**rank for rank in ranks), 0) for ranks in multisets(5).tolist()], np.int16))


@cache
def _suited() -> Strengths:
    """(8192,): deuce-to-seven strength of five suited ranks given as a mask."""
    return _by_mask(hand_table(_DEUCE_TO_SEVEN).suited)


@cache
def _different() -> Strengths:
    """(8192,): badugi strength of one to four cards of different suits and ranks, by the mask of the ranks."""
    return _by_mask(hand_table(_BADUGI).plain)


def _by_mask(strengths: dict[int, int]) -> Strengths:
    table = np.zeros(1 << 13, np.int16)
    for key, strength in strengths.items():
        table[sum(1 << rank for rank in range(13) if key >> 3 * rank & 7)] = strength
    return frozen(table)


def deuce_to_seven(columns: list[Cards]) -> Strengths:
    """Strength of hands given as five columns of cards: (H,) uint8 each -> (H,) int16, 1 to 7462."""
    found = gather(_mixed(), multiset_numbers_of_columns(columns).astype(np.int64))
    suits = [column & np.uint8(3) for column in columns]
    suited = np.flatnonzero(np.logical_and.reduce([suit == suits[0] for suit in suits[1:]]))
    if len(suited):
        found[suited] = gather(_suited(), _rank_masks([column[suited] for column in columns]))
    return found


def badugi(columns: list[Cards]) -> Strengths:
    """Strength of hands given as one to four columns of cards: (H,) uint8 each -> (H,) int16, 1 to 1092."""
    apart = {(one, other): _apart(columns[one], columns[other]) for one, other in combinations(range(len(columns)), 2)}
    best = np.zeros(len(columns[0]), np.int16)
    for count in range(1, len(columns) + 1):
        for chosen in combinations(range(len(columns)), count):
            masks = _rank_masks([columns[place] for place in chosen])
            values = gather(_different(), masks)
            for pair in combinations(chosen, 2):
                values *= apart[pair]
            np.maximum(best, values, out=best)
    return best


def _apart(one: Cards, other: Cards) -> Bools:
    """Whether two cards are of different suits and ranks."""
    differ = one ^ other
    apart: Bools = ((differ & np.uint8(3)) != 0) & ((differ >> np.uint8(2)) != 0)
    return apart


def _rank_masks(columns: list[npt.NDArray[np.uint8]]) -> Ids:
    masks = np.zeros(len(columns[0]), np.int64)
    for column in columns:
        masks |= np.int64(1) << (column >> np.uint8(2)).astype(np.int64)
    return masks
