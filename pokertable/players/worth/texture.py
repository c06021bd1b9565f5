"""The board: what it lets anybody hold, and how far a hand is from the best there is on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from pokertable.analysis.arrays import Cards, Ids, Masks
from pokertable.analysis.evaluate import all_strengths, strengths
from pokertable.analysis.hands import card_mask, card_masks, private_hand_masks
from pokertable.model.ranking.tables import STRAIGHTS
from pokertable.model.variant import Variant
from pokertable.players.worth.variants import numbered_variant, variant_number

_FOR_A_LOW = 3
COUNTED = 12
"""Better hands are counted up to so many."""
_NOT_FROM_HOLE = 3
"""Two hole cards make a flush, a straight or a low with three of the board."""


class Texture(NamedTuple):
    """What a board of three to five cards lets somebody hold with two hole cards."""

    paired: bool
    """Two cards of a rank: a full house can be."""
    trips: bool
    """Three of a rank: whoever has a pair has a full house."""
    flush: int
    """How many cards of one suit lie there: with three a flush can be."""
    straight: bool
    """A straight can be."""
    low: bool
    """A low can be, in games that have one."""

    @classmethod
    def of(cls, variant: Variant, board: Sequence[int]) -> Texture:
        """That of a board."""
        ranks = [card >> 2 for card in board]
        same = max((ranks.count(rank) for rank in ranks), default=0)
        suits = [card & 3 for card in board]
        low = next((share for share in variant.shares if share.is_low), None)
        lows = {rank for rank in ranks if low is not None and low.may_hold(rank)}
        return cls(
            paired=same >= 2,
            trips=same >= 3,
            flush=max((suits.count(suit) for suit in range(4)), default=0),
            straight=any(len(window & set(ranks)) >= _NOT_FROM_HOLE for window in STRAIGHTS),
            low=len(lows) >= _FOR_A_LOW,
        )


def behind(variant: Variant, share: int, hands: Cards, board: Sequence[int]) -> Ids:
    """How many better hands of a share others can hold against each of these, as far as `COUNTED`: 0 is the nuts.

    On a board of three to five cards: (H, k) -> (H,). Hands that tie count once, and what needs one of the own cards
    not at all. The share by its place in the variant; where a hand has none of it (no low), all others are better.
    """
    mine, masks = strengths(variant.shares[share], hands, board), card_masks(hands)
    found = np.zeros(len(hands), np.int64)
    for strength, pairs in _strengths_there(variant_number(variant), share, tuple(sorted(board))):
        beaten = np.flatnonzero((mine < strength) & (found < COUNTED))
        if not len(beaten):
            break
        found[beaten] += ((pairs[:, None] & masks[beaten]) == 0).any(axis=0)
    return found


@lru_cache(maxsize=64)
def _strengths_there(variant: int, share: int, board: tuple[int, ...]) -> list[tuple[int, Masks]]:
    """The different strengths above none that two hole cards make, the best first, and the cards of each such two."""
    of = numbered_variant(variant).shares[share]
    values, masks = all_strengths(of, board, 2), private_hand_masks(2)
    order = np.argsort(-values, kind="stable")
    order = order[((masks[order] & card_mask(board)) == 0) & (values[order] > 0)]
    different, first = np.unique(-values[order], return_index=True)
    pairs = np.split(masks[order], first)[1:]
    return list(zip((-different).tolist(), pairs, strict=True))
