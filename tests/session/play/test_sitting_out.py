"""A player sits out a while: what is dealt meanwhile, and how it goes on."""

from __future__ import annotations

from pokertable.model.cards import HiddenCard
from pokertable.model.hand.actions import Fold
from pokertable.model.hand.events import HandStarted, HoleSeen
from pokertable.session.play.resume import resume
from pokertable.session.play.steps import BeforeShowdown, Begun, Happened, Seated
from tests.narrow import known, of_kind
from tests.session.history.store.player import new_table
from tests.session.play.at_flow import AtTable


def sat_down(seats=4, *, points=False):
    at = AtTable(points=points)
    table = at.sit_down(new_table(seats=seats))
    return at, table


def test_from_the_next_hand_on_the_others_play_on_without_me_and_nothing_of_it_is_mine():
    at, table = sat_down()
    assert at.my_turn()
    at.flow.sit_out()
    assert at.flow.is_my_turn
    at.play_on()
    before, hand, number = [seat.stack for seat in table.seats], at.counts.hand, table.hand_number
    at.flow.go_on()
    assert at.flow.hands.aside is not None and at.now is at.flow.hands.aside and at.now.hand_id is None
    assert at.heard(Seated)[-1] == Seated(at.now.table, begins=False, continues=True)
    assert at.now.table.hero is None and len(of_kind(HandStarted, at.now.hand.events[0]).stacks) == 3
    at.opponents()
    assert at.flow.shows_result and at.counts.hand is hand
    assert table.hand_number == number + 1 and table.seats[0].stack == before[0]
    assert sum(seat.stack for seat in table.seats) == sum(before)
    assert [row.number for row in at.history.page().rows] == [number]


def test_no_card_of_the_others_is_seen_before_it_is_shown():
    at, _ = sat_down()
    at.flow.sit_out()
    at.next_hand()
    dealt = [step.event for step in at.heard(Happened) if isinstance(step.event, HoleSeen)]
    assert len(dealt) == 2 and len(dealt[-1].cards) == 6
    assert all(isinstance(each.card, HiddenCard) for each in dealt[-1].cards)


def test_coming_back_goes_on_with_the_next_hand_and_the_buttons_turn():
    at, table = sat_down()
    at.flow.sit_out()
    at.next_hand()
    at.opponents()
    at.flow.go_on()
    had = table.seats.index(at.now.table.seats[at.now.table.button])
    at.flow.sit_in()
    assert at.flow.hands.aside is not None
    at.opponents()
    at.flow.go_on()
    assert at.flow.hands.aside is None and table.hand_number == 4 and table.button == (had + 1) % 4
    assert at.heard(Seated)[-1] == Seated(table, begins=False, continues=True)
    assert known(at.heard(Begun)[-1]).table is table and at.counts.table is table


def test_the_table_waits_instead_where_that_is_wanted_or_nobody_could_play():
    for seats, others_play in ((4, False), (2, True)):
        at, table = sat_down(seats)
        at.flow.sitting_out.others_play = others_play
        at.flow.sit_out()
        at.play_on()
        assert at.flow.waits and not at.flow.goes_on_alone
        at.flow.sit_in()
        assert table.hand_number == 2 and not at.flow.waits


def test_after_a_fold_the_rush_to_the_next_hand_stops_where_the_table_waits():
    at, table = sat_down(2)
    at.flow.sit_out()
    assert at.my_turn()
    at.flow.hurry(to_next=True)
    at.act(Fold())
    assert at.flow.waits and table.hand_number == 1
    at.flow.go_on()
    assert table.hand_number == 2 and not at.flow.sitting_out.wanted


def test_the_others_are_not_asked_which_cards_play():
    at, _ = sat_down(points=True)
    at.flow.sit_out()
    at.play_on()
    at.flow.ready()
    at.flow.go_on()
    asked = len(at.heard(BeforeShowdown))
    at.opponents()
    assert at.flow.shows_result and len(at.heard(BeforeShowdown)) == asked


def test_a_table_that_is_left_while_i_sit_out_goes_on_after_what_the_others_have_played():
    at, table = sat_down()
    at.flow.sit_out()
    at.next_hand()
    at.opponents()
    stacks = [seat.stack for seat in table.seats]
    resumed = known(resume(at.store))
    assert resumed.hand is None
    assert resumed.table.hand_number == 2 and [seat.stack for seat in resumed.table.seats] == stacks


def test_another_game_ends_the_sitting_out():
    at, table = sat_down()
    at.flow.sit_out()
    at.next_hand()
    at.flow.change_game(table.at_game(table.rotation, buy_in=200, seed=3))
    assert at.flow.hands.aside is None and not at.flow.sitting_out.wanted and at.counts.table.hero == 0


def test_the_next_hand_may_come_alone_after_a_hand_that_counts_and_where_no_rebuy_is_to_be_told():
    at, table = sat_down(2)
    assert at.my_turn() and not at.flow.goes_on_alone
    at.play_on()
    assert at.flow.goes_on_alone
    table.seats[0].stack = 0
    assert not at.flow.goes_on_alone
    at.flow.buy_ins.asks = False
    assert at.flow.goes_on_alone
    at.flow.rewind()
    at.play_on()
    assert at.flow.shows_result and not at.flow.goes_on_alone
