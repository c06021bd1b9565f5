"""Boards coded as two small numbers each, counted or dealt; hands evaluated on many boards.

A hand's strength on a board depends only on the board's rank multiset and its suited subset (see `pairs`). Before the
flop the 2,598,960 boards fall into 152,620 classes by those two numbers; the number of boards of a class left in a deck
is a product of small binomials. So an exact figure needs one look per class instead of one per board.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import prod

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Cards, Ids, Strengths, frozen, gather, multiset_number, multisets, subsets
from pokertable.analysis.pairs import (
    CARD_RANK_PAIR,
    NO_SUITED_PAIR,
    RANK_PAIR,
    SUBSETS,
    SUITED_PAIR,
    any_five_flush_table,
    board_table,
    flush_table,
    ranks_mask,
    suited_subset_numbers,
)
from pokertable.analysis.seven import multiset_numbers_of_columns
from pokertable.model.caches import kept
from pokertable.model.ranking.share import PotShare, Ranking

RANK_MULTISETS = 6188
SUITED_BOARDS = 1 + 4 * SUBSETS
"""Number of suited codes of a board: 0 none, else 2288 · suit + the number of the suited subset (from 1)."""


@dataclass(frozen=True)
class Boards:
    """Boards of five cards, or classes of them."""

    ranks: Ids
    """(B,) rank multiset, 0 … 6187."""
    suited: Ids
    """(B,) suited code: 0, or 2288 · suit + number of the suited subset."""
    counts: Ids | None = None
    """(B,) number of boards each entry stands for; None: one each."""

    def __len__(self) -> int:
        return len(self.ranks)

    @property
    def total(self) -> int:
        """Total number of boards."""
        return len(self.ranks) if self.counts is None else int(self.counts.sum())

    def part(self, start: int, stop: int) -> Boards:
        """A slice of the boards."""
        counts = None if self.counts is None else self.counts[start:stop]
        return Boards(self.ranks[start:stop], self.suited[start:stop], counts)


def boards_of_columns(columns: Sequence[Cards]) -> Boards:
    """Boards from five columns of cards, (B,) uint8 each."""
    ranks = multiset_numbers_of_columns(list(columns)).astype(np.int64)
    return Boards(ranks, _suited_numbers(columns))


def _suited_numbers(columns: Sequence[Cards]) -> Ids:
    """Suited code of each board, from the rank mask of each suit."""
    numbers, _ = suited_subset_numbers()
    first = columns[0]
    by_suit = np.zeros(len(first), np.int64)  # 16 bits for each suit
    for column in columns:
        by_suit |= gather(_SUIT_MAJOR_BITS, column.astype(np.int64))
    suited = np.zeros(len(first), np.int64)
    for suit in range(4):
        number = gather(numbers, by_suit >> 16 * suit & 0x1FFF)
        suited += number + SUBSETS * suit * (number > 0)
    return suited


_SUIT_MAJOR_BITS: Ids = np.array([1 << 16 * (card & 3) + (card >> 2) for card in range(52)], np.uint64).view(np.int64)


def completions(board: Sequence[int], live: Sequence[int]) -> Boards:
    """Every completion of `board` to five cards from `live`: as classes if `board` is empty, else one by one."""
    if not board:
        return _all_boards(live)
    missing = subsets(5 - len(board), len(live))
    deck = np.array(live, np.uint8)
    columns = [np.full(len(missing), card, np.uint8) for card in board]
    return boards_of_columns(columns + [deck[column] for column in missing.T])


@kept("boards to draw from")
def drawable(board: tuple[int, ...], live: tuple[int, ...]) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int32]]:
    """Every single board that `completions` stands for, for drawing by random index; the last answer is cached.

    Boards without a possible flush are given by their rank multisets, the others by one packed number each, read by
    `drawn`. Random access is slow over large arrays, so each board takes few bytes.
    """
    boards = completions(board, live)
    ranks, suited = boards.ranks.astype(np.int16), boards.suited.astype(np.int16)
    counts = np.ones(len(boards), np.int64) if boards.counts is None else boards.counts
    plain = suited == 0
    both = np.stack([ranks[~plain], suited[~plain]], axis=1).view(np.int32).ravel()
    return np.repeat(ranks[plain], counts[plain]), np.repeat(both, counts[~plain])


def drawn(numbers: npt.NDArray[np.int32]) -> Boards:
    """Boards decoded from packed numbers of `drawable`."""
    both = numbers.view(np.int16).reshape(-1, 2)
    return Boards(both[:, 0].astype(np.int64), both[:, 1].astype(np.int64))


@dataclass(frozen=True)
class _SuitedClasses:
    """The classes of boards with three to five cards of one suit, (36608,) each.

    A class is a suited subset and the ranks of the other cards (two, one or none, of other suits).
    """

    subset: Ids
    """Number of the suited subset."""
    others: Ids
    """Number of the other cards' ranks: 0 … 90 for two, 91 … 103 for one, 104 for none."""
    ranks: Ids
    """Rank multiset of all five cards."""


