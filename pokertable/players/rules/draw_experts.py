"""Draw games: what experts know that regulars do not: who folds to a raise, and whose last bets are no bluffs."""

from __future__ import annotations

from typing import Final

from pokertable.model.text import phrase
from pokertable.players.facts.figures import DrawnHands
from pokertable.players.people.style import Style
from pokertable.players.rules import first_street
from pokertable.players.rules.predicate import when, which
from pokertable.players.rules.rule import Do, Rule, all_in_calls, at_least, stacks_go_in
from pokertable.players.rules.shared import calls_by_price
from pokertable.players.seen.numbers import Figure, Truth
from pokertable.players.seen.turns import Turns

_MOST_DISCARDED: Final = 3
"""Greatest number of cards that a hand discards after a steal: four discarded tell everybody what it was."""
_FEW: Final = 2
EXPERTS_STEAL: Final = 0.8
"""Frequency with which experts open any hand where few are left to act."""
_CLOSING: Final = 1.05
"""Multiple of the price from which experts call the one raiser where nobody acts behind."""
_SMALL: Final = 0.26
"""Equity that a call of a small raise needs at most: later bets grow with the pot, so of a big one they ask more."""
_RAISES_WHO_FOLDS: Final = 0.6
"""Frequency with which experts raise one rival with a hand that they would call with or fold, where that wins more."""
_WINS_MORE: Final = 0.1
"""Pots that such a raise has to win more: later rounds are not counted, and a raise may be raised."""
_GIVEN_UP, _CLEARLY = 0.8, 0.9
"""Frequency with which experts give up a bluff-catcher to who was never seen to bluff, and the multiple of the price up
to which a hand is one."""
_SURELY: Final = 1.5
"""Belief in the last bets of who has shown four of them or more, and no bluff."""


@when(
    phrase("Nobody has come in, and at most two players are left to act"),
    often=phrase("{ahead}% of the time", ahead=round(100 * EXPERTS_STEAL)),
)
def _opens_widely(spot: Turns, style: Style) -> Figure:
    """Where a style that steals at all opens nearly any hand: the button acts last, and blinds are seldom defended."""
    few = (spot.in_or_coming <= _FEW) & (spot.opponents <= _FEW)
    return (first_street.first_in(spot) & few & (style.steals > 0)) * EXPERTS_STEAL


@which(phrase("A hand that discards at most three cards"))
def discards_few(hand: DrawnHands, _spot: Turns, _style: Style) -> Figure:
    """Hands that say little by their discards."""
    few: Figure = 1.0 * ((~hand.kept).sum(axis=1) <= _MOST_DISCARDED)
    return few


@when(
    phrase("One opponent is left, who has bet or raised once, and a draw is to come"),
    often=phrase("{raises_who_folds}% of the time", raises_who_folds=round(100 * _RAISES_WHO_FOLDS)),
)
def _may_raise_who_folds(spot: Turns, style: Style) -> Figure:
    """Where a style that bluffs at all may raise the one bet before the last draw, with chips left to play for."""
    may = spot.may_raise & spot.all_may_fold & (style.steals > 0) & (spot.streets_left > 0)
    return _one_has_raised(spot) * (1 - all_in_calls(spot)) * may * _RAISES_WHO_FOLDS


@which(
    phrase(
        "A hand that discards at most three cards, with which a raise wins more than a call or a fold, given what the "
        "opponent seems to hold and how often it has folded"
    )
)
def _raising_wins_more(hand: DrawnHands, spot: Turns, style: Style) -> Figure:
    """Hands with which folds to a raise are worth more than its price."""
    return at_least(hand.raising_wins, _WINS_MORE) * discards_few(hand, spot, style)


@when(
    phrase(
        "After the last draw, facing the bet of one opponent, whose bets in the last round have been seen at showdown "
        "several times and were hardly ever bluffs"
    ),
    often=phrase("{given_up}% of the time", given_up=round(100 * _GIVEN_UP)),
)
def _may_give_up(spot: Turns, _style: Style) -> Figure:
    """Where one opponent has bet at last."""
    return _GIVEN_UP * (spot.facing & (spot.opponents == 1) & (spot.bets == 1) & (spot.streets_left == 0))


@which(phrase("A hand with less than {clearly}% of the equity that it needs", clearly=round(100 * _CLEARLY)))
def _beats_bluffs_alone(hand: DrawnHands, spot: Turns, _style: Style) -> Figure:
    """Bluff-catchers, against who was seen to have what it bets: what is unknown may be a bluff, and is called."""
    return (hand.bets_believed >= _SURELY) * (1 - at_least(hand.share, _CLEARLY * spot.price))


def _one_has_raised(spot: Turns) -> Truth:
    """Whether a call of the one raiser's bet ends the round."""
    return spot.facing & (spot.bets == 1) & (spot.opponents == 1) & spot.last_to_act


@when(
    phrase(
        "One opponent is left, who has raised, and a call ends the round; it needs at most {small}% equity",
        small=round(100 * _SMALL),
    )
)
def _closes_cheaply(spot: Turns, _style: Style) -> Truth:
    """Where a call of the one raiser's small bet ends the round."""
    return _one_has_raised(spot) & (spot.price <= _SMALL)


@which(
    phrase(
        "A hand that discards at most three cards; against one opponent, except in fixed limit, only if a raise wins "
        "more than a call or a fold, given what that opponent folds"
    )
)
def _worth_a_steal(hand: DrawnHands, spot: Turns, style: Style) -> Figure:
    """Hands that discard few, with which a raise pays."""
    few = discards_few(hand, spot, style)
    counted = stacks_go_in(spot.legal.structure) and spot.opponents == 1
    return few * at_least(hand.raising_wins, 0.0) if counted else few


@when(phrase("Nobody has come in: players who raise most of their hands never open-limp"))
def _raises_or_folds(spot: Turns, style: Style) -> Figure:
    """Where a call wins less than nothing: a raise that gets none of the pot, and a pot of more with a weak hand."""
    sized = stacks_go_in(spot.legal.structure)
    return sized * (first_street.first_in(spot) * first_street.mostly_raises(style))


EXPERTS_STEALS = Rule(_opens_widely, _worth_a_steal, Do.RAISE_SMALL, first_street.STEALS.because)
RAISES_WHO_FOLDS = Rule(
    _may_raise_who_folds,
    _raising_wins_more,
    Do.RAISE,
    phrase("A raise wins more than a call or a fold: the one opponent folds {folds}% of the time."),
)
RAISES_OR_FOLDS = Rule(
    _raises_or_folds, first_street.NEVER_LIMPS.hands, Do.FOLD, first_street.NEVER_LIMPS.because, fits=stacks_go_in
)
DEFENDS_THE_BLIND = calls_by_price(
    lambda spot, style: _CLOSING * style.calls * spot.price,
    phrase("It has the equity it needs; later rounds hardly add to the price here"),
    first_street.CALLS_BY_PRICE.because,
    _closes_cheaply,
)
GIVES_UP_BLUFF_CATCHERS = Rule(
    _may_give_up,
    _beats_bluffs_alone,
    Do.FOLD,
    phrase(
        "A fold: {share}% equity, {price}% needed, and this opponent's bets in the last round have hardly ever been "
        "bluffs."
    ),
)
