"""What may happen next at a table, rule by rule, without a window."""

from __future__ import annotations

import pytest

from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.model.hand.events import HandShown, HandStarted, PotAwarded
from pokertable.model.text import phrase
from pokertable.session.history.rows.stored import MISREAD
from pokertable.session.history.store import Store
from pokertable.session.play.opponents import Chosen
from pokertable.session.play.resume import resume
from pokertable.session.play.steps import (
    ActionNeeded,
    ActionRefused,
    BeforeShowdown,
    Begun,
    Cleared,
    Happened,
    PracticeLeft,
    Practising,
    Result,
    Seated,
    Settled,
)
from tests.narrow import known, of_kind
from tests.session.history.store.player import HOLDEM, OMAHA8, STUD8, new_table
from tests.session.play.at_flow import AtTable


@pytest.fixture
def at():
    return AtTable()


def stacks(table):
    return [seat.stack for seat in table.seats]


def kinds(told):
    return [type(step) for step in told]


def taught_by(hand):
    """What a table that had seen nothing has seen in this hand."""
    table = new_table(seats=2)
    table.learn(hand)
    assert table.memory
    return table.memory


# Tables and hands


def test_sitting_down_seats_deals_and_tells_the_hand_in_this_order(at):
    table = at.sit_down()
    assert kinds(at.told[:3]) == [Cleared, Seated, Begun]
    assert at.told[1:3] == [Seated(table, begins=True), Begun(table, bought_in=[])]
    assert at.heard(Happened)[0].event == at.now.hand.events[0]
    at.opponents()
    assert at.flow.is_my_turn and isinstance(at.told[-1], ActionNeeded)


def test_nothing_is_told_that_is_not_stored(at):
    tell, seen = at._tell, []

    def told(step):
        if at.flow.hands.now is not None:
            seen.append(at.store.events(at.now.hand_id) == at.now.hand.events)
        tell(step)

    at.flow._tell = told
    at.sit_down()
    at.next_hand()
    at.play_on()
    assert len(seen) > 20 and all(seen)


def test_the_next_step_waits_until_the_view_has_shown_the_one_before():
    at = AtTable(shows=False)
    at.sit_down()
    assert at.heard(Happened) == []
    at.flow.ready()
    assert len(at.heard(Happened)) == 1
    at.show()
    assert at.my_turn() and len(at.heard(Happened)) == len(at.now.hand.events)


def test_only_after_the_result_the_next_hand_is_dealt_with_what_each_has_then(at):
    table = at.sit_down()
    assert at.my_turn()
    hand = at.now.hand
    at.flow.go_on()
    assert at.now.hand is hand
    at.play_on()
    ended = stacks(table)
    assert at.flow.shows_result and isinstance(at.told[-1], Result) and ended == list(hand.state.stacks)
    at.flow.go_on()
    assert table.hand_number == 2 and list(of_kind(HandStarted, at.now.hand.events[0]).stacks) == ended


def test_a_result_is_taken_over_once(at):
    table = at.sit_down()
    at.play_on()
    assert [step.number for step in at.heard(Settled)] == [1]
    table.seats[0].stack += 50
    after = stacks(table)
    at.flow.leave()
    assert stacks(table) == after and len(at.heard(Settled)) == 1
    assert at.history.figures().hands == 1


def test_the_result_of_a_hand_that_is_left_before_all_is_shown_is_taken_over():
    at = AtTable()
    table = at.sit_down()
    at.opponents()
    at.shows = False
    at.flow.act(Fold())
    hand = at.now.hand
    assert hand.over and not at.flow.shows_result and at.heard(Settled) == []
    at.sit_down(new_table(seats=2, seed=2))
    assert stacks(table) == list(hand.state.stacks) and len(at.heard(Settled)) == 1
    assert at.history.figures().hands == 1


def test_an_illegal_action_is_told_and_the_player_is_asked_again(at):
    at.sit_down()
    assert at.my_turn()
    events, asked = list(at.now.hand.events), at.told[-1]
    at.flow.act(RaiseTo(10**6))
    assert isinstance(at.told[-2], ActionRefused) and at.told[-1] == asked
    assert at.now.hand.events == events and at.flow.is_my_turn


