"""Omaha: two of one's own cards and three of the board, for the high alone.

Everybody holds at least six pairs of cards, so any possible hand is likely: stacks go in with the nuts or a draw to
them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Ids
from pokertable.model.text import phrase
from pokertable.players.facts.figures import FlopHands, OwnHands
from pokertable.players.people.style import Style
from pokertable.players.rules import beginners, checked_to, facing, first_street
from pokertable.players.rules.family import Family, Tables
from pokertable.players.rules.predicate import When, Which, when, which
from pokertable.players.rules.rule import Do, Rule, Table, all_in_calls, and_then, at_least, pushes_draws, stacks_go_in
from pokertable.players.rules.value import ahead_of_callers, worth_betting
from pokertable.players.seen.numbers import Figure, Truth, clipped, either
from pokertable.players.seen.turns import Turns

_FEARED = 6
"""Most better hands that are feared."""
_EACH_BETTER = 0.15
"""Increase of the required equity, in prices, per better hand, when the bet was raised."""
_NOT_RAISED, _BY_ONE = 0.4, 0.1
"""Reductions before the last card when the bet was not raised; and against one opponent, who may bet anything."""
_BLIND_TO_DANGER = 0.75
"""Fraction of the required equity for calls below which a style fears nothing."""
_NEAR_THE_NUTS = 2
"""Most better hands for a hand to be worth a raise."""
GOOD = 0.5
"""Share of the pot with which others raise."""
_TWO = 2
_ACE = 12
_ENOUGH = 0.75
"""Equity against the continuing hands from which a hand is bet into several, whatever they can hold."""
_COMMITTED, _DEEP = 0.5, 1.25
"""Pots left at which a hand that is in stays in, or may still be given up."""
_NEAR = 0.85, 0.4
"""Factors as in `facing.NEAR`: hands are closer in value, and a hand far below the price on the flop folds the turn.

