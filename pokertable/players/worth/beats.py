"""Number of a rival's hands that a hand beats, and the part of a share that this wins."""

from __future__ import annotations

from collections.abc import Sequence, Sized
from typing import NamedTuple

import numpy as np

from pokertable.analysis.arrays import Floats, Ids, gather

_POWERS_FROM = 2048
"""Number of places from which powers are looked up."""
_GAUSS = tuple(
    [
        [(0.5 + 0.5 * node, 0.5 * weight) for node, weight in zip(*np.polynomial.legendre.leggauss(count), strict=True)]
        for count in (1, 2, 3)
    ]
)
"""Nodes and weights on 0 … 1: one for a single rival, two for up to three, three beyond."""


class Places(NamedTuple):
    """Numbers of the sorted sample that a hand beats, `below`, and beats or ties, `through`; int64."""

    below: Ids
    through: Ids


class BeatCounts(NamedTuple):
    """Numbers of a rival's `counted` sampled hands that a hand beats, `below`, and beats or ties, `through`.

    The hand itself counts as one more of the sample, tied with it.
    """

    below: Ids
    through: Ids
    counted: Ids

    def of_rows(self, rows: Sequence[int]) -> BeatCounts:
        """The counts among the samples of these rows."""
        return BeatCounts(*[each[list(rows)] for each in self])

    def win(self, rivals: float | Floats) -> Floats:
        """Expected part of a share against `rivals` rivals, 0 … 1.

        A hand that beats a rival with chance b and ties with chance t expects ∫ x^rivals dx / t from b to b + t: all of
        it if nobody ties, its part with those who do. `rivals` need not be whole: a rival who has shown strength counts
        for more than one random hand (the best of that many).
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


def nodes(field: Sized) -> Sequence[tuple[float, float]]:
    """Nodes for a field's products, with their weights."""
    return _GAUSS[min(len(field) // 2, len(_GAUSS) - 1)]


def integral(products: Sequence[Floats], field: Sized) -> Floats:
    """The weighted sum of the products at the nodes."""
    weighted = [weight * product for product, (_, weight) in zip(products, nodes(field), strict=True)]
    return np.asarray(sum(weighted[1:], start=weighted[0]))
