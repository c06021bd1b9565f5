"""Everybody's view of the cards, and samples of each seat's possible hands with their outcomes.

In flop games one sample stands for any seat, over the futures of one board; in stud every seat has its own, sets of
down cards with completions. A range is weights over the sample; the sample stays the same all hand long, but a later
down card multiplies each set by the number of cards.
"""

from __future__ import annotations

from collections.abc import Callable, MutableMapping, Sequence
from weakref import WeakValueDictionary

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, card_masks
from pokertable.model.cached import cached_property
from pokertable.model.caches import kept
from pokertable.model.variant import Variant
from pokertable.players.ranges.presumed import Ordered, kept_between
from pokertable.players.worth import stud
from pokertable.players.worth.draws import draws
from pokertable.players.worth.flop import boards
from pokertable.players.worth.outcomes import Memory, Outcomes, Tables
from pokertable.players.worth.rivals import Field, RivalRange, Rivals, SampleRange, exact
from pokertable.players.worth.variants import numbered_variant, variant_number

_SOFT = 0.1
"""Width of the soft edge between callers and the rest, as a fraction of a range."""
_RANGES, _STARTING_RANGES = 6, 24
"""Ranges that a scene caches with their figures: a megabyte each before the flop, where more recur."""


class FlopScene:
    """One board of a flop game."""

    def __init__(self, variant: int, board: tuple[int, ...]) -> None:
        self._variant = numbered_variant(variant)
        self._board = board
        self._futures = boards.board_futures(variant, board)
        self._ranges: Memory[SampleRange] = Memory(_RANGES if board else _STARTING_RANGES)
        self._fields: WeakValueDictionary[tuple[RivalRange, ...], Field] = WeakValueDictionary()
        self.near = self._futures.near
        """Number of first futures over which the sample is examined."""

    def sample(self, _seat: int) -> Cards:
        """(N, k): the hands."""
        return self._futures.sample

    def live(self, _seat: int) -> Bools:
        """(N,): whether each holds no card in sight."""
        return self._futures.live

    def dealt_on(self, weights: Floats) -> Floats:
        """Weights of an earlier street over the present sample: unchanged."""
        return weights

    def ordered(self, _seat: int) -> Ordered:
        """The hands by equity against one or two random hands."""
        return self._ordered

    def drawing(self, _seat: int) -> Bools:
        """(N,): whether each draws to a straight, a flush or a low."""
        return self._drawing

    def of_sample(self, _seat: int) -> Outcomes:
        """Outcomes of the sample."""
        return self._futures.of_sample

    def believed(self, _seat: int, weights: Floats | None, reads: float) -> SampleRange:
        """A range weighted by belief; without weights any hand."""
        return _believed(self._ranges, weights, reads, lambda own: SampleRange(exact(self._futures.live * own)))

    def callers(self, _seat: int, held: SampleRange, part: float, _against: int, _blind: float) -> SampleRange:
        """The best part of a range: no up cards could beat it."""
        return _callers(held, (0, part), self._ordered, lambda weights: SampleRange(exact(weights)))

    def rival(self, _seat: int, held: SampleRange, plays: float) -> RivalRange:
        """A rival with this range."""
        return RivalRange(held, plays)

    def field(self, rivals: Sequence[RivalRange]) -> Field:
        """These rivals together."""
        return _field(self._fields, rivals)

    @cached_property
    def _ordered(self) -> Ordered:
        return Ordered(self._futures.expected)

    @cached_property
    def _drawing(self) -> Bools:
        return draws(self._variant, self._futures.sample, self._board).any


