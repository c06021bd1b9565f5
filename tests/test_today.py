"""Today in the program: from the start page by one key, asked, left, gone on with, closed, opened again, done."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from pokertable.app import App
from pokertable.app.pages import HISTORY, LAB, QUIZ, REVIEW, TODAY
from pokertable.training.learner.request import Prepared, Request
from pokertable.training.today.day import Days
from pokertable.views.quiz import feed
from pokertable.views.quiz.page import QuizPage
from tests.test_app import WAIT_MS, started
from tests.training.quiz.asked import prepared
from tests.views.quiz_driver import said


@pytest.fixture
def prepared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed, "prepare", prepared)


def opened(qtbot: QtBot, folder: Path) -> App:
    program = started(qtbot, folder)
    program.window.activateWindow()
    program.show_due()
    return program


def asked(qtbot: QtBot, program: App) -> QuizPage:
    """The quiz's page, once it asks."""
    quiz = program.pages.of(QUIZ).page
    qtbot.waitUntil(lambda: quiz.question is not None and quiz.outcome is None, timeout=WAIT_MS)
    return quiz


def answer(qtbot: QtBot, program: App, *, right: bool) -> None:
    quiz = asked(qtbot, program)
    assert quiz.question is not None
    quiz.give(quiz.question.answer if right else quiz.question.tempting[0].answer)


def begin(qtbot: QtBot, program: App) -> QuizPage:
    QTest.keyClick(program.window.start, Qt.Key.Key_T)
    page = program.pages.of(TODAY).page
    assert page.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Return)
    return asked(qtbot, program)


def test_an_empty_profile_says_that_nothing_is_due_and_begins_gently(qtbot: QtBot, tmp_path: Path) -> None:
    program = opened(qtbot, tmp_path)
    QTest.keyClick(program.window.start, Qt.Key.Key_T)
    page = program.pages.of(TODAY).page
    qtbot.waitUntil(lambda: "Nothing is due today" in said(page))
    words = said(page)
    assert "New to you: it starts at the easiest level." in words
    assert "About 10 minutes." in words
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert program.window.pages.currentWidget() is program.window.start
    QTest.keyClick(program.window.start, Qt.Key.Key_T)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.isVisible() and page.go_button.detail == "Dealing the first question…"
    quiz = asked(qtbot, program)
    assert quiz.isVisible() and quiz.question is not None and quiz.question.level == 1
    program.window.close()


@pytest.mark.usefixtures("prepared_once")
def test_it_is_left_and_gone_on_with_and_survives_closing(qtbot: QtBot, tmp_path: Path) -> None:
    program = opened(qtbot, tmp_path)
    quiz = begin(qtbot, program)
    answer(qtbot, program, right=False)
    quiz.go_on()
    answer(qtbot, program, right=True)
    QTest.keyClick(quiz, Qt.Key.Key_Escape)
    page = program.pages.of(TODAY).page
    assert page.isVisible()
    assert "2 of 21 asked, 1 right" in said(page), "what was missed is asked once more"
    qtbot.waitUntil(lambda: "Questions you missed, with different cards" in said(page))
    assert "Nothing is due today" not in said(page)
    assert page.go_button.text() == "Continue"
    program.window.close()

    program = opened(qtbot, tmp_path)
    assert program.window.start.foot.title == "Due today: 1 question"
    quiz = begin(qtbot, program)
    assert "2 of 21 asked, 1 right" in said(program.pages.of(TODAY).page)
    assert quiz.run is not None and quiz.run.count == 19
    QTest.keyClick(quiz, Qt.Key.Key_Escape)
    assert program.pages.of(TODAY).page.isVisible(), "left before the first answer"
    program.window.close()


@pytest.mark.usefixtures("prepared_once")
def test_the_first_question_has_the_keys(qtbot: QtBot, tmp_path: Path) -> None:
    """Cards are picked by their numbers at once, also after another page was looked at."""
    program = opened(qtbot, tmp_path)
    quiz = begin(qtbot, program)
    felt = quiz.session.board.felt
    qtbot.waitUntil(felt.hasFocus)
    program.window.bar.page_chosen.emit(LAB)
    program.window.bar.page_chosen.emit(TODAY)
    qtbot.waitUntil(felt.hasFocus)
    QTest.keyClick(felt, Qt.Key.Key_1)
    assert quiz.session.foot.undo_button.isEnabled()
    program.window.close()


@pytest.mark.long
def test_the_question_waits_while_another_page_is_shown(qtbot: QtBot, tmp_path: Path) -> None:
    program = opened(qtbot, tmp_path)
    quiz = begin(qtbot, program)
    question = quiz.question
    program.window.bar.page_chosen.emit(LAB)
    program.window.bar.page_chosen.emit(TODAY)
    assert quiz.isVisible() and quiz.question is question
    program.window.close()


@pytest.mark.long
def test_another_session_of_the_quiz_leaves_the_plan_as_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    program = opened(qtbot, tmp_path)
    quiz = begin(qtbot, program)
    question = quiz.question
    assert question is not None
    quiz.start([question.topic], [question.game], 5)
    answer(qtbot, program, right=True)
    QTest.keyClick(quiz, Qt.Key.Key_Escape)
    assert quiz.body.currentWidget() is quiz.summary
    program.window.bar.page_chosen.emit(TODAY)
    assert program.pages.of(TODAY).page.isVisible() and "Today: 20 questions" in said(program.pages.of(TODAY).page)
    program.window.close()


@pytest.mark.usefixtures("prepared_once")
def test_the_end_says_how_it_went_and_what_comes_back(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pokertable.training.today.plan.SECONDS", 90)
    program = opened(qtbot, tmp_path)
    quiz = begin(qtbot, program)
    for right in (False, True, True):
        answer(qtbot, program, right=right)
        quiz.go_on()
    page = program.pages.of(TODAY).page
    assert page.isVisible() and page.go_button.text() == "Another ten minutes"
    qtbot.waitUntil(lambda: ": in about 10 minutes" in said(page))
    words = said(page)
    assert "Done for today: 2 of 3 right" in words
    assert "\n2 of 3\n" in words
    assert "Coming back: 1 today, 0 tomorrow, 0 later this week." in words
    assert "33.3 ± 21.7 in the last seven days, out of 3." in words
    QTest.keyClick(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Questions you missed, with different cards" in said(page))
    assert page.go_button.text() != "Another ten minutes"
    day = Days(program.store.progress, lambda: 0.0)
    assert day.day is None, "another day"
    program.window.close()


def test_a_first_question_that_fails_leaves_the_plan_to_begin_with(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So does a drill from the review: its button can be pressed again."""

    def failing(_request: Request) -> Prepared:
        raise RuntimeError("no question")

    told: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: told.append(error))
    monkeypatch.setattr(feed, "prepare", failing)
    program = opened(qtbot, tmp_path)
    QTest.keyClick(program.window.start, Qt.Key.Key_T)
    page = program.pages.of(TODAY).page
    qtbot.waitUntil(lambda: "Nothing is due today" in said(page))
    QTest.keyClick(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(told), timeout=WAIT_MS)
    assert page.isVisible() and page.go_button.isEnabled() and page.go_button.text() == "Begin"
    told.clear()
    review = program.pages.of(REVIEW).page
    program.window.show_page(HISTORY, review, "Review")
    program.pages.of(QUIZ).drill("holdem", ["high"])
    assert review.drill_button.detail == "Dealing the first question…"
    qtbot.waitUntil(lambda: bool(told), timeout=WAIT_MS)
    assert program.window.place.page is review and not review.drill_button.detail
    program.window.close()
