"""Stud in which every card plays: one down, the others open, so that most of a hand is visible.

A hand below a rival's up cards is behind any down card; one above all boards is ahead of most hands.
"""

from __future__ import annotations

from typing import Final

from pokertable.model.text import phrase
from pokertable.players.facts.figures import OwnHands, StudHands
from pokertable.players.facts.upcards import highest_up_of_rivals
from pokertable.players.people.style import Style
from pokertable.players.rules import beginners, checked_to, facing, first_street
from pokertable.players.rules.family import Family, Tables
from pokertable.players.rules.predicate import When, Which, which
from pokertable.players.rules.rule import Do, Rule, Table, at_least, may_raise, without_a_plan
from pokertable.players.rules.stud import BRINGS_IN, FIRST_STREET, STEALS_BY_THE_DOOR_CARD, only_the_bring_in
from pokertable.players.seen.numbers import Figure, Truth
from pokertable.players.seen.turns import Turns

_BEATEN = 1.25
"""Multiple of the price required of a hand that a board alone beats."""


@which(phrase("A pair, or a card higher than any the opponents show"))
def _in_sight(facts: OwnHands, spot: Turns, _style: Style) -> Truth:
    seen = facts.features
    return seen.pair() | seen.high(1, highest_up_of_rivals(spot) + 1)


_rough = (~_in_sight).told(phrase("No pair, and no card higher than all the opponents' up cards"))

_a_lock = Which[StudHands](
    lambda facts, _spot, _style: facts.holding.locked_high,
    phrase("The last card is dealt, and no opponent can beat the hand, whatever the hole cards"),
)

_later = When(lambda spot, _style: spot.street > 0)


@which(phrase("An opponent's up cards alone beat the hand, unless it has far more equity than it needs"))
def _beaten_by_a_board(facts: StudHands, spot: Turns, style: Style) -> Figure:
    """Hands beaten by a rival's up cards, unless they have far more equity than needed."""
    return facts.holding.beaten_in_sight * (1 - at_least(facts.share, _BEATEN * style.calls * spot.price))


FOLDS_ROUGH = Rule(
    without_a_plan,
    _rough,
    Do.FOLD,
    phrase("A fold: no pair, and no card higher than all the opponents' up cards."),
)
CALLS_THE_BRING_IN = Rule(
    only_the_bring_in,
    _in_sight,
    Do.CALL,
    phrase("A cheap call with a pair or a card higher than any the opponents show."),
)
BETS_A_LOCK = Rule(may_raise, _a_lock, Do.RAISE, phrase("No opponent can beat this hand, whatever the hole cards."))
GIVES_UP_BEATEN = Rule(
    _later, _beaten_by_a_board, Do.FOLD, phrase("An opponent's up cards already beat this hand, so it gives up.")
)

SKILLED_FIRST_STREET: Final[Table[OwnHands]] = (
    STEALS_BY_THE_DOOR_CARD,
    FOLDS_ROUGH,
    *first_street.PLAYS,
    CALLS_THE_BRING_IN,
    BRINGS_IN,
    *first_street.LAST,
)
CHECKED_TO: Final[Table[StudHands]] = (
    BETS_A_LOCK,
    checked_to.TAKES_WHAT_IS_GIVEN,
    *checked_to.VALUE,
    checked_to.CHECKS_TO_THE_RAISER,
    *checked_to.WEAK,
)
FACING_A_BET: Final[Table[StudHands]] = (
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
