"""What is seen of up cards at many turns is what is seen at each of them alone."""

from functools import partial

import numpy as np
import pytest

from pokertable.model.cards import EIGHT
from pokertable.players.facts import upcards
from pokertable.players.seen.bets import Bets
from pokertable.players.seen.spots import Spots, Told
from pokertable.players.seen.turns import own_ups
from tests.games import one_of
from tests.players.worth.apart.tables import STREETS, stud_tables

FIGURES = (
    upcards.open_pair,
    upcards.rivals_open_pair,
    upcards.door_card,
    upcards.highest_up_of_rivals,
    upcards.door_card_leads,
    partial(upcards.low_door_card_leads, most=EIGHT),
    upcards.lowest_board,
    partial(upcards.rivals_lowest_board, most=EIGHT),
)


@pytest.mark.parametrize("street", one_of(1, list(STREETS)))
def test_a_figure_of_many_turns_is_that_of_each(street):
    tables = stud_tables("stud8", street, count=60)
    bets = Bets([hand.state for hand in tables.hands], np.arange(60))
    shown = np.zeros((60, bets.seats, street + 1 - (street == 4)), np.uint8)
    for row, spot in enumerate(tables.spots):
        for seat, ups in enumerate(spot.showing):
            shown[row, seat, : len(ups)] = ups
    spots = Spots(bets, Told(bets), np.arange(60), shown)
    different = 0
    for figure in FIGURES:
        found = figure(spots).tolist()
        assert found == [figure(spot).item() for spot in tables.spots]
        different += len({*found}) > 1
    assert different >= len(FIGURES) // 2
    assert own_ups(spots).tolist() == [list(spot.showing[spot.legal.seat]) for spot in tables.spots]
