"""A box to choose one of its entries in."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from pokertable.views.widgets.buttons import shortcut
from pokertable.views.widgets.choices import ChoiceBox
from pokertable.views.widgets.layouts import in_column


# A list that opens is said not to come to the front on the offscreen platform.
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_keys_are_the_lists_while_it_is_open(qtbot: QtBot) -> None:
    acted: list[str] = []
    page = QWidget()
    qtbot.addWidget(page)
    box = ChoiceBox("Who", page, [("Ann", 1), ("Tom", 2), ("Una", 3)])
    in_column(box, of=page)
    shortcut("Down", page, lambda: acted.append("Down"))
    shortcut("U", page, lambda: acted.append("U"))
    shortcut("Return", page, lambda: acted.append("Return"))
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    box.setFocus()
    box.showPopup()
    qtbot.waitUntil(box.view().hasFocus)
    qtbot.keyClick(box.view(), Qt.Key.Key_Down)
    assert box.view().currentIndex().row() == 1
    qtbot.keyClick(box.view(), "u")
    assert box.view().currentIndex().row() == 2
    qtbot.keyClick(box.view(), Qt.Key.Key_Return)
    assert box.currentData() == 3
    assert not acted
    qtbot.waitUntil(box.hasFocus)
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert acted == ["Down"]
