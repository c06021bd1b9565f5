"""How often a hand beats an opponent's unknown one: sorted samples of the opponent's strengths."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Bools, Floats, Ids, Strengths, gather

_STRIDE = 1 << 13
"""More than the greatest strength, 7462."""
_FEW_ROWS = 64
"""So few rows have a table of places by strength; more would take too much memory."""


class Rivals:
    """Strengths of sampled opponents' hands under one share, a row for each future or opponent."""

    def __init__(self, sample: Strengths, usable: Bools | None = None) -> None:
        """`sample` (B, N); where `usable` is False the hand holds a card of the board and is left out."""
        rows, n = sample.shape
        keys = sample.astype(np.int64)
        if usable is not None:
            keys[~usable] = _STRIDE - 1
            self._count = usable.sum(axis=1)[:, None]
        else:
            self._count = np.full((rows, 1), n)
        self._offset = (_STRIDE * np.arange(rows))[:, None]
        self._start = (n * np.arange(rows))[:, None]
        self._order = keys.argsort(axis=1)
        self._keys = (np.take_along_axis(keys, self._order, axis=1) + self._offset).ravel()
        self.without: Floats = (self._keys.searchsorted(self._offset + 1) - self._start) / self._count
        """The chance that a rival has no hand under this share (no low): (B, 1)."""

    def standing(self, values: npt.NDArray[np.integer]) -> BeatChances:
        """Where hands of strength `values`, (B, H) or (1, H) for all rows, stand among the sample: (B, H)."""
        below, through = self.places(values)
        return BeatChances(below / (self._count + 1), (through + 1) / (self._count + 1))

    def places(self, values: npt.NDArray[np.integer]) -> Places:
        """Where hands of strength `values`, (B, H) or (1, H), fall among the sorted sample of each row: (B, H)."""
        if len(self._order) <= _FEW_ROWS:
            table, width = self._table
            at = np.minimum(values.astype(np.int64), width - 1) + (width + 1) * np.arange(len(self._order))[:, None]
            return Places(gather(table, at).astype(np.int64), gather(table, at + 1).astype(np.int64))
        keys = self._offset + values
        start = self._start
        return Places(self._keys.searchsorted(keys) - start, self._keys.searchsorted(keys, side="right") - start)

    @cached_property
    def _table(self) -> tuple[npt.NDArray[np.int16], int]:
        """How many hands of each row are weaker than a strength, the strengths up to one above the strongest."""
        rows = len(self._order)
        keys = self._keys.reshape(rows, -1) - self._offset
        width = int(keys[keys < _STRIDE - 1].max(initial=0)) + 2
        at = np.minimum(keys, width) + (width + 1) * np.arange(rows)[:, None]
        counts = np.bincount(at.ravel(), minlength=rows * (width + 1)).reshape(rows, width + 1)
        below = np.zeros((rows, width + 1), np.int16)
        below[:, 1:] = np.cumsum(counts[:, :-1], axis=1)
        return below.ravel(), width

    def chances(self, places: Places, rival: RivalRange) -> tuple[Floats, Floats]:
        """The chance that a hand at these places beats the rival or finds it gone, and that it ties it: (B, H) each.

        With a row of its own (stud) the rival's places are those of that row.
        """
        weighed, total = self._weighed(rival)
        below, through = places
        if rival.row is not None:
            below, through = below[rival.row], through[rival.row]
            less, up_to = weighed[0][below], weighed[0][through]
        else:
            less, up_to = np.take_along_axis(weighed, below, axis=1), np.take_along_axis(weighed, through, axis=1)
        return 1 - rival.plays * (1 - less / total), rival.plays * (up_to - less) / total

    def without_of(self, rival: RivalRange) -> Floats:
        """The chance that the rival has no hand under this share: (B, 1)."""
        weighed, total = self._weighed(rival)
        none = self._keys.searchsorted(self._offset + 1) - self._start
        if rival.row is not None:
            none = none[rival.row : rival.row + 1]
        chance: Floats = np.take_along_axis(weighed, none, axis=1) / total
        return chance

    def _weighed(self, rival: RivalRange) -> tuple[Floats, Floats]:
        kept = rival.kept.get(id(self))
        if kept is None:
            kept = rival.kept[id(self)] = self._weigh(rival.weights, rival.row)
        return kept

    def _weigh(self, weights: Floats, row: int | None) -> tuple[Floats, Floats]:
        """The weight below each place of the sorted sample, (B, N + 1), and all of it, (B, 1); of one row, B is 1.

        A row of which no hand is left counts all its hands alike.
        """
        rows = slice(None) if row is None else slice(row, row + 1)
        order = self._order[rows]
        below = np.zeros((len(order), order.shape[1] + 1))
        np.cumsum(gather(weights, order), axis=1, out=below[:, 1:])
        count = np.broadcast_to(self._count, (len(self._order), 1))[rows]
        total = np.take_along_axis(below, count, axis=1)  # hands that hold a card of the board stand behind
        empty = total[:, 0] <= 0
        if empty.any():
            below[empty] = np.arange(below.shape[1])
            total[empty] = count[empty]
        return below, total


@dataclass(frozen=True, eq=False, slots=True)
class RivalRange:
    """What a rival may hold: `weights` (N,) over the sample, and how likely it is to stay in.

    `row` is its row of the samples where everybody has cards of their own (stud).
    """

    weights: Floats
    plays: float = 1.0
    row: int | None = None
    kept: dict[int, tuple[Floats, Floats]] = field(default_factory=dict)
    """Kept by whoever sums the weights; lives as long as the range does."""


class Places(NamedTuple):
    """How many of the sorted sample a hand beats, `below`, and how many it beats or ties, `through`; int64."""

    below: Ids
    through: Ids


class BeatChances(NamedTuple):
    """The chance that a hand beats one rival's, `below`, and that it beats or ties it, `through`.

    The hand itself counts as one more of the sample, so that `through` is always the greater.
    """

    below: Floats
    through: Floats

    def win(self, rivals: float | Floats) -> Floats:
        """The part of a share that the hands expect against so many rivals, 0 … 1.

        A hand that beats a rival with chance b and ties with chance t expects ∫ x^rivals dx / t from b to b + t: all of
        it if nobody ties, its part with those who do. `rivals` need not be whole: one who has shown strength counts
        for more than one random hand (the best of so many).
        """
        power = rivals + 1
        expected: Floats = (self.through**power - self.below**power) / (power * (self.through - self.below))
        return expected
