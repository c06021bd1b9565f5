"""Draw games: discards by their value, standing pat, and betting by the number of cards the others drew."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pokertable.model.cards import JACK
from pokertable.model.text import phrase
from pokertable.players.facts.figures import DrawnHands
from pokertable.players.people.style import Style
from pokertable.players.rules import beginners, checked_to, facing, first_street
from pokertable.players.rules.draw_experts import (
    DEFENDS_THE_BLIND,
    EXPERTS_STEALS,
    GIVES_UP_BLUFF_CATCHERS,
    RAISES_OR_FOLDS,
    RAISES_WHO_FOLDS,
    discards_few,
)
from pokertable.players.rules.family import Family, Tables
from pokertable.players.rules.predicate import When, Which, always, any_hand, when, which
from pokertable.players.rules.rule import Do, Rule, Table, all_in_calls, at_least, stacks_go_in
from pokertable.players.rules.shared import CHECKS, FOLDS, FOLDS_ABOVE_THE_PRICE
from pokertable.players.rules.value import USUAL_BLUFFS, bluffs_left
from pokertable.players.seen.numbers import Figure, lesser
from pokertable.players.seen.turns import Turns

_SOFT: Final = 0.02
_SNOWS: Final = 0.4
"""Fraction of a style's bluffs that stand pat instead of drawing."""
_HOPELESS, _HOPELESS_HIGH = 0.7, 0.84
"""Fraction of a fair share, with the best discard, from which a hand does not snow: any high hand may draw a pair."""
_AHEAD: Final = 0.9
"""Frequency of betting ahead in the draw."""
_LEAK: Final = 0.25
_SEVERAL: Final = 2
_NEAR: Final = facing.NEAR[0], 0.25
"""The factors of `facing.NEAR`, lower: a pat hand seldom is nothing, but who never calls could be bet at with one."""
_BLUFF_RAISED: Final = 0.5
"""Bluffs among raises after the last draw, of as many as leave who calls indifferent."""
_MOST_RAISED: Final = 0.3
"""Highest frequency of raising a hand there that it would fold."""
_DRAWS_ON: Final = 0.8
"""Frequency of betting a snow after the draw."""


def snows(style: Style) -> float:
    """Frequency of standing pat with nothing where that may win."""
    return _SNOWS * style.bluffs


@when(
    phrase("It raised last, the one opponent left is still drawing, and no discard is worth much"),
    often=phrase("{snows}% of the time it stands pat with nothing: a snow"),
)
def _snows_here(spot: Turns, style: Style) -> Figure:
    """Frequency of snowing in this spot: after an own raise, against one rival who draws."""
    last_draw = spot.legal.draw is not None and spot.streets_left == 0
    drew = spot.drew_by_rivals
    one_draws = len(drew) == 1 and spot.all_may_fold and not (len(drew[0]) > spot.street - 1 and not drew[0][-1])
    return (last_draw and spot.led and one_draws) and snows(style)


@which()
def _hopeless(hand: DrawnHands, spot: Turns, _style: Style) -> Figure:
    """Hands worth little even after their best discard; of a high hand no pair that may win as it is."""
    is_low = spot.variant.shares[0].is_low
    hopeless = _HOPELESS if is_low else _HOPELESS_HIGH
    worthless = bluffs_left(hand) * (1 - at_least(hand.best, hopeless * spot.fair))
    if is_low:
        return worthless
    made = hand.features.pair(JACK) | hand.features.pairs(2) | hand.features.trips()
    return worthless * ~made


@when(phrase("One opponent, and a draw to come"), often=phrase("{ahead}% of the time", ahead=round(100 * _AHEAD)))
def _one_and_a_draw_to_come(spot: Turns, _style: Style) -> Figure:
    may = spot.opponents == 1 and spot.may_raise and spot.all_may_fold and spot.streets_left > 0
    return may and _AHEAD


_draws_fewer = Which[DrawnHands](
    lambda hand, _spot, _style: 1.0 * hand.draws_fewer, phrase("It drew fewer cards than that opponent")
)


