"""What all items of the table have in common: a rectangle that they keep within, and a `draw`."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from pokertable.views.felt.layout import Rect


class TableItem(QGraphicsObject):
    """A part of the table that can be moved. It takes no mouse: a click on the table only ends an animation."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._bounds = QRectF()
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_bounds(self, bounds: QRectF) -> None:
        """The rectangle, in the item's own px, that `draw` keeps within."""
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds

    def put(self, rect: Rect) -> None:
        """Put the item at the rectangle's upper left corner, on whole px: its picture stays crisp."""
        self.setPos(round(rect.x), round(rect.y))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        raise NotImplementedError

    def boundingRect(self) -> QRectF:  # noqa: D102
        return self._bounds

    def paint(  # noqa: D102
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        self.draw(painter)
