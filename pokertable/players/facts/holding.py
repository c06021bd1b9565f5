"""Names of private hands: distance from the nuts, draws, live cards. Without chances and ranges.

Hands are rows, each on one of several boards or at one of several stud tables: those of one turn, or of many.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from pokertable.analysis.arrays import Bools, Cards
from pokertable.model.caches import Cache
from pokertable.players.facts.holding_in_stud import HoldingInStud
from pokertable.players.facts.holding_on_boards import HoldingOnBoards
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.stud import alive
from pokertable.players.worth.variants import variant_number

_ONE = np.zeros(1, np.int64)
"""Index arrays for hands that are all on the one board, or at the one table."""

Holding = HoldingOnBoards | HoldingInStud
_together: Cache[tuple[object, ...], dict[bytes, HoldingOnBoards]] = Cache("what hands on a board are by name")
"""Holdings of hands looked at together, by variant and board; each is a part of the whole."""


def hold_together(spot: Spot, hands: Sequence[Cards]) -> None:
    """Announce private hands, (1, k) each, of a flop game on one board: each figure is then worked out for all."""
    different = {hand.tobytes(): place for place, hand in enumerate(hands)}
    if len(different) > 1:
        whole = on_board(spot, np.concatenate([hands[place] for place in different.values()]))
        parts = {held: whole.at(slice(place, place + 1)) for place, held in enumerate(different)}
        _together.keep((variant_number(spot.variant), spot.board), parts)


def holding_of(spot: Spot, cards: Cards) -> Holding:
    """The holding of private hands, (H, k); for a single announced one its part of the whole."""
    if not spot.variant.board_cards:
        return at_table(spot, cards)
    if len(cards) == 1:
        parts = _together.get((variant_number(spot.variant), spot.board))
        if parts is not None and (part := parts.get(cards.tobytes())) is not None:
            return part
    return on_board(spot, cards)


def on_board(spot: Spot, cards: Cards) -> HoldingOnBoards:
    """The holding of private hands, (H, k), of a flop game on the board of a turn."""
    return HoldingOnBoards(spot.variant, cards, np.array([spot.board], np.uint8), _ONE)


def at_table(spot: Spot, cards: Cards) -> HoldingInStud:
    """The holding of private hands, (H, k), of stud for the seat to act."""
    me = spot.legal.seat
    rivals: Bools = np.zeros((1, len(spot.showing)), np.bool_)
    rivals[0, [rival.seat for rival in spot.rivals]] = True
    ups = np.zeros((1, len(spot.showing), len(spot.showing[me])), np.uint8)
    for seat in [me, *[rival.seat for rival in spot.rivals]]:
        ups[0, seat] = spot.showing[seat]
    shared = np.array(spot.board, np.uint8)
    return HoldingInStud(spot.variant, cards, ups, shared, alive(spot.dead)[None], _ONE, _ONE + me, rivals)
