"""Many single hands at once, each on a board of its own and against so many rivals: what they expect of the pot.

Python's cost is by call, so hands of hundreds of tables are worked out in one. Each row is summed by itself: a hand
expects the same to the last bit, alone or with others.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Bools, Floats, Ids
from pokertable.players.worth.rivals import BeatCounts

_AT_ONCE = 1 << 13
"""Futures of all hands together, so that what is worked out stays in the processor's cache."""


class ColumnShare(NamedTuple):
    """A single hand under one share of the pot in each future, (B,) each.

    `below`, `through` and `counted` are those of `BeatCounts`; `some` says whether it has a hand, `without` is the
    chance that a rival has none (both mean nothing of the first share).
    """

    below: Ids
    through: Ids
    counted: Ids
    some: Bools
    without: Floats


@dataclass(eq=False, slots=True)
class Column:
    """A single hand of a flop game in its futures: 1 for each that can come, (B,), how many those are, its shares."""

    possible: Floats
    futures: int
    shares: list[ColumnShare]
    expected: dict[float, tuple[float, float]] = field(default_factory=dict)
    """By the number of rivals the share and how often it is strong; kept by whoever asks."""
    ranks: dict[float, float] = field(default_factory=dict)
    """By the number of rivals; kept by whoever ranks it."""


def columns_of(possible: Bools, shares: Sequence[tuple[Bools, BeatCounts, Floats]]) -> list[Column]:
    """The columns of hands of which each future can come or cannot, (B, H).

    `shares` are, for each share of the pot, whether the hands have one, (B, H), where they stand, and the chance that a
    rival has none, (B, H) or the same for all, (B, 1).
    """
    futures = np.maximum(possible.sum(axis=0), 1).tolist()

    def by_hand(figures: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return np.ascontiguousarray(np.broadcast_to(figures, possible.shape).T)

    parts = []
    for some, (below, through, counted), without in shares:
        arrays = [by_hand(each) for each in (below, through, counted, some, without)]
        parts.append([ColumnShare(*each) for each in zip(*arrays, strict=True)])
    can_come = by_hand(possible.astype(np.float64))
    return [
        Column(each, *rest) for each, *rest in zip(can_come, futures, map(list, zip(*parts, strict=True)), strict=True)
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

    def gathered(of: Callable[[ColumnShare], npt.NDArray[Any]], number: int) -> npt.NDArray[Any]:
        """One of the arrays of this share, a row for each hand."""
        return np.concatenate([of(column.shares[number]) for column in columns]).reshape(len(columns), -1)

    wins: list[Floats] = []
    for number in range(len(columns[0].shares)):
        below, through = gathered(lambda each: each.below, number), gathered(lambda each: each.through, number)
        won = BeatCounts(below, through, gathered(lambda each: each.counted, number)).win(rivals)
        if number:
            without = gathered(lambda each: each.without, number)
            won = np.where(gathered(lambda each: each.some, number), won, without**rivals * wins[0])
        wins.append(won)
    pot = sum(wins[1:], start=wins[0]) / len(wins)
    possible = np.concatenate([column.possible for column in columns]).reshape(len(columns), -1)
    futures = np.array([column.futures for column in columns])
    share = (pot * possible).sum(axis=1) / futures
    often = ((pot >= enough) * possible).sum(axis=1) / futures
    return list(zip(share.tolist(), often.tolist(), strict=True))
