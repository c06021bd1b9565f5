"""Exact equity of one known Omaha hand against a weighted range, with at least three board cards dealt.

Enumerating deals would take up to 990 boards times 123,410 hands. Instead the opponent's hands are grouped by rank
quad: without flushes all hands of a quad have the same strength on a board, so only the total weight of each quad is
needed for each set of cards to come, by inclusion and exclusion over those one or two cards. Hands that make a flush
are then moved group by group. Boards with the same ranks and the same suited cards are evaluated together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Any

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import (
    Bools,
    Cards,
    Floats,
    Ids,
    Strengths,
    gather,
    multiset_number,
    private_hands,
    subset_number,
    subsets,
    sum_by,
)
from pokertable.analysis.boards import SUITED_BOARDS, Boards, KnownHand, boards_of_columns
from pokertable.analysis.chances import OutcomeWeights
from pokertable.analysis.fourcards import pairs_of_quads, pairs_of_suited_subsets, suited_subset_of_hands
from pokertable.analysis.matchup import KnownCards, Matchup
from pokertable.analysis.pairs import SUBSETS, board_table, flush_table
from pokertable.analysis.ranges import Range
from pokertable.model.ranking.share import PotShare, Ranking

Codes = npt.NDArray[np.uint8]

_QUADS = 1820
_CLASSES_AT_ONCE = 32
_HERO, _OPPONENT = 1, 2
"""Bits of the winners in an outcome."""


@dataclass(frozen=True)
class Counted:
    """Outcome weights and the number of deals counted."""

    tally: OutcomeWeights
    deals: int


def can_count_against(matchup: Matchup) -> bool:
    """Whether `count_against` can answer: four-card hands, one hand against a range or unknown hand, a flop dealt."""
    if matchup.variant.hole_cards != 4 or any(share.exactly_from_hole != 2 for share in matchup.variant.shares):
        return False
    known = sorted(len(holding.cards) for holding in matchup.holdings)
    return known == [0, 4] and len(matchup.board) >= 3


def count_against(matchup: Matchup) -> Counted:
    """The outcomes of a matchup that `can_count_against`, players in the matchup's order."""
    first, second = matchup.holdings
    hero, opponent = (first, second) if first.cards else (second, first)
    weights = _weights(opponent, matchup)
    counting = _Counting(matchup, hero, weights)
    tally = OutcomeWeights(2, len(matchup.variant.shares))
    tally.counts += counting.counts()
    if hero is second:
        tally.counts[:] = tally.counts[_swapped_codes(len(matchup.variant.shares))]
    return Counted(tally, counting.deals())


def _weights(opponent: KnownCards, matchup: Matchup) -> Floats:
    private = matchup.live_ranges[matchup.holdings.index(opponent)]
    return (private or Range.every_hand(4).without(matchup.gone)).weights


def _swapped_codes(shares: int) -> Ids:
    """Outcome codes with the two players exchanged."""
    codes = np.arange(1 << 2 * shares)
    odd = sum(_HERO << 2 * place for place in range(shares))
    return (codes & odd) << 1 | codes >> 1 & odd


