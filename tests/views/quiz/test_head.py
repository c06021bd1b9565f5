"""The line over the question."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pokertable.training.quiz.topics import topic_from
from tests.training.quiz.asked import asked
from tests.views.quiz.test_verdicts import page_with


def test_a_long_question_in_smaller_type_moves_nothing(qtbot: QtBot) -> None:
    tops = []
    for topic in ("high", "play"):
        (question,) = asked(topic_from(topic), "omaha8", 1)
        page = page_with(qtbot, question, styled=True)
        QApplication.processEvents()
        tops.append(page.session.board.y())
    assert tops[0] == tops[1] > 0
