"""Rows of the settings page: a name, and the values to choose from."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from pokertable.views.kit.fonts import follow_scale
from pokertable.views.widgets.buttons import Button
from pokertable.views.widgets.labels import plain_tip, toned
from pokertable.views.widgets.layouts import in_column

_NAME_WIDTH = 140


class SettingsCard(QFrame):
    """A titled group of rows."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        words = toned(QLabel(title, self), "strong")
        self._grid = QGridLayout()
        follow_scale(self._grid.setHorizontalSpacing, 16)
        follow_scale(self._grid.setVerticalSpacing, 8)
        self._grid.setColumnStretch(1, 1)
        follow_scale(self._grid.setColumnMinimumWidth, 0, _NAME_WIDTH)
        in_column(words, self._grid, of=self, margins=(16, 12, 16, 12), spacing=8)

    def add_row(self, name: str, field: QWidget, tip: str = "") -> None:
        """Add a field with its name at the left; `tip` explains both."""
        row = self._grid.rowCount()
        label = QLabel(name, self)
        label.setBuddy(field)
        label.setToolTip(plain_tip(tip))
        field.setToolTip(plain_tip(tip))
        self._grid.addWidget(label, row, 0)
        if isinstance(field, Button):  # no wider than its words
            self._grid.addWidget(field, row, 1, Qt.AlignmentFlag.AlignLeft)
        else:
            self._grid.addWidget(field, row, 1)