def test_the_player_acts_in_turn_alone(at):
    at.sit_down(new_table(seats=4))
    assert not at.flow.is_my_turn and at.now.hand.to_act != 0
    events = list(at.now.hand.events)
    at.flow.act(Fold())
    assert at.now.hand.events == events


def test_the_player_is_not_asked_before_all_that_led_there_is_shown():
    at = AtTable(shows=False)
    at.sit_down(new_table(seats=4))
    hand = at.now.hand
    while True:
        at.flow.opponent_acts(Chosen(CheckCall()))
        if hand.to_act == 0:
            break
        at.flow.ready()
    assert not at.flow.is_my_turn
    events = list(hand.events)
    at.flow.act(Fold())
    assert hand.events == events
    at.show()
    assert at.flow.is_my_turn


def test_why_an_opponent_acted_is_stored_with_its_decision(at):
    at.sit_down()
    why = {}
    while not at.flow.shows_result:
        if at.flow.is_my_turn:
            at.act()
        else:
            number = len(at.now.hand.events)
            why[number] = phrase("because")
            at.flow.opponent_acts(Chosen(CheckCall(), why[number]))
    assert why and at.store.record(at.now.hand_id).reasons == why


def test_a_table_that_was_closed_in_a_hand_goes_on_at_the_same_decision(tmp_path):
    path = tmp_path / "hands.sqlite"
    store = Store(path)
    at = AtTable(store)
    at.sit_down(new_table(seats=3))
    at.act()
    assert at.my_turn()
    events, hand_id = list(at.now.hand.events), at.now.hand_id
    at.flow.leave()
    store.close()
    store = Store(path)
    again = AtTable(store)
    again.resume()
    assert kinds(again.told[:4]) == [Cleared, Seated, Begun, Cleared] and again.heard(Begun)[0].bought_in is None
    assert again.my_turn() and (again.now.hand.events, again.now.hand_id) == (events, hand_id)
    assert again.heard(Happened)[0].event == events[0]
    again.play_on()
    assert again.history.figures().hands == 1
    store.close()


def test_a_table_that_was_closed_at_the_result_goes_on_with_the_next_hand(at):
    table = at.sit_down()
    at.play_on()
    ended = stacks(table)
    at.flow.leave()
    at.resume()
    assert at.now.table.hand_number == 2 and list(of_kind(HandStarted, at.now.hand.events[0]).stacks) == ended
    assert at.heard(Seated)[-1] == Seated(at.now.table, begins=True, continues=False), "with a log of its own"


# Another game, house rules, buying in, habits


def test_another_game_waits_for_the_end_of_the_hand(at):
    first = at.sit_down()
    assert at.my_turn()
    hand, other = at.now.hand, new_table(OMAHA8, seats=2)
    at.flow.change_game(other)
    assert at.flow.next_table is other and at.now.table is first and at.now.hand is hand
    at.play_on()
    assert at.now.table is first and at.flow.next_table is other
    at.flow.go_on()
    assert at.now.table is other and at.flow.next_table is None and other.hand_number == 1
    assert at.history.figures().hands == 1
    at.next_hand()
    assert at.now.table is other and other.hand_number == 2


def test_another_game_comes_at_once_between_hands(at):
    at.sit_down()
    at.play_on()
    other = new_table(OMAHA8, seats=2)
    at.flow.change_game(other)
    assert at.now.table is other and at.flow.next_table is None


def test_another_game_waits_until_the_end_of_the_hand_is_told(at):
    first = at.sit_down()
    assert at.my_turn()
    at.shows = False
    at.flow.act(Fold())
    other = new_table(OMAHA8, seats=2)
    at.flow.change_game(other)
    assert at.now.hand.over and at.flow.next_table is other and at.now.table is first
    at.show()
    assert at.flow.shows_result and at.heard(Happened)[-1].event == at.now.hand.events[-1]
    at.flow.go_on()
    assert at.now.table is other


def test_the_game_of_now_chosen_again_drops_the_one_that_waits(at):
    first = at.sit_down()
    assert at.my_turn()
    at.flow.change_game(new_table(OMAHA8, seats=2))
    at.flow.change_game(new_table(HOLDEM, seats=2, seed=9))
    assert at.flow.next_table is None
    at.next_hand()
    assert at.now.table is first


