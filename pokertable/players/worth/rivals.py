"""How often a hand beats an opponent's unknown one: samples of the opponent's strengths."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Bools, Floats, Ids, Strengths, gather

_AWAY = 8191
"""Stands for the strength of a hand that holds a card of the board: more than the greatest, 7462."""
_FEW_ROWS = 64
"""So few rows have a table of places by strength; more would take too much memory."""
FEW_HANDS = 16
"""So few hands are compared with the sample one by one, without sorting it."""
_ROWS_AT_ONCE = 64
"""Rows that are compared in one go, so that what is compared stays in the processor's cache."""
_POWERS_FROM = 2048
"""From so many places on their powers are looked up."""


class Rivals:
    """Strengths of sampled opponents' hands under one share, a row for each future or opponent."""

    def __init__(self, sample: Strengths, usable: Bools | None = None) -> None:
        """`sample` (B, N); where `usable` is False the hand holds a card of the board and is left out."""
        rows, n = sample.shape
        self._sample = sample if usable is None else np.where(usable, sample, np.int16(_AWAY))
        self.count: Ids = np.full((rows, 1), n) if usable is None else np.count_nonzero(usable, axis=1)[:, None]
        """How many of each row are possible: (B, 1)."""

    def part(self, rows: slice) -> Rivals:
        """Some of the rows."""
        part = Rivals.__new__(Rivals)
        part._sample, part.count = self._sample[rows], self.count[rows]
        return part

    @cached_property
    def _start(self) -> Ids:
        """Where each row starts, (B, 1)."""
        rows, n = self._sample.shape
        starts: Ids = (n * np.arange(rows))[:, None]
        return starts

    @property
    def few_rows(self) -> bool:
        """Whether few hands are best compared with the sample one by one, without sorting it."""
        return len(self._sample) <= _FEW_ROWS

    @cached_property
    def _without(self) -> Ids:
        count: Ids = np.count_nonzero(self._sample == 0, axis=1)[:, None]
        return count

    @cached_property
    def without(self) -> Floats:
        """The chance that a rival has no hand under this share (no low): (B, 1)."""
        chance: Floats = self._without / self.count
        return chance

    def places(self, values: npt.NDArray[np.integer]) -> Places:
        """Where hands of strength `values`, (B, H) or (1, H), fall among the sorted sample of each row: (B, H)."""
        if values.shape[1] <= FEW_HANDS and self.few_rows:
            asked = values.astype(np.int16)[:, :, None]
            sample = self._sample[:, None]
            return Places(np.count_nonzero(sample < asked, axis=2), np.count_nonzero(sample <= asked, axis=2))
        if self.few_rows:
            table, width = self._table
            at = np.minimum(values.astype(np.int64), width - 1) + (width + 1) * np.arange(len(self._sample))[:, None]
            return Places(gather(table, at).astype(np.int64), gather(table, at + 1).astype(np.int64))
        ordered, keys = self._ordered, values + self._row_keys
        return Places(ordered.searchsorted(keys) - self._start, ordered.searchsorted(keys, "right") - self._start)

    @cached_property
    def _row_keys(self) -> Ids:
        """What sets the strengths of a row above those of the rows before it: (B, 1)."""
        return (_AWAY + 1) * np.arange(len(self._sample))[:, None]

    @cached_property
    def _ordered(self) -> Ids:
        """All strengths, row after row, each row in order."""
        return (np.take_along_axis(self._sample, self._order, axis=1) + self._row_keys).ravel()

    @cached_property
    def _order(self) -> Ids:
        """The sample of each row from the weakest to the strongest; those left out stand behind."""
        return self._sample.argsort(axis=1, kind="stable")

    @cached_property
    def _runs(self) -> tuple[Ids, Ids, Ids]:
        """The sample in order, row after row: where each hand stands, and where hands of one strength begin and end."""
        flat = (self._order + self._start).ravel()
        ordered = gather(self._sample.ravel(), flat).reshape(self._sample.shape)
        begins = np.ones(ordered.shape, np.bool_)
        np.not_equal(ordered[:, 1:], ordered[:, :-1], out=begins[:, 1:])
        first = np.flatnonzero(begins)
        return flat, first, np.append(first[1:], ordered.size)

    @cached_property
    def own_places(self) -> Places:
        """Where the hands of the sample itself fall in it: (B, N). Those left out mean nothing."""
        flat, first, after = self._runs
        n = self._sample.shape[1]
        start = first - first % n
        length = after - first
        below, through = np.empty((2, *self._sample.shape), np.int64)
        below.ravel()[flat], through.ravel()[flat] = np.repeat(first - start, length), np.repeat(after - start, length)
        return Places(below, through)

    def own_wins(self, rivals: float) -> Floats:
        """What the hands of the sample win against so many rivals, as `BeatCounts.win`: (B, N)."""
        flat, first, after = self._runs
        row, below = np.divmod(first, self._sample.shape[1])
        length = after - first
        standing = BeatCounts(below, below + length, self.count[row, 0])
        won = np.empty(self._sample.shape)
        won.ravel()[flat] = np.repeat(standing.win(rivals), length)
        return won

    @cached_property
    def _table(self) -> tuple[npt.NDArray[np.int16], int]:
        return self.places_by_strength()

    def places_by_strength(self) -> tuple[npt.NDArray[np.int16], int]:
        """How many hands of each row are weaker than a strength: row after row, and the strengths of each row.

        They go up to one above the strongest.
        """
        rows = len(self._sample)
        width = int(self._sample.max(where=self._sample < _AWAY, initial=0)) + 2
        at = np.minimum(self._sample, width) + (width + 1) * np.arange(rows)[:, None]
        counts = np.bincount(at.ravel(), minlength=rows * (width + 1)).reshape(rows, width + 1)
        below = np.zeros((rows, width + 1), np.int16)
        np.cumsum(counts[:, :-1], axis=1, dtype=np.int16, out=below[:, 1:])
        return below.ravel(), width

    def chances(self, places: Places, rival: RivalRange) -> BeatChances:
        """The chances of hands at these places against the rival: (B, H) each.

        With a row of its own (stud) the rival's places are those of that row.
        """
        at = [each + self._row_starts if rival.row is None else each[rival.row] for each in places]
        return BeatChances(*[self._chances_at(rival, each) for each in at])

    def _chances_at(self, rival: RivalRange, places: Ids) -> Floats:
        """The chance that a hand beats the rival or finds it gone, at these places of the rows one after the other."""
        weighed = rival.range.sums.get(self)
        if weighed is None:
            weighed = rival.range.sums[self] = self._weigh(rival.range.spread, rival.row).ravel()
        beats: Floats = gather(weighed, places)
        return beats if rival.plays == 1 else 1 - rival.plays * (1 - beats)

    def few_chances(self, values: npt.NDArray[np.integer], field: Field) -> BeatChances:
        """The same for few hands of strength `values`, (B, H), against all rivals of a field: (B, H, rivals) each.

        The hands are compared with the sample one by one; it need not be in order.
        """
        asked = values.astype(np.int16)[:, :, None]
        weights, (total, _) = field.weights, self._sums(field)
        less, up_to = np.empty((2, *values.shape, weights.shape[1]))
        for at in range(0, len(asked), _ROWS_AT_ONCE):
            rows = slice(at, at + _ROWS_AT_ONCE)
            sample = self._sample[rows, None]
            np.matmul((sample < asked[rows]).astype(np.float64), weights, out=less[rows])
            np.matmul((sample <= asked[rows]).astype(np.float64), weights, out=up_to[rows])
        if (empty := total <= 0).any():
            places = self.places(values)
            less = np.where(empty, places.below[:, :, None], less)
            up_to = np.where(empty, places.through[:, :, None], up_to)
            total = np.where(empty, self.count[:, :, None], total)
        return BeatChances(1 - field.plays * (1 - less / total), 1 - field.plays * (1 - up_to / total))

    def nobody(self, field: Field) -> Floats:
        """The chance that no rival of the field has a hand under this share: (B, 1)."""
        if not self.few_rows:
            chance = np.ones((len(self._sample), 1))
            for rival in field.rivals:
                chance *= self._chances_at(rival, self._without + self._row_starts)
            return chance
        total, none = self._sums(field)
        if (empty := total <= 0).any():
            alike = self.without[:, :, None] if field.rows is None else self.without[field.rows].reshape(1, 1, -1)
            none, total = np.where(empty, alike, none), np.where(empty, 1.0, total)
        nobody: Floats = (1 - field.plays * (1 - none / total)).prod(axis=-1)
        return nobody

    def _sums(self, field: Field) -> tuple[Floats, Floats]:
        """The weights of all hands that are possible, and of those that are none: (B, 1, rivals) each.

        Where every rival has a row of its own B is 1.
        """
        kept = field.sums.get(self)
        if kept is None:
            if field.rows is None:
                there, none = self._there @ field.weights, self._none @ field.weights
            else:
                own = field.weights.T
                there = (self._there[field.rows] * own).sum(axis=1)[None]
                none = (self._none[field.rows] * own).sum(axis=1)[None]
            kept = field.sums[self] = there[:, None], none[:, None]
        return kept

    @cached_property
    def _none(self) -> Floats:
        """1 where a hand of the sample is none under this share: (B, N)."""
        return np.where(self._sample == 0, 1.0, 0.0)

    @cached_property
    def _there(self) -> Floats:
        """1 where a hand of the sample is possible: (B, N)."""
        return np.where(self._sample != _AWAY, 1.0, 0.0)

    @cached_property
    def _row_starts(self) -> Ids:
        """Where each row of the summed weights starts, (B, 1)."""
        starts: Ids = self._start + np.arange(len(self._start))[:, None]
        return starts

    def _weigh(self, weights: Floats, row: int | None) -> Floats:
        """The part of the weight below each place of the sorted sample: (B, N + 1); of one row, B is 1.

        A row of which no hand is left counts all its hands alike.
        """
        rows = slice(None) if row is None else slice(row, row + 1)
        order, count = self._order[rows], self.count[rows]
        below = np.zeros((len(order), order.shape[1] + 1))
        np.cumsum(gather(weights, order), axis=1, out=below[:, 1:])
        total = np.take_along_axis(below, count, axis=1)  # hands that hold a card of the board stand behind
        empty = total[:, 0] <= 0
        if empty.any():
            below[empty] = np.arange(below.shape[1])
            total[empty] = count[empty]
        below /= total
        return below


