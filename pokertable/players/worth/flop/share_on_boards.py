"""One share of the pot on many boards: hands' strengths from their pairs of hole cards."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

import numpy as np

from pokertable.analysis.arrays import Cards, Ids, Strengths, frozen, gather
from pokertable.analysis.boards import Boards
from pokertable.analysis.pairs import (
    CARD_RANK_PAIR,
    CARD_SUITED_PAIR,
    NO_SUITED_PAIR,
    SUBSETS,
    any_five_flush_table,
    board_table,
    flush_table,
)
from pokertable.model.ranking.share import PotShare, Ranking


class ShareOnBoards:
    """One share of the pot on many boards: tables by rank pair and by suited pair."""

    def __init__(self, ranks: Strengths, flushes: list[Flushes]) -> None:
        self._ranks = ranks
        self.flushes = flushes

    @classmethod
    def of(cls, share: PotShare, boards: Boards) -> ShareOnBoards:
        """The tables of these boards."""
        suits = range(4) if share.ranking is Ranking.HIGH else ()
        ranks = np.ascontiguousarray(gather(board_table(share), boards.ranks).T)
        return cls(ranks, [flushes for suit in suits if (flushes := Flushes.of(share, boards, suit))])

    def part(self, rows: slice) -> ShareOnBoards:
        """The tables of some of the boards."""
        return ShareOnBoards(self._ranks[rows], [part for each in self.flushes if (part := each.part(rows))])

    def values(self, hands: Cards, pairs: Ids) -> Strengths:
        """(B, H): strength of each hand on each board."""
        values = self.by_ranks(pairs)
        for flushes in self.flushes:
            flushes.lift(values, hands, pairs)
        return values

    def by_ranks(self, pairs: Ids) -> Strengths:
        """(B, H): strengths without flushes."""
        best = gather(self._ranks, gather(CARD_RANK_PAIR, pairs).ravel())
        values: Strengths = best.reshape(len(best), *pairs.shape).max(axis=1)
        return values


class Flushes:
    """The flushes of one suit, on the boards with at least three cards of it."""

    def __init__(self, suit: int, boards: Ids, rows: Strengths, *, any_five: bool) -> None:
        self.suit = suit
        self.boards = boards
        self._rows = rows
        self._any_five = any_five

    @classmethod
    def of(cls, share: PotShare, boards: Boards, suit: int) -> Flushes:
        """The table of these boards."""
        any_five = plays_any_five(share)
        on = np.flatnonzero((boards.suited > SUBSETS * suit) & (boards.suited <= SUBSETS * (suit + 1)))
        table = any_five_flush_table() if any_five else flush_table()
        rows = np.ascontiguousarray(table[:, boards.suited[on] - SUBSETS * suit].T)
        return cls(suit, on, rows, any_five=any_five)

    def part(self, rows: slice) -> Flushes:
        """The table of some of the boards."""
        first, last = self.boards.searchsorted([rows.start, rows.stop])
        boards = self.boards[first:last] - rows.start
        return Flushes(self.suit, boards, self._rows[first:last], any_five=self._any_five)

    def __len__(self) -> int:
        return len(self.boards)

    def lift(self, values: Strengths, hands: Cards, pairs: Ids) -> None:
        """Raise the values, (B, H), of hands that make a flush."""
        values[self.boards] = np.maximum(values[self.boards], self.strengths(hands, pairs))

    def strengths(self, hands: Cards, pairs: Ids) -> Strengths:
        """(boards, H): the flushes on these boards, 0 for none."""
        return self.of_rows(flush_rows(self._any_five, hands, pairs, self.suit))

    def of_rows(self, rows: Ids) -> Strengths:
        """(boards, H): the flushes of hands with these rows of the flush table, (k, H)."""
        flushes = gather(self._rows, rows.ravel()).reshape(len(self.boards), *rows.shape)
        strengths: Strengths = flushes.max(axis=1)
        return strengths


def hole_pairs(hands: Cards) -> Ids:
    """(pairs, H): the pairs of hole cards as 52 a + b."""
    columns = hands.T.astype(np.int64)
    first, second = _pair_places(len(columns))
    pairs: Ids = 52 * columns[first] + columns[second]
    return pairs


@lru_cache(maxsize=8)
def _pair_places(cards: int) -> tuple[list[int], list[int]]:
    places = list(combinations(range(cards), 2))
    return [first for first, _ in places], [second for _, second in places]


def plays_any_five(share: PotShare) -> bool:
    """Whether own and board cards play in any number."""
    return share.exactly_from_hole is None


def flush_rows(any_five: bool, hands: Cards, pairs: Ids, suit: int) -> Ids:
    """(1, H) or (pairs, H): the rows of the flush table for these hands."""
    return _any_five_rows(hands, suit) if any_five else _suited_pair_rows(pairs, suit)


def _suited_pair_rows(pairs: Ids, suit: int) -> Ids:
    """(pairs, H): the row of `flush_table` for each pair of hole cards."""
    return np.where(pairs % 4 == suit, gather(CARD_SUITED_PAIR, pairs), NO_SUITED_PAIR)


def _any_five_rows(hands: Cards, suit: int) -> Ids:
    """(1, H): the row of `any_five_flush_table` for two hole cards."""
    low, high = np.where((hands & 3) == suit, hands >> 2, _OFF_SUIT).T.astype(np.int64)
    return gather(_HOLE_FLUSH_ROW, 14 * low + high)[None]


_OFF_SUIT = 13
"""Rank code for a hole card that is not of the board's suit."""


def _holeflush_rows() -> Ids:
    """(14 · 14,): the row of `any_five_flush_table` for two hole cards, each a rank of the suit or 13."""
    rows = np.zeros((14, 14), np.int64)
    ranks = 4 * np.arange(13)
    rows[:13, :13] = 14 + CARD_SUITED_PAIR[52 * ranks[:, None] + ranks]
    rows[:13, 13] = rows[13, :13] = 1 + np.arange(13)
    return frozen(rows.ravel())


_HOLE_FLUSH_ROW = _holeflush_rows()
