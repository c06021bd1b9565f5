"""What is under a plate's words: its ground, the rings of turn and winner, and the halo around the seat to act."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from pokertable.views.felt.layout import Rect
from pokertable.views.felt.table_item import TableItem
from pokertable.views.felt.table_picture import PlateLook
from pokertable.views.kit.look import look
from pokertable.views.kit.theme import mixed


def paint_ground(painter: QPainter, rect: QRectF, plate: PlateLook, unit: float) -> None:
    """The plate without words: its ground, and the rings of the turn and of a winner; `unit`: a card's width in px."""
    theme, radius = look().theme, 0.12 * unit
    fill = mixed(theme.color("felt_edge"), theme.color("panel"), 0.82) if plate.out else theme.color("panel")
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 80))
    painter.drawRoundedRect(rect.translated(0, 2), radius, radius)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, radius, radius)
    edge = QPen(theme.color("line"), 1)
    if plate.turn:
        edge = QPen(theme.color("turn"), max(2.0, 0.035 * unit))
    painter.setPen(edge)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = edge.widthF() / 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
    thick = max(2.0, 0.05 * unit)
    if "high" in plate.won.shares:
        grow = thick * 0.9
        painter.setPen(QPen(theme.color("high"), thick))
        painter.drawRoundedRect(rect.adjusted(-grow, -grow, grow, grow), radius + grow, radius + grow)
    if "low" in plate.won.shares:
        pen = QPen(theme.color("low_on_paper"), thick * 0.8)
        pen.setDashPattern([2.6, 1.6])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        inset = thick * 0.75
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius * 0.7, radius * 0.7)


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

    def draw(self, painter: QPainter) -> None:
        """Draw the light."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        theme = look().theme
        color = theme.color("turn")
        color.setAlphaF(0.38 if theme.is_dark else 0.25)
        painter.setBrush(color)
        painter.drawRoundedRect(self._outline(), self._radius, self._radius)
