"""The item of a bet: its chips, and the number beside or below them."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from pokertable.views.felt.chips import amount_size, chip_columns, columns_width, paint_amount, paint_columns
from pokertable.views.felt.places.rect import Rect
from pokertable.views.felt.table_items import TableItem
from pokertable.views.kit.amounts import Amounts


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
