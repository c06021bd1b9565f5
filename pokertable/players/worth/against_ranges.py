"""Many hands of one street, each on a board of its own, held against what their rivals can hold.

For games with one share of the pot. Each hand comes to what `Outcomes.against` works out for it alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, Strengths
from pokertable.analysis.hands import apart_from, hand_numbers
from pokertable.model.variant import Variant
from pokertable.players.worth import boards
from pokertable.players.worth.draws import draws
from pokertable.players.worth.outcomes import Outcomes
from pokertable.players.worth.rivals import AWAY, Field, RivalRange, Rivals, SampleRange, integral, nodes
from pokertable.players.worth.variants import variant_number

_BLOCK = 16
"""So many boards are worked out together."""


class Rivalry(NamedTuple):
    """Who is still in against some hands, a pair for each: the hand's number, the rival's seat, range, chance to stay.

    (P,) each, the ranges (P, N); the pairs of a hand follow one another, by seat.
    """

    turn: Ids
    seat: Ids
    held: Floats
    plays: Floats


class Seen(NamedTuple):
    """One board and the hands there that stand for a rival's, (N,): which can be, what they expect, and which draw."""

    sample: Strengths
    """Their strengths on its futures, (B, N)."""
    live: Bools
    expected: Floats
    drawing: Bools
    outcomes: Outcomes
    """What they come to in the near futures."""
    there: npt.NDArray[np.float32]
    """Which of them can be in each future: (B, N)."""


class ManyHands:
    """Hands, (H, k), and the boards of one street that they are on, `on`, (H,)."""

    def __init__(self, seen: Sequence[Seen], on: Ids, made: Strengths, possible: Bools, drawing: Bools) -> None:
        """What the hands make on the futures of their boards, and which can come, (H, B); which hands draw, (H,)."""
        self.seen = seen
        self.on = on
        self.drawing = drawing
        self._made = made
        self._possible = possible
        self.live: Floats = np.array([each.live for each in seen], np.float64)
        """Which hands of the sample can be on each board: (G, N)."""

    @cached_property
    def _counts(self) -> Ids:
        return np.asarray(np.maximum(self._possible.sum(axis=1), 1))

    @cached_property
    def near(self) -> int:
        """Over how many futures, the first ones, the sample is looked at."""
        return min(int(self._made.shape[1]), boards.NEAR)

    def mean(self, hands: Ids, won: Floats) -> Floats:
        """What hands expect of what they win in each future, (T, B), or in the first ones: (T,)."""
        futures = won.shape[1]
        possible = self._possible[hands, :futures]
        counts = self._counts[hands] if futures == self._possible.shape[1] else np.maximum(possible.sum(axis=1), 1)
        return np.asarray((won * possible).sum(axis=1) / counts)

    def won(self, hands: Ids, against: Rivalry) -> Floats:
        """What hands, (T,), win in each future: (T, B)."""
        futures = self._made.shape[1]
        place = _places(against.turn)
        most = int(place.max(initial=0)) + 1
        less, up_to = np.ones((2, len(hands), most, futures))
        held = against.held.astype(np.float32)
        plays = against.plays[:, None]
        for hand, pairs in _by(hands[against.turn]):
            beats, ties = self._beaten(hand, held[pairs])
            less[against.turn[pairs], place[pairs]] = 1 - plays[pairs] * (1 - beats)
            up_to[against.turn[pairs], place[pairs]] = 1 - plays[pairs] * (1 - ties)
        rivals = np.bincount(against.turn, minlength=len(hands))
        found = np.empty((len(hands), futures))
        for count in set(rivals.tolist()):
            those = np.flatnonzero(rivals == count)
            beats = less[those, :count]
            between = up_to[those, :count] - beats
            field = range(count)
            found[those] = integral([(beats + node * between).prod(axis=1) for node, _ in nodes(field)], field)
        return found

    def _beaten(self, hand: int, held: npt.NDArray[np.float32]) -> tuple[Floats, Floats]:
        """The part of ranges, (n, N), that a hand beats in each future, and that it beats or ties: (n, B) each."""
        board, asked = self.seen[self.on[hand]], self._made[hand][:, None]
        weights = held.T
        there = (board.there @ weights).T.astype(np.float64)
        compared = (board.sample < asked, board.sample <= asked)
        beaten = [(marks.astype(np.float32) @ weights).T.astype(np.float64) for marks in compared]
        if (empty := there <= 0).any():  # of an empty range all hands count alike
            counted = board.there.sum(axis=1, dtype=np.float64)
            everybody = [marks.sum(axis=1) for marks in compared]
            there = np.where(empty, counted, there)
            beaten = [np.where(empty, each, own) for each, own in zip(everybody, beaten, strict=True)]
        return beaten[0] / there, beaten[1] / there

    def expected_of_sample(self, on: Ids, against: Rivalry) -> Floats:
        """What the hands of the sample expect in the near futures of these boards, (T,): (T, N)."""
        found = np.empty((len(on), self.live.shape[1]))
        for turn, pairs in _by(against.turn):
            rivals = zip(against.held[pairs], against.plays[pairs].tolist(), strict=True)
            field = Field([RivalRange(SampleRange(own), plays) for own, plays in rivals])
            found[turn] = self.seen[on[turn]].outcomes.expected_against(field)
        return found


