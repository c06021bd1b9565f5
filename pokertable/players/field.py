"""How often a hand beats an opponent's unknown one: sorted samples of the opponent's strengths."""

from __future__ import annotations

import numpy as np

from pokertable.analysis.arrays import Floats, Ids, Strengths

_STRIDE = 1 << 13
"""More than the greatest strength, 7462."""
_MANY = 2048
"""From so many hands on it is quicker to ask for every strength once and look up."""


class Rivals:
    """Strengths of sampled opponents' hands under one share, a row for each future of the board."""

    def __init__(
        self, sample: Strengths, usable: np.ndarray[tuple[int, int], np.dtype[np.bool_]] | None = None
    ) -> None:
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

    def win(self, values: Strengths, rivals: float) -> Floats:
        """The part of a share that hands of strength `values` (B, H) expect against so many rivals: (B, H) in 0 … 1.

        A hand that beats a rival with chance b and ties with chance t expects ∫ x^rivals dx / t from b to b + t: all of
        it if nobody ties, its part with those who do. `rivals` need not be whole: one who has shown strength counts
        for more than one random hand (the best of so many).
        """
        if values.shape[1] > _MANY:
            table = self._win(np.arange(int(values.max()) + 1), rivals)
            return np.take_along_axis(table, values.astype(np.int64), axis=1)
        return self._win(values, rivals)

    def _win(self, values: Ids | Strengths, rivals: float) -> Floats:
        keys = self._offset + values
        below = (np.searchsorted(self._keys, keys) - self._start) / (self._count + 1)
        through = (np.searchsorted(self._keys, keys, side="right") - self._start + 1) / (self._count + 1)
        power = rivals + 1
        expected: Floats = (through**power - below**power) / (power * (through - below))
        return expected

    def none(self, rivals: float) -> Floats:
        """The chance that none of the rivals has a hand under this share (no low): (B, 1)."""
        without: Floats = (np.searchsorted(self._keys, self._offset + 1) - self._start) / self._count
        return without**rivals
