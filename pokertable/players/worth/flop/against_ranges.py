"""Many hands of one street, each on a board of its own, held against what their rivals can hold.

For games with one share of the pot. Each hand comes to what `Outcomes.against` works out for it alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, Strengths
from pokertable.analysis.hands import card_masks, hand_numbers
from pokertable.model.cached import cached_property
from pokertable.model.variant import Variant
from pokertable.players.worth.beats import integral, nodes
from pokertable.players.worth.compared import Exact
from pokertable.players.worth.draws import draw_of_each, draw_on_boards
from pokertable.players.worth.flop import boards
from pokertable.players.worth.flop.sampled import sampled_hands, weight_left
from pokertable.players.worth.flop.tied import Tied, expected_against, numbered
from pokertable.players.worth.rivals import AWAY
from pokertable.players.worth.variants import variant_number

_BLOCK = 16
"""So many boards are worked out together."""
_TOGETHER = 192
"""So many futures of the sample are held against ranges together."""


class Rivalry(NamedTuple):
    """Who is still in against some hands, a pair for each: the hand's number, the rival's seat, range, chance to stay.

    (P,) each, the ranges (P, N); the pairs of a hand follow one another, by seat.
    """

    turn: Ids
    seat: Ids
    held: Floats
    plays: Floats


class SampledBoards(NamedTuple):
    """Boards of one street and the hands there that stand for a rival's."""

    samples: Sequence[Strengths]
    """Their strengths on the futures of each board, (B, N)."""
    to_come: Cards
    """The cards that each of these still brings, (G, B, k)."""
    live: Floats
    """1 for those that can be on a board, else 0: (G, N)."""
    expected: Floats
    """What they expect there, (G, N)."""
    drawing: Bools
    """Which of them draw, (G, N)."""
    tied: Sequence[Tied]
    """Each of the boards in the near futures."""


class ManyHands:
    """Hands, (H, k), and the boards of one street that they are on, `on`, (H,)."""

    def __init__(self, seen: SampledBoards, on: Ids, made: Strengths, possible: Bools, drawing: Bools) -> None:
        """What the hands make on the futures of their boards, and which can come, (H, B); which hands draw, (H,)."""
        self.boards = seen
        self.on = on
        self.drawing = drawing
        self._made = made
        self._possible = possible
        self._met_again = len(seen.samples) == 1
        self._kept: dict[int, Bools] = {}
        """What hands beat, where all are on one board and few differ: before the flop."""

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
        beaten = np.empty((2, len(hands), futures))
        weights = (held * self.boards.live[self.on[hands]]).astype(np.float32)
        there = self._there(self.on[hands], weights)
        order = np.argsort(hands, kind="stable")
        for hand, pairs in _parts(hands[order], order):
            marks = self._marks(hand)
            own = marks.reshape(2 * futures, -1) @ weights[pairs].T
            beaten[:, pairs] = own.reshape(2, futures, -1).swapaxes(1, 2)
        for pair, future in np.argwhere(there <= 0).tolist():  # of an empty range all hands count alike
            there[pair, future] = (self.boards.samples[self.on[hands[pair]]][future] != AWAY).sum()
            beaten[:, pair, future] = self._marks(int(hands[pair]))[:, future].sum(axis=1, dtype=np.float64)
        beaten /= there
        return beaten

    def _there(self, on: Ids, weights: Exact) -> Exact:
        """The weight of those that can be in each future of boards: (P, B)."""
        if self._met_again:
            there: Exact = weights @ (self.boards.samples[0] != AWAY).astype(np.float32).T
            return there
        return weight_left(weights, self.boards.to_come[on])

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
        return np.concatenate(self.boards.samples)

    def _marks(self, hand: int) -> Exact:
        """Which hands of the sample a hand beats in each future, and which it beats or ties: (2, B, N)."""
        marks = self._kept.get(hand)
        if marks is None:
            sample, asked = self.boards.samples[self.on[hand]], self._made[hand][:, None]
            marks = np.empty((2, *sample.shape), np.bool_)
            np.less(sample, asked, out=marks[0])
            np.less_equal(sample, asked, out=marks[1])
            if self._met_again:
                self._kept[hand] = marks
        return marks.astype(np.float32)

    def expected_of_sample(self, on: Ids, against: Rivalry) -> Floats:
        """What the hands of the sample expect in the near futures of these boards, (T,): (T, N)."""
        found = np.empty((len(on), self.boards.live.shape[1]))
        each = np.bincount(against.turn, minlength=len(on))
        starts = np.searchsorted(against.turn, np.arange(len(on)))
        near = self.boards.tied[0].which.shape[1]
        for rivals in set(each.tolist()):
            turns = np.flatnonzero(each == rivals)
            at_once = max(1, _TOGETHER // near)
            for at in range(0, len(turns), at_once):
                some = turns[at : at + at_once]
                pairs = starts[some] + np.arange(rivals)[:, None]
                tied = [self.boards.tied[board] for board in on[some].tolist()]
                found[some] = expected_against(tied, against.held[pairs], against.plays[pairs])
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
    near, nothing = (
        Tied.of(numbered(sample[: futures.near])[None], boards.USUAL_RIVALS),
        np.zeros((1, len(sample), 0), np.uint8),
    )
    nobody = np.zeros((1, sample.shape[1]), np.bool_)
    seen = SampledBoards(
        [sample], nothing, futures.live[None].astype(np.float64), futures.expected[None], nobody, [near]
    )
    on, none = np.zeros((2, len(first)), np.int64)
    return ManyHands(seen, on, made[: len(sample)].T, possible[: len(sample)].T, none > 0), rows


def hands_on_boards(variant: Variant, open_cards: Cards, on: Ids, hands: Cards) -> ManyHands:
    """Hands, (H, k), each on one of these boards of one street, (G, cards), `on` which, (H,), that does not fall."""
    made, possible, seen = [], [], []
    ends = np.searchsorted(on, np.arange(len(open_cards) + 1))
    for at in range(0, len(open_cards), _BLOCK):
        block = open_cards[at : at + _BLOCK]
        own = slice(ends[at], ends[at + len(block)])
        found = boards.SampledFutures(variant, block)
        (values,), comes = found.of_hands(on[own] - at, hands[own])
        made.append(values)
        possible.append(comes)
        seen.append(_seen(variant, block, found))
    drawing = draw_of_each(variant, hands, open_cards, on)
    return ManyHands(_together(seen), on, np.concatenate(made), np.concatenate(possible), drawing)


def _seen(variant: Variant, block: Cards, found: boards.SampledFutures) -> SampledBoards:
    """Some boards of a street."""
    hands = sampled_hands(variant.hole_cards)
    sample = found.rivals[0].sample.reshape(len(block), -1, len(hands))
    tied, live = found.tied(), (card_masks(block)[:, None] & card_masks(hands)) == 0
    to_come = found.cards[:, :, block.shape[1] :]
    drawing = draw_on_boards(variant, hands, block)
    return SampledBoards(list(sample), to_come, live.astype(np.float64), tied.expected, drawing, tied.split())


def _together(parts: Sequence[SampledBoards]) -> SampledBoards:
    """The boards of all parts."""
    return SampledBoards(
        [sample for part in parts for sample in part.samples],
        np.concatenate([part.to_come for part in parts]),
        np.concatenate([part.live for part in parts]),
        np.concatenate([part.expected for part in parts]),
        np.concatenate([part.drawing for part in parts]),
        [tied for part in parts for tied in part.tied],
    )
