"""Every deal against the hands of one opponent, where there are few enough."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Cards, Floats, Ids, sum_by
from pokertable.analysis.combinations import subsets
from pokertable.analysis.hands import card_masks
from pokertable.training.deals.believed import Believed
from pokertable.training.deals.dealer import pot_parts
from pokertable.training.deals.standing import Standing

MOST_DEALS: Final = 4_000_000


@dataclass(frozen=True, eq=False, slots=True)
class EveryDeal:
    """Deals: `hand` (D,) is the place of the opponent's among those believed, `parts` (shares, D) the player's.

    `chance` (D,) is how likely the deal is if the opponent holds that hand.
    """

    hand: Ids
    parts: Floats
    chance: Floats

    def by_hand(self, count: int) -> Floats:
        """The player's part of the pot against each of so many hands that the opponent may hold, (H,)."""
        return sum_by(self.hand, self.parts.sum(axis=0) * self.chance, count)


def every_deal(standing: Standing, believed: Believed, most: int = MOST_DEALS) -> EveryDeal | None:
    """All boards against every hand that has weight; None where they are too many, or where streets deal hands."""
    variant, public = standing.public.game.variant, standing.public
    if standing.streets_left and not variant.board_cards:
        return None
    live = np.array(standing.unseen, np.uint8)
    left = variant.board_cards - len(public.known_board) if standing.streets_left else 0
    boards = live[subsets(left, len(live))] if left else np.zeros((1, 0), np.uint8)
    some = np.flatnonzero(believed.weights)
    if len(some) * len(boards) > most:
        return None
    apart = (card_masks(believed.hands[some])[:, None] & card_masks(boards)) == 0
    hand, board = np.nonzero(apart)
    hands = {
        standing.seat: _columns(standing.own, len(hand)),
        believed.seat: [*_columns(public.seats[believed.seat].ups, len(hand)), *believed.hands[some][hand].T],
    }
    parts = pot_parts(standing, hands, [*_columns(public.known_board, len(hand)), *boards[board].T])
    return EveryDeal(some[hand], parts, 1 / apart.sum(axis=1)[hand])


def _columns(cards: tuple[int, ...], count: int) -> list[Cards]:
    return [np.full(count, card, np.uint8) for card in cards]
