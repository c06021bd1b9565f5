"""One line of a table by which a persona decides: when it applies, to which hands, what is done and why.

A table is read from the top; what a rule leaves goes on to the next. The edges are soft, so that a hand near a limit
does sometimes one thing and sometimes the other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Floats
from pokertable.model.betting.structure import Structure
from pokertable.model.text import Phrase
from pokertable.players.facts.facts import Facts
from pokertable.players.people.style import Style
from pokertable.players.seen.numbers import greater, lesser
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.prospects import Prospects

_SOFT_SHARE = 0.05
_MANY = 3
"""One more opponent than these is many."""
COMMITS = 0.4
"""A call of so much of the stack is for all of it."""


class Do(Enum):
    """What a rule does. Where it is not legal: a raise is a call, a fold that nobody asks for a check."""

    FOLD = "fold"
    CALL = "check, call or bring in"
    RAISE = "bet, complete or raise"
    RAISE_SMALL = "bet, complete or raise a small size"
    RAISE_BIG = "bet, complete or raise a big size"
    ALL_IN = "move all-in, or raise the most that is legal"
    PAT = "stand pat"
    DRAW = "throw the cards that it is best to throw"
    DRAW_LESS = "throw fewer cards than that"


def in_any_structure(_structure: Structure) -> bool:
    """A rule for all betting structures."""
    return True


def stacks_go_in(structure: Structure) -> bool:
    """Whether one bet can be for the whole stack."""
    return structure is not Structure.FIXED


Part: TypeAlias = npt.NDArray[Any] | float
"""How far each hand is among those that are spoken of, 0 to 1: (H,), or a number for a single hand."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One line of a table. `fits`: the structures in which `when` can hold, for who reads the table as text.

    The tables of beginners and regulars are also asked about many turns at once (`Spots`): conditions of a spot are
    joined by ``&`` and ``|`` there, what is chosen by one of them is chosen by `either`, never by ``if``.
    """

    when: Callable[[Spot, Style], float | bool]
    """How often it applies in a spot: public, the same for all hands."""
    hands: Callable[[Any, Spot, Style], Part]
    """Of the figures of the hands: `Prospects` for beginners, `Facts` for others; numbers where it is a single hand."""
    do: Do
    condition: Phrase
    """`when` and `hands` in words; a placeholder that it does not fill is a figure of the style, in percent."""
    because: Phrase
    fits: Callable[[Structure], bool] = in_any_structure
    done: Phrase | None = None
    """What is done, in words, where `do` says it too broadly."""


Table = tuple[Rule, ...]


def every_hand(_hands: Prospects | Facts, _spot: Spot, _style: Style) -> float:
    """All hands."""
    return 1.0


def at_least(figures: Floats | float, limit: Floats | float, soft: float = _SOFT_SHARE) -> Floats | float:
    """0 well below the limit, 1 well above."""
    return clipped((figures - limit) / soft + 0.5)


def clipped(figures: Floats | float) -> Floats | float:
    """Kept between 0 and 1."""
    if isinstance(figures, np.ndarray):
        return np.minimum(np.maximum(figures, 0.0), 1.0)
    return min(max(figures, 0.0), 1.0)


def and_then(hands: Any, first: Part, second: Callable[[], Part]) -> Part:
    """The product of two parts of hands; the second, which takes longer, is worked out if the first leaves any.

    Of many turns at once it is worked out for those that are left.
    """
    some = first.any() if isinstance(first, np.ndarray) else first
    if not some:
        return first
    both: Part = first * hands.where(first, second)
    return both


def may_raise(spot: Spot) -> bool:
    """Whether a bet or raise is legal."""
    return spot.may_raise


def all_in_calls(spot: Spot) -> bool:
    """Whether calling takes so much that nothing is left to play for."""
    return stacks_go_in(spot.legal.structure) and spot.facing & (spot.owed >= COMMITS * spot.legal.stack)


def pushes_draws(spot: Spot, style: Style) -> float:
    """How often a draw is bet, or raised: cards are to come, few are in, and at most one bet."""
    few = (spot.opponents <= 3) & (spot.bets <= 1)
    return spot.streets_left > 0 and (may_raise(spot) & few) * style.semibluffs


def bluff_raises(spot: Spot, style: Style) -> float:
    """How often a weak hand raises the one bet of one opponent."""
    return (may_raise(spot) & (spot.opponents == 1) & (spot.bets == 1)) * (style.bluffs / 4)


def tight(style: Style) -> Any:
    """How often a hand without a plan is folded on the first street against many, however it is priced."""
    return lesser(1.0, greater(0.0, 1.6 - 4 * style.plays))


def folds_without_a_plan(spot: Spot, style: Style) -> Any:
    """The same against those who are in or may come in: never heads-up, where most hands have their price."""
    return spot.facing * (tight(style) * lesser(1.0, (spot.opponents - 1) / _MANY))
