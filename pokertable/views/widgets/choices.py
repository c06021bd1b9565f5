"""A choice among several: a box with its entries, or a list of lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QListWidget, QWidget

from pokertable.views.kit.painting import ByKeys
from pokertable.views.widgets.buttons import Slot
from pokertable.views.widgets.labels import plain_tip


class ChoiceBox(QComboBox):
    """A box to choose one of its entries, texts with values; `chosen` is called when the choice changes."""

    def __init__(
        self, name: str, parent: QWidget, entries: Iterable[tuple[str, Any]] = (), chosen: Slot | None = None
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setAccessibleDescription(name)  # on Linux Qt gives readers the entry as the name
        self.offer(entries)
        if chosen is not None:
            self.currentIndexChanged.connect(chosen)

    def showPopup(self) -> None:  # noqa: N802  Qt names it
        """Open the list. Until then Python answers none of its events."""
        self.view().installEventFilter(self)
        super().showPopup()

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
