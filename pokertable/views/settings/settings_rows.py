"""Rows of the settings page: a name, and the values to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QLabel, QToolButton, QWidget

from pokertable.views.widgets.buttons import text_toggle
from pokertable.views.widgets.labels import toned
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, in_column, in_row

_NAME_WIDTH = 140
_POLICY = {True: Qt.FocusPolicy.StrongFocus, False: Qt.FocusPolicy.ClickFocus}
"""Focus policies: Tab reaches the chosen value; from there the arrows go on."""


class Segments(QWidget):
    """A few values side by side, one of them chosen. `chosen(value)` when the player chooses another."""

    chosen = Signal(object)

    def __init__(
        self, name: str, values: Sequence[object], labels: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setStyleSheet("QToolButton:checked:!focus { border: 1px solid palette(text); }")
        self._values = list(values)
        self._group = QButtonGroup(self)
        self.buttons: list[QToolButton] = []
        self.beside: list[QWidget] = []
        self._row = in_row(STRETCH, of=self, margins=NO_MARGINS, spacing=2)
        for label in labels:
            self._add(label)
        self._group.idClicked.connect(lambda index: self.chosen.emit(self._values[index]))

    def _add(self, label: str) -> None:
        button = text_toggle(label, self, least=36)
        button.setAccessibleName(f"{self.accessibleName()}: {label}")
        button.setMinimumWidth(64)
        button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        button.toggled.connect(lambda checked: button.setFocusPolicy(_POLICY[checked]))
        self._group.addButton(button, len(self.buttons))
        self._row.insertWidget(len(self.buttons), button)
        self.buttons.append(button)

    def add_beside(self, widget: QWidget) -> None:
        """Put a widget at the right of the values."""
        self._row.insertSpacing(len(self.buttons), 12)
        self._row.insertWidget(len(self.buttons) + 1, widget)
        self.beside.append(widget)

    @property
    def value(self) -> object:  # noqa: D102
        return self._values[self._group.checkedId()]

    def set_value(self, value: object) -> None:
        """Mark a value; an unlisted one is added."""
        if value not in self._values:
            self._values.append(value)
            self._add(str(value))
        self.buttons[self._values.index(value)].setChecked(True)


class SettingsCard(QFrame):
    """A titled group of rows."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        words = toned(QLabel(title, self), "strong")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnStretch(1, 1)
        in_column(words, self._grid, of=self, margins=(16, 12, 16, 12), spacing=8)

    def add_row(self, name: str, field: QWidget, tip: str = "") -> None:
        """Add a field with its name at the left; `tip` explains both."""
        row = self._grid.rowCount()
        label = QLabel(name, self)
        label.setBuddy(field)
        label.setToolTip(tip)
        label.setMinimumWidth(_NAME_WIDTH)
        field.setToolTip(tip)
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(field, row, 1)
