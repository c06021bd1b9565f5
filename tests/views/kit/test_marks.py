"""What is chosen is marked at its foot: a ring says where the focus is, and nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from pokertable.views.kit.look import look
from pokertable.views.kit.stylesheet import stylesheet
from pokertable.views.kit.theme import THEMES, Theme
from pokertable.views.widgets.buttons import ActionButton, Tone


@pytest.mark.painted
@pytest.mark.parametrize("tone", list(Tone))
def test_a_mark_changes_the_foot_of_a_button_alone(qtbot: QtBot, tone: Tone) -> None:
    button = ActionButton(tone)
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
@pytest.mark.parametrize("tone", ["", "choice"])
def test_a_choice_that_is_made_has_no_ring(qtbot: QtBot, theme: Theme, tone: str) -> None:
    look().change(theme=theme)
    button = QPushButton("Pot-limit")
    qtbot.addWidget(button)
    button.setProperty("tone", tone)
    button.setCheckable(True)
    button.setStyleSheet(stylesheet(look().theme))
    button.resize(120, 40)
    button.setChecked(True)
    picture = button.grab().toImage()
    middle = picture.width() // 2, picture.height() // 2
    edges = [(0, middle[1]), (1, middle[1]), (middle[0], 0), (middle[0], 1), (picture.width() - 1, middle[1])]
    ring = look().theme.color("turn")
    drawn = {QColor(picture.pixel(*edge)).name() for edge in edges}
    assert not drawn & {ring.name(), look().theme.color("muted").name()}
    foot = QColor(picture.pixel(middle[0], picture.height() - 2))
    assert (ring == foot) is (tone == "choice")
    height = button.sizeHint().height()
    button.setChecked(False)
    assert button.sizeHint().height() == height
