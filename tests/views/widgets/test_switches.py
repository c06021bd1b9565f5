"""The switch: its key is printed, its state is to be seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from pokertable.views.widgets.switches import Switch


@pytest.mark.painted
def test_a_click_turns_it_and_it_looks_so(qtbot: QtBot) -> None:
    switch = Switch("Hints")
    qtbot.addWidget(switch)
    switch.resize(switch.sizeHint())
    off = switch.grab().toImage()
    with qtbot.waitSignal(switch.clicked):
        qtbot.mouseClick(switch, Qt.MouseButton.LeftButton)
    assert switch.isChecked()
    assert switch.grab().toImage() != off


@pytest.mark.painted
def test_it_answers_the_pointer_as_the_buttons_beside_it(qtbot: QtBot) -> None:
    switch = Switch("Hints")
    qtbot.addWidget(switch)
    switch.resize(switch.sizeHint())
    apart = switch.grab().toImage()
    switch.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    assert switch.grab().toImage() != apart
    assert switch.testAttribute(Qt.WidgetAttribute.WA_Hover), "it is painted again as the pointer comes and goes"


def test_it_has_room_for_its_key_and_names_it(qtbot: QtBot) -> None:
    switch = Switch("Hints")
    qtbot.addWidget(switch)
    bare = switch.sizeHint().width()
    switch.set_key("Space")
    assert switch.accessibleDescription() == "Space"
    assert switch.sizeHint().width() > bare + 30
