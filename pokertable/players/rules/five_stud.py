"""Stud in which every card plays: one down, the others open, so that most of a hand is in sight.

Who is beaten by what a rival shows is behind whatever the rival has below; who beats all boards is ahead of most.
"""

from __future__ import annotations

from typing import Final

from pokertable.model.text import phrase
from pokertable.players.facts.facts import Facts
from pokertable.players.facts.upcards import highest_up_of_rivals
from pokertable.players.people.style import Style
from pokertable.players.rules import beginners, checked_to, facing, first_street
from pokertable.players.rules.family import Family, Tables
from pokertable.players.rules.rule import Do, Part, Rule, Table, at_least, folds_without_a_plan, may_raise
from pokertable.players.rules.stud import BRINGS_IN, FIRST_STREET, STEALS_BY_THE_DOOR_CARD, only_the_bring_in
from pokertable.players.seen.spot import Spot

_BEATEN = 1.25
"""So many times the price must a hand expect that a board alone beats."""


def _in_sight(facts: Facts, spot: Spot, _style: Style) -> Part:
    """A pair, or a card above all that rivals show."""
    seen = facts.holding.features
    return seen.pair() | seen.high(1, highest_up_of_rivals(spot) + 1)


def _rough(facts: Facts, spot: Spot, style: Style) -> Part:
    return 1.0 - _in_sight(facts, spot, style)


def _beaten_by_a_board(facts: Facts, spot: Spot, style: Style) -> Part:
    """What a rival shows beats it as it lies, unless it expects much more than it needs."""
    left: Part = facts.holding.beaten_in_sight * (1 - at_least(facts.share, _BEATEN * style.calls * spot.price))
    return left


FOLDS_ROUGH = Rule(
    when=folds_without_a_plan,
    hands=_rough,
    do=Do.FOLD,
    condition=phrase(
        "No pair, and no card above all that rivals show: {tight} times in a hundred against four opponents or more, "
        "less often against fewer."
    ),
    because=phrase("This hand folds: it has no pair and no card above all that rivals show."),
)
CALLS_THE_BRING_IN = Rule(
    when=only_the_bring_in,
    hands=_in_sight,
    do=Do.CALL,
    condition=phrase("Only the bring-in is to be called: a pair, or a card above all that rivals show."),
    because=phrase("Coming in costs little, and this hand has a pair or a card above all that rivals show."),
)
BETS_A_LOCK = Rule(
    when=lambda spot, _: may_raise(spot),
    hands=lambda facts, *_: facts.holding.locked_high,
    do=Do.RAISE,
    condition=phrase("The last card is out, and no rival can beat the hand, whatever lies below its up cards."),
    because=phrase("No rival can beat this hand, whatever lies below, so it raises."),
)
GIVES_UP_BEATEN = Rule(
    when=lambda spot, _: spot.street > 0,
    hands=_beaten_by_a_board,
    do=Do.FOLD,
    condition=phrase("The up cards of a rival alone beat the hand, unless it expects much more than it needs."),
    because=phrase("What a rival shows beats this hand, so it gives up."),
)

SKILLED_FIRST_STREET: Final[Table] = (
    STEALS_BY_THE_DOOR_CARD,
    FOLDS_ROUGH,
    *first_street.PLAYS,
    CALLS_THE_BRING_IN,
    BRINGS_IN,
    *first_street.LAST,
)
CHECKED_TO: Final[Table] = (
    BETS_A_LOCK,
    checked_to.TAKES_WHAT_IS_GIVEN,
    *checked_to.VALUE,
    checked_to.CHECKS_TO_THE_RAISER,
    *checked_to.WEAK,
)
FACING_A_BET: Final[Table] = (
    BETS_A_LOCK,
    facing.RAISES_FOR_VALUE,
    GIVES_UP_BEATEN,
    *facing.BY_PRICE,
    facing.DEFENDS,
    *facing.LAST,
)
FIVE_STUD: Final = Family(
    phrase("Five-card stud"),
    Tables(FIRST_STREET, beginners.CHECKED_TO, beginners.FACING_A_BET),
    Tables(SKILLED_FIRST_STREET, CHECKED_TO, FACING_A_BET),
)
