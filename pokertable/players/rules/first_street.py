"""The first street: starting hands by their rank and their price, for every skill; what the families share.

Before the flop, and in stud with three cards, beginners and others alike rank their hand among all starting hands.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.model.betting.structure import Structure
from pokertable.model.text import phrase
from pokertable.players.people.style import Style
from pokertable.players.rules.charts import DEEPEST, has_two_card_chart, pushed_parts, pushes_two_cards
from pokertable.players.rules.rule import (
    COMMITS,
    Do,
    Part,
    Rule,
    Table,
    all_in_calls,
    clipped,
    every_hand,
    may_raise,
    stacks_go_in,
)
from pokertable.players.rules.shared import calls_below_the_price, calls_by_price, for_the_stack
from pokertable.players.seen.numbers import either, greater
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.prospects import Prospects

_SOFT_RANK = 0.25
_SAME = 1e-9
_FEWEST = 0.012
"""However much was raised before, this best part of the starting hands is worth a raise."""
_PLAYS_AFTER_RAISE, _RAISES_AFTER_RAISE = 0.5, 0.4
_CHEAP = 0.12
_TABLE = 5
_AFTER_RAISE = 3
_EACH_RAISE = 0.05
_IN_TURN = 1.75
"""In fixed limit, where the blinds act first on every street to come."""
_HEADS_UP = 2
_FEW = 2
_LIMPS_BELOW = 0.5
"""Who pushes so few of the chart's hands still limps with others."""


def _best(hands: Prospects, part: float) -> Floats | float:
    """The best part of the starting hands."""
    return clipped((part - hands.rank) / (greater(part, _SAME) * _SOFT_RANK) + 0.5)


def _against(spot: Spot) -> Any:
    """Opponents who are in, or may still come in."""
    return greater(1, spot.in_or_coming)


def widened(part: float, opponents: int) -> Any:
    """The part of hands to play against so many where `part` is right against five: against fewer, more hands lead."""
    return 1 - (1 - part) ** (_TABLE / opponents)


def _for_width(spot: Spot) -> Any:
    """Opponents for whom the part of hands is widened: after a raise most have gone because one hand is good."""
    against = _against(spot)
    return either(spot.bets > 0, greater(against, min(_AFTER_RAISE, spot.seats - 1)), against)


def _for_raises(spot: Spot) -> Any:
    """The same for a raise: from a blind over two who limped, out of position, as if against a whole table."""
    width = _for_width(spot)
    if spot.variant.brings_in:
        return width
    over_limpers = (spot.bets == 0) & (spot.legal.bet > 0) & (spot.came_in >= _FEW)
    return either(over_limpers, greater(width, _TABLE), width)


def _playing(spot: Spot, style: Style) -> Any:
    return greater(_FEWEST, widened(style.plays, _for_width(spot)) * _PLAYS_AFTER_RAISE**spot.bets)


def _raising(spot: Spot, style: Style) -> Any:
    return greater(_FEWEST, widened(style.raises, _for_raises(spot)) * _RAISES_AFTER_RAISE**spot.bets)


def is_cheap(spot: Spot) -> bool:
    """Whether a call costs little of the stack, or no more than the structure's one bet."""
    return spot.legal.structure is Structure.FIXED or spot.owed <= _CHEAP * spot.legal.stack


def _can_steal(spot: Spot) -> bool:
    few = (_against(spot) <= _FEW) & (spot.opponents <= _FEW)
    return not spot.bring_in and few & (spot.bets == 0) & (spot.came_in == 0)


def _push_or_fold(spot: Spot) -> bool:
    """Whether the stack is so short that a hand is pushed or given up."""
    return stacks_go_in(spot.legal.structure) and spot.unopened & (spot.depth <= DEEPEST) & may_raise(spot)


def _charted(hands: Prospects, spot: Spot, style: Style) -> Part:
    """The hands to push by the charts, a tighter style as if its stack were deeper."""
    behind = spot.waiting
    stack = greater(1.0, spot.depth / style.pushes)
    if has_two_card_chart(spot.variant):
        pushed: Floats = (pushes_two_cards(hands.cards, behind) >= stack).astype(np.float64)
        return pushed
    return _best(hands, pushed_parts(spot.variant, behind, stack))


def _over_limpers(spot: Spot) -> Any:
    """Whether a raise, of one of several sizes, meets players who came in for a blind."""
    sized = stacks_go_in(spot.legal.structure) and not spot.variant.brings_in
    return sized and (spot.bets == 0) & (spot.came_in > 0)


def _raises(spot: Spot, style: Style) -> Any:
    """How often a hand worth a raise is raised."""
    return may_raise(spot) * (1 - style.slow_plays / 2)


def _good_enough(hands: Prospects, spot: Spot, style: Style) -> Part:
    return _best(hands, _raising(spot, style))


def _realised(spot: Spot) -> Any:
    """So many times the price must a starting hand expect: out of position it is not seen to the end for nothing."""
    two = spot.seats == _HEADS_UP
    if spot.legal.structure is Structure.FIXED:
        return 1.4 if two else 1.2 if spot.variant.brings_in else _IN_TURN
    more = _EACH_RAISE * greater(0, spot.bets - 1)
    return more + (1.28 if two else either((spot.opponents == 1) & spot.last_to_act, 1.65, 1.95))


def _asks(spot: Spot, style: Style) -> Any:
    return _realised(spot) * style.calls * spot.price


