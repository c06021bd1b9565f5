"""The track that the points of a class are set on, with its knob."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from pokertable.training.reads.spread import STEPS
from pokertable.views.kit.fonts import face, least_text, scaled, sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, paint_box, paint_words


@dataclass(frozen=True, slots=True)
class Track:
    """`left` and `width` in px; `most` points stand at the right end, 0 at the left."""

    left: float
    width: float
    most: int

    @property
    def right(self) -> float:  # noqa: D102
        return self.left + self.width

    def x_of(self, points: float) -> float:
        """Where these points stand, in px."""
        return self.left + self.width * points / self.most

    def points_at(self, x: float) -> int:
        """The points that a press at `x` sets, in steps."""
        part = self.most * (x - self.left) / self.width
        return min(self.most, max(0, STEPS[0] * round(part / STEPS[0])))

    def draw(self, painter: QPainter, points: int, row: QRectF, ink: str, *, on: bool) -> None:
        """Draw the track of a row with its points; `on`: the keys change this row, whose knob is larger."""
        middle = row.center().y()
        groove = QRectF(self.left, middle - scaled(4), self.width, scaled(8))
        paint_box(painter, groove, scaled(4), "window", "line")
        painter.setPen(QPen(look().theme.color("line"), 1))
        for tick in range(10, self.most, 10):
            x = self.x_of(tick)
            painter.drawLine(QPointF(x, middle + scaled(8)), QPointF(x, middle + scaled(11)))
        x = self.x_of(points)
        paint_box(painter, QRectF(groove.left(), groove.top(), x - groove.left(), scaled(8)), scaled(4), ink)
        knob = min(sized(10 if on else 8), 0.36 * row.height())
        paint_box(painter, QRectF(x - knob, middle - knob, 2 * knob, 2 * knob), knob, ink, "panel", scaled(2))

    def draw_preview(self, painter: QPainter, points: int, row: QRectF, words: str) -> None:
        """Draw a ring where a click would put the knob, and `words` above it where there is room."""
        middle, high = row.center().y(), row.height()
        x, ring = self.x_of(points), min(sized(8), 0.3 * high)
        paint_box(painter, QRectF(x - ring, middle - ring, 2 * ring, 2 * ring), ring, edge="muted", width=1.5)
        top = row.top() + scaled(3)  # under the line round the row
        above = QRectF(x - sized(30), top, sized(60), middle - ring + scaled(2) - top)
        if above.height() >= least_text():
            paint_words(painter, above, words, face(least_text()), "muted", CENTRE)
