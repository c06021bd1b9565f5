"""Stud hi/lo: cards of one's own, some of them open, and the better half of the pot for who may win both."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.model.cards import ACE, EIGHT, JACK, SIX
from pokertable.model.text import phrase
from pokertable.players.facts.facts import Facts
from pokertable.players.facts.upcards import own_ups, rivals_lowest_board
from pokertable.players.people.style import Style
from pokertable.players.rules import beginners, checked_to, facing, first_street, stud
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
from pokertable.players.rules.stud import (
    BETS_AN_OPEN_PAIR,
    BRINGS_IN,
    CHECKS_BEHIND_AN_OPEN_PAIR,
    CHECKS_TO_AN_OPEN_PAIR,
    STEALS_BY_THE_DOOR_CARD,
    only_the_bring_in,
)
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.prospects import Prospects

_RAISES_LOCKED = 0.85
_WATCHED_FROM, _LOW_BOARD = 2, 3
"""From this street on so many low cards of a rival are respected."""
_A_LOW = 5
_BRICKED = 1.4
"""So many times the price must a hand expect that the cards have passed by."""


def _three_to_a_six_with_an_ace(hands: Prospects | Facts, spot: Spot, _style: Style) -> Floats:
    """Three different ranks up to the six, an ace among them, the up card counted."""
    ranks = np.sort(np.hstack([hands.cards, own_ups(spot, len(hands))]) >> 2, axis=1)
    different = (np.diff(ranks, axis=1) > 0).all(axis=1)
    low = (ranks[:, -1] == ACE) & (ranks[:, :-1] <= SIX).all(axis=1)
    return np.where(different & low, 1.0, 0.0)


def _rough(facts: Facts, *_: object) -> Part:
    """No three to a six nor three low cards that live or have an ace, no good pair, no low cards of a suit."""
    seen, live = facts.holding.features, facts.holding.live
    low = seen.low_to(3, SIX) | (seen.lows(3) & (seen.live_low() | seen.ace()))
    pair = (live.pair >= JACK) | ((live.pair >= 0) & (live.for_trips > 0) & (seen.ace() | seen.lows(2)))
    return 1.0 - (low | pair | (seen.suited(3) & seen.lows(2)) | seen.trips())


def _middling_pair(facts: Facts) -> Part:
    """A pair of tens or lower without an ace: it seldom wins either half of several players' pot."""
    pair = facts.holding.live.pair
    return 1.0 * ((pair >= 0) & (pair < JACK) & ~facts.holding.features.ace() & ~facts.holding.features.trips())


def _raises(facts: Facts, spot: Spot, style: Style) -> Part:
    """As by their rank, but no middling pair where others have come in."""
    others = (spot.opponents > 1) & ((spot.bets > 0) | (spot.came_in > 0))
    return and_then(facts, first_street.RAISES.hands(facts, spot, style), lambda: 1 - others * _middling_pair(facts))


def _good_but_no_trips_nor_low(facts: Facts, spot: Spot, style: Style) -> Part:
    """As where the high wins all, but who has made a low has a claim that no pair takes away."""
    good: Part = stud.CALLS_AN_OPEN_PAIR.hands(facts, spot, style)
    return and_then(facts, good, lambda: ~facts.holding.features.lows(_A_LOW))


def _rivals_show_a_low_board(spot: Spot) -> Any:
    return spot.street >= _WATCHED_FROM and rivals_lowest_board(spot, EIGHT) >= _LOW_BOARD


def _completes_against_one(spot: Spot, _style: Style) -> bool:
    return spot.opponents == 1 and spot.unopened and not spot.bring_in and may_raise(spot)


def _pays_at_once(facts: Facts, spot: Spot, _style: Style) -> float:
    """Whether completing wins the pot so often that nothing need be won when it is called."""
    legal = spot.legal
    assert legal.raise_to is not None
    cost = legal.raise_to[0] - legal.bet
    return float(facts.gives_up * (legal.pot + cost) >= cost)


def _bricked(facts: Facts, spot: Spot, style: Style) -> Part:
    """Three low cards or fewer after five, no pair, no four of a suit or of a straight."""
    live = facts.holding.live
    nothing = (live.lows <= 3) & (live.pair < 0) & (live.suited <= 3) & (live.for_a_straight == 0)
    left: Part = nothing * (1 - at_least(facts.share, _BRICKED * style.calls * spot.price))
    return left


