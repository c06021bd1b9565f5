"""Rules of all families and skills: calls for the stack, and what is done with every other hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pokertable.model.text import Phrase, phrase
from pokertable.players.people.style import Style
from pokertable.players.rules.rule import COMMITS, Do, Part, Rule, all_in_calls, at_least, every_hand, stacks_go_in
from pokertable.players.seen.numbers import either, greater, lesser, percent
from pokertable.players.seen.spot import Spot

Asks = Callable[[Spot, Style], float]
"""The share of the pot that a style asks for a call."""
_SOFT, _OF_PRICE, _SHARPEST = 0.05, 0.25, 0.001
"""How soft the edge is where a share is held against a price, and of the price: small ones are known as well."""

CAREFUL = 0.04
"""However careful, nobody asks for more above the price to put the stack in: bets cannot follow, and folding costs."""


def _softly(price: float, asked: float) -> Any:
    """So soft that the edge does not reach over the price: who asks for more never calls for less than it."""
    return greater(_SHARPEST, lesser(lesser(_SOFT, _OF_PRICE * price), abs(asked - price)))


def worth_a_call(asks: Asks, hands: Any, spot: Spot, style: Style) -> Part:
    """Hands that expect what is asked for a call, or the price where more is asked; the edge lies between both."""
    asked = asks(spot, style)
    soft = _softly(spot.price, asked)
    return at_least(hands.share, asked + either(asked < spot.price, soft, -soft) / 2, soft)


def worth_the_price(hands: Any, spot: Spot) -> Part:
    """Hands that expect the price, in whole percent: as it is said."""
    worth: Part = percent(hands.share) >= percent(spot.price)
    return worth


def faces(spot: Spot) -> bool:
    """Whether staying in costs chips."""
    return spot.facing


def calls_by_price(asks: Asks, condition: Phrase, because: Phrase, when: Callable[[Spot], bool] = faces) -> Rule:
    """Call with what is worth the price."""
    return Rule(
        when=lambda spot, _: when(spot),
        hands=lambda hands, spot, style: worth_a_call(asks, hands, spot, style) * worth_the_price(hands, spot),
        do=Do.CALL,
        condition=condition,
        because=because,
    )


def calls_below_the_price(asks: Asks, condition: Phrase, because: Phrase, when: Callable[[Spot], bool] = faces) -> Rule:
    """Call with what is worth less, by a style that is content with it: the reason says so."""
    return Rule(
        when=lambda spot, style: when(spot) & (asks(spot, style) < spot.price),
        hands=lambda hands, spot, style: worth_a_call(asks, hands, spot, style),
        do=Do.CALL,
        condition=condition,
        because=because,
    )


def asks_for_the_stack(spot: Spot, style: Style, least: float = 1.0) -> Any:
    """The share that a call for the stack must expect: `least` of the price, somewhat more of a careful style."""
    return lesser(greater(least, style.calls) * spot.price, spot.price + CAREFUL)


def for_the_stack(do: Do, least: float, soft: float) -> Rule:
    """Call for the stack, or move in, by the price; a style that calls too much asks for `least` of it all the same."""
    return Rule(
        when=lambda spot, _: all_in_calls(spot),
        hands=lambda hands, spot, style: (
            at_least(hands.share, asks_for_the_stack(spot, style, least), soft) * (hands.share >= spot.price)
        ),
        do=do,
        condition=phrase(
            "A call takes {commits} % of the stack or more, and the hand expects {for_the_stack} % of what it needs; "
            "{careful} % of the pot more than it needs is always enough.",
            commits=round(100 * COMMITS),
            careful=round(100 * CAREFUL),
        ),
        because=phrase("This hand is worth so much of the stack: it expects {share} % of the pot and needs {price} %."),
        fits=stacks_go_in,
    )


FOLDS_ABOVE_THE_PRICE = Rule(
    when=lambda spot, _: spot.facing,
    hands=lambda hands, spot, _: worth_the_price(hands, spot),
    do=Do.FOLD,
    condition=phrase("The hand expects the price, but not as much more as this player asks for."),
    because=phrase(
        "This hand folds: it expects {share} % of the pot and the price is {price} %, but this player asks for about "
        "{asks} %."
    ),
)
FOLDS = Rule(
    when=lambda *_: True,
    hands=every_hand,
    do=Do.FOLD,
    condition=phrase("Every other hand."),
    because=phrase("This hand folds: it expects {share} % of the pot and needs {price} %."),
)
CHECKS = Rule(
    when=lambda *_: True,
    hands=every_hand,
    do=Do.CALL,
    condition=phrase("Every other hand."),
    because=phrase("This hand checks: it expects {share} % of the pot."),
)
