"""Chips as edge-on discs: the discs that show an amount, and the number on its pill.

The stacks illustrate the amount; the number beside them is exact.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from pokertable.views.kit.fonts import table_font, text_width
from pokertable.views.kit.painting import CENTRE, paint_box, paint_words, painted
from pokertable.views.kit.theme import CHIPS

MOST_HIGH: Final = 5
"""Most discs in a column."""

_DISC: Final = 0.36
_OVAL: Final = 0.155
_THICK: Final = 0.075
_COLUMN_GAP: Final = 0.04
_COLORS: Final = {value: (color, spots) for value, color, spots in CHIPS}


@lru_cache(maxsize=4096)
def chip_columns(amount: int, most_columns: int = 2) -> tuple[tuple[int, int], ...]:
    """The columns that show an amount: (chip value, discs), largest first; the number gives the rest."""
    columns = []
    rest = amount
    for value, _, _ in CHIPS:
        count, rest = divmod(rest, value)
        if count:
            columns.append((value, min(count, MOST_HIGH)))
    return tuple(columns[:most_columns])


def columns_width(columns: tuple[tuple[int, int], ...]) -> float:
    """Width of the columns in card widths."""
    return len(columns) * (_DISC + _COLUMN_GAP) - _COLUMN_GAP if columns else 0


def paint_columns(
    painter: QPainter, left: float, foot: float, unit: float, columns: tuple[tuple[int, int], ...]
) -> None:
    """Draw the columns standing on y = `foot` from x = `left`; `unit` is the card width in px.

    Each column is a cached picture on whole pixels: the first frame of a bet has no time for a dozen discs.
    """
    ratio = painter.device().devicePixelRatioF()
    at = painter.deviceTransform().map(QPointF(left, foot))
    beside = QPointF(round(at.x()) - at.x(), round(at.y()) - at.y()) / ratio
    corner = QPointF(left, foot) + beside - _foot_in_picture(unit, ratio)
    step = round((_DISC + _COLUMN_GAP) * unit * ratio) / ratio
    for number, (value, count) in enumerate(columns):
        painter.drawPixmap(corner + QPointF(number * step, 0), _column_picture(value, count, unit, ratio))


def _foot_in_picture(unit: float, ratio: float) -> QPointF:
    """Offset of a column's foot in its picture, in whole pixels, with room for shadow and edges."""
    air = ceil((2 + 0.02 * unit) * ratio)
    return QPointF(air, air + ceil((_OVAL + MOST_HIGH * _THICK) * unit * ratio)) / ratio


@lru_cache(maxsize=len(CHIPS) * MOST_HIGH * 4)
def _column_picture(value: int, count: int, unit: float, ratio: float) -> QPixmap:
    """A stack of `count` chips of a value over its shadow."""
    foot = _foot_in_picture(unit, ratio)

    def draw(painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 90))
        oval = QRectF(foot.x(), foot.y() - _OVAL * unit, _DISC * unit, _OVAL * unit)
        painter.drawEllipse(oval.adjusted(-0.01 * unit, 0, 0.01 * unit, 0).translated(0, 0.02 * unit))
        for level in range(1, count + 1):
            _paint_disc(painter, oval.translated(0, -level * _THICK * unit), _THICK * unit, value)

    return painted(_DISC * unit + 2 * foot.x(), foot.y() + foot.x(), ratio, draw)


def _paint_disc(painter: QPainter, oval: QRectF, thick: float, value: int) -> None:
    color, spots = (QColor(name) for name in _COLORS[value])
    edge = QColor(color).darker(170)
    w = oval.width()
    side = QPainterPath()
    side.moveTo(oval.left(), oval.center().y())
    side.lineTo(oval.left(), oval.center().y() + thick)
    side.arcTo(oval.translated(0, thick), 180, 180)
    side.lineTo(oval.right(), oval.center().y())
    side.arcTo(oval, 0, -180)
    painter.setPen(QPen(edge, max(0.6, w * 0.025)))
    painter.setBrush(color)
    painter.drawPath(side)
    painter.save()
    painter.setClipPath(side)
    for at, width in ((0.08, 0.1), (0.41, 0.18), (0.82, 0.1)):
        painter.fillRect(QRectF(oval.left() + at * w, oval.top(), width * w, oval.height() + thick), spots)
    painter.restore()
    painter.setBrush(color)
    painter.drawEllipse(oval)
    painter.setPen(QPen(spots, max(0.7, w * 0.05)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = oval.adjusted(w * 0.17, oval.height() * 0.19, -w * 0.17, -oval.height() * 0.19)
    painter.drawEllipse(inner)


def paint_amount(painter: QPainter, rect: QRectF, unit: float, text: str) -> None:
    """The number on a dark pill, centred in `rect`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_box(painter, rect, rect.height() / 2, QColor(10, 26, 22, 165))
    paint_words(painter, rect, text, table_font(0.215 * unit, bold=True), QColor("#FFFFFF"), CENTRE)
    painter.restore()


def amount_size(unit: float, text: str) -> tuple[float, float]:
    """Width and height of the number's pill in px."""
    return text_width(table_font(0.215 * unit, bold=True), text) + 0.2 * unit, max(15.0, 0.29 * unit)
