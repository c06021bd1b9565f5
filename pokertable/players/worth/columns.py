"""Many single hands at once, each on a board of its own and against so many rivals: what they expect of the pot.

Python's cost is by call, so hands of hundreds of tables are worked out in one. Each row is summed by itself: a hand
expects the same to the last bit, alone or with others.
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
"""Futures of all hands together, so that what is worked out stays in the processor's cache."""


@dataclass(eq=False, slots=True)
class Column:
    """A single hand of a flop game in its futures: whether each can come, (B,), and how many can.

    `standing` says where it stands under each share of the pot, (B,) each; `others`, of the shares after the first,
    whether it has a hand and the chance that a rival has none.
    """

    possible: Bools
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


class Standings(NamedTuple):
    """Many hands of a flop game, a row each: the figures of `Column`, (H, B), and how many futures each has, (H,).

    What is the same for all of them is one row, (1, B).
    """

    possible: Bools
    futures: Ids
    standing: Sequence[BeatCounts]
    others: Sequence[tuple[Bools, Floats]]

    @classmethod
    def of(cls, columns: Sequence[Column]) -> Standings:
        """Those of single hands, which are of one game on one street."""
        return _joined(columns, np.array([column.futures for column in columns]))

    def at(self, rows: Ids) -> Standings:
        """Some of the rows; one may come more than once."""
        standing = [BeatCounts(*[_at(each, rows) for each in share]) for share in self.standing]
        others = [(_at(some, rows), _at(without, rows)) for some, without in self.others]
        return Standings(_at(self.possible, rows), self.futures[rows], standing, others)

    def expect(self, rivals: Floats, enough: float) -> tuple[Floats, Floats]:
        """The part of the pot that each hand expects, and how often it gets `enough` of it or more: (H,) each.

        `rivals`, (H,), says for how many random hands its rivals count.
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
    """Some rows of figures, or the one that is the same for all."""
    return figures if len(figures) == 1 else figures[rows]


def standings_of(possible: Bools, standing: Sequence[BeatCounts], others: Sequence[tuple[Bools, Floats]]) -> Standings:
    """Hands of which each future can come or cannot, (B, H).

    `standing` and `others` as in `Column`, (B, H) or the same for all, (B, 1).
    """

    def rows(figures: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """A row for each hand, or one for all."""
        return np.ascontiguousarray(figures.T)

    return Standings(
        rows(possible),
        np.maximum(possible.sum(axis=0), 1),
        [BeatCounts(*[rows(figures.astype(np.int16)) for figures in share]) for share in standing],
        [(rows(some), rows(without)) for some, without in others],
    )


def standings_together(parts: Sequence[Standings]) -> Standings:
    """Those of several parts of the hands of a street."""
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
    """As `Standings.expect` for these rows; a row is worked out once against so many rivals, a few rows at a time."""
    different, where = np.unique(np.stack([at.astype(np.float64), rivals]), axis=1, return_inverse=True)
    share, strong = np.empty((2, different.shape[1]))
    rows = max(1, _AT_ONCE // standings.possible.shape[1])
    for start in range(0, len(share), rows):
        part = slice(start, start + rows)
        hands = standings.at(different[0, part].astype(np.int64))
        share[part], strong[part] = hands.expect(different[1, part], enough)
    return share[where], strong[where]


def share_and_strong(asked: Sequence[tuple[Column, float]], enough: float) -> list[tuple[float, float]]:
    """The part of the pot that each hand expects, and how often it gets `enough` of it or more.

    `asked` are single hands of one flop game on one street, and for how many random hands their rivals count.
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
