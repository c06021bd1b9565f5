"""Many hands of one street, each on its own board, against their rivals' ranges.

Each result equals `Outcomes.against` for the hand alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, Strengths, card_masks, gather
from pokertable.model.cached import cached_property
from pokertable.model.variant import Variant
from pokertable.players.worth.beats import Places
from pokertable.players.worth.columns import Standings
from pokertable.players.worth.compared import Exact
from pokertable.players.worth.draws import draw_on_boards
from pokertable.players.worth.flop import boards
from pokertable.players.worth.flop.sampled import left_beside, sampled_hands, weight_left
from pokertable.players.worth.flop.tied import Tied, expected_against, numbered
from pokertable.players.worth.held import HeldHands, Rivalry, by_turn
from pokertable.players.worth.many import Foreseen
from pokertable.players.worth.outcomes import Memory
from pokertable.players.worth.rivals import AWAY, Rivals, Steps, steps_of
from pokertable.players.worth.variants import variant_number

_BLOCK = 16
"""Boards processed together."""
_RANGES = 32
"""Ranges with cached sums before the flop, half a megabyte each."""
_TOGETHER = 192
"""Futures of the sample compared with ranges at a time."""


class SampledBoards(NamedTuple):
    """Boards of one street and the stand-ins for a rival's hands there."""

    samples: Sequence[Sequence[Strengths]]
    """(B, N): strengths on the futures of each board, by share of the pot."""
    able: Sequence[Sequence[Bools]]
    """(B,): futures in which somebody can have a hand, by later share."""
    to_come: Cards
    """(G, B, k): cards to come in each future."""
    live: Floats
    """(G, N): 1 for possible hands on a board, else 0."""
    expected: Floats
    """(G, N): equity of the hands."""
    drawing: Bools
    """(G, N): whether each hand draws."""
    tied: Sequence[Tied]
    """Each of the boards in the near futures."""