@when(phrase("One opponent, and a draw to come"))
def _a_draw_to_come(spot: Turns, _style: Style) -> Figure:
    return 1.0 * (spot.opponents == 1 and spot.streets_left > 0)


_draws_more = Which[DrawnHands](
    lambda hand, _spot, _style: 1.0 * hand.draws_more, phrase("It drew more cards than that opponent")
)


@which(phrase("A hand worth more now than after the best discard"))
def _stands(hand: DrawnHands, _spot: Turns, _style: Style) -> Figure:
    """Hands worth more pat: nobody stands pat with a hand that is worthless either way."""
    return at_least(hand.pat, hand.drawn + _SOFT / 2, _SOFT)


_at_a_draw: Final = always.told(phrase("At a draw"))

_leaks = When(
    lambda spot, _style: spot.legal.draw is not None and _LEAK,
    _at_a_draw.words,
    often=phrase("{leak}% of the time it keeps one card that it should discard", leak=round(100 * _LEAK)),
)


@which()
def _discards_several(hand: DrawnHands, _spot: Turns, _style: Style) -> Figure:
    several: Figure = 1.0 * ((~hand.kept).sum(axis=1) >= _SEVERAL)
    return several


@when(
    phrase("After the last draw"),
    often=phrase(
        "It raised, stood pat with nothing, and the one opponent drew: {bets_snow}% of the time",
        bets_snow=round(100 * _DRAWS_ON),
    ),
)
def _bets_on_pat(spot: Turns, _style: Style) -> Figure:
    few = spot.opponents == 1 and spot.all_may_fold and spot.led
    drew = spot.drew_by_rivals
    return (spot.may_raise and few and bool(drew[0]) and drew[0][-1] > 0 and spot.streets_left == 0) and _DRAWS_ON


_stood_pat_with_nothing = Which[DrawnHands](
    lambda hand, spot, _style: bluffs_left(hand) * hand.stood_pat * (1 - at_least(hand.share, spot.fair))
)


@when(phrase("After the last draw, one opponent"))
def _may_bluff(spot: Turns, _style: Style) -> Figure:
    """Where a bet after the last draw may be folded to by the one opponent left."""
    return 1.0 * (spot.may_raise and spot.opponents == 1 and spot.all_may_fold and spot.streets_left == 0)


@which(
    phrase(
        "One of its worst hands: it bluffs as often as its value bets allow, less often against players who have "
        "been folding less than usual"
    )
)
def _worst_hands(hand: DrawnHands, spot: Turns, style: Style) -> Figure:
    """The worst of its apparent hands, in proportion to those that bet for value."""
    weak = 1 - at_least(hand.share, _HOPELESS * spot.fair)
    return bluffs_left(hand) * weak * hand.worst(hand.bluff_part * style.bluffs / USUAL_BLUFFS)


@when(phrase("After the last draw, one opponent and one bet so far"))
def _may_bluff_raise(spot: Turns, style: Style) -> Figure:
    """Where a raise after the last draw may be folded to by the one opponent left."""
    once = (spot.opponents == 1) & (spot.bets == 1) & (spot.streets_left == 0)
    return (spot.may_raise & spot.all_may_fold & once) * (1 - all_in_calls(spot)) * (style.bluffs > 0)


@which(
    phrase(
        "Some of the hands that it would fold: it bluffs as often as its value raises allow, less often against "
        "players who have been folding less than usual"
    )
)
def _instead_of_a_fold(hand: DrawnHands, spot: Turns, style: Style) -> Figure:
    """A part of the hands left, in proportion to those that raise for value."""
    part = _BLUFF_RAISED * hand.bluff_part * style.bluffs / USUAL_BLUFFS / facing.fair_folds(spot, style)
    return bluffs_left(hand) * lesser(_MOST_RAISED, part) * (hand.share < spot.price)


@when(phrase("One opponent and one bet so far"))
def _one_bet_of_one(spot: Turns, _style: Style) -> Figure:
    """Where the only opponent has bet: who folded most hands to it could be bet at with any."""
    return 1.0 * (spot.facing & (spot.opponents == 1) & (spot.bets == 1))