class StudScene:
    """Everybody's up cards in stud."""

    def __init__(self, variant: int, showing: tuple[tuple[int, ...], ...], shared: tuple[int, ...], downs: int) -> None:
        """The scene in which everybody in play has `downs` down cards by now."""
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
        """Number of first futures over which the sample is examined."""
        self._ranges: Memory[SampleRange] = Memory(_RANGES)
        self._fields: WeakValueDictionary[tuple[RivalRange, ...], Field] = WeakValueDictionary()

    def sample(self, seat: int) -> Cards:
        """(N, k): sets of down cards, the first ones the same in every hand."""
        del seat
        return self._downs

    def live(self, seat: int) -> Bools:
        """(N,): whether each holds no card in sight."""
        del seat
        return self._live

    def dealt_on(self, weights: Floats) -> Floats:
        """Weights of an earlier street over the present sample: any card may have come to each set."""
        return weights if len(weights) == len(self._downs) else np.tile(weights, len(self._downs) // len(weights))

    def ordered(self, seat: int) -> Ordered:
        """The sets by equity against one or two random hands."""
        if seat not in self._orders:
            outcomes = self._of_seat[seat]
            expected = outcomes.expected((0,), np.array([boards.USUAL_RIVALS]), _against_anything(self._number))
            self._orders[seat] = Ordered(expected)
        return self._orders[seat]

    def drawing(self, seat: int) -> Bools:
        """All False: before the last card every stud hand has cards to come, so draws are no separate kind."""
        del seat
        return np.zeros(len(self._downs), np.bool_)

    def of_sample(self, seat: int) -> Outcomes:
        """Outcomes of the sets against the seats in play."""
        if seat not in self._samples:
            ups = np.array([self._ups[seat]], np.uint8)
            to_come = self._variant.hole_cards - self._downs.shape[1] - ups.shape[1]
            own = stud.Own(self._downs, ups, self._dead, self.rivals)
            self._samples[seat] = stud.own_outcomes(self._number, own, to_come, stud.NEAR)
        return self._samples[seat]

    def believed(self, _seat: int, weights: Floats | None, reads: float) -> SampleRange:
        """A range weighted by belief; without weights any hand."""
        return _believed(self._ranges, weights, reads, lambda own: self._spread(exact(self._live * self.dealt_on(own))))

    def callers(self, seat: int, held: SampleRange, part: float, against: int, blind: float) -> SampleRange:
        """The best part of a range; of hands that this seat beats with any down cards only a `blind` part."""
        able = np.maximum(self._able(seat, against), blind)
        if not np.any(able * held.weights):
            able = np.ones(len(able))
        of = (seat, part, against, blind)
        return _callers(held, of, self.ordered(seat), lambda weights: self._spread(exact(weights * able)))

    def _able(self, seat: int, against: int) -> Floats:
        """(N,): 1 for sets that may yet beat or tie the other seat, given its up cards; else 0."""
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
        """A rival with this range of down cards."""
        return RivalRange(held, plays, self._seats.index(seat))

    def field(self, rivals: Sequence[RivalRange]) -> Field:
        """These rivals together."""
        return _field(self._fields, rivals)

    def _spread(self, weights: Floats) -> SampleRange:
        return SampleRange(weights, np.tile(weights * self._live, self._ways))

    @cached_property
    def _completed(self) -> tuple[Bools, dict[int, list[np.ndarray]]]:
        """(C, N): possible completions of each set, and their strength for each seat, by share (C, N)."""
        possible = ((card_masks(self._to_follow) & card_masks(self._downs)) == 0) & self._live
        ups = np.array([*self._ups.values()], np.uint8)[:, None, None]
        made = stud.values(self._variant.shares, ups, self._downs, self._to_follow)
        return possible, {seat: list(own) for seat, own in zip(self._ups, zip(*made, strict=True), strict=True)}

    def _completions(self) -> Cards:
        """(C, N, cards): completions of each set."""
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
        """The final hands of every seat in play, one row each, under each share."""
        possible, values = self._completed
        usable = np.broadcast_to(possible.ravel(), (len(self._seats), possible.size))
        rows = range(len(self._variant.shares))
        return tuple([Rivals(np.stack([values[seat][row].ravel() for seat in self._seats]), usable) for row in rows])


@kept("what strengths win in stud against anything")
def _against_anything(_variant: int) -> Tables:
    """Winnings of every strength in a variant against the usual random rivals: filled on use."""
    return {}


Scene = FlopScene | StudScene


def _believed(
    kept: Memory[SampleRange], weights: Floats | None, reads: float, of: Callable[[Floats], SampleRange]
) -> SampleRange:
    """The cached range of these weights and belief: consecutive actors ask about the same ones."""
    key = (None, 0.0) if weights is None else (weights.tobytes(), reads)
    found = kept.get(key)
    if found is None:
        found = of(np.ones(1) if weights is None else weights**reads)
        kept.keep(key, found)
    return found


def _field(kept: MutableMapping[tuple[RivalRange, ...], Field], rivals: Sequence[RivalRange]) -> Field:
    """The field of these rivals, one while anybody holds it: hands that met it know what they won, whoever asks."""
    return kept.setdefault(tuple(rivals), Field(rivals))


def _callers(
    held: SampleRange, key: tuple[float, ...], ordered: Ordered, of: Callable[[Floats], SampleRange]
) -> SampleRange:
    if key not in held.callers:
        part = key[1]
        quantile = ordered.quantiles(held.weights)
        held.callers[key] = of(held.weights * kept_between((part - quantile) / _SOFT + 0.5))
    return held.callers[key]


def scene(variant: Variant, board: Sequence[int], showing: tuple[tuple[int, ...], ...], downs: int) -> Scene:
    """The scene of the face-up cards: the board, or the up cards by seat with the shared card.

    `downs` are the numbers of private cards of those who are in.
    """
    number = variant_number(variant)
    if variant.board_cards:
        return _flop_scene(number, tuple(board))
    return _stud_scene(number, showing, tuple(board), downs)


_flop_scene = kept("ranges on boards")(FlopScene)
_stud_scene = kept("ranges by up cards")(StudScene)
