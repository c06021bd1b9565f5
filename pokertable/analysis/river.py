"""Range against range on a complete board: what every private hand can expect against a weighted range, exactly.

All hands are put in order of strength once; what a hand beats is then a prefix of that order, ties by half. The
opponent cannot hold a card of the hand, so by inclusion and exclusion over the cards they might share:

    beaten by h, apart from h = Σ over subsets S of h of (-1)^|S| · (beaten by h among the hands that hold all of S)

For S of one or two cards the sums by group and strength fit a table; for three cards the hands are sorted by group
instead; all four cards are the hand itself, a tie.

Made for the review of hands, which is not written yet: it weighs a decision on the river against ranges.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Floats, Ids, Strengths, frozen, gather, sum_by
from pokertable.analysis.evaluate import all_strengths
from pokertable.analysis.hands import live_hands, private_hands
from pokertable.analysis.ranges import Range
from pokertable.model.games import Variant

_MOST_CELLS = 1 << 21
"""Cells of a table of sums by group and strength; with more, hands are sorted by group."""


class NotOnTheRiver(ValueError):
    """Range against range was asked for before the board is complete, or in a game without a board."""


@dataclass(frozen=True, eq=False)
class RiverEquities:
    """Every private hand against one range on a complete board, in the order of `private_hands`."""

    shares: Floats
    """(H,) expected share of the pot times `weights`; 0 for hands that are not live."""
    weights: Floats
    """(H,) weight of the opponent's hands that are apart from it."""

    @property
    def equities(self) -> Floats:
        """(H,) expected share of the pot, 0 to 1; nan where the opponent has no hand apart from it."""
        equities = np.full(len(self.shares), np.nan)
        np.divide(self.shares, self.weights, out=equities, where=self.weights > 0)
        return equities

    def of(self, mine: Range) -> float:
        """Expected share of a whole range, hands weighted with how many of the opponent's they are apart from."""
        total = float(mine.weights @ self.weights)
        return float(mine.weights @ self.shares) / total if total > 0 else float("nan")


def river_equities(variant: Variant, board: Sequence[int], opponent: Range, dead: Sequence[int] = ()) -> RiverEquities:
    """Every hand against the opponent's range on this board; `dead` cards are nobody's. Raises `NotOnTheRiver`."""
    if not variant.board_cards or len(board) != variant.board_cards:
        raise NotOnTheRiver(f"a board of {len(board)} cards in {variant.key}: expected a complete board")
    if variant.hole_cards not in (2, 4):
        raise NotOnTheRiver(f"hands of {variant.hole_cards} cards: range against range takes two or four")
    live = live_hands(variant.hole_cards, [*board, *dead])
    numbers = np.flatnonzero(live)
    hands = _Hands.of(numbers, variant.hole_cards, [*board, *dead], opponent.weights)
    values = [all_strengths(share, board, variant.hole_cards)[numbers] for share in variant.shares]
    apart = hands.apart()
    shares = _split(hands, values, apart)
    out = RiverEquities(np.zeros(len(live)), np.zeros(len(live)))
    out.shares[numbers] = np.maximum(shares, 0.0)  # rounding of the inclusion and exclusion
    out.weights[numbers] = np.maximum(apart, 0.0)
    frozen(out.shares)
    frozen(out.weights)
    return out


def _split(hands: _Hands, values: list[Strengths], apart: Floats) -> Floats:
    """The share of the pot of each hand: the high alone, or half each of high and low; `apart` is of all the hands."""
    high = hands.beaten(values[0])
    if len(values) == 1 or not values[1].any():
        return high
    low = values[1]
    shares = 0.5 * high
    # Without a low there is no tie for low: the half is lost to a low and goes by the high where nobody has one.
    none = np.flatnonzero(low == 0)
    shares[none] += 0.5 * hands.some(none).beaten(values[0][none])
    # A low takes the half from every hand without one, and from the lows that it beats.
    some = np.flatnonzero(low)
    lows = hands.some(some)
    shares[some] += 0.5 * (apart[some] - lows.apart() + lows.beaten(low[some]))
    return shares


