"""Which hand is reviewed when a review is asked for at the table."""

import pytest

from pokertable.app.at_table import Reviews, habits_at
from pokertable.app.pages import TABLE
from pokertable.model.hand.actions import CheckCall, Fold
from tests.narrow import known
from tests.session.history.store.player import new_table


@pytest.fixture
def reviews(room):
    return Reviews(room)


def note(room):
    return room.desk.page.note.words.text()


def test_at_the_result_the_hand_at_the_table_is_reviewed(room, reviews):
    room.flow.sit_down(new_table(seats=2))
    room.desk.play_on()
    reviews.ask()
    assert room.reviewed == [(room.tables.hand_id, True)]


def test_during_a_hand_the_one_before_is_reviewed(room, reviews):
    room.flow.sit_down(new_table(seats=2))
    room.desk.play_on()
    before = known(room.tables.hand_id)
    room.tables.deal()
    assert room.flow.is_my_turn
    reviews.ask()
    assert room.reviewed == [(before, False)]


def test_during_the_first_hand_it_is_said_that_there_is_none(room, reviews):
    room.flow.sit_down(new_table(seats=2))
    reviews.ask()
    assert not room.reviewed and "this is the first" in note(room)


def test_while_the_others_play_on_the_last_hand_of_the_player_is_reviewed(room, reviews):
    room.flow.sitting_out.others_play = True
    room.flow.sit_down(new_table(seats=4))
    room.desk.play_on()
    mine = known(room.tables.hand_id)
    room.tables.sit_out(True)
    room.tables.deal()
    assert room.flow.hands.aside is not None
    reviews.ask()
    assert room.reviewed == [(mine, False)]


def test_habits_are_those_of_the_seats_by_name_and_none_without_a_table(room):
    assert habits_at(None) == ()
    table = new_table(seats=3)
    room.flow.sit_down(table)
    assert [name for name, _ in habits_at(table)] == ["You", "Ines", "Marek"]


def folded(room):
    """The player has folded, and an opponent thinks."""
    room.flow.sit_down(new_table(seats=3))
    room.desk.jobs.at_once = False
    room.desk.page.acted.emit(Fold())
    assert room.flow.hands.is_out and not room.tables.hand.over


def test_a_hand_that_the_player_is_out_of_is_played_out_and_then_reviewed(room, reviews):
    folded(room)
    reviews.ask()
    assert not room.reviewed and room.flow.is_hurried
    room.desk.jobs.at_once = True
    room.desk.jobs.answer()
    assert room.reviewed == [(room.tables.hand_id, True)]


def test_the_wish_for_a_review_is_dropped_with_the_next_hand(room, reviews):
    folded(room)
    reviews.ask()
    room.desk.jobs.at_once = True
    room.flow.sit_down(new_table(seats=2, seed=2))
    room.desk.play_on()
    assert room.flow.shows_result and not room.reviewed


def test_a_review_is_opened_once(room, reviews):
    folded(room)
    reviews.ask()
    room.desk.jobs.at_once = True
    room.desk.jobs.answer()
    room.tables.deal()
    room.desk.play_on()
    assert len(room.reviewed) == 1


def test_a_hand_that_is_over_is_reviewed_as_soon_as_all_of_it_is_shown(room, reviews):
    """Asked for before the showdown is told: it is this hand that is meant, not the one before."""
    room.tables.set_points(True)
    room.flow.sit_down(new_table(seats=2))
    room.desk.play_on()
    assert room.tables.hand.over and not room.flow.shows_result
    reviews.ask()
    assert not room.reviewed
    room.tables.go_on()
    assert room.flow.shows_result and room.reviewed == [(room.tables.hand_id, True)]


def test_a_line_of_the_reviewed_hand_opens_no_review_of_itself(room, reviews):
    folded(room)
    reviews.ask()
    room.desk.jobs.at_once = True
    room.desk.jobs.answer()
    assert len(room.reviewed) == 1
    room.flow.rewind()
    room.desk.play_on()
    assert room.flow.hands.is_practising and room.flow.shows_result and len(room.reviewed) == 1


def practising(room):
    room.flow.sit_down(new_table(seats=2))
    room.desk.page.acted.emit(CheckCall())
    room.flow.rewind()
    assert room.flow.is_my_turn


def test_a_line_of_practice_is_reviewed_when_it_is_over(room, reviews):
    practising(room)
    reviews.ask()
    assert not room.reviewed and "you can review this line once it's over" in note(room)
    room.desk.play_on()
    reviews.ask()
    assert room.reviewed == [(known(known(room.flow.hands.line).hand_id), True)]


def test_a_line_that_is_not_kept_cannot_be_reviewed(room, reviews):
    practising(room)
    known(room.flow.hands.line).hand_id = None
    room.desk.play_on()
    reviews.ask()
    assert not room.reviewed and "isn't kept" in note(room)


def test_back_from_the_review_the_next_hand_is_dealt_where_its_hand_is_over(room, reviews):
    table = new_table(seats=2)
    room.flow.sit_down(table)
    room.desk.play_on()
    reviews.go_on()
    assert room.opened == [TABLE] and table.hand_number == 2


def test_back_from_the_review_nobody_is_rushed_out_of_a_hand_in_play(room, reviews):
    folded(room)
    reviews.go_on()
    assert room.opened == [TABLE] and not room.flow.is_hurried
