"""The table in words, for screen readers: read-only text about everything on the felt."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy, QWidget

FOLDED_HEIGHT = 1
OPEN_HEIGHT = 96


class TextMirror(QPlainTextEdit):
    """Mirrors the table. One px high, so that readers and Tab find it; it opens while it has the focus."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("mirror")
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("The table in words"))
        self.setAccessibleDescription(self.tr("Seats, stacks, bets, pots and cards as they are now"))
        self._open(False)

    def _open(self, is_open: bool) -> None:
        bars = Qt.ScrollBarPolicy.ScrollBarAsNeeded if is_open else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(bars)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(OPEN_HEIGHT if is_open else FOLDED_HEIGHT)

    def set_text(self, text: str) -> None:
        """Show this text; the reading position stays if it is unchanged."""
        if text != self.toPlainText():
            self.setPlainText(text)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Open, so that a sighted player sees the focus."""
        super().focusInEvent(event)
        self._open(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: D102
        super().focusOutEvent(event)
        self._open(False)
