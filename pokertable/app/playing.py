"""Hands that are played for a picture: the player checks or calls, and makes the best discard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from pokertable.app.pages.page import Waits, Wanted
from pokertable.app.program import App
from pokertable.model.cards import Card
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Draw
from pokertable.model.hand.observation import Observation
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.discarding.drawing import DrawHands
from pokertable.session.record.rewind import own_decisions

_MOST_HANDS: Final = 200


def at_decision(app: App, wanted: Wanted) -> Waits:
    """Play `wanted.step` decisions and stop at the next; at a draw the best discard is selected."""
    yield from _played(app, wanted, lambda taken: taken < wanted.step, lambda *_: True)
    panel = app.window.table.drawing
    if panel.is_asking:
        for card in _best_discard(app, panel.highlights.pool):
            panel.pick(card)


def at_showdown(app: App, wanted: Wanted) -> Waits:
    """After so many decisions play to the end of the first hand of ours that is shown down."""

    def goes_on(_hands: int, taken: int) -> bool:
        hand, table = app.tables.hand, app.tables.table
        if taken < wanted.step or hand is None or table is None or table.hero is None:
            return True
        shown, mucked = hand.state.shown, hand.state.mucked
        return sum(shown) < 2 or not (shown[table.hero] or mucked[table.hero])

    return _played(app, wanted, lambda _: True, goes_on)


def played_hands(app: App, wanted: Wanted, goes_on: Callable[[int], bool]) -> Waits:
    """Play hands as long as `goes_on`, given how many are over, says so; stop at the end of the last."""
    return _played(app, wanted, lambda _: True, lambda hands, _: goes_on(hands))


def decisions(app: App) -> int:
    """Number of our seat's decisions in the hand at the table."""
    hand, table = app.tables.hand, app.tables.table
    return 0 if hand is None or table is None or table.hero is None else len(own_decisions(hand.events, table.hero))


def _played(app: App, wanted: Wanted, decides: Callable[[int], bool], goes_on: Callable[[int, int], bool]) -> Waits:
    """Play until `decides` says no before a decision, given how many were taken, or `goes_on` after a hand.

    A sit and go that is over for the player ends it too.
    """
    tables, taken, hands = app.tables, 0, 0
    asked: list[Observation] = []
    ended: list[bool] = []
    out: list[bool] = []
    slots = (
        (tables.asked, lambda _, observation: asked.append(observation)),
        (tables.hand_ended, lambda: ended.append(True)),
        (tables.tournament.over, lambda _: out.append(True)),
    )
    for signal, slot in slots:
        signal.connect(slot)
    app.play(wanted.choice)
    while True:
        yield lambda: bool(asked or ended or out)
        if out:
            break
        if asked:
            if not decides(taken):
                break
            taken += 1
            tables.act(_passive(app, asked.pop()))
        else:
            ended.clear()
            hands += 1
            if hands == _MOST_HANDS or not goes_on(hands, taken):
                break
            tables.deal()
    for signal, slot in slots:
        signal.disconnect(slot)


def _passive(app: App, observation: Observation) -> Action:
    legal = observation.legal
    if legal is not None and legal.draw is not None:
        return Draw(_best_discard(app, observation.seats[legal.seat].known))
    return CheckCall() if legal is None or legal.bring_in is None else BringIn()


def _best_discard(app: App, held: tuple[Card, ...]) -> tuple[Card, ...]:
    """The player's best discard of these cards; empty where no hand is played."""
    hand = app.tables.hand
    if hand is None:
        return ()
    spot, cards = Spot.of(hand.observe(None)), np.array([held], np.uint8)
    discarded = DrawHands(spot, cards, 0.0, watches=False).discards[0].discarded
    return tuple([card for card in held if card in discarded])