@which(
    phrase(
        "One of the better hands that it can have here, as standing pat and betting with anything would pay if it "
        "folded these too"
    ),
)
def _better_of_its_hands(hand: DrawnHands, spot: Turns, style: Style) -> Figure:
    """The best part of the apparent hands, by the size of the bet: against who stood pat they may all seem behind."""
    return hand.bet_at_alone * facing.place(hand, facing.fair_folds(spot, style))


@when(phrase("One opponent, who has raised its bet once, and a draw to come"))
def _raised_before_the_last_draw(spot: Turns, _style: Style) -> Figure:
    """Where its bet is raised and a draw is to come: who folded most hands there could be raised with any."""
    raised = (spot.opponents == 1) & (spot.bets == _SEVERAL) & (spot.street > 0)
    return (spot.streets_left > 0) * (1 - all_in_calls(spot)) * raised


@which(
    phrase("One of the better hands that it can have here, as a raise with anything would pay if it folded these too"),
)
def _better_of_those_that_bet(hand: DrawnHands, spot: Turns, style: Style) -> Figure:
    """The best part of the apparent hands, whatever is read: as a whole they would all seem behind."""
    return facing.place(hand, facing.fair_folds(spot, style))


@when(phrase("The only opponent has raised, but not for the stack, and a call ends the round"))
def _raised_by_one(spot: Turns, _style: Style) -> Figure:
    """Whether the only opponent's raise can be called for less than the stack."""
    sized = stacks_go_in(spot.legal.structure)
    return sized * (spot.facing & (spot.bets > 0) & (spot.opponents == 1) & spot.last_to_act) * (1 - all_in_calls(spot))


@which(
    phrase(
        "It came in, or there are only two players: one of the better hands that it can have here, with the equity "
        "that it needs"
    )
)
def _better_of_those(hand: DrawnHands, _spot: Turns, style: Style) -> Figure:
    """The best part of the apparent hands, as far as they have the price: later rounds may cost more."""
    return hand.defends_at_first(style.calls)


STEALS = Rule(
    first_street.STEALS.when.told(first_street.STEALS.when.words, phrase("{steals}% of the time")),
    discards_few,
    Do.RAISE,
    first_street.STEALS.because,
)
SNOWS = Rule(
    _snows_here,
    _hopeless,
    Do.PAT,
    phrase(
        "A snow: it stands pat with a weak hand and plans to bet, as even the best discard has only {best}% equity "
        "against opponents who draw too."
    ),
)
STANDS_PAT = Rule(
    _at_a_draw,
    _stands,
    Do.PAT,
    phrase("Standing pat is best: {pat}% equity against opponents who draw too, {drawn}% after the best discard."),
)
DRAWS_LESS = Rule(
    _leaks,
    _discards_several,
    Do.DRAW_LESS,
    phrase("It keeps one card too many: the best discard would have {best}% equity against opponents who draw too."),
)
DRAWS = Rule(
    _at_a_draw,
    any_hand.told(phrase("The discard with the most equity")),
    Do.DRAW,
    phrase("The best discard: {drawn}% equity against opponents who draw too, {pat}% standing pat."),
)
DEFENDS_AT_FIRST = Rule(
    _raised_by_one, _better_of_those, Do.CALL, first_street.CALLS_BY_PRICE.because, fits=stacks_go_in
)
DEFENDS_ITS_BET = Rule(_raised_before_the_last_draw, _better_of_those_that_bet, Do.CALL, facing.DEFENDS.because)
DEFENDS_ITS_BEST = Rule(_one_bet_of_one, _better_of_its_hands, Do.CALL, facing.DEFENDS.because)
BETS_AHEAD = Rule(
    _one_and_a_draw_to_come,
    _draws_fewer,
    Do.RAISE,
    phrase("Ahead in the draw: it drew fewer cards than the one opponent, so it bets."),
)
CHECKS_BEHIND = Rule(
    _a_draw_to_come,
    _draws_more,
    Do.CALL,
    phrase("Behind in the draw: it drew more cards than the one opponent, so it checks."),
)
BETS_THE_SNOW = Rule(
    _bets_on_pat,
    _stood_pat_with_nothing,
    Do.RAISE,
    phrase("It stood pat with nothing, and now bets as if it had a made hand."),
)
BLUFFS = Rule(_may_bluff, _worst_hands, Do.RAISE, checked_to.BLUFFS.because)
BLUFF_RAISES = Rule(
    _may_bluff_raise,
    _instead_of_a_fold,
    Do.RAISE,
    phrase("A bluff raise: {share}% equity is too little for a call ({price}% needed), but the one opponent may fold."),
)
FOLLOWS_UP = Rule(
    checked_to.follows_up.told(
        checked_to.follows_up.words,
        phrase(
            "{follows_up}% of the time against one opponent in the second betting round and less often later; "
            "against two, only in the second round"
        ),
    ),
    checked_to.to_bet_on,
    Do.RAISE_SMALL,
    checked_to.FOLLOWS_UP.because,
)

