"""A sign per question of a session: right, wrong, the present one, those to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.views.kit.fonts import scaled
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn
from pokertable.views.quiz.board.made import paint_mark

MOST: Final = 20


class QuizDots(Drawn, QWidget):
    """The last questions and the next ones, at most twenty visible; ten where room is short. The present one is white.

    Dots have this `radius` and lie a `step` apart, in designed px.
    """

    def __init__(self, parent: QWidget | None = None, *, radius: float = 8.0, step: float = 20.0) -> None:
        super().__init__(parent)
        self._radius, self._step = float(radius), float(step)  # whole px of a step would add up
        self._marks: tuple[bool, ...] = ()
        self._count = 0
        self._most = MOST
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look().changed.connect(self._take_size)

    def show_marks(self, marks: Sequence[bool], count: int) -> None:
        """Show the answered questions, right or wrong, and the total number."""
        self._marks, self._count = tuple(marks), count
        self.setFixedSize(self.sizeHint())
        right = sum(marks)
        self.setAccessibleName(self.tr("{right} of {asked} right").format(right=right, asked=len(marks)))
        self.update()

    def _take_size(self) -> None:
        self.setFixedSize(self.sizeHint())

    def set_most(self, most: int) -> None:
        """Set the number of visible questions."""
        self._most = most
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        wide, high = (max(0, min(self._count, self._most) - 1)) * self._step + 2 * self._radius, 2 * self._radius
        return QSize(round(scaled(wide)) + scaled(4), round(scaled(high)) + scaled(4))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme, size, step = look().theme, scaled(2 * self._radius), scaled(self._step)
        first = max(0, min(len(self._marks) - self._most // 2, self._count - self._most))
        for place, index in enumerate(range(first, min(self._count, first + self._most))):
            rect = QRectF(scaled(2) + place * step, scaled(2), size, size)
            if index < len(self._marks):
                paint_mark(painter, rect, theme, right=self._marks[index])
                continue
            here = index == len(self._marks)
            painter.setPen(QPen(theme.color("text" if here else "line"), scaled(1.8)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(rect)
            if here:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.color("text"))
                painter.drawEllipse(rect.center(), 0.36 * size / 2, 0.36 * size / 2)
