"""Exact equity of one known hand against an unknown one, at most one card to come, two hole cards playing.

With six hole cards there are five million hands on each of some forty boards. Without flushes all hands of one rank
multiset have the same strength on a board; flushes depend only on the cards of the board's suit. So hands are counted
by those two: cards of the suit one by one, the others by rank.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations

import numpy as np

from pokertable.analysis.arrays import (
    Cards,
    Floats,
    Ids,
    Strengths,
    gather,
    multiset_number,
    multisets,
    subsets,
    sum_by,
)
from pokertable.analysis.evaluate import strengths
from pokertable.analysis.pairs import NO_SUITED_PAIR, SUITED_PAIR, BoardIds, rank_pair_row, suited_pair_row
from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.variant import Variant

_RANKS, _SUITS, _BOARD = 13, 4, 5
_WORSE, _TIED, _BETTER, _NONE = range(4)
"""Result of the unknown hand against the known one under a share; none: neither hand qualifies."""


@dataclass(frozen=True)
class Outcomes:
    """The known hand's winnings: `parts` (shares, O) of the pot, and the number of deals of each outcome, (O,)."""

    parts: Floats
    deals: Ids


def can_count_unknown(variant: Variant, board: Sequence[Card]) -> bool:
    """Whether `against_unknown` can answer: exactly two hole cards play, and at most one board card is to come."""
    return (
        variant.board_cards > 0
        and len(board) >= _BOARD - 1
        and all(share.exactly_from_hole == 2 for share in variant.shares)
    )


def against_unknown(variant: Variant, hand: Sequence[Card], board: Sequence[Card]) -> Outcomes:
    """The outcomes over every opposing hand and every card to come, where `can_count_unknown`."""
    shares = variant.shares
    counts = np.zeros(4 ** len(shares))
    for last in _last_cards(hand, board):
        counts += _on_board(shares, hand, (*board, *last))
    parts = np.array([_parts(code, len(shares)) for code in range(len(counts))]).T
    return Outcomes(parts, counts.astype(np.int64))


def _last_cards(hand: Sequence[Card], board: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    if len(board) == _BOARD:
        yield ()
        return
    for card in DECK:
        if card not in hand and card not in board:
            yield (card,)


def _parts(code: int, shares: int) -> list[float]:
    """The part of the pot that the known hand wins in each share; `code` has two bits per share."""
    each = [code >> 2 * at & 3 for at in range(shares)]
    awarded = max(1, sum(one != _NONE for one in each))
    return [(one == _WORSE) / awarded + (one == _TIED) / 2 / awarded for one in each]


def _on_board(shares: Sequence[PotShare], hand: Sequence[Card], board: Sequence[Card]) -> Floats:
    """(4 ** shares,): number of opposing hands per outcome on a complete board."""
    ids = BoardIds.of(board)
    left = np.ones((_RANKS, _SUITS), np.int64)
    for card in (*hand, *board):
        left[card.rank, card.suit] = 0
    size = len(hand)
    mine = [int(strengths(share, np.array([list(hand)]), board)[0]) for share in shares]
    by_ranks = [_compared(_of_ranks(share, ids, size), own) for share, own in zip(shares, mine, strict=True)]
    flushes = [share.ranking is Ranking.HIGH and ids.suit >= 0 for share in shares]
    if not any(flushes):
        codes = np.bitwise_or.reduce([each << 2 * at for at, each in enumerate(by_ranks)])
        return sum_by(codes, _ways(left.sum(axis=1), multisets(size)), 4 ** len(shares))
    of_suit, others = left[:, ids.suit], left.sum(axis=1) - left[:, ids.suit]
    counts = np.zeros(4 ** len(shares))
    for suited in range(size + 1):
        number = _with_suited(suited, size)
        ways = np.outer(of_suit[subsets(suited, _RANKS)].prod(axis=1), _ways(others, multisets(size - suited)))
        codes = np.zeros(ways.shape, np.int64)
        for at, (ranks, own, flush) in enumerate(zip(by_ranks, mine, flushes, strict=True)):
            outcome = gather(ranks, number)
            if flush:
                outcome = np.maximum(outcome, _compared(_flushes(ids, suited), own)[:, None])
            codes |= outcome << 2 * at
        counts += sum_by(codes.ravel(), ways.ravel(), 4 ** len(shares))
    return counts


def _compared(values: Strengths, own: int) -> Ids:
    """Result of hands of these strengths against one strength, 0 being no hand."""
    found = np.where(values > own, _BETTER, np.where(values == own, _TIED, _WORSE))
    return np.where((values == 0) & (own == 0), _NONE, found)


def _of_ranks(share: PotShare, board: BoardIds, size: int) -> Strengths:
    """Strength of each rank multiset of a hand, flushes ignored."""
    best: Strengths = gather(rank_pair_row(share, board), _pairs_of_ranks(size)).max(axis=0)
    return best


def _flushes(board: BoardIds, suited: int) -> Strengths:
    """Strength of the flush of each set of `suited` cards of the board's suit; 0 for fewer than two cards."""
    best: Strengths = gather(suited_pair_row(board), _pairs_of_suited(suited)).max(axis=0)
    return best


@cache
def _pairs_of_ranks(size: int) -> Ids:
    """(pairs, multisets): the rank pairs of each rank multiset."""
    ranks = multisets(size)
    return np.stack([multiset_number(ranks[:, pair]) for pair in combinations(range(size), 2)])


@cache
def _pairs_of_suited(size: int) -> Ids:
    """(pairs, sets): the suited pairs of each set of ranks of one suit."""
    ranks = subsets(size, _RANKS)
    if size < 2:
        return np.full((1, len(ranks)), NO_SUITED_PAIR, np.int64)
    return np.stack([SUITED_PAIR[ranks[:, one], ranks[:, two]] for one, two in combinations(range(size), 2)])


@cache
def _with_suited(suited: int, size: int) -> Ids:
    """(sets, multisets): rank multiset of a hand of this size, by its cards of the board's suit and its others."""
    of_suit, others = subsets(suited, _RANKS), multisets(size - suited)
    both = np.empty((len(of_suit), len(others), size), np.uint8)
    both[:, :, :suited] = of_suit[:, None]
    both[:, :, suited:] = others[None]
    both.sort(axis=2)
    return multiset_number(both)


def _ways(left: Ids, ranks: Cards) -> Ids:
    """Number of ways to deal each sorted rank multiset (M, k) from `left` (13,) cards of each rank."""
    ways = np.ones(len(ranks), np.int64)
    again = np.zeros(len(ranks), np.int64)
    for at in range(ranks.shape[1]):
        again = np.where(ranks[:, at] == ranks[:, at - 1], again + 1, 0) if at else again
        ways = ways * np.maximum(left[ranks[:, at]] - again, 0) // (again + 1)
    return ways
