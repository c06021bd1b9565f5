"""Range against range on a complete board, heads-up: the weight of every outcome, exactly.

All hands are put in order of strength once; what a hand beats is then a prefix of that order. Two hands cannot share
a card, so by inclusion and exclusion over the cards that they might share:

    beaten by h, apart from h = Σ over subsets S of h of (-1)^|S| · (beaten by h among the hands that hold all of S)

The hands that hold all of S are a group; from the weakest strength up, what has been met so far is kept for each group,
by the hands' low where there are two shares of the pot.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise, product
from math import comb

import numpy as np

from pokertable.analysis.against import Counted
from pokertable.analysis.arrays import Cards, Floats, Ids, Strengths, different, sum_by
from pokertable.analysis.chances import OutcomeWeights
from pokertable.analysis.combinations import part_numbers
from pokertable.analysis.evaluate import all_strengths
from pokertable.analysis.hands import private_hands
from pokertable.analysis.matchup import Matchup
from pokertable.analysis.ranges import Range

_FIRST, _SECOND = 1, 2
"""Bits of the winners in an outcome."""


def can_count_ranges(matchup: Matchup) -> bool:
    """Whether it is such a matchup: two players of whom no card is known, two or four cards each, a whole board."""
    variant = matchup.variant
    return (
        variant.board_cards > 0
        and variant.hole_cards in (2, 4)
        and not matchup.missing_board
        and len(matchup.holdings) == 2
        and not any(holding.cards for holding in matchup.holdings)
    )


def count_ranges(matchup: Matchup) -> Counted:
    """The outcomes of a matchup that `can_count_ranges`, by player in its order."""
    variant = matchup.variant
    every = Range.every_hand(variant.hole_cards)
    first, second = [(holding.private or every).without(matchup.gone).weights for holding in matchup.holdings]
    numbers = np.flatnonzero((first > 0) | (second > 0))
    values = [all_strengths(share, matchup.board, variant.hole_cards)[numbers] for share in variant.shares]
    hands = private_hands(variant.hole_cards)[numbers]
    tally = OutcomeWeights(2, len(variant.shares))
    counts, pairs = _counts(hands, values, first[numbers], second[numbers])
    tally.counts += np.maximum(counts, 0.0)  # rounding of the inclusion and exclusion
    return Counted(tally, pairs)


def _counts(hands: Cards, values: list[Strengths], first: Floats, second: Floats) -> tuple[Floats, int]:
    """(4 ** shares,): the weight of every outcome, coded as in `OutcomeWeights`; and how many pairs of hands."""
    levels = different(values[1]) if len(values) > 1 else np.zeros(1, np.int16)
    level = np.searchsorted(levels, values[1]) if len(values) > 1 else np.zeros(len(hands), np.int64)
    key = values[0].astype(np.int64) * len(levels) + level
    order = np.argsort(key, kind="stable")
    key = key[order]
    starts = np.flatnonzero(np.concatenate([[True], key[1:] != key[:-1]])).tolist()
    alike: dict[int, list[tuple[int, slice]]] = {}
    for start, stop in pairwise([*starts, len(order)]):
        strength, at = divmod(int(key[start]), len(levels))
        alike.setdefault(strength, []).append((at, slice(start, stop)))
    met = _Met(hands[order], len(levels), first[order], second[order])
    for parts in alike.values():
        met.meet(parts)
    counts = np.zeros(4 ** len(values))
    for winners, weights in ((_FIRST, met.better), (_FIRST | _SECOND, met.equal), (_SECOND, met.worse)):
        for mine, theirs in product(range(len(levels)), repeat=2):
            best = max(mine, theirs)
            low = (mine == best) * _FIRST | (theirs == best) * _SECOND
            nobody = len(values) == 1 or not levels[best]
            counts[winners | (0 if nobody else low << 2)] += weights[mine, theirs]
    return counts, round(met.pairs)


class _Met:
    """The pairs of hands that have been met so far, by the level of the first player's low and the second's: (L, L)."""

    def __init__(self, hands: Cards, levels: int, first: Floats, second: Floats) -> None:
        self._groups, self._signs = _groups(hands)
        self._weights = first, second
        self._so_far = np.zeros((2, levels, len(self._signs)))
        self._itself = np.zeros(levels)
        self.better = np.zeros((levels, levels))
        """The first player's hand is the stronger."""
        self.equal = np.zeros((levels, levels))

    def meet(self, alike: Sequence[tuple[int, slice]]) -> None:
        """Hands that are equal, and stronger than all before, by the level of their low."""
        mine, theirs = [{at: self._sums(own, part) for at, part in alike} for own in self._weights]
        for at, sums in mine.items():
            signed = sums * self._signs
            self.better[at] += self._so_far[1] @ signed
            for other, their_sums in theirs.items():
                self.equal[at, other] += signed @ their_sums
        for so_far, by_level in zip(self._so_far, (mine, theirs), strict=True):
            for at, sums in by_level.items():
                so_far[at] += sums
        for at, part in alike:  # the hand itself: all its cards, an even number
            itself = float(self._weights[0][part] @ self._weights[1][part])
            self.equal[at, at] += itself
            self._itself[at] += itself

    def _sums(self, own: Floats, part: slice) -> Floats:
        groups = self._groups[part]
        return sum_by(groups.ravel(), np.repeat(own[part], groups.shape[1]), len(self._signs))

    @property
    def worse(self) -> Floats:
        """The second player's hand is the stronger."""
        every: Floats = (self._so_far[0] * self._signs) @ self._so_far[1].T + np.diag(self._itself)
        return every - self.better - self.equal

    @property
    def pairs(self) -> float:
        """How many hands of the first player there are beside each of the second's, together."""
        many, others = [self._sums((own > 0).astype(np.float64), slice(None)) for own in self._weights]
        both = (self._weights[0] > 0) & (self._weights[1] > 0)
        return float((many * self._signs) @ others + both.sum())


def _groups(hands: Cards) -> tuple[Ids, Floats]:
    """(N, ways): the group of hands that hold some of a hand's cards, for each way to choose none to all but one.

    And by group, 1 or -1, how hands that share so many cards count in inclusion and exclusion.
    """
    columns = range(hands.shape[1])
    ways = [chosen for size in columns for chosen in combinations(columns, size)]
    groups = np.empty((len(hands), len(ways)), np.int64)
    starts = np.cumsum([0, *(comb(52, size) for size in columns[:-1])])
    for way, numbers in enumerate(part_numbers(hands, ways)):
        np.add(numbers, starts[len(ways[way])], out=groups[:, way])
    signs = np.concatenate([np.full(comb(52, size), (-1.0) ** size) for size in columns])
    return groups, signs
