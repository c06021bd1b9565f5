"""Few hands against the sample of rivals' hands, on all futures of a board and under all shares in one go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Floats, Strengths
from pokertable.players.worth.rivals import AWAY, Field, Rivals, There, integral, nodes

Exact = npt.NDArray[np.float32]
"""Ones, noughts and weights, of which sums come out exactly."""


class Sampled:
    """The sample of rivals' hands on the futures over which hands are held against ranges, by share."""

    def __init__(self, rivals: Sequence[Rivals]) -> None:
        self.rivals = rivals
        self.futures = len(rivals[0].sample)
        """How many there are."""

    @cached_property
    def compared(self) -> Compared:
        """The same for few hands."""
        return Compared(self.rivals)


class Compared:
    """The sample on each future, (B, N), by share: what single hands win against a field."""

    def __init__(self, rivals: Sequence[Rivals]) -> None:
        self._futures = len(rivals[0].sample)
        self._shares = len(rivals)
        self._sample: Strengths = np.concatenate([each.sample for each in rivals])
        possible = self._sample[: self._futures] != AWAY
        self._there: Exact = np.concatenate([possible, self._sample[self._futures :] == 0]).astype(np.float32)
        self._counts: Floats = self._there.sum(axis=1, dtype=np.float64)
        self._last: tuple[object, Exact] | None = None

    def against(self, values: Sequence[Strengths], field: Field) -> Floats:
        """What one hand of these strengths, (B, 1) by share, expects of the pot in each future: (B,).

        As `Outcomes.against`.
        """
        there = self._known(field)
        shape = 2, self._shares, self._futures, len(field)
        below = self._beaten(values)
        weights = (below @ field.weights).astype(np.float64).reshape(shape)
        chances = weights / there.total
        if (empty := there.total <= 0).any():
            alike = below.sum(axis=1, dtype=np.float64).reshape(*shape[:3], 1) / self._counts[: self._futures, None]
            chances = np.where(empty, alike, chances)
        if field.may_go:
            chances = 1 - field.plays * (1 - chances)
        less, up_to = chances
        between = up_to - less
        wins = integral([(less + node * between).prod(axis=-1) for node, _ in nodes(field)], field)
        total = wins[0]
        for share in range(1, self._shares):
            nobody = (1 - field.plays * (1 - there.none[share - 1])).prod(axis=-1)
            total = total + np.where(values[share][:, 0] > 0, wins[share], nobody * wins[0])
        found: Floats = total / self._shares
        return found

    def _beaten(self, values: Sequence[Strengths]) -> Exact:
        """Where the hand beats one of the sample, then where it beats or ties it: (2 · shares · B, N)."""
        last = self._last  # read once: other threads may ask too
        if last is not None and last[0] is values:
            return last[1]
        asked = np.concatenate(values)
        rows, sampled = self._sample.shape
        beaten = np.empty((2, rows, sampled), np.bool_)
        np.less(self._sample, asked, out=beaten[0])
        np.less_equal(self._sample, asked, out=beaten[1])
        found = beaten.reshape(-1, sampled).astype(np.float32)
        self._last = values, found
        return found

    def _known(self, field: Field) -> There:
        found = field.there.get(self)
        if found is None:
            weights = (self._there @ field.weights).astype(np.float64)
            total, futures = weights[: self._futures], self._futures
            none = []
            for share in range(1, self._shares):
                rows = slice(share * futures, (share + 1) * futures)
                alike = (self._counts[rows] / self._counts[:futures])[:, None]
                none.append(np.where(total > 0, weights[rows] / np.where(total > 0, total, 1.0), alike))
            found = field.there[self] = There(total, tuple(none))
        return found
