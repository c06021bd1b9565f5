"""Turns for the tests of the action panel: real hands brought to a decision."""

from __future__ import annotations

import random

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK
from pokertable.model.game import Game
from pokertable.model.games import HOLDEM, OMAHA8, STUD8
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.events import PotAwarded
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.stakes import HouseRules, Stakes, blind_stakes, bring_in_stakes
from pokertable.model.variant import Variant

CALL = CheckCall()
NAMES = ("You", "Ines", "Marek", "Tomo", "Adaeze", "Lou", "Bea", "Yusuf")


def fixed_deck(seed: int) -> Deck:
    """A deck whose order depends on nothing but Python's own shuffle."""
    cards = list(DECK)
    random.Random(seed).shuffle(cards)
    return Deck(cards)


def hand(variant: Variant, structure: Structure, stakes: Stakes, stacks: list[int], *acts: Action) -> Hand:
    """A hand after these actions; seat 0 has the button."""
    made = Hand(Game(variant=variant, structure=structure, stakes=stakes, house=HouseRules()), stacks, 0, fixed_deck(1))
    for action in acts:
        made.act(action)
    return made


def holdem(*acts: Action, stacks: tuple[int, ...] = (200, 200, 200)) -> Hand:
    """No-limit hold'em 1/2."""
    return hand(HOLDEM, Structure.NO_LIMIT, blind_stakes(Structure.NO_LIMIT, 1, 2), list(stacks), *acts)


def free_check() -> Hand:
    """The flop, seat 1 first to act, nothing bet, 6 in the pot."""
    return holdem(CALL, CALL, CALL)


def pot_limit() -> Hand:
    """Pot-limit Omaha hi/lo: 60 to call into 259, 460 behind (the picture of the table)."""
    acts: list[Action] = [RaiseTo(7), Fold(), RaiseTo(18), CALL, Fold(), RaiseTo(40), CALL, CALL, RaiseTo(60), CALL]
    stakes = blind_stakes(Structure.POT, 1, 2)
    return hand(OMAHA8, Structure.POT, stakes, [500, 200, 612, 440, 388, 18], *acts)


def fixed(raises: int) -> Hand:
    """Fixed-limit Omaha hi/lo 10/20 before the flop, raised so often."""
    acts = [RaiseTo(20 + 10 * made) for made in range(raises)]
    return hand(OMAHA8, Structure.FIXED, blind_stakes(Structure.FIXED, 10, 20), [1000] * 6, *acts)


def stud(*acts: Action, stacks: tuple[int, ...] = (1000,) * 8) -> Hand:
    """Stud hi/lo 20/40, eight seats."""
    return hand(STUD8, Structure.FIXED, bring_in_stakes(20, 40), list(stacks), *acts)


def played_out(made: Hand) -> Hand:
    """The rest of the hand checked and called down."""
    while not made.over:
        made.act(BringIn() if made.legal().bring_in is not None else CALL)
    return made


def no_low() -> Hand:
    """Omaha hi/lo, checked down by three on a board that allows no low."""
    stakes = blind_stakes(Structure.POT, 1, 2)
    rules = Game(variant=OMAHA8, structure=Structure.POT, stakes=stakes, house=HouseRules())
    for seed in range(100):
        made = played_out(Hand(rules, [50, 20, 100], 0, fixed_deck(seed)))
        winners = [event for event in made.events if isinstance(event, PotAwarded)]
        if len(winners) == 1 and len(winners[0].won) == 1:
            return made
    raise AssertionError("no seed gives a board without a low")
