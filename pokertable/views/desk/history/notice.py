"""What came of an export or import: a sentence and, if something was wrong, a list that can be copied."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QApplication,
    QPlainTextEdit,
    QWidget,
)

from pokertable.model.text import Phrase
from pokertable.views.kit.translate import number, worded
from pokertable.views.widgets.notice_strip import NoticeStrip

MOST_LINES: Final = 500
LASTS_MS: Final = 8000
"""What is said without anything wrong goes away by itself."""


class HistoryNotice(NoticeStrip):
    """`stop_asked()` ends the work that is under way."""

    stop_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._lines: tuple[str, ...] = ()
        self.problems = QPlainTextEdit(self)
        self.problems.setReadOnly(True)
        self.problems.setTabChangesFocus(True)
        self.problems.setFixedHeight(60)
        self.problems.setAccessibleName(self.tr("What was wrong"))
        self.column.addWidget(self.problems)
        self.copy_button = self.add_button(self.tr("Copy"))
        self.copy_button.clicked.connect(lambda: QApplication.clipboard().setText("\n".join(self._lines)))
        self.stop_button = self.add_button(self.tr("Stop"))
        self.stop_button.clicked.connect(self.stop_asked)
        self.close_button = self.add_button(self.tr("Close"))
        self.close_button.clicked.connect(self.hide)
        self.clock = QTimer(self, singleShot=True, interval=LASTS_MS)
        self.clock.timeout.connect(self._go)

    def say(self, text: str, problems: Sequence[str | Phrase] = ()) -> None:
        """Say what came of it."""
        self._lines = tuple(map(worded, problems))
        super().say(text)
        shown = list(self._lines[:MOST_LINES])
        if len(self._lines) > MOST_LINES:
            shown.append(self.tr("… and {count} more").format(count=number(len(self._lines) - MOST_LINES)))
        self.problems.setPlainText("\n".join(shown))
        self.problems.setVisible(bool(self._lines))
        self.copy_button.setVisible(bool(self._lines))
        self.stop_button.hide()
        self.close_button.show()
        if self._lines:
            self.clock.stop()
        else:
            self.clock.start()

    def _go(self) -> None:
        """Go away, unless the pointer is on it; of a page that was left it may have stayed there for Qt."""
        if self.isVisible() and self.underMouse():
            self.clock.start()
        else:
            self.hide()

    def say_working(self, words: str) -> None:
        """Say that work is under way; it can be stopped."""
        self.say(words)
        self.clock.stop()
        self.stop_button.show()
        self.close_button.hide()