@dataclass(eq=False, slots=True)
class SampleRange:
    """What a seat may hold: `weights` (N,) over the sample of hands.

    `spread` are the weights over the samples of strengths, where those are more (stud).
    """

    weights: Floats
    spread: Floats = field(default_factory=lambda: np.zeros(0))
    callers: dict[float, SampleRange] = field(default_factory=dict)
    """Those that go on against a bet, by the part of it."""
    sums: dict[Rivals, Floats] = field(default_factory=dict)
    """Kept by whoever sums the weights; lives as long as the range does."""

    def __post_init__(self) -> None:
        if not len(self.spread):
            self.spread = self.weights


class RivalRange(NamedTuple):
    """A rival's range and how likely it is to stay in.

    `row` is its row of the samples where everybody has cards of their own (stud).
    """

    range: SampleRange
    plays: float = 1.0
    row: int | None = None


class Field:
    """The rivals still in, each with its range; in stud each with a row of its own."""

    def __init__(self, rivals: Sequence[RivalRange]) -> None:
        self.rivals = tuple(rivals)
        self.plays: Floats = np.array([each.plays for each in rivals])
        self.rows = [each.row for each in rivals if each.row is not None] or None
        self.sums: dict[Rivals, tuple[Floats, Floats]] = {}
        """Kept by whoever sums the weights."""

    def __len__(self) -> int:
        """How many rivals there are."""
        return len(self.rivals)

    @cached_property
    def weights(self) -> Floats:
        """(N, rivals)."""
        return np.stack([each.range.spread for each in self.rivals], axis=1)


