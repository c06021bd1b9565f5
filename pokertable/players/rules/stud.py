"""Stud for the high: own cards, some of them open, and a bring-in."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pokertable.model.cards import TEN
from pokertable.model.ranking.category import Category
from pokertable.model.text import phrase
from pokertable.players.facts.figures import OwnHands, RatedHands, StudHands
from pokertable.players.facts.upcards import door_card, door_card_leads, open_pair, rivals_open_pair
from pokertable.players.people.style import Style
from pokertable.players.rules import beginners, checked_to, facing, first_street
from pokertable.players.rules.family import Family, Tables
from pokertable.players.rules.predicate import When, Which, any_hand, when, which
from pokertable.players.rules.rule import Do, Rule, Table, and_then, at_least, may_raise, without_a_plan
from pokertable.players.seen.numbers import Figure, Truth, lesser
from pokertable.players.seen.turns import Turns

_GOOD = 0.5
"""Share of the pot with which others raise."""
_FAR_AHEAD = 0.75
"""Share of the pot with which two pair also raise an open pair."""
_LIVE_FLUSH = 8
"""Live cards of a suit for which three of it are worth playing."""
_OPEN = 0.85
"""Frequency of betting the highest open pair."""
_CHEAP = 0.2
_STEALS = 1.5
_MOST_STEALS = 0.8
_LEFT = 3
"""Most players left to act against whom the highest up card steals."""
_SEVERAL = 2
"""Number of players in who are raised only with a plan."""
_WATCHED_FROM = 2
"""Street from which a rival's open pair is respected."""


def door_steals(style: Style) -> Figure:
    """Frequency of stealing with the highest up card."""
    return lesser(_MOST_STEALS, _STEALS * style.steals)


def nobody_in(spot: Turns) -> Truth:
    """Whether nobody has come in, few are left to act, and a completion is not the bring-in."""
    return not spot.bring_in and spot.unopened & spot.may_raise & (spot.waiting <= _LEFT)


_brings_in = When(lambda spot, _style: spot.bring_in, phrase("It has to bring it in"))

_steals_by_the_door_card = When(
    lambda spot, style: (nobody_in(spot) & (door_card(spot) >= TEN) & door_card_leads(spot)) * door_steals(style),
    phrase("Nobody has come in, at most three players are left to act, and its up card, ten or higher, is the highest"),
    often=phrase("With any hand, {door_steals}% of the time"),
)


@which(
    phrase(
        "No live or high pair, no three to a flush in a live suit or to a straight, no three high cards",
    )
)
def _rough(facts: StudHands, _spot: Turns, _style: Style) -> Figure:
    """No live pair, no three cards of a live suit or for a straight, and no three high cards."""
    seen, live = facts.features, facts.holding.live
    pair = (live.pair >= TEN) | ((live.pair >= 0) & (live.for_trips > 0))
    flush = seen.suited(3) & (live.for_a_flush >= _LIVE_FLUSH)
    return 1.0 - (pair | flush | seen.in_a_row(3) | seen.high(3))


_not_rough = (~_rough).told(
    phrase("A live or high pair, three to a flush in a live suit or to a straight, or three high cards")
)


@which(
    phrase(
        "A top {raises}% hand against five opponents; once two have come in, only a live or high pair, "
        "three to a flush in a live suit or to a straight, or three high cards; looser against fewer, "
        "tighter after a raise"
    )
)
def _raises(facts: StudHands, spot: Turns, style: Style) -> Figure:
    several = 1.0 * (spot.came_in >= _SEVERAL)
    ranked = first_street.RAISES.hands(facts, spot, style)
    return and_then(facts, ranked, lambda: 1 - and_then(facts, several, lambda: _rough(facts, spot, style)))


@when(phrase("There is only the bring-in to call"))
def only_the_bring_in(spot: Turns, _style: Style) -> Truth:
    """Whether nobody has completed, and a call is cheap."""
    return spot.facing & (spot.bets == 0) & (spot.price <= _CHEAP)


@when()
def _leads_with_an_open_pair(spot: Turns, _style: Style) -> Figure:
    shown = open_pair(spot)
    return _OPEN * (spot.may_raise & (shown >= 0) & (shown > rivals_open_pair(spot)))


_nearly_fair = Which[RatedHands](
    lambda facts, spot, _style: at_least(facts.share, 0.8 * spot.fair),
    phrase("It shows the highest open pair, and has nearly a fair share of the equity"),
)

