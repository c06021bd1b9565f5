"""The 13 × 13 grid of hold'em's starts: raise, call or fold by seat and stack."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import Final

from pokertable.model.cards import DECK, RANKS, Card
from pokertable.model.games import HOLDEM
from pokertable.training.starts.start import Start, start

SIZE: Final = 13
STACKS: Final = (100, 15, 10, 7)
"""Stacks that are offered, in big blinds; up to `SHORT` it is all-in or fold."""
SHORT: Final = 15


class Does(Enum):
    """The first action with a start when everybody before has folded."""

    RAISE = "raise"
    CALL = "call"
    FOLD = "fold"


def cards_at(row: int, column: int) -> tuple[Card, Card]:
    """The cards of a cell, ranks from the ace down: pairs on the diagonal, suited above it, offsuit below."""
    high, low = 12 - min(row, column), 12 - max(row, column)
    first = DECK[4 * high + 2]
    return first, DECK[4 * low + (2 if row < column else 3)]


def name_at(row: int, column: int) -> str:
    """The name of a cell: ``AA``, ``AKs``, ``AKo``."""
    high, low = sorted((row, column))
    kind = "" if row == column else "s" if row < column else "o"
    return f"{RANKS[12 - high]}{RANKS[12 - low]}{kind}"


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


@cache
def does_at(behind: int, stack: int) -> tuple[tuple[Does, ...], ...]:
    """The action with each of the 169 starts, by the counted ranks; with a short stack by the charts."""
    if stack > SHORT:
        return tuple([tuple(map(_by_rank, row)) for row in starts_at(behind)])
    import numpy as np

    from pokertable.players.rules.charts import pushes_two_cards

    hands = np.array([cards_at(row, column) for row in range(SIZE) for column in range(SIZE)], np.uint8)
    pushed = (pushes_two_cards(hands, max(1, behind)) >= stack).reshape(SIZE, SIZE).tolist()
    return tuple([tuple([Does.RAISE if each else Does.FOLD for each in row]) for row in pushed])


def _by_rank(one: Start) -> Does:
    if one.better <= one.raises:
        return Does.RAISE
    return Does.CALL if one.better <= one.plays else Does.FOLD
