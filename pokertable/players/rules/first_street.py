"""The first street: starting hands by their rank and their price, for every skill; shared by the families.

Before the flop, and in stud with three cards, beginners and others alike rank their hand among all starting hands.
"""

from __future__ import annotations

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.model.betting.structure import Structure
from pokertable.model.text import phrase
from pokertable.players.facts.figures import OwnHands
from pokertable.players.people.style import Style
from pokertable.players.rules import prizes
from pokertable.players.rules.charts import DEEPEST, has_two_card_chart, pushed_parts, pushes_two_cards
from pokertable.players.rules.predicate import When, Which, always, any_hand, every_other_hand, when, which
from pokertable.players.rules.rule import Do, Rule, Table, calls_for_the_stack, stacks_go_in
from pokertable.players.rules.shared import calls_below_the_price, calls_by_price, facing, for_the_stack
from pokertable.players.seen.numbers import Figure, Truth, clipped, either, greater
from pokertable.players.seen.turns import Turns

_SOFT_RANK = 0.25
_SAME = 1e-9
_FEWEST = 0.012
"""Best fraction of starting hands that is worth a raise after any number of raises."""
_PLAYS_AFTER_RAISE, _RAISES_AFTER_RAISE = 0.5, 0.4
_CHEAP = 0.12
_TABLE = 5
_AFTER_RAISE = 3
_EACH_RAISE = 0.05
_IN_TURN = 1.75
"""Factor in fixed limit, where the blinds act first on every later street."""
_HEADS_UP = 2
_FEW = 2
_MOSTLY_RAISES = 0.75
"""Part of the hands played that are raised, from which a style opens by raises alone."""
_STATION, _LOOSELY = 0.7, 0.85
"""Multiple of the price below which a style calls for the stack with somewhat less than the price, and with how much:
in hold'em, for hands of four cards are too close in value."""


def _best(hands: OwnHands, part: Figure) -> Figure:
    """The best part of the starting hands."""
    return clipped((part - hands.rank) / (greater(part, _SAME) * _SOFT_RANK) + 0.5)


def _against(spot: Turns) -> Figure:
    """Number of opponents who are in, or may still come in."""
    return greater(1, spot.in_or_coming)


def widened(part: Figure, opponents: Figure) -> Figure:
    """Fraction of hands to play against `opponents` if `part` is right against five: larger against fewer."""
    wide: Figure = 1 - (1 - part) ** (_TABLE / opponents)
    return wide


def _for_width(spot: Turns) -> Figure:
    """Number of opponents used for the width: after a raise most have folded because one hand is good."""
    against = _against(spot)
    return either(spot.bets > 0, greater(against, min(_AFTER_RAISE, spot.seats - 1)), against)


def _for_raises(spot: Turns) -> Figure:
    """Number of opponents used for raises: from a blind over two limpers, out of position, a whole table."""
    width = _for_width(spot)
    if spot.variant.brings_in:
        return width
    over_limpers = (spot.bets == 0) & (spot.legal.bet > 0) & (spot.came_in >= _FEW)
    return either(over_limpers, greater(width, _TABLE), width)


def _playing(spot: Turns, style: Style) -> Figure:
    return greater(_FEWEST, widened(style.plays, _for_width(spot)) * _PLAYS_AFTER_RAISE**spot.bets)


def _raising(spot: Turns, style: Style) -> Figure:
    return greater(_FEWEST, widened(style.raises, _for_raises(spot)) * _RAISES_AFTER_RAISE**spot.bets)


def raised_again(spot: Turns, style: Style, bets: Figure) -> Figure:
    """Fraction of all hands with which a style raised after that number of `bets`, one or two opponents left."""
    return widened(style.raises, min(_AFTER_RAISE, spot.seats - 1)) * _RAISES_AFTER_RAISE**bets


def is_cheap(spot: Turns) -> Truth:
    """Whether a call costs little of the stack, or at most the structure's one bet."""
    return spot.legal.structure is Structure.FIXED or spot.owed <= _CHEAP * spot.legal.stack


def _over_limpers(spot: Turns) -> Truth:
    """Whether a raise, of one of several sizes, meets limpers."""
    sized = stacks_go_in(spot.legal.structure) and not spot.variant.brings_in
    return sized and (spot.bets == 0) & (spot.came_in > 0)


