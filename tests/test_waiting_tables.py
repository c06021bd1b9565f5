"""Tables wait side by side, and nothing of one is lost without a word of the player."""

import pytest

from pokertable.app.pages import START
from pokertable.model.betting.structure import Structure
from pokertable.session.profile.choice import sng_choice
from tests.everywhere import answer, asked
from tests.narrow import known
from tests.test_app import PERSONAS, choice, fold_out, my_turn_or_over, started
from tests.test_tournament_at_table import enter, fold_hands


@pytest.fixture
def program(qtbot):
    made = started(qtbot)
    yield made
    made.window.close()


def test_tables_of_several_games_wait_side_by_side(qtbot, program):
    start, tables = program.window.start, program.tables
    program.play(choice("holdem"))
    assert my_turn_or_over(qtbot, program)
    events = list(known(tables.hand).events)
    program.play(choice("stud8"))
    assert my_turn_or_over(qtbot, program)
    program.open_page(START)
    assert start.resume_button.accessibleDescription() == "Stud hi/lo, hand 1"
    start.pick("holdem")
    assert start.resume_button.accessibleDescription() == "Hold'em, hand 1"
    start.resume_button.click()
    assert my_turn_or_over(qtbot, program)
    assert known(tables.hand).events[: len(events)] == events
    assert len(program.waiting()) == 2


def test_a_start_goes_back_into_a_hand_that_was_left_and_deals_none_that_nobody_asked_for(qtbot, tmp_path):
    program = started(qtbot, tmp_path)
    program.play(choice("holdem"))
    assert my_turn_or_over(qtbot, program)
    events = list(known(program.tables.hand).events)
    program.window.close()
    again = started(qtbot, tmp_path)
    again.begin()
    assert again.window.is_at_table and my_turn_or_over(qtbot, again)
    assert known(again.tables.hand).events == events
    fold_out(qtbot, again)
    again.window.close()
    last = started(qtbot, tmp_path)
    last.begin()
    assert not last.window.is_at_table
    assert last.window.start.resume_button.accessibleDescription() == "Hold'em, hand 1"
    last.window.start.resume_button.click()
    assert my_turn_or_over(qtbot, last) and last.tables.table.hand_number == 2
    last.window.close()


def test_a_table_is_given_up_for_another_of_its_game_only_when_the_player_says_so_and_after_its_hand(qtbot, program):
    start, tables = program.window.start, program.tables
    program.play(choice("holdem"))
    assert my_turn_or_over(qtbot, program)
    given_up = tables.flow.table_id
    program.open_page(START)
    start.deal()
    assert asked() == "Give up this table?"
    answer("Cancel")
    assert not program.window.is_at_table and tables.flow.next_table is None
    start.deal()
    answer("New table")
    assert program.window.is_at_table and tables.flow.table_id == given_up
    assert program.window.bar.note.startswith("From the next hand on: No-limit Texas hold'em")
    fold_out(qtbot, program)
    tables.deal()
    assert [each.table_id for each in program.waiting()] == [tables.flow.table_id] != [given_up]


def test_a_table_chosen_again_instead_of_the_one_that_was_to_come_goes_on_without_a_question(qtbot, program):
    program.play(choice("holdem"))
    assert my_turn_or_over(qtbot, program)
    program.new_table(choice("stud8"))
    assert program.tables.flow.next_table is not None
    program.new_table(choice("holdem"))
    assert not asked() and program.tables.flow.next_table is None


def test_a_sit_and_go_is_given_up_for_another_of_its_game_only_when_the_player_says_so(qtbot, program):
    tables = enter(program, field=3)
    assert my_turn_or_over(qtbot, program)
    first = tables.flow.sng
    another = sng_choice("holdem", Structure.NO_LIMIT, "turbo", 4, PERSONAS)
    program.open_page(START)
    program.new_table(another)
    assert asked() == "Give up this sit and go?"
    answer("Cancel")
    assert tables.flow.sng is first and not program.window.is_at_table
    program.new_table(another)
    answer("Begin a new one")
    assert tables.flow.sng is first, "its hand ends first"
    while tables.flow.sng is first:
        fold_out(qtbot, program)
        tables.go_on()
    assert tables.flow.sng.setup.field == 4
    assert [each.table_id for each in program.waiting()] == [tables.flow.table_id]


@pytest.mark.long
def test_a_sit_and_go_of_another_game_waits(qtbot, program):
    tables = enter(program, field=3)
    assert my_turn_or_over(qtbot, program)
    first = tables.flow.sng
    program.play(sng_choice("omaha", Structure.POT, "turbo", 3, PERSONAS))
    assert my_turn_or_over(qtbot, program) and tables.flow.sng is not first
    waits = program.waiting()
    assert [each.table.tournament for each in waits] == [tables.flow.sng.id, first.id]
    program.go_back(waits[1].table_id)
    assert my_turn_or_over(qtbot, program) and known(tables.flow.sng).id == first.id


def test_a_sit_and_go_that_waits_is_not_played_over_to_be_shown(qtbot, program, monkeypatch):
    enter(program)
    fold_hands(qtbot, program, 1)
    program.play(choice("omaha8"))
    with monkeypatch.context() as patch:
        patch.setattr("pokertable.session.play.resume.sng_of", lambda *_: pytest.fail("it is played over"))
        program.open_page(START)
        program.window.start.kinds.buttons[1].click()
    assert program.window.start.resume_button.accessibleDescription() == "Sit & go: Hold'em, hand 2"
