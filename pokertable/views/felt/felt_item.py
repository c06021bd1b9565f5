"""The table under everything: window colour, rail, felt, its line, and the empty slots of the board."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap

from pokertable.views.cards.card import CARD_RADIUS
from pokertable.views.felt.places.spots import Layout
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import felt_light, felt_line, painted

_INSET: Final = (0.3, 0.34, 0.3, 0.16)
"""Left, top, right and bottom edge of the rail within the table, in card widths."""
_RAIL: Final = 0.29
_LINE: Final = 0.42
_ROUND: Final = 0.48
"""Corner radius over the table's height."""


def felt_rect(layout: Layout) -> QRectF:
    """The table's outline, rail included."""
    left, top, right, bottom = (part * layout.unit for part in _INSET)
    return QRectF(*layout.table).adjusted(left, top, -right, -bottom)


def felt_pixmap(layout: Layout, ratio: float) -> QPixmap:
    """The whole background, drawn once for a size and theme; `ratio` is the screen's device pixel ratio."""
    return painted(layout.scene.w, layout.scene.h, ratio, lambda painter: paint_table(painter, layout), "window")


def paint_table(painter: QPainter, layout: Layout) -> None:
    """Draw rail, felt, line and slots."""
    theme = look().theme
    painter.setPen(Qt.PenStyle.NoPen)
    outer = felt_rect(layout)
    painter.setBrush(QColor(0, 0, 0, 70))
    _rounded(painter, outer.translated(0, 4))
    painter.setPen(QPen(theme.color("rail_edge"), 1.5))
    wood = QLinearGradient(outer.topLeft(), outer.bottomLeft())
    wood.setColorAt(0, theme.color("rail").lighter(128 if theme.is_dark else 110))
    wood.setColorAt(1, theme.color("rail"))
    painter.setBrush(wood)
    _rounded(painter, outer)
    rail = _RAIL * layout.unit
    inner = outer.adjusted(rail, rail, -rail, -rail)
    painter.setPen(QPen(QColor(0, 0, 0, 160), 2))
    painter.setBrush(felt_light(inner.center(), max(inner.width(), inner.height()) / 2, lit=0.45))
    _rounded(painter, inner)
    painter.setPen(felt_line(max(1.0, 0.018 * layout.unit), 0.16))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = _LINE * layout.unit
    _rounded(painter, inner.adjusted(inset, inset, -inset, -inset))
    _slots(painter, layout)


def _slots(painter: QPainter, layout: Layout) -> None:
    if layout.stud:
        return
    painter.setPen(felt_line(max(1.0, 0.016 * layout.unit), 0.16))
    for slot in layout.board:
        radius = CARD_RADIUS * slot.w
        painter.drawRoundedRect(QRectF(*slot).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def _rounded(painter: QPainter, rect: QRectF) -> None:
    radius = min(_ROUND * rect.height(), rect.width() / 2)
    painter.drawRoundedRect(rect, radius, radius)
