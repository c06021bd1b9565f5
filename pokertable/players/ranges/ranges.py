"""What each seat can hold after all that it has done: weights over the scene's sample of hands.

What it did is weighed by what a usual player is presumed to do, or by the rules of a policy that it is presumed to play
by, hand by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from threading import RLock
from typing import Final, NamedTuple
from weakref import ref

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.model.hand.events import Raised
from pokertable.model.hand.observation import Observation
from pokertable.players.ranges.presumed import SAY_NOTHING, SeenAction, Taken, likelihoods, never_ruled_out
from pokertable.players.ranges.reading import likelihood
from pokertable.players.ranges.scene import Scene, scene
from pokertable.players.seen.policy import Policy
from pokertable.players.seen.walk import SeenDecision, Walk, action_of
from pokertable.players.worth.rivals import exact

_KEPT = 8
_UNHEARD_OF = 1e-3
"""What a presumed policy does with no more of its hands says what it says of a usual player."""
_FOLLOWED = 2048
"""Moments that are kept of hands played at once."""


def scene_of(public: Observation) -> Scene:
    """What everybody sees of the cards."""
    moment = _moment(public)
    return _scene_of(public) if moment is None else moment.scene


def _scene_of(public: Observation) -> Scene:
    variant = public.game.variant
    if variant.board_cards:
        return scene(variant, public.known_board, (), variant.hole_cards)
    ups = tuple([view.ups for view in public.seats])
    downs = max(len(view.cards) - len(view.ups) for view in public.seats)
    return scene(variant, public.known_board, ups, downs)


Ranges = Mapping[int, Floats]
"""The weights by seat, (N,) with a maximum of 1, over the sample when it acted last (see `Scene.dealt_on`); a seat that
has done nothing is not among them."""


class Read(NamedTuple):
    """What each seat can hold, `ranges`, and what of that its bets and raises say: `bets`, on the last street `last`.

    So who bets with more can be believed less when it bets, and no less when it calls.
    """

    ranges: Ranges
    bets: Ranges
    last: Ranges

    def on(self, decision: SeenDecision, weights: Floats, likely: Floats) -> Read:
        """After one more action, which these hands, (N,), would have taken so often."""
        (public, act), seat = decision, decision.act.event.seat
        after = weights * likely
        ranges = {**self.ranges, seat: exact(after / after.max())}
        bets, last = [
            {**said, seat: scene_of(public).dealt_on(said[seat])} if seat in said else said
            for said in (self.bets, self.last)
        ]
        if isinstance(act.event, Raised):
            said = last if public.street == len(public.game.variant.streets) - 1 else bets
            together = likely * said.get(seat, 1.0)
            said = {**said, seat: together / together.max()}
            if public.street == len(public.game.variant.streets) - 1:
                last = said
            else:
                bets = said
        return Read(ranges, bets, last)


_NOTHING_READ: Final = Read({}, {}, {})


def _read_on(before: Sequence[tuple[Read, SeenDecision]], presumed: Policy | None) -> list[Read]:
    """The ranges of hands after one more action in each."""
    found = [read for read, _ in before]
    places, taken = [], []
    for place, (read, decision) in enumerate(before):
        public, act = decision
        if not isinstance(act.event, SAY_NOTHING):
            seat, seen = act.event.seat, scene_of(public)
            held, live = read.ranges.get(seat), seen.live(seat)
            weights = live.astype(np.float64) if held is None else seen.dealt_on(held) * live
            if presumed is not None:
                likely = likelihood(presumed, public, action_of(act), seen.sample(seat), weights)
                if likely @ weights > _UNHEARD_OF * weights.sum():
                    found[place] = read.on(decision, weights, never_ruled_out(likely, weights))
                    continue
            places.append(place)
            taken.append(Taken(SeenAction.of(public, act), seen.ordered(seat), seen.drawing(seat), weights))
    for size in {len(each.weights) for each in taken}:
        alike = [at for at, each in enumerate(taken) if len(each.weights) == size]
        these = [taken[at] for at in alike]
        for at, likely in zip(alike, likelihoods(these), strict=True):
            read, decision = before[places[at]]
            found[places[at]] = read.on(decision, taken[at].weights, likely)
    return found


class _Reading:
    """The ranges of one hand, read on as it goes on."""

    def __init__(self, public: Observation, presumed: Policy | None) -> None:
        self.presumed = presumed
        self._walk = Walk(public)
        self._read = _NOTHING_READ

    def leads_to(self, public: Observation) -> bool:
        """Whether this is that hand at an earlier moment."""
        return self._walk.leads_to(public)

    def on_to(self, public: Observation) -> Read:
        """What is read at this moment."""
        for decision in self._walk.on_to(public, without=SAY_NOTHING):
            self._read = _read_on([(self._read, decision)], self.presumed)[0]
        return self._read


_readings: list[_Reading] = []
_lock = RLock()


class _Moment:
    """What was seen at one moment of a hand that is followed from decision to decision, and the moment before."""

    def __init__(self, public: Observation, before: _Moment | None) -> None:
        self.public = public
        self.before = before
        self._scene: Callable[[], Scene | None] = lambda: None
        self.read: dict[str, Read] = {}
        """By the name of the policy that the seats are presumed to play by; empty for a usual player."""

    @property
    def scene(self) -> Scene:
        """What everybody sees of the cards; not held here, for it is large and moments are many."""
        found = self._scene()
        if found is None:
            found = _scene_of(self.public)
            self._scene = ref(found)
        return found

    @property
    def decision(self) -> SeenDecision:
        """What was done at the moment before."""
        assert self.before is not None
        then = self.before.public
        return SeenDecision(then, self.public.acts[len(then.acts)])


_moments: dict[int, _Moment] = {}


def follow(before: Observation | None, public: Observation) -> None:
    """Say that this is the next decision after another, or with None the first that is followed.

    Who plays many hands at once says so; then `read_of` need not walk along each of them again.
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


