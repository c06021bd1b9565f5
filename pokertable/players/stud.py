"""Stud: where a hand may stand at the showdown, over the cards that may still come to it and to each opponent.

Everybody's cards are their own. What lies face up, folded hands too, cannot come any more.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Strengths, frozen
from pokertable.analysis.hands import card_masks
from pokertable.analysis.seven import best_five
from pokertable.model.games import Variant
from pokertable.model.ranking.share import PotShare
from pokertable.players.field import Rivals

OWN_FUTURES = 144
"""Ways for one's own hand to go on."""
RIVAL_HANDS = 160
"""Hands that stand for an opponent's unknown cards."""


_ORDERS = np.array([Random(order).sample(range(52), 52) for order in range(RIVAL_HANDS)], np.uint8)
"""Shuffled decks."""


@lru_cache(maxsize=256)
def _draws(cards: int, dead: tuple[int, ...], count: int) -> Cards:
    """`count` sets of so many cards out of those not `dead`: (count, cards); of one card, each of them.

    They are dealt from whole stubs, so that every card comes about equally often.
    """
    live = 52 - len(dead)
    if cards == 0:
        return frozen(np.zeros((1, 0), np.uint8))
    is_live = np.ones(52, np.bool_)
    is_live[list(dead)] = False
    if cards == 1:
        return frozen(np.flatnonzero(is_live).astype(np.uint8)[:, None])
    per_stub = live // cards
    stubs = _ORDERS[: -(-count // per_stub)]
    dealt = stubs[is_live[stubs]].reshape(len(stubs), live)[:, : per_stub * cards]
    return frozen(dealt.reshape(-1, cards)[:count].copy())


class OwnFutures:
    """How a seat's up cards may go on: `to_come` more cards, out of those not in sight."""

    def __init__(self, ups: tuple[int, ...], dead: tuple[int, ...], to_come: int) -> None:
        self._ups = ups
        self._draws = _draws(to_come, dead, OWN_FUTURES)
        self._masks = card_masks(self._draws)

    def possible(self, hands: Cards) -> Bools:
        """Whether each future can come while each hand is held: (B, H)."""
        possible: Bools = (self._masks[:, None] & card_masks(hands)) == 0
        return possible

    def values(self, share: PotShare, hands: Cards) -> Strengths:
        """Strength of each hand in each future: (B, H)."""
        return _values(share, self._ups, self._draws, hands)


def _values(share: PotShare, ups: Sequence[int], draws: Cards, hands: Cards) -> Strengths:
    futures, h = len(draws), len(hands)
    columns = [np.full(futures * h, card, np.uint8) for card in ups]
    columns += [np.repeat(column, h) for column in draws.T]
    columns += [np.tile(column, futures) for column in hands.T]
    return best_five(share, np.stack(columns).T).reshape(futures, h)


@lru_cache(maxsize=256)
def rivals_showing(variant: Variant, ups: tuple[int, ...], dead: tuple[int, ...]) -> tuple[Rivals, ...]:
    """The final hands of an opponent who shows these cards, for each share; `dead` are all cards in sight."""
    unknown = _draws(variant.hole_cards - len(ups), dead, RIVAL_HANDS)
    nothing = np.zeros((1, 0), np.uint8)
    return tuple(Rivals(_values(share, ups, unknown, nothing).T) for share in variant.shares)
