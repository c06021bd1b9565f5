"""Rules of all families and skills: calls for the stack, and rules for all other hands."""

from __future__ import annotations

from collections.abc import Callable

from pokertable.model.text import Phrase, phrase
from pokertable.players.facts.figures import OwnHands
from pokertable.players.people.style import Style
from pokertable.players.rules.predicate import When, Which, always, every_other_hand, when, which
from pokertable.players.rules.rule import COMMITS, Do, Rule, at_least, calls_for_the_stack, stacks_go_in
from pokertable.players.seen.numbers import Figure, Truth, either, greater, lesser, percent
from pokertable.players.seen.turns import Turns

Asks = Callable[[Turns, Style], Figure]
"""Equity that a style requires for a call."""
_SOFT, _OF_PRICE, _SHARPEST = 0.05, 0.25, 0.001
"""Width of the soft edge for equity against a price, in equity and as a fraction of the price, and its minimum."""

CAREFUL = 0.04
"""Largest margin above the price for the stack, however careful: no bets can follow, and folding costs."""


def _softly(price: Figure, asked: Figure) -> Figure:
    """Width of the edge that does not reach the price: a style that asks for more never calls below it."""
    return greater(_SHARPEST, lesser(lesser(_SOFT, _OF_PRICE * price), greater(asked - price, price - asked)))


def worth_a_call(asks: Asks, hands: OwnHands, spot: Turns, style: Style) -> Figure:
    """Hands with the required equity, or the price if more is required; the edge lies between both."""
    asked = asks(spot, style)
    soft = _softly(spot.price, asked)
    return at_least(hands.share, asked + either(asked < spot.price, soft, -soft) / 2, soft)


def worth_the_price(hands: OwnHands, spot: Turns) -> Figure:
    """Hands with equity of at least the price, both in whole percent as displayed."""
    worth: Figure = percent(hands.share) >= percent(spot.price)
    return worth


@when()
def facing(spot: Turns, _style: Style) -> Truth:
    """Where staying in costs chips."""
    return spot.facing


def calls_by_price(asks: Asks, words: Phrase, because: Phrase, applies: When = facing) -> Rule[OwnHands]:
    """Call with hands worth the price."""

    def worth_it(hands: OwnHands, spot: Turns, style: Style) -> Figure:
        return worth_a_call(asks, hands, spot, style) * worth_the_price(hands, spot)

    return Rule(applies, Which(worth_it, words), Do.CALL, because)


def calls_below_the_price(
    asks: Asks, words: Phrase, because: Phrase, applies: When = facing, *, often: Phrase | None = None
) -> Rule[OwnHands]:
    """Call with hands worth less, for a style that accepts it: the reason says so."""

    def asks_for_less(spot: Turns, style: Style) -> Figure:
        return applies(spot, style) * (asks(spot, style) < spot.price)

    def content(hands: OwnHands, spot: Turns, style: Style) -> Figure:
        return worth_a_call(asks, hands, spot, style)

    return Rule(When(asks_for_less, often=often), Which(content, words), Do.CALL, because)


def asks_for_the_stack(spot: Turns, style: Style, least: float = 1.0) -> Figure:
    """Equity required for a call for the stack: `least` of the price, slightly more for a careful style."""
    return lesser(greater(least, style.calls) * spot.price, spot.price + CAREFUL)


def for_the_stack(do: Do, least: float, soft: float) -> Rule[OwnHands]:
    """Call for the stack, or move in, by the price; a style that calls too much still requires `least` of it."""

    @which(
        phrase(
            "A call takes at least {commits}% of the stack, and it has at least {for_the_stack}% of the equity it "
            "needs; {careful} points more than it needs is always enough",
            commits=round(100 * COMMITS),
            careful=round(100 * CAREFUL),
        )
    )
    def worth_the_stack(hands: OwnHands, spot: Turns, style: Style) -> Figure:
        return at_least(hands.share, asks_for_the_stack(spot, style, least), soft) * (hands.share >= spot.price)

    return Rule(
        calls_for_the_stack.told(),
        worth_the_stack,
        do,
        phrase("Worth this much of the stack: {share}% equity, {price}% needed."),
        fits=stacks_go_in,
    )


_above_the_price = Which[OwnHands](
    lambda hands, spot, _style: worth_the_price(hands, spot),
    phrase("It has the equity it needs, but not the margin that this player wants"),
)


FOLDS_ABOVE_THE_PRICE = Rule(
    facing,
    _above_the_price,
    Do.FOLD,
    phrase("A fold: {share}% equity, {price}% needed, but this player wants about {asks}%."),
)
FOLDS = Rule(
    always,
    every_other_hand,
    Do.FOLD,
    phrase("A fold: {share}% equity, {price}% needed."),
)
CHECKS = Rule(always, every_other_hand, Do.CALL, phrase("A check: {share}% equity."))
