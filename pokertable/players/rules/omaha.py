"""Omaha: two of one's own cards and three of the board, for the high alone.

Everybody holds six pairs of cards or more, so what can be held is held: stacks go in with the nuts or a draw to them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import numpy as np

from pokertable.analysis.arrays import Bools, Floats, Ids
from pokertable.model.text import phrase
from pokertable.players.facts.facts import Facts
from pokertable.players.people.style import Style
from pokertable.players.rules import beginners, checked_to, facing, first_street
from pokertable.players.rules.family import Family, Tables
from pokertable.players.rules.rule import (
    Do,
    Part,
    Rule,
    Table,
    all_in_calls,
    and_then,
    at_least,
    clipped,
    may_raise,
    pushes_draws,
    stacks_go_in,
)
from pokertable.players.rules.value import ahead_of_callers, worth_betting
from pokertable.players.seen.numbers import either
from pokertable.players.seen.spot import Spot

_FEARED = 6
"""So many better hands are feared at most."""
_EACH_BETTER = 0.15
"""So much more of the price must a hand expect for each better one, when the bet was raised."""
_NOT_RAISED, _BY_ONE = 0.4, 0.1
"""So much less before the last card, when the bet was not raised; of one opponent, who may bet anything, less still."""
_BLIND_TO_DANGER = 0.75
"""Who calls with so little of what it needs fears nothing."""
_NEAR_THE_NUTS = 2
"""Better hands that leave a hand good enough for a raise."""
GOOD = 0.5
"""A share of the pot with which others raise."""
_TWO = 2
_ACE = 12
_ENOUGH = 0.75
"""Against the hands that call: with so much a hand is bet into several, whatever can be held."""
_COMMITTED, _DEEP = 0.5, 1.25
"""With so many pots left a hand that is in stays in, or may still be given up."""
_NEAR = 0.95, 0.75
"""As `facing.NEAR`: hands are worth more alike, and what calls the flop far below its price folds the turn.

