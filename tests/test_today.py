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
from pokertable.training.learner.request import Prepared, Request, new_request
from pokertable.training.path.kept import Kept
from pokertable.training.quiz.topics import topic_from
from pokertable.training.today import plan
from pokertable.training.today.day import Days
from pokertable.views.quiz import feed
from pokertable.views.quiz.page import QuizPage
from tests.narrow import known
from tests.test_app import WAIT_MS, started
from tests.training.lab.test_course import answer as answer_step
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
    qtbot.waitUntil(lambda: "Nothing comes back today" in said(page))
    words = said(page)
    assert "It starts at the easiest level." in words
    assert "10 questions, about 5 minutes" in words
    qtbot.waitUntil(lambda: bool(page.cards[2].strong.text()), timeout=WAIT_MS)  # a question like those to come
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert program.window.pages.currentWidget() is program.window.start
    QTest.keyClick(program.window.start, Qt.Key.Key_T)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.isVisible() and page.go_button.detail == "Dealing the first question…"
    quiz = asked(qtbot, program)
    assert quiz.isVisible() and quiz.question is not None and quiz.question.level == 1
    program.window.close()


@pytest.mark.parametrize(("topic", "shown"), [("decide", True), ("range", False)])
def test_a_sample_is_a_question_that_takes_no_search(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, topic: str, shown: bool
) -> None:
    """A decision comes from its bank; a deal for a read is sought for seconds."""
    request = new_request(topic_from(topic), "holdem", 1, 7)
    assert (request.deal is not None) == shown
    monkeypatch.setattr(plan, "request_of", lambda *_: request)
    program = opened(qtbot, tmp_path)
    work = program.pages.of(TODAY)
    begun: list[object] = []
    monkeypatch.setattr(work._jobs, "submit", lambda run, done: begun.append(done))
    QTest.keyClick(program.window.start, Qt.Key.Key_T)
    assert [len(begun)] == [1 if shown else 0]
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
    assert "2 of 10 asked, 1 right, about 4 minutes left" in said(page), "it never grows"
    assert page.go_button.text() == "Continue"
    program.window.close()

    program = opened(qtbot, tmp_path)
    assert program.window.start.foot.title == "1 missed question comes back today"
    quiz = begin(qtbot, program)
    assert "2 of 10 asked, 1 right, about 4 minutes left" in said(program.pages.of(TODAY).page)
    assert quiz.run is not None and quiz.run.count == 8 and quiz.run.total == 10
    assert quiz.session.head.place.text() == "3 of 10"
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
    assert program.pages.of(TODAY).page.isVisible()
    assert "10 questions, about 5 minutes" in said(program.pages.of(TODAY).page)
    program.window.close()


@pytest.mark.usefixtures("prepared_once")
def test_the_end_says_how_it_went_and_what_comes_back(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pokertable.training.today.plan.QUESTIONS", 4)
    program = opened(qtbot, tmp_path)
    quiz = begin(qtbot, program)
    for right in (False, True, True, True):
        answer(qtbot, program, right=right)
        quiz.go_on()
    page = program.pages.of(TODAY).page
    assert page.isVisible() and page.go_button.text() == "Ten more"
    qtbot.waitUntil(lambda: ": in about 10 minutes" in said(page))
    words = said(page)
    assert "Done for today: 3 of 4 right" in words
    assert "\n3 of 4\n" in words
    assert "Coming back: 1 today." in words
    assert page.misreads.isHidden(), "two weeks of thirty answers can be compared"
    assert page.week.strip.accessibleName().endswith("today: 4")
    QTest.keyClick(page, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "With different cards, mixed with the new questions." in said(page))
    assert page.go_button.text() != "Ten more"
    day = Days(program.store.progress, lambda: 0.0)
    assert day.day is None, "another day"
    program.window.close()


@pytest.mark.usefixtures("prepared_once")
def test_the_next_lesson_follows_the_questions_and_leads_back(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pokertable.training.today.plan.QUESTIONS", 6)
    program = opened(qtbot, tmp_path)
    Kept(program.store.progress).choose("omaha8")
    quiz = begin(qtbot, program)
    page, lab = program.pages.of(TODAY).page, program.pages.of(LAB).page
    assert page.cards[1].title.text() == "Omaha: how it is dealt" and page.cards[1].count.text() == "3"
    for _ in range(3):
        answer(qtbot, program, right=True)
        quiz.go_on()
    for step in range(3):
        assert lab.isVisible() and known(lab.course.run).step == step
        answer_step(lab.course)
        lab._draw_again()
        lab.progress_changed.emit(lab.course.progress.to_json())
        if step == 2:
            assert lab.coach.next.text() == "Back to Today"
        lab._go_on()
    assert page.isVisible() and "Done for today: 6 of 6 right" in said(page) and "Lesson passed." in said(page)
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
    qtbot.waitUntil(lambda: "Nothing comes back today" in said(page))
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
