"""Hands on many boards at once: one known hand, or a different hand on each board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from pokertable.analysis.arrays import Cards, Ids, Strengths, frozen, gather
from pokertable.analysis.boards import RANK_MULTISETS, SUITED_BOARDS, Boards
from pokertable.analysis.pairs import (
    CARD_RANK_PAIR,
    NO_SUITED_PAIR,
    RANK_PAIR,
    SUBSETS,
    SUITED_PAIR,
    any_five_flush_table,
    board_table,
    flush_table,
)
from pokertable.model.ranking.share import PotShare, Ranking

_OFF_SUIT = 13
"""Stands for the rank of a hole card that is not of the board's suit."""


def _hole_flush_rows() -> Ids:
    """(14, 14): the row of `any_five_flush_table` for two hole cards, each a rank of the suit or 13."""
    rows = np.zeros((14, 14), np.int64)
    rows[:13, :13] = 14 + SUITED_PAIR
    rows[:13, 13] = rows[13, :13] = 1 + np.arange(13)
    return rows


def _suited_pair_rows() -> Ids:
    """(14, 14): the row of `flush_table` for two hole cards, each a rank of the suit or 13."""
    rows = np.full((14, 14), NO_SUITED_PAIR, np.int64)
    rows[:13, :13] = SUITED_PAIR
    return rows


_HOLE_FLUSH_ROW: Ids = frozen(_hole_flush_rows())
_SUITED_PAIR_ROW: Ids = frozen(_suited_pair_rows())


@dataclass(frozen=True)
class KnownHand:
    """What one hand is worth on every board, in a table by the board's ranks and one by what is suited on it."""

    by_ranks: Strengths
    """(6188,)"""
    by_suited: Strengths | None
    """(9153,), None where no flush can count."""

    @classmethod
    def of(cls, share: PotShare, hand: Sequence[int]) -> KnownHand:
        """The tables of one hand of a flop game under a share."""
        pairs = [RANK_PAIR[a >> 2, b >> 2] for a, b in combinations(hand, 2)]
        by_ranks = board_table(share)[pairs].max(axis=0)
        if share.ranking is not Ranking.HIGH:
            return cls(by_ranks, None)
        by_suited = np.zeros(SUITED_BOARDS, np.int16)
        for suit in range(4):
            ranks = [card >> 2 for card in hand if card & 3 == suit]
            by_suited[1 + SUBSETS * suit : 1 + SUBSETS * (suit + 1)] = _flushes(share, ranks)[1:]
        return cls(by_ranks, by_suited if by_suited.any() else None)

    def on(self, boards: Boards) -> Strengths:
        """Its strength on each board: (B,)."""
        values = gather(self.by_ranks, boards.ranks)
        if self.by_suited is not None:
            np.maximum(values, gather(self.by_suited, boards.suited), out=values)
        return values


def _flushes(share: PotShare, ranks: list[int]) -> Strengths:
    """(2289,): the flush of a hand's cards of one suit with each suited subset."""
    if share.exactly_from_hole is None:
        low, high = (*ranks, _OFF_SUIT, _OFF_SUIT)[:2]
        alone: Strengths = any_five_flush_table()[_HOLE_FLUSH_ROW[low, high]]
        return alone
    rows = [SUITED_PAIR[a, b] for a, b in combinations(ranks, 2)] or [NO_SUITED_PAIR]
    best: Strengths = flush_table()[rows].max(axis=0)
    return best


def strengths_on_boards(share: PotShare, hands: Sequence[Cards], boards: Boards) -> Strengths:
    """Strength of hand i on board i, the hands given as columns of cards: (B,).

    Exactly two hole cards play with any number of columns; where any five play the hands have two cards.
    """
    columns = [column.astype(np.int64) for column in hands]
    table = board_table(share).ravel()
    best = np.zeros(len(boards), np.int16)
    for first, second in combinations(columns, 2):
        pair = gather(CARD_RANK_PAIR, 52 * first + second)
        np.maximum(best, gather(table, RANK_MULTISETS * pair + boards.ranks), out=best)
    if share.ranking is Ranking.HIGH:
        _raise_flushes(share, columns, boards, best)
    return best


def _raise_flushes(share: PotShare, columns: list[Ids], boards: Boards, best: Strengths) -> None:
    suited = np.flatnonzero(boards.suited)
    suit = (boards.suited[suited] - 1) // SUBSETS
    subset = boards.suited[suited] - SUBSETS * suit
    ranks = []
    for column in columns:
        cards = column[suited]
        ranks.append(np.where((cards & 3) == suit, cards >> 2, _OFF_SUIT))
    any_five = share.exactly_from_hole is None
    rows = (_HOLE_FLUSH_ROW if any_five else _SUITED_PAIR_ROW).ravel()
    table = (any_five_flush_table() if any_five else flush_table()).ravel()
    flushes = np.zeros(len(suited), np.int16)
    for first, second in combinations(ranks, 2):
        row = gather(rows, 14 * first + second)
        np.maximum(flushes, gather(table, (SUBSETS + 1) * row + subset), out=flushes)
    best[suited] = np.maximum(best[suited], flushes)
