"""Omaha hi/lo, and all games with a board whose pot is split.

The nut low wins half of the pot, a quarter if another has it too; the profit comes from both halves.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pokertable.analysis.arrays import Bools
from pokertable.model.cards import ACE, FIVE
from pokertable.model.text import phrase
from pokertable.players.facts.figures import FlopHands, OwnHands
from pokertable.players.people.style import Style
from pokertable.players.rules import beginners, checked_to, facing, first_street, omaha
from pokertable.players.rules.family import Family, Tables
from pokertable.players.rules.omaha import GOOD, bets_draws_ahead, can_be_trapped, too_far_from
from pokertable.players.rules.predicate import When, Which, when, which
from pokertable.players.rules.rule import (
    Do,
    Rule,
    Table,
    all_in_calls,
    and_then,
    at_least,
    stacks_go_in,
    without_a_plan,
)
from pokertable.players.rules.shared import worth_the_price
from pokertable.players.seen.numbers import Figure, Truth, either
from pokertable.players.seen.turns import Turns

_NO_HIGH = 8
"""Number of better hands beyond which a high hand wins no half."""
_NEAR_THE_NUTS = 2
_FEW_SPOIL = 3
"""Most counterfeiting cards to come for a nut low that is still raised."""
_CROWD = 3
"""Number of opponents who pay for the half that a shared low wins."""
_POOR_DRAW = 1.35
"""Multiple of the price required of a draw to a poor low."""
_AT_WAR = 0.3
"""Position between a fair share and the whole pot required of a freeroll for a re-raise: the low may be tied."""
_NEARLY_FAIR = 0.85
_LITTLE, _MORE_THAN_PRICE = 1.5, 1.2
"""Pots left, the call included, at which a hand with this multiple of the price stays to the end."""
_WAYS = 3
"""Number of ranks."""
_ACE_AND_ONE = 2

_without_a_plan = When(
    lambda spot, style: (1 - all_in_calls(spot)) * without_a_plan(spot, style), often=without_a_plan.often
)


@which(
    phrase(
        "No pair of aces, no ace with another card five or lower, fewer than three low cards, and not all high cards"
    )
)
def _middling(facts: OwnHands, _spot: Turns, _style: Style) -> Truth:
    """No way to win both halves: no ace that makes a low, fewer than three cards to one, not all high, and no set."""
    seen = facts.features
    ace = seen.ace() & (seen.low_to(_ACE_AND_ONE, FIVE) | seen.pair(ACE))
    return ~(ace | seen.lows(_WAYS) | seen.high(facts.cards.shape[1]) | seen.of_open_rank(2))


_one_cheap_bet = When(lambda spot, _style: spot.facing & (spot.bets <= 1) & first_street.is_cheap(spot))

_the_best_low_cards = Which[OwnHands](
    lambda facts, _spot, _style: facts.features.best_low_cards(),
    phrase("At most one bet so far, and a cheap call: the two best low cards, A-2"),
)

_several_at_last = When(lambda spot, _style: spot.may_raise & (spot.streets_left == 0) & (spot.opponents > 1))

_nut_low = Which[FlopHands](
    lambda facts, _spot, _style: 0.95 * facts.nut_low,
    phrase("The last card is dealt, and several opponents are in: the nut low"),
)

_freerolls = When(lambda spot, _style: 0.9 * spot.may_raise)


@which(
    phrase(
        "The nut low with a high near the nuts or a strong draw to one: 90% of the time. It re-raises only "
        "with far more equity than a fair share, as the low may be shared"
    )
)
def _freeroll(facts: FlopHands, spot: Turns, _style: Style) -> Figure:
    """The nut low with a high hand near the nuts or a draw to one; in a raising war others have that low too."""
    held = facts.holding
    if not (held.low_behind == 0).any():
        return 0.0
    high = (held.high_behind <= _NEAR_THE_NUTS) | held.wraps_or_nut_draws
    both: Bools = (held.low_behind == 0) & high
    at_war = 1.0 * both * (spot.bets > 1)
    enough = spot.fair + (1 - spot.fair) * _AT_WAR
    return both * (spot.bets <= 1) + and_then(facts, at_war, lambda: at_least(facts.share, enough))


_one_or_two_bet = When(lambda spot, _style: spot.facing * (spot.opponents < _CROWD) * (1 - all_in_calls(spot)))


@which(phrase("The nut low and no high, against one or two: it may be quartered, so it doesn't raise"))
def nut_low_alone(facts: FlopHands, _spot: Turns, _style: Style) -> Figure:
    """The nut low without a high hand, or a draw to one."""
    held = facts.holding
    if not (held.low_behind == 0).any():
        return 0.0
    draws_high = held.draws.flush | (held.draws.straight >= 2)
    alone: Figure = (held.low_behind == 0) & (held.high_behind >= _NO_HIGH) & ~draws_high
    return alone


_one_bet_in_a_crowd = When(
    lambda spot, _style: 0.7 * (spot.may_raise & spot.facing & (spot.bets <= 1) & (spot.opponents >= _CROWD)),
    phrase("One bet and no raise"),
    often=phrase("70% of the time"),
)


@which(phrase("The nut low and no high, at least three opponents, and at most three cards that would spoil it"))
def _safe_nut_low_alone(facts: FlopHands, spot: Turns, style: Style) -> Figure:
    alone = nut_low_alone(facts, spot, style)
    if not spot.streets_left:
        return alone
    return and_then(facts, alone, lambda: facts.holding.low_counterfeits <= _FEW_SPOIL)


_little_left = When(
    lambda spot, _style: (
        spot.facing & (spot.bets > 0) & stacks_go_in(spot.legal.structure) & (spot.stack_to_pot <= _LITTLE)
    ),
    phrase("There was a raise, and it can lose no more than {little}% of the pot", little=round(100 * _LITTLE)),
)

_more_than_the_price = Which[OwnHands](
    lambda hands, spot, _style: at_least(hands.share, _MORE_THAN_PRICE * spot.price) * worth_the_price(hands, spot),
    phrase("At least {more}% of the equity it needs", more=round(100 * _MORE_THAN_PRICE)),
)


@which(
    phrase(
        "A draw to the nut low with two cards to come, or a draw to a nut flush, a wrap, or a flush draw "
        "and a straight draw, against at most three opponents, or two with one card to come"
    )
)
def _strong_draw(facts: FlopHands, spot: Turns, _style: Style) -> Truth:
    """A strong draw for the high; or to the nut low with two cards to come: with one it wins half, half of the time."""
    high = facts.holding.wraps_or_nut_draws
    return high | facts.holding.nut_low_draw if spot.streets_left > 1 else high


_draw_ahead = Which[FlopHands](
    lambda facts, _spot, _style: facts.holding.wraps_or_nut_draws | facts.holding.nut_low_draw
)

_too_far_from_both_nuts = Which[FlopHands](
    lambda facts, spot, style: (
        too_far_from(facts.holding.nearest, facts, spot) * (1 - _strong_draw(facts, spot, style))
    ),
    phrase(
        "The bet was raised, one card is to come, or a call is for the stack: a hand with too little equity for "
        "the price, given the better hands possible even in its better half, with no strong draw to a high and, "
        "if two cards are to come, no draw to the nut low; deeper stacks make it more careful"
    ),
)

_good_but_neither_nuts = Which[FlopHands](
    lambda facts, spot, style: and_then(
        facts,
        at_least(facts.share, GOOD),
        lambda: (facts.holding.nearest > _NEAR_THE_NUTS) * (1 - _strong_draw(facts, spot, style)),
    ),
    phrase(
        "A hand with 50% equity, but with at least three better hands possible in either half, and neither "
        "a strong draw to a high nor, with two cards to come, a draw to the nut low"
    ),
)


@when(
    phrase(
        "The stack is deep, or a call is for all of it; in fixed limit only if the bet was raised, or several are in "
        "on the river"
    )
)
def _a_raise_traps(spot: Turns, style: Style) -> Figure:
    """Whether a raise may be a trap, for a player who knows that one more fixed bet is none in an unraised pot.

    On the last street against several it is one: a better hand is among them too often.
    """
    raised = (spot.bets > 1) | ((spot.streets_left == 0) & (spot.opponents > 1))
    return can_be_trapped(spot, style) * (stacks_go_in(spot.legal.structure) | raised)


_poor_low_draw = Which[FlopHands](
    lambda facts, spot, style: (
        facts.holding.only_a_poor_low_draw * (1 - at_least(facts.share, _POOR_DRAW * style.calls * spot.price))
    ),
    phrase("Only a draw to a low that isn't the nuts, unless it has far more equity than it needs"),
)


@when()
def _may_bluff(spot: Turns, style: Style) -> Figure:
    may = checked_to.may_bluff(spot, style)
    return may if stacks_go_in(spot.legal.structure) or not spot.streets_left else may * spot.last_to_act


@when(
    phrase("It made the last bet or raise, its hand is not good, and cards are to come"),
    often=phrase(
        "{follows_up}% of the time against one opponent on the flop, less often later. In fixed limit it bets just "
        "as often later if it acts last, otherwise only with nearly a fair share of the equity; in other limits it "
        "also bets against two on the flop. With a bad hand it bets less often against players who have been folding "
        "less than usual"
    ),
)
def _follows_up(spot: Turns, style: Style) -> Figure:
    """Frequency of following up: a fixed bet is too small for two to fold, and the last to act bets after a check."""
    often = checked_to.follows_up(spot, style)
    if stacks_go_in(spot.legal.structure):
        return often
    return (spot.opponents == 1) * either(spot.last_to_act, (often > 0) * style.follows_up, often)


@which()
def _to_follow_up(facts: FlopHands, spot: Turns, style: Style) -> Figure:
    """Hands that are not good; for the first to act in fixed limit, where few fold, no bad ones."""
    bets_on = checked_to.to_bet_on(facts, spot, style)
    if stacks_go_in(spot.legal.structure):
        return bets_on
    return bets_on * either(spot.last_to_act, 1.0, at_least(facts.share, _NEARLY_FAIR * spot.fair))


FOLDS_MIDDLING = Rule(
    _without_a_plan,
    _middling,
    Do.FOLD,
    phrase("A fold: without an ace for the low, three low cards or all high cards, it rarely wins both halves."),
)
CALLS_THE_BEST_LOW = Rule(
    _one_cheap_bet,
    _the_best_low_cards,
    Do.CALL,
    phrase("The two best low cards are worth a cheap look at the next cards."),
)
BETS_THE_NUT_LOW = Rule(
    _several_at_last,
    _nut_low,
    Do.RAISE,
    phrase("The nut low: it wins half of what several opponents put in, or less if others have it too."),
)
FREEROLLS = Rule(
    _freerolls,
    _freeroll,
    Do.RAISE_BIG,
    phrase("Nobody has a better low, and it may win the high half too: {share}% equity."),
)
CALLS_WITH_THE_LOW_ALONE = Rule(
    _one_or_two_bet,
    nut_low_alone,
    Do.CALL,
    phrase(
        "Only the nut low, so a call, not a raise: {quartered}% of the time someone else has it too, and "
        "it wins a quarter."
    ),
)
RAISES_THE_LOW_IN_A_CROWD = Rule(
    _one_bet_in_a_crowd,
    _safe_nut_low_alone,
    Do.RAISE,
    phrase("Nobody has a better low, and several players pay for the half that it wins or shares."),
)
CALLS_WITH_LITTLE_LEFT = Rule(
    _little_left,
    _more_than_the_price,
    Do.CALL,
    phrase("Worth staying in: {share}% equity, {price}% needed."),
)
FOLDS_TO_A_RAISE = Rule(
    omaha.fears_a_raise,
    _too_far_from_both_nuts,
    Do.FOLD,
    phrase(
        "A fold: {share}% equity. A call needs {price}%, but with at least {nearest} better hands possible "
        "even in its better half it wants about {asks_in_its_half}%."
    ),
)
CALLS_BELOW_THE_NUTS = Rule(
    can_be_trapped,
    _good_but_neither_nuts,
    Do.CALL,
    phrase(
        "A call, not a raise: {share}% equity, but even in its better half at least {nearest} better hands "
        "are possible."
    ),
)
CALLS_A_RAISE_BELOW_THE_NUTS = replace(CALLS_BELOW_THE_NUTS, when=_a_raise_traps)
KEEPS_THE_POT_SMALL = replace(
    omaha.KEEPS_THE_POT_SMALL,
    because=phrase(
        "A check to keep the pot small: even in its better half at least {nearest} better hands are possible."
    ),
)
FOLDS_POOR_LOW_DRAWS = Rule(
    facing.calls_draws,
    _poor_low_draw,
    Do.FOLD,
    phrase("A fold: it is drawing to a low that wouldn't be the nuts."),
)
BLUFFS = replace(
    checked_to.BLUFFS,
    when=_may_bluff,
    hands=checked_to.worst_hands.told(
        phrase(
            "One of its worst hands, against one opponent: it bluffs as often as its value bets allow, more often "
            "before the last card, though not when first to act in fixed limit, where few fold, and less often "
            "against players who have been folding less than usual. It also bluffs against two, except in fixed "
            "limit, if it raised before the flop and this is the flop, or if others raised last and both have "
            "checked"
        )
    ),
)
FOLLOWS_UP = Rule(_follows_up, _to_follow_up, Do.RAISE_SMALL, checked_to.FOLLOWS_UP.because)
BETS_DRAWS_AHEAD = bets_draws_ahead(_draw_ahead)
BETS_STRONG_DRAWS = replace(omaha.BETS_STRONG_DRAWS, hands=_strong_draw)

SKILLED_FIRST_STREET: Final[Table[OwnHands]] = (
    FOLDS_MIDDLING,
    *first_street.SHORT_STACKS,
    *first_street.FOR_THE_STACK,
    *first_street.BLINDS_PLAYS,
    CALLS_WITH_LITTLE_LEFT,
    CALLS_THE_BEST_LOW,
    *first_street.LAST,
)
CHECKED_TO: Final[Table[FlopHands]] = (
    BETS_THE_NUT_LOW,
    *checked_to.READS_THE_RIVALS,
    FREEROLLS,
    checked_to.HIDES,
    *checked_to.STRONG,
    KEEPS_THE_POT_SMALL,
    checked_to.BETS_SMALL,
    BETS_DRAWS_AHEAD,
    BETS_STRONG_DRAWS,
    BLUFFS,
    FOLLOWS_UP,
    *[rule for rule in checked_to.WEAK if rule not in (checked_to.BLUFFS, checked_to.FOLLOWS_UP)],
)
FACING_A_BET: Final[Table[FlopHands]] = (
    FREEROLLS,
    CALLS_WITH_THE_LOW_ALONE,
    RAISES_THE_LOW_IN_A_CROWD,
    FOLDS_TO_A_RAISE,
    *facing.FOR_THE_STACK,
    CALLS_BELOW_THE_NUTS,
    facing.RAISES_FOR_VALUE,
    FOLDS_POOR_LOW_DRAWS,
    *facing.CALLS,
    *facing.LAST,
)
EXPERTS_FACING_A_BET: Final[Table[FlopHands]] = tuple(
    [CALLS_A_RAISE_BELOW_THE_NUTS if rule is CALLS_BELOW_THE_NUTS else rule for rule in FACING_A_BET]
)
OMAHA_SPLIT: Final = Family(
    phrase("Omaha hi/lo"),
    Tables(first_street.WITH_BLINDS, beginners.CHECKED_TO, beginners.FACING_A_BET),
    Tables(SKILLED_FIRST_STREET, CHECKED_TO, FACING_A_BET),
    experts=Tables(SKILLED_FIRST_STREET, CHECKED_TO, EXPERTS_FACING_A_BET),
)
