"""The buttons of a step that offers answers."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from pokertable.training.lab.choice import ChoiceStep
from pokertable.views.lab.page import LabPage
from tests.narrow import known


def test_the_answers_stay_where_they_are_from_step_to_step(qtbot: QtBot) -> None:
    """Without cards or an explanation they stood in the middle of the page."""
    page = LabPage(seed=1)
    qtbot.addWidget(page)
    page.resize(1280, 760)
    page.show()
    tops = set()
    for key in ("price-of-a-call", "first-round", "starts-omaha8"):
        page.open_lesson(key, alone=True)
        while page.course.run is not None:
            step = known(page.course.run).now
            assert isinstance(step, ChoiceStep)
            qtbot.wait(1)
            tops.add(page.choice.buttons[0].mapTo(page, QPoint()).y())
            page._choose_answer(step.expect)
            page._go_on()
    assert len(tops) == 1 and tops.pop() > 600
