"""The board: possible hands on it, and a hand's distance from the best."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from pokertable.analysis.arrays import Cards, Ids, Strengths, card_masks, private_hand_masks, private_hands
from pokertable.analysis.evaluate import all_strengths, strengths
from pokertable.analysis.pairs import pair_strengths_on_boards
from pokertable.model.cards import DECK
from pokertable.model.ranking.share import PotShare
from pokertable.model.variant import Variant
from pokertable.players.worth.variants import numbered_variant, variant_number

COUNTED = 12
"""Largest number of better hands that is counted."""
_AT_ONCE = 64
"""Hands counted for together."""


def behind(variant: Variant, share: int, hands: Cards, board: Sequence[int]) -> Ids:
    """(H,): number of better possible hands of others in a share, at most `COUNTED`: 0 is the nuts.

    On a board of three to five cards, for hands (H, k). Ties count once, and hands that need one of the own cards not
    at all. The share by index; without a hand in it (no low), all others are better.
    """
    values = _there(variant_number(variant), share, tuple(sorted(board)))
    return ahead(strengths(variant.shares[share], hands, board), hands, values, np.zeros(len(hands), np.int64))


def ahead(made: Strengths, hands: Cards, values_there: Strengths, on: Ids) -> Ids:
    """(H,): number of better possible hands for hands of these strengths, (H,), each on one of several boards `on`.

    `values_there` are the strengths of any two cards on each, as in `two_card_strengths`.
    """
    masks, pairs = card_masks(hands), private_hand_masks(2)
    found = np.empty(len(hands), np.int64)
    for at in range(0, len(hands), _AT_ONCE):
        part = slice(at, at + _AT_ONCE)
        values = values_there[on[part]]
        hand, pair = np.nonzero((values > made[part, None]) & ((pairs & masks[part, None]) == 0))
        met = np.zeros((len(values), int(values.max(initial=0)) + 1), np.bool_)
        met[hand, values[hand, pair]] = True
        found[part] = np.count_nonzero(met, axis=1)
    return np.minimum(found, COUNTED, out=found)


def there(variant: Variant, share: int, boards: Cards) -> Strengths:
    """Strengths of any two cards on boards in a share, by index, as `two_card_strengths`; cached for one board."""
    if len(boards) == 1:
        return _there(variant_number(variant), share, tuple(sorted(boards[0].tolist())))
    return two_card_strengths(variant.shares[share], boards)


def two_card_strengths(share: PotShare, boards: Cards) -> Strengths:
    """(G, 1326): strengths of any two cards, in the order of `private_hands`, on boards, (G, cards); 0 for overlaps."""
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
