"""Range against range on a complete board, heads-up: the exact weight of every outcome.

All hands are sorted by strength once; the hands that a hand beats are then a prefix of that order. Two hands cannot
share a card, so by inclusion and exclusion over the cards that they might share:

    beaten by h, without common cards = Σ over subsets S of h of (-1)^|S| · (beaten by h among the hands that hold all
    of S)

The hands that hold all of S are a group. From the weakest strength up, a running sum is kept for each group, by the
hands' low where there are two shares of the pot. The sums of groups of one card or none follow from those of two: a
hand of four cards that holds a card is in three groups of that card and another.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise, product
from math import comb, prod

import numpy as np

from pokertable.analysis.against import Counted
from pokertable.analysis.arrays import (
    Floats,
    Ids,
    Strengths,
    different,
    gather,
    live_hands,
    private_hands,
    subset_number,
    subsets,
    sum_by,
)
from pokertable.analysis.chances import OutcomeWeights
from pokertable.analysis.evaluate import all_strengths
from pokertable.analysis.matchup import Matchup
from pokertable.analysis.ranges import Range
from pokertable.model.caches import kept

_FIRST, _SECOND = 1, 2
"""Bits of the winners in an outcome."""
_CHUNK = 1 << 12
_LISTED = 2
"""Number of cards in the smallest groups to which hands are added one by one."""


def can_count_ranges(matchup: Matchup) -> bool:
    """Whether `count_ranges` can answer: two players, no known hole card, two or four cards each, a complete board."""
    variant = matchup.variant
    return (
        variant.board_cards > 0
        and variant.hole_cards in (2, 4)
        and not matchup.missing_board
        and len(matchup.holdings) == 2
        and not any(holding.cards for holding in matchup.holdings)
    )


def count_ranges(matchup: Matchup) -> Counted:
    """The outcomes of a matchup that `can_count_ranges`, players in the matchup's order."""
    variant = matchup.variant
    every = Range.every_hand(variant.hole_cards)
    first, second = [(holding.private or every).weights for holding in matchup.holdings]
    numbers = np.flatnonzero(live_hands(variant.hole_cards, matchup.gone) & ((first > 0) | (second > 0)))
    values = [all_strengths(share, matchup.board, variant.hole_cards) for share in variant.shares]
    numbers = gather(numbers, np.lexsort([gather(each, numbers) for each in reversed(values)]))
    hands = _Hands(matchup, numbers, (gather(first, numbers), gather(second, numbers)))
    tally = OutcomeWeights(2, len(variant.shares))
    counts = _counts(hands, [gather(each, numbers) for each in values])
    tally.counts += np.maximum(counts, 0.0)  # rounding errors of the inclusion and exclusion
    return Counted(tally, hands.pairs())


def _counts(hands: _Hands, values: list[Strengths]) -> Floats:
    """(4 ** shares,): weight of every outcome, coded as in `OutcomeWeights`; hands sorted by `values`."""
    lows = values[1] if len(values) > 1 else np.zeros_like(values[0])
    levels = different(lows)
    cuts = np.flatnonzero((values[0][1:] != values[0][:-1]) | (lows[1:] != lows[:-1])) + 1
    alike: dict[int, list[tuple[int, slice]]] = {}
    for start, stop in pairwise([0, *cuts.tolist(), len(lows)]):
        level = int(np.searchsorted(levels, lows[start]))
        alike.setdefault(int(values[0][start]), []).append((level, slice(start, stop)))
    met = _Met(hands, len(levels))
    for parts in alike.values():
        met.meet([level for level, _ in parts], [part for _, part in parts])
    counts = np.zeros(4 ** len(values))
    for winners, weights in ((_FIRST, met.better), (_FIRST | _SECOND, met.equal), (_SECOND, met.worse)):
        for mine, theirs in product(range(len(levels)), repeat=2):
            best = max(mine, theirs)
            low = (mine == best) * _FIRST | (theirs == best) * _SECOND
            nobody = len(values) == 1 or not levels[best]
            counts[winners | (0 if nobody else low << 2)] += weights[mine, theirs]
    return counts


class _Met:
    """Weight of the pairs of hands met so far, by the first and the second player's low level: (L, L)."""

    def __init__(self, hands: _Hands, levels: int) -> None:
        self._hands = hands
        self._so_far = np.zeros((2, levels, hands.groups.count))
        self._itself = np.zeros(levels)
        self.better = np.zeros((levels, levels))
        """Pairs in which the first player's hand is stronger."""
        self.equal = np.zeros((levels, levels))

    def meet(self, levels: list[int], parts: list[slice]) -> None:
        """Add hands of equal strength, stronger than all before, grouped by the level of their low."""
        first, second = self._hands.weights
        mine, theirs = self._hands.sums((first, second), parts)
        mine *= self._hands.groups.signs
        self.better[levels] += mine @ self._so_far[1].T
        self.equal[np.ix_(levels, levels)] += mine @ theirs.T
        for at, part, my_sums, their_sums in zip(levels, parts, mine, theirs, strict=True):
            self._so_far[0, at] += my_sums
            self._so_far[1, at] += their_sums
            itself = float(first[part] @ second[part])  # the hand itself counts +: its number of cards is even
            self.equal[at, at] += itself
            self._itself[at] += itself

    @property
    def worse(self) -> Floats:
        """Pairs in which the second player's hand is stronger."""
        every: Floats = self._so_far[0] @ self._so_far[1].T + np.diag(self._itself)
        return every - self.better - self.equal


