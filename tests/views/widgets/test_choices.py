"""A box to choose one of its entries in."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from pokertable.views.kit.stylesheet import stylesheet
from pokertable.views.kit.theme import DARK
from pokertable.views.widgets.buttons import Button, Tone, shortcut
from pokertable.views.widgets.choices import ChoiceBox, LineList
from pokertable.views.widgets.layouts import in_column
from pokertable.views.widgets.menus import open_menu


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


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_menu_that_is_too_high_has_its_lines_closer_together_and_stays_one_column(qtbot: QtBot) -> None:
    """At a large text size the last two entries stood in a column of their own."""
    button = Button(Tone.QUIET, None, "Menu")
    qtbot.addWidget(button)
    button.setStyleSheet(stylesheet(DARK, 1.0, 1.0))
    heights = []
    for count in (5, 28, 60):
        menu = open_menu(button, QMenu(button))
        lines = [menu.addAction(f"Entry {number}") for number in range(count)]
        menu.popup(QPoint())
        heights.append(menu.actionGeometry(lines[0]).height())
        assert len({menu.actionGeometry(line).x() for line in lines}) == 1
        menu.close()
    assert heights[0] > heights[1] == heights[2]


def test_a_list_shows_its_focus_to_those_alone_who_come_by_keys(qtbot: QtBot) -> None:
    """A ring stood round the whole of it, and its chosen line lay over the ring."""
    page = QWidget()
    qtbot.addWidget(page)
    lines, other = LineList(page), LineList(page)
    page.show()
    page.activateWindow()
    for reason, seen in ((Qt.FocusReason.MouseFocusReason, False), (Qt.FocusReason.TabFocusReason, True)):
        lines.setFocus(reason)
        qtbot.waitUntil(lines.hasFocus)
        assert bool(lines.property("reached")) is seen, reason
        other.setFocus()
