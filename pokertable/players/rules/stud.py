"""Stud for the high: cards of one's own, some of them open, and a bring-in."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from pokertable.model.cards import TEN
from pokertable.model.ranking.category import Category
from pokertable.model.text import phrase
from pokertable.players.facts.facts import Facts
from pokertable.players.facts.upcards import door_card, door_card_leads, open_pair, rivals_open_pair
from pokertable.players.people.style import Style
from pokertable.players.rules import beginners, checked_to, facing, first_street
from pokertable.players.rules.family import Family, Tables
from pokertable.players.rules.rule import (
    Do,
    Part,
    Rule,
    Table,
    and_then,
    at_least,
    every_hand,
    folds_without_a_plan,
    may_raise,
)
from pokertable.players.seen.numbers import lesser
from pokertable.players.seen.spot import Spot

_GOOD = 0.5
"""A share of the pot with which others raise."""
_FAR_AHEAD = 0.75
"""A share with which two pair raise an open pair too."""
_LIVE_FLUSH = 8
"""Cards alive of the suit that make three of it worth playing."""
_OPEN = 0.85
"""How often the highest open pair bets."""
_CHEAP = 0.2
_STEALS = 1.5
_MOST_STEALS = 0.8
_LEFT = 3
"""Players left to act against whom the highest up card steals."""
_SEVERAL = 2
"""So many who have come in are raised with a plan only."""
_WATCHED_FROM = 2
"""The street from which an open pair of a rival is respected."""


def _rough(facts: Facts, *_: object) -> Part:
    """No live pair, no three cards of a live suit or for a straight, and no three high cards."""
    seen, live = facts.holding.features, facts.holding.live
    pair = (live.pair >= TEN) | ((live.pair >= 0) & (live.for_trips > 0))
    flush = seen.suited(3) & (live.for_a_flush >= _LIVE_FLUSH)
    return 1.0 - (pair | flush | seen.in_a_row(3) | seen.high(3))


def _raises(facts: Facts, spot: Spot, style: Style) -> Part:
    several = 1.0 * (spot.came_in >= _SEVERAL)
    ranked = first_street.RAISES.hands(facts, spot, style)
    return and_then(facts, ranked, lambda: 1 - and_then(facts, several, lambda: _rough(facts)))


def door_steals(style: Style) -> Any:
    """How often the highest up card steals."""
    return lesser(_MOST_STEALS, _STEALS * style.steals)


def nobody_in(spot: Spot) -> Any:
    """Whether nobody has come in, few are left to act, and a completion is no bring-in: something to steal."""
    return not spot.bring_in and spot.unopened & may_raise(spot) & (spot.waiting <= _LEFT)


def _steals_by_the_door_card(spot: Spot, style: Style) -> Any:
    return (nobody_in(spot) & (door_card(spot) >= TEN) & door_card_leads(spot)) * door_steals(style)


def only_the_bring_in(spot: Spot, _style: Style) -> Any:
    """Whether nobody has completed, and a call is cheap."""
    return spot.facing & (spot.bets == 0) & (spot.price <= _CHEAP)


def _leads_with_an_open_pair(spot: Spot, _style: Style) -> Any:
    shown = open_pair(spot)
    return _OPEN * (may_raise(spot) & (shown >= 0) & (shown > rivals_open_pair(spot)))


def _pair_to_respect(spot: Spot, _style: Style) -> Any:
    """Whether a rival shows a pair above one's own from fifth street on, or any pair after a raise."""
    if spot.street < _WATCHED_FROM:
        return False
    rivals = rivals_open_pair(spot)
    return may_raise(spot) & ((rivals > open_pair(spot)) | ((rivals >= 0) & (spot.bets > 1)))


def rivals_show_the_highest_pair(spot: Spot) -> Any:
    """Whether a rival does, from fifth street on."""
    return spot.street >= _WATCHED_FROM and rivals_open_pair(spot) > open_pair(spot)


def _good_but_no_trips(facts: Facts, spot: Spot, _style: Style) -> Part:
    ahead = at_least(facts.share, _FAR_AHEAD) * (spot.bets <= 1)
    return and_then(
        facts,
        at_least(facts.share, _GOOD) * (1 - ahead),
        lambda: ~facts.holding.features.at_least(Category.THREE_OF_A_KIND),
    )


