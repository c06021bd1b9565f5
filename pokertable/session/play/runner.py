"""A hand as a conversation: the runner yields events as one seat sees them, and requests the actions it needs.

It is a generator, independent of time and players: views, bots and tests drive it alike.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from pokertable.model.hand.actions import Action, IllegalAction
from pokertable.model.hand.events import HandStarted
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.sight import observe, seen_by
from pokertable.model.hand.state import HandState
from pokertable.session.play.steps import ActionNeeded, ActionRefused, AllTold, BeforeShowdown, HandStep, Happened


def run(
    hand: Hand, viewer: int | None, keep: Callable[[], None] | None = None
) -> Generator[HandStep, Action | None, None]:
    """Play the hand, telling `viewer` its events from the first on.

    After an `ActionNeeded` send the action in. An illegal one is answered with `ActionRefused`, and the seat is asked
    again. Send nothing after an event to go on. `BeforeShowdown` comes once, before the hands are turned up, unless
    they are face up already (resources/rules/pots-and-showdown.md#all-in). `keep` is called after each action, before
    its events are told, so that nothing is seen that is not stored.
    """
    first = hand.events[0]
    if not isinstance(first, HandStarted):
        raise ValueError("a hand begins with HandStarted")
    shadow = HandState(first)
    told = 0
    is_compared = False
    while True:
        while told < len(hand.events):
            event = hand.events[told]
            if told:
                shadow.apply(event)
            told += 1
            after = observe(shadow, viewer)
            yield Happened(seen_by(event, viewer), after)
            if hand.over and not is_compared and _is_before_showdown(after):
                is_compared = True
                yield BeforeShowdown(after)
        if hand.over:
            yield AllTold()
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
            keep()


def _is_before_showdown(seen: Observation) -> bool:
    """Whether all bets are in, the last street is dealt and nothing is won yet, with at least two seats in the hand."""
    whole = seen.street + 1 == len(seen.game.variant.streets) and len(seen.live()) > 1
    return whole and seen.to_act is None and not seen.over and not seen.awards and not any(s.bet for s in seen.seats)
