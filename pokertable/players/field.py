"""How often a hand beats an opponent's unknown one: sorted samples of the opponent's strengths."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Bools, Floats, Strengths

_STRIDE = 1 << 13
"""More than the greatest strength, 7462."""


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
        keys.sort(axis=1)
        self._keys = (keys + self._offset).ravel()
        self.without: Floats = (self._keys.searchsorted(self._offset + 1) - self._start) / self._count
        """The chance that a rival has no hand under this share (no low): (B, 1)."""

    def standing(self, values: npt.NDArray[np.integer]) -> Standing:
        """Where hands of strength `values`, (B, H) or (1, H) for all rows, stand among the sample: (B, H)."""
        keys = self._offset + values
        below = (self._keys.searchsorted(keys) - self._start) / (self._count + 1)
        through = (self._keys.searchsorted(keys, side="right") - self._start + 1) / (self._count + 1)
        return Standing(below, through)


class Standing(NamedTuple):
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
