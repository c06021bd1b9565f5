"""Stud hands on one street of many tables against their rivals' ranges, as in `StudScene`."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from pokertable.analysis.arrays import Floats, Ids, Strengths, gather
from pokertable.model.cached import cached_property
from pokertable.players.worth import stud
from pokertable.players.worth.apart.prospects import Dealt, in_order
from pokertable.players.worth.apart.samples import Ladder, Samples
from pokertable.players.worth.beats import integral, nodes
from pokertable.players.worth.held import HeldHands, Rivalry
from pokertable.players.worth.rivals import Steps, steps_of

_AT_ONCE = 24
"""Rivals processed at a time, so that the data stays in the processor's cache."""


class StudHands(HeldHands):
    """Hands of all seats that are in, by index."""

    def __init__(self, dealt: Dealt) -> None:
        futures = dealt.futures
        super().__init__(futures.made, futures.possible, stud.NEAR)
        self._dealt, self._seated = dealt, dealt.seated
        self.samples = Samples(dealt.seated)
        self.sample = self.samples.most

    def __len__(self) -> int:
        """Number of seats that are in."""
        return len(self._seated.table)

    def mean(self, hands: Ids, won: Floats) -> Floats:
        """The mean as for other hands; some have fewer futures."""
        if won.shape[1] < self._futures:
            return super().mean(hands, won)
        return self._dealt.mean(hands, won)

    def _rivals(self, hands: Ids, seats: Ids) -> Ids:
        """The seats at these positions of the hands' tables."""
        found: Ids = self._seated.of[self._seated.table[hands], seats]
        return found

    def _beaten(self, hands: Ids, against: Rivalry) -> Floats:
        rivals = self._rivals(hands, against.seat)
        steps = steps_of(against.held)
        beaten = np.empty((2, len(self._made), len(hands), self._futures))
        places = np.empty((_AT_ONCE, 2 * self._futures), np.int64)
        for start in range(0, len(hands), _AT_ONCE):
            pairs = slice(start, start + _AT_ONCE)
            own = hands[pairs]
            by_share = zip(*self.samples.ladders(rivals[pairs]), strict=True)
            for share, ((ordered, back), ladders) in enumerate(zip(self._ordered, by_share, strict=True)):
                sums, total = _summed(ladders, steps[pairs])
                for row, (ladder, hand) in enumerate(zip(ladders, own.tolist(), strict=True)):
                    places[row] = ladder.strengths.searchsorted(ordered[hand])
                at = places[: len(own)] + (sums.shape[1] * np.arange(len(own)))[:, None]
                weighed = (gather(sums.ravel(), at) / total).reshape(len(own), 2, -1)
                beaten[:, share, pairs] = np.take_along_axis(weighed, back[own, None], axis=2).swapaxes(0, 1)
        return beaten

    @cached_property
    def _ordered(self) -> list[tuple[Strengths, Ids]]:
        """The hands' sorted strengths by share, each also plus the value that beats it, and the index of each future.

        Sorted look-ups are faster.
        """
        found = []
        for ordered, back in map(in_order, self._made):
            found.append((np.hstack([ordered, ordered + 1]).astype(np.int16), back))
        return found

    def able(self, hands: Ids, against: Rivalry, blind: Floats) -> Floats:
        """The ability of `StudScene.callers`: of hands that cannot win against the up cards, a part goes on blindly."""
        able = self.samples.able(self._rivals(hands, against.seat), hands)
        found = np.maximum(able, blind[:, None])
        found[~(found * against.held).any(axis=1)] = 1.0
        return found

    def expected_of_sample(self, hands: Ids, against: Rivalry) -> Floats:
        """Equity of the sets for each hand's seat, over the cards that may come to it."""
        found = np.zeros((len(hands), self.sample))
        rivals, steps = self._rivals(hands[against.turn], against.seat), steps_of(against.held)
        ends = np.searchsorted(against.turn, np.arange(len(hands) + 1)).tolist()
        for turn, hand in enumerate(hands.tolist()):
            pairs = slice(ends[turn], ends[turn + 1])
            ladders = self.samples.ladders(rivals[pairs])
            possible, made = self.samples.near_futures(hand)
            won = _won(made, list(zip(*ladders, strict=True)), steps[pairs], against.plays[pairs])
            expected = (won * possible).sum(axis=0) / np.maximum(possible.sum(axis=0), 1)
            found[turn, : len(expected)] = expected
        return found


def _summed(ladders: Sequence[Ladder], steps: Steps) -> tuple[Steps, Floats]:
    """The weight of ranges, (s, N), below each place of a ladder of each, (s, W + 1), and the total, (s, 1).

    An empty range counts all its hands alike.
    """
    sums = np.zeros((len(ladders), 1 + max([len(ladder.sets) for ladder in ladders])), np.int32)
    total = np.empty((len(ladders), 1))
    for row, (ladder, weights) in enumerate(zip(ladders, steps, strict=True)):
        ways = len(ladder.sets)
        np.add.accumulate(weights.take(ladder.sets), out=sums[row, 1 : ways + 1])
        if not sums[row, ways]:
            sums[row, : ways + 1] = np.arange(ways + 1)
        total[row] = sums[row, ways]
    return sums, total


def _won(made: Sequence[Strengths], ladders: Sequence[Sequence[Ladder]], steps: Steps, plays: Floats) -> Floats:
    """(B, N): winnings by share of hands with these strengths, (B, N), against rivals with these ladders.

    Every strength is compared with them once.
    """
    field = range(len(plays))
    total: Floats | None = None
    for strengths, rivals in zip(made, ladders, strict=True):
        sums, there = _summed(rivals, steps)
        most = int(strengths.max()) + 1
        below = np.array([own[ladder.below(most)] for own, ladder in zip(sums, rivals, strict=True)])
        chances = 1 - plays[:, None] * (1 - below / there)
        less, up_to = chances[:, :-1], chances[:, 1:]
        between = up_to - less
        won = gather(integral([(less + node * between).prod(axis=0) for node, _ in nodes(field)], field), strengths)
        if total is None:
            total = first = won
        else:
            total = total + np.where(strengths > 0, won, up_to[:, 0].prod() * first)
    assert total is not None
    return total / len(made)
