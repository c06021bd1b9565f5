"""Stud hi/lo: own cards, some of them open; best for hands that may win both halves."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from pokertable.model.cards import ACE, EIGHT, JACK, SEVEN, SIX
from pokertable.model.text import phrase
from pokertable.players.facts.figures import OwnHands, StudHands
from pokertable.players.facts.upcards import rivals_lowest_board
from pokertable.players.people.style import Style
from pokertable.players.rules import beginners, checked_to, facing, first_street, stud
from pokertable.players.rules.family import Family, Tables
from pokertable.players.rules.predicate import When, Which, any_hand, which
from pokertable.players.rules.rule import Do, Rule, Table, and_then, at_least, may_raise, tight, without_a_plan
from pokertable.players.rules.stud import (
    BETS_AN_OPEN_PAIR,
    BRINGS_IN,
    CHECKS_BEHIND_AN_OPEN_PAIR,
    CHECKS_TO_AN_OPEN_PAIR,
    NOT_WORTH_A_BET,
    STEALS_BY_THE_DOOR_CARD,
    only_the_bring_in,
)
from pokertable.players.seen.numbers import Figure, Truth
from pokertable.players.seen.turns import Turns, own_ups

_RAISES_LOCKED = 0.85
_WATCHED_FROM, _LOW_BOARD = 2, 3
"""Street, and number of low cards of a rival, from which they are respected."""
_A_LOW = 5
_TWO = 2
_BRICKED = 1.4
"""Multiple of the price required of a hand that has bricked."""


@which(
    phrase(
        "None of these: three cards six or lower, three low cards that are live or include an ace, a pair of jacks or "
        "higher, a live pair with an ace or with two low ranks, or three suited cards with two low ones"
    )
)
def _rough(facts: StudHands, _spot: Turns, _style: Style) -> Figure:
    """No three to a six nor three low cards that live or have an ace, no good pair, no low cards of a suit."""
    seen, live = facts.features, facts.holding.live
    low = seen.low_to(3, SIX) | (seen.lows(3) & (seen.live_low() | seen.ace()))
    pair = (live.pair >= JACK) | ((live.pair >= 0) & (live.for_trips > 0) & (seen.ace() | seen.lows(2)))
    return 1.0 - (low | pair | (seen.suited(3) & seen.lows(2)) | seen.trips())


_not_rough = (~_rough).told(
    phrase(
        "Three cards six or lower, three low cards that are live or include an ace, a pair of jacks or "
        "higher, a live pair with an ace or with two low ranks, or three suited cards with two low ones"
    )
)


def _middling_pair(facts: StudHands) -> Figure:
    """A pair of tens or lower without an ace: it seldom wins either half of several players' pot."""
    pair = facts.holding.live.pair
    return 1.0 * ((pair >= 0) & (pair < JACK) & ~facts.features.ace() & ~facts.features.trips())


@which(
    phrase(
        "A top {raises}% hand against five opponents, but no pair of tens or lower without an ace once "
        "others have come in; looser against fewer, tighter after a raise"
    )
)
def _raises(facts: StudHands, spot: Turns, style: Style) -> Figure:
    others = (spot.opponents > 1) & ((spot.bets > 0) | (spot.came_in > 0))
    return and_then(facts, first_street.RAISES.hands(facts, spot, style), lambda: 1 - others * _middling_pair(facts))


_one_bet = When(lambda spot, _style: spot.facing & (spot.bets <= 1), phrase("At most one bet so far"))


@which(phrase("An ace and two other ranks, seven or lower"))
def _three_to_a_seven_with_an_ace(hands: OwnHands, spot: Turns, _style: Style) -> Figure:
    """Three different ranks up to the seven, an ace among them, the up card counted."""
    ups = own_ups(spot)
    ranks = np.sort(np.hstack([hands.cards, np.broadcast_to(ups, (len(hands), ups.shape[1]))]) >> 2, axis=1)
    different = (np.diff(ranks, axis=1) > 0).all(axis=1)
    low = (ranks[:, -1] == ACE) & (ranks[:, :-1] <= SEVEN).all(axis=1)
    return np.where(different & low, 1.0, 0.0)


@which(
    phrase(
        "At least 50% equity, but less than 75% if nobody has raised, and neither a low nor three of a kind or better"
    )
)
def _good_but_no_trips_nor_low(facts: StudHands, spot: Turns, style: Style) -> Figure:
    """Good hands as in stud for the high; a made low has a claim that no pair takes away."""
    good = stud.CALLS_AN_OPEN_PAIR.hands(facts, spot, style)
    return and_then(facts, good, lambda: ~facts.features.lows(_A_LOW))


_rivals_show_a_low_board = When(
    lambda spot, _style: spot.street >= _WATCHED_FROM and rivals_lowest_board(spot, EIGHT) >= _LOW_BOARD,
    phrase("From fifth street on, an opponent shows three low cards"),
)

_behind_a_low_board = may_raise & _rivals_show_a_low_board

_raises_locked = When(
    lambda spot, _style: _RAISES_LOCKED * spot.may_raise,
    often=phrase("{locked}% of the time", locked=round(100 * _RAISES_LOCKED)),
)

_locked_low = Which[StudHands](
    lambda facts, _spot, _style: facts.holding.locked_low, phrase("A low that no opponent's up cards can beat")
)

_fifth_and_sixth = When(lambda spot, _style: 0 < spot.streets_left <= 2, phrase("Fifth and sixth street"))


