"""A note that has no room in the window's bar, in full under it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from pokertable.views.kit.plain_text import PlainLabel


class NoteStrip(QFrame):
    """Shows a note until it is taken back; not there without one. `closed()`: the player has read it."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self._words = PlainLabel(self)
        self._words.setWordWrap(True)
        close = QPushButton(self.tr("Close"), self)
        close.setProperty("tone", "link")
        close.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where it is
        close.clicked.connect(self.closed)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 2, 8, 2)
        row.addWidget(self._words, 1)
        row.addWidget(close)
        self.hide()

    @property
    def text(self) -> str:
        """The note; empty without one."""
        return self._words.text()

    def say(self, text: str) -> None:
        """Show this note; none if empty."""
        self._words.setText(text)
        self.setVisible(bool(text))
