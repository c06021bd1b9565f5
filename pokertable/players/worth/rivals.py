"""How often a hand beats an opponent's unknown one: samples of the opponent's strengths."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Bools, Floats, Ids, Strengths, count_true, gather
from pokertable.model.cached import cached_property
from pokertable.players.worth.beats import BeatCounts, Places, integral, nodes

AWAY = 8191
"""Placeholder strength of a hand with a card of the board: above the greatest, 7462."""
_FEW_ROWS = 64
"""Row count up to which few hands are compared with the sample one by one."""
_ROWS_OF_A_TABLE = 256
"""Row count up to which there is a table of places by strength; more would take too much memory."""
_FOR_A_TABLE = 256
"""Number of hands from which that table pays."""
FEW_HANDS = 16
"""Number of hands up to which they are compared with the sample one by one, without sorting it."""
_NUMBER_BITS = 16
_MOST_SORTED = 1 << _NUMBER_BITS
STEPS = 8192
"""Steps of weights: those of a thousand hands sum to less than 2^24, the exact limit of float32."""


_EVERY = slice(None)
Steps = npt.NDArray[np.int32]
Real = TypeVar("Real", bound=np.floating[Any] | np.int32)
Slots = npt.NDArray[np.int16]
"""A hand's slot among the sample: the sum of its two places, unique among pairs of places."""


