"""How a persona decides: tables of rules, read from the top; what a rule leaves goes on to the next.

A rule says when it may speak in a spot, and how often (public: the same for all hands), for which hands it speaks, what
is done and why; `condition` says when and for which hands in words. The edges are soft, so that a hand near a limit
does sometimes one thing and sometimes the other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

import numpy as np

from pokertable.analysis.arrays import Bools, Floats
from pokertable.model.betting.structure import Structure
from pokertable.model.games import Variant
from pokertable.model.text import Phrase, phrase
from pokertable.players.people.style import Style
from pokertable.players.rules.charts import DEEPEST, pushed_part, pushes_two_cards
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.prospects import Prospects

_SOFT_SHARE = 0.05
_SOFT_RANK = 0.25
_FEWEST = 0.012
"""However much was raised before, this best part of the starting hands is worth a raise."""
_PLAYS_AFTER_RAISE, _RAISES_AFTER_RAISE = 0.5, 0.4
_DRAW = 0.2
_CHEAP = 0.12
_BELIEVED_LESS = 0.6
"""So much less often does a bet follow a bet, street by street."""
_TABLE = 5
_AFTER_RAISE = 3
_EACH_RAISE = 0.2
_HEADS_UP = 2
_FEW = 2
_SIX, _ACE = 4, 12
"""Ranks."""
COMMITS = 0.4
"""A call of so much of the stack is for all of it."""
_LIMPS_BELOW = 0.5
"""Who pushes so few of the chart's hands still limps with others."""


class Do(Enum):
    """What a rule does. Where it is not legal: a raise is a call, a fold that nobody asks for a check."""

    FOLD = "fold"
    CALL = "check, call or bring in"
    RAISE = "bet, complete or raise"
    RAISE_SMALL = "bet, complete or raise a small size"
    RAISE_BIG = "bet, complete or raise a big size"
    ALL_IN = "move all-in, or raise the most that is legal"


Fits = Callable[[Variant, Structure], bool]


def in_any_game(_variant: Variant, _structure: Structure) -> bool:
    """A rule for all games."""
    return True


def stacks_go_in(_variant: Variant, structure: Structure) -> bool:
    """Whether one bet can be for the whole stack."""
    return structure is not Structure.FIXED


def is_pushed(variant: Variant, structure: Structure) -> bool:
    """Whether a short stack is all-in or nothing on the first street."""
    return stacks_go_in(variant, structure) and not variant.brings_in


def splits(variant: Variant, _structure: Structure) -> bool:
    """Whether the pot is split."""
    return variant.is_split


def opens_by_bring_in(variant: Variant, _structure: Structure) -> bool:
    """Whether a seat has to bring it in."""
    return variant.brings_in


def _splits_after_bring_in(variant: Variant, _structure: Structure) -> bool:
    return variant.is_split and variant.brings_in


@dataclass(frozen=True, slots=True)
class Rule:
    """One line of a table. `fits`: the games in which `when` can hold, for who reads the table as text."""

    when: Callable[[Spot, Style], float | bool]
    hands: Callable[[Any, Spot, Style], Floats | Bools | float]
    """Of the figures of the hands: `Prospects` for beginners, `Facts` for others; numbers where it is a single hand."""
    do: Do
    condition: Phrase
    """`when` and `hands` in words; a placeholder that it does not fill is a figure of the style, in percent."""
    because: Phrase
    fits: Fits = in_any_game


def every_hand(_hands: Prospects, _spot: Spot, _style: Style) -> float:
    """All hands."""
    return 1.0


def at_least(figures: Floats | float, limit: float, soft: float = _SOFT_SHARE) -> Floats | float:
    """0 well below the limit, 1 well above."""
    return clipped((figures - limit) / soft + 0.5)


def _best(hands: Prospects, part: float) -> Floats | float:
    """The best part of the starting hands."""
    return clipped((part - hands.rank) / (part * _SOFT_RANK) + 0.5)


def clipped(figures: Floats | float) -> Floats | float:
    """Kept between 0 and 1."""
    if isinstance(figures, np.ndarray):
        return np.minimum(np.maximum(figures, 0.0), 1.0)
    return min(max(figures, 0.0), 1.0)