BRINGS_IN = Rule(
    when=lambda spot, _: spot.bring_in,
    hands=every_hand,
    do=Do.CALL,
    condition=phrase("It has to bring it in."),
    because=phrase("This seat has to bring it in."),
    done=phrase("Brings it in"),
)
STEALS_BY_THE_DOOR_CARD = Rule(
    when=_steals_by_the_door_card,
    hands=every_hand,
    do=Do.RAISE,
    condition=phrase(
        "Nobody has come in, three or fewer are left to act, and its up card, a ten or higher, is the highest: "
        "{door_steals} times in a hundred, with any hand."
    ),
    because=phrase("Nobody has come in and its up card is the highest, so it tries to take the pot at once."),
)
FOLDS_ROUGH = Rule(
    when=folds_without_a_plan,
    hands=_rough,
    do=Do.FOLD,
    condition=phrase(
        "No pair that is alive or high, no three cards of a live suit or for a straight, no three high cards: {tight} "
        "times in a hundred against four opponents or more, less often against fewer."
    ),
    because=phrase("This hand folds: no live pair, no three cards for a flush or straight, no three high cards."),
)
RAISES = replace(
    first_street.RAISES,
    hands=_raises,
    condition=phrase(
        "The hand is one of the best {raises} % against five opponents, and where two have come in a pair that is "
        "alive or high, three cards of a live suit or for a straight, or three high cards; looser against fewer, "
        "tighter after a raise."
    ),
)
PLAYS: Final[Table] = (RAISES, *[rule for rule in first_street.PLAYS if rule is not first_street.RAISES])
CALLS_THE_BRING_IN = Rule(
    when=only_the_bring_in,
    hands=lambda facts, *_: 1 - _rough(facts),
    do=Do.CALL,
    condition=phrase(
        "Only the bring-in is to be called: a pair that is alive or high, three cards of a live suit or for a "
        "straight, three high cards."
    ),
    because=phrase(
        "Coming in costs little, and this hand has a live pair, three for a flush or straight, or high cards."
    ),
)
BETS_AN_OPEN_PAIR = Rule(
    when=_leads_with_an_open_pair,
    hands=lambda facts, spot, _: at_least(facts.share, 0.8 * spot.fair),
    do=Do.RAISE,
    condition=phrase("The highest pair that lies open is its own, and the hand expects nearly its fair share."),
    because=phrase("Its open pair is the highest on the table, so it bets it."),
)
CHECKS_TO_AN_OPEN_PAIR = Rule(
    when=lambda spot, _: rivals_show_the_highest_pair(spot),
    hands=every_hand,
    do=Do.CALL,
    condition=phrase("From fifth street on a rival shows the highest pair: every hand not worth a bet."),
    because=phrase("A rival shows a pair that a bluff would not move, so this hand checks."),
)
CHECKS_BEHIND_AN_OPEN_PAIR = replace(
    checked_to.CHECKS_NOT_AHEAD,
    when=lambda spot, _: rivals_show_the_highest_pair(spot) & may_raise(spot),
    condition=phrase(
        "From fifth street on a rival shows the highest pair: a hand that expects its fair share of the pot, but too "
        "little against the hands that call."
    ),
)
CALLS_AN_OPEN_PAIR = Rule(
    when=_pair_to_respect,
    hands=_good_but_no_trips,
    do=Do.CALL,
    condition=phrase(
        "From fifth street on a rival shows the highest pair, or any pair after a raise: a hand that expects half of "
        "the pot, but not three quarters of it where nobody has raised, and is not three of a kind or better."
    ),
    because=phrase(
        "A rival shows a pair and may have more: this hand expects {share} % of the pot, and calls without a raise."
    ),
)

FIRST_STREET: Final[Table] = (*first_street.PLAYS, BRINGS_IN, *first_street.LAST)
SKILLED_FIRST_STREET: Final[Table] = (
    STEALS_BY_THE_DOOR_CARD,
    FOLDS_ROUGH,
    *PLAYS,
    CALLS_THE_BRING_IN,
    BRINGS_IN,
    *first_street.LAST,
)
CHECKED_TO: Final[Table] = (
    checked_to.TAKES_WHAT_IS_GIVEN,
    BETS_AN_OPEN_PAIR,
    *checked_to.VALUE,
    checked_to.CHECKS_TO_THE_RAISER,
    CHECKS_BEHIND_AN_OPEN_PAIR,
    CHECKS_TO_AN_OPEN_PAIR,
    *checked_to.WEAK,
)
FACING_A_BET: Final[Table] = (
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
