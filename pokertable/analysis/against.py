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

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Cards, Floats, Ids, Masks, Strengths, gather, sum_by
from pokertable.analysis.boards import Boards, boards_of_columns
from pokertable.analysis.combinations import multiset_number, subset_number, subsets
from pokertable.analysis.fourcards import pairs_of_quads, pairs_of_suited_subsets, suited_subset_of_hands
from pokertable.analysis.hands import card_masks, private_hand_masks, private_hands
from pokertable.analysis.onboards import KnownHand
from pokertable.analysis.pairs import SUBSETS, board_table, flush_table
from pokertable.analysis.ranges import Range
from pokertable.analysis.spot import Holding, Spot
from pokertable.analysis.tally import Tally
from pokertable.model.ranking.share import PotShare, Ranking

Codes = npt.NDArray[np.uint8]

_QUADS = 1820
_BOARDS_AT_ONCE = 128
_HERO, _OPPONENT = 1, 2
"""Bits of the winners in an outcome."""


@dataclass(frozen=True)
class Counted:
    """Outcomes by weight, and the number of deals behind them."""

    tally: Tally
    deals: int


def can_count_against(spot: Spot) -> bool:
    """Whether a spot is such: a four-card game, a hand against a range or an unknown one, three or more cards out."""
    if spot.variant.hole_cards != 4 or any(share.exactly_from_hole != 2 for share in spot.variant.shares):
        return False
    known = sorted(len(holding.cards) for holding in spot.holdings)
    return known == [0, 4] and len(spot.board) >= 3


def count_against(spot: Spot) -> Counted:
    """The outcomes of a spot that `can_count_against`, by player in its order."""
    first, second = spot.holdings
    hero, opponent = (first, second) if first.cards else (second, first)
    weights = _weights(opponent, spot)
    counting = _Counting(spot, hero, weights)
    tally = Tally(2, len(spot.variant.shares))
    tally.counts += counting.counts()
    if hero is second:
        tally.counts[:] = tally.counts[_swapped_codes(len(spot.variant.shares))]
    return Counted(tally, counting.deals())


def _weights(opponent: Holding, spot: Spot) -> Floats:
    private = opponent.private or Range.every_hand(4)
    return private.without(spot.gone).weights


def _swapped_codes(shares: int) -> Ids:
    """Outcome codes with the two players exchanged."""
    codes = np.arange(1 << 2 * shares)
    odd = sum(_HERO << 2 * place for place in range(shares))
    return (codes & odd) << 1 | codes >> 1 & odd


class _Counting:
    """The hero's hand against the weighted hands, over all ways to complete the board."""

    def __init__(self, spot: Spot, hero: Holding, weights: Floats) -> None:
        self._shares = spot.variant.shares
        self._live = np.array(spot.live, np.uint8)
        self._missing = spot.missing_board
        numbers = np.flatnonzero(weights)
        self._hands = private_hands(4)[numbers]
        self._masks = private_hand_masks(4)[numbers]
        self._quads = multiset_number(self._hands >> 2)
        self._weights = weights[numbers]
        self._to_come = subsets(self._missing, len(self._live))
        come = [self._live[column] for column in self._to_come.T]
        dealt = [np.full(len(self._to_come), card, np.uint8) for card in spot.board]
        self._boards = boards_of_columns(dealt + come)
        self._come_masks = card_masks(self._live[self._to_come])
        self._known = [KnownHand.of(share, hero.cards).on(self._boards) for share in self._shares]

    def deals(self) -> int:
        """Complete deals: every hand leaves the board as many cards."""
        return len(self._hands) * comb(len(self._live) - 4, self._missing)

    def counts(self) -> Floats:
        """Weight of each outcome, coded as in `Tally`."""
        counts = np.zeros(1 << 2 * len(self._shares))
        quad_weights = _QuadWeights(self._hands, self._quads, self._weights, self._live, self._missing)
        for start in range(0, len(self._boards), _BOARDS_AT_ONCE):
            part = slice(start, start + _BOARDS_AT_ONCE)
            boards = self._boards.part(part.start, part.stop)
            known = [values[part] for values in self._known]
            theirs = [_values_of_quads(share, boards) for share in self._shares]
            codes = _codes(known, theirs)
            counts += sum_by(codes.ravel(), quad_weights.after(self._to_come[part]).ravel(), len(counts))
            for place, share in enumerate(self._shares):
                if share.ranking is Ranking.HIGH:
                    self._move_flushes(
                        counts, place, boards, self._come_masks[part], known[place], theirs[place], codes
                    )
        return counts

    def _move_flushes(
        self,
        counts: Floats,
        place: int,
        boards: Boards,
        come: Masks,
        known: Strengths,
        theirs: Strengths,
        codes: Codes,
    ) -> None:
        """Take the hands that a flush lifts to the hero's hand or past it out of their old outcome into the new one."""
        for suit in range(4):
            suited = np.flatnonzero((boards.suited - 1) // SUBSETS == suit)
            if not len(suited):
                continue
            subsets_of_suit = suited_subset_of_hands(self._hands, suit)
            able = np.flatnonzero(subsets_of_suit)
            subset, quad, mask, weight = (
                array[able] for array in (subsets_of_suit, self._quads, self._masks, self._weights)
            )
            flushes = gather(flush_table().T[boards.suited[suited] - SUBSETS * suit], pairs_of_suited_subsets()).max(
                axis=1
            )
            for row, board in enumerate(suited.tolist()):
                flush = gather(flushes[row], subset)
                before = gather(theirs[board], quad)
                hero = known[board]
                moved = np.flatnonzero((flush > before) & (flush >= hero) & (before <= hero))
                moved = moved[(mask[moved] & come[board]) == 0]
                old = codes[board, quad[moved]].astype(np.int64)
                winners = np.where(flush[moved] > hero, _OPPONENT, _HERO | _OPPONENT)
                new = (old & ~((_HERO | _OPPONENT) << 2 * place)) | winners << 2 * place
                counts += sum_by(new, weight[moved], len(counts))
                counts -= sum_by(old, weight[moved], len(counts))


class _QuadWeights:
    """Weight of each rank quad, the cards to come taken out of the hands by inclusion and exclusion."""

    def __init__(self, hands: Cards, quads: Ids, weights: Floats, live: Cards, missing: int) -> None:
        position = np.zeros(52, np.int64)
        position[live] = np.arange(len(live))
        at = position[hands]
        self._all = sum_by(quads, weights, _QUADS)
        if missing >= 1:
            self._by_card = _weights_by(at[:, [[0], [1], [2], [3]]], quads, weights, len(live))
        if missing == 2:
            pairs = at[:, list(combinations(range(4), 2))]
            self._by_pair = _weights_by(pairs, quads, weights, comb(len(live), 2))

    def after(self, to_come: Cards) -> Floats:
        """(B, 1820): the weights when the cards at these positions, (B, 0 … 2), are on the board."""
        left: Floats = np.repeat(self._all[None], len(to_come), axis=0)
        for column in to_come.T:
            left -= self._by_card[column]
        if to_come.shape[1] == 2:
            left += self._by_pair[subset_number(to_come)]
        return left


def _weights_by(sets: Ids, quads: Ids, weights: Floats, groups: int) -> Floats:
    """(groups, 1820): weight of each quad among the hands that hold a set of positions; `sets` (N, ways, size), sorted."""
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