@dataclass(frozen=True, eq=False)
class _Hands:
    """Live hands with the opponent's weights, and the groups of hands that share cards."""

    weights: Floats
    """(N,)"""
    groups: list[npt.NDArray[np.int32]]
    """By number of shared cards from 1: (ways, N), the group of hands that hold those cards."""
    counts: list[int]
    """How many groups there are of each."""

    @classmethod
    def of(cls, numbers: Ids, hole_cards: int, gone: Sequence[int], weights: Floats) -> _Hands:
        """The hands of these numbers when the cards in `gone` are not in play."""
        position = np.cumsum([card not in set(gone) for card in range(52)]) - 1
        at = position[private_hands(hole_cards)[numbers].T.copy()]
        live_cards = int(position[-1]) + 1
        groups, counts = [], []
        held: dict[tuple[int, ...], npt.NDArray[np.int32]] = {(): np.zeros(len(numbers), np.int32)}
        for size in range(1, hole_cards):
            # A set's number is that of the set without its highest card, and what that card adds.
            adds = np.array([comb(card, size) for card in range(live_cards)], np.int32)[at]
            held = {chosen: held[chosen[:-1]] + adds[chosen[-1]] for chosen in combinations(range(hole_cards), size)}
            groups.append(np.stack(list(held.values())))
            counts.append(comb(live_cards, size))
        return cls(weights[numbers], groups, counts)

    def apart(self) -> Floats:
        """(N,) weight of the hands that share no card with each."""
        total = np.full(len(self.weights), self.weights.sum())
        for size, (groups, count) in enumerate(zip(self.groups, self.counts, strict=True), start=1):
            sums = sum_by(groups.ravel(), np.tile(self.weights, len(groups)), count)
            total += (-1) ** size * gather(sums, groups).sum(axis=0)
        return total + self.weights  # the hand itself holds an even number of cards

    def some(self, which: Ids) -> _Hands:
        """Only these of the hands."""
        return _Hands(self.weights[which], [groups.take(which, axis=1) for groups in self.groups], self.counts)

    def beaten(self, values: Strengths) -> Floats:
        """(N,) weight of the hands apart from each that it beats, ties by half."""
        weights = self.weights
        occurs = np.bincount(values) > 0
        rank: Ids = (np.cumsum(occurs) - 1)[values]
        ranks = int(np.count_nonzero(occurs))
        sums = sum_by(rank, weights, ranks)
        total: Floats = (np.cumsum(sums) - 0.5 * sums)[rank]
        for size, (groups, count) in enumerate(zip(self.groups, self.counts, strict=True), start=1):
            in_table = count * ranks <= _MOST_CELLS
            method = _beaten_by_table if in_table else _beaten_by_sorting
            total += (-1) ** size * method(groups, count, rank, ranks, weights)
        return total + 0.5 * weights


def _beaten_by_table(groups: npt.NDArray[np.int32], count: int, rank: Ids, ranks: int, weights: Floats) -> Floats:
    """(N,) what each hand beats in its groups, summed: by prefix sums in a table of groups and strengths."""
    cells = groups * ranks + rank
    sums = sum_by(cells.ravel(), np.tile(weights, len(groups)), count * ranks).reshape(count, ranks)
    below = np.cumsum(sums, axis=1)
    sums *= 0.5
    below -= sums
    beaten: Floats = gather(below.ravel(), cells).sum(axis=0)
    return beaten


def _beaten_by_sorting(groups: npt.NDArray[np.int32], count: int, rank: Ids, ranks: int, weights: Floats) -> Floats:
    """The same by sorting: hands in order of strength, then, keeping that order, by group."""
    by_strength = np.argsort(rank.astype(_smallest(ranks)), kind="stable")
    group = groups[:, by_strength].T.ravel()  # every hand's groups next to each other
    order = np.argsort(group.astype(_smallest(count)), kind="stable")
    group = group[order]
    hand = by_strength[order // len(groups)]
    strength = rank[hand]
    starts_group = np.concatenate([[True], group[1:] != group[:-1]])
    starts_tie = starts_group.copy()
    starts_tie[1:] |= strength[1:] != strength[:-1]
    ties = np.flatnonzero(starts_tie)
    upto = np.concatenate([[0.0], np.cumsum(weights[hand])])
    ends = np.append(ties[1:], len(group))
    first_tie_of_group = np.flatnonzero(starts_group[ties])
    before_group = np.repeat(upto[ties[first_tie_of_group]], np.diff(np.append(first_tie_of_group, len(ties))))
    beaten = 0.5 * (upto[ties] + upto[ends]) - before_group
    return sum_by(hand, np.repeat(beaten, ends - ties), len(rank))


def _smallest(count: int) -> type[np.uint16] | type[np.int64]:
    """A type for numbers below `count`; numpy sorts sixteen bits in linear time."""
    return np.uint16 if count <= 1 << 16 else np.int64
