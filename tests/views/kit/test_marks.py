"""What is chosen is marked at its foot: a ring says where the focus is, and nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from pokertable.views.kit.look import look
from pokertable.views.kit.stylesheet import stylesheet
from pokertable.views.kit.theme import THEMES, Theme
from pokertable.views.widgets.buttons import Button, Tone, push_button


@pytest.mark.painted
@pytest.mark.parametrize("tone", list(Tone))
def test_a_mark_changes_the_foot_of_a_button_alone(qtbot: QtBot, tone: Tone) -> None:
    button = Button(tone)
    qtbot.addWidget(button)
    button.say("Pot", "35")
    button.resize(90, 44)
    before = button.grab().toImage()
    button.set_marked(True)
    after = button.grab().toImage()
    points = ((x, y) for x in range(after.width()) for y in range(after.height()))
    changed = {y / after.height() for x, y in points if before.pixel(x, y) != after.pixel(x, y)}
    assert changed and min(changed) > 0.75


@pytest.mark.painted
@pytest.mark.parametrize("theme", THEMES.values())
def test_a_button_has_its_ring_for_those_who_come_by_keys_alone(qtbot: QtBot, theme: Theme) -> None:
    look().change(theme=theme)
    window = QWidget()
    qtbot.addWidget(window)
    window.setStyleSheet(stylesheet(theme))
    button = push_button("Copy", window)
    with qtbot.waitActive(window):
        window.show()

    def edge() -> str:
        picture = button.grab().toImage()
        return QColor(picture.pixel(1, picture.height() // 2)).name()

    for reason, ringed in (
        (Qt.FocusReason.MouseFocusReason, False),
        (Qt.FocusReason.TabFocusReason, True),
        (Qt.FocusReason.OtherFocusReason, False),
    ):
        button.clearFocus()
        button.setFocus(reason)
        assert button.hasFocus() and (edge() == theme.color("focus").name()) is ringed, reason
