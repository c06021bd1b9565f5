"""A hand's outcome in a few words: the street on which it was folded, or its rank at the showdown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pokertable.model.hand.events import Event, Folded
from pokertable.model.hand.settlement import settle
from pokertable.model.hand.sight import observe
from pokertable.model.hand.state import HandState
from pokertable.model.text import Field, Phrase, phrase
from pokertable.session.words.line import listed
from pokertable.session.words.winners import Winner, shown_down

_FOLDED: Final = {
    "preflop": phrase("folded before the flop"),
    "flop": phrase("folded on the flop"),
    "turn": phrase("folded on the turn"),
    "river": phrase("folded on the river"),
    "second": phrase("folded on second street"),
    "third": phrase("folded on third street"),
    "fourth": phrase("folded on fourth street"),
    "fifth": phrase("folded on fifth street"),
    "sixth": phrase("folded on sixth street"),
    "seventh": phrase("folded on seventh street"),
    "predraw": phrase("folded before the draw"),
    "first_draw": phrase("folded after the first draw"),
    "second_draw": phrase("folded after the second draw"),
    "third_draw": phrase("folded after the third draw"),
}
"""Keyed by the name of the street."""


def outcome(events: Sequence[Event], hero: int) -> Phrase:
    """The outcome of this seat's hand, from the events of a whole one."""
    state = HandState.fold(events)
    final = observe(state, hero)
    if final.seats[hero].folded:
        street = next(act.street for act in final.acts if act.event == Folded(hero))
        name = final.game.variant.streets[street].name
        is_only = name == "first_draw" and final.game.variant.draws == 1
        return phrase("folded after the draw") if is_only else _FOLDED[name]
    settlement = settle(final)
    if not any(pot.contested for pot in settlement.pots):
        return phrase("the others folded")
    told = shown_down(final, settlement, hero)
    return phrase("{words}", words=listed(_parts(told), "{items}; {item}")) if told else phrase("shown down")


def _parts(told: Winner) -> Sequence[Field]:
    """The hands that won, or the first that was beaten, and the word for the split."""
    hands = [hand for hand in told.hands if hand is not None]
    made = [hand.made.name for hand in hands if hand.made is not None]
    words = [hand.word for hand in hands] + [told.word]
    return [*(made if told.amount else made[:1]), *filter(None, words)] or [phrase("shown down")]
