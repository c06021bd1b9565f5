"""The board: what it lets anybody hold, and how far a hand is from the best there is on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from pokertable.analysis.arrays import Cards, Ids, Strengths, card_masks, private_hand_masks, private_hands
from pokertable.analysis.evaluate import all_strengths, strengths
from pokertable.analysis.pairs import pair_strengths_on_boards
from pokertable.model.cards import DECK
from pokertable.model.ranking.share import PotShare
from pokertable.model.ranking.tables import STRAIGHTS
from pokertable.model.variant import Variant
from pokertable.players.worth.variants import numbered_variant, variant_number

_FOR_A_LOW = 3
COUNTED = 12
"""Better hands are counted up to so many."""
_AT_ONCE = 64
"""Hands that are counted for together."""
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
    there = _there(variant_number(variant), share, tuple(sorted(board)))
    return ahead(strengths(variant.shares[share], hands, board), hands, there, np.zeros(len(hands), np.int64))


def ahead(made: Strengths, hands: Cards, there: Strengths, on: Ids) -> Ids:
    """The same of hands that make this, (H,), each on one of several boards, `on` which, (H,).

    `there` is what any two cards make on each, as in `two_card_strengths`.
    """
    masks, pairs = card_masks(hands), private_hand_masks(2)
    found = np.empty(len(hands), np.int64)
    for at in range(0, len(hands), _AT_ONCE):
        part = slice(at, at + _AT_ONCE)
        values = there[on[part]]
        hand, pair = np.nonzero((values > made[part, None]) & ((pairs & masks[part, None]) == 0))
        met = np.zeros((len(values), int(values.max(initial=0)) + 1), np.bool_)
        met[hand, values[hand, pair]] = True
        found[part] = np.count_nonzero(met, axis=1)
    return np.minimum(found, COUNTED, out=found)


def two_card_strengths(share: PotShare, boards: Cards) -> Strengths:
    """What any two cards, in the order of `private_hands`, make on boards, (G, cards): (G, 1326); 0 who holds one."""
    if share.exactly_from_hole is None:
        found = np.array([all_strengths(share, board, 2) for board in boards.tolist()])
    else:
        first, second = private_hands(2).T.astype(np.int64)
        found = pair_strengths_on_boards(share, boards, len(DECK) * first + second)
    found[(private_hand_masks(2) & card_masks(boards)[:, None]) != 0] = 0
    return found


@lru_cache(maxsize=64)
def _there(variant: int, share: int, board: tuple[int, ...]) -> Strengths:
    return two_card_strengths(numbered_variant(variant).shares[share], np.array([board], np.uint8))
