"""Omaha hi/lo, and all games with a board whose pot is split.

Half of the pot is won with the nut low, a quarter when another has it too; both halves make the profit.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from pokertable.analysis.arrays import Bools
from pokertable.model.cards import ACE, FIVE
from pokertable.model.text import phrase
from pokertable.players.facts.facts import Facts
from pokertable.players.people.style import Style
from pokertable.players.rules import beginners, checked_to, facing, first_street, omaha
from pokertable.players.rules.family import Family, Tables
from pokertable.players.rules.omaha import (
    GOOD,
    bets_draws,
    bets_draws_ahead,
    can_be_trapped,
    fears_a_raise,
    too_far_from,
)
from pokertable.players.rules.rule import (
    Do,
    Part,
    Rule,
    Table,
    all_in_calls,
    and_then,
    at_least,
    folds_without_a_plan,
    may_raise,
    stacks_go_in,
)
from pokertable.players.rules.shared import worth_the_price
from pokertable.players.seen.numbers import either
from pokertable.players.seen.spot import Spot

_NO_HIGH = 8
"""A high hand below so many better ones wins no half."""
_NEAR_THE_NUTS = 2
_FEW_SPOIL = 3
"""Cards to come that counterfeit a nut low that is still raised."""
_CROWD = 3
"""So many opponents pay for the half that a shared low wins."""
_POOR_DRAW = 1.35
"""So many times the price must a draw to a poor low expect."""
_AT_WAR = 0.3
"""So far from a fair share to the whole pot must a freeroll be that raises a raise: the low may be tied."""
_NEARLY_FAIR = 0.85
_LITTLE, _MORE_THAN_PRICE = 1.5, 1.2
"""With so many pots left, the call among them, a hand that expects so many times the price is seen to the end."""
_WAYS = 3
"""Ranks."""
_ACE_AND_ONE = 2


def _nut_low_alone(facts: Facts, *_: object) -> Part:
    """The nut low with no high hand to speak of, and no draw to one."""
    held = facts.holding
    if not (held.low_behind == 0).any():
        return 0.0
    draws_high = held.draws.flush | (held.draws.straight >= 2)
    alone: Part = (held.low_behind == 0) & (held.high_behind >= _NO_HIGH) & ~draws_high
    return alone


def _safe_nut_low_alone(facts: Facts, spot: Spot, _style: Style) -> Part:
    """The same, and few cards to come would spoil it."""
    if not spot.streets_left:
        return _nut_low_alone(facts)
    return and_then(facts, _nut_low_alone(facts), lambda: facts.holding.low_counterfeits <= _FEW_SPOIL)


def _freeroll(facts: Facts, spot: Spot, _style: Style) -> Part:
    """The nut low, and a high hand near the nuts or a draw to one; in a raising war others have that low too."""
    held = facts.holding
    if not (held.low_behind == 0).any():
        return 0.0
    high = (held.high_behind <= _NEAR_THE_NUTS) | held.wraps_or_nut_draws
    both: Part = (held.low_behind == 0) & high
    at_war = 1.0 * both * (spot.bets > 1)
    enough = spot.fair + (1 - spot.fair) * _AT_WAR
    return both * (spot.bets <= 1) + and_then(facts, at_war, lambda: at_least(facts.share, enough))


def _strong_draw(facts: Facts, spot: Spot, _style: Style) -> Bools:
    """For the high; or to the nut low with two cards to come: with one it is half of a pot, half of the time."""
    high = facts.holding.wraps_or_nut_draws
    return high | facts.holding.nut_low_draw if spot.streets_left > 1 else high


def _draw_ahead(facts: Facts, *_: object) -> Part:
    return facts.holding.wraps_or_nut_draws | facts.holding.nut_low_draw


def _too_far_from_both_nuts(facts: Facts, spot: Spot, style: Style) -> Part:
    return too_far_from(facts.holding.nearest, facts, spot) * ~_strong_draw(facts, spot, style)


def _good_but_neither_nuts(facts: Facts, spot: Spot, style: Style) -> Part:
    return and_then(
        facts,
        at_least(facts.share, GOOD),
        lambda: (facts.holding.nearest > _NEAR_THE_NUTS) & ~_strong_draw(facts, spot, style),
    )


def _a_raise_traps(spot: Spot, style: Style) -> bool:
    """Whether a raise may be a trap, for who knows that one more bet of a fixed limit is none where nobody raised.

    On the last street against several it is one: a better hand is among them too often.
    """
    raised = (spot.bets > 1) | ((spot.streets_left == 0) & (spot.opponents > 1))
    return can_be_trapped(spot, style) & (stacks_go_in(spot.legal.structure) | raised)


def _poor_low_draw(facts: Facts, spot: Spot, style: Style) -> Part:
    return facts.holding.only_a_poor_low_draw * (1 - at_least(facts.share, _POOR_DRAW * style.calls * spot.price))


def _bluffs(spot: Spot, style: Style) -> Any:
    may = checked_to.BLUFFS.when(spot, style)
    return may if stacks_go_in(spot.legal.structure) or not spot.streets_left else may * spot.last_to_act


def _follows_up(spot: Spot, style: Style) -> Any:
    """A bet of a fixed limit is too small for two to give up, and who acts last bets on after a check."""
    often = checked_to.FOLLOWS_UP.when(spot, style)
    if stacks_go_in(spot.legal.structure):
        return often
    return (spot.opponents == 1) * either(spot.last_to_act, (often > 0) * style.follows_up, often)


def _to_follow_up(facts: Facts, spot: Spot, style: Style) -> Part:
    """Hands that are not good; of who acts first in fixed limit, where few fold, none that are bad."""
    bets_on: Part = checked_to.FOLLOWS_UP.hands(facts, spot, style)
    if stacks_go_in(spot.legal.structure):
        return bets_on
    nearly: Part = bets_on * either(spot.last_to_act, 1.0, at_least(facts.share, _NEARLY_FAIR * spot.fair))
    return nearly


def _middling(facts: Facts, *_: object) -> Part:
    """No way to win both halves: no ace that makes a low, fewer than three cards to one, not all high, and no set."""
    seen = facts.holding.features
    ace = seen.ace() & (seen.low_to(_ACE_AND_ONE, FIVE) | seen.pair(ACE))
    return ~(ace | seen.lows(_WAYS) | seen.high(facts.cards.shape[1]) | seen.of_open_rank(2))


FOLDS_MIDDLING = Rule(
    when=lambda spot, style: (1 - all_in_calls(spot)) * folds_without_a_plan(spot, style),
    hands=_middling,
    do=Do.FOLD,
    condition=phrase(
        "No pair of aces and no ace with a card up to the five, fewer than three cards for a low, not all of them "
        "high, and no set with a door card: {tight} times in a hundred against four opponents or more, less often "
        "against fewer."
    ),
    because=phrase(
        "This hand folds: no ace for a low, no three cards for one and not all high, it seldom wins both halves."
    ),
)
CALLS_THE_BEST_LOW = Rule(
    when=lambda spot, _: spot.facing & (spot.bets <= 1) & first_street.is_cheap(spot),
    hands=lambda facts, *_: facts.holding.features.best_low_cards(),
    do=Do.CALL,
    condition=phrase("At most one bet so far, a cheap call: the two best cards for a low, A-2 if no card lies open."),
    because=phrase("The two best cards for a low are worth a cheap look at the next cards."),
)
BETS_THE_NUT_LOW = Rule(
    when=lambda spot, _: may_raise(spot) & (spot.streets_left == 0) & (spot.opponents > 1),
    hands=lambda facts, *_: 0.95 * facts.nut_low,
    do=Do.RAISE,
    condition=phrase("The last card is out, several opponents are in: the nut low."),
    because=phrase("This is the nut low: it wins half of what several opponents put in, less if others have it too."),
)
FREEROLLS = Rule(
    when=lambda spot, _: 0.9 * may_raise(spot),
    hands=_freeroll,
    do=Do.RAISE_BIG,
    condition=phrase(
        "The nut low, and a high hand near the nuts or a strong draw to one: 90 times in a hundred. A raise is raised "
        "again only by a hand that expects much more than its fair share, for the low may be tied."
    ),
    because=phrase("Nobody has a better low, and the high half may be won too: it expects {share} % of the pot."),
)
CALLS_WITH_THE_LOW_ALONE = Rule(
    when=lambda spot, _: spot.facing * (spot.opponents < _CROWD) * (1 - all_in_calls(spot)),
    hands=_nut_low_alone,
    do=Do.CALL,
    condition=phrase("The nut low and nothing high, against one or two: it may be quartered, so it does not raise."),
    because=phrase(
        "The nut low alone calls and does not raise: another has it too {quartered} times in a hundred, and then it "
        "wins a quarter."
    ),
)
RAISES_THE_LOW_IN_A_CROWD = Rule(
    when=lambda spot, _: 0.7 * (may_raise(spot) & spot.facing & (spot.bets <= 1) & (spot.opponents >= _CROWD)),
    hands=_safe_nut_low_alone,
    do=Do.RAISE,
    condition=phrase(
        "One bet and no raise: the nut low and nothing high, three opponents or more, and three cards at most to come "
        "would spoil it: 70 times in a hundred."
    ),
    because=phrase("Nobody has a better low, and several pay for the half that it wins or shares."),
)
CALLS_WITH_LITTLE_LEFT = Rule(
    when=lambda spot, _: (
        spot.facing & (spot.bets > 0) & stacks_go_in(spot.legal.structure) & (spot.stack_to_pot <= _LITTLE)
    ),
    hands=lambda hands, spot, _: at_least(hands.share, _MORE_THAN_PRICE * spot.price) * worth_the_price(hands, spot),
    do=Do.CALL,
    condition=phrase(
        "There was a raise, and no more can be lost than {little} % of the pot: a hand that expects {more} % of the "
        "price or more.",
        little=round(100 * _LITTLE),
        more=round(100 * _MORE_THAN_PRICE),
    ),
    because=phrase("This hand stays in: it expects {share} % of the pot and needs {price} %."),
)
FOLDS_TO_A_RAISE = Rule(
    when=fears_a_raise,
    hands=_too_far_from_both_nuts,
    do=Do.FOLD,
    condition=phrase(
        "The bet was raised, one card is to come, or a call is for the stack: a hand that is no strong draw for the "
        "high, nor with two cards to come to the nut low, and expects too little for the price and for the better "
        "hands that can be held in its best share; deep stacks make it more careful."
    ),
    because=phrase(
        "This hand folds: it expects {share} % of the pot and needs about {asks_in_its_half} %, for the price is "
        "{price} % and in its best share others can hold {nearest} better hands or more."
    ),
)
CALLS_BELOW_THE_NUTS = Rule(
    when=can_be_trapped,
    hands=_good_but_neither_nuts,
    do=Do.CALL,
    condition=phrase(
        "The stack is deep or goes in: a hand that expects half of the pot, but three better hands or more can be "
        "held in either half, and it is no strong draw for the high, nor with two cards to come to the nut low."
    ),
    because=phrase(
        "This hand calls and does not raise: it expects {share} % of the pot, but in its best share others can hold "
        "{nearest} better hands or more."
    ),
)
CALLS_A_RAISE_BELOW_THE_NUTS = replace(
    CALLS_BELOW_THE_NUTS,
    when=_a_raise_traps,
    condition=phrase(
        "The stack is deep or goes in, in fixed limit only where the bet was raised, or several are in on the last "
        "street: a hand that expects half of the pot, but three better hands or more can be held in either half, and "
        "it is no strong draw for the high, nor with two cards to come to the nut low."
    ),
)
KEEPS_THE_POT_SMALL = replace(
    omaha.KEEPS_THE_POT_SMALL,
    because=phrase(
        "This hand checks to keep the pot small: others can hold {nearest} better hands or more in its best share."
    ),
)
FOLDS_POOR_LOW_DRAWS = Rule(
    when=lambda spot, _: (spot.streets_left > 0) * (1 - all_in_calls(spot)),
    hands=_poor_low_draw,
    do=Do.FOLD,
    condition=phrase("Nothing but a draw to a low that is not the best, unless it expects much more than it needs."),
    because=phrase("This hand draws to a low that would not be the best: it folds."),
)
BLUFFS = replace(
    checked_to.BLUFFS,
    when=_bluffs,
    condition=phrase(
        "One of its worst hands, against one opponent: as many bluffs as its value bets allow, more before the last "
        "card, but then not first to act in fixed limit, where few fold; fewer against who was seen to fold less than "
        "usual. Against two, but not in fixed limit, if it raised on the first street and this is the second, or if "
        "others raised last and both have checked."
    ),
)
FOLLOWS_UP = replace(
    checked_to.FOLLOWS_UP,
    when=_follows_up,
    hands=_to_follow_up,
    condition=phrase(
        "It made the last bet or raise, the hand is not good, and cards are to come: {follows_up} times in a hundred "
        "against one opponent on the second street, less often later. In fixed limit as often later if it acts last, "
        "and else only what expects nearly its fair share; in other limits against two on the second street too. With "
        "a bad hand less often against who was seen to fold less than usual."
    ),
)
BETS_DRAWS_AHEAD = bets_draws_ahead(_draw_ahead)
BETS_STRONG_DRAWS = Rule(
    when=bets_draws,
    hands=_strong_draw,
    do=Do.RAISE,
    condition=phrase(
        "A draw to the nut low with two cards to come, or for the high to the nut flush, a wrap, or both flush and "
        "straight, at most three opponents, or two with one card to come: {semibluffs} times in a hundred."
    ),
    because=phrase(
        "This hand bets a strong draw to {draw}: all fold {folds} times in a hundred, or the draw may come in."
    ),
)

SKILLED_FIRST_STREET: Final[Table] = (
    FOLDS_MIDDLING,
    *first_street.SHORT_STACKS,
    *first_street.FOR_THE_STACK,
    *first_street.BLINDS_PLAYS,
    CALLS_WITH_LITTLE_LEFT,
    CALLS_THE_BEST_LOW,
    *first_street.LAST,
)
CHECKED_TO: Final[Table] = (
    BETS_THE_NUT_LOW,
    *checked_to.READS_THE_RIVALS,
    FREEROLLS,
    checked_to.BETS_BIG,
    KEEPS_THE_POT_SMALL,
    checked_to.BETS_SMALL,
    checked_to.HIDES,
    BETS_DRAWS_AHEAD,
    BETS_STRONG_DRAWS,
    BLUFFS,
    FOLLOWS_UP,
    *[rule for rule in checked_to.WEAK if rule not in (checked_to.BLUFFS, checked_to.FOLLOWS_UP)],
)
FACING_A_BET: Final[Table] = (
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
EXPERTS_FACING_A_BET: Final[Table] = tuple(
    [CALLS_A_RAISE_BELOW_THE_NUTS if rule is CALLS_BELOW_THE_NUTS else rule for rule in FACING_A_BET]
)
OMAHA_SPLIT: Final = Family(
    phrase("Omaha hi/lo"),
    Tables(first_street.WITH_BLINDS, beginners.CHECKED_TO, beginners.FACING_A_BET),
    Tables(SKILLED_FIRST_STREET, CHECKED_TO, FACING_A_BET),
    experts=Tables(SKILLED_FIRST_STREET, CHECKED_TO, EXPERTS_FACING_A_BET),
)
