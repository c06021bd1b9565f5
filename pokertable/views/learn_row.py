"""The way in for a learner: what there is to learn with, at the foot of the start page."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

_HEIGHT = 104


class LearnRow(QFrame):
    """`lesson_wanted()`: the first lesson. `lab_wanted()`: the Omaha lab."""

    lesson_wanted = Signal()
    lab_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setFixedHeight(_HEIGHT)
        title = QLabel(self.tr("New to Omaha?"), self)
        title.setProperty("tone", "strong")
        words = QLabel(self.tr("Exactly two of your cards play. See it in a minute, card by card."), self)
        words.setProperty("tone", "muted")
        words.setWordWrap(True)
        said = QVBoxLayout()
        said.setSpacing(4)
        said.addStretch(1)
        said.addWidget(title)
        said.addWidget(words)
        said.addStretch(1)
        self.lesson_button = QPushButton(self.tr("Start the first lesson"), self)
        self.lesson_button.clicked.connect(self.lesson_wanted)
        self.lab_button = QPushButton(self.tr("Open the Omaha lab"), self)
        self.lab_button.clicked.connect(self.lab_wanted)
        self._row = row = QHBoxLayout(self)
        row.setSpacing(12)
        row.addLayout(said, 1)
        row.addWidget(self.lesson_button)
        row.addWidget(self.lab_button)
        self._place()

    def _place(self) -> None:
        """The same margins as the start page, which is as wide as its tiles and centred."""
        margin = max(24, (self.width() - 912) // 2)
        self._row.setContentsMargins(margin, 8, margin, 8)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep in line with the start page."""
        super().resizeEvent(event)
        self._place()
