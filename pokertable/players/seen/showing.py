"""Values of many seats' up cards, as columns."""

from __future__ import annotations

from itertools import combinations

import numpy as np

from pokertable.analysis.arrays import Cards, Ids


def highest_pairs(ups: Cards) -> Ids:
    """The value of `highest_pair` for up cards, (…, u): (…)."""
    ranks = ups.astype(np.int64) >> 2
    found = np.full(ups.shape[:-1], -1)
    for one, other in combinations(np.moveaxis(ranks, -1, 0), 2):
        np.maximum(found, np.where(one == other, one, -1), out=found)
    return found
