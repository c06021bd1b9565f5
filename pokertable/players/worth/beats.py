"""How many of a rival's hands a hand beats, and what part of a share that wins."""

from __future__ import annotations

from collections.abc import Sequence, Sized
from typing import NamedTuple

import numpy as np

from pokertable.analysis.arrays import Floats, Ids, gather

_POWERS_FROM = 2048
"""From so many places on their powers are looked up."""
_GAUSS = tuple(
    [
        [(0.5 + 0.5 * node, 0.5 * weight) for node, weight in zip(*np.polynomial.legendre.leggauss(count), strict=True)]
        for count in (1, 2, 3)
    ]
)
"""Nodes and weights on 0 … 1: one for a single rival, two for up to three, three beyond."""


class Places(NamedTuple):
    """How many of the sorted sample a hand beats, `below`, and how many it beats or ties, `through`; int64."""

    below: Ids
    through: Ids


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


def nodes(field: Sized) -> Sequence[tuple[float, float]]:
    """Where a field's products are asked for, and how much each of them counts."""
    return _GAUSS[min(len(field) // 2, len(_GAUSS) - 1)]


def integral(products: Sequence[Floats], field: Sized) -> Floats:
    """The sum of the products at the nodes by their weights."""
    weighted = [weight * product for product, (_, weight) in zip(products, nodes(field), strict=True)]
    return np.asarray(sum(weighted[1:], start=weighted[0]))
