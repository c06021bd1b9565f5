"""Names for the arrays of this floor, and the one way to look values up in a table."""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import numpy as np
import numpy.typing as npt

Bools = npt.NDArray[np.bool_]
Cards = npt.NDArray[np.uint8]
"""Card numbers, 4 × rank + suit."""
Floats = npt.NDArray[np.float64]
Ids = npt.NDArray[np.int64]
"""Indices into a table; int64 because numpy looks up fastest with it."""
Masks = npt.NDArray[np.uint64]
"""Sets of cards: bit c is card c."""
Strengths = npt.NDArray[np.int16]
"""Strength of hands: bigger is better, 0 for none."""

Scalar = TypeVar("Scalar", bound=np.generic)

_LANES = 8
out_of_range: Literal["raise", "wrap"] = "wrap"
"""What `gather` does with an index outside the table. "wrap" does not check and lets numpy write straight into `out`;
the tests set "raise", so that a wrong index cannot pass for a value."""


def gather(
    table: npt.NDArray[Scalar], index: npt.NDArray[Any], out: npt.NDArray[Scalar] | None = None, *, axis: int = -1
) -> npt.NDArray[Scalar]:
    """``table[index]`` over the last axis of `table`, or another, into `out` if given."""
    return np.take(table, index, axis=axis, out=out, mode=out_of_range)


def count_true(marks: Bools) -> Ids:
    """How many of the last axis are true; quicker than numpy's own count along an axis. At most 32,767 of them."""
    length = marks.shape[-1]
    if length % _LANES == 0 and length <= 255 * _LANES:
        # Eight marks in a word: eight counts side by side, none of which outgrows its byte.
        lanes = np.ascontiguousarray(marks).view(np.uint64).sum(axis=-1, keepdims=True)
        side_by_side: Ids = lanes.view(np.uint8).sum(axis=-1, dtype=np.int64)
        return side_by_side
    counts: Ids = marks.view(np.int8).sum(axis=-1, dtype=np.int16).astype(np.int64)
    return counts


def different(values: npt.NDArray[Scalar]) -> npt.NDArray[Scalar]:
    """The values in ascending order, each once.

    As `np.unique`, which imports numpy.ma for it: that takes as long as building all the tables.
    """
    ordered = np.sort(values, axis=None)
    first = np.ones(len(ordered), np.bool_)
    np.not_equal(ordered[1:], ordered[:-1], out=first[1:])
    return ordered[first]


def frozen(array: npt.NDArray[Scalar]) -> npt.NDArray[Scalar]:
    """The array itself, made read-only: tables are shared by everybody.

    Not for long arrays of indices: numpy copies read-only indices on every look-up.
    """
    array.setflags(write=False)
    return array


def sum_by(groups: npt.NDArray[np.integer[Any]], weights: npt.NDArray[Any], size: int) -> Floats:
    """(size,): the sum of the weights in each group; `groups` and `weights` have one entry for each thing weighed."""
    sums: Any = np.bincount(groups, weights, size)  # floats, because there are weights
    totals: Floats = sums
    return totals


def _keep_freed_memory() -> None:
    """Let the memory of arrays be used again by the next ones instead of going back to the system.

    What comes from the system comes page by page and empty, which takes longer than to compute what fills it. The C
    library of Linux gives back blocks above a size that follows the largest that was freed so, up to 32 MiB: free one
    (mallopt(3), M_MMAP_THRESHOLD). It is never written to, so it takes no memory.
    """
    np.empty(31 << 20, np.uint8)


_keep_freed_memory()
