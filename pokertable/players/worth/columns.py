"""Many single hands at once, each on a board of its own and against so many rivals: what they expect of the pot.

Python's cost is by call, so hands of hundreds of tables are worked out in one. Each row is summed by itself: a hand
expects the same to the last bit, alone or with others.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Bools, Floats
from pokertable.players.worth.rivals import BeatCounts

_MOST_KEPT = 256
_AT_ONCE = 1 << 13
"""Futures of all hands together, so that what is worked out stays in the processor's cache."""


@dataclass(eq=False, slots=True)
class Column:
    """A single hand of a flop game in its futures: 1 for each that can come, (B,), and how many those are.

    `standing` says where it stands under each share of the pot, (B,) each; `others`, of the shares after the first,
    whether it has a hand and the chance that a rival has none.
    """

    possible: Floats
    futures: int
    standing: list[BeatCounts]
    others: list[tuple[Bools, Floats]]
    expected: dict[float, tuple[float, float]] = field(default_factory=dict)
    """By the number of rivals the share and how often it is strong, of the last that were asked for."""
    ranks: dict[float, float] = field(default_factory=dict)
    """By the number of rivals; kept by whoever ranks it."""

    def keep(self, rivals: float, figures: tuple[float, float]) -> None:
        """Remember what it expects against so many rivals, and forget all others once these are many."""
        if len(self.expected) >= _MOST_KEPT:
            self.expected = {}
        self.expected[rivals] = figures


def columns_of(possible: Bools, standing: Sequence[BeatCounts], others: Sequence[tuple[Bools, Floats]]) -> list[Column]:
    """The columns of hands of which each future can come or cannot, (B, H).

    `standing` and `others` as in `Column`, (B, H) or the same for all, (B, 1).
    """
    futures = np.maximum(possible.sum(axis=0), 1).tolist()

    def rows(figures: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """A row for each hand."""
        return np.ascontiguousarray(np.broadcast_to(figures, possible.shape).T)

    can_come = rows(possible.astype(np.float64))
    stand = [[rows(figures) for figures in share] for share in standing]
    other = [[rows(figures) for figures in share] for share in others]
    return [
        Column(
            can_come[hand],
            count,
            [BeatCounts(below[hand], through[hand], counted[hand]) for below, through, counted in stand],
            [(some[hand], without[hand]) for some, without in other],
        )
        for hand, count in enumerate(futures)
    ]


def share_and_strong(asked: Sequence[tuple[Column, float]], enough: float) -> list[tuple[float, float]]:
    """The part of the pot that each hand expects, and how often it gets `enough` of it or more.

    `asked` are single hands of one flop game on one street, and for how many random hands their rivals count.
    """
    futures = len(asked[0][0].possible) if asked else 1
    rows = max(1, _AT_ONCE // futures)
    found = []
    for at in range(0, len(asked), rows):
        found += _rows(asked[at : at + rows], enough)
    return found


def _rows(asked: Sequence[tuple[Column, float]], enough: float) -> list[tuple[float, float]]:
    columns = [column for column, _ in asked]
    rivals = np.array([[count] for _, count in asked])

    def rows(arrays: Iterable[npt.NDArray[Any]]) -> npt.NDArray[Any]:
        """One array of these, a row for each hand."""
        return np.concatenate([*arrays]).reshape(len(columns), -1)

    wins: list[Floats] = []
    for number in range(len(columns[0].standing)):
        standing = [column.standing[number] for column in columns]
        below, through, counted = (rows(figures) for figures in zip(*standing, strict=True))
        won = BeatCounts(below, through, counted).win(rivals)
        if number:
            some, without = (rows(part) for part in zip(*[each.others[number - 1] for each in columns], strict=True))
            won = np.where(some, won, without**rivals * wins[0])
        wins.append(won)
    pot = sum(wins[1:], start=wins[0]) / len(wins)
    possible = rows(column.possible for column in columns)
    futures = np.array([column.futures for column in columns])
    share = (pot * possible).sum(axis=1) / futures
    often = ((pot >= enough) * possible).sum(axis=1) / futures
    return list(zip(share.tolist(), often.tolist(), strict=True))
