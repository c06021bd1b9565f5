"""F1 in the running program: the rules of the game in play, and back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from pokertable.app import App
from pokertable.app.pages import LAB, QUIZ, RULES, SETTINGS
from pokertable.app.pages.page import Page
from pokertable.model.games import CATALOGUE
from pokertable.session.profile.choice import TableChoice
from pokertable.session.words.breaks import apart
from pokertable.views.kit.key_map import KeyMap
from pokertable.views.kit.look import look
from tests.games import one_of
from tests.test_app import started


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[App]:
    made = started(qtbot)
    made.window.activateWindow()
    qtbot.waitUntil(made.window.isActiveWindow)
    yield made
    made.window.close()


def f1(qtbot: QtBot, program: App) -> None:
    qtbot.keyClick(program.window, Qt.Key.Key_F1)


def text(program: App) -> str:
    return apart(program.pages.of(RULES).page.text.toPlainText())


def test_f1_at_the_table_shows_its_game_and_goes_back(program: App, qtbot: QtBot) -> None:
    seats = TableChoice(variant="stud8", structure=CATALOGUE["stud8"].usual_structure, low=10, high=20, seats=3,
                        personas=("rock", "rock"), stack=400)  # fmt: skip
    program.play(seats)
    f1(qtbot, program)
    assert program.window.windowTitle() == "Rules – Pokertable"
    assert "Seven-card stud hi/lo" in text(program)
    f1(qtbot, program)
    assert program.window.is_at_table
    f1(qtbot, program)
    qtbot.keyClick(program.pages.of(RULES).page, Qt.Key.Key_Escape)
    assert program.window.is_at_table


def test_on_the_start_page_it_is_the_game_that_is_chosen(program: App, qtbot: QtBot) -> None:
    variant = CATALOGUE[program.window.start.choice().variant]
    f1(qtbot, program)
    assert f"The game\n{variant.title}\n" in text(program)
    f1(qtbot, program)
    assert program.window.pages.currentWidget() is program.window.start


def test_from_another_page_it_goes_back_there_and_the_menu_leads_there_too(program: App, qtbot: QtBot) -> None:
    program.open_page(SETTINGS)
    program.window.bar.page_chosen.emit(RULES)
    assert program.pages.of(RULES).is_shown
    f1(qtbot, program)
    assert program.window.windowTitle() == "Settings – Pokertable"


def test_a_player_who_uses_the_key_for_something_else_keeps_it(program: App, qtbot: QtBot) -> None:
    look().change(keys=KeyMap(hints="F1"))
    try:
        f1(qtbot, program)
        assert program.window.pages.currentWidget() is program.window.start
    finally:
        look().change(keys=KeyMap())


@pytest.mark.parametrize("page", one_of(2, [LAB, QUIZ]), ids=lambda page: page.key)
def test_in_lab_and_quiz_it_is_the_game_that_is_read_there(program: App, qtbot: QtBot, page: Page[Any]) -> None:
    seats = TableChoice(variant="stud8", structure=CATALOGUE["stud8"].usual_structure, low=10, high=20, seats=3,
                        personas=("rock", "rock"), stack=400)  # fmt: skip
    program.play(seats)
    program.open_page(page)
    if page is QUIZ:
        from pokertable.training.quiz.topics import topics

        quiz = program.pages.of(QUIZ).page
        quiz.start([topic for topic in topics() if "omaha8" in topic.games][:1], ["omaha8"], 5)
        qtbot.waitUntil(lambda: quiz.question is not None, timeout=20_000)
        variant = CATALOGUE["omaha8"]
    else:
        variant = program.pages.of(LAB).page.cards.variant
    assert variant.key != "stud8"
    f1(qtbot, program)
    assert f"The game\n{variant.title}\n" in text(program)
    f1(qtbot, program)
    assert program.window.place.page is program.pages.of(page).page


def test_f1_on_the_start_page_shows_the_chosen_game_though_its_stakes_cannot_be(program: App, qtbot: QtBot) -> None:
    program.window.start.pick("omaha8")
    program.window.start.form.stakes.setEditText("x")
    f1(qtbot, program)
    assert "Omaha hi/lo" in text(program)
