"""How beginners decide after the first street: by their own cards against hands that may be anything."""

from __future__ import annotations

from pokertable.analysis.arrays import Floats
from pokertable.model.text import phrase
from pokertable.players.people.style import Style
from pokertable.players.rules.rule import Do, Rule, Table, at_least, bluff_raises, every_hand, may_raise, pushes_draws
from pokertable.players.rules.shared import CHECKS, FOLDS, calls_below_the_price, calls_by_price
from pokertable.players.seen.numbers import greater
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.prospects import Prospects

_DRAW, _FEW = 0.2, 2
_BELIEVED_LESS = 0.6
"""So much less often does a bet follow a bet, street by street."""


def _towards_all(spot: Spot, way: float) -> float:
    """A share so far on the way from a fair share to the whole pot."""
    return spot.fair + (1 - spot.fair) * way


def asks(spot: Spot, style: Style) -> float:
    """The share that a call must expect."""
    return style.calls * spot.price


def _is_draw(hands: Prospects, spot: Spot, _style: Style) -> Floats | float:
    return at_least(hands.strong, greater(_DRAW, 0.8 * spot.price))


def _value_often(spot: Spot, style: Style) -> float:
    return may_raise(spot) * (1 - style.slow_plays if spot.streets_left else 1.0)


def _follow_up_often(spot: Spot, style: Style) -> float:
    if not spot.streets_left:
        return 0.0
    often = style.follows_up / spot.opponents * _BELIEVED_LESS ** (spot.street - 1)
    return (may_raise(spot) & spot.led & (spot.opponents <= _FEW)) * often


def _bluff_often(spot: Spot, style: Style) -> float:
    return (may_raise(spot) & spot.last_to_act & (spot.opponents <= _FEW)) * (style.bluffs / spot.opponents)


CHECKED_TO: Table = (
    Rule(
        when=_value_often,
        hands=lambda hands, spot, style: at_least(hands.share, _towards_all(spot, style.bets)),
        do=Do.RAISE,
        condition=phrase(
            "The hand expects at least {bets} % of the way from its fair share to the whole pot; while cards are to "
            "come it checks such a hand {slow_plays} times in a hundred."
        ),
        because=phrase("This hand bets for value: it expects {share} % of the pot."),
    ),
    Rule(
        when=pushes_draws,
        hands=_is_draw,
        do=Do.RAISE,
        condition=phrase(
            "The hand may well end up strong, cards are to come, at most three opponents: {semibluffs} times in a "
            "hundred."
        ),
        because=phrase("This hand bets and may improve: it ends up strong {strong} times in a hundred."),
    ),
    Rule(
        when=_follow_up_often,
        hands=every_hand,
        do=Do.RAISE,
        condition=phrase(
            "It made the last bet or raise, and cards are to come: {follows_up} times in a hundred against one "
            "opponent in the second betting round, less often later and against two, with any other hand."
        ),
        because=phrase("The last bet or raise was its own, so it bets on against few opponents."),
    ),
    Rule(
        when=_bluff_often,
        hands=lambda hands, spot, _: 1 - at_least(hands.share, spot.fair),
        do=Do.RAISE,
        condition=phrase(
            "It is last to act and everybody has checked: {bluffs} times in a hundred against one opponent, half as "
            "often against two, with a hand that expects less than its fair share."
        ),
        because=phrase("This is a bluff: everybody checked, and a check wins little."),
    ),
    CHECKS,
)
"""When checking is free."""

FACING_A_BET: Table = (
    Rule(
        when=_value_often,
        hands=lambda hands, spot, style: at_least(hands.share, _towards_all(spot, style.reraises)),
        do=Do.RAISE,
        condition=phrase(
            "The hand expects at least {reraises} % of the way from its fair share to the whole pot; while cards are "
            "to come it only calls with such a hand {slow_plays} times in a hundred."
        ),
        because=phrase("This hand raises for value: it expects {share} % of the pot."),
    ),
    Rule(
        when=lambda spot, style: pushes_draws(spot, style) / 2,
        hands=_is_draw,
        do=Do.RAISE,
        condition=phrase(
            "The hand may well end up strong, cards are to come, at most three opponents and one bet so far: "
            "{half_semibluffs} times in a hundred."
        ),
        because=phrase("This hand raises and may improve: it ends up strong {strong} times in a hundred."),
    ),
    calls_by_price(
        asks,
        phrase("The hand expects what it needs."),
        phrase("This hand calls: it expects {share} % of the pot and needs {price} %."),
    ),
    calls_below_the_price(
        asks,
        phrase("The hand expects less than it needs, but {calls} % of it or more."),
        phrase(
            "This hand calls too much: it expects {share} % of the pot, less than the price of {price} %, and this "
            "player is content with {takes} %."
        ),
    ),
    Rule(
        when=lambda spot, _: spot.streets_left > 0,
        hands=lambda hands, spot, style: at_least(hands.strong, 0.9 * style.calls * spot.price),
        do=Do.CALL,
        condition=phrase("Cards are to come, and the hand ends up strong often enough for the price."),
        because=phrase(
            "This hand calls and may improve: it ends up strong {strong} times in a hundred, the price is {price} %."
        ),
    ),
    Rule(
        when=bluff_raises,
        hands=every_hand,
        do=Do.RAISE,
        condition=phrase("One opponent and one bet so far: {bluff_raises} times in a hundred, with any other hand."),
        because=phrase("This is a bluff against one opponent, who may be weak."),
    ),
    FOLDS,
)
"""When staying in costs chips."""
