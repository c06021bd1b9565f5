"""One known Omaha hand against a weighted range, exactly, with three or more board cards out.

Deal by deal that is up to 990 boards times 123,410 hands. Instead the opponent's hands are taken by rank quad:
flushes apart, all hands of a quad are worth the same on a board, so what counts is the weight of each quad once the
cards to come are out, by inclusion and exclusion over the one or two of them. The hands that a flush lifts are then
moved one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Any

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, Strengths, gather, sum_by
from pokertable.analysis.boards import Boards, boards_of_columns
from pokertable.analysis.chances import OutcomeWeights
from pokertable.analysis.combinations import multiset_number, subset_number, subsets
from pokertable.analysis.fourcards import pairs_of_quads, pairs_of_suited_subsets, suited_subset_of_hands
from pokertable.analysis.hands import private_hands
from pokertable.analysis.matchup import Holding, Matchup
from pokertable.analysis.onboards import KnownHand
from pokertable.analysis.pairs import SUBSETS, board_table, flush_table
from pokertable.analysis.ranges import Range
from pokertable.model.ranking.share import PotShare, Ranking

Codes = npt.NDArray[np.uint8]

_QUADS = 1820
_BOARDS_AT_ONCE = 128
_HERO, _OPPONENT = 1, 2
"""Bits of the winners in an outcome."""


@dataclass(frozen=True)
class Counted:
    """Outcomes by weight, and the number of deals behind them."""

    tally: OutcomeWeights
    deals: int


def can_count_against(matchup: Matchup) -> bool:
    """Whether it is such a matchup: a four-card game, a hand against a range or an unknown one, at least a flop."""
    if matchup.variant.hole_cards != 4 or any(share.exactly_from_hole != 2 for share in matchup.variant.shares):
        return False
    known = sorted(len(holding.cards) for holding in matchup.holdings)
    return known == [0, 4] and len(matchup.board) >= 3


def count_against(matchup: Matchup) -> Counted:
    """The outcomes of a matchup that `can_count_against`, by player in its order."""
    first, second = matchup.holdings
    hero, opponent = (first, second) if first.cards else (second, first)
    weights = _weights(opponent, matchup)
    counting = _Counting(matchup, hero, weights)
    tally = OutcomeWeights(2, len(matchup.variant.shares))
    tally.counts += counting.counts()
    if hero is second:
        tally.counts[:] = tally.counts[_swapped_codes(len(matchup.variant.shares))]
    return Counted(tally, counting.deals())


def _weights(opponent: Holding, matchup: Matchup) -> Floats:
    private = opponent.private or Range.every_hand(4)
    return private.without(matchup.gone).weights


def _swapped_codes(shares: int) -> Ids:
    """Outcome codes with the two players exchanged."""
    codes = np.arange(1 << 2 * shares)
    odd = sum(_HERO << 2 * place for place in range(shares))
    return (codes & odd) << 1 | codes >> 1 & odd


class _Counting:
    """The hero's hand against the weighted hands, over all ways to complete the board."""

    def __init__(self, matchup: Matchup, hero: Holding, weights: Floats) -> None:
        self._shares = matchup.variant.shares
        self._live = np.array(matchup.live, np.uint8)
        self._missing = matchup.missing_board
        numbers = np.flatnonzero(weights)
        self._hands = private_hands(4)[numbers]
        self._quads = multiset_number(self._hands >> 2)
        self._weights = weights[numbers]
        self._to_come = subsets(self._missing, len(self._live))
        come = [self._live[column] for column in self._to_come.T]
        dealt = [np.full(len(self._to_come), card, np.uint8) for card in matchup.board]
        self._boards = boards_of_columns(dealt + come)
        self._position = np.zeros(52, np.int64)
        self._position[self._live] = np.arange(len(self._live))
        self._able_hands: dict[int, _AbleHands] = {}
        self._known = [KnownHand.of(share, hero.cards).on(self._boards) for share in self._shares]

    def deals(self) -> int:
        """Complete deals: every hand leaves the board as many cards."""
        return len(self._hands) * comb(len(self._live) - 4, self._missing)

    def counts(self) -> Floats:
        """Weight of each outcome, coded as in `OutcomeWeights`."""
        counts = np.zeros(1 << 2 * len(self._shares))
        quad_weights = _QuadWeights(self._position[self._hands], self._quads, self._weights, self._missing)
        for start in range(0, len(self._boards), _BOARDS_AT_ONCE):
            part = slice(start, start + _BOARDS_AT_ONCE)
            boards = self._boards.part(part.start, part.stop)
            known = [values[part] for values in self._known]
            theirs = [_values_of_quads(share, boards) for share in self._shares]
            codes = _codes(known, theirs)
            counts += sum_by(codes.ravel(), quad_weights.after(self._to_come[part]).ravel(), len(counts))
            for place, share in enumerate(self._shares):
                if share.ranking is Ranking.HIGH:
                    self._move_flushes(counts, place, part, known[place], theirs[place], codes)
        return counts

    def _move_flushes(
        self, counts: Floats, place: int, part: slice, known: Strengths, theirs: Strengths, codes: Codes
    ) -> None:
        """Take the hands that a flush lifts to the hero's hand or past it out of their old outcome into the new one."""
        boards, to_come = self._boards.part(part.start, part.stop), self._to_come[part]
        for suit in range(4):
            suited = np.flatnonzero((boards.suited - 1) // SUBSETS == suit)
            if not len(suited):
                continue
            able = self._able(suit)
            on_boards = flush_table().T[boards.suited[suited] - SUBSETS * suit]
            flushes = gather(on_boards, pairs_of_suited_subsets()).max(axis=1)
            for row, board in enumerate(suited.tolist()):
                flush = gather(flushes[row], able.subsets)
                before = gather(theirs[board], able.quads)
                hero = known[board]
                moved = np.flatnonzero((flush > before) & (flush >= hero) & (before <= hero))
                if not len(moved):
                    continue
                weight = able.weights_without(to_come[board])[moved]
                old = codes[board, able.quads[moved]].astype(np.int64)
                winners = np.where(flush[moved] > hero, _OPPONENT, _HERO | _OPPONENT)
                new = (old & ~((_HERO | _OPPONENT) << 2 * place)) | winners << 2 * place
                counts += sum_by(new, weight, len(counts)) - sum_by(old, weight, len(counts))

    def _able(self, suit: int) -> _AbleHands:
        """The hands that may have a flush of the suit."""
        if suit not in self._able_hands:
            subset = suited_subset_of_hands(self._hands, suit)
            able = np.flatnonzero(subset)
            at = self._position[self._hands[able]]
            self._able_hands[suit] = _AbleHands.of(
                subset[able], self._quads[able], self._weights[able], at, len(self._live)
            )
        return self._able_hands[suit]


@dataclass(frozen=True)
class _AbleHands:
    """Hands with two or more cards of one suit, those alike in suited subset and rank quad together."""

    subsets: Ids
    """(G,) suited subset of each group."""
    quads: Ids
    """(G,) rank quad of each group."""
    starts: Ids
    """(G,) where each group's hands begin in what follows."""
    weights: Floats
    """(N,) weight of each hand."""
    without: Bools
    """(cards, N) whether a hand does not hold the live card at a position."""

    @classmethod
    def of(cls, subsets: Ids, quads: Ids, weights: Floats, at: Ids, cards: int) -> _AbleHands:
        """Group hands given by subset, quad, weight and the positions (N, 4) of their cards."""
        keys = subsets * _QUADS + quads
        order = np.argsort(keys)
        groups, starts = np.unique(keys[order], return_index=True)
        without = np.ones((cards, len(order)), np.bool_)
        without[at[order].T, np.arange(len(order))] = False
        return cls(groups // _QUADS, groups % _QUADS, starts, weights[order], without)

    def weights_without(self, positions: Cards) -> Floats:
        """(G,) weight of each group, hands that hold a card at one of the positions left out."""
        left: Any = self.weights
        for position in positions:
            left = left * self.without[position]
        sums: Floats = np.add.reduceat(left, self.starts)
        return sums


class _QuadWeights:
    """Weight of each rank quad, the cards to come taken out of the hands by inclusion and exclusion."""

    def __init__(self, at: Ids, quads: Ids, weights: Floats, missing: int) -> None:
        """Of hands given by the positions (N, 4) of their cards, sorted; `missing` cards are to come."""
        self._all = sum_by(quads, weights, _QUADS)
        if missing >= 1:
            self._by_card = _weights_by(at[:, [[0], [1], [2], [3]]], quads, weights, 52)
        if missing == 2:
            pairs = at[:, list(combinations(range(4), 2))]
            self._by_pair = _weights_by(pairs, quads, weights, comb(int(at.max()) + 1, 2))

    def after(self, to_come: Cards) -> Floats:
        """(B, 1820): the weights when the cards at these positions, (B, 0 … 2), are on the board."""
        left: Floats = np.repeat(self._all[None], len(to_come), axis=0)
        for column in to_come.T:
            left -= self._by_card[column]
        if to_come.shape[1] == 2:
            left += self._by_pair[subset_number(to_come)]
        return left


def _weights_by(sets: Ids, quads: Ids, weights: Floats, groups: int) -> Floats:
    """(groups, 1820): weight of each quad among the hands that hold a set of positions: (N, ways, size), sorted."""
    keys = subset_number(sets) * _QUADS + quads[:, None]
    ways = keys.shape[1]
    return sum_by(keys.ravel(), np.repeat(weights, ways), groups * _QUADS).reshape(groups, _QUADS)


def _values_of_quads(share: PotShare, boards: Boards) -> Strengths:
    """(B, 1820): strength of each rank quad on each board, flushes apart."""
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