def _by(numbers: Ids) -> list[tuple[int, Ids]]:
    """The different numbers and where each of them stands."""
    order = np.argsort(numbers, kind="stable")
    ordered = numbers[order]
    starts = np.flatnonzero(np.diff(ordered, prepend=-1))
    return list(zip(ordered[starts].tolist(), np.split(order, starts[1:]), strict=True)) if len(order) else []


def _places(turns: Ids) -> Ids:
    """Of each pair which of its turn it is; the pairs of a turn follow one another."""
    return np.arange(len(turns)) - np.searchsorted(turns, turns)


def starting_hands(variant: Variant, hands: Cards) -> tuple[ManyHands, Ids]:
    """Hands before any card of the board, and which of them each hand is: suits have no names."""
    named = boards.canonical(hands)
    _, first, rows = np.unique(hand_numbers(named), return_index=True, return_inverse=True)
    futures = boards.board_futures(variant_number(variant), ())
    sample = futures.ranged.rivals[0].sample
    possible, made = futures.made(named[first])
    seen = Seen(
        sample,
        futures.live,
        futures.expected,
        np.zeros(len(futures.sample), np.bool_),
        futures.of_sample,
        (sample != AWAY).astype(np.float32),
    )
    none = np.zeros(len(first), np.bool_)
    on = np.zeros(len(first), np.int64)
    return ManyHands([seen], on, made[: len(sample)].T, possible[: len(sample)].T, none), rows


def hands_on_boards(variant: Variant, open_cards: Cards, on: Ids, hands: Cards) -> ManyHands:
    """Hands, (H, k), each on one of these boards of one street, (G, cards), `on` which, (H,), that does not fall."""
    seen: list[Seen] = []
    made, possible, drawing = [], [], []
    ends = np.searchsorted(on, np.arange(len(open_cards) + 1))
    for at in range(0, len(open_cards), _BLOCK):
        block = open_cards[at : at + _BLOCK]
        own = slice(ends[at], ends[at + len(block)])
        found = boards.SampledFutures(variant, block)
        (values,), comes = found.of_hands(on[own] - at, hands[own])
        made.append(values)
        possible.append(comes)
        parts = [hands[ends[board] : ends[board + 1]] for board in range(at, at + len(block))]
        named = _drawing(variant, block, parts)
        seen += _seen(variant, block, found, [each[0] for each in named])
        drawing += [each[1] for each in named]
    return ManyHands(seen, on, np.concatenate(made), np.concatenate(possible), np.concatenate(drawing))


def _drawing(variant: Variant, block: Cards, hands: Sequence[Cards]) -> list[tuple[Bools, Bools]]:
    """Which hands of the sample draw on each of some boards, and which of these hands."""
    sample = boards.sampled_hands(variant.hole_cards)
    found = []
    for board, own in zip(block.tolist(), hands, strict=True):
        draw = draws(variant, np.concatenate([sample, own]), board).any
        found.append((draw[: len(sample)], draw[len(sample) :]))
    return found


def _seen(variant: Variant, block: Cards, found: boards.SampledFutures, drawing: Sequence[Bools]) -> list[Seen]:
    """Some boards of a street."""
    hands = boards.sampled_hands(variant.hole_cards)
    sample = found.rivals[0].sample.reshape(len(block), -1, len(hands))
    values = found.values[0].reshape(sample.shape)
    near = min(sample.shape[1], boards.NEAR)
    usable = sample[:, :near] != AWAY
    counts = usable.sum(axis=2).reshape(-1, 1)
    rivals = Rivals.counted(sample[:, :near].reshape(-1, len(hands)), counts)
    won = rivals.own_wins(boards.USUAL_RIVALS).reshape(usable.shape)
    expected = (won * usable).sum(axis=1) / np.maximum(usable.sum(axis=1), 1)
    seen = []
    for number, board in enumerate(block.tolist()):
        part = rivals.part(slice(near * number, near * (number + 1)))
        outcomes = Outcomes(usable[number], [values[number, :near]], [part], sampled=True)
        there = (sample[number] != AWAY).astype(np.float32)
        seen.append(Seen(sample[number], apart_from(hands, board), expected[number], drawing[number], outcomes, there))
    return seen
