"""A choice among several: a box with its entries, lines of a button's menu, one of them ticked, or a list of lines."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeyEvent
from PySide6.QtWidgets import QComboBox, QListWidget, QMenu, QWidget, QWidgetAction

from pokertable.views.kit.fonts import follow_scale
from pokertable.views.kit.painting import ByKeys
from pokertable.views.widgets.buttons import Button, Slot
from pokertable.views.widgets.labels import PlainLabel, plain_tip


def open_menu(button: Button, menu: QMenu) -> QMenu:
    """Let a press of the button open the menu, whose lines are closer together where the screen is too low for them."""
    button.setMenu(menu)
    menu.aboutToShow.connect(partial(_fit, menu))
    return menu


def _fit(menu: QMenu) -> None:
    for tight in (False, True):
        menu.setProperty("tight", tight)
        menu.style().unpolish(menu)
        menu.style().polish(menu)
        if menu.sizeHint().height() <= menu.screen().availableSize().height():
            return


def add_head(menu: QMenu, words: str) -> None:
    """A heading over the lines that follow; keys and pointer pass over it."""
    head = QWidgetAction(menu)
    label = PlainLabel(menu, words, tone="section")
    follow_scale(label.setContentsMargins, 16, 8, 16, 2)
    head.setDefaultWidget(label)
    head.setText(words)
    head.setEnabled(False)
    menu.addAction(head)


def add_choice(menu: QMenu, group: QActionGroup, text: str, chosen: Slot, *, checked: bool = False) -> QAction:
    """A menu line for one of a group, one of which is ticked."""
    action = menu.addAction(text)
    action.setCheckable(True)
    action.setChecked(checked)
    action.triggered.connect(chosen)
    group.addAction(action)
    return action


class ChoiceBox(QComboBox):
    """A box to choose one of its entries, texts with values; `chosen` is called when the choice changes."""

    def __init__(
        self, name: str, parent: QWidget, entries: Iterable[tuple[str, Any]] = (), chosen: Slot | None = None
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setAccessibleDescription(name)  # on Linux Qt gives readers the entry as the name
        self.offer(entries)
        self.view().installEventFilter(self)
        if chosen is not None:
            self.currentIndexChanged.connect(chosen)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the open list all keys: the page below it has shortcuts, arrows too.

        Return must reach the list by this very event: it goes on to Qt's own filter, which takes the entry.
        """
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return isinstance(event, QKeyEvent) and event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        return super().eventFilter(watched, event)

    def offer(self, entries: Iterable[tuple[str, Any]]) -> None:
        """Offer these texts with their values; the choice stays if it is still offered. Emits no signal."""
        chosen = self.currentData()
        with QSignalBlocker(self):
            self.clear()
            for text, value in entries:
                self.addItem(text, value)
            values = [self.itemData(place) for place in range(self.count())]
            self.setCurrentIndex(values.index(chosen) if chosen in values else 0)


class FilterBox(ChoiceBox):
    """A choice box; `least`: number of letters of an entry for which it has room."""

    def __init__(
        self, name: str, parent: QWidget, entries: Iterable[tuple[str, Any]] = (), *, chosen: Slot, least: int
    ) -> None:
        super().__init__(name, parent, entries, chosen)
        self.setProperty("tone", "filter")
        self.setToolTip(plain_tip(name))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(least)


class LineList(ByKeys, QListWidget):
    """A list of lines, one of them chosen; a bar at its left edge shows the focus to those who come by keys."""
