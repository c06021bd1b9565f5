"""Places from 0 to 1 that are spread evenly, however many are taken."""

from __future__ import annotations

from typing import Final

import numpy as np

from pokertable.analysis.arrays import Floats

_GOLDEN: Final = (5**0.5 - 1) / 2


class Places:
    """Steps of the golden section from a random start, around a circle: each next place falls into the largest gap.

    Each place by itself is uniformly distributed.
    """

    def __init__(self, start: float) -> None:
        self._start = start
        self._taken = 0

    def take(self, count: int) -> Floats:
        """The next places."""
        numbers = np.arange(self._taken, self._taken + count, dtype=np.float64)
        self._taken += count
        return (self._start + _GOLDEN * numbers) % 1.0
