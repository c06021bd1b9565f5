"""The action with each of hold'em's 169 starts by seat and stack, when everybody before has folded."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from pokertable.model.cards import Card
from pokertable.model.games import HOLDEM
from pokertable.training.starts.grid import SIZE, cards_at
from pokertable.training.starts.start import SEATS, Start, start

STACKS: Final = (100, 15, 10, 7)
"""Stacks that are offered, in big blinds; up to `SHORT` it is all-in or fold."""
SHORT: Final = 15
WORTH_A_RAISE: Final = 0.1
"""Least big blinds that a raise must win: less is not told apart from nothing."""
MOST_PUSHED: Final = 20
"""Greatest stack in the charts of all-ins, in big blinds."""


class Does(Enum):
    """The first action with a start; the first in raises or folds."""

    RAISE = "raise"
    FOLD = "fold"


@cache
def starts_at(behind: int) -> tuple[tuple[Start, ...], ...]:
    """The 169 starts from a seat, row by row; empty without a table."""
    rows = []
    for row in range(SIZE):
        found = [start(HOLDEM, behind, cards_at(row, column)) for column in range(SIZE)]
        if any(each is None for each in found):
            return ()
        rows.append(tuple([each for each in found if each is not None]))
    return tuple(rows)


def does_at(behind: int, stack: int) -> tuple[tuple[Does, ...], ...]:
    """The action with each of the 169 starts, one player behind at least: by what a raise wins, or by the charts."""
    return tuple([tuple([step.does for step in row]) for row in steps_at(behind, stack)])


class Step(Enum):
    """How good a start is for the first in, from a clear fold to a clear raise; its value is its place from there."""

    FAR = 0
    NEAR = 1
    """A fold that is nearly a raise."""
    THIN = 2
    GOOD = 3
    STRONG = 4

    @property
    def does(self) -> Does:
        """The action."""
        return Does.RAISE if self.value >= Step.THIN.value else Does.FOLD


_WON: Final = (-0.3, WORTH_A_RAISE, 0.5, 1.5)
"""Least big blinds that a raise wins at each step above the lowest."""


@cache
def steps_at(behind: int, stack: int) -> tuple[tuple[Step, ...], ...]:
    """How good each of the 169 starts is, one player behind at least: by what a raise wins, or by the charts."""
    if stack > SHORT:
        wins = [[one.raised if one.raised is not None else -math.inf for one in row] for row in starts_at(behind)]
        return _in_steps(wins, _WON)
    import numpy as np

    from pokertable.players.rules.charts import pushes_two_cards

    hands = np.array([cards_at(row, column) for row in range(SIZE) for column in range(SIZE)], np.uint8)
    pushed = pushes_two_cards(hands, behind).reshape(SIZE, SIZE).tolist()
    return _in_steps(pushed, (0.6 * stack, stack, (stack + MOST_PUSHED) / 2, MOST_PUSHED))


def _in_steps(values: Sequence[Sequence[float]], least: Sequence[float]) -> tuple[tuple[Step, ...], ...]:
    return tuple([tuple([Step(bisect_right(least, value)) for value in row]) for row in values])


@dataclass(frozen=True, slots=True)
class FromSeat:
    """A start from a seat with `behind` players to act after it, when everybody before has folded.

    `wins` is what a raise wins, in big blinds with its error, of a stack of more than `SHORT`; `pushed` the greatest
    stack of an all-in, in big blinds, 0 for none.
    """

    behind: int
    wins: float
    error: float
    pushed: int

    def does(self, stack: int) -> Does:
        """The action with a stack in big blinds."""
        worth = self.wins >= WORTH_A_RAISE if stack > SHORT else self.pushed >= stack
        return Does.RAISE if worth else Does.FOLD


def from_seats(cards: Sequence[Card]) -> tuple[FromSeat, ...]:
    """A start from each seat that can be first in, in the order in which they act; empty without a table."""
    import numpy as np

    from pokertable.players.rules.charts import pushes_two_cards

    found = []
    for behind in reversed(range(1, SEATS)):
        one = start(HOLDEM, behind, cards)
        if one is None or one.raised is None:
            return ()
        pushed = int(pushes_two_cards(np.array([cards], np.uint8), behind)[0])
        found.append(FromSeat(behind, one.raised, one.raised_error, pushed))
    return tuple(found)