class Rivals:
    """Strengths of sampled opponents' hands in one share, one row per future or opponent."""

    def __init__(self, sample: Strengths, usable: Bools | None = None) -> None:
        """Rows of `sample` (B, N); hands that are not `usable` hold a card of the board and are left out."""
        rows, n = sample.shape
        # Every strength is below AWAY; faster than choosing.
        self.sample = sample if usable is None else np.maximum(sample, ~usable * np.int16(AWAY))
        self.count: Ids = np.full((rows, 1), n) if usable is None else count_true(usable)[:, None]
        """(B, 1): number of possible hands in each row."""

    @classmethod
    def counted(cls, sample: Strengths, count: Ids) -> Rivals:
        """The rivals of a sample with `AWAY` in place, and the number of possible hands in each row, (B, 1)."""
        rivals = cls.__new__(cls)
        rivals.sample, rivals.count = sample, count
        return rivals

    def part(self, rows: slice) -> Rivals:
        """Some of the rows, with their order if known."""
        part = Rivals.counted(self.sample[rows], self.count[rows])
        if "_tied" in self.__dict__:
            n, (first, length) = self.sample.shape[1], self._tied
            start, stop, _ = rows.indices(len(self.sample))
            begins, ends = first.searchsorted([n * start, n * stop])
            part.__dict__["_keys"] = self._keys[rows]
            part.__dict__["_tied"] = first[begins:ends] - n * start, length[begins:ends]
            part.__dict__["_tied_with"] = self._tied_with[rows] - begins
        return part

    @cached_property
    def _start(self) -> Ids:
        """(B, 1): start of each row."""
        rows, n = self.sample.shape
        starts: Ids = (n * np.arange(rows))[:, None]
        return starts

    @property
    def few_rows(self) -> bool:
        """Whether few hands are best compared with the sample one by one, without sorting it."""
        return len(self.sample) <= _FEW_ROWS

    @cached_property
    def _without(self) -> Ids:
        return count_true(self.sample == 0)[:, None]

    @cached_property
    def without(self) -> Floats:
        """(B, 1): chance that a rival has no hand in this share (no low)."""
        chance: Floats = self._without / self.count
        return chance

    def beside(self, values: npt.NDArray[np.integer], left: Bools) -> BeatCounts:
        """Places of hands of these strengths, (B, H), among the sample's hands without their cards, (H, N)."""
        below, through = np.empty((2, *values.shape), np.int64)
        for start in range(0, values.shape[1], FEW_HANDS):
            part = slice(start, start + FEW_HANDS)
            asked, sample, there = values.astype(np.int16)[:, part, None], self.sample[:, None], left[part]
            below[:, part] = count_true((sample < asked) & there)
            through[:, part] = count_true((sample <= asked) & there)
        return BeatCounts(below, through, _left_of(self.sample != AWAY, left))

    def without_beside(self, left: Bools) -> Floats:
        """(B, H): the chance of `without` among the sample's hands without the hands' cards, (H, N)."""
        chance: Floats = _left_of(self.sample == 0, left) / np.maximum(_left_of(self.sample != AWAY, left), 1)
        return chance

    def places(self, values: npt.NDArray[np.integer]) -> Places:
        """(B, H): places of strengths `values`, (B, H) or (1, H), in the sorted sample of each row."""
        if values.shape[1] <= FEW_HANDS and self.few_rows:
            asked = values.astype(np.int16)[:, :, None]
            sample = self.sample[:, None]
            return Places(count_true(sample < asked), count_true(sample <= asked))
        if len(self.sample) <= _ROWS_OF_A_TABLE and values.shape[1] >= _FOR_A_TABLE:
            table, width = self._table
            at = np.minimum(values.astype(np.int64), width - 1) + (width + 1) * np.arange(len(self.sample))[:, None]
            return Places(gather(table, at).astype(np.int64), gather(table, at + 1).astype(np.int64))
        ordered, keys = self._ordered, values + self._row_keys
        return Places(ordered.searchsorted(keys) - self._start, ordered.searchsorted(keys, "right") - self._start)

    @cached_property
    def _row_keys(self) -> npt.NDArray[np.int32]:
        """(B, 1): offset that puts a row's strengths above those of earlier rows."""
        return (AWAY + 1) * np.arange(len(self.sample), dtype=np.int32)[:, None]

    @cached_property
    def _ordered(self) -> npt.NDArray[np.int32]:
        """All strengths, row after row, each row sorted."""
        return (np.sort(self.sample, axis=1) + self._row_keys).ravel()

    @cached_property
    def _keys(self) -> npt.NDArray[np.int32]:
        """Strength and index of the sample's hands in each row, sorted; excluded ones are last."""
        n = self.sample.shape[1]
        assert n <= _MOST_SORTED
        keys = self.sample.astype(np.int32)
        keys <<= _NUMBER_BITS
        keys |= np.arange(n, dtype=np.int32)
        keys.sort(axis=1)
        return keys

    @cached_property
    def _order(self) -> Ids:
        """The sample of each row from the weakest to the strongest; excluded ones are last."""
        return (self._keys & (_MOST_SORTED - 1)).astype(np.int64)

    @cached_property
    def _tied(self) -> tuple[Ids, Ids]:
        """Starts and lengths, row after row, of groups of tied hands in the ordered sample."""
        rows, n = self.sample.shape
        ordered = self._keys >> _NUMBER_BITS
        begins = np.ones((rows, n), np.bool_)
        np.not_equal(ordered[:, 1:], ordered[:, :-1], out=begins[:, 1:])
        first = np.flatnonzero(begins)
        return first, np.diff(first, append=begins.size)

    @cached_property
    def _tied_with(self) -> npt.NDArray[np.int32]:
        """(B, N): index in `_tied` of each hand of the sample."""
        length = self._tied[1]
        found = np.empty(self.sample.shape, np.int32)
        at = (self._keys & (_MOST_SORTED - 1)) + self._start
        found.ravel()[at.ravel()] = np.repeat(np.arange(len(length), dtype=np.int32), length)
        return found

    def _in_place(self, figures: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """(B, N): figures of tied groups, as in `_tied`, for each hand of the sample."""
        return gather(figures, self._tied_with)

    @cached_property
    def own_places(self) -> Places:
        """(B, H): places of the sample's own hands in it; undefined for excluded ones."""
        first, length = self._tied
        below = first % self.sample.shape[1]
        return Places(self._in_place(below), self._in_place(below + length))

    def own_wins(self, rivals: float) -> Floats:
        """(B, N): winnings of the sample's hands against this number of rivals, ties by half."""
        first, length = self._tied
        row = first // self.sample.shape[1]
        below = first - row * self.sample.shape[1]
        wins = np.arange(2 * self.sample.shape[1] + 1) ** rivals
        return self._in_place(gather(wins, 2 * below + length) / ((2.0 * self.count) ** rivals)[row, 0])

    def own_won_against(self, field: Field) -> Floats:
        """(B, N): winnings of the sample's hands in a share against a field with the same rows.

        Ties win the same, so each place is computed once.
        """
        first, length = self._tied
        rows = first // self.sample.shape[1]
        below = first - rows * self.sample.shape[1]
        return self._in_place(won_against(self, Places(below, below + length), field, rows))

    @cached_property
    def _table(self) -> tuple[npt.NDArray[np.int16], int]:
        return self.places_by_strength()

    def places_by_strength(self) -> tuple[npt.NDArray[np.int16], int]:
        """Number of hands of each row weaker than each strength, row after row, and the row length.

        Strengths go up to one above the strongest.
        """
        rows = len(self.sample)
        width = int(self.sample.max(where=self.sample < AWAY, initial=0)) + 2
        at = np.minimum(self.sample, width) + (width + 1) * np.arange(rows)[:, None]
        counts = np.bincount(at.ravel(), minlength=rows * (width + 1)).reshape(rows, width + 1)
        below = np.zeros((rows, width + 1), np.int16)
        np.cumsum(counts[:, :-1], axis=1, dtype=np.int16, out=below[:, 1:])
        return below.ravel(), width

    def slots(self, values: npt.NDArray[np.integer], rows: Ids) -> Slots:
        """The slots of strengths, (n, H), on these rows, (n,)."""
        table, width = self._table
        at = np.minimum(values.astype(np.int64), width - 1) + (width + 1) * rows[:, None]
        found: Slots = gather(table, at) + gather(table, at + 1)
        return found

    @property
    def slot_places(self) -> Places:
        """(B, slots): the places of each slot. Between two hands of the sample both are the same."""
        own = self.own_places
        rows, n = own.below.shape
        below = np.broadcast_to(np.arange(2 * n + 1) // 2, (rows, 2 * n + 1)).copy()
        through = below.copy()
        at = np.arange(rows)[:, None], own.below + own.through
        below[at], through[at] = own
        return Places(below, through)

    def numbered(self, values: npt.NDArray[np.integer]) -> Ids:
        """(B, H): strengths, (B, H), as numbers that differ between rows."""
        numbers: Ids = values + self._row_keys
        return numbers

    def places_of(self, numbers: Ids) -> tuple[Places, Ids]:
        """Places of strengths of `numbered`, (n,), in the sample of their rows, and those rows."""
        rows, ordered = numbers // (AWAY + 1), self._ordered
        before = self.sample.shape[1] * rows
        return Places(ordered.searchsorted(numbers) - before, ordered.searchsorted(numbers, "right") - before), rows

    def chances(self, places: Places, field: Field, rows: Ids | None = None) -> Floats:
        """(rivals, 2, B, H): chance that hands at these places beat each rival, and beat or tie it.

        A rival who is gone is beaten. If each has its own row (stud) the places are (rows, B, H). `rows`, if given, are
        those of the places, (n,).
        """
        both = np.array(places)
        if field.rows is None:
            both += self._row_starts if rows is None else rows * (self.sample.shape[1] + 1)
            return self._beaten(field, [both] * len(field))
        return self._beaten(field, [both[:, row] for row in field.rows])

    def _beaten(self, field: Field, at: Sequence[Ids]) -> Floats:
        """Chance that a hand beats each rival or finds it gone, at these places of consecutive rows."""
        below = np.array([gather(self._weighed(rival), places) for rival, places in zip(field.rivals, at, strict=True)])
        found: Floats = 1 - field.plays.reshape(-1, *[1] * (below.ndim - 1)) * (1 - below)
        return found

    def _weighed(self, rival: RivalRange) -> Floats:
        key = self, rival.row
        weighed = rival.range.sums.get(key)
        if weighed is None:
            weighed = rival.range.sums[key] = self.weigh(rival.range.spread, rival.row).ravel()
        return weighed

    def nobody(self, field: Field) -> Floats:
        """(B, 1): chance that no rival of the field has a hand in this share."""
        if field.rows is None:
            at = [self._without + self._row_starts] * len(field)
        else:
            at = [self._without[row : row + 1] for row in field.rows]
        nobody: Floats = self._beaten(field, at).prod(axis=0)
        return nobody

    @cached_property
    def _row_starts(self) -> Ids:
        """(B, 1): start of each row of the summed weights."""
        starts: Ids = self._start + np.arange(len(self._start))[:, None]
        return starts

    def weigh(self, weights: Floats, row: int | None = None) -> Floats:
        """(B, N + 1): fraction of the weight below each place of the sorted sample; for one row, B is 1."""
        rows = slice(None) if row is None else slice(row, row + 1)
        below = self.summed(weights, rows)
        below /= np.take_along_axis(below, self.count[rows], axis=1)
        return below

    def summed(self, weights: npt.NDArray[Real], rows: slice = _EVERY) -> npt.NDArray[Real]:
        """(B, N + 1): weight below each place of the sorted sample of these rows, in floats or in `steps_of` them.

        An empty row counts all its hands alike.
        """
        order, count = self._order[rows], self.count[rows]
        below = np.zeros((len(order), order.shape[1] + 1), weights.dtype)
        np.cumsum(gather(weights, order), axis=1, dtype=weights.dtype, out=below[:, 1:])
        total = np.take_along_axis(below, count, axis=1)  # hands with a card of the board are last
        empty = total[:, 0] <= 0
        if empty.any():
            below[empty] = np.arange(below.shape[1])
        return below


def _left_of(marks: Bools, left: Bools) -> Ids:
    """(B, H): number of the marked hands of the sample, (B, N), left by each hand, (H, N)."""
    found: Ids = (marks.astype(np.float32) @ left.T.astype(np.float32)).astype(np.int64)
    return found


def exact(weights: Floats) -> Floats:
    """Weights of at most 1 rounded up to steps wide enough that sums are the same in any order.

    So float32 suffices to add them, and a hand alone gets the same answer as among others.
    """
    rounded: Floats = np.ceil(weights * STEPS) / STEPS
    return rounded


def steps_of(weights: Floats) -> Steps:
    """Weights of `exact` as whole numbers of steps: the same sums ten times as quickly."""
    steps: Steps = (weights * STEPS).astype(np.int32)
    return steps


@lru_cache(maxsize=16)
def powers_of_steps(power: float) -> Floats:
    """(STEPS + 1,): the power of each weight that `exact` gives."""
    powers: Floats = (np.arange(STEPS + 1) / STEPS) ** power
    return powers


@dataclass(eq=False, slots=True)
class SampleRange:
    """A seat's range: `weights` (N,) over the sample of hands, of those that `exact` gives.

    `spread` are the weights over the samples of strengths, where those are more (stud).
    """

    weights: Floats
    spread: Floats = field(default_factory=lambda: np.zeros(0))
    callers: dict[tuple[float, ...], SampleRange] = field(default_factory=dict)
    """Ranges that continue against a bet, by the owner of the order, the part, and the opponent."""
    sums: dict[tuple[Rivals, int | None], Floats] = field(default_factory=dict)
    """Cached sums of the weights, by a rival and its row; they live as long as the range."""

    def __post_init__(self) -> None:
        if not len(self.spread):
            self.spread = self.weights


class RivalRange(NamedTuple):
    """A rival's range and its chance to stay in.

    `row` is its row of the samples in stud.
    """

    range: SampleRange
    plays: float = 1.0
    row: int | None = None


class Field:
    """The rivals still in, each with its range; in stud each with its own row."""

    def __init__(self, rivals: Sequence[RivalRange]) -> None:
        self.rivals = tuple(rivals)
        self.plays: Floats = np.array([each.plays for each in rivals])
        self.rows = [each.row for each in rivals if each.row is not None] or None
        self.won_by_slot: dict[Rivals, Floats] = {}

    def __len__(self) -> int:
        """Number of rivals."""
        return len(self.rivals)

    @cached_property
    def weights(self) -> npt.NDArray[np.float32]:
        """(N, rivals): weights of the ranges."""
        return np.array([each.range.weights for each in self.rivals], np.float32).T


def won_by_slot(rivals: Rivals, field: Field) -> Floats:
    """(B, slots): winnings of each slot in a share against a field, cached by the field."""
    won = field.won_by_slot.get(rivals)
    if won is None:
        won = field.won_by_slot[rivals] = won_against(rivals, rivals.slot_places, field)
    return won


def won_against(rivals: Rivals, places: Places, field: Field, rows: Ids | None = None) -> Floats:
    """Winnings of hands at these places in a share: see `Outcomes.against` and `Rivals.chances`."""
    chances = rivals.chances(places, field, rows)
    beats, ties = chances[:, 0], chances[:, 1]
    between = ties - beats
    return integral([(beats + node * between).prod(axis=0) for node, _ in nodes(field)], field)
