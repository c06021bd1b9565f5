"""The table's controller: what the player does reaches the flow, what the flow tells reaches the page."""

from __future__ import annotations

from dataclasses import replace

from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.model.hand.events import BoardDealt, Checked, Decision, Folded, HandEnded
from pokertable.session.history.rows.stored import MISREAD
from pokertable.session.history.store import History
from pokertable.session.profile.choice import usual_choice
from pokertable.session.record.rewind import own_decisions, rewind
from pokertable.session.record.table import PROGRAM, Seat, Table
from pokertable.views.felt.table_view import TableView
from pokertable.views.kit.look import look
from tests.narrow import known
from tests.session.history.store.player import HOLDEM, new_table


def log(desk):
    return [str(line) for line in desk.page.log.text.lines]


def mix(seats=2):
    chosen = usual_choice("mix:holdem/none,omaha8/pot")
    return new_table(replace(chosen, hands_each=1).rotation(), seats=seats)


# What the player does


def test_what_the_player_chooses_is_done_in_the_players_turn(desk):
    desk.flow.sit_down(new_table(seats=2))
    events = desk.tables.hand.events
    assert desk.flow.is_my_turn and not own_decisions(events, 0)
    desk.page.acted.emit(CheckCall())
    assert own_decisions(events, 0)


def test_what_the_player_chooses_out_of_turn_is_dropped(desk):
    desk.jobs.at_once = False
    desk.flow.sit_down(new_table(seats=4))
    events = list(desk.tables.hand.events)
    assert not desk.flow.is_my_turn
    desk.page.acted.emit(Fold())
    assert desk.tables.hand.events == events


def test_space_deals_the_next_hand_after_the_result_and_not_before(desk):
    table = new_table(seats=2)
    desk.flow.sit_down(table)
    desk.tables.go_on()
    assert table.hand_number == 1 and desk.flow.is_my_turn
    desk.play_on()
    assert desk.page.showdown.isVisibleTo(desk.page)
    desk.page.showdown.next_button.click()
    assert table.hand_number == 2 and not desk.page.showdown.isVisibleTo(desk.page)


def test_space_that_was_meant_for_a_decision_does_not_pass_over_the_result(desk):
    table = new_table(seats=2)
    desk.flow.sit_down(table)
    desk.play_on()
    desk.page.showdown._guard.start(600_000)
    desk.tables.go_on()
    assert table.hand_number == 1 and desk.flow.shows_result
    desk.page.showdown._guard.stop()
    desk.tables.go_on()
    assert table.hand_number == 2


def test_space_after_folding_rushes_to_the_next_hand(desk):
    table = new_table(seats=3)
    desk.flow.sit_down(table)
    desk.jobs.at_once = False
    desk.page.acted.emit(Fold())
    assert not desk.tables.hand.over
    desk.jobs.at_once = True
    desk.tables.go_on()
    desk.jobs.answer()
    assert table.hand_number == 2 and "hand_ended" not in desk.told


def test_who_has_folded_rushes_past_the_cards_of_who_is_all_in(desk, monkeypatch):
    table = new_table(seats=3)
    desk.flow.sit_down(table)
    desk.jobs.at_once = False
    desk.page.acted.emit(Fold())
    desk.tables.all_in.is_holding = True
    hurried = []
    monkeypatch.setattr(desk.flow, "hurry", lambda *, to_next: hurried.append(to_next))
    desk.tables.go_on()
    assert hurried == [True]


def test_a_hand_that_is_hurried_to_its_end_stays_there(desk):
    table = new_table(seats=3)
    desk.flow.sit_down(table)
    desk.jobs.at_once = False
    desk.page.acted.emit(Fold())
    desk.jobs.at_once = True
    desk.tables.hurry()
    desk.jobs.answer()
    assert table.hand_number == 1 and desk.told[-1] == "hand_ended"


def test_space_ends_what_moves_and_acts_for_nobody(desk, monkeypatch):
    ended = []
    monkeypatch.setattr(desk.page.table, "finish_now", lambda: ended.append(True))
    desk.flow.sit_down(new_table(seats=2))
    for ends in (desk.tables.go_on, desk.tables.hurry):
        ended.clear()
        events = list(desk.tables.hand.events)
        ends()
        assert ended and desk.tables.hand.events == events


