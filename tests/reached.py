"""What takes a click and no key reaches: not the tabulator, not the arrows from its like, no key of its own."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QLineEdit,
    QScrollBar,
    QTextBrowser,
    QWidget,
)

from tests.narrow import known

MOST_CONTROLS: Final = 200
CLICKED = ("mousePressEvent", "mouseReleaseEvent")
HAS_KEYS: Final = {
    "GameCell": "the arrows choose a game, and so does its name after /",
    "FixedLadder": "the arrows set one of its two bets",
    "WinnerRow": "Up and Down choose a winner",
    "DecisionList": "Up and Down choose a decision",
    "CouldHold": "Left and Right go to the next opponent",
    "ShareCell": "the answer is given: a click does nothing",
    "QuizFelt": "it only shows cards here",
    "LabFelt": "the page's keys move among its places",
    "GridView": "a lesson has no grid yet",
    "QHeaderView": "the box beside the search sorts by every column",
}
"""Widgets that the tabulator leaves out, and why nobody misses them."""


def said(widget: QWidget) -> str:
    """How a fault names it."""
    return f"{type(widget).__name__} {QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)!r}"


def takes_clicks(widget: QWidget) -> bool:
    """Whether a click on it does something: a control of Qt's, or one of ours with a click of its own."""
    if isinstance(widget, QAbstractButton | QComboBox | QLineEdit | QAbstractItemView):
        return True
    if isinstance(widget, QAbstractSlider):
        return not isinstance(widget, QScrollBar)
    kinds = [kind for kind in type(widget).__mro__ if kind.__module__.startswith("pokertable.")]
    return any(name in vars(kind) for kind in kinds for name in CLICKED)


def walked(top: QWidget) -> set[QWidget]:
    """Where the tabulator goes until it comes round."""
    found: set[QWidget] = set()
    for _ in range(MOST_CONTROLS):
        QTest.keyClick(QApplication.focusWidget() or top, Qt.Key.Key_Tab)
        focus = known(QApplication.focusWidget())
        if focus in found:
            return found
        found.add(focus)
    raise AssertionError("the tabulator does not come round")


def unreached(top: QWidget) -> list[str]:
    """What is in sight, takes clicks, and is left out by the keys."""
    text = top.findChild(QTextBrowser)
    if text is not None:  # there the tabulator goes from link to link first
        text.setTextInteractionFlags(text.textInteractionFlags().TextSelectableByKeyboard)
        text.setTabChangesFocus(True)
    ways = walked(top)
    among = {(type(way), way.parentWidget()) for way in ways if isinstance(way, QAbstractButton)}
    kinds = {kind for way in ways for kind in (type(way),) if isinstance(way, QAbstractButton)}

    def reached(widget: QWidget) -> bool:
        if widget in ways or any(way.isAncestorOf(widget) for way in ways):
            return True
        if type(widget).__name__ in HAS_KEYS:
            return True
        if isinstance(widget, QAbstractButton):  # one of several that the arrows go through
            return (type(widget), widget.parentWidget()) in among or type(widget).__mro__[1] in kinds
        return False

    return [
        f"{said(each)} in {type(each.parentWidget()).__name__}"
        for each in top.findChildren(QWidget)
        if each.isVisible() and each.isEnabled() and not each.visibleRegion().isEmpty() and takes_clicks(each)
        and not reached(each)
    ]  # fmt: skip
