"""One dialog: it darkens the window below while it is open, and a question is answered by its own button alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from pokertable.views.kit.look import look
from pokertable.views.widgets.buttons import Button, Tone
from pokertable.views.widgets.choices import LineList
from pokertable.views.widgets.dialog import Dialog, Question, ask, rounded
from tests.everywhere import answer, asked


@pytest.fixture
def below(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet("background: #808080")
    window.resize(300, 200)
    window.show()
    return window


def test_a_panels_corners_are_no_part_of_its_window() -> None:
    """Without a compositor they were black squares."""
    box = QRect(0, 0, 400, 200)
    region = rounded(box)
    corners = (box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight())
    assert not any(region.contains(corner) for corner in corners)
    assert all(region.contains(QPoint(x, y)) for x, y in ((200, 0), (200, 199), (0, 100), (399, 100), (4, 4)))


def light(window: QWidget) -> float:
    picture: QImage = window.grab().toImage()
    return picture.pixelColor(5, 5).lightnessF()


@pytest.mark.painted
def test_the_window_below_is_darkened_as_long_as_it_is_open(below: QWidget) -> None:
    bright = light(below)
    ask(below, "Leave?", "The hand is folded.", "Leave", lambda: None)
    assert light(below) == pytest.approx(0.45 * bright, abs=0.02)
    answer(Qt.Key.Key_Escape)
    assert light(below) == bright


def test_enter_gives_the_default_and_escape_the_first_answer(below: QWidget) -> None:
    for key, expected in ((Qt.Key.Key_Return, 2), (Qt.Key.Key_Escape, 0)):
        box = Question("Close?", "", ("Keep open", "Lose them", "Save"), below, default=2)
        box.open()
        assert asked() == "Close?" == box.heading.text()
        QTest.keyClick(box.focusWidget(), key)
        assert box.result() == expected and not box.isVisible()
        box.deleteLater()


@pytest.mark.parametrize("sized", [True, False])
def test_open_or_not_it_grows_with_its_window_and_stays_in_the_middle(
    qtbot: QtBot, below: QWidget, sized: bool
) -> None:
    box = Dialog(below) if sized else Question("Close?", "Three hands are not saved.", ("Keep open", "Save"), below)
    if isinstance(box, Question):
        assert box.width() < 500
    else:
        box.set_room(240, 160)
    box.open()
    before = box.size()
    below.resize(760, 600)
    look().change(ui=1.5, text_scale=1.5)
    qtbot.waitUntil(lambda: box.width() >= 1.4 * before.width() and in_the_middle(box, below))
    box.hide()
    look().change(ui=1.0, text_scale=1.0)
    qtbot.waitUntil(lambda: box.size() == before)
    below.move(100, 100)
    box.open()
    qtbot.waitUntil(lambda: in_the_middle(box, below))  # once it has risen
    box.move(5, 5)  # the player drags it
    speed = look().speed
    look().change(speed=speed + 1)
    QApplication.processEvents()
    look().change(speed=speed)
    assert box.pos() == QPoint(5, 5)
    box.close()


def in_the_middle(box: Dialog, below: QWidget) -> bool:
    return (box.geometry().center() - below.geometry().center()).manhattanLength() <= 2


@pytest.mark.parametrize("made", [lambda below: Button(Tone.QUIET, below, "Open"), LineList], ids=["button", "list"])
@pytest.mark.parametrize(
    ("reason", "seen"), [(Qt.FocusReason.MouseFocusReason, False), (Qt.FocusReason.TabFocusReason, True)]
)
def test_its_focus_is_shown_to_those_alone_who_opened_it_by_keys(
    qtbot: QtBot, below: QWidget, made: Callable[[QWidget], QWidget], reason: Qt.FocusReason, seen: bool
) -> None:
    """A ring stood round the button of every dialog: Qt gives it the focus as if by Tab.

    Then there was none after a list that was reached by keys.
    """
    opener = made(below)
    opener.show()
    below.activateWindow()
    opener.setFocus(reason)
    qtbot.waitUntil(opener.hasFocus)
    box = Question("Close?", "", ("Keep open", "Save"), below)
    box.open()
    button = box.focusWidget()
    assert isinstance(button, Button)
    qtbot.waitUntil(button.hasFocus)
    assert button.focus_seen is seen
    box.close()
