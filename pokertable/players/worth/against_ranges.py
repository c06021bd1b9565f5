"""Many hands of one street, each on a board of its own, held against what their rivals can hold.

For games with one share of the pot. Each hand comes to what `Outcomes.against` works out for it alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, Strengths
from pokertable.analysis.hands import card_masks, hand_numbers
from pokertable.model.variant import Variant
from pokertable.players.worth import boards
from pokertable.players.worth.draws import draw_on_boards
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
        self._met_again = len(seen) == 1
        self._kept: dict[int, Bools] = {}
        """What hands beat, where all are on one board and few differ: before the flop."""
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
        place = _places(against.turn)
        below, up_to = 1 - against.plays[:, None] * (1 - self._beaten(hands[against.turn], against.held))
        rivals = np.bincount(against.turn, minlength=len(hands))
        found = np.empty((len(hands), self._made.shape[1]))
        for count in set(rivals.tolist()):
            pairs = np.flatnonzero(rivals[against.turn] == count)
            each = pairs[place[pairs] == 0][:, None] + np.arange(count)
            less = below[each]
            between = up_to[each] - less
            field = range(count)
            found[rivals == count] = integral([(less + node * between).prod(axis=1) for node, _ in nodes(field)], field)
        return found

    def _beaten(self, hands: Ids, held: Floats) -> Floats:
        """The part of ranges, (P, N), that a hand, (P,), beats in each future, and that it beats or ties: (2, P, B)."""
        futures = self._made.shape[1]
        if futures == 1:
            return self._beaten_at_last(hands, held)
        beaten, there = np.empty((2, len(hands), futures)), np.empty((len(hands), futures))
        weights = held.astype(np.float32)
        order = np.argsort(self.on[hands], kind="stable")
        for board, pairs in _parts(self.on[hands][order], order):
            there[pairs] = (self.seen[board].there @ weights[pairs].T).T
        order = np.argsort(hands, kind="stable")
        for hand, pairs in _parts(hands[order], order):
            beaten[:, pairs] = (self._marks(hand) @ weights[pairs].T).swapaxes(1, 2)
        if (empty := there <= 0).any():  # of an empty range all hands count alike
            for pair, future in np.argwhere(empty).tolist():
                board = self.seen[self.on[hands[pair]]]
                there[pair, future] = board.there[future].sum(dtype=np.float64)
                beaten[:, pair, future] = self._marks(int(hands[pair]))[:, future].sum(axis=1, dtype=np.float64)
        beaten /= there
        return beaten

    def _beaten_at_last(self, hands: Ids, held: Floats) -> Floats:
        """The same on whole boards, where all pairs are compared in one go."""
        sample = self._last_samples[self.on[hands]]
        asked = self._made[hands]
        those = np.where(sample == AWAY, 0.0, held)
        empty = np.flatnonzero(~those.any(axis=1))  # of an empty range all hands count alike
        those[empty] = sample[empty] != AWAY
        below, up_to = (those * (sample < asked)).sum(axis=1), (those * (sample <= asked)).sum(axis=1)
        return np.asarray(np.stack([below, up_to])[:, :, None] / those.sum(axis=1)[:, None])

    @cached_property
    def _last_samples(self) -> Strengths:
        return np.concatenate([each.sample for each in self.seen])

    def _marks(self, hand: int) -> npt.NDArray[np.float32]:
        """Which hands of the sample a hand beats in each future, and which it beats or ties: (2, B, N)."""
        marks = self._kept.get(hand)
        if marks is None:
            sample, asked = self.seen[self.on[hand]].sample, self._made[hand][:, None]
            marks = np.empty((2, *sample.shape), np.bool_)
            np.less(sample, asked, out=marks[0])
            np.less_equal(sample, asked, out=marks[1])
            if self._met_again:
                self._kept[hand] = marks
        return marks.astype(np.float32)

    def expected_of_sample(self, on: Ids, against: Rivalry) -> Floats:
        """What the hands of the sample expect in the near futures of these boards, (T,): (T, N)."""
        found = np.empty((len(on), self.live.shape[1]))
        for turn, pairs in _parts(against.turn, np.arange(len(against.turn))):
            rivals = zip(against.held[pairs], against.plays[pairs].tolist(), strict=True)
            field = Field([RivalRange(SampleRange(own), plays) for own, plays in rivals])
            found[turn] = self.seen[on[turn]].outcomes.expected_against(field)
        return found


def _parts(ordered: Ids, places: Ids) -> Iterator[tuple[int, Ids]]:
    """The different ones of numbers in order, and the places of each."""
    starts = np.flatnonzero(np.diff(ordered, prepend=-1))
    return zip(ordered[starts].tolist(), np.split(places, starts[1:]), strict=True) if len(ordered) else iter(())


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
        seen += _seen(variant, block, found)
        drawing.append(draw_on_boards(variant, hands[own], block)[on[own] - at, np.arange(own.stop - own.start)])
    return ManyHands(seen, on, np.concatenate(made), np.concatenate(possible), np.concatenate(drawing))


def _seen(variant: Variant, block: Cards, found: boards.SampledFutures) -> Iterator[Seen]:
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
    live = (card_masks(block)[:, None] & card_masks(hands)) == 0
    drawing = draw_on_boards(variant, hands, block)
    there = (sample != AWAY).astype(np.float32)
    for number in range(len(block)):
        part = rivals.part(slice(near * number, near * (number + 1)))
        outcomes = Outcomes(usable[number], [values[number, :near]], [part], sampled=True)
        yield Seen(sample[number], live[number], expected[number], drawing[number], outcomes, there[number])