def test_a_table_like_that_of_now_is_sat_down_at_where_none_waits(at):
    """Chosen on the start page it is a new table, with new stacks."""
    at.sit_down()
    assert at.my_turn()
    new = new_table(HOLDEM, seats=2, seed=9)
    at.flow.change_game(new)
    assert at.flow.next_table is new


def test_of_two_games_that_are_chosen_in_a_hand_the_last_comes(at):
    at.sit_down()
    assert at.my_turn()
    at.flow.change_game(new_table(OMAHA8, seats=2))
    last = new_table(STUD8, seats=2)
    at.flow.change_game(last)
    at.next_hand()
    assert at.now.table is last


def test_a_table_that_is_sat_down_at_drops_the_game_that_waited(at):
    at.sit_down()
    assert at.my_turn()
    at.flow.change_game(new_table(OMAHA8, seats=2))
    third = at.sit_down(new_table(STUD8, seats=2))
    assert at.flow.next_table is None
    at.next_hand()
    assert at.now.table is third


def test_house_rules_hold_from_the_next_hand_of_the_open_table_on(at):
    table = at.sit_down(new_table(STUD8, seats=2))
    at.flow.change_house(5, None)
    assert table.game.house.raise_cap != 5
    at.next_hand()
    assert table.game.house.raise_cap == 5
    at.play_on()
    at.flow.change_house(6, None)
    other = at.sit_down(new_table(STUD8, seats=2))
    assert other.game.house.raise_cap not in (5, 6), "another table was chosen with its own"


def test_house_rules_chosen_before_a_practice_elsewhere_hold_after_it(at):
    table = at.sit_down(new_table(STUD8, seats=2))
    at.play_on()
    hand_id = known(at.now.hand_id)
    at.flow.change_house(5, None)
    at.flow.practise(new_table(STUD8, seats=2), hand_id, at.line_of(hand_id))
    at.flow.back_to_hand()
    assert at.now.table is table and table.hand_number == 2 and table.game.house.raise_cap == 5


def all_lost(asks):
    """A table at which the player went all in and lost."""
    for seed in range(20):
        at = AtTable()
        at.flow.buy_ins.asks = asks
        table = at.sit_down(new_table(seats=2, seed=seed))
        at.act(RaiseTo(known(at.now.hand.legal().raise_to)[1]))
        at.opponents()
        if table.seats[0].stack == 0:
            return at
    raise AssertionError("the player wins every time")


@pytest.mark.parametrize("asks", [True, False])
def test_without_chips_the_player_buys_in_with_the_next_hand_and_is_told_the_price_if_that_is_wanted(asks):
    at = all_lost(asks)
    assert of_kind(Result, at.told[-1]).price == (400 if asks else None)
    at.flow.go_on()
    assert of_kind(HandStarted, at.now.hand.events[0]).stacks[0] == 400
    assert [str(line) for line in known(at.heard(Begun)[-1].bought_in)] == ["You buy in for 400"]


def test_with_chips_left_no_price_is_told(at):
    at.sit_down()
    at.fold()
    assert of_kind(Result, at.told[-1]).price is None


def test_who_tops_up_has_the_buy_in_before_every_hand_and_not_more(at):
    table = at.sit_down()
    at.flow.buy_ins.tops_up = True
    at.fold()
    assert table.seats[0].stack < table.buy_in
    at.flow.go_on()
    assert of_kind(HandStarted, at.now.hand.events[0]).stacks[0] == table.buy_in


def test_buying_in_is_for_the_time_between_hands(at):
    table = at.sit_down()
    table.seats[0].stack = 5
    at.flow.after.buy_in()
    assert table.seats[0].stack == 5
    at.fold()
    table.seats[0].stack = 5
    at.flow.after.buy_in()
    assert table.seats[0].stack == table.buy_in
    (stored,) = at.store.open_tables()
    assert stored.stacks[0] == table.buy_in
    at.flow.rewind()
    table.seats[0].stack = 5
    at.play_on()
    at.flow.after.buy_in()
    assert table.seats[0].stack == 5, "a line of practice is no time between hands"