FIRST_STREET: Final[Table[DrawnHands]] = (
    *[STEALS if rule is first_street.STEALS else rule for rule in first_street.PLAYED],
    DEFENDS_AT_FIRST,
    *first_street.LAST,
)
EXPERTS_FIRST_STREET: Final[Table[DrawnHands]] = (
    *first_street.SHORT_STACKS,
    *first_street.FOR_THE_STACK,
    *first_street.BLINDS_RAISES[:-1],
    EXPERTS_STEALS,
    first_street.NEVER_LIMPS,
    RAISES_OR_FOLDS,
    RAISES_WHO_FOLDS,
    *first_street.CALLS,
    DEFENDS_THE_BLIND,
    DEFENDS_AT_FIRST,
    *first_street.LAST,
)
AT_A_DRAW: Final[Table[DrawnHands]] = (SNOWS, STANDS_PAT, DRAWS)
BEGINNERS_AT_A_DRAW: Final[Table[DrawnHands]] = (STANDS_PAT, DRAWS_LESS, DRAWS)
CHECKED_TO: Final[Table[DrawnHands]] = (
    BETS_THE_SNOW,
    BETS_AHEAD,
    *checked_to.VALUE,
    CHECKS_BEHIND,
    BLUFFS,
    FOLLOWS_UP,
    checked_to.CHECKS_NOT_AHEAD,
    CHECKS,
)
DEFENDS: Final = replace(facing.DEFENDS, hands=facing.defends(_NEAR))
FACING_A_BET: Final[Table[DrawnHands]] = (
    *facing.FOR_THE_STACK,
    facing.RAISES_FOR_VALUE,
    *facing.BY_PRICE,
    DEFENDS_ITS_BEST,
    DEFENDS_ITS_BET,
    DEFENDS,
    BLUFF_RAISES,
    FOLDS_ABOVE_THE_PRICE,
    FOLDS,
)
EXPERTS_FACING_A_BET: Final[Table[DrawnHands]] = (
    *facing.FOR_THE_STACK,
    facing.RAISES_FOR_VALUE,
    RAISES_WHO_FOLDS,
    *facing.BY_PRICE,
    GIVES_UP_BLUFF_CATCHERS,
    DEFENDS_ITS_BEST,
    DEFENDS_ITS_BET,
    DEFENDS,
    BLUFF_RAISES,
    FOLDS_ABOVE_THE_PRICE,
    FOLDS,
)

DRAW: Final = Family(
    phrase("Draw games"),
    beginners=Tables(first_street.WITH_BLINDS, beginners.CHECKED_TO, beginners.FACING_A_BET, BEGINNERS_AT_A_DRAW),
    skilled=Tables(FIRST_STREET, CHECKED_TO, FACING_A_BET, AT_A_DRAW),
    experts=Tables(EXPERTS_FIRST_STREET, CHECKED_TO, EXPERTS_FACING_A_BET, AT_A_DRAW),
)
"""Five-card draw, deuce to seven, badugi."""
