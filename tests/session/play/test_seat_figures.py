"""VPIP and PFR of the seats, from what their table has seen."""

from __future__ import annotations

from pokertable.model.hand.actions import CheckCall
from pokertable.players.seen.habits import Habits
from pokertable.session.play.seat_figures import SeatFigures, seat_figures
from pokertable.views.felt.opponent_mark import figures_mark, opponent_mark
from pokertable.views.felt.players import Players
from tests.narrow import known
from tests.session.history.store.player import new_table
from tests.views.turns import holdem


def test_they_are_those_of_the_hands_that_were_seen_and_never_the_players_own():
    table = new_table(seats=3)
    assert seat_figures(table) == (None, None, None)
    table.memory = (Habits(hands=9, plays=9), Habits(hands=56, plays=19, raises=10), Habits())
    assert seat_figures(table) == (None, SeatFigures(34, 18, 56), None)


def test_a_hand_that_is_played_is_counted():
    table = new_table(seats=2)
    hand = table.deal()
    while not hand.over:
        hand.act(CheckCall())
    table.learn(hand)
    (_, figures) = seat_figures(table)
    assert figures is not None and figures.hands == 1 and figures.pfr == 0


def test_plates_show_them_only_where_that_is_wanted_whatever_else_they_tell():
    players, seen = Players(), holdem().observe(0)
    players.seat((), (None, "tag", "rock:expert"))
    players.set_figures((None, SeatFigures(34, 18, 56), None))
    assert players.marks(seen) == (None, opponent_mark("tag"), opponent_mark("rock:expert"))
    players.set_shows_figures(True)
    mine, first, second = players.marks(seen)
    assert mine is None and second == opponent_mark("rock:expert")
    assert str(known(first).style) == "34/18 (56)" and "VPIP 34%, PFR 18%, hands: 56" in str(known(first).title)
    assert figures_mark(SeatFigures(34, 18, 56), None).skill is None