def test_the_table_learns_from_hands_that_count(at):
    table = at.sit_down()
    at.play_on()
    learned = table.memory
    assert learned == taught_by(at.now.hand) and at.now.memory == ()
    at.flow.go_on()
    assert at.now.memory == learned
    again = known(resume(at.store)).table
    assert again.memory == learned


def test_habits_are_forgotten_from_the_next_hand_on(at):
    table = at.sit_down()
    at.next_hand()
    seen = at.now.memory
    at.flow.forget_habits()
    assert table.memory == () and at.now.memory == seen != ()
    assert known(resume(at.store)).table.memory == ()
    hand = at.now.hand
    at.next_hand()
    assert at.now.memory == taught_by(hand), "of the hand after it alone"


# Telling without delay


def test_hurried_to_the_next_hand_no_result_is_shown():
    at = AtTable()
    table = at.sit_down(new_table(seats=3))
    assert at.my_turn()
    at.flow.act(Fold())
    assert at.flow.hands.is_out
    at.flow.hurry(to_next=True)
    assert at.flow.is_hurried
    while table.hand_number == 1:
        at.flow.opponent_acts(Chosen(CheckCall()))
    assert at.heard(Result) == [] and len(at.heard(Settled)) == 1
    assert not at.flow.is_hurried and not at.flow.hands.is_out
    at.play_on()
    assert len(at.heard(Result)) == 1, "it is said of one hand"


def test_hurried_to_the_result_it_is_shown(at):
    table = at.sit_down(new_table(seats=3))
    assert at.my_turn()
    at.flow.act(Fold())
    at.flow.hurry()
    at.opponents()
    assert at.flow.shows_result and isinstance(at.told[-1], Result) and table.hand_number == 1


def test_hurried_to_the_next_hand_it_is_that_of_the_game_that_waits(at):
    at.sit_down(new_table(seats=3))
    assert at.my_turn()
    at.flow.act(Fold())
    other = new_table(OMAHA8, seats=2)
    at.flow.change_game(other)
    at.flow.hurry(to_next=True)
    while at.now.table is not other:
        at.flow.opponent_acts(Chosen(CheckCall()))
    assert other.hand_number == 1


def test_a_hand_is_shown_again_without_delay_up_to_the_decision_where_it_stands(at):
    at.sit_down(new_table(seats=2))
    at.act()
    assert at.my_turn()
    hurried: list[bool] = []
    tell = at._tell

    def told(step):
        if isinstance(step, Happened | ActionNeeded):
            hurried.append(at.flow.is_hurried)
        tell(step)

    at.flow._tell = told
    at.flow.rewind()
    assert hurried == [True] * (len(hurried) - 1) + [False]
    assert len(hurried) == len(at.now.hand.events) + 1


# Practice


def test_a_line_of_practice_changes_nothing_of_what_counts(at):
    table = at.sit_down()
    at.play_on()
    before = stacks(table), table.memory, table.hand_number, table.button, at.history.figures()
    hand, hand_id = at.now.hand, known(at.now.hand_id)
    at.flow.rewind()
    assert at.flow.hands.is_practising and at.counts.hand is hand
    at.fold()
    assert at.flow.shows_result and at.now.hand.events != hand.events
    assert (stacks(table), table.memory, table.hand_number, table.button, at.history.figures()) == before
    assert len(at.heard(Settled)) == 1
    (line,) = at.history.branches(hand_id)
    assert not at.counts.has_looked_ahead
    assert at.store.record(line.id).events == tuple(at.now.hand.events)


def test_the_result_of_a_hand_that_is_left_for_practice_before_all_is_shown_is_taken_over(at):
    table = at.sit_down()
    at.act()
    at.opponents()
    at.shows = False
    at.flow.act(Fold())
    hand = at.now.hand
    assert hand.over and at.heard(Settled) == []
    at.flow.rewind()
    assert stacks(table) == list(hand.state.stacks) and len(at.heard(Settled)) == 1
    assert at.history.figures().hands == 1


def test_a_line_is_kept_though_it_is_left_before_all_of_it_is_shown(at):
    at.sit_down()
    at.play_on()
    hand_id = known(at.now.hand_id)
    at.flow.rewind()
    at.opponents()
    at.shows = False
    at.flow.act(Fold())
    assert at.now.hand.over and not at.flow.shows_result
    at.flow.back_to_hand()
    assert len(at.history.branches(hand_id)) == 1


