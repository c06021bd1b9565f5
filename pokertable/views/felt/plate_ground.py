"""What is under a plate's words: its ground, the rings of turn and winner, and the halo around the seat to act."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from pokertable.views.felt.places.rect import Rect
from pokertable.views.felt.table_items import TableItem
from pokertable.views.felt.table_picture import PlateLook
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import paint_box
from pokertable.views.kit.theme import mixed


def paint_ground(painter: QPainter, rect: QRectF, plate: PlateLook, unit: float) -> None:
    """The plate without words: its ground, and the rings of the turn and of a winner; `unit`: a card's width in px."""
    theme, radius = look().theme, 0.12 * unit
    fill = mixed(theme.color("felt_edge"), theme.color("panel"), 0.82) if plate.out else theme.color("panel")
    paint_box(painter, rect.translated(0, 2), radius, QColor(0, 0, 0, 80))
    paint_box(painter, rect, radius, fill)
    edge = max(2.0, 0.035 * unit) if plate.turn else 1.0
    inside = rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
    paint_box(painter, inside, radius, edge="turn" if plate.turn else "line", width=edge)
    thick = max(2.0, 0.05 * unit)
    if "high" in plate.won.shares:
        grow = thick * 0.9
        paint_box(painter, rect.adjusted(-grow, -grow, grow, grow), radius + grow, edge="high", width=thick)
    if "low" in plate.won.shares:
        pen = QPen(theme.color("low_on_paper"), thick * 0.8)
        pen.setDashPattern([2.6, 1.6])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        inset = thick * 0.75
        paint_box(painter, rect.adjusted(inset, inset, -inset, -inset), radius * 0.7, edge=pen)


class HaloItem(TableItem):
    """The light around the plate whose turn it is; it lies under the cards, the ring on the plate lies above."""

    def __init__(self) -> None:
        super().__init__()
        self._grow = self._radius = 0.0
        self._size = (0.0, 0.0)

    def set_look(self, rect: Rect, *, unit: float) -> None:
        """Everything that is drawn, at once: around the plate `rect`."""
        grow = max(4.0, 0.085 * unit)
        self._grow, self._radius, self._size = grow, 0.12 * unit + grow, (rect.w, rect.h)
        self.set_bounds(self._outline())
        self.put(rect)

    def _outline(self) -> QRectF:
        grow = self._grow
        return QRectF(0, 0, *self._size).adjusted(-grow, -grow, grow, grow)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = look().theme
        color = theme.color("turn")
        color.setAlphaF(0.38 if theme.is_dark else 0.25)
        paint_box(painter, self._outline(), self._radius, color)
