"""The best five of five to seven cards, many hands at once: stud, and hold'em hands on a board.

The ranks are sorted by a network of comparisons over whole columns, which numpy does sixteen or more cards at a time;
the sorted ranks are then a rank multiset, looked up once per hand. Flushes are rare: they are found by counting suits
and corrected one group at a time.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Cards, Ids, Strengths, frozen, gather, multiset_number, multisets
from pokertable.analysis.order import every_low_strengths, flush_strengths, low_strengths, mixed_strengths
from pokertable.model.ranking.share import PotShare, Ranking

_CHUNK = 1 << 18

_NETWORKS = {
    5: ((0, 3), (1, 4), (0, 2), (1, 3), (0, 1), (2, 4), (1, 2), (3, 4), (2, 3)),
    6: ((0, 5), (1, 3), (2, 4), (1, 2), (3, 4), (0, 3), (2, 5), (0, 1), (2, 3), (4, 5), (1, 2), (3, 4)),
    7: (
        *((0, 6), (2, 3), (4, 5), (0, 2), (1, 4), (3, 6), (0, 1), (2, 5)),
        *((3, 4), (1, 2), (4, 6), (2, 3), (4, 5), (1, 2), (3, 4), (5, 6)),
    ),
}
"""Shortest sorting networks by number of cards (Knuth, The Art of Computer Programming 3, 5.3.4)."""


@lru_cache(maxsize=16)
def _strengths_by_multiset(share: PotShare, size: int) -> Strengths:
    """Strength of the best five of `size` ranks, flushes ignored, by the number of their multiset."""
    ranks = multisets(size).astype(np.int64)
    if share.qualifier is not None:
        masks = np.bitwise_or.reduce(np.int64(1) << ranks, axis=1)
        return frozen(low_strengths(share.qualifier)[masks])
    if size == 5:
        return every_low_strengths() if share.is_low else mixed_strengths()
    fewer = _strengths_by_multiset(share, size - 1)
    best = np.zeros(len(ranks), np.int16)
    for left_out in range(size):
        np.maximum(best, fewer[multiset_number(np.delete(ranks, left_out, axis=1))], out=best)
    return frozen(best)


@cache
def _number_terms() -> tuple[npt.NDArray[np.uint16], npt.NDArray[np.uint16]]:
    """The multiset number as two look-ups: ranks 1 to 3 packed four bits each (4096,), ranks 4 to 7 (65536,)."""
    first = np.arange(1 << 12)
    then = np.arange(1 << 16)
    low = np.stack([first >> 4 * place & 15 for place in range(3)], axis=1)
    zeros = np.zeros((1 << 16, 3), np.int64)  # the terms for rank 0 are 0
    high = np.concatenate([zeros, np.stack([then >> 4 * place & 15 for place in range(4)], axis=1)], axis=1)
    return frozen(multiset_number(low).astype(np.uint16)), frozen(multiset_number(high).astype(np.uint16))


def multiset_numbers_of_columns(columns: list[Cards]) -> npt.NDArray[np.uint16]:
    """The rank multiset of hands given as five to seven columns of cards: (H,) uint16."""
    two = np.uint8(2)
    ranks: list[Cards] = [column >> two for column in columns]
    spare = np.empty_like(ranks[0])
    for low, high in _NETWORKS[len(columns)]:
        np.minimum(ranks[low], ranks[high], out=spare)
        np.maximum(ranks[low], ranks[high], out=ranks[high])
        ranks[low], spare = spare, ranks[low]
    first, then = _number_terms()
    return gather(first, _packed(ranks[:3])) + gather(then, _packed(ranks[3:]))


def _packed(ranks: list[Cards]) -> Ids:
    """Up to four ranks packed into one number, four bits each."""
    packed = ranks[0].astype(np.uint16)
    for place, column in enumerate(ranks[1:], start=1):
        packed |= column.astype(np.uint16) << np.uint16(4 * place)
    return packed.astype(np.int64)


def best_five(share: PotShare, hands: npt.NDArray[np.integer]) -> Strengths:
    """Strength of the best five cards of each hand of five to seven: (H, 5 … 7) -> (H,) int16.

    Fastest when `hands` is the transpose of an array of columns.
    """
    return best_five_of_columns(share, [np.ascontiguousarray(column, np.uint8) for column in hands.T])


def best_five_of_columns(share: PotShare, columns: list[Cards]) -> Strengths:
    """`best_five` for hands given as five to seven columns of cards, (H,) uint8 each."""
    return best_fives([share], columns)[0]


def best_fives(shares: Sequence[PotShare], columns: list[Cards]) -> list[Strengths]:
    """`best_five` under several shares, for hands given as five to seven columns of cards, (H,) uint8.

    Hands are processed in chunks, so that the steps need little memory.
    """
    best = [np.empty(len(columns[0]), np.int16) for _ in shares]
    for start in range(0, len(columns[0]), _CHUNK):
        chunk = [column[start : start + _CHUNK] for column in columns]
        numbers = multiset_numbers_of_columns(chunk).astype(np.int64)
        for share, found in zip(shares, best, strict=True):
            strengths = gather(_strengths_by_multiset(share, len(columns)), numbers)
            if share.ranking is Ranking.HIGH:
                _raise_flushes(strengths, chunk)
            found[start : start + _CHUNK] = strengths
    return best


def _raise_flushes(strengths: Strengths, columns: list[Cards]) -> None:
    """Correct the strengths of hands that have five cards of a suit."""
    suits = _suits_of_five(columns)
    suited = np.flatnonzero(suits != _NO_SUIT)
    suit = suits[suited]
    ranks = np.zeros(len(suited), np.int64)
    for column in columns:
        cards = column[suited]
        ranks |= gather(_RANK_BIT, cards) * (cards & _SUIT == suit)
    strengths[suited] = np.maximum(strengths[suited], gather(flush_strengths(), ranks))


_SUIT, _NO_SUIT = np.uint8(3), np.uint8(4)
_RANK_BIT: Ids = np.int64(1) << (np.arange(52) >> 2)


def _suits_of_five(columns: list[Cards]) -> Cards:
    """(H,): the suit of five or more of a hand's cards, 4 if there is none.

    Suit by suit: numpy compares and adds bytes many at a time, but shifts them one by one.
    """
    suits = np.stack(columns) & _SUIT
    of_five = np.full(suits.shape[1], _NO_SUIT)
    for suit in range(4):
        count = np.add.reduce((suits == suit).view(np.uint8), axis=0, dtype=np.uint8)
        np.copyto(of_five, np.uint8(suit), where=count >= 5)
    return of_five