def and_then(first: Floats | float, second: Callable[[], Floats | float]) -> Floats | float:
    """The product of two parts of hands; the second, which takes longer, is worked out if the first leaves any."""
    some = first.any() if isinstance(first, np.ndarray) else first
    return first * second() if some else first


# Starting hands


def _against(spot: Spot) -> int:
    """Opponents who are in, or may still come in."""
    return max(1, sum(1 for rival in spot.rivals if rival.undecided or rival.pressure))


def widened(part: float, opponents: int) -> float:
    """The part of hands to play against so many where `part` is right against five: against fewer, more hands lead."""
    return 1 - float((1 - part) ** (_TABLE / opponents))


def _for_width(spot: Spot) -> int:
    """Opponents for whom the part of hands is widened: after a raise most have gone because one hand is good."""
    if not spot.bets:
        return _against(spot)
    return max(_against(spot), min(_AFTER_RAISE, len(spot.showing) - 1))


def _playing(spot: Spot, style: Style) -> float:
    return max(_FEWEST, widened(style.plays, _for_width(spot)) * _PLAYS_AFTER_RAISE**spot.bets)


def _raising(spot: Spot, style: Style) -> float:
    return max(_FEWEST, widened(style.raises, _for_width(spot)) * _RAISES_AFTER_RAISE**spot.bets)


def may_raise(spot: Spot) -> bool:
    """Whether a bet or raise is legal."""
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


def _push_or_fold(spot: Spot) -> bool:
    """Whether the stack is so short that a hand is pushed or given up."""
    return is_pushed(spot.variant, spot.legal.structure) and spot.unopened and spot.depth <= DEEPEST and may_raise(spot)


def all_in_calls(spot: Spot) -> bool:
    """Whether calling takes so much that nothing is left to play for."""
    return spot.facing and spot.owed >= COMMITS * spot.legal.stack and stacks_go_in(spot.variant, spot.legal.structure)


def _charted(hands: Prospects, spot: Spot, style: Style) -> Floats | float:
    """The hands to push by the charts, a tighter style as if its stack were deeper."""
    behind = sum(1 for rival in spot.rivals if rival.undecided)
    stack = max(1.0, spot.depth / style.pushes)
    if spot.variant.hole_cards == 2:
        return (pushes_two_cards(hands.cards, behind) >= stack).astype(np.float64)
    return _best(hands, pushed_part(spot.variant, behind, stack))


def _three_to_a_six_with_an_ace(hands: Prospects, spot: Spot, _style: Style) -> Floats:
    """Three different ranks up to the six, an ace among them, the up card counted."""
    ups = spot.showing[spot.legal.seat]
    shown = np.broadcast_to(np.array(ups, np.uint8), (len(hands), len(ups)))
    ranks = np.sort(np.hstack([hands.cards, shown]) >> 2, axis=1)
    different = (np.diff(ranks, axis=1) > 0).all(axis=1)
    low = (ranks[:, -1] == _ACE) & (ranks[:, :-1] <= _SIX).all(axis=1)
    return np.where(different & low, 1.0, 0.0)


def _realised(spot: Spot) -> float:
    """So many times the price must a starting hand expect: out of position it is not seen to the end for nothing."""
    if spot.legal.structure is Structure.FIXED:
        return 1.1
    more = _EACH_RAISE * max(0, spot.bets - 1)
    if len(spot.showing) == _HEADS_UP:
        return 1.2 + more
    return (1.4 if spot.opponents == 1 and spot.last_to_act else 1.65) + more


