"""The order that starts have whatever was counted, and values that keep it.

Some starts are better than others for sure, card for card. What was counted differs by its error, so those that stand
the wrong way round share their mean.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import numpy as np

from pokertable.model.cards import ACE
from pokertable.training.starts.classes import RANKS, StartClass, class_number, is_badugi
from pokertable.training.starts.holding import EIGHT, STRAIGHT, TEN

_SWEEPS = 400
_SMALL = 1e-6
_TWO, _THREE = 2, 3
_WINDOWS = [frozenset((end + each) % RANKS for each in range(STRAIGHT)) for end in range(-1, 9)]
"""The ranks of each straight, the wheel first."""


def class_steps(variant, classes):
    """Pairs of class numbers, (E, 2): the better one first."""
    pairs = [
        (class_number(variant, better), class_number(variant, each))
        for each in classes
        for better in steps_up(variant, each)
    ]
    return np.array(pairs, np.int64).reshape(-1, 2)


def steps_up(variant, start):
    """The classes in which one rank of this one, or some next to each other, are a step better, and that are no worse.

    A high rank is better by one where no straight is lost, with two cards above a ten in any case; in a low a lower
    rank is better where no straight is gained; in a split game only ranks above all lows are compared.
    """
    held = sorted({*start.ranks, *([] if start.door is None else [start.door])})
    for first, last in combinations(range(len(held) + 1), 2):
        moved = {rank: _next(variant, rank) for rank in held[first:last]}
        after = [moved.get(rank, rank) for rank in held]
        if None in after or len({*after}) < len(held):
            continue
        if _keeps_its_straights(variant, {*held}, {*after}, min(moved.values())):
            yield StartClass(
                tuple(sorted(moved.get(rank, rank) for rank in start.ranks)), moved.get(start.door, start.door)
            )


def _next(variant, rank):
    """The rank that is better by one; None: none is for sure."""
    if not variant.has_high:
        best = ACE if variant.low.has_low_ace else 0
        return None if rank == best else (rank - 1) % RANKS
    return None if rank == ACE or (variant.is_split and rank <= EIGHT) else rank + 1


def _keeps_its_straights(variant, held, better, to):
    if is_badugi(variant) or (not variant.has_high and variant.low.has_low_ace):
        return True
    before, after = _straights(held), _straights(better)
    if not variant.has_high:
        return all(after[count] <= before[count] for count in range(_THREE, STRAIGHT + 1))
    has_two = variant.streets[0].down == _TWO and not variant.streets[0].up
    return (has_two and to > TEN) or all(after[count] >= before[count] for count in range(_TWO, STRAIGHT + 1))


def _straights(held):
    """Number of straights by the least number of their ranks that are there."""
    found = Counter()
    for window in _WINDOWS:
        for count in range(_TWO, len(window & held) + 1):
            found[count] += 1
    return found


def in_order(values, weights, pairs):
    """The values, moved as little as need be for the first of each pair to be worth no less than the second."""
    found = np.array(values, float)
    heavy = np.maximum(np.asarray(weights, float), _SMALL)
    pairs = np.asarray(pairs, np.int64).reshape(-1, 2)
    for _ in range(_SWEEPS):
        wrong = pairs[found[pairs[:, 0]] < found[pairs[:, 1]] - _SMALL]
        if not len(wrong):
            break
        for better, worse in wrong.tolist():
            if found[better] < found[worse]:
                one, other = heavy[better], heavy[worse]
                found[better] = found[worse] = (one * found[better] + other * found[worse]) / (one + other)
    while True:  # what the sweeps left: as good as the best below
        lifted = found.copy()
        np.maximum.at(lifted, pairs[:, 0], found[pairs[:, 1]])
        if (lifted == found).all():
            return found
        found = lifted