def test_after_practice_the_hand_goes_on_at_its_decision(at):
    at.sit_down()
    at.act()
    assert at.my_turn()
    hand, events = at.now.hand, list(at.now.hand.events)
    at.flow.rewind()
    assert at.my_turn() and len(at.now.hand.events) < len(events)
    at.flow.back_to_hand()
    assert not at.flow.hands.is_practising and at.now.hand is hand and hand.events == events and at.flow.is_my_turn
    assert at.told[-1] == PracticeLeft(kept=True)
    at.play_on()
    assert at.store.record(at.now.hand_id).events == tuple(hand.events) and at.history.figures().hands == 1


def test_after_practice_in_a_hand_that_is_over_the_next_is_dealt(at):
    table = at.sit_down()
    at.play_on()
    at.flow.rewind()
    at.play_on()
    at.flow.go_on()
    assert not at.flow.hands.is_practising and table.hand_number == 2
    assert at.history.figures().hands == 1 and not at.history.page().rows[0].looked_ahead


def test_after_practice_in_a_hand_that_is_over_the_game_that_waits_is_dealt(at):
    at.sit_down()
    at.opponents()
    other = new_table(OMAHA8, seats=2)
    at.flow.change_game(other)
    at.play_on()
    at.flow.rewind()
    at.flow.back_to_hand()
    assert at.now.table is other


def test_a_line_within_a_line_leaves_the_hand_that_waits_where_it_is(at):
    at.sit_down()
    for _ in range(2):
        at.act()
    assert at.my_turn()
    hand, events = at.now.hand, list(at.now.hand.events)
    at.flow.rewind()
    assert at.my_turn()
    line = at.now.hand
    at.flow.rewind()
    assert at.my_turn() and at.now.hand is not line and at.counts.hand is hand
    at.flow.back_to_hand()
    assert at.now.hand is hand and hand.events == events and at.flow.is_my_turn


def test_a_line_of_another_hand_within_a_line_leaves_the_hand_that_waits_where_it_is(at):
    table = at.sit_down()
    at.play_on()
    first = known(at.now.hand_id)
    at.flow.go_on()
    at.act()
    assert at.my_turn()
    hand = at.now.hand
    at.flow.rewind()
    at.flow.practise(new_table(seats=2), first, at.line_of(first))
    assert at.now.table is not table and at.counts.hand is hand
    at.flow.back_to_hand()
    assert at.now.hand is hand and at.now.table is table


def test_practice_at_another_table_seats_it_and_afterwards_the_open_one(at):
    table = at.sit_down()
    at.play_on()
    first = known(at.now.hand_id)
    at.flow.go_on()
    assert at.my_turn()
    at.told.clear()
    elsewhere = new_table(seats=2)
    at.flow.practise(elsewhere, first, at.line_of(first))
    assert at.heard(Seated) == [Seated(elsewhere, begins=False)] and at.now.memory == ()
    at.told.clear()
    at.flow.back_to_hand()
    assert at.heard(Seated) == [Seated(table, begins=False)] and at.now.memory != ()
    at.told.clear()
    at.act()
    at.flow.rewind()
    at.flow.back_to_hand()
    assert at.heard(Seated) == [], "at its own table nobody sits down anew"


def test_practice_where_no_table_is_open_leaves_none(at):
    at.sit_down()
    at.play_on()
    hand_id = known(at.now.hand_id)
    alone = AtTable(at.store)
    alone.flow.practise(new_table(seats=2), hand_id, alone.line_of(hand_id))
    alone.play_on()
    assert alone.flow.shows_result and alone.flow.hands.counts is None
    alone.flow.go_on()
    assert alone.flow.hands.now is None and alone.told[-1] == PracticeLeft(kept=True)


def test_a_line_of_a_hand_that_is_not_stored_is_not_kept(at):
    at.sit_down()
    at.play_on()
    line = at.line_of(known(at.now.hand_id))
    at.flow.practise(new_table(seats=2), None, line)
    at.play_on()
    assert at.now.hand_id is None and at.history.branches(known(at.counts.hand_id)) == ()
    at.flow.back_to_hand()
    assert at.told[-1] == PracticeLeft(kept=False)