def _counts_the_price(spot: Spot) -> Any:
    return spot.facing & ((spot.bets > 0) | (_against(spot) <= _FEW))


def too_loose(style: Style) -> float:
    """How far below the price it stays in."""
    return max(0.0, 1 - 1.2 * style.calls)


PUSHES = Rule(
    when=lambda spot, _: _push_or_fold(spot),
    hands=_charted,
    do=Do.ALL_IN,
    condition=phrase(
        "Nobody has come in, the stack is {deepest} big blinds or less, and the hand is in its chart.",
        deepest=int(DEEPEST),
    ),
    because=phrase("A short stack of {depth} big blinds puts in all it may, and this hand is in the chart."),
    fits=stacks_go_in,
)
GIVES_UP_SHORT = Rule(
    when=lambda spot, style: _push_or_fold(spot) & (style.pushes > _LIMPS_BELOW),
    hands=every_hand,
    do=Do.FOLD,
    condition=phrase(
        "Nobody has come in, the stack is {deepest} big blinds or less, and the hand is not in its chart; some "
        "styles limp instead.",
        deepest=int(DEEPEST),
    ),
    because=phrase("A short stack of {depth} big blinds is all-in or nothing, and this hand is not in the chart."),
    fits=stacks_go_in,
)
KEEPS_THE_STACK = Rule(
    when=lambda spot, _: all_in_calls(spot),
    hands=every_hand,
    do=Do.FOLD,
    condition=phrase(
        "A call takes {commits} % of the stack or more: every other hand.",
        commits=round(100 * COMMITS),
    ),
    because=phrase(
        "This hand is not worth so much of the stack: it expects {share} % of the pot and asks for about "
        "{asks_for_stack} %, the price being {price} %."
    ),
    fits=stacks_go_in,
)
RAISES_OVER_LIMPERS = Rule(
    when=lambda spot, style: _over_limpers(spot) * _raises(spot, style),
    hands=_good_enough,
    do=Do.RAISE_BIG,
    condition=phrase(
        "Others have come in without a raise, and the hand is one of the best {raises} % against five opponents; "
        "looser against fewer."
    ),
    because=phrase(
        "This hand is in the best {top} % of starting hands, good enough for a raise, and not a small one over those "
        "who have come in."
    ),
    fits=stacks_go_in,
)
RAISES = Rule(
    when=lambda spot, style: (1 - _over_limpers(spot)) * _raises(spot, style),
    hands=_good_enough,
    do=Do.RAISE,
    condition=phrase(
        "The hand is one of the best {raises} % against five opponents; looser against fewer, tighter after a raise."
    ),
    because=phrase("This hand is in the best {top} % of starting hands, good enough for a raise."),
)
STEALS = Rule(
    when=lambda spot, style: (may_raise(spot) & _can_steal(spot)) * style.steals,
    hands=every_hand,
    do=Do.RAISE,
    condition=phrase("Nobody has come in and at most two are left to act: {steals} times in a hundred, with any hand."),
    because=phrase("Few are left to act, so it tries to take the pot at once."),
)
CALLS_CHEAPLY = Rule(
    when=lambda spot, _: spot.facing & is_cheap(spot),
    hands=lambda hands, spot, style: _best(hands, _playing(spot, style)),
    do=Do.CALL,
    condition=phrase(
        "A call is cheap, and the hand is one of the best {plays} % against five opponents; looser against fewer, "
        "tighter after a raise."
    ),
    because=phrase("This hand is in the best {top} % of starting hands, good enough for a call."),
)
CALLS_BY_PRICE = calls_by_price(
    _asks,
    phrase("There was a raise, or few are in, and the hand is worth the price and what later streets may cost."),
    phrase("This hand stays in: it expects {share} % of the pot and needs {price} %."),
    when=_counts_the_price,
)
CALLS_BELOW_THE_PRICE = calls_below_the_price(
    _asks,
    phrase("The same of a hand that expects less than the price: {too_loose} % less at most."),
    phrase("This hand stays in too loosely: it expects {share} % of the pot, less than the price of {price} %."),
    when=_counts_the_price,
)
FOLDS_BY_RANK = Rule(
    when=lambda spot, _: spot.facing,
    hands=every_hand,
    do=Do.FOLD,
    condition=phrase("Every other hand, where staying in costs chips."),
    because=phrase("This hand is only in the best {top} % of starting hands, not good enough here."),
)
CHECKS_THE_OPTION = Rule(
    when=lambda *_: True,
    hands=every_hand,
    do=Do.CALL,
    condition=phrase("Every other hand."),
    because=phrase("A check costs nothing, and this hand has nothing to add."),
)

SHORT_STACKS: Table = (PUSHES, GIVES_UP_SHORT)
FOR_THE_STACK: Table = (for_the_stack(Do.ALL_IN, least=1.0, soft=0.05), KEEPS_THE_STACK)
PLAYS: Table = (RAISES, STEALS, CALLS_CHEAPLY, CALLS_BY_PRICE, CALLS_BELOW_THE_PRICE)
LAST: Table = (FOLDS_BY_RANK, CHECKS_THE_OPTION)
BLINDS_PLAYS: Table = (RAISES_OVER_LIMPERS, *PLAYS)
"""The same in games with blinds."""
WITH_BLINDS: Table = (*SHORT_STACKS, *FOR_THE_STACK, *BLINDS_PLAYS, *LAST)
"""All of it, in games with blinds."""
