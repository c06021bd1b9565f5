"""The parts of the lab and where they stand: two readings side by side, the grid below them, the side beside it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from pokertable.training.lab.lesson import Lesson
from pokertable.views.felt.made_hand import RowSize
from pokertable.views.kit.theme import Deck, Theme
from pokertable.views.lab.coach import LabCoach
from pokertable.views.lab.grid import GridView
from pokertable.views.lab.header import LabHeader
from pokertable.views.lab.lessons import LessonList
from pokertable.views.lab.panel import LabPanel
from pokertable.views.lab.side import LabSide


class LabFrame(QWidget):
    """`header` or, in a lesson, `coach` at the top; `body` is the `lab` itself or the list of `lessons`.

    The lab: `eye` and `law`, the readings; `count`, a line about the `grid`; and the `side`.
    """

    def __init__(self, lessons: Sequence[Lesson], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._ten_rows = False
        self.eye = LabPanel(self.tr("Hold'em eye"), self)
        self.law = LabPanel(self.tr("Omaha"), self)
        self.eye.felt.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.grid = GridView(self)
        self.side = LabSide(self)
        self.coach = LabCoach(self)
        self.lessons = LessonList(lessons, self)
        self.count = QLabel(self)
        self.count.setProperty("tone", "muted")
        self.header = LabHeader(self)
        self._lay_out()

    def _lay_out(self) -> None:
        panels = QHBoxLayout()
        panels.setSpacing(12)
        panels.addWidget(self.eye, 1)
        panels.addWidget(self.law, 1)
        self.bottom = QWidget(self)
        across = QHBoxLayout()
        across.setSpacing(12)
        across.addWidget(self.grid, 1)
        across.addWidget(self.side)
        below = QVBoxLayout(self.bottom)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(4)
        below.addWidget(self.count)
        below.addLayout(across, 1)
        self.lab = QWidget(self)
        lab = QVBoxLayout(self.lab)
        lab.setContentsMargins(0, 0, 0, 0)
        lab.setSpacing(8)
        lab.addLayout(panels)
        lab.addWidget(self.bottom, 1)
        self.body = QStackedWidget(self)
        self.body.addWidget(self.lab)
        self.body.addWidget(self.lessons)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 16, 12)
        column.setSpacing(8)
        column.addWidget(self.header)
        column.addWidget(self.coach)
        column.addWidget(self.body, 1)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        for part in (self.header, self.eye, self.law, self.grid, self.side, self.coach, self.lessons):
            part.set_theme(theme)

    def set_deck(self, deck: Deck) -> None:
        """Draw the suits in two or four colours."""
        for part in (self.eye, self.law, self.grid, self.side):
            part.set_deck(deck)

    def set_speed(self, speed: float) -> None:
        """The pace of what moves; 0 turns it off."""
        self.eye.felt.set_speed(speed)
        self.law.felt.set_speed(speed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the height between the felts and the grid."""
        super().resizeEvent(event)
        self._share_height()
        self.header.set_narrow(self.width() < 1200)
        self.coach.set_narrow(self.width() < 1200)
        self.side.setFixedWidth(248 if self.width() < 1200 else 320 if self.width() < 1600 else 440)

    def set_ten_rows(self, ten_rows: bool) -> None:
        """Whether the grid has ten rows instead of six."""
        if ten_rows != self._ten_rows:
            self._ten_rows = ten_rows
            self._share_height()

    def _share_height(self) -> None:
        """Between the felts and the grid; in a low window ten rows take what they need from the readings."""
        felt = max(92, min(round(0.24 * self.height() - 52), 200))
        low, high = self.height() < 720, self.height() >= 960
        tight = low and self._ten_rows
        rows = RowSize.TIGHT if tight else RowSize.SMALL if low else RowSize.LARGE if high else RowSize.MEDIUM
        for panel in (self.eye, self.law):
            panel.set_felt_height(felt, rows)
        self.side.set_rows(rows)
        self.count.setVisible(not tight)

    def sizeHint(self) -> QSize:
        """The usual window."""
        return QSize(1280, 756)
