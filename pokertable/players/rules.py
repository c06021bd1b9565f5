"""How a persona decides: tables of rules, read from the top; what a rule leaves goes on to the next.

A rule says when it may speak in a spot, and how often (public: the same for all hands), for which hands it speaks, what
is done and why. The edges are soft, so that a hand near a limit does sometimes one thing and sometimes the other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.model.betting.structure import Structure
from pokertable.model.text import Phrase, phrase
from pokertable.players.prospects import Prospects
from pokertable.players.spot import Spot
from pokertable.players.style import Style

_SOFT_SHARE = 0.05
_SOFT_RANK = 0.25
_FEWEST = 0.012
"""However much was raised before, this best part of the starting hands is worth a raise."""
_PLAYS_AFTER_RAISE, _RAISES_AFTER_RAISE = 0.6, 0.4
_DRAW = 0.2
_CHEAP = 0.12
_BELIEVED_LESS = 0.6
"""So much less often does a bet follow a bet, street by street."""
_TABLE = 5


class Do(Enum):
    """What a rule does. Where it is not legal: a raise is a call, a fold that nobody asks for a check."""

    FOLD = "fold"
    CALL = "check, call or bring in"
    RAISE = "bet, complete or raise"


@dataclass(frozen=True, slots=True)
class Rule:
    """One line of a table."""

    when: Callable[[Spot, Style], float | bool]
    hands: Callable[[Prospects, Spot, Style], Floats | float]
    do: Do
    because: Phrase


def every_hand(_hands: Prospects, _spot: Spot, _style: Style) -> float:
    """All hands."""
    return 1.0


def _at_least(figures: Floats, limit: float, soft: float = _SOFT_SHARE) -> Floats:
    """0 well below the limit, 1 well above."""
    return _part((figures - limit) / soft + 0.5)


def _best(hands: Prospects, part: float) -> Floats:
    """The best part of the starting hands."""
    return _part((part - hands.rank) / (part * _SOFT_RANK) + 0.5)


def _part(figures: Floats) -> Floats:
    """Kept between 0 and 1."""
    return np.minimum(np.maximum(figures, 0.0), 1.0)


# Starting hands


def _against(spot: Spot) -> int:
    """Opponents who are in, or may still come in."""
    return max(1, sum(1 for rival in spot.rivals if rival.undecided or rival.pressure))


def widened(part: float, opponents: int) -> float:
    """The part of hands to play against so many where `part` is right against five: against fewer, more hands lead."""
    return 1 - float((1 - part) ** (_TABLE / opponents))


def _playing(spot: Spot, style: Style) -> float:
    return max(_FEWEST, widened(style.plays, _against(spot)) * _PLAYS_AFTER_RAISE**spot.bets)


def _raising(spot: Spot, style: Style) -> float:
    return max(_FEWEST, widened(style.raises, _against(spot)) * _RAISES_AFTER_RAISE**spot.bets)


def _may_raise(spot: Spot) -> bool:
    return spot.legal.raise_to is not None


def _is_cheap(spot: Spot) -> bool:
    """Whether a call costs little of the stack, or no more than the structure's one bet."""
    return spot.legal.structure is Structure.FIXED or spot.owed <= _CHEAP * spot.legal.stack


def _can_steal(spot: Spot) -> bool:
    return (
        not spot.bets
        and not spot.bring_in
        and _against(spot) <= 2
        and spot.opponents <= 2
        and not any(rival.pressure for rival in spot.rivals)
    )


STARTING: tuple[Rule, ...] = (
    Rule(
        when=lambda spot, style: _may_raise(spot) and 1 - style.slow_plays / 2,
        hands=lambda hands, spot, style: _best(hands, _raising(spot, style)),
        do=Do.RAISE,
        because=phrase("a starting hand of the best {top} %: raises"),
    ),
    Rule(
        when=lambda spot, style: _may_raise(spot) and _can_steal(spot) and style.steals,
        hands=every_hand,
        do=Do.RAISE,
        because=phrase("few are left to act: tries to take the pot at once"),
    ),
    Rule(
        when=lambda spot, _: spot.facing and _is_cheap(spot),
        hands=lambda hands, spot, style: _best(hands, _playing(spot, style)),
        do=Do.CALL,
        because=phrase("a starting hand of the best {top} %: worth a call"),
    ),
    Rule(
        when=lambda spot, _: spot.facing,
        hands=lambda hands, spot, style: _at_least(hands.share, 1.1 * style.calls * spot.price),
        do=Do.CALL,
        because=phrase("stays in: expects {share} % of the pot, a call asks for {price} %"),
    ),
    Rule(
        when=lambda spot, _: spot.facing,
        hands=every_hand,
        do=Do.FOLD,
        because=phrase("a starting hand of the best {top} %: not good enough here"),
    ),
    Rule(
        when=lambda spot, _: spot.bring_in,
        hands=every_hand,
        do=Do.CALL,
        because=phrase("the lowest card: brings it in"),
    ),
    Rule(when=lambda *_: True, hands=every_hand, do=Do.CALL, because=phrase("nothing to add: checks")),
)
"""Before any card has come to the starting hands."""


