"""Chips as edge-on discs: which discs an amount is drawn with, and the item of a bet (chips and the number).

The stacks are a picture of the amount; the number beside them tells the truth.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from pokertable.views.felt.layout import Rect
from pokertable.views.felt.table_items import TableItem
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import table_font, text_width
from pokertable.views.kit.painting import CENTRE, paint_box, paint_words
from pokertable.views.kit.theme import CHIPS

MOST_HIGH: Final = 5
"""Discs in a column at most."""

_DISC: Final = 0.36
_OVAL: Final = 0.155
_THICK: Final = 0.075
_COLUMN_GAP: Final = 0.04
_COLORS: Final = {value: (color, spots) for value, color, spots in CHIPS}


@lru_cache(maxsize=4096)
def chip_columns(amount: int, most_columns: int = 2) -> tuple[tuple[int, int], ...]:
    """The columns that an amount is drawn with: (chip value, discs), largest first; the number says the rest."""
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
    """Draw the columns standing on y = `foot` from x = `left`; `unit` is the card width in px."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for value, count in columns:
        shadow = QRectF(left - 0.01 * unit, foot - _OVAL * unit + 0.02 * unit, (_DISC + 0.02) * unit, _OVAL * unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 90))
        painter.drawEllipse(shadow)
        for level in range(count):
            top = foot - (_OVAL + (level + 1) * _THICK) * unit
            _paint_disc(painter, QRectF(left, top, _DISC * unit, _OVAL * unit), _THICK * unit, value)
        left += (_DISC + _COLUMN_GAP) * unit
    painter.restore()


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
    """The number on a dark pill, in the middle of `rect`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_box(painter, rect, rect.height() / 2, QColor(10, 26, 22, 165))
    paint_words(painter, rect, text, table_font(0.215 * unit, bold=True), QColor("#FFFFFF"), CENTRE)
    painter.restore()


def amount_size(unit: float, text: str) -> tuple[float, float]:
    """Width and height of the number's pill in px."""
    return text_width(table_font(0.215 * unit, bold=True), text) + 0.2 * unit, max(15.0, 0.29 * unit)


class ChipsItem(TableItem):
    """A bet before a seat, or chips on their way: columns and the amount beside or below them.

    Its position is the upper left corner of its spot.
    """

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.amount = 0
        self._amounts = Amounts()
        self._look = (0, False, 1.0, 1.0, 1.0)

    def set_look(self, rect: Rect, amount: int, amounts: Amounts, *, below: bool, unit: float) -> None:
        """Everything that is drawn, at once; `below`: the number stands under the chips."""
        self.put(rect)
        self._amounts = amounts
        look = (amount, below, unit, rect.w, rect.h)
        if look == self._look:
            return
        self._look, self.amount = look, amount
        self.set_bounds(QRectF(-2, -2, rect.w + 4, rect.h + 4))
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the columns and the number."""
        amount, below, unit, w, h = self._look
        columns = chip_columns(amount)
        chips_w = columns_width(columns) * unit
        text = self._amounts.text(amount)
        pill_w, pill_h = amount_size(unit, text)
        if below:
            paint_columns(painter, (w - chips_w) / 2, h - pill_h - 0.04 * unit, unit, columns)
            paint_amount(painter, QRectF((w - pill_w) / 2, h - pill_h, pill_w, pill_h), unit, text)
            return
        gap = 0.08 * unit
        left = (w - chips_w - gap - pill_w) / 2
        paint_columns(painter, left, h, unit, columns)
        paint_amount(painter, QRectF(left + chips_w + gap, (h - pill_h) / 2, pill_w, pill_h), unit, text)
