"""What each seat can hold after all that it has done: weights over the scene's sample of hands."""

from __future__ import annotations

from collections.abc import Mapping
from threading import Lock

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.model.hand.observation import Observation
from pokertable.players.ranges.presumed import SAY_NOTHING, likelihood
from pokertable.players.ranges.scene import Scene, scene
from pokertable.players.seen.walk import Decision, Walk
from pokertable.players.worth.rivals import exact

_KEPT = 8
_FOLLOWED = 2048
"""Moments that are kept of hands played at once."""


def scene_of(public: Observation) -> Scene:
    """What everybody sees of the cards."""
    variant = public.game.variant
    return scene(variant, public.known_board, () if variant.board_cards else tuple([view.ups for view in public.seats]))


Ranges = Mapping[int, Floats]
"""The weights by seat, (N,) with a maximum of 1; a seat that has done nothing is not among them."""


def _read_on(ranges: Ranges, decision: Decision) -> Ranges:
    """The ranges after one more action."""
    if isinstance(decision.act.event, SAY_NOTHING):
        return ranges
    seat = decision.act.event.seat
    seen = scene_of(decision.public)
    before = ranges.get(seat, np.ones(len(seen.sample(seat))))
    alive = before * seen.live(seat)
    after = before * likelihood(decision.public, decision.act, seen.ordered(seat), seen.drawing(seat), alive)
    return {**ranges, seat: exact(after / after.max())}


class _Reading:
    """The ranges of one hand, read on as it goes on."""

    def __init__(self, public: Observation) -> None:
        self._walk = Walk(public)
        self._ranges: Ranges = {}

    def leads_to(self, public: Observation) -> bool:
        """Whether this is that hand at an earlier moment."""
        return self._walk.leads_to(public)

    def on_to(self, public: Observation) -> Ranges:
        """The ranges at this moment."""
        for decision in self._walk.on_to(public, without=SAY_NOTHING):
            self._ranges = _read_on(self._ranges, decision)
        return self._ranges


_readings: list[_Reading] = []
_lock = Lock()


class _Moment:
    """What was seen at one moment of a hand that is followed from decision to decision, and the moment before."""

    def __init__(self, public: Observation, before: _Moment | None) -> None:
        self.public = public
        self._before = before
        self._ranges: Ranges | None = None

    def ranges(self) -> Ranges:
        """The ranges, read on from the moment before."""
        if self._ranges is None:
            if self._before is None:
                self._ranges = _read(self.public)
            else:
                then = self._before.public
                decision = Decision(then, self.public.acts[len(then.acts)])
                self._ranges = _read_on(self._before.ranges(), decision)
                self._before = None
        return self._ranges


_moments: dict[int, _Moment] = {}


def follow(before: Observation | None, public: Observation) -> None:
    """Say that this is the next decision after another, or with None the first that is followed.

    Who plays many hands at once says so; then `ranges_of` need not walk along each of them again.
    """
    moment = None if before is None else _moments.get(id(before))
    if before is None or (moment is not None and moment.public is before):
        with _lock:
            _moments[id(public)] = _Moment(public, moment)
            if len(_moments) > _FOLLOWED:
                del _moments[next(iter(_moments))]


def ranges_of(public: Observation) -> Ranges:
    """What each seat can hold; seats that have not acted hold anything. It follows from what everybody has seen."""
    moment = _moments.get(id(public))
    if moment is not None and moment.public is public:
        return moment.ranges()
    return _read(public)


def _read(public: Observation) -> Ranges:
    """The ranges, read from the hand's beginning; a few hands are kept, to be read on from where they stood."""
    with _lock:
        for at, reading in enumerate(_readings):
            if reading.leads_to(public):
                _readings.insert(0, _readings.pop(at))
                return reading.on_to(public)
        _readings.insert(0, reading := _Reading(public))
        del _readings[_KEPT:]
        return reading.on_to(public)