class _Counting:
    """The hero's hand against the weighted hands, over all ways to complete the board."""

    def __init__(self, matchup: Matchup, hero: KnownCards, weights: Floats) -> None:
        self._shares = matchup.variant.shares
        live = np.array(matchup.live, np.uint8)
        numbers = np.flatnonzero(weights)
        self._hands = private_hands(4)[numbers]
        self._quads = multiset_number(self._hands >> 2)
        self._weights = weights[numbers]
        self._missing, self._live_cards = matchup.missing_board, len(live)
        self._classes = _Classes.of(matchup.board, live, self._missing)
        position = np.zeros(52, np.int64)
        position[live] = np.arange(len(live))
        self._at = position[self._hands.T.copy()]
        self._hero = [KnownHand.of(share, hero.cards).on(self._classes.boards) for share in self._shares]

    def deals(self) -> int:
        """Number of complete deals: each of the opponent's hands leaves the same number of boards."""
        return len(self._hands) * comb(self._live_cards - 4, self._missing)

    def counts(self) -> Floats:
        """Weight of each outcome, coded as in `OutcomeWeights`."""
        theirs = [_values_of_quads(share, self._classes.boards) for share in self._shares]
        codes = _codes(self._hero, theirs)
        by_quad = _quad_weights(self._classes, self._at, self._quads, self._weights)
        counts = sum_by(codes.ravel(), by_quad.ravel(), 1 << 2 * len(self._shares))
        for place, share in enumerate(self._shares):
            if share.ranking is Ranking.HIGH:
                for suit in range(4):
                    self._move_flushes(counts, place, suit, theirs[place], codes)
        return counts

    def _move_flushes(self, counts: Floats, place: int, suit: int, theirs: Strengths, codes: Codes) -> None:
        """Move hands whose flush ties or beats the hero's hand from their old outcome to the new one."""
        suited = self._classes.boards.suited
        classes = np.flatnonzero((suited - 1) // SUBSETS == suit)
        if not len(classes):
            return
        able = self._able(suit)
        on_boards = flush_table().T[suited[classes] - SUBSETS * suit]
        flushes = gather(on_boards, pairs_of_suited_subsets()).max(axis=1)
        for flush_of, number in zip(flushes, classes.tolist(), strict=True):
            flush, before = gather(flush_of, able.subsets), gather(theirs[number], able.quads)
            hero = self._hero[place][number]
            moved = np.flatnonzero((flush > before) & (flush >= hero) & (before <= hero))
            if not len(moved):
                continue
            weight = able.weights_beside(self._classes.to_come_of(number))[moved]
            old = codes[number, able.quads[moved]].astype(np.int64)
            winners = np.where(flush[moved] > hero, _OPPONENT, _HERO | _OPPONENT)
            new = (old & ~((_HERO | _OPPONENT) << 2 * place)) | winners << 2 * place
            counts += sum_by(new, weight, len(counts)) - sum_by(old, weight, len(counts))

    def _able(self, suit: int) -> _AbleHands:
        """The hands that hold at least two cards of the suit."""
        subset = suited_subset_of_hands(self._hands, suit)
        able = np.flatnonzero(subset)
        at = self._at[:, able]
        return _AbleHands.of(subset[able], self._quads[able], self._weights[able], at, self._live_cards)


@dataclass(frozen=True)
class _Classes:
    """The ways to complete a board, grouped into classes on which every hand has the same strength."""

    boards: Boards
    """(C,): one representative board for each class."""
    to_come: Cards
    """(B, 0 … 2): positions of the cards to come among the live cards, sorted by class."""
    starts: Ids
    """(C,): index in `to_come` at which each class begins."""

    @classmethod
    def of(cls, board: Sequence[int], live: Cards, missing: int) -> _Classes:
        """The classes of this board when `missing` of the live cards are to come."""
        to_come = subsets(missing, len(live))
        dealt = [np.full(len(to_come), card, np.uint8) for card in board]
        boards = boards_of_columns(dealt + [live[column] for column in to_come.T])
        keys = boards.ranks * SUITED_BOARDS + boards.suited
        order = np.argsort(keys, kind="stable")
        starts = _starts(keys[order])
        first = order[starts]
        return cls(Boards(boards.ranks[first], boards.suited[first]), to_come[order], starts)

    def __len__(self) -> int:
        return len(self.starts)

    def of_each(self) -> Ids:
        """(B,): the class of each completion."""
        return np.repeat(np.arange(len(self)), np.diff(self.starts, append=len(self.to_come)))

    def to_come_of(self, number: int) -> Cards:
        """The completions in one class."""
        stop = self.starts[number + 1] if number + 1 < len(self) else len(self.to_come)
        ways: Cards = self.to_come[self.starts[number] : stop]
        return ways


def _quad_weights(classes: _Classes, at: Ids, quads: Ids, weights: Floats) -> Floats:
    """(C, 1820): weight of each rank quad on each class of boards, without hands that hold a card to come.

    `at` gives the hands as sorted positions (4, N); inclusion and exclusion runs over the cards to come.
    """
    of_each, to_come = classes.of_each(), classes.to_come
    sizes = np.bincount(of_each, minlength=len(classes)).astype(np.float64)
    left: Floats = sizes[:, None] * sum_by(quads, weights, _QUADS)
    if not to_come.shape[1]:
        return left
    cards = int(max(at.max(), to_come.max())) + 1
    by_card = sum_by((at * _QUADS + quads).ravel(), np.tile(weights, 4), cards * _QUADS).reshape(cards, _QUADS)
    for start in range(0, len(classes), _CLASSES_AT_ONCE):
        starts = classes.starts[start : start + _CLASSES_AT_ONCE]
        stop = classes.starts[start + len(starts)] if start + len(starts) < len(classes) else len(to_come)
        part = to_come[starts[0] : stop]
        gone = by_card[part[:, 0]]
        if part.shape[1] == 2:
            gone += by_card[part[:, 1]]
        left[start : start + len(starts)] -= np.add.reduceat(gone, starts - starts[0], axis=0)
    if to_come.shape[1] == 2:
        row_of_pair = np.zeros(comb(cards, 2), np.int64)
        row_of_pair[subset_number(to_come)] = of_each * _QUADS
        for low, high in combinations(range(4), 2):
            pair = at[high] * (at[high] - 1) // 2 + at[low]
            left += sum_by(gather(row_of_pair, pair) + quads, weights, left.size).reshape(left.shape)
    return left


def _starts(ordered: Ids) -> Ids:
    """Indices at which runs of equal numbers begin."""
    begins = np.ones(len(ordered), np.bool_)
    np.not_equal(ordered[1:], ordered[:-1], out=begins[1:])
    return np.flatnonzero(begins)


@dataclass(frozen=True)
class _AbleHands:
    """Hands with two or more cards of one suit, grouped by suited subset and rank quad."""

    subsets: Ids
    """(G,) suited subset of each group."""
    quads: Ids
    """(G,) rank quad of each group."""
    starts: Ids
    """(G,) index at which each group's hands begin in `weights`."""
    weights: Floats
    """(N,) weight of each hand."""
    without: Bools
    """(cards, N) whether a hand lacks the live card at a position."""

    @classmethod
    def of(cls, subsets: Ids, quads: Ids, weights: Floats, at: Ids, cards: int) -> _AbleHands:
        """Group hands given by subset, quad, weight and the positions (4, N) of their cards."""
        keys = subsets * _QUADS + quads
        order = np.argsort(keys)
        keys = keys[order]
        starts = _starts(keys)
        groups = keys[starts]
        without = np.ones((cards, len(order)), np.bool_)
        without[at[:, order], np.arange(len(order))] = False
        return cls(groups // _QUADS, groups % _QUADS, starts, weights[order], without)

    def weights_beside(self, ways: Cards) -> Floats:
        """(G,) weight of each group without hands that hold a way's cards, summed over the ways, (W, 0 … 2)."""
        beside: Any = 1
        if ways.shape[1]:
            free = self.without[ways[:, 0]]
            for column in ways.T[1:]:
                free &= self.without[column]
            beside = free.sum(axis=0, dtype=np.uint8)  # a class has at most 16 completions
        sums: Floats = np.add.reduceat(self.weights * beside, self.starts)
        return sums


def _values_of_quads(share: PotShare, boards: Boards) -> Strengths:
    """(B, 1820): strength of each rank quad on each board, flushes ignored."""
    different, which = np.unique(boards.ranks, return_inverse=True)
    rows = board_table(share)[:, different].T
    best: Strengths = gather(rows, pairs_of_quads()).max(axis=1)[which]
    return best


def _codes(known: Sequence[Strengths], theirs: Sequence[Strengths]) -> Codes:
    """(B, 1820): the outcome of the hero's hand against each quad."""
    codes = np.zeros(theirs[0].shape, np.uint8)
    for place, (hero, opponent) in enumerate(zip(known, theirs, strict=True)):
        mine = hero[:, None]
        winners = (mine >= opponent).view(np.uint8) * np.uint8(_HERO)
        winners |= (opponent >= mine).view(np.uint8) * np.uint8(_OPPONENT)
        winners[(mine | opponent) == 0] = 0
        codes |= winners << np.uint8(2 * place)
    return codes
