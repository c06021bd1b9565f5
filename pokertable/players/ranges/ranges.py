"""What each seat can hold after all that it has done: weights over the scene's sample of hands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from threading import Lock

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.model.hand.observation import Observation
from pokertable.players.ranges.presumed import SAY_NOTHING, SeenAction, Taken, likelihoods
from pokertable.players.ranges.scene import Scene, scene
from pokertable.players.seen.walk import Decision, Walk
from pokertable.players.worth.rivals import exact

_KEPT = 8
_FOLLOWED = 2048
"""Moments that are kept of hands played at once."""


def scene_of(public: Observation) -> Scene:
    """What everybody sees of the cards."""
    moment = _moment(public)
    return _scene_of(public) if moment is None else moment.scene


def _scene_of(public: Observation) -> Scene:
    variant = public.game.variant
    return scene(variant, public.known_board, () if variant.board_cards else tuple([view.ups for view in public.seats]))


Ranges = Mapping[int, Floats]
"""The weights by seat, (N,) with a maximum of 1; a seat that has done nothing is not among them."""


def _read_on(before: Sequence[tuple[Ranges, Decision]]) -> list[Ranges]:
    """The ranges of hands after one more action in each."""
    found = [ranges for ranges, _ in before]
    places, taken = [], []
    for place, (ranges, (public, act)) in enumerate(before):
        if not isinstance(act.event, SAY_NOTHING):
            seat, seen = act.event.seat, scene_of(public)
            held, live = ranges.get(seat), seen.live(seat)
            weights = live.astype(np.float64) if held is None else held * live
            places.append((place, seat))
            taken.append(Taken(SeenAction.of(public, act), seen.ordered(seat), seen.drawing(seat), weights))
    for size in {len(each.weights) for each in taken}:
        alike = [at for at, each in enumerate(taken) if len(each.weights) == size]
        these = [taken[at] for at in alike]
        after = np.array([each.weights for each in these]) * likelihoods(these)
        after = exact(after / after.max(axis=1, keepdims=True))
        for at, weights in zip(alike, after, strict=True):
            place, seat = places[at]
            found[place] = {**found[place], seat: weights}
    return found


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
            self._ranges = _read_on([(self._ranges, decision)])[0]
        return self._ranges


_readings: list[_Reading] = []
_lock = Lock()


class _Moment:
    """What was seen at one moment of a hand that is followed from decision to decision, and the moment before."""

    def __init__(self, public: Observation, before: _Moment | None) -> None:
        self.public = public
        self.before = before
        self.ranges: Ranges | None = None if public.acts else {}

    @cached_property
    def scene(self) -> Scene:
        """What everybody sees of the cards."""
        return _scene_of(self.public)

    @property
    def decision(self) -> Decision:
        """What was done at the moment before."""
        assert self.before is not None
        then = self.before.public
        return Decision(then, self.public.acts[len(then.acts)])


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


def _moment(public: Observation) -> _Moment | None:
    moment = _moments.get(id(public))
    return moment if moment is not None and moment.public is public else None


def ranges_of(public: Observation) -> Ranges:
    """What each seat can hold; seats that have not acted hold anything. It follows from what everybody has seen."""
    moment = _moment(public)
    if moment is None:
        return _read(public)
    if moment.ranges is None:
        read_all([public])
    assert moment.ranges is not None
    return moment.ranges


def read_all(seen: Iterable[Observation]) -> None:
    """Read the ranges of many hands that are followed, in one go, so that `ranges_of` has them; changes no answer."""
    unread: dict[int, list[_Moment]] = {}
    for public in seen:
        moment, way = _moment(public), []
        while moment is not None and moment.ranges is None:
            way.append(moment)
            if moment.before is None:
                moment.ranges = _read(moment.public)
            moment = moment.before
        unread[id(public)] = way
    while going := {id(way[-1]): way[-1] for way in unread.values() if way}:
        moments = [each for each in going.values() if each.ranges is None]
        then = [(each.before.ranges or {}, each.decision) for each in moments if each.before is not None]
        for each, ranges in zip(moments, _read_on(then), strict=True):
            each.ranges, each.before = ranges, None
        for way in unread.values():
            if way:
                way.pop()


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