def test_an_opponents_delay_is_over_when_the_player_hurries(desk):
    desk.tables.opponents.delay_ms = 10**6
    desk.flow.sit_down(new_table(seats=4))
    assert desk.asked and not desk.flow.is_my_turn
    desk.tables.hurry()
    assert desk.flow.is_my_turn, "the one who thought, and without delay those after it"


# What the flow tells


def test_signals_come_in_the_order_of_what_happens(desk):
    desk.flow.sit_down(new_table(seats=2))
    desk.play_on()
    desk.tables.deal()
    assert desk.told == ["sat_down", "hand_begun 1", "hand_ended", "hand_begun 2"]
    desk.told.clear()
    desk.page.acted.emit(CheckCall())
    desk.flow.rewind()
    desk.flow.back_to_hand()
    assert desk.told == ["practising True", "practising False", "practice_left True"]


def test_every_write_is_said(desk):
    said: list[bool] = []
    desk.tables.stored.connect(lambda: said.append(True))
    for writes in (
        lambda: desk.flow.sit_down(new_table(seats=2)),
        lambda: desk.page.acted.emit(CheckCall()),
        desk.flow.rewind,
        desk.flow.back_to_hand,
        desk.play_on,
        desk.flow.after.buy_in,
        lambda: desk.flow.hands.answered(right=True),
        desk.flow.forget_habits,
    ):
        said.clear()
        writes()
        assert bool(said) == (writes != desk.flow.back_to_hand)


def test_all_of_the_hand_is_shown_before_it_is_said_to_be_over(desk):
    shown = []
    desk.tables.hand_ended.connect(lambda: shown.append((desk.page.table.observation.over, desk.flow.shows_result)))
    desk.flow.sit_down(new_table(seats=2))
    desk.play_on()
    assert shown == [(True, True)]


def test_events_are_said_before_they_are_shown_unless_all_is_told_without_delay(desk):
    said: list[object] = []
    desk.tables.told.connect(said.append)
    desk.flow.sit_down(new_table(seats=2))
    desk.play_on()
    assert len(said) == len(desk.tables.hand.events) and isinstance(said[-1], HandEnded)
    said.clear()
    desk.flow.rewind()
    assert said == [] and desk.flow.is_my_turn
    assert desk.page.table.moves, "from the decision on"
    desk.play_on()
    assert said and not any(isinstance(event, BoardDealt) and event.street == 1 for event in said)


def test_the_page_does_not_move_while_all_is_told_without_delay(desk, monkeypatch):
    moved: list[bool] = []
    desk.flow.sit_down(new_table(seats=2))
    desk.page.acted.emit(CheckCall())
    monkeypatch.setattr(TableView, "animates", property(lambda table: moved.append(table.moves)))
    desk.flow.rewind()
    assert moved and not any(moved)
    moved.clear()
    desk.play_on()
    assert moved and all(moved)


def test_what_is_bought_in_is_logged_before_the_hand(desk):
    table = new_table(seats=2)
    desk.flow.sit_down(table)
    desk.play_on()
    table.seats[0].stack = 0
    desk.tables.deal()
    lines = log(desk)
    assert lines.index("You buy in for 400") < lines.index("Hand 2")


def test_the_result_of_practice_leads_back_from_it(desk):
    desk.flow.sit_down(new_table(seats=2))
    desk.play_on()
    assert desk.page.showdown.next_button.text() != "End practice"
    desk.flow.rewind()
    desk.play_on()
    assert desk.page.showdown.next_button.text() == "End practice"


def test_an_illegal_action_is_said(desk):
    failed: list[object] = []
    desk.tables.failed.connect(failed.append)
    desk.flow.sit_down(new_table(seats=2))
    desk.page.acted.emit(RaiseTo(10**6))
    assert "the maximum is 400" in str(failed[0]) and desk.flow.is_my_turn


# Opponents


