"""Draw games: what to throw by what a throw is worth, when to stand pat, and betting by how many the others drew."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pokertable.model.text import phrase
from pokertable.players.people.style import Style
from pokertable.players.rules import beginners, checked_to, facing, first_street
from pokertable.players.rules.family import Family, Tables
from pokertable.players.rules.rule import Do, Part, Rule, Table, at_least, every_hand, may_raise
from pokertable.players.rules.shared import CHECKS, FOLDS, FOLDS_ABOVE_THE_PRICE
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.drawing import DrawHands

_SOFT: Final = 0.02
_SNOWS: Final = 0.4
"""The part of its bluffs that a style stands pat with instead of drawing."""
_HOPELESS: Final = 0.7
"""A hand that expects so much of its fair share with its best throw does not snow."""
_LEAK: Final = 0.25
_SEVERAL: Final = 2
_DRAWS_ON: Final = 0.8
"""How often a snow is bet after the draw."""


def _last_draw(spot: Spot) -> bool:
    return spot.legal.draw is not None and spot.streets_left == 0


def snows(style: Style) -> float:
    """How often it stands pat with nothing where that may win."""
    return _SNOWS * style.bluffs


def _snows_here(spot: Spot, style: Style) -> float:
    """How often a weak hand stands pat to be bet: it raised before, one rival is left, and that one draws."""
    drew = [spot.drew[rival.seat] for rival in spot.rivals]
    one_draws = len(drew) == 1 and spot.all_may_fold and not (len(drew[0]) > spot.street - 1 and not drew[0][-1])
    return (_last_draw(spot) and spot.led and one_draws) and snows(style)


def _bets_on_pat(spot: Spot, _style: Style) -> float:
    few = spot.opponents == 1 and spot.all_may_fold and spot.led
    drew = [spot.drew[rival.seat] for rival in spot.rivals]
    return (may_raise(spot) and few and bool(drew[0]) and drew[0][-1] > 0 and spot.streets_left == 0) and _DRAWS_ON


def _stands(hand: DrawHands, *_: object) -> Part:
    """What is worth more pat: nobody stands pat with what is worth nothing either way."""
    return at_least(hand.pat, hand.drawn + _SOFT / 2, _SOFT)


def _throws_several(hand: DrawHands, *_: object) -> Part:
    several: Part = 1.0 * ((~hand.kept).sum(axis=1) >= _SEVERAL)
    return several


SNOWS = Rule(
    when=_snows_here,
    hands=lambda hand, spot, _: 1 - at_least(hand.best, _HOPELESS * spot.fair),
    do=Do.PAT,
    condition=phrase(
        "It raised last, one opponent is left who still draws, and no throw is worth much: {snows} times in a hundred "
        "it stands pat with nothing, a snow."
    ),
    because=phrase(
        "This is a snow: a weak hand stands pat and will bet, for the best throw wins only {best} % "
        "against rivals that draw as well."
    ),
)
STANDS_PAT = Rule(
    when=lambda *_: True,
    hands=_stands,
    do=Do.PAT,
    condition=phrase("At a draw: what it holds expects more than after the best throw."),
    because=phrase(
        "This hand stands pat: against rivals that draw as well it expects {pat} % of the pot, with the "
        "best throw {drawn} %."
    ),
)
DRAWS_LESS = Rule(
    when=lambda spot, _: spot.legal.draw is not None and _LEAK,
    hands=_throws_several,
    do=Do.DRAW_LESS,
    condition=phrase(
        "At a draw: {leak} times in a hundred it keeps one of several cards that it should throw.",
        leak=round(100 * _LEAK),
    ),
    because=phrase(
        "It keeps a card more than is good: the best throw would win {best} % against rivals that draw as well."
    ),
)
DRAWS = Rule(
    when=lambda *_: True,
    hands=every_hand,
    do=Do.DRAW,
    condition=phrase("At a draw: the throw that expects most."),
    because=phrase(
        "This throw is worth most: {drawn} % of the pot against rivals that draw as well, standing pat {pat} %."
    ),
)
BETS_THE_SNOW = Rule(
    when=_bets_on_pat,
    hands=lambda hand, spot, _: hand.stood_pat * (1 - at_least(hand.share, spot.fair)),
    do=Do.RAISE,
    condition=phrase(
        "After the last draw: it stood pat with nothing, raised before, and one opponent drew: {bets_snow} times in a "
        "hundred.",
        bets_snow=round(100 * _DRAWS_ON),
    ),
    because=phrase("It stood pat with nothing, and now bets as if it were a made hand."),
)

FOLLOWS_UP = replace(
    checked_to.FOLLOWS_UP,
    hands=checked_to.not_good,
    condition=phrase(
        "It made the last bet or raise, the hand is not good, and cards are to come: {follows_up} times in a hundred "
        "against one opponent on the second street, less often later, and against two on the second street only."
    ),
)

AT_A_DRAW: Final[Table] = (SNOWS, STANDS_PAT, DRAWS)
BEGINNERS_AT_A_DRAW: Final[Table] = (STANDS_PAT, DRAWS_LESS, DRAWS)
CHECKED_TO: Final[Table] = (
    BETS_THE_SNOW,
    *checked_to.VALUE,
    FOLLOWS_UP,
    checked_to.CHECKS_NOT_AHEAD,
    CHECKS,
)
FACING_A_BET: Final[Table] = (
    *facing.FOR_THE_STACK,
    facing.RAISES_FOR_VALUE,
    *facing.BY_PRICE,
    facing.DEFENDS,
    FOLDS_ABOVE_THE_PRICE,
    FOLDS,
)

DRAW: Final = Family(
    phrase("Draw games"),
    beginners=Tables(first_street.WITH_BLINDS, beginners.CHECKED_TO, beginners.FACING_A_BET, BEGINNERS_AT_A_DRAW),
    skilled=Tables(first_street.WITH_BLINDS, CHECKED_TO, FACING_A_BET, AT_A_DRAW),
)
"""Five-card draw, deuce to seven, badugi."""