class Places(NamedTuple):
    """How many of the sorted sample a hand beats, `below`, and how many it beats or ties, `through`; int64."""

    below: Ids
    through: Ids


class BeatChances(NamedTuple):
    """The chance that a hand beats a rival or finds it gone, `beats`, and that it does or ties it, `ties`."""

    beats: Floats
    ties: Floats

    def between(self, part: float) -> Floats:
        """So far on the way from the one to the other."""
        return self.beats + part * (self.ties - self.beats)


class BeatCounts(NamedTuple):
    """How many of a rival's `counted` sampled hands a hand beats, `below`, and how many it beats or ties, `through`.

    The hand itself counts as one more of the sample, tied with it.
    """

    below: Ids
    through: Ids
    counted: Ids

    def of_rows(self, rows: Sequence[int]) -> BeatCounts:
        """Among the samples of these rows."""
        return BeatCounts(*[each[list(rows)] for each in self])

    def win(self, rivals: float | Floats) -> Floats:
        """The part of a share that the hands expect against so many rivals, 0 … 1.

        A hand that beats a rival with chance b and ties with chance t expects ∫ x^rivals dx / t from b to b + t: all of
        it if nobody ties, its part with those who do. `rivals` need not be whole: one who has shown strength counts
        for more than one random hand (the best of so many).
        """
        power = rivals + 1
        through = self.through + 1
        if isinstance(power, np.ndarray) or self.below.size < _POWERS_FROM:
            least, most = self.below**power, through**power
        else:
            powers = np.arange(int(self.counted.max()) + 2) ** power
            least, most = gather(powers, self.below), gather(powers, through)
        scale = power * (self.counted + 1.0) ** rivals
        expected: Floats = (most - least) / ((through - self.below) * scale)
        return expected
