"""Range against range on a complete board: what every private hand can expect against a weighted range, exactly.

All hands are put in order of strength once; what a hand beats is then a prefix of that order, ties by half. The
opponent cannot hold a card of the hand, so by inclusion and exclusion over the cards they might share:

    beaten by h, apart from h = Σ over subsets S of h of (-1)^|S| · (beaten by h among the hands that hold all of S)

The hands that hold all of S are a group; from the weakest strength up, what is beaten so far is kept for each group.
All cards of the hand are the hand itself, a tie.

Nothing in the program asks for it so far: the review plays decisions out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import comb

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Cards, Floats, Ids, Strengths, frozen, gather, sum_by
from pokertable.analysis.evaluate import all_strengths
from pokertable.analysis.hands import live_hands, private_hands
from pokertable.analysis.ranges import Range
from pokertable.model.games import Variant


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
    shares, apart = _split(hands, values)
    out = RiverEquities(np.zeros(len(live)), np.zeros(len(live)))
    out.shares[numbers] = np.maximum(shares, 0.0)  # rounding of the inclusion and exclusion
    out.weights[numbers] = np.maximum(apart, 0.0)
    frozen(out.shares)
    frozen(out.weights)
    return out


def _split(hands: _Hands, values: list[Strengths]) -> tuple[Floats, Floats]:
    """The share of the pot of each hand, the high alone or half each of high and low, and the weight apart from it."""
    high, apart = hands.beaten(values[0])
    if len(values) == 1 or not values[1].any():
        return high, apart
    low = values[1]
    shares = 0.5 * high
    # Without a low there is no tie for low: the half is lost to a low and goes by the high where nobody has one.
    none = np.flatnonzero(low == 0)
    shares[none] += 0.5 * hands.some(none).beaten(values[0][none])[0]
    # A low takes the half from every hand without one, and from the lows that it beats.
    some = np.flatnonzero(low)
    below, lows = hands.some(some).beaten(low[some])
    shares[some] += 0.5 * (apart[some] - lows + below)
    return shares, apart


@dataclass(frozen=True, eq=False)
class _Hands:
    """Live hands with the opponent's weights."""

    weights: Floats
    """(N,)"""
    at: Cards
    """(k, N): the positions of their cards among the live ones, sorted."""
    live_cards: int

    @classmethod
    def of(cls, numbers: Ids, hole_cards: int, gone: Sequence[int], weights: Floats) -> _Hands:
        """The hands of these numbers when the cards in `gone` are not in play."""
        position = np.cumsum([card not in set(gone) for card in range(52)]) - 1
        at = position.astype(np.uint8)[private_hands(hole_cards)[numbers].T.copy()]
        return cls(weights[numbers], at, int(position[-1]) + 1)

    def some(self, which: Ids) -> _Hands:
        """Only these of the hands, in this order."""
        return _Hands(self.weights[which], self.at.take(which, axis=1), self.live_cards)

    def _groups(self) -> tuple[npt.NDArray[np.int32], Floats]:
        """(ways, N): the group of hands that hold some of a hand's cards, for each way to choose one to all but one.

        And by group, 1 or -1, how hands that share so many cards count in inclusion and exclusion.
        """
        held: dict[tuple[int, ...], npt.NDArray[np.int32]] = {(): np.zeros(len(self.weights), np.int32)}
        groups, signs, first = [], [], 0
        cards, places = range(self.live_cards), range(len(self.at))
        for size in range(1, len(self.at)):
            # A set's number is that of the set without its highest card, and what that card adds.
            adds = np.array([comb(card, size) for card in cards], np.int32)[self.at]
            held = {chosen: held[chosen[:-1]] + adds[chosen[-1]] for chosen in combinations(places, size)}
            groups += [group + np.int32(first) for group in held.values()]
            signs.append(np.full(comb(self.live_cards, size), (-1.0) ** size))
            first += len(signs[-1])
        return np.stack(groups), np.concatenate(signs)

    def beaten(self, values: Strengths) -> tuple[Floats, Floats]:
        """(N,) weight of the hands apart from each that it beats, ties by half; and of all that are apart from it."""
        order = np.argsort(values, kind="stable")
        ordered, hands = values[order], self.some(order)
        groups, signs = hands._groups()
        starts = np.flatnonzero(np.concatenate([[True], ordered[1:] != ordered[:-1]])).tolist()
        beaten = np.empty(len(order))
        below, below_in = 0.0, np.zeros(len(signs))
        for start, stop in pairwise([*starts, len(order)]):
            # All that are tied: what is weaker has been summed up before, for each group.
            theirs, own = groups[:, start:stop].astype(np.int64), hands.weights[start:stop]
            total = own.sum()
            sums = sum_by(theirs.ravel(), np.tile(own, len(theirs)), len(signs)) * signs
            beaten[start:stop] = gather(below_in + 0.5 * sums, theirs).sum(axis=0) + (below + 0.5 * total)
            below, below_in = below + total, below_in + sums
        apart = gather(below_in, groups).sum(axis=0) + below
        found = np.empty((2, len(order)))
        found[:, order] = beaten, apart
        # The hand itself, which holds all its cards, an even number, ties.
        return found[0] + 0.5 * self.weights, found[1] + self.weights
