"""Practice in the window: the note that says where it leads, and the way there."""

import pytest

from pokertable.app.pages import HISTORY, QUIZ
from pokertable.app.practice import Practice, TableNote
from pokertable.model.hand.actions import CheckCall
from pokertable.session.play.practice import CannotPractise
from tests.narrow import known
from tests.session.history.store.player import OMAHA8, new_table


@pytest.fixture
def practice(room):
    return Practice(room.profile, room.opened.append, lambda: room.tables)


@pytest.fixture
def says(room):
    note = TableNote(room.window, lambda: room.tables)

    def said():
        note.say()
        return room.window.bar.note

    return said


def in_hand(room):
    room.flow.sit_down(new_table(seats=2))
    room.desk.page.acted.emit(CheckCall())
    assert room.flow.is_my_turn


def test_before_the_first_table_nothing_is_said(room):
    note = TableNote(room.window, lambda: None)
    note.say()
    note.page_changed()
    assert room.window.bar.note == ""


def test_a_hand_that_counts_needs_no_note(room, says):
    in_hand(room)
    assert says() == ""


def test_a_line_of_the_hand_in_play_leads_back_to_it(room, says):
    in_hand(room)
    room.flow.rewind()
    assert says().endswith("You return to your hand afterwards")


def test_a_line_of_a_hand_that_is_over_leads_to_the_next_hand(room, says):
    in_hand(room)
    room.desk.play_on()
    room.flow.rewind()
    assert says().endswith("The next hand follows")


def test_a_line_without_an_open_table_leads_to_the_history(room, says, practice):
    in_hand(room)
    room.desk.play_on()
    hand_id = known(room.tables.hand_id)
    room.flow.leave()
    practice.line(hand_id, 0, 0)
    assert says().endswith("You return to the history afterwards")
    room.flow.back_to_hand()
    practice.leave(True)
    assert room.opened == [HISTORY]


def test_a_line_of_a_hand_that_is_not_stored_leads_to_the_quiz(room, says, practice):
    in_hand(room)
    room.flow.rewind()
    known(room.flow.hands.line).hand_id = None
    assert says().endswith("You return to the quiz afterwards")
    room.flow.back_to_hand()
    practice.leave(False)
    assert room.opened == [QUIZ]


def test_a_line_at_an_open_table_stays_there(room, practice):
    in_hand(room)
    practice.leave(True)
    assert room.opened == []


def test_the_game_that_waits_is_said_but_not_in_practice(room, says):
    in_hand(room)
    room.flow.change_game(new_table(OMAHA8, seats=2))
    assert says().startswith("From the next hand on: ")
    room.flow.rewind()
    assert says().startswith("Practice: ")


def test_that_the_hand_was_looked_ahead_in_is_said_until_it_is_over(room, says):
    in_hand(room)
    room.flow.rewind()
    room.desk.page.acted.emit(CheckCall())
    room.flow.back_to_hand()
    assert says().startswith("You looked ahead")
    room.desk.play_on()
    room.tables.deal()
    assert says() == ""


def test_the_note_is_shown_at_the_table_alone(room):
    note = TableNote(room.window, lambda: room.tables)
    in_hand(room)
    room.flow.rewind()
    room.window.is_at_table = False
    note.say()
    assert room.window.bar.note == ""
    room.window.is_at_table = True
    note.page_changed()
    assert room.window.bar.note.startswith("Practice: ")
    room.window.is_at_table = False
    note.page_changed()
    assert room.window.bar.note == ""
    room.window.bar.note = "The disk is full."
    note.page_changed()
    assert room.window.bar.note == "The disk is full.", "what others say stays"


def test_a_stored_hand_is_practised_from_the_decision_that_was_asked_for(room, practice):
    in_hand(room)
    room.desk.play_on()
    hand_id, events = known(room.tables.hand_id), list(room.tables.hand.events)
    practice.line(hand_id, 1, 0)
    line = known(room.flow.hands.line)
    assert line.hand.events == events[: len(line.hand.events)] and line.hand.to_act == 0
    assert len([event for event in line.hand.events if getattr(event, "seat", None) == 0]) > 1
    assert room.flow.hands.counts.hand.events == events


def test_a_hand_that_cannot_be_practised_says_why(room, practice, monkeypatch):
    def refuse(*_):
        raise CannotPractise("{count} players: too many", count=12)

    in_hand(room)
    room.desk.play_on()
    monkeypatch.setattr("pokertable.session.play.practice.practice_table", refuse)
    practice.line(known(room.tables.hand_id), 0, 0)
    assert [str(words) for words in room.said] == ["12 players: too many"] and not room.flow.hands.is_practising
    practice.line(77, 0, 0)
    assert len(room.said) == 2, "a hand that is not there"
