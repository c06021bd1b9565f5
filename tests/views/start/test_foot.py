"""What is due today at the foot of the start page, by topic, and what is offered to a newcomer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from pokertable.training.quiz.topics import topics
from pokertable.views.kit import painting
from pokertable.views.start.foot import StartFoot


@pytest.fixture
def foot(qtbot: QtBot) -> StartFoot:
    made = StartFoot()
    qtbot.addWidget(made)
    made.resize(1280, 128)
    made.show()
    return made


def test_what_is_due_is_counted_by_topic(foot: StartFoot) -> None:
    foot.set_due([("Best high", 2), ("Who wins what", 4), ("Best high", 3)])
    assert foot.title == "Due today: 9 questions"
    assert foot.due == (("Best high", 5), ("Who wins what", 4))
    foot.set_due([("Best high", 1)])
    assert foot.title == "Due today: 1 question"


def test_nothing_due_says_so(foot: StartFoot) -> None:
    foot.set_due([("Best high", 1)])
    foot.set_due([])
    assert foot.title == "Nothing due: play a hand"


def test_the_first_lesson_is_for_newcomers_only(foot: StartFoot) -> None:
    assert foot.lesson_button.isVisible()
    foot.set_newcomer(False)
    assert not foot.lesson_button.isVisible()
    assert foot.quiz_button.isVisible()


@pytest.mark.painted
@pytest.mark.parametrize(("width", "height"), [(1024, 56), (1280, 128), (1920, 146)])
@pytest.mark.parametrize("newcomer", [True, False])
def test_its_buttons_lie_apart_and_all_topics_can_be_drawn(
    foot: StartFoot, width: int, height: int, newcomer: bool
) -> None:
    foot.resize(width, height)
    foot.set_due([(str(topic.title), 3) for topic in topics()])
    foot.set_newcomer(newcomer)
    seen = [
        button
        for button in (foot.today_button, foot.quiz_button, foot.lesson_button, foot.lab_button)
        if button.isVisible()
    ]
    for place, button in enumerate(seen):
        assert foot.rect().contains(button.geometry())
        assert not any(button.geometry().intersects(other.geometry()) for other in seen[place + 1 :])
    assert not foot.grab().isNull()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space])
def test_the_ways_out_are_open_to_the_keyboard(foot: StartFoot, qtbot: QtBot, key: Qt.Key) -> None:
    for button in (foot.today_button, foot.lesson_button, foot.lab_button, foot.quiz_button):
        with qtbot.waitSignal(button.clicked, timeout=1000):
            qtbot.keyClick(button, key)


@pytest.mark.painted
@pytest.mark.parametrize("width", range(1024, 1281, 32))
def test_how_many_more_are_due_is_said_whole_or_not_at_all(
    foot: StartFoot, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    """It was cut off at 1024 px, where no topic has room."""
    room = {}

    class Watched(QPainter):
        def drawText(self, box: QRectF, flags: int, text: str) -> None:  # type: ignore[override]  # noqa: N802
            room[text] = box.width() - self.fontMetrics().horizontalAdvance(text)
            super().drawText(box, flags, text)

    monkeypatch.setattr(painting, "QPainter", Watched)
    foot.resize(width, 56)
    foot.set_due([(str(topic.title), 3) for topic in topics()])
    foot.grab()
    assert foot.title in room
    assert all(left >= 0 for text, left in room.items() if text.startswith("and "))
