"""The player's equity by the next card: exact where all deals are listed, else over deals from the ranges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Cards, Floats, sum_by
from pokertable.model.cards import DECK, Card
from pokertable.training.deals.believed import Believed
from pokertable.training.deals.dealer import Dealer, complete, pot_parts
from pokertable.training.deals.shares import every_deal
from pokertable.training.deals.standing import Standing

DEALS: Final = 120_000
"""Deals over which it is counted where they are not all listed, some 2,700 for each card."""
_TOGETHER: Final = 4
"""Deals that share the cards to come, which saves work on a board."""
_AT_ONCE: Final = 20_000


def by_next_card(standing: Standing, believed: Sequence[Believed], rng: np.random.Generator) -> dict[Card, float]:
    """Equity, 0 to 1, after each card that may come next: on the board, in stud to the player's own hand.

    The opponents have the ranges `believed`, whatever they would do after that card; all stay in to the end.
    """
    variant = standing.public.game.variant
    if variant.board_cards and len(believed) == 1 and believed[0].exact:
        exact = every_deal(standing, believed[0])
        if exact is not None:
            each = exact.coming.shape[1]
            weights = np.repeat(believed[0].weights[exact.hand] * exact.chance, each)
            return _means(exact.coming.ravel(), np.repeat(exact.parts.sum(axis=0), each), weights)
    dealer = Dealer(standing, believed, rng)
    together = _TOGETHER if variant.board_cards else 1
    nexts, won = [], []
    for _ in range(DEALS // _AT_ONCE):
        hands, board = complete(standing, dealer.draw(_AT_ONCE // together, together))
        dealt = board[len(standing.public.known_board) :] or hands[standing.seat][len(standing.own) :]
        nexts.append(dealt[0])
        won.append(pot_parts(standing, hands, board).sum(axis=0))
    return _means(np.concatenate(nexts), np.concatenate(won), np.ones(sum(map(len, won))))


def _means(cards: Cards, won: Floats, weights: Floats) -> dict[Card, float]:
    """The mean of what is won with each card, by weight; cards that never come have none."""
    total, found = sum_by(cards, weights, len(DECK)), sum_by(cards, won * weights, len(DECK))
    return {card: float(found[card] / total[card]) for card in DECK if total[card] > 0}
