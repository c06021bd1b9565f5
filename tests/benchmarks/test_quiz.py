"""How long a player waits for a question: on the screen in under 100 ms, for the next one is prepared meanwhile."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pokertable.controllers.jobs import Jobs
from pokertable.training.quiz.topic import Topic
from pokertable.training.quiz.topics import ask
from pokertable.views.quiz_page import QuizPage

EVERY = [(topic, game) for topic in Topic for game in topic.games]


@pytest.mark.parametrize(("topic", "game"), EVERY)
def test_the_next_question_is_there_at_once(benchmark: Any, qtbot: QtBot, topic: Topic, game: str) -> None:
    """From the key to the painted question, with the worker thread that the program uses."""
    jobs = Jobs()
    page = QuizPage(submit=jobs.submit, seed=3)
    qtbot.addWidget(page)
    page.resize(1280, 756)
    page.show()
    page.start([topic], [game], 100)

    def answered() -> None:
        qtbot.waitUntil(lambda: page.question is not None and page.has_next, timeout=10_000)
        page.give(page.question.answer if page.question else None)
        QApplication.processEvents()

    def go_on() -> None:
        QTest.keyClick(page, Qt.Key.Key_Space)
        page.grab()

    benchmark.pedantic(go_on, setup=answered, rounds=12)
    jobs.shut_down()
    assert benchmark.stats.stats.median < 0.1


@pytest.mark.parametrize(("topic", "game"), EVERY)
def test_preparing_a_question(benchmark: Any, topic: Topic, game: str) -> None:
    """What the worker thread does while the player reads: it has seconds, and takes a part of one."""
    rng = random.Random(5)
    benchmark.pedantic(lambda: ask(topic, game, rng, 2), rounds=25, warmup_rounds=1)
    assert benchmark.stats.stats.mean < 0.5
