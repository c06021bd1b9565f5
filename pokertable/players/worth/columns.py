"""Many single hands at once, each on its own board and against its number of rivals: equities.

Python's cost is per call, so hands of hundreds of tables are computed together. Each row is summed separately: a hand's
equity is the same to the last bit, alone or with others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Bools, Floats, Ids
from pokertable.players.worth.beats import BeatCounts

_MOST_KEPT = 256
_AT_ONCE = 1 << 13
"""Futures of all hands processed together, so that the data stays in the processor's cache."""


@dataclass(eq=False, slots=True)
class Column:
    """A single hand of a flop game in its futures: whether each is possible, (B,), and the number of possible ones.

    `standing` is its place in each share, (B,) each; `others`, for the later shares, whether it has a hand and the
    chance that a rival has none.
    """

    possible: Bools
    futures: int
    standing: list[BeatCounts]
    others: list[tuple[Bools, Floats]]
    expected: dict[float, tuple[float, float]] = field(default_factory=dict)
    """Equity and frequency of strong results by number of rivals, for the last ones asked."""
    ranks: dict[float, float] = field(default_factory=dict)
    """Ranks by number of rivals; filled by the ranking code."""

    def keep(self, rivals: float, figures: tuple[float, float]) -> None:
        """Cache the figures against this number of rivals, after dropping all others if there are many."""
        if len(self.expected) >= _MOST_KEPT:
            self.expected = {}
        self.expected[rivals] = figures


class Standings(NamedTuple):
    """Many hands of a flop game, one row each: the figures of `Column`, (H, B), and numbers of futures, (H,).

    A figure common to all is one row, (1, B).
    """

    possible: Bools
    futures: Ids
    standing: Sequence[BeatCounts]
    others: Sequence[tuple[Bools, Floats]]

    @classmethod
    def of(cls, columns: Sequence[Column]) -> Standings:
        """The standings of single hands of one game on one street."""
        return _joined(columns, np.array([column.futures for column in columns]))

    def at(self, rows: Ids) -> Standings:
        """Some of the rows, repetitions allowed."""
        standing = [BeatCounts(*[_at(each, rows) for each in share]) for share in self.standing]
        others = [(_at(some, rows), _at(without, rows)) for some, without in self.others]
        return Standings(_at(self.possible, rows), self.futures[rows], standing, others)

    def expect(self, rivals: Floats, enough: float) -> tuple[Floats, Floats]:
        """(H,) each: equity of each hand, and how often it gets at least `enough` of the pot.

        `rivals`, (H,), is the number of random hands for which its rivals count.
        """
        counts = rivals[:, None]
        wins: list[Floats] = []
        for number, standing in enumerate(self.standing):
            won = standing.win(counts)
            if number:
                some, without = self.others[number - 1]
                won = np.where(some, won, without**counts * wins[0])
            wins.append(won)
        pot = sum(wins[1:], start=wins[0]) / len(wins)
        share = (pot * self.possible).sum(axis=1) / self.futures
        often = ((pot >= enough) * self.possible).sum(axis=1) / self.futures
        return share, often

    def split(self) -> list[Column]:
        """Each hand by itself."""
        return [
            Column(
                _at(self.possible, hand)[0],
                futures,
                [BeatCounts(*[_at(each, hand)[0] for each in share]) for share in self.standing],
                [(_at(some, hand)[0], _at(without, hand)[0]) for some, without in self.others],
            )
            for hand, futures in zip(np.arange(len(self.futures))[:, None], self.futures.tolist(), strict=True)
        ]


def _at(figures: npt.NDArray[Any], rows: Ids) -> npt.NDArray[Any]:
    """Some rows of figures, or the single common one."""
    return figures if len(figures) == 1 else figures[rows]


def standings_of(possible: Bools, standing: Sequence[BeatCounts], others: Sequence[tuple[Bools, Floats]]) -> Standings:
    """Hands with possible futures, (B, H).

    `standing` and `others` as in `Column`, (B, H) or common to all, (B, 1).
    """

    def rows(figures: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """One row per hand, or one for all."""
        return np.ascontiguousarray(figures.T)

    return Standings(
        rows(possible),
        np.maximum(possible.sum(axis=0), 1),
        [BeatCounts(*[rows(figures.astype(np.int16)) for figures in share]) for share in standing],
        [(rows(some), rows(without)) for some, without in others],
    )


def standings_together(parts: Sequence[Standings]) -> Standings:
    """The standings of several parts of the hands of a street."""
    if len(parts) == 1:
        return parts[0]

    return _joined(parts, np.concatenate([part.futures for part in parts]))


def _joined(parts: Sequence[Standings | Column], futures: Ids) -> Standings:
    """The rows of all parts; a column is one."""

    def joined(parts: Sequence[npt.NDArray[Any]]) -> npt.NDArray[Any]:
        first = parts[0]
        if first.ndim > 1 and all(len(part) == 1 and np.array_equal(part, first) for part in parts):
            return first
        return np.concatenate(parts).reshape(len(futures), -1)

    def rows(arrays: Sequence[Sequence[npt.NDArray[Any]]]) -> list[npt.NDArray[Any]]:
        return [joined(each) for each in zip(*arrays, strict=True)]

    shares = range(len(parts[0].standing))
    others = [rows([part.others[at] for part in parts]) for at in shares[:-1]]
    return Standings(
        rows([[part.possible] for part in parts])[0],
        futures,
        [BeatCounts(*rows([part.standing[at] for part in parts])) for at in shares],
        [(some, without) for some, without in others],
    )


def expect_each(standings: Standings, at: Ids, rivals: Floats, enough: float) -> tuple[Floats, Floats]:
    """The values of `Standings.expect` for these rows; each is computed once per number of rivals, a few at a time."""
    different, where = np.unique(np.stack([at.astype(np.float64), rivals]), axis=1, return_inverse=True)
    share, strong = np.empty((2, different.shape[1]))
    rows = max(1, _AT_ONCE // standings.possible.shape[1])
    for start in range(0, len(share), rows):
        part = slice(start, start + rows)
        hands = standings.at(different[0, part].astype(np.int64))
        share[part], strong[part] = hands.expect(different[1, part], enough)
    return share[where], strong[where]


def share_and_strong(asked: Sequence[tuple[Column, float]], enough: float) -> list[tuple[float, float]]:
    """Equity of each hand, and how often it gets at least `enough` of the pot.

    `asked` are single hands of one flop game on one street, and the number of random hands for which their rivals
    count.
    """
    futures = len(asked[0][0].possible) if asked else 1
    rows = max(1, _AT_ONCE // futures)
    found: list[tuple[float, float]] = []
    for start in range(0, len(asked), rows):
        part = asked[start : start + rows]
        standings = Standings.of([column for column, _ in part])
        share, often = standings.expect(np.array([count for _, count in part]), enough)
        found += zip(share.tolist(), often.tolist(), strict=True)
    return found