STARTING: tuple[Rule, ...] = (
    Rule(
        when=lambda spot, _: _push_or_fold(spot),
        hands=_charted,
        do=Do.ALL_IN,
        condition=phrase(
            "Nobody has come in, the stack is {deepest} big blinds or less, and the hand is in its chart.",
            deepest=int(DEEPEST),
        ),
        because=phrase("A short stack of {depth} big blinds puts in all it may, and this hand is in the chart."),
        fits=is_pushed,
    ),
    Rule(
        when=lambda spot, style: _push_or_fold(spot) and style.pushes > _LIMPS_BELOW,
        hands=every_hand,
        do=Do.FOLD,
        condition=phrase(
            "Nobody has come in, the stack is {deepest} big blinds or less, and the hand is not in its chart; some "
            "styles limp instead.",
            deepest=int(DEEPEST),
        ),
        because=phrase("A short stack of {depth} big blinds is all-in or nothing, and this hand is not in the chart."),
        fits=is_pushed,
    ),
    Rule(
        when=lambda spot, _: all_in_calls(spot),
        hands=lambda hands, spot, style: at_least(hands.share, max(1.0, style.calls) * spot.price),
        do=Do.ALL_IN,
        condition=phrase(
            "A call takes {commits} % of the stack or more, and the hand expects {stack_calls} % or more of what it "
            "needs.",
            commits=round(100 * COMMITS),
        ),
        because=phrase("This hand is worth the stack: it expects {share} % of the pot and needs {price} %."),
        fits=stacks_go_in,
    ),
    Rule(
        when=lambda spot, _: all_in_calls(spot),
        hands=every_hand,
        do=Do.FOLD,
        condition=phrase(
            "A call takes {commits} % of the stack or more: every other hand.",
            commits=round(100 * COMMITS),
        ),
        because=phrase(
            "This hand is not worth so much of the stack: it expects {share} % of the pot and needs {price} %."
        ),
        fits=stacks_go_in,
    ),
    Rule(
        when=lambda spot, style: may_raise(spot) and 1 - style.slow_plays / 2,
        hands=lambda hands, spot, style: _best(hands, _raising(spot, style)),
        do=Do.RAISE,
        condition=phrase(
            "The hand is one of the best {raises} % against five opponents; looser against fewer, tighter after "
            "a raise."
        ),
        because=phrase("This hand is in the best {top} % of starting hands, good enough for a raise."),
    ),
    Rule(
        when=lambda spot, style: may_raise(spot) and _can_steal(spot) and style.steals,
        hands=every_hand,
        do=Do.RAISE,
        condition=phrase(
            "Nobody has come in and at most two are left to act: {steals} times in a hundred, with any hand."
        ),
        because=phrase("Few are left to act, so it tries to take the pot at once."),
    ),
    Rule(
        when=lambda spot, _: spot.facing and _is_cheap(spot),
        hands=lambda hands, spot, style: _best(hands, _playing(spot, style)),
        do=Do.CALL,
        condition=phrase(
            "A call is cheap, and the hand is one of the best {plays} % against five opponents; looser against fewer, "
            "tighter after a raise."
        ),
        because=phrase("This hand is in the best {top} % of starting hands, good enough for a call."),
    ),
    Rule(
        when=lambda spot, _: spot.facing and (spot.bets > 0 or _against(spot) <= _FEW),
        hands=lambda hands, spot, style: at_least(hands.share, _realised(spot) * style.calls * spot.price),
        do=Do.CALL,
        condition=phrase(
            "There was a raise, or few are in, and the hand is worth the price and what later streets may cost."
        ),
        because=phrase("This hand stays in: it expects {share} % of the pot and needs {price} %."),
    ),
    Rule(
        when=lambda spot, _: (
            _splits_after_bring_in(spot.variant, spot.legal.structure) and spot.facing and spot.bets <= 1
        ),
        hands=_three_to_a_six_with_an_ace,
        do=Do.CALL,
        condition=phrase("In stud hi/lo, at most one bet so far: an ace and two more ranks up to the six."),
        because=phrase("An ace and two more cards up to a six may win both halves, which is worth a call."),
        fits=_splits_after_bring_in,
    ),
    Rule(
        when=lambda spot, _: spot.facing,
        hands=every_hand,
        do=Do.FOLD,
        condition=phrase("Every other hand, where staying in costs chips."),
        because=phrase("This hand is only in the best {top} % of starting hands, not good enough here."),
    ),
    Rule(
        when=lambda spot, _: spot.bring_in,
        hands=every_hand,
        do=Do.CALL,
        condition=phrase("It has to bring it in."),
        because=phrase("This seat has to bring it in."),
        fits=opens_by_bring_in,
    ),
    Rule(
        when=lambda *_: True,
        hands=every_hand,
        do=Do.CALL,
        condition=phrase("Every other hand."),
        because=phrase("A check costs nothing, and this hand has nothing to add."),
    ),
)
"""Before any card has come to the starting hands."""