def test_practice_ends_when_the_table_is_left(at):
    at.sit_down()
    at.act()
    assert at.my_turn()
    events = list(at.now.hand.events)
    at.flow.rewind()
    at.flow.leave()
    assert at.told[-1] == Practising(on=False) and not at.flow.hands.is_practising
    at.resume()
    assert at.my_turn() and at.now.hand.events == events


def test_a_game_that_is_chosen_in_practice_waits_for_the_hand_that_counts(at):
    at.sit_down()
    at.act()
    assert at.my_turn()
    hand, other = at.now.hand, new_table(OMAHA8, seats=2)
    at.flow.rewind()
    at.flow.change_game(other)
    assert at.flow.next_table is other and at.flow.hands.is_practising
    at.flow.back_to_hand()
    assert at.now.hand is hand
    at.next_hand()
    assert at.now.table is other


def test_a_game_that_is_chosen_in_practice_comes_at_once_where_the_hand_is_over(at):
    at.sit_down()
    at.play_on()
    at.flow.rewind()
    other = new_table(OMAHA8, seats=2)
    at.flow.change_game(other)
    assert at.now.table is other and not at.flow.hands.is_practising and at.heard(Practising)[-1].on is False


def test_who_has_not_decided_cannot_go_back(at):
    at.sit_down()
    assert at.my_turn() and not at.flow.hands.can_rewind
    at.flow.rewind()
    assert not at.flow.hands.is_practising
    at.act()
    assert at.flow.hands.can_rewind


def test_an_opponent_decides_after_practice_with_what_the_table_had_seen_before_the_hand(at):
    at.sit_down()
    at.next_hand()
    seen = at.now.memory
    at.play_on()
    at.flow.rewind()
    assert at.now.memory == seen != at.now.table.memory


# Looking ahead


def at_the_turn(at):
    at.sit_down()
    while len(at.now.hand.state.board) < 4:
        at.act()
    assert at.my_turn()
    return at.now.hand


def test_to_go_back_alone_shows_nothing_to_play_the_line_does(at):
    at_the_turn(at)
    at.flow.rewind()
    assert at.my_turn() and not at.counts.has_looked_ahead
    at.act()
    assert at.counts.has_looked_ahead and not at.flow.hands.has_looked_ahead, "it is said of the hand that counts"
    at.flow.back_to_hand()
    assert at.flow.hands.has_looked_ahead


def test_a_line_within_a_line_looks_ahead_too(at):
    at_the_turn(at)
    at.flow.rewind()
    at.flow.rewind()
    assert at.my_turn() and not at.counts.has_looked_ahead
    at.act()
    assert at.counts.has_looked_ahead


def test_a_hand_that_was_looked_ahead_in_is_played_for_its_chips_and_counts_no_further(at):
    hand = at_the_turn(at)
    table, memory = at.now.table, at.now.table.memory
    at.flow.rewind()
    at.play_on()
    at.flow.go_on()
    at.play_on()
    assert at.now.hand is hand and stacks(table) == list(hand.state.stacks)
    assert table.memory == memory and at.history.figures().hands == 0
    (row,) = at.history.page().rows
    assert row.looked_ahead
    at.next_hand()
    assert not at.flow.hands.has_looked_ahead
    at.play_on()
    assert at.history.figures().hands == 1 and table.memory != memory


def test_a_hand_stays_looked_ahead_in_when_the_table_is_resumed(at):
    at_the_turn(at)
    at.flow.rewind()
    at.act()
    at.flow.leave()
    at.resume()
    assert at.flow.hands.has_looked_ahead
    at.play_on()
    assert at.now.table.memory == () and at.history.figures().hands == 0


def test_a_line_of_another_hand_shows_nothing_of_the_one_that_waits(at):
    at.sit_down()
    at.play_on()
    first = known(at.now.hand_id)
    at.flow.go_on()
    at.act()
    assert at.my_turn()
    at.flow.rewind()
    at.flow.practise(new_table(seats=2), first, at.line_of(first))
    at.play_on()
    assert not at.counts.has_looked_ahead


