"""The deck to take cards from: drag one onto a place, or choose it for the place at the cursor."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.cards import DECK, Card
from pokertable.training.lab.cards import LabCards
from pokertable.views.cards.card_state import CARD_RATIO, PLAIN
from pokertable.views.felt.table_text import card_name
from pokertable.views.kit.fonts import follow_scale, scaled
from pokertable.views.kit.painting import paint_box
from pokertable.views.kit.spoken import announce_focused
from pokertable.views.lab.drag import CARD_MIME, DragField, card_of

_SPACE: Final = 4.0
_MOST: Final = 40.0


class DeckTray(DragField):
    """The deck, suit by suit. `returned(card)`: a card was dropped back."""

    returned = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._gone: frozenset[Card] = frozenset()
        self._cards = tuple(sorted(DECK, key=lambda card: (-card.suit, -card.rank)))
        follow_scale(self.setMinimumSize, 200, 150)
        self.setAccessibleName(self.tr("The deck"))
        self.move_cursor(0)

    def set_cards(self, cards: LabCards) -> None:
        """Tint the cards that are in the lab."""
        self._gone = frozenset((*cards.hand_cards, *cards.board_cards))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(280), scaled(300))

    def height_at(self, width: int) -> int:
        """Height in px of four lines of thirteen cards that fill this width."""
        mini = min((width - scaled(2)) / 13 - scaled(_SPACE), scaled(_MOST))
        return round(4 * (mini * CARD_RATIO + scaled(_SPACE)) + 4 * scaled(_SPACE))

    def places(self) -> list[QRectF]:
        """Each suit in one line, or in two of seven and six, whichever makes the cards larger."""
        columns = max((13, 7), key=self._mini)
        mini, lines = self._mini(columns), -(-13 // columns)
        rects = []
        for index in range(52):
            suit, place = divmod(index, 13)
            row, column = lines * suit + place // columns, place % columns
            y = row * (mini * CARD_RATIO + scaled(_SPACE)) + suit * scaled(_SPACE)
            rects.append(QRectF(1 + column * (mini + scaled(_SPACE)), y, mini, mini * CARD_RATIO))
        return rects

    def _mini(self, columns: int) -> float:
        """Width of a card in this number of columns."""
        high = (self.height() - 3 * scaled(_SPACE)) / (4 * -(-13 // columns))
        return min(
            (self.width() - scaled(2)) / columns - scaled(_SPACE), (high - scaled(_SPACE)) / CARD_RATIO, scaled(_MOST)
        )

    def card_in(self, place: int) -> Card:  # noqa: D102
        return self._cards[place]

    def reach(self, rect: QRectF) -> QRectF:
        """The area of a card, with the gap after it."""
        return rect.adjusted(0, 0, scaled(3), scaled(3))

    def move_cursor(self, place: int) -> None:
        """Announce the card at the cursor."""
        super().move_cursor(place)
        self.setAccessibleDescription(card_name(self._cards[place]))
        announce_focused(self, self.accessibleDescription())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Pick the clicked card."""
        place = self.place_at(event.position())
        if self.pressed_at is not None and place is not None:
            self.move_cursor(place)
            self.pick(place)
        super().mouseReleaseEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept cards back."""
        if event.mimeData().hasFormat(CARD_MIME):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: D102
        card = card_of(event.mimeData())
        if card is not None:
            event.acceptProposedAction()
            self.returned.emit(card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pick by Enter, as by Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.pick(self.cursor_place)
        else:
            super().keyPressEvent(event)

    def draw(self, painter: QPainter) -> None:
        """Draw the cards; those in the lab are faint."""
        for place, (card, rect) in enumerate(zip(self._cards, self.places(), strict=True)):
            self.paint_card(painter, rect, card, PLAIN, opacity=0.25 if card in self._gone else 1.0)
            if place == self.hovered or (self.hasFocus() and place == self.cursor_place):
                paint_box(
                    painter,
                    rect.adjusted(-scaled(2), -scaled(2), scaled(2), scaled(2)),
                    scaled(4),
                    edge="turn",
                    width=scaled(2),
                )
