"""The answers that a question offers, drawn as places on the felt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.views.kit.fonts import scaled, sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, Drawn, paint_fitting
from pokertable.views.kit.translate import in_a_row

_ROW, _BETWEEN = 44, 8
"""Height of an answer in px before it is sized, and px between two."""
_SIZES: Final = (18, 17, 16, 15, 14, 13)
_SHADE, _LINE = 46, 120
"""Opacity of a place's shade and of its dashes, of 255."""


class OfferedAnswers(Drawn, QWidget):
    """A place for each answer, below each other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._answers: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_answers(self, answers: Sequence[str]) -> None:
        """Show these answers."""
        self._answers = tuple(answers)
        self.setAccessibleName(in_a_row(answers))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        count = len(self._answers)
        return QSize(scaled(200), count * sized(_ROW) + max(0, count - 1) * scaled(_BETWEEN))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        ink, half = QColor(look().theme.color("text_on_felt")), scaled(1.5) / 2
        ink.setAlpha(_LINE)
        for at, answer in enumerate(self._answers):
            row = QRectF(0, at * (sized(_ROW) + scaled(_BETWEEN)), self.width(), sized(_ROW))
            painter.setPen(QPen(ink, 2 * half, Qt.PenStyle.DashLine))
            painter.setBrush(QColor(0, 0, 0, _SHADE))
            painter.drawRoundedRect(row.adjusted(half, half, -half, -half), scaled(8), scaled(8))
            words = row.adjusted(scaled(12), 0, -scaled(12), 0)
            paint_fitting(painter, words, answer, _SIZES, "text_on_felt", CENTRE)