On the river most of a checked range is near its price."""
_FEW_CHIPS = 0.15
"""Price paid without fear."""


def asks_so_far_from(distance: Ids, spot: Turns) -> Figure:
    """Equity required at this distance from the nuts; the rest of the stack counts."""
    deep = clipped((spot.stack_to_pot - _COMMITTED) / (_DEEP - _COMMITTED))
    not_raised = either(spot.opponents == 1, _BY_ONE, _NOT_RAISED)
    bets = either(spot.bets == 1, either(all_in_calls(spot), 1.0, not_raised), spot.bets - 1)
    each = _EACH_BETTER * bets * deep
    return spot.price * (1 + each * np.minimum(distance, _FEARED))


def too_far_from(distance: Ids, facts: FlopHands, spot: Turns) -> Figure:
    """Hands too far from the nuts for their equity in a raised pot."""
    return 1 - at_least(facts.share, asks_so_far_from(distance, spot))


@when()
def fears_a_raise(spot: Turns, style: Style) -> Truth:
    """Whether a call is for many chips against a raise, or before the last card, or for the stack."""
    raised = (spot.bets > 1) | all_in_calls(spot) | (spot.streets_left == 1)
    return spot.facing & raised & (spot.price >= _FEW_CHIPS) & (style.calls >= _BLIND_TO_DANGER)


_too_far_from_the_nuts = Which[FlopHands](
    lambda facts, spot, _style: (
        too_far_from(facts.holding.high_behind, facts, spot) * ~facts.holding.wraps_or_nut_draws
    ),
    phrase(
        "The bet was raised, one card is to come, or a call is for the stack: a hand that isn't a strong "
        "draw and has too little equity for the price, given the better hands that are possible; deeper "
        "stacks make it more careful"
    ),
)


@when(phrase("The stack is deep, or a call is for all of it"))
def can_be_trapped(spot: Turns, _style: Style) -> Truth:
    """Whether a raise may be re-raised for many chips, or is for the stack."""
    return spot.facing & spot.may_raise & ((spot.stack_to_pot > _DEEP) | all_in_calls(spot))


_good_but_not_the_nuts = Which[FlopHands](
    lambda facts, _spot, _style: and_then(
        facts,
        at_least(facts.share, GOOD),
        lambda: (facts.holding.high_behind > _NEAR_THE_NUTS) & ~facts.holding.wraps_or_nut_draws,
    ),
    phrase("A hand with 50% equity that isn't a strong draw, with at least three better hands possible"),
)

_bets_into_several = When(
    lambda spot, _style: (spot.opponents > 1) * stacks_go_in(spot.legal.structure) * spot.may_raise,
    phrase("At least two opponents"),
)

_worth_a_small_bet = Which[FlopHands](
    lambda facts, _spot, _style: and_then(
        facts, ahead_of_callers(facts, facts.fair_called), lambda: facts.holding.high_behind > _NEAR_THE_NUTS
    ),
    phrase("A hand worth a big bet, but with at least three better hands possible"),
)

_several_late = When(
    lambda spot, _style: (spot.opponents > 1) & (spot.streets_left <= 1) & stacks_go_in(spot.legal.structure),
    phrase("At least two opponents, and at most one card to come"),
)

_worth_a_small_bet_at_most = Which[FlopHands](
    lambda facts, _spot, style: and_then(
        facts, worth_betting(facts, 0.4 * style.bets), lambda: facts.holding.nearest >= _FEARED
    ),
    phrase("A hand worth a small bet, but with at least six better hands possible"),
)

_several_at_last = When(
    lambda spot, _style: (spot.opponents > 1) & (spot.streets_left == 0) & stacks_go_in(spot.legal.structure),
    phrase("At least two opponents, and the last card dealt"),
)


@which(
    phrase(
        "A hand worth a bet, but with at least six better hands possible and less than {enough}% equity "
        "against the hands that call",
        enough=round(100 * _ENOUGH),
    )
)
def _far_from_the_nuts(facts: FlopHands, spot: Turns, style: Style) -> Figure:
    many = and_then(facts, _worth_a_small_bet(facts, spot, style), lambda: facts.holding.nearest >= _FEARED)
    return and_then(facts, many, lambda: 1 - at_least(facts.called, _ENOUGH))


@when(often=phrase("{semibluffs}% of the time"))
def bets_draws(spot: Turns, style: Style) -> Figure:
    """Frequency of betting a strong draw: with one card to come into at most two opponents."""
    return ((spot.streets_left > 1) | (spot.opponents <= _TWO)) * pushes_draws(spot, style)


_raises_draws = When(lambda spot, style: pushes_draws(spot, style) / 2, often=phrase("{half_semibluffs}% of the time"))


def draws_ahead(style: Style) -> float:
    """Frequency of betting a strong draw with at least its fair share."""
    return (1 + style.semibluffs) / 2


_bets_draws_ahead = When(
    lambda spot, style: (pushes_draws(spot, style) > 0) * draws_ahead(style),
    often=phrase("{draws_ahead}% of the time"),
)


def bets_draws_ahead(strong: Which[FlopHands]) -> Rule[FlopHands]:
    """Bet a strong draw that is as good as the others' hands: every chip put in gains."""

    @which(phrase("A strong draw that already has a fair share of the equity, against at most three opponents"))
    def ahead(facts: FlopHands, spot: Turns, style: Style) -> Figure:
        return and_then(facts, facts.share >= spot.fair, lambda: strong(facts, spot, style))

    return Rule(
        _bets_draws_ahead,
        ahead,
        Do.RAISE,
        phrase("A bet with a strong draw to {draw}: {share}% equity against everything the others can hold."),
    )


@which(
    phrase(
        "A draw to the nut flush, a wrap, or a flush draw and a straight draw, on an unpaired board, "
        "against at most three opponents, or two with one card to come"
    )
)
def strong_draw(facts: FlopHands, _spot: Turns, _style: Style) -> Truth:
    """A draw to the nut flush, a wrap, or a flush and straight draw, on an unpaired board."""
    return facts.holding.wraps_or_nut_draws


_cheap_after_a_raise = When(lambda spot, _style: (spot.bets > 0) & spot.facing & first_street.is_cheap(spot))


