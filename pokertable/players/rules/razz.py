"""Stud for the low alone: own cards, some of them open, and the highest card brings it in.

Only three different low cards are a hand; its development is visible, and so is its failure: a bad card is a reason to
fold when a rival shows better ones.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pokertable.model.cards import EIGHT, NINE, SIX
from pokertable.model.text import phrase
from pokertable.players.facts.figures import OwnHands, StudHands
from pokertable.players.facts.upcards import low_door_card_leads, lowest_board, rivals_lowest_board
from pokertable.players.people.style import Style
from pokertable.players.rules import beginners, checked_to, facing, first_street
from pokertable.players.rules.family import Family, Tables
from pokertable.players.rules.predicate import When, Which, any_hand, when, which
from pokertable.players.rules.rule import Do, Rule, Table, at_least, without_a_plan
from pokertable.players.rules.stud import BRINGS_IN, FIRST_STREET, door_steals, nobody_in, only_the_bring_in
from pokertable.players.seen.numbers import Figure, greater
from pokertable.players.seen.turns import Turns

_PAIRING = 6
"""Most live cards that pair a hand for it to be better than it looks."""
_LEADS = 0.85
"""Frequency of betting the lowest board."""
_PASSED_BY = 1.4
"""Multiple of the price required of a hand that has bricked."""
_BETTER_BOARD = 2
"""Low cards shown by a rival at which a bricked hand is folded."""

_steals_with_a_low_card = When(
    lambda spot, style: (nobody_in(spot) & low_door_card_leads(spot, EIGHT)) * door_steals(style),
    phrase("Nobody has come in, at most three players are left to act, and its up card, eight or lower, is the lowest"),
    often=phrase("With any hand, {door_steals}% of the time"),
)

_nobody_has_completed = When(
    lambda spot, style: (spot.may_raise & (spot.bets == 0)) * (1 - style.slow_plays / 2), phrase("Nobody has completed")
)

_three_to_a_six = Which[OwnHands](
    lambda facts, _spot, _style: facts.features.low_to(3, SIX), phrase("Three different ranks, six or lower")
)


@when(often=phrase("It hardly ever plays this"))
def _knows_better(spot: Turns, style: Style) -> Figure:
    """Frequency of folding hands that nobody should play: always, except for styles that raise with anything."""
    return (spot.facing & (spot.opponents > 1)) * (1 - greater(0.0, style.steals - 0.5))


@which(phrase("A pair, or two cards above a nine, against at least two opponents"))
def _hopeless(facts: OwnHands, _spot: Turns, _style: Style) -> Figure:
    """A pair, or two cards above a nine: two cards of three are useless."""
    seen = facts.features
    return 1.0 * (seen.pair() | ~seen.low_to(2, NINE))


@which(
    phrase(
        "Anything but three different ranks, eight or lower, or nine or lower with few live cards that would pair them"
    )
)
def _rough(facts: StudHands, _spot: Turns, _style: Style) -> Figure:
    """Neither three to an eight, nor three to a nine that few live cards pair."""
    seen = facts.features
    few = facts.holding.live.for_pairs <= _PAIRING
    return 1.0 - (seen.low_to(3, EIGHT) | (seen.low_to(3, NINE) & few))


_not_rough = (~_rough).told(
    phrase("Three different ranks, eight or lower, or nine or lower with few live cards that would pair them")
)

_leads_with_the_lowest_board = When(lambda spot, _style: _LEADS * (spot.may_raise & lowest_board(spot)))

_nearly_fair = Which[OwnHands](
    lambda facts, spot, _style: at_least(facts.share, 0.85 * spot.fair),
    phrase("Its board is the lowest, and it has nearly a fair share of the equity"),
)

_a_lower_board = When(
    lambda spot, _style: spot.streets_left > 0 and rivals_lowest_board(spot, EIGHT) > _BETTER_BOARD,
    phrase("An opponent shows three low cards"),
)

_behind = Which[OwnHands](
    lambda facts, spot, _style: 1 - at_least(facts.share, spot.fair),
    phrase("Every hand with less than a fair share of the equity"),
)

_a_better_board = When(lambda spot, _style: spot.streets_left > 0 and rivals_lowest_board(spot, EIGHT) >= _BETTER_BOARD)


@which(
    phrase(
        "An opponent shows at least two low cards, and it doesn't have four different ranks nine or lower, "
        "unless it has far more equity than it needs"
    )
)
def _passed_by(facts: OwnHands, spot: Turns, style: Style) -> Figure:
    """Without four different cards to a nine, unless it has far more equity than needed."""
    nothing = ~facts.features.low_to(4, NINE)
    return nothing * (1 - at_least(facts.share, _PASSED_BY * style.calls * spot.price))


_may_defend_last = When(
    lambda spot, style: not spot.streets_left and facing.may_defend(spot, style),
    phrase("One opponent, and one bet on the last street"),
)


STEALS_WITH_A_LOW_CARD = Rule(
    _steals_with_a_low_card,
    any_hand,
    Do.RAISE,
    phrase("A steal: nobody has come in, and its up card is the lowest."),
)
COMPLETES_THREE_TO_A_SIX = Rule(
    _nobody_has_completed,
    _three_to_a_six,
    Do.RAISE,
    phrase("A great start, three different cards six or lower, so it completes."),
)
FOLDS_HOPELESS = Rule(
    _knows_better,
    _hopeless,
    Do.FOLD,
    phrase("A fold: a pair or two high cards, so at most two of its three cards are good."),
)
FOLDS_ROUGH = Rule(without_a_plan, _rough, Do.FOLD, phrase("A fold: a pair, or a card too high for a good low."))
CALLS_THE_BRING_IN = Rule(
    only_the_bring_in,
    _not_rough,
    Do.CALL,
    phrase("A cheap call with three different low cards."),
)
BETS_THE_LOWEST_BOARD = Rule(
    _leads_with_the_lowest_board,
    _nearly_fair,
    Do.RAISE,
    phrase("Its board is the lowest on the table, so it bets."),
)
CHECKS_TO_A_LOWER_BOARD = Rule(
    _a_lower_board,
    _behind,
    Do.CALL,
    phrase("A check: an opponent's board looks too good to fold to a bluff."),
)
GIVES_UP_PASSED_BY = Rule(
    _a_better_board,
    _passed_by,
    Do.FOLD,
    phrase(
        "It gives up: it doesn't have four different cards nine or lower, and an opponent shows at least two low cards."
    ),
)
DEFENDS_LAST = replace(
    facing.DEFENDS,
    when=_may_defend_last,
    hands=facing.DEFENDS.hands.told(phrase("A bluff-catcher: if it folded this hand too, any bluff would pay")),
)

SKILLED_FIRST_STREET: Final[Table[StudHands]] = (
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
CHECKED_TO: Final[Table[StudHands]] = (
    checked_to.TAKES_WHAT_IS_GIVEN,
    BETS_THE_LOWEST_BOARD,
    *checked_to.VALUE,
    checked_to.CHECKS_TO_THE_RAISER,
    CHECKS_TO_A_LOWER_BOARD,
    *checked_to.WEAK,
)
FACING_A_BET: Final[Table[StudHands]] = (
    facing.RAISES_FOR_VALUE,
    GIVES_UP_PASSED_BY,
    *facing.BY_PRICE,
    DEFENDS_LAST,
    *facing.LAST,
)
RAZZ: Final = Family(
    phrase("Razz"),
    Tables(FIRST_STREET, beginners.CHECKED_TO, beginners.FACING_A_BET),
    Tables(SKILLED_FIRST_STREET, CHECKED_TO, FACING_A_BET),
)
