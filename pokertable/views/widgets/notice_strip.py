"""A strip that says something and offers what can be done about it; hidden while there is nothing to say."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from pokertable.views.kit.spoken import announce
from pokertable.views.widgets.labels import PlainLabel, plain_tip, toned
from pokertable.views.widgets.layouts import in_column, in_row


class NoticeStrip(QFrame):
    """Words, and the buttons that were added, in a row; `column` takes what stands below them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self.words = PlainLabel(self, wraps=True)
        self._row = in_row((self.words, 1))
        self.column = in_column(self._row, of=self, margins=(16, 2, 8, 2))
        self.hide()

    def add_button(self, text: str, tip: str = "") -> QPushButton:
        """A button at the right of the words."""
        button = toned(QPushButton(text, self), "link")
        button.setToolTip(tip)
        # A click leaves the keyboard where it is: the strip goes away, and Space is to deal the next hand.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._row.addWidget(button)
        return button

    @property
    def text(self) -> str:
        """What is said; empty for nothing."""
        return self.words.text()

    def say(self, text: str) -> None:
        """Say this; nothing if empty."""
        if text != self.words.text():
            announce(self, text)
        self.words.setText(text)
        self.words.setToolTip(plain_tip(text))
        self.setVisible(bool(text))
