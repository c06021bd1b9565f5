"""The way in for a learner: what there is to learn with, at the foot of the start page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from pokertable.views.kit.rich_text import counted

_HEIGHT = 104
_NAMED = 4
"""Errors that are named, the commonest; the others are counted."""


class LearnRow(QFrame):
    """`lesson_wanted()`: the first lesson. `lab_wanted()`: the Omaha lab. `quiz_wanted()`: the hand-reading quiz."""

    lesson_wanted = Signal()
    quiz_wanted = Signal()
    lab_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setFixedHeight(_HEIGHT)
        self._title = title = QLabel(self)
        title.setProperty("tone", "strong")
        self._words = words = QLabel(self)
        words.setProperty("tone", "muted")
        words.setWordWrap(True)
        said = QVBoxLayout()
        said.setSpacing(4)
        said.addStretch(1)
        said.addWidget(title)
        said.addWidget(words)
        said.addStretch(1)
        self.lesson_button = QPushButton(self.tr("First lesson"), self)
        self.lesson_button.clicked.connect(self.lesson_wanted)
        self.lab_button = QPushButton(self.tr("Omaha lab"), self)
        self.lab_button.clicked.connect(self.lab_wanted)
        self.quiz_button = QPushButton(self)
        self.quiz_button.clicked.connect(self.quiz_wanted)
        for button in (self.lesson_button, self.lab_button, self.quiz_button):
            button.setAutoDefault(True)  # Enter presses the one that has the focus, as Space does
        self._row = row = QHBoxLayout(self)
        row.setSpacing(12)
        row.addLayout(said, 1)
        row.addWidget(self.lesson_button)
        row.addWidget(self.lab_button)
        row.addWidget(self.quiz_button)
        self.set_due(())
        self._place()

    def set_due(self, due: Sequence[tuple[str, int]]) -> None:
        """What the quiz asks again today: each error's name and how many; empty for nothing."""
        counts: Counter[str] = Counter()
        for error, count in due:
            counts[error] += count
        if counts:
            line = self.tr("{error} ({count})")
            listed = [line.format(error=error, count=count) for error, count in counts.most_common(_NAMED)]
            others = counts.total() - sum(count for _, count in counts.most_common(_NAMED))
            if others:
                listed.append(counted("and %n more", "and %n more", others))
            self._title.setText(self.tr("Due today"))
            self._words.setText(", ".join(listed))
            self.quiz_button.setText(counted("Quiz: %n due", "Quiz: %n due", counts.total()))
        else:
            self._title.setText(self.tr("New to Omaha?"))
            self._words.setText(self.tr("Exactly two of your cards play. See it in a minute, card by card."))
            self.quiz_button.setText(self.tr("Hand-reading quiz"))

    def _place(self) -> None:
        """The same margins as the start page, which is as wide as its tiles and centred."""
        margin = max(24, (self.width() - 912) // 2)
        self._row.setContentsMargins(margin, 8, margin, 8)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep in line with the start page."""
        super().resizeEvent(event)
        self._place()