_rivals_show_the_highest_pair = When(
    lambda spot, _style: spot.street >= _WATCHED_FROM and rivals_open_pair(spot) > open_pair(spot),
    phrase("From fifth street on, an opponent shows the highest pair"),
)

_behind_the_highest_pair = may_raise & _rivals_show_the_highest_pair


@when(phrase("From fifth street on, an opponent shows the highest pair, or any pair after a raise"))
def _pair_to_respect(spot: Turns, _style: Style) -> Truth:
    """Whether a rival shows a pair above one's own from fifth street on, or any pair after a raise."""
    if spot.street < _WATCHED_FROM:
        return False
    rivals = rivals_open_pair(spot)
    return spot.may_raise & ((rivals > open_pair(spot)) | ((rivals >= 0) & (spot.bets > 1)))


@which(phrase("At least 50% equity, but less than 75% if nobody has raised, and not three of a kind or better"))
def _good_but_no_trips(facts: StudHands, spot: Turns, _style: Style) -> Figure:
    ahead = at_least(facts.share, _FAR_AHEAD) * (spot.bets <= 1)
    return and_then(
        facts,
        at_least(facts.share, _GOOD) * (1 - ahead),
        lambda: ~facts.features.at_least(Category.THREE_OF_A_KIND),
    )


NOT_WORTH_A_BET: Final = any_hand.told(phrase("Every hand not worth a bet"))
BRINGS_IN = Rule(_brings_in, any_hand, Do.CALL, phrase("It has to bring it in."), done=phrase("Brings it in"))
STEALS_BY_THE_DOOR_CARD = Rule(
    _steals_by_the_door_card,
    any_hand,
    Do.RAISE,
    phrase("A steal: nobody has come in, and its up card is the highest."),
)
FOLDS_ROUGH = Rule(
    without_a_plan,
    _rough,
    Do.FOLD,
    phrase("A fold: no live pair, no three to a flush or straight, no three high cards."),
)
RAISES = Rule(first_street.RAISES.when, _raises, Do.RAISE, first_street.RAISES.because)
PLAYS: Final[Table[StudHands]] = (
    RAISES,
    first_street.STEALS,
    *first_street.CALLS,
)
CALLS_THE_BRING_IN = Rule(
    only_the_bring_in,
    _not_rough,
    Do.CALL,
    phrase("A cheap call with a live pair, three to a flush or straight, or high cards."),
)
BETS_AN_OPEN_PAIR = Rule(
    _leads_with_an_open_pair,
    _nearly_fair,
    Do.RAISE,
    phrase("Its open pair is the highest on the table, so it bets."),
)
CHECKS_TO_AN_OPEN_PAIR = Rule(
    _rivals_show_the_highest_pair,
    NOT_WORTH_A_BET,
    Do.CALL,
    phrase("A check: an opponent shows a pair that won't fold to a bluff."),
)
CHECKS_BEHIND_AN_OPEN_PAIR = replace(checked_to.CHECKS_NOT_AHEAD, when=_behind_the_highest_pair)
CALLS_AN_OPEN_PAIR = Rule(
    _pair_to_respect,
    _good_but_no_trips,
    Do.CALL,
    phrase("A call, not a raise: {share}% equity, but an opponent shows a pair and may have more."),
)

FIRST_STREET: Final[Table[OwnHands]] = (*first_street.PLAYS, BRINGS_IN, *first_street.LAST)
SKILLED_FIRST_STREET: Final[Table[StudHands]] = (
    STEALS_BY_THE_DOOR_CARD,
    FOLDS_ROUGH,
    *PLAYS,
    CALLS_THE_BRING_IN,
    BRINGS_IN,
    *first_street.LAST,
)
CHECKED_TO: Final[Table[StudHands]] = (
    checked_to.TAKES_WHAT_IS_GIVEN,
    BETS_AN_OPEN_PAIR,
    *checked_to.VALUE,
    checked_to.CHECKS_TO_THE_RAISER,
    CHECKS_BEHIND_AN_OPEN_PAIR,
    CHECKS_TO_AN_OPEN_PAIR,
    *checked_to.WEAK,
)
FACING_A_BET: Final[Table[StudHands]] = (
    CALLS_AN_OPEN_PAIR,
    facing.RAISES_FOR_VALUE,
    *facing.BY_PRICE,
    facing.DEFENDS,
    *facing.LAST,
)
STUD: Final = Family(
    phrase("Stud"),
    Tables(FIRST_STREET, beginners.CHECKED_TO, beginners.FACING_A_BET),
    Tables(SKILLED_FIRST_STREET, CHECKED_TO, FACING_A_BET),
)
