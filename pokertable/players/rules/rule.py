"""One line of a persona's table: its condition, its hands, its action and its reason.

A table is read from the top; hands left by a rule go on to the next. The edges are soft, so that a hand near a limit is
played in both ways.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeAlias

import numpy as np

from pokertable.model.betting.structure import Structure
from pokertable.model.text import Phrase, phrase
from pokertable.players.facts.figures import OwnHands
from pokertable.players.people.style import Style
from pokertable.players.rules.predicate import Asked, Hands, When, Which, condition, when
from pokertable.players.seen.numbers import Figure, Truth, clipped, greater, lesser
from pokertable.players.seen.turns import Turns

_SOFT_SHARE = 0.05
_MANY = 3
"""Number of opponents, minus one, that are many."""
COMMITS = 0.4
"""Fraction of the stack from which a call commits all of it."""


class Do(Enum):
    """Action of a rule. If it is not legal: a raise becomes a call, an unforced fold a check."""

    FOLD = "fold"
    CALL = "check, call or bring in"
    RAISE = "bet, complete or raise"
    RAISE_SMALL = "bet, complete or raise a small size"
    RAISE_BIG = "bet, complete or raise a big size"
    ALL_IN = "move all-in, or raise the most that is legal"
    PAT = "stand pat"
    DRAW = "discard the cards that are best discarded"
    DRAW_LESS = "discard fewer cards than that"


def in_any_structure(_structure: Structure) -> bool:
    """A rule for all betting structures."""
    return True


def stacks_go_in(structure: Structure) -> bool:
    """Whether one bet can be for the whole stack."""
    return structure is not Structure.FIXED


@dataclass(frozen=True, slots=True)
class Rule(Generic[Hands]):
    """One line of a table. `fits`: the structures in which `when` can hold, for who reads the table as text."""

    when: When
    hands: Which[Hands]
    do: Do
    because: Phrase
    fits: Callable[[Structure], bool] = in_any_structure
    done: Phrase | None = None
    """The action in words, if `do` is too broad."""

    @property
    def condition(self) -> Phrase:
        """When it applies and to which hands, in words."""
        return condition(self.when, self.hands)


Table: TypeAlias = tuple[Rule[Asked], ...]


def at_least(figures: Figure, limit: Figure, soft: Figure = _SOFT_SHARE) -> Figure:
    """0 well below the limit, 1 well above."""
    return clipped((figures - limit) / soft + 0.5)


def and_then(hands: OwnHands, first: Figure, second: Callable[[], Figure]) -> Figure:
    """The product of two parts of hands; the slower second is computed if the first leaves any.

    For many turns at once it is computed for those left.
    """
    some = first.any() if isinstance(first, np.ndarray) else first
    if not some:
        return first
    both: Figure = first * hands.where(first, second)
    return both


@when()
def may_raise(spot: Turns, _style: Style) -> Truth:
    """Where a bet or raise is legal."""
    return spot.may_raise


def all_in_calls(spot: Turns) -> Truth:
    """Whether a call takes so much of the stack that no play is left."""
    return stacks_go_in(spot.legal.structure) and spot.facing & (spot.owed >= COMMITS * spot.legal.stack)


@when(phrase("A call takes at least {commits}% of the stack", commits=round(100 * COMMITS)))
def calls_for_the_stack(spot: Turns, _style: Style) -> Truth:
    """Where calling takes so much that nothing is left to play for."""
    return all_in_calls(spot)


def pushes_draws(spot: Turns, style: Style) -> Figure:
    """Frequency of betting or raising a draw: cards are to come, few are in, and at most one bet."""
    few = (spot.opponents <= 3) & (spot.bets <= 1)
    return spot.streets_left > 0 and (spot.may_raise & few) * style.semibluffs


@when(phrase("One opponent and one bet so far"), often=phrase("With any other hand, {bluff_raises}% of the time"))
def bluff_raises(spot: Turns, style: Style) -> Figure:
    """Frequency of raising the one bet of one opponent with a weak hand."""
    return (spot.may_raise & (spot.opponents == 1) & (spot.bets == 1)) * (style.bluffs / 4)


def tight(style: Style) -> Figure:
    """Frequency of folding a hand without a plan on the first street against many, at any price."""
    return lesser(1.0, greater(0.0, 1.6 - 4 * style.plays))


@when(often=phrase("{tight}% of the time against at least four opponents, less often against fewer"))
def without_a_plan(spot: Turns, style: Style) -> Figure:
    """Frequency of folding without a plan, by opponents in or coming: never heads-up, where most hands have a price."""
    return spot.facing * (tight(style) * lesser(1.0, (spot.opponents - 1) / _MANY))
