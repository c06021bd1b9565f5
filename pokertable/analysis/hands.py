"""All private hands of a game, as arrays.

A private hand is the hole cards that only its player knows, in flop games all of them: 1,326 in hold'em, 270,725 in
Omaha, 2,598,960 with five hole cards. Everything that speaks of "all hands" uses the order of `private_hands`, in
which the number of a sorted hand is Σ C(cᵢ, i + 1) (see `combinations`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import comb

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Bools, Cards, Ids, Masks, frozen, gather
from pokertable.analysis.combinations import subset_number, subsets

_CHUNK = 1 << 14
"""Hands looked at in one go: what lies between takes no new memory each time, which takes longer than the work."""
_MARKED = 1 << 16
"""The same where cards are marked, a byte each."""
_WORDS = {2: np.uint16, 4: np.uint32}
"""So many marks side by side are one word, 0 where none is true; of other hands the columns are put together."""


@cache
def private_hands(hole_cards: int) -> Cards:
    """All hands of `hole_cards` cards: (C(52, hole_cards), hole_cards) uint8, each hand sorted."""
    return frozen(subsets(hole_cards, 52))


@cache
def private_hand_masks(hole_cards: int) -> Masks:
    """The cards of every private hand as a set: (C(52, hole_cards),) uint64."""
    return frozen(card_masks(private_hands(hole_cards)))


def card_masks(hands: npt.NDArray[np.integer]) -> Masks:
    """The cards of each hand as a set of bits: (H, k) -> (H,) uint64."""
    masks = np.zeros(len(hands), np.uint64)
    for column in hands.T:
        masks |= gather(_BITS, column.astype(np.int64))
    return masks


def card_mask(cards: Iterable[int]) -> np.uint64:
    """The cards as one set of bits."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return np.uint64(mask)


def apart_from(hands: npt.NDArray[np.integer], cards: Iterable[int]) -> Bools:
    """Which hands, (H, k), hold none of the cards: (H,) bool."""
    hole_cards, numbers = hands.shape[1], [int(card) for card in cards]  # numpy is slow with what is not quite an int
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
    """The hands, (H, k), whose mark, (H,), is true: as ``hands[marks]``, each hand copied as one value."""
    hole_cards = hands.shape[1]
    whole = np.ascontiguousarray(hands).view(f"V{hole_cards}")[:, 0]
    return whole[marks].view(np.uint8).reshape(-1, hole_cards)


def hand_numbers(hands: npt.NDArray[np.integer]) -> Ids:
    """Where each hand (its cards in any order) stands in `private_hands`: (H, k) -> (H,) int64."""
    return subset_number(np.sort(hands, axis=1))


def hand_number(hand: Sequence[int]) -> int:
    """Where one hand, its cards in any order, stands in `private_hands`."""
    return int(subset_number(np.array(sorted(hand))))


def live_hands(hole_cards: int, dead: Iterable[int]) -> Bools:
    """Which private hands hold none of the `dead` cards: (C(52, hole_cards),) bool.

    Hands that are not live have garbage strengths: mask them before any comparison.
    """
    masks, gone = private_hand_masks(hole_cards), card_mask(dead)
    live = np.empty(len(masks), np.bool_)
    for start in range(0, len(masks), _CHUNK):
        part = slice(start, start + _CHUNK)
        np.equal(masks[part] & gone, 0, out=live[part])
    return live


_BITS: Masks = np.uint64(1) << np.arange(52, dtype=np.uint64)
