"""What came of an export or import: a sentence and, if something was wrong, a list that can be copied."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from pokertable.views.kit.plain_text import PlainLabel
from pokertable.views.kit.translate import number

MOST_LINES: Final = 500
LASTS_MS: Final = 8000
"""What is said without anything wrong goes away by itself."""


class HistoryNotice(QFrame):
    """Hidden until something is said. `stop_asked()` ends the work that is under way."""

    stop_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.words = PlainLabel(self)
        self.words.setWordWrap(True)
        self.problems = QPlainTextEdit(self)
        self.problems.setReadOnly(True)
        self.problems.setTabChangesFocus(True)
        self.problems.setFixedHeight(60)
        self.problems.setAccessibleName(self.tr("What was wrong"))
        self.copy_button = self._button(self.tr("Copy"))
        self.copy_button.clicked.connect(lambda: QApplication.clipboard().setText("\n".join(self._lines)))
        self.stop_button = self._button(self.tr("Stop"))
        self.stop_button.clicked.connect(self.stop_asked)
        self.close_button = self._button(self.tr("Close"))
        self.close_button.clicked.connect(self.hide)
        self._lines: tuple[str, ...] = ()
        self.clock = QTimer(self)
        self.clock.setSingleShot(True)
        self.clock.setInterval(LASTS_MS)
        self.clock.timeout.connect(self._go)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.words, 1)
        for button in (self.copy_button, self.stop_button, self.close_button):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 4, 8, 4)
        column.addLayout(row)
        column.addWidget(self.problems)
        self.hide()

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setProperty("tone", "link")
        return button

    def say(self, words: str, problems: Sequence[str] = ()) -> None:
        """Say what came of it."""
        self._lines = tuple(problems)
        self.words.setText(words)
        shown = list(self._lines[:MOST_LINES])
        if len(self._lines) > MOST_LINES:
            shown.append(self.tr("… and {count} more").format(count=number(len(self._lines) - MOST_LINES)))
        self.problems.setPlainText("\n".join(shown))
        self.problems.setVisible(bool(self._lines))
        self.copy_button.setVisible(bool(self._lines))
        self.stop_button.hide()
        self.close_button.show()
        self.show()
        if self._lines:
            self.clock.stop()
        else:
            self.clock.start()

    def _go(self) -> None:
        """Go away, unless the pointer is on it."""
        if self.underMouse():
            self.clock.start()
        else:
            self.hide()

    def say_working(self, words: str) -> None:
        """Say that work is under way; it can be stopped."""
        self.say(words)
        self.clock.stop()
        self.stop_button.show()
        self.close_button.hide()
