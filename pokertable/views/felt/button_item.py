"""The dealer's button."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from pokertable.views.felt.layout import Rect
from pokertable.views.felt.table_item import TableItem
from pokertable.views.kit.fonts import table_font


class ButtonItem(TableItem):
    """A white disc with a D; its position is the upper left corner of its spot."""

    def set_look(self, rect: Rect) -> None:
        """Where it lies and how large it is."""
        self._width = rect.w
        self.set_bounds(QRectF(-1, -1, rect.w + 2, rect.h + 4))
        self.put(rect)

    def draw(self, painter: QPainter) -> None:
        """Draw the disc."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        w = self._width
        rect = QRectF(0, 0, w, w)
        ink = QColor("#14171C")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 90))
        painter.drawEllipse(rect.translated(0, max(1.0, w * 0.05)))
        painter.setBrush(QColor("#FCFBF8"))
        painter.drawEllipse(rect)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, max(1.0, w * 0.05)))
        inset = w * 0.1
        painter.drawEllipse(rect.adjusted(inset, inset, -inset, -inset))
        letter = QCoreApplication.translate("ButtonItem", "D", "the dealer's button")
        font = table_font(w * 0.5, bold=True)
        shape = QFontMetricsF(font).tightBoundingRect(letter)
        painter.setPen(ink)
        painter.setFont(font)
        painter.drawText(QPointF(w / 2 - shape.center().x(), w / 2 - shape.center().y()), letter)