class _Hands:
    """Hands sorted by strength, their weights for each player, and their groups."""

    def __init__(self, matchup: Matchup, numbers: Ids, weights: tuple[Floats, Floats]) -> None:
        self.weights = weights
        self.groups = _Groups(matchup.variant.hole_cards, matchup.live)
        self._columns = gather(private_hands(matchup.variant.hole_cards), numbers, axis=0).T.astype(np.int64, order="C")

    def sums(self, owns: Iterable[Floats], parts: list[slice]) -> list[Floats]:
        """(P, G) for each array of weights: the weight of each part's hands, summed by group."""
        whole = slice(parts[0].start, parts[-1].stop)
        part_of_hand = np.repeat(np.arange(len(parts)), [part.stop - part.start for part in parts])
        ids = self.groups.of(self._columns[:, whole], part_of_hand * self.groups.count)
        size = len(parts), self.groups.count
        sums = [
            sum_by(ids.ravel(), np.broadcast_to(own[whole], ids.shape).ravel(), prod(size)).reshape(size)
            for own in owns
        ]
        for each in sums:
            self.groups.fold(each)
        return sums

    def pairs(self) -> int:
        """Number of pairs of hands, one for each player, that share no card."""
        marks = [(own > 0).astype(np.float64) for own in self.weights]
        counts = [int(own.sum()) for own in marks]
        if self.groups.hands in counts:  # with all hands the number is the same for each
            return min(counts) * self.groups.hands_apart
        many, others = np.zeros((2, self.groups.count))
        for start in range(0, len(marks[0]), _CHUNK):
            mine, theirs = self.sums(marks, [slice(start, min(start + _CHUNK, len(marks[0])))])
            many += mine[0]
            others += theirs[0]
        return round(float((many * self.groups.signs) @ others + marks[0] @ marks[1]))


class _Groups:
    """Groups of hands that hold certain cards: one group per set of zero to all but one of a hand's cards.

    Groups are ordered by number of cards, then by `subset_number`. Hands are added to the groups of at least `_LISTED`
    cards (at most all but one); the sums of smaller groups follow from those.
    """

    def __init__(self, hole_cards: int, cards: Sequence[int]) -> None:
        sizes = range(hole_cards)
        self.hands = comb(len(cards), hole_cards)
        """Number of hands that the cards make."""
        self.hands_apart = comb(len(cards) - hole_cards, hole_cards)
        """Number of hands that share no card with a given one."""
        starts = np.cumsum([0, *(comb(len(cards), size) for size in sizes)])
        self.count = int(starts[-1])
        self.signs = np.concatenate([np.full(comb(len(cards), size), (-1.0) ** size) for size in sizes])
        """(G,): sign in inclusion and exclusion of hands that share the group's cards: 1 or -1."""
        self._terms = np.zeros((hole_cards - 1, 52), np.int64)
        for place, number in enumerate(cards):
            self._terms[:, number] = [comb(place, size) for size in sizes[1:]]
        self._terms += np.diff(starts)[:-1, None]
        self._ways = [chosen for size in sizes for chosen in combinations(range(hole_cards), size)]
        least = min(_LISTED, hole_cards - 1)
        self._listed = [places for size in sizes[least:] for places in combinations(range(hole_cards), size)]
        self._folding, self._times = _folding(hole_cards, least, len(cards))

    def of(self, columns: Ids, start: Ids) -> Ids:
        """(ways, N): groups of the sorted hands (k, N) that are summed per hand, counted from `start` (N,)."""
        ids = np.empty((len(self._listed), columns.shape[1]), np.int64)
        rows = dict(zip(self._listed, ids, strict=True))
        terms: dict[tuple[int, int], Ids] = {}
        numbers: dict[tuple[int, ...], Ids] = {(): start}
        for places in self._ways[1:]:
            *others, last = places
            if (len(others), last) not in terms:
                terms[len(others), last] = gather(self._terms[len(others)], columns[last])
            numbers[places] = np.add(numbers[*others,], terms[len(others), last], out=rows.get(places))
        return ids

    def fold(self, sums: Floats) -> None:
        """Fill in the sums of the smaller groups: (P, G)."""
        few, pairs = self._folding.shape
        sums[:, :few] = sums[:, few : few + pairs] @ self._folding.T
        sums[:, :few] /= self._times


@kept("groups of cards that hands share")
def _folding(hole_cards: int, size: int, cards: int) -> tuple[Floats, Floats]:
    """(smaller groups, groups of `size`): 1 where the larger holds the smaller's cards; and the times a hand counts."""
    sets = subsets(size, cards)
    folding, times = [], []
    for fewer in range(size):
        ones = np.zeros((comb(cards, fewer), len(sets)))
        for places in combinations(range(size), fewer):
            ones[subset_number(sets[:, places]), np.arange(len(sets))] = 1.0
        folding.append(ones)
        times.append(np.full(len(ones), comb(hole_cards - fewer, size - fewer), np.float64))
    return np.concatenate(folding), np.concatenate(times)
