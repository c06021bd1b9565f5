"""The program between its pages: games chosen at a table and before one, what is asked about on each page."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pokertable.app.pages import HISTORY, LAB, QUIZ, REPLAYER, START, STARTS, TABLE, TOURNAMENT_END
from pokertable.model.cards import parse_cards
from pokertable.session.history.store import History
from pokertable.session.profile.choice import sng_choice
from pokertable.session.tournament.structure import USUAL
from tests.narrow import known
from tests.test_app import choice, fold_out, started


@pytest.fixture
def program(qtbot, tmp_path):
    made = started(qtbot, tmp_path)
    yield made
    made.window.close()


def test_a_game_that_is_chosen_before_any_table_is_played_at_once(program):
    assert program.window.place.page is program.window.start
    program.change_game(choice("stud8"))
    assert known(program.tables.table).game.variant.key == "stud8" and program.tables.flow.next_table is None
    program.change_game(choice("omaha"))
    assert known(program.tables.table).game.variant.key == "stud8", "the hand in play is played out"
    assert known(program.tables.flow.next_table).game.variant.key == "omaha"
    assert [each.variant for each in program.profile.last_choices()] == ["omaha", "stud8"]


def test_at_another_game_it_is_said_what_wins_and_who_has_no_seat(qtbot, program):
    """A mix said it; a game that the player chose began without a word, and players had vanished."""
    program.play(choice("omaha", seats=8))
    page, names = program.tables.page, [seat.name for seat in known(program.tables.table).seats]
    assert not page.next_game.is_open
    program.change_game(choice("triple27"))
    fold_out(qtbot, program)
    program.tables.deal()
    table = known(program.tables.table)
    gone = [name for name in names if name not in [seat.name for seat in table.seats]]
    assert table.game.variant.key == "triple27" and len(gone) > 1
    logged = [str(line.text) for line in page.log.text.lines]
    assert f"{', '.join(gone)} leave: this game seats {len(table.seats)}" in logged
    assert logged.count(f"Now playing: {table.game.title}") == 1
    assert (
        page.next_game.accessibleName()
        == f"Now playing. {table.game.title}. {table.game.variant.wins}. from this hand on"
    )
    assert page.next_game.is_open
    fold_out(qtbot, program)
    program.tables.deal()
    assert not page.next_game.is_open and "leave" not in " ".join(str(line.text) for line in page.log.text.lines[-20:])


def test_the_result_beside_the_title_is_of_the_whole_sitting_whatever_was_played(qtbot, program):
    """After a change of game it was gone, although the stacks went on."""
    flow = known(program.pages.of(TABLE)).tables.flow

    def won() -> int | None:
        return program.pages.of(TABLE)._won()

    program.play(choice("holdem"))
    start = flow.hands.counts.table.seats[0].stack
    assert won() is None and start
    for game in ("omaha", "stud8"):
        fold_out(qtbot, program)
        program.change_game(choice(game))
        table = known(flow.hands.counts).table
    fold_out(qtbot, program)
    stack = known(flow.hands.counts).table.seats[0].stack
    assert table.game.variant.key == "stud8" and len(flow.sitting) == 3
    assert won() == stack - start != 0
    program.play(choice("omaha8"))
    assert won() is None, "others sit there"


def test_a_sit_and_go_does_not_take_the_place_of_the_last_cash_table(program):
    cash = replace(choice("holdem"), seats=2, personas=("maniac",), stack=40)
    sng = sng_choice("holdem", cash.structure, USUAL, 18)
    for each in (cash, sng):
        program.profile.remember(each)
    assert program.profile.last_choices() == [sng, cash]
    program.profile.remember(cash)
    assert program.profile.last_choices() == [cash, sng]


def test_a_choice_that_cannot_be_read_is_left_out_and_the_others_stay(program):
    program.play(choice("stud8"))
    program.settings.last_choices["omaha"] = {"variant": "omaha", "seats": "many"}
    assert [each.variant for each in program.profile.last_choices()] == ["stud8"]


def test_each_page_knows_the_game_that_it_is_about(qtbot, program):
    """The rules open at it."""
    assert program.pages.of(QUIZ).game() is None and program.pages.of(TABLE).game() is None
    assert program.pages.of(REPLAYER).game() is None
    assert program.pages.of(STARTS).game().variant.key == program.pages.of(STARTS).page.game
    program.play(choice("omaha8"))
    fold_out(qtbot, program)
    program.pages.of(REPLAYER).replay(History(program.store).ids()[0])
    for page in (REPLAYER, TABLE):
        assert known(program.pages.of(page).game()).variant.key == "omaha8"
    program.pages.of(LAB).open_cards(tuple(parse_cards("AsKs")), tuple(parse_cards("QsJs2c")), "holdem")
    assert program.pages.of(LAB).game().variant.key == "holdem"
    assert program.window.place.page is program.pages.of(LAB).page


def test_a_lesson_of_the_lab_opens_there(program):
    program.pages.of(LAB).open_lesson("lone-ace")
    run = program.pages.of(LAB).page.course.run
    assert known(run).lesson.key == "lone-ace"


def test_of_a_hand_of_elsewhere_nothing_is_asked_where_no_tournament_is(program):
    program.open_page(HISTORY)
    place = program.window.place
    program.pages.of(TOURNAMENT_END).finish()
    assert program.window.place == place
    program.open_page(START)
