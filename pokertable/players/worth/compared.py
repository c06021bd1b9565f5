"""Few hands against the sample of rivals' hands, on all futures of a board and under all shares in one go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Floats, Strengths
from pokertable.players.worth.rivals import AWAY, Field, Rivals, integral, nodes

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

    def against(self, values: Sequence[Strengths], fields: Sequence[Field]) -> Floats:
        """What one hand of these strengths, (B, 1) by share, expects of the pot in each future: (B, fields).

        As `Outcomes.against`; the fields have as many rivals each.
        """
        futures, shares, rivals = self._futures, self._shares, (len(fields), len(fields[0]))
        held = np.concatenate([field.weights for field in fields], axis=1)
        plays = np.array([field.plays for field in fields])
        there = (self._there @ held).astype(np.float64).reshape(shares, futures, *rivals)
        below = self._beaten(values)
        weights = (below @ held).astype(np.float64).reshape(2, shares, futures, *rivals)
        if (empty := there[0] <= 0).any():  # of a range of which no hand is left all hands count alike
            counts = self._counts.reshape(shares, futures, 1, 1)
            alike = below.sum(axis=1, dtype=np.float64).reshape(2, shares, futures, 1, 1)
            there, weights = np.where(empty, counts, there), np.where(empty, alike, weights)
        less, up_to = 1 - plays * (1 - weights / there[0])
        between = up_to - less
        field = fields[0]
        wins = integral([(less + node * between).prod(axis=-1) for node, _ in nodes(field)], field)
        total = wins[0]
        for share in range(1, shares):
            nobody = (1 - plays * (1 - there[share] / there[0])).prod(axis=-1)
            total = total + np.where(values[share] > 0, wins[share], nobody * wins[0])
        found: Floats = total / shares
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
