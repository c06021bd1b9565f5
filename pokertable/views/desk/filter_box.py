"""A box that filters hands by one thing: the first of its entries is all of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QWidget


class FilterBox(QComboBox):
    """`least`: how many letters of an entry it has room for at the least."""

    def __init__(self, name: str, parent: QWidget, *, least: int) -> None:
        super().__init__(parent)
        self.setProperty("tone", "filter")
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(least)

    def offer(self, entries: Iterable[tuple[str, Any]]) -> None:
        """Offer these texts with their values; what is chosen stays if it is still there. Says no signal."""
        chosen = self.currentData()
        with QSignalBlocker(self):
            self.clear()
            for text, value in entries:
                self.addItem(text, value)
            values = [self.itemData(place) for place in range(self.count())]
            self.setCurrentIndex(values.index(chosen) if chosen in values else 0)