def test_an_opponent_that_answers_at_once_is_heard_after_all_have_heard_the_question(desk):
    """A program that is out answers inside the question; what follows is told after it."""
    order = []
    page = desk.page
    desk.flow.sit_down(new_table(seats=4))
    tell = desk.flow._tell

    def told(step):
        order.append("begin")
        tell(step)
        order.append("end")

    desk.flow._tell = told
    page.acted.emit(CheckCall())
    desk.play_on()
    assert order == ["begin", "end"] * (len(order) // 2) and len(order) > 40


def test_each_decision_of_the_opponents_has_the_next_seed_of_its_seat(desk):
    table = new_table(seats=4)
    desk.flow.sit_down(table)
    desk.play_on()
    seats = [event.seat for event in desk.tables.hand.events if isinstance(event, Decision) and event.seat]
    assert len(seats) > 6
    seeds = [table.choice_seed(seat, number) for number, seat in enumerate(seats, 1)]
    assert desk.asked == [(table.seats[seat].persona, seed) for seat, seed in zip(seats, seeds, strict=True)]


def test_an_opponent_that_fails_checks_where_it_can_and_folds_where_it_cannot(desk, monkeypatch):
    def fail(*_):
        raise RuntimeError("no idea")

    failed = []
    desk.tables.failed.connect(lambda error: failed.append(str(error)))
    monkeypatch.setattr("pokertable.controllers.table_opponents.choose_action", fail)
    table = new_table(seats=2)
    table.button = 0
    desk.flow.sit_down(table)
    assert desk.flow.is_my_turn and not failed, "the button acts first"
    desk.page.acted.emit(CheckCall())
    assert failed == ["no idea"] * len(failed) and isinstance(last_of(desk, 1), Checked)
    while desk.flow.is_my_turn and not desk.tables.hand.legal().free:
        desk.page.acted.emit(CheckCall())
    desk.page.acted.emit(RaiseTo(known(desk.tables.hand.legal().raise_to)[0]))
    assert isinstance(last_of(desk, 1), Folded)


def last_of(desk, seat):
    """The last decision of a seat."""
    return [event for event in desk.tables.hand.events if isinstance(event, Decision) and event.seat == seat][-1]


class Programs:
    """What the programs of a table are told."""

    def __init__(self, desk, monkeypatch):
        self.heard: list[tuple[object, ...]] = []
        programs = desk.tables.opponents.programs
        monkeypatch.setattr(programs, "sit_down", lambda table: self.heard.append(("sit down", table)))
        monkeypatch.setattr(programs, "deal", lambda game, seats: self.heard.append(("deal", game.variant.key, seats)))
        monkeypatch.setattr(programs, "end", lambda number, hand: self.heard.append(("end", number, hand)))


def test_programs_hear_of_each_game_and_end_and_of_no_practice(desk, monkeypatch):
    programs = Programs(desk, monkeypatch)
    table = mix()
    desk.flow.sit_down(table)
    desk.play_on()
    first = desk.tables.hand
    assert programs.heard == [("sit down", table), ("deal", "holdem", 2), ("end", 1, first)]
    programs.heard.clear()
    desk.flow.rewind()
    desk.play_on()
    record = desk.store.record(known(desk.flow.hands.counts).hand_id)
    line = rewind(record.events, own_decisions(record.events, 0)[0], seed=record.seed)
    desk.flow.practise(new_table(seats=2), known(desk.flow.hands.counts).hand_id, line)
    desk.play_on()
    assert programs.heard == []
    desk.tables.deal()
    assert programs.heard == [("deal", "omaha8", 2)]


def test_a_thought_that_comes_after_the_table_was_left_is_not_taken(desk):
    desk.jobs.at_once = False
    desk.flow.sit_down(new_table(seats=4))
    (thought,) = desk.jobs.waiting
    hand = desk.tables.hand
    desk.flow.sit_down(new_table(seats=4, seed=2))
    assert thought not in desk.jobs.waiting and len(desk.jobs.waiting) == 1
    events = list(hand.events)
    desk.jobs.answer()
    assert hand.events == events


def test_an_opponent_decides_by_the_same_seed_whether_a_line_was_practised_meanwhile_or_not(desk):
    def third_decision(practises):
        desk.flow.sit_down(new_table(seats=4))
        desk.page.acted.emit(CheckCall())
        desk.jobs.at_once = False
        desk.page.acted.emit(CheckCall())
        if practises:
            assert len(desk.jobs.waiting) == 1, "an opponent thinks while the player goes back"
            desk.flow.rewind()
            desk.flow.back_to_hand()
        desk.asked.clear()
        desk.jobs.at_once = True
        desk.jobs.answer()
        return desk.asked[0]

    assert third_decision(practises=True) == third_decision(practises=False)


def test_in_practice_a_persona_stands_in_for_a_program(desk):
    seats = [Seat("You", None, 400), Seat("Ines", PROGRAM, 400)]
    desk.flow.sit_down(Table(HOLDEM, seats, buy_in=400, seed=1))
    while not desk.flow.hands.can_rewind:
        if desk.flow.shows_result:
            desk.tables.deal()
        desk.page.acted.emit(CheckCall())
    assert desk.asked == []
    desk.flow.rewind()
    desk.play_on()
    assert desk.asked and {persona for persona, _ in desk.asked} == {"tag"}


# What the page wants first


def test_a_hand_waits_until_the_game_of_a_mix_was_seen(desk):
    look().change(speed=2)
    desk.flow.sit_down(mix())
    notice = desk.page.next_game
    assert notice.is_open and desk.page.table.observation is None
    assert notice.accessibleName().endswith("for one hand")
    assert any(line.startswith("Now playing: ") for line in log(desk))
    desk.tables.go_on()
    assert not notice.is_open and desk.page.table.observation is not None


def test_where_nothing_moves_the_hand_does_not_wait_for_the_game_of_a_mix(desk):
    desk.flow.sit_down(mix())
    assert desk.page.next_game.is_open and desk.flow.is_my_turn
    desk.page.acted.emit(CheckCall())
    assert not desk.page.next_game.is_open, "who plays has seen it"


def test_what_the_game_is_goes_with_the_table(desk):
    look().change(speed=2)
    desk.flow.sit_down(mix())
    desk.flow.sit_down(new_table(seats=2))
    assert not desk.page.next_game.is_open and desk.page.table.observation is not None


def asked_to_point(desk):
    desk.tables.set_points(True)
    desk.flow.sit_down(new_table(seats=2))
    desk.play_on()
    assert desk.tables.pointing.is_asking and not desk.flow.shows_result


def test_a_hand_waits_for_the_answer_before_a_showdown(desk):
    asked_to_point(desk)
    desk.page.next_game.done.emit()  # the moment of a game that was said is over
    assert desk.tables.pointing.is_asking and not desk.flow.shows_result
    desk.tables.go_on()
    assert not desk.tables.pointing.is_asking and desk.flow.shows_result
    assert MISREAD not in known(History(desk.store).row(desk.tables.hand_id)).tags


def test_a_misread_marks_its_hand(desk):
    asked_to_point(desk)
    desk.tables.pointing.answered.emit(False)
    desk.tables.go_on()
    assert MISREAD in known(History(desk.store).row(desk.tables.hand_id)).tags


def test_who_wants_no_question_any_more_is_let_go_on(desk):
    asked_to_point(desk)
    desk.tables.set_points(False)
    assert desk.flow.shows_result
    desk.tables.deal()
    desk.play_on()
    assert desk.flow.shows_result


def test_a_question_is_dropped_with_its_table(desk):
    asked_to_point(desk)
    table, hand = desk.tables.table, desk.tables.hand
    desk.flow.sit_down(new_table(seats=2, seed=2))
    assert not desk.tables.pointing.is_asking and desk.flow.is_my_turn
    assert [seat.stack for seat in table.seats] == list(hand.state.stacks)


def test_no_card_of_another_table_waits_for_what_lay_open_at_the_last_one(desk, monkeypatch):
    seats: list[int] = []
    monkeypatch.setattr(desk.tables.all_in, "holds", lambda after: seats.append(len(after.seats)))
    desk.flow.sit_down(new_table(seats=2))
    desk.page.acted.emit(CheckCall())
    assert 2 in seats
    seats.clear()
    desk.flow.sit_down(new_table(seats=3))
    assert set(seats) == {3}


def test_the_players_seat_is_at_the_bottom_and_others_are_seated_anew_with_another_table(desk):
    desk.flow.sit_down(new_table(seats=2))
    assert desk.page.table._hero == 0 and log(desk)
    desk.flow.sit_down(new_table(seats=3))
    assert desk.page._names[2] == "Marek" and log(desk).count("Hand 1") == 1
