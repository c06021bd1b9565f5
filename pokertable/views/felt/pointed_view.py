"""Pointer and wheel over the table: which card or plate takes a click, and what it asks for."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsView

from pokertable.model.cards import Card
from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.felt.plates.open_plates import OpenPlates
from pokertable.views.felt.table_items import CardItem


class PointedView(QGraphicsView):
    """A view that the pointer works on.

    A click during an animation ends it and does nothing else. `tapped(card)`: a card of `pool` was clicked.
    `wheeled(way)`: the wheel was turned up (1) or down (−1). `range_wanted(seat)`: the plate of an opponent with a
    known range was clicked. `winner_wanted(seat)`: that of a winner of the showdown.
    """

    tapped = Signal(object)
    wheeled = Signal(int)
    range_wanted = Signal(int)
    winner_wanted = Signal(int)
    plates: OpenPlates

    @property
    def pool(self) -> Collection[Card]:
        """The cards that may be pointed at."""
        raise NotImplementedError

    @property
    def is_animating(self) -> bool:
        """Whether an animation runs."""
        raise NotImplementedError

    def finish_now(self) -> None:
        """End a running animation at once."""
        raise NotImplementedError

    def ask_how(self, seat: int) -> None:
        """Request the display of this opponent's style, if its plate shows one."""
        raise NotImplementedError

    def card_at(self, point: QPoint) -> Card | None:
        """The card at a point of the viewport, if it may be pointed at."""
        for item in self.items(point):
            if isinstance(item, CardItem):
                at = item.mapFromScene(self.mapToScene(point))
                inside = QRectF(0, 0, item.rect_width, item.rect_width * CARD_RATIO).contains(at)
                if inside and isinstance(item.card, Card):
                    return item.card if item.card in self.pool else None
        return None

    def _plate_at(self, point: QPoint) -> int | None:
        return self.plates.seat_of(self.items(point))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        event.accept()
        if self.is_animating and not self.pool:
            self.finish_now()
            return
        self.finish_now()
        card = self.card_at(event.position().toPoint())
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if card is not None:
            self.tapped.emit(card)
            return
        seat = self._plate_at(event.position().toPoint())
        if seat in self.plates.winners:
            self.winner_wanted.emit(seat)
        elif seat in self.plates.ranges:
            self.range_wanted.emit(seat)
        elif seat is not None and self.plates.tells(seat):
            self.ask_how(seat)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a hand cursor over cards that may be pointed at, and over plates that open something."""
        super().mouseMoveEvent(event)
        point = event.position().toPoint()
        over = bool(self.pool) and self.card_at(point) is not None
        over = self.plates.point_at(self._plate_at(point)) or over
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def leaveEvent(self, event: QEvent) -> None:
        """No plate answers a pointer that is gone."""
        super().leaveEvent(event)
        self.plates.point_at(None)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Never scroll the felt; the wheel may have another meaning."""
        if event.angleDelta().y():
            self.wheeled.emit(1 if event.angleDelta().y() > 0 else -1)
        event.accept()
