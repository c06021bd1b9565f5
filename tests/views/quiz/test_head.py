"""The line over the question."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from pokertable.views.kit.look import look
from pokertable.views.kit.stylesheet import stylesheet
from pokertable.views.quiz.head import QuizHead


def test_a_long_question_in_smaller_type_makes_the_head_no_lower(qtbot: QtBot) -> None:
    head = QuizHead()
    head.setStyleSheet(stylesheet(look().theme))
    qtbot.addWidget(head)
    heights = []
    for prompt in ("Your best high?", "Which cards play for the high, which for the low?"):
        head.prompt.setText(prompt)
        head.fit(740)
        heights.append(head.sizeHint().height())
    assert heights[0] == heights[1]
