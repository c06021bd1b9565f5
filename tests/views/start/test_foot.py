"""The foot of the start page has one way on: a newcomer's first lesson, else what is due today."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from pokertable.views.kit.fonts import width_of
from pokertable.views.start.foot import StartFoot
from pokertable.views.widgets.buttons import Button


@pytest.fixture
def foot(qtbot: QtBot) -> StartFoot:
    made = StartFoot()
    qtbot.addWidget(made)
    made.resize(1280, 76)
    made.show()
    return made


def test_what_is_due_is_counted(foot: StartFoot) -> None:
    foot.set_due([("Best high", 2), ("Who wins what", 4), ("Best high", 3)], newcomer=False)
    assert foot.title == "9 missed questions come back today"
    foot.set_due([("Best high", 1)], newcomer=False)
    assert foot.title == "1 missed question comes back today"
    foot.set_due([], newcomer=False)
    assert foot.title == "No missed questions today: play a hand"


def test_it_has_one_button_whose_key_and_words_follow(foot: StartFoot, qtbot: QtBot) -> None:
    assert foot.findChildren(Button) == [foot.button]
    assert (foot.button.text(), foot.key) == ("Learn", "l")
    with qtbot.waitSignal(foot.lesson_wanted):
        qtbot.keyClick(foot.button, Qt.Key.Key_Space)
    foot.set_due([], newcomer=False)
    assert (foot.button.text(), foot.key) == ("Today", "t")
    with qtbot.waitSignal(foot.today_wanted):
        qtbot.mouseClick(foot.button, Qt.MouseButton.LeftButton)


def test_who_has_said_what_to_learn_is_not_asked_again_before_the_first_lesson(foot: StartFoot) -> None:
    assert foot.title == "New here? Choose what you want to learn"
    foot.set_step("The order of hands")
    assert (foot.title, foot.detail) == ("Your path starts here", "Next on your path: The order of hands")
    assert foot.key == "l" and foot.accessibleName() == f"{foot.title}. {foot.detail}"


@pytest.mark.painted
@pytest.mark.parametrize("width", [1024, 1920])
def test_its_button_stays_inside(foot: StartFoot, width: int) -> None:
    foot.resize(width, 76)
    assert foot.rect().contains(foot.button.geometry())
    assert not foot.grab().isNull()


def test_the_words_after_the_title_are_told_whole_or_not_at_all(foot: StartFoot) -> None:
    for room, count in ((560, 1), (300, 2), (120, 0)):
        px, lines = foot.set_detail(room)
        assert len(lines) == count, room
        assert not lines or " ".join(lines) == foot.detail
        assert all(width_of(line, px) <= room for line in lines) and px >= 12
