"""The rows of the classes, one each, while they are set and afterwards; and their ground."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from pokertable.views.kit.fonts import fitted, scaled, sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import paint_box

HALF: Final = 50
"""Percentage at the end of a track until a class has more."""


def head_height() -> float:
    """Height of the line over the rows, in px."""
    return float(sized(30))


def row_boxes(widget: QWidget, count: int) -> list[QRectF]:
    """The boxes of the classes' rows."""
    if not count:
        return []
    high = min(
        (widget.height() - head_height() - sized(28)) / count, sized(64) + max(0, widget.height() - scaled(700)) / 20
    )
    return [QRectF(0, head_height() + at * high, widget.width(), high) for at in range(count)]


def draw_ground(painter: QPainter, widget: QWidget, rows: Sequence[QRectF]) -> None:
    """Draw the panel, and a line between rows."""
    paint_box(painter, QRectF(widget.rect()).adjusted(0.5, 0.5, -0.5, -0.5), scaled(10), "panel", "line")
    painter.setPen(QPen(look().theme.color("line"), 1))
    for row in rows[1:]:
        painter.drawLine(QPointF(sized(14), row.top()), QPointF(widget.width() - sized(14), row.top()))


def common_size(names: Sequence[str], width: float) -> int:
    """The size in px in which all names have room."""
    return min(fitted(name, width, (15, 14, 12, 11), bold=True) for name in names)
