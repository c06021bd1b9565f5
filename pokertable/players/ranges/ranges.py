"""Each seat's range after all its actions: weights over the scene's sample of hands.

Actions are weighed by those presumed of a usual player, or by the rules of a presumed policy, hand by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from threading import RLock
from typing import Final, NamedTuple
from weakref import WeakValueDictionary, ref

import numpy as np

from pokertable.analysis.arrays import Cards, Floats
from pokertable.model.betting.structure import Structure
from pokertable.model.hand.events import Raised
from pokertable.model.hand.observation import Observation
from pokertable.players.ranges.presumed import SAY_NOTHING, SeenAction, Taken, likelihoods, never_ruled_out
from pokertable.players.ranges.reading import asked, of_action
from pokertable.players.ranges.scene import Scene, scene
from pokertable.players.seen.policy import Policy
from pokertable.players.seen.walk import SeenDecision, Walk, action_of
from pokertable.players.worth.rivals import exact

_KEPT = 8
_UNHEARD_OF = 1e-3
"""Largest frequency of an action at which a presumed policy is replaced by a usual player."""


def scene_of(public: Observation) -> Scene:
    """Everybody's view of the cards."""
    followed = Followed.at(public)
    return _scene_of(public) if followed is None else followed.scene


def _scene_of(public: Observation) -> Scene:
    variant = public.game.variant
    if variant.board_cards:
        return scene(variant, public.known_board, (), variant.hole_cards)
    ups = tuple([view.ups for view in public.seats])
    downs = max(len(view.cards) - len(view.ups) for view in public.seats)
    return scene(variant, public.known_board, ups, downs)


Ranges = Mapping[int, Floats]
"""The weights by seat, (N,) with a maximum of 1, over the sample at its last action (see `Scene.dealt_on`); seats
without actions are missing."""


class Read(NamedTuple):
    """Each seat's range, `ranges`, and the evidence of its bets and raises: `bets`, on the last street `last`.

    So an aggressive player can be believed less when it bets, and no less when it calls.
    """

    ranges: Ranges
    bets: Ranges
    last: Ranges

    def on(self, decision: SeenDecision, weights: Floats, likely: Floats) -> Read:
        """The ranges after one more action, with the likelihood of each hand, (N,)."""
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


_BY_RULES = 0.5
"""Part of what a bet of up to the pot tells that is left to a presumed policy's rules."""
_NOTHING_READ: Final = Read({}, {}, {})


def _read_on(before: Sequence[tuple[Read, SeenDecision]], presumed: Policy | None) -> list[Read]:
    """The ranges of hands after one more action in each."""
    found = [read for read, _ in before]
    places, taken, by_rules = [], [], []
    for place, (read, decision) in enumerate(before):
        public, act = decision
        if not isinstance(act.event, SAY_NOTHING):
            seat, seen = act.event.seat, scene_of(public)
            held, live = read.ranges.get(seat), seen.live(seat)
            weights = live.astype(np.float64) if held is None else seen.dealt_on(held) * live
            likely = None if presumed is None else _by_rules(presumed, decision, seen.sample(seat), weights)
            if likely is not None and not _has_size(decision):
                found[place] = read.on(decision, weights, never_ruled_out(likely, weights))
                continue
            places.append(place)
            by_rules.append(likely)
            taken.append(Taken(SeenAction.of(public, act), seen.ordered(seat), seen.drawing(seat), weights))
    for size in {len(each.weights) for each in taken}:
        alike = [at for at, each in enumerate(taken) if len(each.weights) == size]
        these = [taken[at] for at in alike]
        for at, usual in zip(alike, likelihoods(these), strict=True):
            (read, decision), weights, rules = before[places[at]], taken[at].weights, by_rules[at]
            of_pot = taken[at].action.size
            likely = usual if rules is None else never_ruled_out(_mixed(rules, usual, weights, of_pot), weights)
            found[places[at]] = read.on(decision, weights, likely)
    return found


def _by_rules(presumed: Policy, decision: SeenDecision, hands: Cards, weights: Floats) -> Floats | None:
    """Likelihood of an action by the rules of a presumed policy, (N,); None if they hardly ever lead to it.

    Of a bet or raise it is that of any size: what its size tells is left to the usual player.
    """
    public, act = decision
    action = action_of(act)
    chances = asked(presumed, public, hands, weights)
    menu = presumed.menu(public)
    likely = of_action(chances, menu, action)
    if likely @ weights <= _UNHEARD_OF * weights.sum():
        return None
    return chances[:, menu.raises].sum(axis=1) if _has_size(decision) else likely


def _has_size(decision: SeenDecision) -> bool:
    """Whether an action is a bet or raise of one of several sizes."""
    public, act = decision
    return isinstance(act.event, Raised) and public.game.structure is not Structure.FIXED