FOLDS_ROUGH = Rule(
    when=folds_without_a_plan,
    hands=_rough,
    do=Do.FOLD,
    condition=phrase(
        "No three cards to a six, no three low cards that are live or have an ace, no pair of jacks or higher, no live "
        "pair with an ace or with two low ranks, no three of a suit with two low ones: {tight} times in a hundred "
        "against four opponents or more, less often against fewer."
    ),
    because=phrase("This hand folds: no three low cards that are alive, no good pair, no low cards of a suit."),
)
RAISES = replace(
    first_street.RAISES,
    hands=_raises,
    condition=phrase(
        "The hand is one of the best {raises} % against five opponents, but no pair of tens or lower without an ace "
        "where others have come in; looser against fewer, tighter after a raise."
    ),
)
PLAYS: Final[Table] = (RAISES, *[rule for rule in first_street.PLAYS if rule is not first_street.RAISES])
CALLS_THE_BRING_IN = Rule(
    when=only_the_bring_in,
    hands=lambda facts, *_: 1 - _rough(facts),
    do=Do.CALL,
    condition=phrase(
        "Only the bring-in is to be called: three cards to a six, three low cards that are live or have an ace, a pair "
        "of jacks or higher, a live pair with an ace or with two low ranks, or three of a suit with two low ones."
    ),
    because=phrase("Coming in costs little, and this hand has three low cards, a good pair, or low cards of a suit."),
)
CALLS_THREE_TO_A_SIX = Rule(
    when=lambda spot, _: spot.facing & (spot.bets <= 1),
    hands=_three_to_a_six_with_an_ace,
    do=Do.CALL,
    condition=phrase("At most one bet so far: an ace and two more ranks up to the six."),
    because=phrase("An ace and two more cards up to a six may win both halves, which is worth a call."),
)
CHECKS_TO_A_LOW_BOARD = Rule(
    when=lambda spot, _: _rivals_show_a_low_board(spot),
    hands=every_hand,
    do=Do.CALL,
    condition=phrase("From fifth street on a rival shows three low cards: every hand not worth a bet."),
    because=phrase("A rival shows three low cards and gives up no half of the pot to a bluff, so this hand checks."),
)
CHECKS_BEHIND_A_LOW_BOARD = replace(
    CHECKS_BEHIND_AN_OPEN_PAIR,
    when=lambda spot, _: _rivals_show_a_low_board(spot) & may_raise(spot),
    condition=phrase(
        "From fifth street on a rival shows three low cards: a hand that expects its fair share of the pot, but too "
        "little against the hands that call."
    ),
)
RAISES_A_LOCKED_LOW = Rule(
    when=lambda spot, _: _RAISES_LOCKED * may_raise(spot),
    hands=lambda facts, *_: facts.holding.locked_low,
    do=Do.RAISE,
    condition=phrase(
        "A low that no rival can beat, by what they show: {locked} times in a hundred.",
        locked=round(100 * _RAISES_LOCKED),
    ),
    because=phrase("No rival can beat this low, by what they show, so it raises for the other half."),
)
BETS_A_LOCKED_LOW = replace(
    RAISES_A_LOCKED_LOW,
    because=phrase("No rival can beat this low, by what they show, so it bets for the other half."),
)
CALLS_AN_OPEN_PAIR = replace(
    stud.CALLS_AN_OPEN_PAIR,
    hands=_good_but_no_trips_nor_low,
    condition=phrase(
        "From fifth street on a rival shows the highest pair, or any pair after a raise: a hand that expects half of "
        "the pot, but not three quarters of it where nobody has raised, and has neither a low nor three of a kind or "
        "better."
    ),
)
GIVES_UP_BRICKED = Rule(
    when=lambda spot, _: 0 < spot.streets_left <= 2,
    hands=_bricked,
    do=Do.FOLD,
    condition=phrase(
        "Fifth and sixth street: three low cards at most, no pair, no four of a suit or of a straight, unless it "
        "expects much more than it needs."
    ),
    because=phrase("The cards have passed this hand by: no four low cards, no pair, no four for a flush or straight."),
)

COMPLETES_AGAINST_ONE = Rule(
    when=_completes_against_one,
    hands=_pays_at_once,
    do=Do.RAISE,
    condition=phrase(
        "One opponent is left, who has brought it in, and nobody has come in: with any hand, if that opponent, by what "
        "is usual and was seen, folds to raises so often that completing pays at once."
    ),
    because=phrase(
        "Nobody has come in, and the one opponent left folds {gives_up} times in a hundred to a raise, by what is "
        "usual and was seen: completing pays with any hand."
    ),
)

FIRST_STREET: Final[Table] = (*first_street.PLAYS, CALLS_THREE_TO_A_SIX, BRINGS_IN, *first_street.LAST)
SKILLED_FIRST_STREET: Final[Table] = (
    STEALS_BY_THE_DOOR_CARD,
    FOLDS_ROUGH,
    *PLAYS,
    CALLS_THREE_TO_A_SIX,
    CALLS_THE_BRING_IN,
    BRINGS_IN,
    *first_street.LAST,
)
CHECKED_TO: Final[Table] = (
    checked_to.TAKES_WHAT_IS_GIVEN,
    BETS_A_LOCKED_LOW,
    BETS_AN_OPEN_PAIR,
    *checked_to.VALUE,
    checked_to.CHECKS_TO_THE_RAISER,
    CHECKS_BEHIND_AN_OPEN_PAIR,
    CHECKS_TO_AN_OPEN_PAIR,
    CHECKS_BEHIND_A_LOW_BOARD,
    CHECKS_TO_A_LOW_BOARD,
    *checked_to.WEAK,
)
FACING_A_BET: Final[Table] = (
    RAISES_A_LOCKED_LOW,
    CALLS_AN_OPEN_PAIR,
    facing.RAISES_FOR_VALUE,
    GIVES_UP_BRICKED,
    *facing.BY_PRICE,
    facing.DEFENDS,
    *facing.LAST,
)
STUD_SPLIT: Final = Family(
    phrase("Stud hi/lo"),
    Tables(FIRST_STREET, beginners.CHECKED_TO, beginners.FACING_A_BET),
    Tables(SKILLED_FIRST_STREET, CHECKED_TO, FACING_A_BET),
    experts=Tables((COMPLETES_AGAINST_ONE, *SKILLED_FIRST_STREET), CHECKED_TO, FACING_A_BET),
)
