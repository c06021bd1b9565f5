"""A hand's outcome in a few words: where it was folded, and who won, or its rank at the showdown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pokertable.model.hand.events import Event, Folded, Raised, RaiseKind
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.settlement import settle
from pokertable.model.hand.sight import observe
from pokertable.model.hand.state import HandState
from pokertable.model.text import Field, Phrase, phrase
from pokertable.session.words.line import listed
from pokertable.session.words.winners import Winner, shown_down
from pokertable.session.words.words import title_in

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


def outcome(events: Sequence[Event], hero: int | None, names: Sequence[str]) -> Phrase:
    """The outcome of this seat's hand, from the events of a whole one; None: the hand was watched."""
    state = HandState.fold(events)
    final = observe(state, hero)
    settlement = settle(final)
    winner = _winner(final, names)
    is_shown = any(pot.contested for pot in settlement.pots)
    if hero is None:
        if winner is None:
            return phrase("shown down")
        return winner if is_shown else phrase("{street}: {what}", street=_street(final), what=winner)
    if final.seats[hero].folded:
        street = next(act.street for act in final.acts if act.event == Folded(hero))
        name = final.game.variant.streets[street].name
        is_only = name == "first_draw" and final.game.variant.draws == 1
        folded = phrase("folded after the draw") if is_only else _FOLDED[name]
        return folded if winner is None else phrase("{words}", words=listed([folded, winner], "{items}; {item}"))
    if not is_shown:
        return phrase("{street}: {what}", street=_street(final), what=_others_folded(final, hero))
    told = shown_down(final, settlement, hero)
    return phrase("{words}", words=listed(_parts(told), "{items}; {item}")) if told else phrase("shown down")


def _street(final: Observation) -> Phrase:
    return title_in(final.game.variant, final.street)


def _winner(final: Observation, names: Sequence[str]) -> Phrase | None:
    """The player that won all of the chips; None for several."""
    won = {each.seat for award in final.awards for each in award.won}
    return phrase("{name} wins", name=names[won.pop()]) if len(won) == 1 else None


def _others_folded(final: Observation, hero: int) -> Phrase:
    """To what the others folded: the seat's last bet on the street that was the last, if there is one."""
    acts = [act.event for act in final.acts if act.street == final.street and isinstance(act.event, Raised)]
    if not acts or acts[-1].seat != hero:
        return phrase("the others folded")
    is_bet = acts[-1].kind is RaiseKind.BET
    return phrase("the others folded to your bet") if is_bet else phrase("the others folded to your raise")


def _parts(told: Winner) -> Sequence[Field]:
    """The hands that won, or those that were beaten, and the word for the split."""
    hands = [hand for hand in told.hands if hand is not None]
    made = [hand.made.name for hand in hands if hand.made is not None]
    words = [hand.word for hand in hands] + [told.word]
    return [*made, *filter(None, words)] or [phrase("shown down")]
