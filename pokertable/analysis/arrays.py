"""Array types, table look-up, numbered card sets and the list of all private hands.

Sets of cards and multisets of ranks are numbered in colexicographic order (sorted by their largest element, then the
next …), where the number of a sorted k-set c₀ < c₁ < … is Σ C(cᵢ, i + 1), and of a sorted k-multiset r₀ ≤ r₁ ≤ … is Σ
C(rᵢ + i, i + 1): the number does not depend on the number of elements to choose from.

A private hand is the hole cards that only its player knows, in flop games all of them: 1,326 in hold'em, 270,725 in
Omaha, 2,598,960 with five hole cards. "All hands" means the order of `private_hands`, in which a hand's index is the
number of its set.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from math import comb
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
"""Strengths of hands: higher is better, 0 for no hand."""

Scalar = TypeVar("Scalar", bound=np.generic)

_LANES = 8
out_of_range: Literal["raise", "wrap"] = "wrap"
"""How `gather` treats an index outside the table.

"wrap" does not check and lets numpy write straight into `out`; the tests set "raise", so that a wrong index cannot pass
for a value."""


def gather(
    table: npt.NDArray[Scalar], index: npt.NDArray[Any], out: npt.NDArray[Scalar] | None = None, *, axis: int = -1
) -> npt.NDArray[Scalar]:
    """``table[index]`` over the last axis of `table`, or another, into `out` if given."""
    return np.take(table, index, axis=axis, out=out, mode=out_of_range)


def count_true(marks: Bools) -> Ids:
    """Number of true values along the last axis, at most 32,767; faster than numpy's count along an axis."""
    length = marks.shape[-1]
    if length % _LANES == 0 and length <= 255 * _LANES:
        # Count eight marks at once in one 64-bit word: no byte overflows.
        lanes = np.ascontiguousarray(marks).view(np.uint64).sum(axis=-1, keepdims=True)
        side_by_side: Ids = lanes.view(np.uint8).sum(axis=-1, dtype=np.int64)
        return side_by_side
    counts: Ids = marks.view(np.int8).sum(axis=-1, dtype=np.int16).astype(np.int64)
    return counts


def different(values: npt.NDArray[Scalar]) -> npt.NDArray[Scalar]:
    """The distinct values in ascending order.

    `np.unique` does the same but imports numpy.ma, which takes as long as building all the tables.
    """
    ordered = np.sort(values, axis=None)
    first = np.ones(len(ordered), np.bool_)
    np.not_equal(ordered[1:], ordered[:-1], out=first[1:])
    return ordered[first]


def frozen(array: npt.NDArray[Scalar]) -> npt.NDArray[Scalar]:
    """The array itself, made read-only because tables are shared.

    Not for long index arrays: numpy copies read-only indices on every look-up.
    """
    array.setflags(write=False)
    return array


def sum_by(groups: npt.NDArray[np.integer[Any]], weights: npt.NDArray[Any], size: int) -> Floats:
    """(size,): sum of the weights in each group; `groups` and `weights` have one entry per item."""
    sums: Any = np.bincount(groups, weights, size)  # floats, because weights are given
    totals: Floats = sums
    return totals


def _keep_freed_memory() -> None:
    """Let new arrays reuse freed memory instead of returning it to the system.

    Fresh pages from the system are zeroed, which takes longer than computing their contents. glibc returns blocks above
    a threshold that follows the largest freed block, up to 32 MiB, so one such block is freed here (mallopt(3),
    M_MMAP_THRESHOLD). It is never written to and takes no memory.
    """
    np.empty(31 << 20, np.uint8)


_keep_freed_memory()


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
    """Numbers of several parts of sorted sets (N, k), each part given as element positions in order: (N,) each.

    A part that extends its predecessor by one position takes only one more addition.
    """
    terms = _BINOMIALS[: sorted_sets.shape[1], sorted_sets.T]  # indexed by place in the part and by position
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


_CHUNK = 1 << 14
"""Hands processed at a time; a larger chunk would allocate new memory, which takes longer than the work."""
_MARKED = 1 << 16
"""Hands processed at a time where each is marked with one byte."""
_WORDS = {2: np.uint16, 4: np.uint32}
"""Word types that hold 2 or 4 marks at once (0 if none is true); other hand sizes combine columns one by one."""


@cache
def private_hands(hole_cards: int) -> Cards:
    """All hands of `hole_cards` cards: (C(52, hole_cards), hole_cards) uint8, each hand sorted."""
    return frozen(subsets(hole_cards, 52))


@cache
def private_hand_masks(hole_cards: int) -> Masks:
    """The cards of every private hand as a set: (C(52, hole_cards),) uint64."""
    return frozen(card_masks(private_hands(hole_cards)))


def card_masks(hands: npt.NDArray[np.integer]) -> Masks:
    """The cards of each hand as a set of bits: (…, k) -> (…) uint64."""
    masks = np.zeros(hands.shape[:-1], np.uint64)
    for place in range(hands.shape[-1]):
        masks |= gather(_BITS, hands[..., place].astype(np.int64))
    return masks


def card_mask(cards: Iterable[int]) -> np.uint64:
    """The cards as one set of bits."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return np.uint64(mask)


def apart_from(hands: npt.NDArray[np.integer], cards: Iterable[int]) -> Bools:
    """(H,) whether each hand of (H, k) holds none of the cards."""
    hole_cards, numbers = hands.shape[1], [int(card) for card in cards]  # numpy is slow with int subclasses
    if len(hands) == comb(52, hole_cards) and hands is private_hands(hole_cards):
        return live_hands(hole_cards, numbers)
    apart = np.empty(len(hands), np.bool_)
    for start in range(0, len(hands), _MARKED):
        part = slice(start, start + _MARKED)
        rows = hands[part] if hole_cards in _WORDS else hands[part].T.copy()
        held = np.zeros(rows.shape, np.bool_)
        for number in numbers:
            held |= rows == number
        any_held = held.view(_WORDS[hole_cards])[:, 0] if hole_cards in _WORDS else held.any(axis=0)
        np.logical_not(any_held, out=apart[part])
    return apart


def chosen(hands: Cards, marks: Bools) -> Cards:
    """The hands (H, k) whose mark (H,) is true: ``hands[marks]``, but copying each hand as one value."""
    hole_cards = hands.shape[1]
    whole = np.ascontiguousarray(hands).view(f"V{hole_cards}")[:, 0]
    return whole[marks].view(np.uint8).reshape(-1, hole_cards)


def hand_numbers(hands: npt.NDArray[np.integer]) -> Ids:
    """Index in `private_hands` of each hand, its cards in any order: (H, k) -> (H,) int64."""
    return subset_number(np.sort(hands, axis=1))


def hand_number(hand: Sequence[int]) -> int:
    """Index in `private_hands` of one hand, its cards in any order."""
    return int(subset_number(np.array(sorted(hand))))


def live_hands(hole_cards: int, dead: Iterable[int]) -> Bools:
    """(C(52, hole_cards),) whether each private hand holds none of the `dead` cards.

    Hands that are not live have garbage strengths: mask them before any comparison.
    """
    masks, gone = private_hand_masks(hole_cards), card_mask(dead)
    live = np.empty(len(masks), np.bool_)
    for start in range(0, len(masks), _CHUNK):
        part = slice(start, start + _CHUNK)
        np.equal(masks[part] & gone, 0, out=live[part])
    return live


_BITS: Masks = np.uint64(1) << np.arange(52, dtype=np.uint64)