# Later streets


def _towards_all(spot: Spot, way: float) -> float:
    """A share so far on the way from an equal part to the whole pot."""
    return spot.fair + (1 - spot.fair) * way


def _is_draw(hands: Prospects, spot: Spot, _style: Style) -> Floats:
    return _at_least(hands.strong, max(_DRAW, 0.8 * spot.price))


def _pushes_draws(spot: Spot, style: Style) -> float:
    return (spot.streets_left > 0 and _may_raise(spot) and spot.opponents <= 3 and spot.bets <= 1) and style.semibluffs


def _value_often(spot: Spot, style: Style) -> float:
    return _may_raise(spot) and (1 - style.slow_plays if spot.streets_left else 1.0)


def _bluff_raise_often(spot: Spot, style: Style) -> float:
    return (_may_raise(spot) and spot.opponents == 1 and spot.bets == 1) and style.bluffs / 4


FACING_A_BET: tuple[Rule, ...] = (
    Rule(
        when=_value_often,
        hands=lambda hands, spot, style: _at_least(hands.share, _towards_all(spot, style.reraises)),
        do=Do.RAISE,
        because=phrase("raises for value: expects {share} % of the pot"),
    ),
    Rule(
        when=lambda spot, style: _pushes_draws(spot, style) / 2,
        hands=_is_draw,
        do=Do.RAISE,
        because=phrase("raises with a draw: ends up strong {strong} times in a hundred"),
    ),
    Rule(
        when=lambda *_: True,
        hands=lambda hands, spot, style: _at_least(hands.share, style.calls * spot.price),
        do=Do.CALL,
        because=phrase("calls: expects {share} % of the pot, the price asks for {price} %"),
    ),
    Rule(
        when=lambda spot, _: spot.streets_left > 0,
        hands=lambda hands, spot, style: _at_least(hands.strong, 0.9 * style.calls * spot.price),
        do=Do.CALL,
        because=phrase("calls with a draw: ends up strong {strong} times in a hundred, the price asks for {price} %"),
    ),
    Rule(
        when=_bluff_raise_often,
        hands=every_hand,
        do=Do.RAISE,
        because=phrase("a bluff: one opponent, who may be weak"),
    ),
    Rule(
        when=lambda *_: True,
        hands=every_hand,
        do=Do.FOLD,
        because=phrase("folds: expects {share} % of the pot, the price asks for {price} %"),
    ),
)
"""Later streets, when staying in costs chips."""


def _follow_up_often(spot: Spot, style: Style) -> float:
    if not (_may_raise(spot) and spot.led and spot.opponents <= 2 and spot.streets_left):
        return 0.0
    return style.follows_up / spot.opponents * _BELIEVED_LESS ** (spot.street - 1)


def _bluff_often(spot: Spot, style: Style) -> float:
    return (_may_raise(spot) and spot.last_to_act and spot.opponents <= 2) and style.bluffs / spot.opponents


CHECKED_TO: tuple[Rule, ...] = (
    Rule(
        when=_value_often,
        hands=lambda hands, spot, style: _at_least(hands.share, _towards_all(spot, style.bets)),
        do=Do.RAISE,
        because=phrase("bets for value: expects {share} % of the pot"),
    ),
    Rule(
        when=_pushes_draws,
        hands=_is_draw,
        do=Do.RAISE,
        because=phrase("bets a draw: ends up strong {strong} times in a hundred"),
    ),
    Rule(
        when=_follow_up_often,
        hands=every_hand,
        do=Do.RAISE,
        because=phrase("bets on after its raise, against few opponents"),
    ),
    Rule(
        when=_bluff_often,
        hands=lambda hands, spot, _: 1 - _at_least(hands.share, spot.fair),
        do=Do.RAISE,
        because=phrase("a bluff: everybody checked, and a check wins little"),
    ),
    Rule(
        when=lambda *_: True,
        hands=every_hand,
        do=Do.CALL,
        because=phrase("checks: expects {share} % of the pot"),
    ),
)
"""Later streets, when checking is free."""


def table_for(spot: Spot) -> tuple[Rule, ...]:
    """The table of this spot."""
    if spot.first_street:
        return STARTING
    return FACING_A_BET if spot.facing else CHECKED_TO
