"""A few values side by side, one of them chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QToolButton, QWidget

from pokertable.views.kit.fonts import follow_scale
from pokertable.views.widgets.buttons import text_toggle
from pokertable.views.widgets.layouts import NO_MARGINS, Stretch, in_row

_POLICY = {True: Qt.FocusPolicy.StrongFocus, False: Qt.FocusPolicy.ClickFocus}
"""Focus policies: Tab reaches the chosen value; from there the arrows go on."""


class Segments(QWidget):
    """A few values side by side, one of them chosen. `chosen(value)` when the player chooses another.

    `whole`: they fill the width.
    """

    chosen = Signal(object)

    def __init__(
        self,
        name: str,
        values: Sequence[object],
        labels: Sequence[str],
        parent: QWidget | None = None,
        *,
        whole: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setStyleSheet("QToolButton:checked:!focus { border: 1px solid palette(text); }")
        self._values = list(values)
        self._group = QButtonGroup(self)
        self.buttons: list[QToolButton] = []
        self.beside: list[QWidget] = []
        self._row = in_row(Stretch(0 if whole else 1), of=self, margins=NO_MARGINS, spacing=2)
        self._whole = whole
        for label in labels:
            self._add(label)
        self._group.idClicked.connect(lambda index: self.chosen.emit(self._values[index]))

    def _add(self, label: str) -> None:
        button = text_toggle(label.replace("&", "&&"), self, least=36)
        button.setAccessibleName(f"{self.accessibleName()}: {label}")
        follow_scale(button.setMinimumWidth, 64)
        button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        button.toggled.connect(lambda checked: button.setFocusPolicy(_POLICY[checked]))
        self._group.addButton(button, len(self.buttons))
        self._row.insertWidget(len(self.buttons), button, int(self._whole))
        if self._whole:
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
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