def _raises(spot: Turns, style: Style) -> Figure:
    """Frequency of raising a hand worth a raise."""
    return spot.may_raise * (1 - style.slow_plays / 2)


def _realised(spot: Turns) -> Figure:
    """Multiple of the price required of a starting hand: out of position its equity is not fully realised."""
    two = spot.seats == _HEADS_UP
    if spot.legal.structure is Structure.FIXED:
        return 1.4 if two else 1.2 if spot.variant.brings_in else _IN_TURN
    more = _EACH_RAISE * greater(0, spot.bets - 1)
    return more + (1.28 if two else either((spot.opponents == 1) & spot.last_to_act, 1.65, 1.95))


def _asks(spot: Turns, style: Style) -> Figure:
    return _realised(spot) * style.calls * spot.price


def too_loose(style: Style) -> float:
    """How far below the price it stays in."""
    return max(0.0, 1 - 1.2 * style.calls)


_short = When(lambda spot, _style: prizes.push_or_fold(spot))


@which(
    phrase(
        "Nobody has come in, it has {deepest} big blinds or fewer, and the hand is on its all-in chart",
        deepest=int(DEEPEST),
    )
)
def _charted(hands: OwnHands, spot: Turns, style: Style) -> Figure:
    """The hands to push by the charts, for a tighter style with a deeper stack."""
    behind = spot.waiting
    stack = greater(1.0, spot.depth / style.pushes)
    if has_two_card_chart(spot.variant):
        pushed: Floats = (pushes_two_cards(hands.cards, behind) >= stack).astype(np.float64)
        return pushed
    return _best(hands, pushed_parts(spot.variant, behind, stack))


_never_limps_short = When(
    lambda spot, style: prizes.push_or_fold(spot) & (style.pushes > prizes.LIMPS_BELOW),
    phrase(
        "Nobody has come in, it has {deepest} big blinds or fewer, and the hand is not on its all-in "
        "chart; some styles limp instead",
        deepest=int(DEEPEST),
    ),
)

_raises_limpers = When(lambda spot, style: _over_limpers(spot) * _raises(spot, style))

_raises_others = When(lambda spot, style: (1 - _over_limpers(spot)) * _raises(spot, style))

_good_enough = Which[OwnHands](
    lambda hands, spot, style: _best(hands, _raising(spot, style)),
    phrase("A top {raises}% hand against five opponents; looser against fewer, tighter after a raise"),
)


@when(
    phrase("Nobody has come in, and at most two players are left to act"),
    often=phrase("With any hand, {steals}% of the time"),
)
def _steals(spot: Turns, style: Style) -> Figure:
    few = (_against(spot) <= _FEW) & (spot.opponents <= _FEW)
    can = not spot.bring_in and few & (spot.bets == 0) & (spot.came_in == 0)
    return (spot.may_raise & can) * style.steals


def first_in(spot: Turns) -> Truth:
    """Whether nobody has come in, and coming in costs chips and may be a raise."""
    return spot.facing & spot.unopened & spot.may_raise


def mostly_raises(style: Style) -> Truth:
    """Whether a style raises most of the hands that it plays."""
    return style.raises >= _MOSTLY_RAISES * style.plays


@when(
    phrase(
        "Nobody has come in, and more than two players are left to act: players who raise most of their hands never "
        "open-limp"
    )
)
def _opens_by_raises(spot: Turns, style: Style) -> Figure:
    """Where who raises most of its hands raises or folds."""
    return first_in(spot) * (_against(spot) > _FEW) * mostly_raises(style)


_a_cheap_call = When(lambda spot, _style: spot.facing & is_cheap(spot))

_worth_playing = Which[OwnHands](
    lambda hands, spot, style: _best(hands, _playing(spot, style)),
    phrase("A cheap call with a top {plays}% hand against five opponents; looser against fewer, tighter after a raise"),
)

_counts_the_price = When(lambda spot, _style: spot.facing & ((spot.bets > 0) | (_against(spot) <= _FEW)))


