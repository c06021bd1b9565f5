"""What is said of a call or fold holds together: the share, the price, and what this player asks for."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import CheckCall, Fold
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.personas import PERSONAS
from pokertable.players.seen.policy import Choice, choose
from tests.games import few, one_of
from tests.narrow import known
from tests.players.tables import PLAYED, game

USUAL = ["tag", "loose:beginner", "rock", "station:beginner", "lag", "loose"]
EXPERTS = ["tag:expert", "loose:expert", "rock:expert", "station", "lag:expert", "maniac"]
ASKED = ("asks", "asks_so_far", "asks_in_its_half", "asks_for_stack")
BELOW_THE_PRICE = "asks"
"""Named by those who call with less, or fold with more, than the price."""
ON_OTHER_GROUNDS = ("wins more when", "any bluff would pay")
EDGE = 3
"""In percent: the edges of the rules for Omaha are soft, and figures are rounded."""


def choices(key: str, structure: Structure, hands: int, seed: int) -> Iterator[Choice]:
    for number in range(hands):
        names = EXPERTS if number % 2 else USUAL
        hand = Hand(game(key, structure), [2000] * 6, number % 6, Deck.shuffled(1000 * seed + number))
        rng = Random(number)
        while hand.to_act is not None:
            seat = known(hand.to_act)
            choice = choose(PERSONAS[names[seat]], hand.observe(None), hand.state.holes[seat], rng)
            yield choice
            hand.act(choice.action)


def says_what_is_not_so(choice: Choice) -> bool:
    """Whether the figures of the reason speak against the action."""
    told = {name: value for name, value in choice.reason.fields if isinstance(value, int)}
    share, price = told["share"], told["price"]
    asked = next((told[name] for name in ASKED if name in told), price)
    if isinstance(choice.action, Fold):
        return share > asked + (EDGE if asked != price and "asks" not in told else 0)
    if BELOW_THE_PRICE in told:
        return not asked <= share <= price
    if "A loose call" in choice.reason.template:
        return share > price
    return share < price and not any(words in choice.reason.template for words in ON_OTHER_GROUNDS)


@pytest.mark.parametrize("hands", few(3, 24))
@pytest.mark.parametrize(("key", "structure"), one_of(len(PLAYED), PLAYED))
def test_no_call_or_fold_contradicts_its_figures(key, structure, hands):
    looked_at, wrong = 0, []
    for choice in choices(key, structure, hands, 3):
        told = dict(choice.reason.fields)
        if isinstance(choice.action, CheckCall | Fold) and "share" in told and "price" in told:
            looked_at += 1
            if says_what_is_not_so(choice):
                wrong.append(f"{choice.action}: {choice.reason}")
    assert looked_at >= hands * 10 // 24
    assert not wrong
