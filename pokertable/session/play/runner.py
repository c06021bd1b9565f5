"""A hand as a conversation: the runner yields what happens as one seat sees it, and asks for the actions it needs.

It is a generator and knows neither time nor who plays: views, bots and tests drive it alike.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import NamedTuple

from pokertable.model.hand.actions import Action, IllegalAction
from pokertable.model.hand.events import HandStarted, SeatEvent
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.sight import observe, seen_by
from pokertable.model.hand.state import HandState


class Happened(NamedTuple):
    """An event as the viewer sees it, and the table after it."""

    event: SeatEvent
    after: Observation


class ActionNeeded(NamedTuple):
    """The seat must act; the table as that seat sees it."""

    seat: int
    observation: Observation


class ActionRefused(NamedTuple):
    """The action sent in is not legal; nothing has changed, and the seat is asked again."""

    error: IllegalAction


HandStep = Happened | ActionNeeded | ActionRefused


def run(
    hand: Hand, viewer: int | None, start: int = 0, keep: Callable[[Hand], None] | None = None
) -> Generator[HandStep, Action | None, None]:
    """Play the hand, telling `viewer` its events from number `start` on.

    After an `ActionNeeded` the action is sent in. One that is not legal is answered with `ActionRefused`, and the seat
    is asked again. Sending nothing after an event goes on to the next. `keep` is called when an action has been
    taken, before anything of it is told, so that nothing is seen that is not stored.
    """
    first = hand.events[0]
    if not isinstance(first, HandStarted):
        raise ValueError("a hand begins with HandStarted")
    shadow = HandState(first)
    told = 0
    while True:
        while told < len(hand.events):
            event = hand.events[told]
            if told:
                shadow.apply(event)
            told += 1
            if told > start:
                yield Happened(seen_by(event, viewer), observe(shadow, viewer))
        if hand.over:
            return
        seat = hand.to_act
        assert seat is not None
        action = yield ActionNeeded(seat, hand.observe(seat))
        if action is None:
            continue
        try:
            hand.act(action, seat)
        except IllegalAction as error:
            yield ActionRefused(error)
            continue
        if keep is not None:
            keep(hand)
