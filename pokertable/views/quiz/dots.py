"""Where one is in the session: a tick, a cross or an empty ring for each question."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn
from pokertable.views.quiz.made import paint_mark

_DOT = 17
_GAP = 3
MOST, FEW = 20, 10


class QuizDots(Drawn, QWidget):
    """The last questions and the next ones, at most twenty in view; ten where there is little room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marks: tuple[bool, ...] = ()
        self._count = 0
        self._most = MOST
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_marks(self, marks: Sequence[bool], count: int) -> None:
        """Those answered, right or wrong, and how many there are in all."""
        self._marks, self._count = tuple(marks), count
        self.setFixedSize(self.sizeHint())
        right = sum(marks)
        self.setAccessibleName(self.tr("{right} right of {asked}").format(right=right, asked=len(marks)))
        self.update()

    def set_most(self, most: int) -> None:
        """How many are in view at the most."""
        self._most = most
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        """A line of rings."""
        return QSize(min(self._count, self._most) * (_DOT + _GAP) + 2, _DOT + 4)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        first = max(0, min(len(self._marks) - self._most // 2, self._count - self._most))
        for place, index in enumerate(range(first, min(self._count, first + self._most))):
            rect = QRectF(1 + place * (_DOT + _GAP), 2, _DOT, _DOT)
            if index < len(self._marks):
                paint_mark(painter, rect, look().theme, right=self._marks[index])
            else:
                painter.setPen(QPen(look().theme.color("muted" if index == len(self._marks) else "line"), 1.4))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(rect)
