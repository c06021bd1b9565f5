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
        "The hand expects at least {bets} % of the way from its fair share to the whole pot; while cards are to come "
        "it checks such a hand {slow_plays} times in a hundred"
    ),
)

_worth_a_raise = Which[BeginnersHands](
    lambda hands, spot, style: at_least(hands.share, _towards_all(spot, style.reraises)),
    phrase(
        "The hand expects at least {reraises} % of the way from its fair share to the whole pot; while cards are to "
        "come it only calls with such a hand {slow_plays} times in a hundred"
    ),
)

_raises_draws = When(
    lambda spot, style: pushes_draws(spot, style) / 2, often=phrase("{half_semibluffs} times in a hundred")
)

_draws = Which[BeginnersHands](
    lambda hands, spot, _style: at_least(hands.strong, greater(_DRAW, 0.8 * spot.price)),
    phrase("The hand may well end up strong, cards are to come, at most three opponents"),
)


@when(
    phrase("It made the last bet or raise, and cards are to come"),
    often=phrase(
        "{follows_up} times in a hundred against one opponent in the second betting round, less often later and "
        "against two, with any other hand"
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
    phrase("It is last to act and everybody has checked"),
    often=phrase(
        "{bluffs} times in a hundred against one opponent, half as often against two, with a hand that expects less "
        "than its fair share"
    ),
)

_behind = Which[BeginnersHands](lambda hands, spot, _style: 1 - at_least(hands.share, spot.fair))

_cards_are_to_come = When(lambda spot, _style: spot.streets_left > 0)

_may_end_up_strong = Which[BeginnersHands](
    lambda hands, spot, style: at_least(hands.strong, 0.9 * style.calls * spot.price),
    phrase("Cards are to come, and the hand ends up strong often enough for the price"),
)

CHECKED_TO: Table[BeginnersHands] = (
    Rule(
        _value_often,
        _worth_a_bet,
        Do.RAISE,
        phrase("This hand bets for value: it expects {share} % of the pot."),
    ),
    Rule(
        When(pushes_draws, often=phrase("{semibluffs} times in a hundred")),
        _draws,
        Do.RAISE,
        phrase("This hand bets and may improve: it ends up strong {strong} times in a hundred."),
    ),
    Rule(
        _follows_up,
        any_hand,
        Do.RAISE,
        phrase("The last bet or raise was its own, so it bets on against few opponents."),
    ),
    Rule(_bluffs, _behind, Do.RAISE, phrase("This is a bluff: everybody checked, and a check wins little.")),
    CHECKS,
)
"""Rules when checking is free."""

FACING_A_BET: Table[BeginnersHands] = (
    Rule(
        _value_often,
        _worth_a_raise,
        Do.RAISE,
        phrase("This hand raises for value: it expects {share} % of the pot."),
    ),
    Rule(
        _raises_draws,
        _draws.told(
            phrase("The hand may well end up strong, cards are to come, at most three opponents and one bet so far")
        ),
        Do.RAISE,
        phrase("This hand raises and may improve: it ends up strong {strong} times in a hundred."),
    ),
    calls_by_price(
        asks,
        phrase("The hand expects what it needs"),
        phrase("This hand calls: it expects {share} % of the pot and needs {price} %."),
    ),
    calls_below_the_price(
        asks,
        phrase("The hand expects less than it needs, but {calls} % of it or more"),
        phrase(
            "This hand calls too much: it expects {share} % of the pot, less than the price of {price} %, and this "
            "player is content with {takes} %."
        ),
    ),
    Rule(
        _cards_are_to_come,
        _may_end_up_strong,
        Do.CALL,
        phrase(
            "This hand calls and may improve: it ends up strong {strong} times in a hundred, the price is {price} %."
        ),
    ),
    Rule(bluff_raises, any_hand, Do.RAISE, phrase("This is a bluff against one opponent, who may be weak.")),
    FOLDS,
)
"""Rules when staying in costs chips."""
