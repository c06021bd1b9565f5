"""Random deals without replacement, many at once."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from pokertable.analysis.arrays import Cards


def deal(rng: np.random.Generator, count: int, deck: int, draw: int, taken: Sequence[Cards] = ()) -> list[Cards]:
    """`draw` different positions out of a deck of `deck` cards, in each of `count` deals: columns of (count,) uint8.

    `taken` are columns of positions, different within a deal, that are gone already. Card i is drawn from as many
    positions as are left and shifted past the earlier ones, kept sorted: uniform, exact and without rejection.
    """
    gone = _sorted_columns(taken)
    columns = []
    for _ in range(draw):
        card = rng.integers(0, deck - len(gone), count, dtype=np.uint8)
        for earlier in gone:
            card += card >= earlier
        columns.append(card)
        _insert(gone, card)
    return columns


def _sorted_columns(columns: Sequence[Cards]) -> list[Cards]:
    gone: list[Cards] = []
    for column in columns:
        _insert(gone, column)
    return gone


def _insert(gone: list[Cards], column: Cards) -> None:
    """Put a column of positions into the sorted columns, deal by deal."""
    rest = column
    for place, earlier in enumerate(gone):
        gone[place] = np.minimum(earlier, rest)
        rest = np.maximum(earlier, rest)
    gone.append(rest)
