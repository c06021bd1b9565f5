"""The 13 × 13 grid of hold'em's starts: pairs on the diagonal, suited above it, offsuit below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pokertable.model.cards import DECK, RANKS, Card

SIZE: Final = 13


def cards_at(row: int, column: int) -> tuple[Card, Card]:
    """The cards of a cell."""
    high, low = 12 - min(row, column), 12 - max(row, column)
    first = DECK[4 * high + 2]
    return first, DECK[4 * low + (2 if row < column else 3)]


def cell_of(cards: Sequence[Card]) -> int:
    """The cell of two cards, counted row by row."""
    high, low = sorted(12 - card.rank for card in cards)
    return SIZE * high + low if cards[0].suit == cards[1].suit else SIZE * low + high


def cards_named(name: str) -> tuple[Card, Card] | None:
    """The cards of the cell with this name, in any case: ``AA``, ``AKs``, ``ako``; None if no cell has it."""
    wanted = name.upper()
    cells = ((row, column) for row in range(SIZE) for column in range(SIZE))
    return next((cards_at(*cell) for cell in cells if name_at(*cell).upper() == wanted), None)


def name_at(row: int, column: int) -> str:
    """The name of a cell: ``AA``, ``AKs``, ``AKo``."""
    high, low = sorted((row, column))
    kind = "" if row == column else "s" if row < column else "o"
    return f"{RANKS[12 - high]}{RANKS[12 - low]}{kind}"