def read_of(public: Observation, presumed: Policy | None = None) -> Read:
    """What each seat can hold; seats that have not acted hold anything. It follows from what everybody has seen.

    `presumed` is the policy that the seats are presumed to play by, None for a usual player. What a policy is follows
    from its name.
    """
    moment = _moment(public)
    if moment is None:
        return _read(public, presumed)
    name = _name(presumed)
    if name not in moment.read:
        read_all([public], presumed)
    return moment.read[name]


def _name(presumed: Policy | None) -> str:
    return "" if presumed is None else presumed.name


def read_all(seen: Iterable[Observation], presumed: Policy | None = None) -> None:
    """Read the ranges of many hands that are followed, in one go, so that `read_of` has them; changes no answer."""
    name = _name(presumed)
    unread: dict[int, list[_Moment]] = {}
    for public in seen:
        moment, way = _moment(public), []
        while moment is not None and name not in moment.read:
            way.append(moment)
            if moment.before is None:
                moment.read[name] = _read(moment.public, presumed)
            moment = moment.before
        unread[id(public)] = way
    while going := {id(way[-1]): way[-1] for way in unread.values() if way}:
        moments = [each for each in going.values() if name not in each.read]
        then = [(each.before.read[name], each.decision) for each in moments if each.before is not None]
        for each, read in zip(moments, _read_on(then, presumed), strict=True):
            each.read[name] = read
        for way in unread.values():
            if way:
                way.pop()


def _read(public: Observation, presumed: Policy | None) -> Read:
    """The ranges, read from the hand's beginning; a few hands are kept, to be read on from where they stood."""
    with _lock:
        for at, reading in enumerate(_readings):
            if _name(reading.presumed) == _name(presumed) and reading.leads_to(public):
                _readings.insert(0, _readings.pop(at))
                return reading.on_to(public)
        _readings.insert(0, reading := _Reading(public, presumed))
        del _readings[_KEPT:]
        return reading.on_to(public)