def _mixed(rules: Floats, usual: Floats, weights: Floats, size: float) -> Floats:
    """Both likelihoods of a bet, where they occur as often over the range, (N,): half of each up to a bet of the pot.

    Rules that are asked for a bet of any size say the less the bigger it is.
    """
    scale = float(rules @ weights) / max(float(usual @ weights), 1e-12)
    part = _BY_RULES / max(1.0, size)
    found: Floats = part * rules + (1 - part) * np.minimum(1.0, usual * scale)
    return found


class _Reading:
    """The ranges of one hand, updated during play: that of `seat`, or of all seats if it is None."""

    def __init__(self, public: Observation, presumed: Policy | None, seat: int | None) -> None:
        self.of = _name(presumed, seat)
        self._presumed, self._seat = presumed, seat
        self._walk = Walk(public)
        self._read = _NOTHING_READ

    def leads_to(self, public: Observation) -> bool:
        """Whether this is an earlier moment of that hand."""
        return self._walk.leads_to(public)

    def on_to(self, public: Observation) -> Read:
        """The ranges at this moment."""
        for decision in self._walk.on_to(public, without=SAY_NOTHING):
            if self._seat in (None, decision.act.event.seat):
                self._read = _read_on([(self._read, decision)], self._presumed)[0]
        return self._read


_readings: list[_Reading] = []
_lock = RLock()


class Followed:
    """A decision of a hand that is followed to its end, the decision before it, and the ranges read so far.

    Code that plays hands on makes one per decision and holds the last: while it lives, `read_of` of that public view
    continues from the decision `before` instead of from the hand's beginning.
    """

    def __init__(self, public: Observation, before: Followed | None = None) -> None:
        self.public = public
        self.before = before
        self._scene: Callable[[], Scene | None] = lambda: None
        self.read: dict[tuple[str, int | None], Read] = {}
        """Reads by the name of the presumed policy, empty for a usual player, and by the one seat, or None for all."""
        _followed[id(public)] = self

    @classmethod
    def at(cls, public: Observation) -> Followed | None:
        """The decision with this public view, if it is followed."""
        return _followed.get(id(public))

    @property
    def scene(self) -> Scene:
        """Everybody's view of the cards; not held here, because it is large and decisions are many."""
        found = self._scene()
        if found is None:
            found = _scene_of(self.public)
            self._scene = ref(found)
        return found

    @property
    def decision(self) -> SeenDecision:
        """The action at the previous decision."""
        assert self.before is not None
        then = self.before.public
        return SeenDecision(then, self.public.acts[len(then.acts)])


_followed: Final[WeakValueDictionary[int, Followed]] = WeakValueDictionary()
"""Followed decisions by the identity of the public view, which the decision keeps alive."""


def read_of(public: Observation, presumed: Policy | None = None, seat: int | None = None) -> Read:
    """Each seat's range; seats without actions can hold any hand. It follows from the public view.

    `presumed` is the presumed policy of the seats, None for a usual player. A policy is identified by its name. With a
    `seat` only that one is read.
    """
    followed = Followed.at(public)
    if followed is None:
        return _read(public, presumed, seat)
    _read_followed([followed], presumed, seat)
    return followed.read[_name(presumed, seat)]


def _name(presumed: Policy | None, seat: int | None) -> tuple[str, int | None]:
    return "" if presumed is None else presumed.name, seat


def read_all(seen: Iterable[Observation], presumed: Policy | None = None) -> None:
    """Read the ranges of many followed hands together, so that `read_of` has them; changes no answer."""
    _read_followed([each for each in map(Followed.at, seen) if each is not None], presumed, None)


def _read_followed(hands: Iterable[Followed], presumed: Policy | None, seat: int | None) -> None:
    """Read ranges of followed hands; they are never dropped, so that later callers find them."""
    name = _name(presumed, seat)
    unread: dict[int, list[Followed]] = {}
    for hand in hands:
        moment: Followed | None = hand
        way: list[Followed] = []
        while moment is not None and name not in moment.read:
            way.append(moment)
            if moment.before is None:
                moment.read[name] = _read(moment.public, presumed, seat)
            moment = moment.before
        unread[id(hand)] = way
    while going := {id(way[-1]): way[-1] for way in unread.values() if way}:
        moments = [each for each in going.values() if name not in each.read]
        then = [(each.before.read[name], each.decision) for each in moments if each.before is not None]
        reads = [read for read, _ in then]
        acted = [at for at, (_, decision) in enumerate(then) if seat in (None, decision.act.event.seat)]
        for at, read in zip(acted, _read_on([then[at] for at in acted], presumed), strict=True):
            reads[at] = read
        for each, read in zip(moments, reads, strict=True):
            each.read[name] = read
        for way in unread.values():
            if way:
                way.pop()


def _read(public: Observation, presumed: Policy | None, seat: int | None) -> Read:
    """The ranges, read from the hand's beginning; a few hands are kept to be continued."""
    with _lock:
        for at, reading in enumerate(_readings):
            if reading.of == _name(presumed, seat) and reading.leads_to(public):
                _readings.insert(0, _readings.pop(at))
                return reading.on_to(public)
        _readings.insert(0, reading := _Reading(public, presumed, seat))
        del _readings[_KEPT:]
        return reading.on_to(public)
