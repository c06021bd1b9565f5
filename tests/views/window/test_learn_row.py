"""What is due today at the foot of the start page: named while there is room, then counted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from pokertable.training.quiz.topics import topics
from pokertable.views.window.learn_row import LearnRow


def words(row: LearnRow) -> str:
    return "\n".join(label.text() for label in row.findChildren(QLabel))


def test_an_error_of_two_topics_is_one(qtbot: QtBot) -> None:
    row = LearnRow()
    qtbot.addWidget(row)
    row.set_due([("Paired low", 2), ("Odd chip", 4), ("Paired low", 3)])
    assert words(row) == "Due today\nPaired low (5), Odd chip (4)"
    assert row.quiz_button.text() == "Quiz: 9 due"


def test_many_errors_are_counted_and_fit(qtbot: QtBot) -> None:
    row = LearnRow()
    qtbot.addWidget(row)
    row.resize(1024, row.height())
    kinds = {kind for topic in topics() for kind in topic.errors}
    row.set_due([(str(kind.title), 3) for kind in kinds])
    row.show()
    assert f"and {3 * (len(kinds) - 4)} more" in words(row)
    for label in row.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width())
        assert row.rect().contains(label.geometry())


def test_nothing_due_is_the_way_in(qtbot: QtBot) -> None:
    row = LearnRow()
    qtbot.addWidget(row)
    row.set_due([("Odd chip", 1)])
    row.set_due([])
    assert "New to Omaha?" in words(row) and row.quiz_button.text() == "Hand-reading quiz"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_way_in_is_open_to_the_keyboard(qtbot: QtBot, key: Qt.Key) -> None:
    row = LearnRow()
    qtbot.addWidget(row)
    row.show()
    ways = [
        (row.lesson_button, row.lesson_wanted),
        (row.lab_button, row.lab_wanted),
        (row.quiz_button, row.quiz_wanted),
    ]
    for button, wanted in ways:
        with qtbot.waitSignal(wanted, timeout=1000):
            qtbot.keyClick(button, key)
