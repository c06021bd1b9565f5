"""Says, as long as it is so, that what is played is in memory only; offers to try again or to save a copy."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from pokertable.views.kit.plain_text import PlainLabel, plain_tip


class MemoryStrip(QFrame):
    """`retry_wanted()`: the file is to be tried now. `copy_wanted()`: everything is to be written elsewhere."""

    retry_wanted = Signal()
    copy_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self.words = PlainLabel(self)
        self.words.setWordWrap(True)
        self.retry_button = self._button(self.tr("Try again"), self.tr("It is tried by itself every few seconds too"))
        self.retry_button.clicked.connect(self.retry_wanted)
        self.copy_button = self._button(self.tr("Save a copy…"), self.tr("Write all hands to another file"))
        self.copy_button.clicked.connect(self.copy_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 2, 8, 2)
        row.addWidget(self.words, 1)
        row.addWidget(self.retry_button)
        row.addWidget(self.copy_button)
        self.hide()

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setProperty("tone", "link")
        button.setToolTip(tip)
        # A click leaves the keyboard where it is: the strip goes away, and Space is to deal the next hand.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button

    def say(self, text: str) -> None:
        """Show this until it is hidden."""
        self.words.setText(text)
        self.words.setToolTip(plain_tip(text))
        self.show()
