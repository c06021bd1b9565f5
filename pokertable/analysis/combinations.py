"""Sets of cards and multisets of ranks, numbered.

Both are numbered in colexicographic order (sorted by their largest element, then the next …), where the number of a
sorted k-set c₀ < c₁ < … is Σ C(cᵢ, i + 1), and of a sorted k-multiset r₀ ≤ r₁ ≤ … is Σ C(rᵢ + i, i + 1): the number
does not depend on how many elements there are to choose from.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import comb

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Ids


def subsets(size: int, of: int) -> npt.NDArray[np.uint8]:
    """All subsets of 0 … `of` - 1 with `size` elements, by number, each sorted: (C(of, size), size) uint8.

    Built by prefix doubling: the k-sets with largest element c are the (k-1)-sets of 0 … c-1, which are a prefix of
    their list.
    """
    rows = np.zeros((1, 0), np.uint8)
    for k in range(1, size + 1):
        longer = np.empty((comb(of, k), k), np.uint8)
        for largest in range(k - 1, of):
            start, stop = comb(largest, k), comb(largest + 1, k)
            longer[start:stop, : k - 1] = rows[: stop - start]
            longer[start:stop, k - 1] = largest
        rows = longer
    return rows


def subset_number(sorted_sets: npt.NDArray[np.integer]) -> Ids:
    """The numbers of sorted sets: (…, k) -> (…,) int64."""
    return _number(sorted_sets, _BINOMIALS)


def part_numbers(sorted_sets: npt.NDArray[np.integer], parts: Iterable[Sequence[int]]) -> Iterator[Ids]:
    """The numbers of parts of sorted sets, (N, k), each part said by the places of its elements in order: (N,) each.

    A part comes after the one that it has but for its last place: it takes but one more sum.
    """
    terms = _BINOMIALS[: sorted_sets.shape[1], sorted_sets.T]  # by which of the part it is and where it stands
    numbers: dict[tuple[int, ...], Ids] = {(): np.zeros(len(sorted_sets), np.int64)}
    for places in map(tuple, parts):
        if places:
            numbers[places] = numbers[places[:-1]] + terms[len(places) - 1, places[-1]]
        yield numbers[places]


def multisets(size: int) -> npt.NDArray[np.uint8]:
    """All multisets of `size` ranks, 0 … 12, by number, each sorted: uint8 rows."""
    rows = subsets(size, 13 + size - 1)
    rows -= np.arange(size, dtype=np.uint8)
    return rows


def multiset_number(sorted_multisets: npt.NDArray[np.integer]) -> Ids:
    """The numbers of sorted multisets: (…, k) -> (…,) int64."""
    return _number(sorted_multisets, _MULTISET_TERMS)


def _number(rows: npt.NDArray[np.integer], terms: Ids) -> Ids:
    number = np.zeros(rows.shape[:-1], np.int64)
    for place in range(rows.shape[-1]):
        number += terms[place][rows[..., place]]
    return number


_BINOMIALS: Ids = np.array([[comb(c, place + 1) for c in range(64)] for place in range(7)], np.int64)
_MULTISET_TERMS: Ids = np.array([[comb(r + place, place + 1) for r in range(64)] for place in range(7)], np.int64)
