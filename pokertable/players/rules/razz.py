"""Stud for the low alone: cards of one's own, some of them open, and the highest card brings it in.

Three different low cards are a hand and nothing else is; what a hand becomes is plain to see, and so is what passes it
by: a bad card is a reason to give up where a rival shows better ones.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from pokertable.model.cards import EIGHT, NINE, SIX
from pokertable.model.text import phrase
from pokertable.players.facts.facts import Facts
from pokertable.players.facts.upcards import low_door_card_leads, lowest_board, rivals_lowest_board
from pokertable.players.people.style import Style
from pokertable.players.rules import beginners, checked_to, facing, first_street
from pokertable.players.rules.family import Family, Tables
from pokertable.players.rules.rule import Do, Part, Rule, Table, at_least, every_hand, folds_without_a_plan, may_raise
from pokertable.players.rules.stud import BRINGS_IN, FIRST_STREET, door_steals, nobody_in, only_the_bring_in
from pokertable.players.seen.numbers import greater
from pokertable.players.seen.spot import Spot

"""Ranks."""
_PAIRING = 6
"""A hand that so few live cards would pair is better than it looks."""
_LEADS = 0.85
"""How often the lowest board bets."""
_PASSED_BY = 1.4
"""So many times the price must a hand expect that the cards have passed by."""
_BETTER_BOARD = 2
"""Low cards that a rival shows where one gives up what the cards have passed by."""


def _rough(facts: Facts, *_: object) -> Part:
    """Not three to an eight, nor three to a nine of which few cards are alive."""
    seen = facts.holding.features
    few = facts.holding.live.for_pairs <= _PAIRING
    return 1.0 - (seen.low_to(3, EIGHT) | (seen.low_to(3, NINE) & few))


def _knows_better(style: Style) -> Any:
    """How often it folds what nobody should play: always, but for who raises with anything."""
    return 1 - greater(0.0, style.steals - 0.5)


def _hopeless(facts: Facts, *_: object) -> Part:
    """A pair, or two cards above a nine: two cards of three have to be thrown away."""
    seen = facts.holding.features
    return 1.0 * (seen.pair() | ~seen.low_to(2, NINE))


def _steals_with_a_low_card(spot: Spot, style: Style) -> Any:
    return (nobody_in(spot) & low_door_card_leads(spot, EIGHT)) * door_steals(style)


def _leads_with_the_lowest_board(spot: Spot, _style: Style) -> Any:
    return _LEADS * (may_raise(spot) & lowest_board(spot))


def _passed_by(facts: Facts, spot: Spot, style: Style) -> Part:
    """No four different cards to a nine, unless it expects much more than it needs."""
    nothing = ~facts.holding.features.low_to(4, NINE)
    left: Part = nothing * (1 - at_least(facts.share, _PASSED_BY * style.calls * spot.price))
    return left


STEALS_WITH_A_LOW_CARD = Rule(
    when=_steals_with_a_low_card,
    hands=every_hand,
    do=Do.RAISE,
    condition=phrase(
        "Nobody has come in, three or fewer are left to act, and its up card, an eight or lower, is the lowest: "
        "{door_steals} times in a hundred, with any hand."
    ),
    because=phrase("Nobody has come in and its up card is the lowest, so it tries to take the pot at once."),
)
COMPLETES_THREE_TO_A_SIX = Rule(
    when=lambda spot, style: (may_raise(spot) & (spot.bets == 0)) * (1 - style.slow_plays / 2),
    hands=lambda facts, *_: facts.holding.features.low_to(3, SIX),
    do=Do.RAISE,
    condition=phrase("Nobody has completed: three different cards to a six."),
    because=phrase("Three different cards to a six are as good a start as there is, so it completes."),
)
FOLDS_HOPELESS = Rule(
    when=lambda spot, style: (spot.facing & (spot.opponents > 1)) * _knows_better(style),
    hands=_hopeless,
    do=Do.FOLD,
    condition=phrase("A pair, or two cards above a nine, against two opponents or more: hardly ever played."),
    because=phrase("This hand folds: a pair or two high cards leave two good cards of three at most."),
)
FOLDS_ROUGH = Rule(
    when=folds_without_a_plan,
    hands=_rough,
    do=Do.FOLD,
    condition=phrase(
        "Not three different cards to an eight, nor to a nine that few live cards would pair: {tight} times in a "
        "hundred against four opponents or more, less often against fewer."
    ),
    because=phrase("This hand folds: a pair, or a card too high for a good low."),
)
CALLS_THE_BRING_IN = Rule(
    when=only_the_bring_in,
    hands=lambda facts, *_: 1 - _rough(facts),
    do=Do.CALL,
    condition=phrase(
        "Only the bring-in is to be called: three different cards to an eight, or to a nine that few live cards would "
        "pair."
    ),
    because=phrase("Coming in costs little, and this hand has three different low cards."),
)
BETS_THE_LOWEST_BOARD = Rule(
    when=_leads_with_the_lowest_board,
    hands=lambda facts, spot, _: at_least(facts.share, 0.85 * spot.fair),
    do=Do.RAISE,
    condition=phrase("Its board is the lowest, and the hand expects nearly its fair share."),
    because=phrase("Its board is the lowest on the table, so it bets."),
)
CHECKS_TO_A_LOWER_BOARD = Rule(
    when=lambda spot, _: spot.streets_left > 0 and rivals_lowest_board(spot, EIGHT) > _BETTER_BOARD,
    hands=lambda facts, spot, _: 1 - at_least(facts.share, spot.fair),
    do=Do.CALL,
    condition=phrase("A rival shows three low cards: every hand behind its fair share."),
    because=phrase("A rival shows a board that a bluff would not move, so this hand checks."),
)
GIVES_UP_PASSED_BY = Rule(
    when=lambda spot, _: spot.streets_left > 0 and rivals_lowest_board(spot, EIGHT) >= _BETTER_BOARD,
    hands=_passed_by,
    do=Do.FOLD,
    condition=phrase(
        "A rival shows two low cards or more, and the hand has no four different cards to a nine, unless it expects "
        "much more than it needs."
    ),
    because=phrase(
        "This hand gives up: it has no four different cards up to a nine, and a rival shows two low cards or more."
    ),
)

DEFENDS_LAST = replace(
    facing.DEFENDS,
    when=lambda spot, style: not spot.streets_left and facing.DEFENDS.when(spot, style),
    condition=phrase(
        "One opponent, one bet on the last street: a hand without which it would fold so often that bluffing with "
        "every hand pays."
    ),
)

SKILLED_FIRST_STREET: Final[Table] = (
    STEALS_WITH_A_LOW_CARD,
    COMPLETES_THREE_TO_A_SIX,
    FOLDS_HOPELESS,
    FOLDS_ROUGH,
    first_street.RAISES,
    first_street.CALLS_CHEAPLY,
    first_street.CALLS_BY_PRICE,
    first_street.CALLS_BELOW_THE_PRICE,
    CALLS_THE_BRING_IN,
    BRINGS_IN,
    *first_street.LAST,
)
CHECKED_TO: Final[Table] = (
    checked_to.TAKES_WHAT_IS_GIVEN,
    BETS_THE_LOWEST_BOARD,
    *checked_to.VALUE,
    checked_to.CHECKS_TO_THE_RAISER,
    CHECKS_TO_A_LOWER_BOARD,
    *checked_to.WEAK,
)
FACING_A_BET: Final[Table] = (
    facing.RAISES_FOR_VALUE,
    GIVES_UP_PASSED_BY,
    *facing.BY_PRICE,
    DEFENDS_LAST,
    *facing.LAST,
)
RAZZ: Final = Family(
    phrase("Stud for the low"),
    Tables(FIRST_STREET, beginners.CHECKED_TO, beginners.FACING_A_BET),
    Tables(SKILLED_FIRST_STREET, CHECKED_TO, FACING_A_BET),
)