class ManyHands(HeldHands):
    """Hands, (H, k), and their boards of one street, `on`, (H,)."""

    def __init__(
        self,
        seen: SampledBoards,
        on: Ids,
        cards: Cards,
        made: Sequence[npt.NDArray[Any]],
        possible: Bools,
        left: Bools | None = None,
    ) -> None:
        """Hands with strengths by share on the futures of their boards, and possible futures: (H, B).

        `left` marks the sample's hands without their cards, (H, N), None for all.
        """
        super().__init__(made, possible, boards.NEAR)
        self.boards = seen
        self.sample = int(seen.live.shape[1])
        self.on = on
        self.cards = cards
        self._left = left

    def _beaten(self, hands: Ids, against: Rivalry) -> Floats:
        held = against.held
        if self._futures == 1:
            return self._beaten_at_last(hands, held)
        beaten = np.empty((2, len(self._made), len(hands), self._futures))
        weights = (held * self.boards.live[self.on[hands]]).astype(np.float32)
        if self._left is not None:
            weights *= self._left[hands]
        there = weight_left(weights, self.cards.shape[1], self.boards.to_come[self.on[hands]])
        order = np.argsort(hands, kind="stable")
        for hand, pairs in _parts(hands[order], order):
            self._compare(hand, pairs, weights[pairs].T, there, beaten)
        for pair, future in np.argwhere(there <= 0).tolist():  # of an empty range all hands count alike
            samples = [of[self.on[hands[pair]]][future] for of in self.boards.samples]
            left = self._beside(hands[[pair]])
            there[pair, future] = ((samples[0] != AWAY) & left).sum()
            for share, (sample, made) in enumerate(zip(samples, self._made, strict=True)):
                own = made[hands[pair], future]
                beaten[:, share, pair, future] = ((sample < own) & left).sum(), ((sample <= own) & left).sum()
        beaten /= there
        return beaten

    def _beside(self, hands: Ids) -> Bools:
        """(P, N): the sample's hands without the cards of these hands, (P,); (1, N) for all."""
        return np.ones((1, self.sample), np.bool_) if self._left is None else self._left[hands]

    def _compare(self, hand: int, pairs: Ids, weights: Exact, there: Exact, beaten: Floats) -> None:
        """Store the parts of the pairs' ranges, (N, pairs), that a hand beats, (2, shares, P, B).

        In later shares only where somebody can have a hand; without a hand nothing is beaten.
        """
        board, futures = self.on[hand], self._futures
        places = [
            (np.flatnonzero(somebody[board]), np.flatnonzero(made[hand] > 0))
            for made, somebody in zip(self._made[1:], self.boards.able, strict=True)
        ]
        ends = np.cumsum([2 * futures, *[len(at) for both in places for at in both]]).tolist()
        marks = np.empty((ends[-1], len(weights)), np.bool_)
        sample, asked = self.boards.samples[0][board], self._made[0][hand][:, None]
        np.less(sample, asked, out=marks[:futures])
        np.less_equal(sample, asked, out=marks[futures : 2 * futures])
        for number, (able, has) in enumerate(places):
            sample, asked = self.boards.samples[number + 1][board], self._made[number + 1][hand][:, None]
            start, middle, end = ends[2 * number : 2 * number + 3]
            np.less_equal(sample[able], asked[able], out=marks[start:middle])
            np.less(sample[has], asked[has], out=marks[middle:end])
        found = marks.astype(np.float32) @ weights
        beaten[0, 0, pairs], beaten[1, 0, pairs] = found[:futures].T, found[futures : 2 * futures].T
        beaten[0, 1:, pairs], beaten[1, 1:, pairs] = 0.0, there[pairs][:, None]
        for number, (able, has) in enumerate(places):
            start, middle, end = ends[2 * number : 2 * number + 3]
            beaten[1, number + 1, pairs[:, None], able] = found[start:middle].T
            beaten[0, number + 1, pairs[:, None], has] = found[middle:end].T

    def _beaten_at_last(self, hands: Ids, held: Floats) -> Floats:
        """The fractions beaten on complete boards, where all pairs are compared at once."""
        on = self.on[hands]
        possible = (self._last_samples[0][on] != AWAY) & self._beside(hands)
        those = np.where(possible, held, 0.0)
        empty = np.flatnonzero(~those.any(axis=1))  # of an empty range all hands count alike
        those[empty] = possible[empty]
        beaten = np.empty((2, len(self._made), len(hands), 1))
        for share, made in enumerate(self._made):
            sample, asked = self._last_samples[share][on], made[hands]
            beaten[0, share, :, 0] = (those * (sample < asked)).sum(axis=1)
            beaten[1, share, :, 0] = (those * (sample <= asked)).sum(axis=1)
        beaten /= those.sum(axis=1)[:, None]
        return beaten

    @cached_property
    def _last_samples(self) -> list[Strengths]:
        return [np.concatenate(of) for of in self.boards.samples]

    def expected_of_sample(self, hands: Ids, against: Rivalry) -> Floats:
        """Equity of the sample on the hands' boards, some futures at a time."""
        on = self.on[hands]
        found = np.empty((len(on), self.boards.live.shape[1]))
        at_once = max(1, _TOGETHER // self.boards.tied[0].which[0].shape[1])
        for turns, each in by_turn(against.turn, len(on)):
            for at in range(0, len(turns), at_once):
                some, pairs = turns[at : at + at_once], each[at : at + at_once].T
                tied = [self.boards.tied[board] for board in on[some].tolist()]
                found[some] = expected_against(tied, against.held[pairs], against.plays[pairs])
        return found


def _parts(ordered: Ids, places: Ids) -> Iterator[tuple[int, Ids]]:
    """The distinct sorted numbers, and the indices of each."""
    starts = np.flatnonzero(np.diff(ordered, prepend=-1))
    return zip(ordered[starts].tolist(), np.split(places, starts[1:]), strict=True) if len(ordered) else iter(())


class _ManyStarting(ManyHands):
    """Hands before any board card: all on one set of boards, with known standings."""

    def __init__(self, seen: SampledBoards, cards: Cards, standings: Standings, rivals: Sequence[Rivals]) -> None:
        futures = len(rivals[0].sample)
        made = [standings.possible, *[has for has, _ in standings.others]]
        possible = standings.possible[:, :futures]
        super().__init__(seen, np.zeros(len(cards), np.int64), cards, [has[:, :futures] for has in made], possible)
        self._places = [Places(at.below[:, :futures], at.through[:, :futures]) for at in standings.standing]
        self._rivals = rivals
        self._weighed: Memory[list[tuple[Steps, Floats]]] = Memory(_RANGES)

    def _beaten(self, hands: Ids, against: Rivalry) -> Floats:
        held = against.held
        beaten = np.empty((2, len(self._made), len(hands), self._futures))
        for share, (below, through) in enumerate(self._places):
            beaten[:, share] = below[hands], through[hands]
        at: dict[bytes, list[int]] = {}
        for pair, weights in enumerate(held):
            at.setdefault(weights.tobytes(), []).append(pair)
        starts = (held.shape[1] + 1) * np.arange(self._futures)
        for key, pairs in at.items():
            for share, (sums, there) in enumerate(self._sums(key)):
                beaten[:, share, pairs] = gather(sums, beaten[:, share, pairs].astype(np.int64) + starts) / there
        return beaten

    def _sums(self, weights: bytes) -> list[tuple[Steps, Floats]]:
        """Weight below each place of the sorted sample by share, future after future, and the total, (B,)."""
        found = self._weighed.get((weights,))
        if found is None:
            held = steps_of(np.frombuffer(weights))
            found = [_summed(rivals, held) for rivals in self._rivals]
            self._weighed.keep((weights,), found)
        return found


def _summed(rivals: Rivals, held: Steps) -> tuple[Steps, Floats]:
    below = rivals.summed(held)
    there = np.take_along_axis(below, rivals.count, axis=1)[:, 0].astype(np.float64)
    return below.ravel(), there


def starting_hands(variant: Variant, hands: Cards, foreseen: Foreseen) -> ManyHands:
    """Hands before any board card, one per row of their foreseen figures: suits are interchangeable."""
    cards = np.empty((len(foreseen.standings.futures), hands.shape[1]), np.uint8)
    cards[foreseen.rows] = hands
    futures = boards.board_futures(variant_number(variant), ())
    samples = [[rivals.sample] for rivals in futures.ranged.rivals]
    near, nobody = len(samples[0][0]), np.zeros((1, len(futures.sample)), np.bool_)
    seen = SampledBoards(
        samples,
        [[np.ones(near, np.bool_)] for _ in samples[1:]],
        np.zeros((1, near, 0), np.uint8),
        futures.live[None].astype(np.float64),
        futures.expected[None],
        nobody,
        [Tied.of([numbered(of[0])[None] for of in samples], boards.USUAL_RIVALS)],
    )
    return _ManyStarting(seen, cards, foreseen.standings, futures.ranged.rivals)


def hands_on_boards(variant: Variant, open_cards: Cards, on: Ids, hands: Cards) -> ManyHands:
    """Hands, (H, k), each on one of these boards of one street, (G, cards), given by the non-decreasing `on`, (H,)."""
    made, possible, seen = [], [], []
    ends = np.searchsorted(on, np.arange(len(open_cards) + 1))
    for at in range(0, len(open_cards), _BLOCK):
        block = open_cards[at : at + _BLOCK]
        own = slice(ends[at], ends[at + len(block)])
        found = boards.SampledFutures(variant, block)
        values, comes = found.of_hands(on[own] - at, hands[own])
        made.append(values)
        possible.append(comes)
        seen.append(_seen(variant, block, found))
    by_share = [np.concatenate(values) for values in zip(*made, strict=True)]
    left = left_beside(hands, open_cards.shape[1])
    return ManyHands(_together(seen), on, hands, by_share, np.concatenate(possible), left)


def _seen(variant: Variant, block: Cards, found: boards.SampledFutures) -> SampledBoards:
    hands = sampled_hands(variant.hole_cards)
    samples = [list(values.reshape(len(block), -1, len(hands))) for values in found.values]
    able = [list(own.reshape(len(block), -1)) for own in found.able[1:]]
    tied, live = found.tied(), (card_masks(block)[:, None] & card_masks(hands)) == 0
    to_come = found.cards[:, :, block.shape[1] :]
    drawing = draw_on_boards(variant, hands, block)
    return SampledBoards(samples, able, to_come, live.astype(np.float64), tied.expected, drawing, tied.split())


def _together(parts: Sequence[SampledBoards]) -> SampledBoards:
    return SampledBoards(
        [[one for each in of for one in each] for of in zip(*[part.samples for part in parts], strict=True)],
        [[one for each in of for one in each] for of in zip(*[part.able for part in parts], strict=True)],
        np.concatenate([part.to_come for part in parts]),
        np.concatenate([part.live for part in parts]),
        np.concatenate([part.expected for part in parts]),
        np.concatenate([part.drawing for part in parts]),
        [tied for part in parts for tied in part.tied],
    )