@which(phrase("There was a raise, a call is cheap, and it has a pair of aces"))
def _two_aces(hands: OwnHands, _spot: Turns, _style: Style) -> Truth:
    """At least two aces among the private cards."""
    aces: Truth = ((hands.cards >> 2) == _ACE).sum(axis=1) > 1
    return aces


FOLDS_TO_A_RAISE = Rule(
    fears_a_raise,
    _too_far_from_the_nuts,
    Do.FOLD,
    phrase(
        "A fold: {share}% equity. A call needs {price}%, but with at least {behind} better hands possible "
        "it wants about {asks_so_far}%."
    ),
)
CALLS_BELOW_THE_NUTS = Rule(
    can_be_trapped,
    _good_but_not_the_nuts,
    Do.CALL,
    phrase("A call, not a raise: {share}% equity, but at least {behind} better hands are possible."),
)
BETS_SMALL_BELOW_THE_NUTS = Rule(
    _bets_into_several,
    _worth_a_small_bet,
    Do.RAISE_SMALL,
    phrase("A small bet: {called}% equity if called, but at least {behind} better hands are possible."),
)
KEEPS_THE_POT_SMALL = Rule(
    _several_late,
    _worth_a_small_bet_at_most,
    Do.CALL,
    phrase("A check to keep the pot small: at least {behind} better hands are possible."),
)
CHECKS_FAR_FROM_THE_NUTS = replace(KEEPS_THE_POT_SMALL, when=_several_at_last, hands=_far_from_the_nuts)
BETS_STRONG_DRAWS = Rule(
    bets_draws,
    strong_draw,
    Do.RAISE,
    phrase("A semi-bluff with a strong draw to {draw}: everyone folds {folds}% of the time, and the draw may come in."),
)
BETS_DRAWS_AHEAD = bets_draws_ahead(strong_draw)
RAISES_STRONG_DRAWS = Rule(
    _raises_draws,
    strong_draw.told(
        phrase(
            "A draw to the nut flush, a wrap, or a flush draw and a straight draw, on an unpaired board, "
            "against at most three opponents and one bet so far"
        )
    ),
    Do.RAISE,
    phrase(
        "A semi-bluff raise with a strong draw to {draw}: everyone folds {folds}% of the time, and the "
        "draw may come in."
    ),
)
DEFENDS = replace(facing.DEFENDS, hands=facing.defends(_NEAR))
CALLS_WITH_ACES = Rule(
    _cheap_after_a_raise,
    _two_aces,
    Do.CALL,
    phrase("However poor its other cards, a pair of aces doesn't fold to such a cheap raise."),
)

FIRST_STREET: Final[Table[OwnHands]] = (
    *first_street.SHORT_STACKS,
    *first_street.FOR_THE_STACK,
    *first_street.BLINDS_PLAYS,
    CALLS_WITH_ACES,
    *first_street.LAST,
)
CHECKED_TO: Final[Table[FlopHands]] = (
    *checked_to.READS_THE_RIVALS,
    checked_to.HIDES,
    CHECKS_FAR_FROM_THE_NUTS,
    BETS_SMALL_BELOW_THE_NUTS,
    *checked_to.STRONG,
    KEEPS_THE_POT_SMALL,
    checked_to.BETS_SMALL,
    BETS_DRAWS_AHEAD,
    BETS_STRONG_DRAWS,
    *checked_to.WEAK,
)
FACING_A_BET: Final[Table[FlopHands]] = (
    FOLDS_TO_A_RAISE,
    *facing.FOR_THE_STACK,
    RAISES_STRONG_DRAWS,
    CALLS_BELOW_THE_NUTS,
    facing.RAISES_FOR_VALUE,
    *[DEFENDS if rule is facing.DEFENDS else rule for rule in facing.CALLS],
    *facing.LAST,
)
OMAHA: Final = Family(
    phrase("Omaha"),
    Tables(FIRST_STREET, beginners.CHECKED_TO, beginners.FACING_A_BET),
    Tables(FIRST_STREET, CHECKED_TO, FACING_A_BET),
)