def test_to_go_back_in_a_line_of_another_hand_shows_nothing_of_the_one_that_waits(at):
    at.sit_down()
    at.play_on()
    first = known(at.now.hand_id)
    at.flow.go_on()
    assert at.my_turn()
    at.flow.practise(new_table(seats=2), first, at.line_of(first))
    at.act()
    assert at.my_turn() and not at.now.hand.over
    at.flow.rewind()
    at.act()
    assert at.flow.hands.is_practising and not at.counts.has_looked_ahead


# Before a showdown


def test_before_a_showdown_the_player_is_asked_once_and_no_hand_is_shown_before_the_answer():
    at = AtTable(points=True)
    at.sit_down()
    at.play_on()
    seen = of_kind(BeforeShowdown, at.told[-1]).seen
    assert len(seen.board) == 5 and not seen.awards and at.now.hand.over and not at.flow.shows_result
    shown = [step for step in at.heard(Happened) if isinstance(step.event, HandShown | PotAwarded)]
    assert shown == []
    at.flow.ready()
    assert at.flow.shows_result and len(at.heard(BeforeShowdown)) == 1


def test_where_all_are_in_it_is_asked_when_the_board_is_whole_and_nothing_is_won():
    at = AtTable(points=True)
    at.sit_down()
    at.act(RaiseTo(known(at.now.hand.legal().raise_to)[1]))
    at.opponents()
    seen = of_kind(BeforeShowdown, at.told[-1]).seen
    assert len(seen.board) == 5 and not seen.awards
    assert any(isinstance(step.event, HandShown) for step in at.heard(Happened)), "the hands lie open already"
    at.flow.ready()
    assert at.flow.shows_result and len(at.heard(BeforeShowdown)) == 1


@pytest.mark.parametrize("points", [True, False])
def test_who_wins_without_a_showdown_is_not_asked(points):
    at = AtTable(points=points)
    at.sit_down()
    at.fold()
    assert at.flow.shows_result and at.heard(BeforeShowdown) == []


def test_who_does_not_want_to_be_asked_is_not(at):
    at.sit_down()
    at.play_on()
    assert at.flow.shows_result and at.heard(BeforeShowdown) == []


def test_practice_asks_nothing_and_names_no_price():
    at = AtTable()
    table = at.sit_down()
    at.play_on()
    at.flow.points = True
    at.flow.rewind()
    table.seats[0].stack = 0
    at.play_on()
    assert at.flow.shows_result and at.heard(BeforeShowdown) == []
    assert of_kind(Result, at.told[-1]).price is None


def test_a_hand_that_was_misread_is_tagged():
    at = AtTable(points=True)
    at.sit_down()
    at.play_on()
    at.flow.hands.answered(right=False)
    at.flow.ready()
    assert MISREAD in known(at.history.row(known(at.now.hand_id))).tags


# A store that was set aside


def test_a_line_of_practice_never_counts_though_the_store_began_anew(at):
    at.sit_down()
    at.act()
    assert at.my_turn()
    hand = at.now.hand
    at.flow.rewind()
    assert at.my_turn()
    at.store.write(lambda connection: connection.execute("DELETE FROM hands"))
    at.play_on()
    assert at.history.page().total == 0
    at.flow.back_to_hand()
    at.play_on()
    assert at.now.hand is hand and at.store.record(at.now.hand_id).events == tuple(hand.events)
    assert at.history.page().total == 1


def test_a_hand_stays_looked_ahead_in_though_the_store_began_anew(at):
    at_the_turn(at)
    at.flow.rewind()
    at.act()
    at.store.write(lambda connection: connection.execute("DELETE FROM hands"))
    at.flow.back_to_hand()
    at.play_on()
    assert at.history.page().rows[0].looked_ahead and at.history.figures().hands == 0


def test_a_losing_hand_is_shown_if_that_is_wanted(at):
    at.flow.shows_losers = True
    at.sit_down()
    assert at.now.hand.shows_losers == {0}
    at.act()
    at.flow.shows_losers = False
    at.flow.rewind()
    assert at.now.hand.shows_losers == frozenset()
    at.flow.back_to_hand()
    assert at.now.hand.shows_losers == frozenset(), "as it is wanted now"