# Later streets


def _towards_all(spot: Spot, way: float) -> float:
    """A share so far on the way from a fair share to the whole pot."""
    return spot.fair + (1 - spot.fair) * way


def _is_draw(hands: Prospects, spot: Spot, _style: Style) -> Floats | float:
    return at_least(hands.strong, max(_DRAW, 0.8 * spot.price))


def _pushes_draws(spot: Spot, style: Style) -> float:
    return (spot.streets_left > 0 and may_raise(spot) and spot.opponents <= 3 and spot.bets <= 1) and style.semibluffs


def _value_often(spot: Spot, style: Style) -> float:
    return may_raise(spot) and (1 - style.slow_plays if spot.streets_left else 1.0)


def _bluff_raise_often(spot: Spot, style: Style) -> float:
    return (may_raise(spot) and spot.opponents == 1 and spot.bets == 1) and style.bluffs / 4


FACING_A_BET: tuple[Rule, ...] = (
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
        when=lambda spot, style: _pushes_draws(spot, style) / 2,
        hands=_is_draw,
        do=Do.RAISE,
        condition=phrase(
            "The hand may well end up strong, cards are to come, at most three opponents and one bet so far: "
            "{half_semibluffs} times in a hundred."
        ),
        because=phrase("This hand raises and may improve: it ends up strong {strong} times in a hundred."),
    ),
    Rule(
        when=lambda *_: True,
        hands=lambda hands, spot, style: at_least(hands.share, style.calls * spot.price),
        do=Do.CALL,
        condition=phrase("The hand expects {calls} % or more of what it needs."),
        because=phrase("This hand calls: it expects {share} % of the pot and needs {price} %."),
    ),
    Rule(
        when=lambda spot, _: spot.streets_left > 0,
        hands=lambda hands, spot, style: at_least(hands.strong, 0.9 * style.calls * spot.price),
        do=Do.CALL,
        condition=phrase("Cards are to come, and the hand ends up strong often enough for the price."),
        because=phrase(
            "This hand calls and may improve: it ends up strong {strong} times in a hundred and needs {price}."
        ),
    ),
    Rule(
        when=_bluff_raise_often,
        hands=every_hand,
        do=Do.RAISE,
        condition=phrase("One opponent and one bet so far: {bluff_raises} times in a hundred, with any other hand."),
        because=phrase("This is a bluff against one opponent, who may be weak."),
    ),
    Rule(
        when=lambda *_: True,
        hands=every_hand,
        do=Do.FOLD,
        condition=phrase("Every other hand."),
        because=phrase("This hand folds: it expects {share} % of the pot and needs {price} %."),
    ),
)
"""Later streets, when staying in costs chips."""


def _follow_up_often(spot: Spot, style: Style) -> float:
    if not (may_raise(spot) and spot.led and spot.opponents <= 2 and spot.streets_left):
        return 0.0
    return style.follows_up / spot.opponents * _BELIEVED_LESS ** (spot.street - 1)


def _bluff_often(spot: Spot, style: Style) -> float:
    return (may_raise(spot) and spot.last_to_act and spot.opponents <= 2) and style.bluffs / spot.opponents


CHECKED_TO: tuple[Rule, ...] = (
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
        when=_pushes_draws,
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
            "It made the last raise, and cards are to come: {follows_up} times in a hundred against one opponent on "
            "the second street, less often later and against two, with any other hand."
        ),
        because=phrase("The last raise was its own, so it bets on against few opponents."),
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
    Rule(
        when=lambda *_: True,
        hands=every_hand,
        do=Do.CALL,
        condition=phrase("Every other hand."),
        because=phrase("This hand checks: it expects {share} % of the pot."),
    ),
)
"""Later streets, when checking is free."""


def table_for(spot: Spot) -> tuple[Rule, ...]:
    """The table of this spot."""
    if spot.first_street:
        return STARTING
    return FACING_A_BET if spot.facing else CHECKED_TO