@cache
def _suited_classes() -> _SuitedClasses:
    numbers, _ = suited_subset_numbers()
    subset, others, ranks = [], [], []
    first = 0
    for size in (3, 4, 5):
        suited = subsets(size, 13)
        rest = multisets(5 - size) if size < 5 else np.zeros((1, 0), np.uint8)
        five = np.empty((len(suited), len(rest), 5), np.uint8)
        five[:, :, :size] = suited[:, None]
        five[:, :, size:] = rest[None]
        five.sort(axis=2)
        ranks.append(multiset_number(five).ravel())
        subset.append(np.repeat(numbers[ranks_mask(suited.astype(np.int64))], len(rest)))
        others.append(np.tile(np.arange(first, first + len(rest)), len(suited)))
        first += len(rest)
    return _SuitedClasses(np.concatenate(subset), np.concatenate(others), np.concatenate(ranks))


def _all_boards(live: Sequence[int]) -> Boards:
    """All boards that can be dealt from these cards, as classes."""
    classes = _suited_classes()
    _, subset_masks = suited_subset_numbers()
    cards = np.zeros((13, 4), np.int64)
    for card in live:
        cards[card >> 2, card & 3] = 1
    ranks, suited, counts = [], [], []
    unsuited = _count_multisets(cards.sum(axis=1))
    for suit in range(4):
        held = int((cards[:, suit] << np.arange(13)).sum())
        can_deal = ((subset_masks & ~held) == 0).astype(np.int64)
        count = gather(can_deal, classes.subset) * gather(
            _count_others(cards.sum(axis=1) - cards[:, suit]), classes.others
        )
        unsuited -= np.bincount(classes.ranks, count, RANK_MULTISETS).astype(np.int64)
        there = np.flatnonzero(count)
        ranks.append(classes.ranks[there])
        suited.append(classes.subset[there] + SUBSETS * suit)
        counts.append(count[there])
    there = np.flatnonzero(unsuited)
    return Boards(
        np.concatenate([there, *ranks]),
        np.concatenate([np.zeros(len(there), np.int64), *suited]),
        np.concatenate([unsuited[there], *counts]),
    )


def _count_others(left: Ids) -> Ids:
    """(105,): ways to deal the other cards' ranks from `left` (13,) cards of each rank."""
    pairs = multisets(2).astype(np.int64)
    low, high = left[pairs[:, 0]], left[pairs[:, 1]]
    two = np.where(pairs[:, 0] == pairs[:, 1], low * (low - 1) // 2, low * high)
    return np.concatenate([two, left, np.ones(1, np.int64)])


@cache
def _repeats() -> tuple[Ids, Ids, Ids]:
    """Rank multisets (6188, 5), number of earlier equal ranks in the row, and the product of (1 + that number)."""
    ranks = multisets(5).astype(np.int64)
    before = np.stack([(ranks[:, :place] == ranks[:, place : place + 1]).sum(axis=1) for place in range(5)], axis=1)
    return ranks, before, prod((1 + before).T)


def _count_multisets(left: Ids) -> Ids:
    """(6188,): number of boards of each rank multiset, from `left` (13,) cards of each rank: ∏ C(left, times)."""
    ranks, before, repetitions = _repeats()
    counts: Ids = np.maximum(left[ranks] - before, 0).prod(axis=1) // repetitions
    return counts


_OFF_SUIT = 13
"""Rank code for a hole card that is not of the board's suit."""


def _hole_flush_rows() -> Ids:
    """(14, 14): row of `any_five_flush_table` for two hole cards; each index is a rank of the suit or 13."""
    rows = np.zeros((14, 14), np.int64)
    rows[:13, :13] = 14 + SUITED_PAIR
    rows[:13, 13] = rows[13, :13] = 1 + np.arange(13)
    return rows


def _suited_pair_rows() -> Ids:
    """(14, 14): row of `flush_table` for two hole cards; each index is a rank of the suit or 13."""
    rows = np.full((14, 14), NO_SUITED_PAIR, np.int64)
    rows[:13, :13] = SUITED_PAIR
    return rows


_HOLE_FLUSH_ROW: Ids = frozen(_hole_flush_rows())
_SUITED_PAIR_ROW: Ids = frozen(_suited_pair_rows())


@dataclass(frozen=True)
class KnownHand:
    """Strengths of one hand on every board: one table by the board's ranks, one by its suited code."""

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
        """(B,): strength of the hand on each board."""
        values = gather(self.by_ranks, boards.ranks)
        if self.by_suited is not None:
            np.maximum(values, gather(self.by_suited, boards.suited), out=values)
        return values


def _flushes(share: PotShare, ranks: list[int]) -> Strengths:
    """(2289,): strength of the flush that a hand's cards of one suit make with each suited subset."""
    if share.exactly_from_hole is None:
        low, high = (*ranks, _OFF_SUIT, _OFF_SUIT)[:2]
        alone: Strengths = any_five_flush_table()[_HOLE_FLUSH_ROW[low, high]]
        return alone
    rows = [SUITED_PAIR[a, b] for a, b in combinations(ranks, 2)] or [NO_SUITED_PAIR]
    best: Strengths = flush_table()[rows].max(axis=0)
    return best


def strengths_on_boards(share: PotShare, hands: Sequence[Cards], boards: Boards) -> Strengths:
    """(B,): strength of hand i on board i; hands as columns of cards.

    Any number of columns where exactly two hole cards play; two columns where any five cards play.
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
