"""Dragging cards between the parts of the lab."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from pokertable.model.cards import Card
from pokertable.views.cards.card import CARD_MARGIN
from pokertable.views.cards.card_field import CardField
from pokertable.views.cards.card_state import PLAIN

CARD_MIME: Final = "application/x-pokertable-card"
"""MIME type of a dragged card; its data is the name, ``As``."""


def card_of(mime: QMimeData) -> Card | None:
    """The dragged card, None for other data."""
    if not mime.hasFormat(CARD_MIME):
        return None
    return Card.parse(bytes(mime.data(CARD_MIME).data()).decode())


class DragField(CardField):
    """A field from which and into which cards can be dragged."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pressed_at: QPoint | None = None
        """The point of a press on a place, until a drag begins or the button is released."""
        self.setAcceptDrops(True)

    def press(self, place: int, point: QPoint) -> None:  # noqa: ARG002
        """Prepare for a drag."""
        self.pressed_at = point

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begin a drag, or follow the pointer."""
        start, point = self.pressed_at, event.position().toPoint()
        if start is None:
            super().mouseMoveEvent(event)
        elif event.buttons() & Qt.MouseButton.LeftButton and (
            (point - start).manhattanLength() >= QApplication.startDragDistance()
        ):
            self.pressed_at = None
            self._drag(start)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002
        """End a press without a drag."""
        self.pressed_at = None

    def _drag(self, start: QPoint) -> None:
        """Drag the card at this point until it is dropped."""
        place = self.place_at(start)
        card = None if place is None else self.card_in(place)
        if place is None or card is None:
            return
        rect = self.places()[place]
        margin = CARD_MARGIN * rect.width()
        mime = QMimeData()
        mime.setData(CARD_MIME, str(card).encode())
        mime.setText(str(card))
        drag = QDrag(self)
        drag.setMimeData(mime)
        drag.setPixmap(self.pictures.picture(card, PLAIN, rect.width(), self.devicePixelRatioF()))
        drag.setHotSpot(QPoint(round(start.x() - rect.x() + margin), round(start.y() - rect.y() + margin)))
        drag.exec(Qt.DropAction.MoveAction)