PUSHES = Rule(
    _short,
    _charted,
    Do.ALL_IN,
    phrase("A short stack ({depth} big blinds), and this hand is on its all-in chart."),
    fits=stacks_go_in,
)
GIVES_UP_SHORT = Rule(
    _never_limps_short,
    any_hand,
    Do.FOLD,
    phrase("A short stack ({depth} big blinds) goes all-in or folds, and this hand is not on the chart."),
    fits=stacks_go_in,
)
KEEPS_THE_STACK = Rule(
    calls_for_the_stack,
    every_other_hand,
    Do.FOLD,
    phrase(
        "Not worth this much of the stack: {share}% equity, {price}% needed, and this player wants about "
        "{asks_for_stack}%."
    ),
    fits=stacks_go_in,
)
RAISES_OVER_LIMPERS = Rule(
    _raises_limpers,
    _good_enough.told(
        phrase("Others have limped in, and it has a top {raises}% hand against five opponents; looser against fewer")
    ),
    Do.RAISE_BIG,
    phrase("In the top {top}% of starting hands: worth a raise, and a big one, because others have limped in."),
    fits=stacks_go_in,
)
RAISES = Rule(
    _raises_others,
    _good_enough,
    Do.RAISE,
    phrase("In the top {top}% of starting hands: worth a raise."),
)
NEVER_LIMPS = Rule(
    _opens_by_raises,
    any_hand,
    Do.FOLD,
    phrase("Weaker than {top}% of starting hands: not worth a raise here, and this player never open-limps."),
)
STEALS = Rule(_steals, any_hand, Do.RAISE, phrase("A steal: few players are left to act."))
CALLS_CHEAPLY = Rule(
    _a_cheap_call,
    _worth_playing,
    Do.CALL,
    phrase("In the top {top}% of starting hands: worth a call."),
)
CALLS_BY_PRICE = calls_by_price(
    _asks,
    phrase("There was a raise, or few players are in, and the hand is worth the price and what later rounds may cost"),
    phrase("Worth staying in: {share}% equity, {price}% needed."),
    _counts_the_price,
)
CALLS_BELOW_THE_PRICE = calls_below_the_price(
    _asks,
    phrase("There was a raise, or few players are in, and the hand has less equity than it needs"),
    phrase("A loose call: {share}% equity, {price}% needed."),
    _counts_the_price,
    often=phrase("By at most {too_loose}%"),
)
FOLDS_BY_RANK = Rule(
    facing,
    any_hand.told(phrase("Every other hand, if staying in costs chips")),
    Do.FOLD,
    phrase("Weaker than {top}% of starting hands: not good enough here."),
)
CHECKS_THE_OPTION = Rule(
    always, every_other_hand, Do.CALL, phrase("A check is free, and this hand isn't worth a raise.")
)

CALLS_LOOSELY_FOR_THE_STACK = calls_below_the_price(
    lambda spot, style: either(style.calls < _STATION, _LOOSELY, 1.0) * spot.price,
    phrase("A call for the stack with somewhat less equity than it needs"),
    phrase("A loose call: {share}% equity, {price}% needed."),
    When(
        lambda spot, style: (
            has_two_card_chart(spot.variant) * calls_for_the_stack(spot, style) * (style.calls < _STATION)
        )
    ),
)

SHORT_STACKS: Table[OwnHands] = (*prizes.SHORT_STACKS, PUSHES, GIVES_UP_SHORT)
FOR_THE_STACK: Table[OwnHands] = (
    prizes.FOLDS_IN_PRIZES,
    for_the_stack(Do.ALL_IN, least=1.0, soft=0.05),
    CALLS_LOOSELY_FOR_THE_STACK,
    KEEPS_THE_STACK,
)
CALLS: Table[OwnHands] = (CALLS_CHEAPLY, CALLS_BY_PRICE, CALLS_BELOW_THE_PRICE)
PLAYS: Table[OwnHands] = (RAISES, STEALS, *CALLS)
LAST: Table[OwnHands] = (FOLDS_BY_RANK, CHECKS_THE_OPTION)
BLINDS_RAISES: Table[OwnHands] = (RAISES_OVER_LIMPERS, RAISES, STEALS)
BLINDS_PLAYS: Table[OwnHands] = (*BLINDS_RAISES, NEVER_LIMPS, *CALLS)
"""The first-street rules in games with blinds, except those for the stack and for all other hands."""
PLAYED: Table[OwnHands] = (*SHORT_STACKS, *FOR_THE_STACK, *BLINDS_PLAYS)
"""The first-street rules in games with blinds, except those for all other hands."""
WITH_BLINDS: Table[OwnHands] = (*PLAYED, *LAST)
"""All first-street rules in games with blinds."""