On the river most of a checked range is near its price.
"""
_FEW_CHIPS = 0.15
"""A price that is paid without fear."""


def fears_a_raise(spot: Spot, style: Style) -> bool:
    """Whether a call is for many chips against a raise, or before the last card, or for the stack."""
    raised = (spot.bets > 1) | all_in_calls(spot) | (spot.streets_left == 1)
    return spot.facing & raised & (spot.price >= _FEW_CHIPS) & (style.calls >= _BLIND_TO_DANGER)


def asks_so_far_from(distance: Ids, spot: Spot) -> Floats:
    """The share that a call must expect so far from the nuts; what is left of the stack counts."""
    deep = clipped((spot.stack_to_pot - _COMMITTED) / (_DEEP - _COMMITTED))
    not_raised = either(spot.opponents == 1, _BY_ONE, _NOT_RAISED)
    bets = either(spot.bets == 1, either(all_in_calls(spot), 1.0, not_raised), spot.bets - 1)
    each = _EACH_BETTER * bets * deep
    asked: Floats = spot.price * (1 + each * np.minimum(distance, _FEARED))
    return asked


def too_far_from(distance: Ids, facts: Facts, spot: Spot) -> Part:
    """Hands so far from the nuts that they expect too little of a raised pot."""
    return 1 - at_least(facts.share, asks_so_far_from(distance, spot))


def _too_far_from_the_nuts(facts: Facts, spot: Spot, _style: Style) -> Part:
    return too_far_from(facts.holding.high_behind, facts, spot) * ~facts.holding.wraps_or_nut_draws


def can_be_trapped(spot: Spot, _style: Style) -> bool:
    """Whether a raise may be raised again for many chips, or is for the stack."""
    return spot.facing & may_raise(spot) & ((spot.stack_to_pot > _DEEP) | all_in_calls(spot))


def _good_but_not_the_nuts(facts: Facts, _spot: Spot, _style: Style) -> Part:
    return and_then(
        facts,
        at_least(facts.share, GOOD),
        lambda: (facts.holding.high_behind > _NEAR_THE_NUTS) & ~facts.holding.wraps_or_nut_draws,
    )


def _bets_into_several(spot: Spot, style: Style) -> Any:
    return (spot.opponents > 1) * stacks_go_in(spot.legal.structure) * checked_to.bets(spot, style)


def _worth_a_small_bet(facts: Facts, *_: object) -> Part:
    return and_then(
        facts, ahead_of_callers(facts, facts.fair_called), lambda: facts.holding.high_behind > _NEAR_THE_NUTS
    )


def _worth_a_small_bet_at_most(facts: Facts, _spot: Spot, style: Style) -> Part:
    return and_then(facts, worth_betting(facts, 0.4 * style.bets), lambda: facts.holding.nearest >= _FEARED)


def _far_from_the_nuts(facts: Facts, spot: Spot, style: Style) -> Part:
    many = and_then(facts, _worth_a_small_bet(facts, spot, style), lambda: facts.holding.nearest >= _FEARED)
    return and_then(facts, many, lambda: 1 - at_least(facts.called, _ENOUGH))


def bets_draws(spot: Spot, style: Style) -> Any:
    """How often a strong draw is bet: with one card to come into two opponents at most."""
    return ((spot.streets_left > 1) | (spot.opponents <= _TWO)) * pushes_draws(spot, style)


def draws_ahead(style: Style) -> float:
    """How often a strong draw that expects its fair share is bet."""
    return (1 + style.semibluffs) / 2


def bets_draws_ahead(strong: Callable[[Facts, Spot, Style], Part]) -> Rule:
    """Bet a strong draw that is as good as what the others have: every chip that goes in is worth it."""
    return Rule(
        when=lambda spot, style: (pushes_draws(spot, style) > 0) * draws_ahead(style),
        hands=lambda facts, spot, style: and_then(facts, facts.share >= spot.fair, lambda: strong(facts, spot, style)),
        do=Do.RAISE,
        condition=phrase(
            "A strong draw that expects its fair share of the pot as it is, at most three opponents: {draws_ahead} "
            "times in a hundred."
        ),
        because=phrase(
            "This hand bets a strong draw to {draw}, for it expects {share} % of the pot against all that others hold."
        ),
    )


def _two_aces(hands: Any, _spot: Spot, _style: Style) -> Bools:
    """A pair of aces among the private cards, or more."""
    aces: Bools = ((hands.cards >> 2) == _ACE).sum(axis=1) > 1
    return aces


def strong_draw(facts: Facts, _spot: Spot, _style: Style) -> Bools:
    """A draw to the nut flush, a wrap, or a flush and straight draw, on a board that is not paired."""
    return facts.holding.wraps_or_nut_draws


FOLDS_TO_A_RAISE = Rule(
    when=fears_a_raise,
    hands=_too_far_from_the_nuts,
    do=Do.FOLD,
    condition=phrase(
        "The bet was raised, one card is to come, or a call is for the stack: a hand that is no strong draw and "
        "expects too little for the price and for the better hands that can be held; deep stacks make it more careful."
    ),
    because=phrase(
        "This hand folds: it expects {share} % of the pot and needs about {asks_so_far} %, for the price is {price} % "
        "and others can hold {behind} better hands or more."
    ),
)
CALLS_BELOW_THE_NUTS = Rule(
    when=can_be_trapped,
    hands=_good_but_not_the_nuts,
    do=Do.CALL,
    condition=phrase(
        "The stack is deep or goes in: a hand that expects half of the pot, but three better hands or more can be "
        "held, and it is no strong draw."
    ),
    because=phrase(
        "This hand calls and does not raise: it expects {share} % of the pot, but others can hold {behind} better "
        "hands or more."
    ),
)
BETS_SMALL_BELOW_THE_NUTS = Rule(
    when=_bets_into_several,
    hands=_worth_a_small_bet,
    do=Do.RAISE_SMALL,
    condition=phrase("Two opponents or more: a hand worth a big bet, but three better hands or more can be held."),
    because=phrase(
        "This hand bets, but not big: it expects {called} % of the pot against the hands that call, and others can "
        "hold {behind} better hands or more."
    ),
)
KEEPS_THE_POT_SMALL = Rule(
    when=lambda spot, _: (spot.opponents > 1) & (spot.streets_left <= 1) & stacks_go_in(spot.legal.structure),
    hands=_worth_a_small_bet_at_most,
    do=Do.CALL,
    condition=phrase(
        "Two opponents or more, one card to come or none: a hand worth a small bet, but six better hands or more can "
        "be held."
    ),
    because=phrase("This hand checks to keep the pot small: others can hold {behind} better hands or more."),
)
CHECKS_FAR_FROM_THE_NUTS = replace(
    KEEPS_THE_POT_SMALL,
    when=lambda spot, _: (spot.opponents > 1) & (spot.streets_left == 0) & stacks_go_in(spot.legal.structure),
    hands=_far_from_the_nuts,
    condition=phrase(
        "Two opponents or more, the last card out: a hand worth a bet, but six better hands or more can be held, and "
        "it expects less than {enough} % of the pot against the hands that call.",
        enough=round(100 * _ENOUGH),
    ),
)
BETS_STRONG_DRAWS = Rule(
    when=bets_draws,
    hands=strong_draw,
    do=Do.RAISE,
    condition=phrase(
        "A draw to the nut flush, a wrap, or both a flush and a straight draw, the board not paired, at most three "
        "opponents, or two with one card to come: {semibluffs} times in a hundred."
    ),
    because=phrase(
        "This hand bets a strong draw to {draw}: all fold {folds} times in a hundred, or the draw may come in."
    ),
)
BETS_DRAWS_AHEAD = bets_draws_ahead(strong_draw)
RAISES_STRONG_DRAWS = Rule(
    when=lambda spot, style: pushes_draws(spot, style) / 2,
    hands=strong_draw,
    do=Do.RAISE,
    condition=phrase(
        "A draw to the nut flush, a wrap, or both a flush and a straight draw, the board not paired, at most three "
        "opponents and one bet so far: {half_semibluffs} times in a hundred."
    ),
    because=phrase(
        "This hand raises with a strong draw to {draw}: all fold {folds} times in a hundred, or the draw may come in."
    ),
)
DEFENDS = replace(facing.DEFENDS, hands=lambda facts, spot, style: facing.defends(facts, spot, style, _NEAR))

CALLS_WITH_ACES = Rule(
    when=lambda spot, _: (spot.bets > 0) & spot.facing & first_street.is_cheap(spot),
    hands=_two_aces,
    do=Do.CALL,
    condition=phrase("There was a raise, a call is cheap, and the hand holds a pair of aces."),
    because=phrase("A pair of aces, however poor the cards beside it, is not given up to so cheap a raise."),
)

FIRST_STREET: Final[Table] = (
    *first_street.SHORT_STACKS,
    *first_street.FOR_THE_STACK,
    *first_street.BLINDS_PLAYS,
    CALLS_WITH_ACES,
    *first_street.LAST,
)
CHECKED_TO: Final[Table] = (
    *checked_to.READS_THE_RIVALS,
    CHECKS_FAR_FROM_THE_NUTS,
    BETS_SMALL_BELOW_THE_NUTS,
    checked_to.BETS_BIG,
    KEEPS_THE_POT_SMALL,
    checked_to.BETS_SMALL,
    checked_to.HIDES,
    BETS_DRAWS_AHEAD,
    BETS_STRONG_DRAWS,
    *checked_to.WEAK,
)
FACING_A_BET: Final[Table] = (
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
