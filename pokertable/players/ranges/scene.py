"""What everybody can see of the cards, and samples of the hands that each seat may hold, with what they are worth.

In flop games one sample stands for any seat, over the futures of one board; in stud every seat has its own, sets of
down cards with ways to go on. A range is weights over the sample; the sample stays the same all hand long, but a down
card that comes later makes of each set as many as there are cards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, card_masks
from pokertable.model.cached import cached_property
from pokertable.model.variant import Variant
from pokertable.players.ranges.presumed import Ordered, kept_between
from pokertable.players.worth import stud
from pokertable.players.worth.draws import draws
from pokertable.players.worth.flop import boards
from pokertable.players.worth.outcomes import Memory, Outcomes, Tables
from pokertable.players.worth.rivals import RivalRange, Rivals, SampleRange, exact
from pokertable.players.worth.variants import numbered_variant, variant_number

_SOFT = 0.1
"""How much of a range is neither surely among the callers nor surely not."""
_RANGES, _STARTING_RANGES = 6, 24
"""Ranges that a scene keeps with what was worked out about them: a megabyte each before the flop, where more recur."""


class FlopScene:
    """One board of a flop game."""

    def __init__(self, variant: int, board: tuple[int, ...]) -> None:
        self._variant = numbered_variant(variant)
        self._board = board
        self._futures = boards.board_futures(variant, board)
        self._ranges: Memory[SampleRange] = Memory(_RANGES if board else _STARTING_RANGES)
        self.near = self._futures.near
        """Over how many futures, the first ones, the sample is looked at."""

    def sample(self, _seat: int) -> Cards:
        """The hands: (N, k)."""
        return self._futures.sample

    def live(self, _seat: int) -> Bools:
        """Those that hold no card in sight: (N,)."""
        return self._futures.live

    def dealt_on(self, weights: Floats) -> Floats:
        """Weights of an earlier street over the sample as it is now: the same."""
        return weights

    def ordered(self, _seat: int) -> Ordered:
        """The hands by what they expect against one or two who hold anything."""
        return self._ordered

    def drawing(self, _seat: int) -> Bools:
        """Which of them draw to a straight, a flush or a low: (N,)."""
        return self._drawing

    def of_sample(self, _seat: int) -> Outcomes:
        """What the sample comes to."""
        return self._futures.of_sample

    def believed(self, _seat: int, weights: Floats | None, reads: float) -> SampleRange:
        """A range as far as it is believed; without weights anything."""
        return _believed(self._ranges, weights, reads, lambda own: SampleRange(exact(self._futures.live * own)))

    def callers(self, _seat: int, held: SampleRange, part: float, _against: int, _blind: float) -> SampleRange:
        """The best part of a range: nobody shows what would beat any of it."""
        return _callers(held, (0, part), self._ordered, lambda weights: SampleRange(exact(weights)))

    def rival(self, _seat: int, held: SampleRange, plays: float) -> RivalRange:
        """A rival who holds this range."""
        return RivalRange(held, plays)

    @cached_property
    def _ordered(self) -> Ordered:
        return Ordered(self._futures.expected)

    @cached_property
    def _drawing(self) -> Bools:
        return draws(self._variant, self._futures.sample, self._board).any


class StudScene:
    """Everybody's up cards in stud."""

    def __init__(self, variant: int, showing: tuple[tuple[int, ...], ...], shared: tuple[int, ...], downs: int) -> None:
        """`downs` are the down cards that everybody in play has by now."""
        self._number = variant
        self._variant = numbered_variant(variant)
        self._dead = tuple(sorted([*shared, *(card for ups in showing for card in ups)]))
        self._alive = stud.alive(self._dead)[None]
        sets, live = stud.sampled_downs(self._variant, downs, self._alive)
        self._downs: Cards = sets[0]
        self._live: Bools = live[0]
        shown = max(map(len, showing))
        self._seats = [seat for seat, ups in enumerate(showing) if len(ups) == shown]
        self._ups = {seat: (*showing[seat], *shared) for seat in self._seats}
        self._orders: dict[int, Ordered] = {}
        self._samples: dict[int, Outcomes] = {}
        self._winning: dict[tuple[int, int], Floats] = {}
        self._to_follow = self._completions()
        self.near = stud.NEAR
        """Over how many futures, the first ones, the sample is looked at."""
        self._ranges: Memory[SampleRange] = Memory(_RANGES)

    def sample(self, seat: int) -> Cards:
        """Sets of down cards, the first ones the same in every hand: (N, k)."""
        del seat
        return self._downs

    def live(self, seat: int) -> Bools:
        """Those that hold no card in sight: (N,)."""
        del seat
        return self._live

    def dealt_on(self, weights: Floats) -> Floats:
        """Weights of an earlier street over the sample as it is now: any card may have come to each set."""
        return weights if len(weights) == len(self._downs) else np.tile(weights, len(self._downs) // len(weights))

    def ordered(self, seat: int) -> Ordered:
        """The sets by what they expect against one or two who hold anything."""
        if seat not in self._orders:
            outcomes = self._of_seat[seat]
            expected = outcomes.expected((0,), np.array([boards.USUAL_RIVALS]), _against_anything(self._number))
            self._orders[seat] = Ordered(expected)
        return self._orders[seat]

    def drawing(self, seat: int) -> Bools:
        """None: before the last card every hand in stud has something to come, so draws are no kind of their own."""
        del seat
        return np.zeros(len(self._downs), np.bool_)

    def of_sample(self, seat: int) -> Outcomes:
        """What the sets come to against the seats in play."""
        if seat not in self._samples:
            ups = np.array([self._ups[seat]], np.uint8)
            to_come = self._variant.hole_cards - self._downs.shape[1] - ups.shape[1]
            own = stud.Own(self._downs, ups, self._dead, self.rivals)
            self._samples[seat] = stud.own_outcomes(self._number, own, to_come, stud.NEAR)
        return self._samples[seat]

    def believed(self, _seat: int, weights: Floats | None, reads: float) -> SampleRange:
        """A range as far as it is believed; without weights anything."""
        return _believed(self._ranges, weights, reads, lambda own: self._spread(exact(self._live * self.dealt_on(own))))

    def callers(self, seat: int, held: SampleRange, part: float, against: int, blind: float) -> SampleRange:
        """The best part of a range, of what cannot win from this seat whatever it has below only a `blind` part."""
        able = np.maximum(self._able(seat, against), blind)
        if not np.any(able * held.weights):
            able = np.ones(len(able))
        of = (seat, part, against, blind)
        return _callers(held, of, self.ordered(seat), lambda weights: self._spread(exact(weights * able)))

    def _able(self, seat: int, against: int) -> Floats:
        """1 for the sets that may yet win from the other seat, or share with it, by what that shows; else 0: (N,)."""
        found = self._winning.get((seat, against))
        if found is None:
            possible, values = self._completed
            found = np.zeros(len(self._downs))
            for mine, theirs in zip(values[seat], values[against], strict=True):
                least = theirs[possible].min()
                found = np.maximum(found, (possible & (mine > 0) & (mine >= least)).any(axis=0))
            self._winning[seat, against] = found
        return found

    def rival(self, seat: int, held: SampleRange, plays: float) -> RivalRange:
        """A rival who holds this range of down cards."""
        return RivalRange(held, plays, self._seats.index(seat))

    def _spread(self, weights: Floats) -> SampleRange:
        return SampleRange(weights, np.tile(weights * self._live, self._ways))

    @cached_property
    def _completed(self) -> tuple[Bools, dict[int, list[np.ndarray]]]:
        """Which completions can come to which sets, (C, N), and what they make for each seat, by share (C, N)."""
        possible = ((card_masks(self._to_follow) & card_masks(self._downs)) == 0) & self._live
        ups = np.array([*self._ups.values()], np.uint8)[:, None, None]
        made = stud.values(self._variant.shares, ups, self._downs, self._to_follow)
        return possible, {seat: list(own) for seat, own in zip(self._ups, zip(*made, strict=True), strict=True)}

    def _completions(self) -> Cards:
        """The cards that each set goes on with, (C, N, cards)."""
        to_come = self._variant.hole_cards - self._downs.shape[1] - len(self._ups[self._seats[0]])
        (ways,), which = stud.completions(to_come, self._alive, len(self._downs))
        completed: Cards = ways[which]
        return completed

    @property
    def _ways(self) -> int:
        return len(self._completed[0])

    @cached_property
    def _of_seat(self) -> dict[int, Outcomes]:
        possible, values = self._completed
        anything = stud.rivals_showing(self._number, stud.Table(((),), ()))
        return {seat: Outcomes(possible, values[seat], anything, apart=True) for seat in self._seats}

    @cached_property
    def rivals(self) -> tuple[Rivals, ...]:
        """The final hands of every seat in play, a row each, under each share."""
        possible, values = self._completed
        usable = np.broadcast_to(possible.ravel(), (len(self._seats), possible.size))
        rows = range(len(self._variant.shares))
        return tuple([Rivals(np.stack([values[seat][row].ravel() for seat in self._seats]), usable) for row in rows])


@lru_cache(maxsize=16)
def _against_anything(_variant: int) -> Tables:
    """What every strength wins in a variant against the usual rivals who hold anything: filled when it is asked for."""
    return {}


Scene = FlopScene | StudScene


def _believed(
    kept: Memory[SampleRange], weights: Floats | None, reads: float, of: Callable[[Floats], SampleRange]
) -> SampleRange:
    """The range of these weights believed so far, kept: those who act one after another ask about the same ones."""
    key = (None, 0.0) if weights is None else (weights.tobytes(), reads)
    found = kept.get(key)
    if found is None:
        found = of(np.ones(1) if weights is None else weights**reads)
        kept.keep(key, found)
    return found


def _callers(
    held: SampleRange, key: tuple[float, ...], ordered: Ordered, of: Callable[[Floats], SampleRange]
) -> SampleRange:
    if key not in held.callers:
        part = key[1]
        quantile = ordered.quantiles(held.weights)
        held.callers[key] = of(held.weights * kept_between((part - quantile) / _SOFT + 0.5))
    return held.callers[key]


def scene(variant: Variant, board: Sequence[int], showing: tuple[tuple[int, ...], ...], downs: int) -> Scene:
    """The scene of what lies face up: the board, or the up cards by seat with the card that all share.

    `downs` are the private cards of who is in.
    """
    number = variant_number(variant)
    if variant.board_cards:
        return _flop_scene(number, tuple(board))
    return _stud_scene(number, showing, tuple(board), downs)


_flop_scene = lru_cache(maxsize=32)(FlopScene)
_stud_scene = lru_cache(maxsize=32)(StudScene)
