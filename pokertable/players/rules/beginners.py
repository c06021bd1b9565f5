"""Beginners' decisions after the first street: by their own cards against random hands."""

from __future__ import annotations

from pokertable.model.text import phrase
from pokertable.players.facts.figures import BeginnersHands
from pokertable.players.people.style import Style
from pokertable.players.rules.predicate import When, Which, any_hand, when
from pokertable.players.rules.rule import Do, Rule, Table, at_least, bluff_raises, pushes_draws
from pokertable.players.rules.shared import CHECKS, FOLDS, calls_below_the_price, calls_by_price
from pokertable.players.seen.numbers import Figure, greater
from pokertable.players.seen.turns import Turns

_DRAW, _FEW = 0.2, 2
_BELIEVED_LESS = 0.6
"""Factor for betting after a bet, per street."""


def _towards_all(spot: Turns, way: float) -> Figure:
    """Equity at this fraction of the way from a fair share to the whole pot."""
    return spot.fair + (1 - spot.fair) * way


def asks(spot: Turns, style: Style) -> Figure:
    """Equity required for a call."""
    return style.calls * spot.price


_value_often = When(lambda spot, style: spot.may_raise * (1 - style.slow_plays if spot.streets_left else 1.0))

_worth_a_bet = Which[BeginnersHands](
    lambda hands, spot, style: at_least(hands.share, _towards_all(spot, style.bets)),
    phrase(
        "Its equity is at least {bets}% of the way from a fair share to the whole pot; with cards to come "
        "it checks such a hand {slow_plays}% of the time"
    ),
)

_worth_a_raise = Which[BeginnersHands](
    lambda hands, spot, style: at_least(hands.share, _towards_all(spot, style.reraises)),
    phrase(
        "Its equity is at least {reraises}% of the way from a fair share to the whole pot; with cards to "
        "come it just calls with such a hand {slow_plays}% of the time"
    ),
)

_raises_draws = When(lambda spot, style: pushes_draws(spot, style) / 2, often=phrase("{half_semibluffs}% of the time"))

_draws = Which[BeginnersHands](
    lambda hands, spot, _style: at_least(hands.strong, greater(_DRAW, 0.8 * spot.price)),
    phrase("A hand that may well end up strong, with cards to come and at most three opponents"),
)


@when(
    phrase("It made the last bet or raise, and cards are to come"),
    often=phrase(
        "With any other hand, {follows_up}% of the time against one opponent in the second betting round, "
        "less often later or against two"
    ),
)
def _follows_up(spot: Turns, style: Style) -> Figure:
    if not spot.streets_left:
        return 0.0
    often = style.follows_up / spot.opponents * _BELIEVED_LESS ** (spot.street - 1)
    return (spot.may_raise & spot.led & (spot.opponents <= _FEW)) * often


_bluffs = When(
    lambda spot, style: (
        (spot.may_raise & spot.last_to_act & (spot.opponents <= _FEW)) * (style.bluffs / spot.opponents)
    ),
    phrase("It is last to act, and everyone has checked"),
    often=phrase(
        "With less equity than a fair share, {bluffs}% of the time against one opponent and half as often against two"
    ),
)

_behind = Which[BeginnersHands](lambda hands, spot, _style: 1 - at_least(hands.share, spot.fair))

_cards_are_to_come = When(lambda spot, _style: spot.streets_left > 0)

_may_end_up_strong = Which[BeginnersHands](
    lambda hands, spot, style: at_least(hands.strong, 0.9 * style.calls * spot.price),
    phrase("With cards to come, a hand that ends up strong often enough for the pot odds"),
)

CHECKED_TO: Table[BeginnersHands] = (
    Rule(
        _value_often,
        _worth_a_bet,
        Do.RAISE,
        phrase("A value bet: {share}% equity."),
    ),
    Rule(
        When(pushes_draws, often=phrase("{semibluffs}% of the time")),
        _draws,
        Do.RAISE,
        phrase("A semi-bluff: this hand ends up strong {strong}% of the time."),
    ),
    Rule(
        _follows_up,
        any_hand,
        Do.RAISE,
        phrase("It made the last bet or raise, so against few opponents it keeps betting."),
    ),
    Rule(_bluffs, _behind, Do.RAISE, phrase("A bluff: everyone checked, and another check would rarely win.")),
    CHECKS,
)
"""Rules when checking is free."""

FACING_A_BET: Table[BeginnersHands] = (
    Rule(
        _value_often,
        _worth_a_raise,
        Do.RAISE,
        phrase("A value raise: {share}% equity."),
    ),
    Rule(
        _raises_draws,
        _draws.told(
            phrase("A hand that may well end up strong, with cards to come, at most three opponents and one bet so far")
        ),
        Do.RAISE,
        phrase("A semi-bluff raise: this hand ends up strong {strong}% of the time."),
    ),
    calls_by_price(
        asks,
        phrase("It has the equity it needs"),
        phrase("The odds are right: {share}% equity, {price}% needed."),
    ),
    calls_below_the_price(
        asks,
        phrase("It has at least {calls}% of the equity it needs"),
        phrase("A loose call: {share}% equity, {price}% needed."),
    ),
    Rule(
        _cards_are_to_come,
        _may_end_up_strong,
        Do.CALL,
        phrase("A call with a hand that may improve: it ends up strong {strong}% of the time, and {price}% is needed."),
    ),
    Rule(bluff_raises, any_hand, Do.RAISE, phrase("A bluff against a single opponent who may be weak.")),
    FOLDS,
)
"""Rules when staying in costs chips."""
