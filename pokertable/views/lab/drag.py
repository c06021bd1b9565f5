"""A card that is dragged from one part of the lab to another."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMimeData, QPoint, Qt
from PySide6.QtGui import QDrag, QPixmap
from PySide6.QtWidgets import QWidget

from pokertable.model.cards import Card

CARD_MIME: Final = "application/x-pokertable-card"
"""What a dragged card is: its name, ``As``. The deck's tray drags the same."""


def card_of(mime: QMimeData) -> Card | None:
    """The card that is dragged, None if it is something else."""
    if not mime.hasFormat(CARD_MIME):
        return None
    return Card.parse(bytes(mime.data(CARD_MIME).data()).decode())


def drag_card(source: QWidget, card: Card, picture: QPixmap, grip: QPoint) -> None:
    """Drag a card out of a widget until it is dropped."""
    mime = QMimeData()
    mime.setData(CARD_MIME, str(card).encode())
    mime.setText(str(card))
    drag = QDrag(source)
    drag.setMimeData(mime)
    drag.setPixmap(picture)
    drag.setHotSpot(grip)
    drag.exec(Qt.DropAction.MoveAction)