@which(
    phrase(
        "At most three low cards, no pair, no four to a flush or straight, unless it has far more equity than it needs"
    )
)
def _bricked(facts: StudHands, spot: Turns, style: Style) -> Figure:
    """At most three low cards after five, no pair, no four of a suit or of a straight."""
    live = facts.holding.live
    nothing = (live.lows <= 3) & (live.pair < 0) & (live.suited <= 3) & (live.for_a_straight == 0)
    left: Figure = nothing * (1 - at_least(facts.share, _BRICKED * style.calls * spot.price))
    return left


def _first_in(spot: Turns) -> Truth:
    """Whether nobody has come in, at a table of more than two: with two a call is often right."""
    return not spot.bring_in and first_street.first_in(spot) & (spot.seats > _TWO)


_opens_by_raises = When(
    lambda spot, style: _first_in(spot) * first_street.mostly_raises(style),
    phrase("Nobody has come in, at a table of three or more: players who raise most of their hands never open-limp"),
)

_left_alone = When(
    lambda spot, _style: _first_in(spot) * (spot.opponents == 1),
    phrase("Nobody has come in, at a table of three or more, and the one opponent left is the bring-in"),
)

_completes_against_one = When(
    lambda spot, _style: not spot.bring_in and (spot.opponents == 1) & spot.unopened & spot.may_raise,
    phrase("Nobody has come in, and the one opponent left is the bring-in"),
)


@which(phrase("With any hand, if that opponent folds to raises often enough that completing pays at once"))
def _pays_at_once(facts: StudHands, spot: Turns, _style: Style) -> Figure:
    """Whether completing wins the pot often enough even if calls always lose."""
    legal = spot.legal
    assert legal.raise_to is not None
    cost = legal.raise_to[0] - legal.bet
    pays: Figure = 1.0 * (facts.gives_up * (legal.pot + cost) >= cost)
    return pays


FOLDS_ROUGH = Rule(
    without_a_plan,
    _rough,
    Do.FOLD,
    phrase("A fold: no three live low cards, no good pair, no suited low cards."),
)
FOLDS_ROUGH_TO_THE_BRING_IN = Rule(
    only_the_bring_in
    & When(
        lambda spot, style: tight(style) * (spot.opponents > 1),
        often=phrase("{tight}% of the time against at least two opponents"),
    ),
    _rough,
    Do.FOLD,
    FOLDS_ROUGH.because,
)
OPENS_BY_RAISES = Rule(_opens_by_raises, _not_rough, Do.RAISE, first_street.RAISES.because)
COMPLETES_ROUGH_AGAINST_ONE = Rule(
    _left_alone,
    _rough,
    Do.RAISE,
    phrase("A steal: nobody has come in, and against the bring-in alone a raise is better than a call."),
)
NEVER_LIMPS = Rule(_opens_by_raises, any_hand, Do.FOLD, first_street.NEVER_LIMPS.because)
RAISES = Rule(first_street.RAISES.when, _raises, Do.RAISE, first_street.RAISES.because)
CALLS_THE_BRING_IN = Rule(
    only_the_bring_in,
    _not_rough,
    Do.CALL,
    phrase("A cheap call with three low cards, a good pair, or suited low cards."),
)
CALLS_THREE_TO_A_SEVEN = Rule(
    _one_bet,
    _three_to_a_seven_with_an_ace,
    Do.CALL,
    phrase("Worth a call: an ace and two more cards seven or lower may win both halves."),
)
CHECKS_TO_A_LOW_BOARD = Rule(
    _rivals_show_a_low_board,
    NOT_WORTH_A_BET,
    Do.CALL,
    phrase("A check: an opponent shows three low cards and won't fold half of the pot to a bluff."),
)
CHECKS_BEHIND_A_LOW_BOARD = replace(CHECKS_BEHIND_AN_OPEN_PAIR, when=_behind_a_low_board)
RAISES_A_LOCKED_LOW = Rule(
    _raises_locked,
    _locked_low,
    Do.RAISE,
    phrase("No opponent's up cards can beat this low, so it raises for the other half."),
)
BETS_A_LOCKED_LOW = replace(
    RAISES_A_LOCKED_LOW,
    because=phrase("No opponent's up cards can beat this low, so it bets for the other half."),
)
CALLS_AN_OPEN_PAIR = replace(stud.CALLS_AN_OPEN_PAIR, hands=_good_but_no_trips_nor_low)
GIVES_UP_BRICKED = Rule(
    _fifth_and_sixth,
    _bricked,
    Do.FOLD,
    phrase("The cards missed: no four low cards, no pair, no four to a flush or straight."),
)
COMPLETES_AGAINST_ONE = Rule(
    _completes_against_one,
    _pays_at_once,
    Do.RAISE,
    phrase(
        "A steal with any hand: nobody has come in, and the one opponent left folds to a raise about "
        "{gives_up}% of the time."
    ),
)

FIRST_STREET: Final[Table[OwnHands]] = (*first_street.PLAYS, CALLS_THREE_TO_A_SEVEN, BRINGS_IN, *first_street.LAST)
SKILLED_FIRST_STREET: Final[Table[StudHands]] = (
    STEALS_BY_THE_DOOR_CARD,
    FOLDS_ROUGH,
    RAISES,
    FOLDS_ROUGH_TO_THE_BRING_IN,
    OPENS_BY_RAISES,
    first_street.STEALS,
    COMPLETES_ROUGH_AGAINST_ONE,
    NEVER_LIMPS,
    *first_street.CALLS,
    CALLS_THREE_TO_A_SEVEN,
    CALLS_THE_BRING_IN,
    BRINGS_IN,
    *first_street.LAST,
)
CHECKED_TO: Final[Table[StudHands]] = (
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
FACING_A_BET: Final[Table[StudHands]] = (
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
