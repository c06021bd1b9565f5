"""All 52 cards to take from: drag one onto a place, or choose it for the place where the cursor stands."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from pokertable.model.cards import DECK, Card
from pokertable.training.lab.cards import LabCards
from pokertable.views.felt.card_item import CARD_MARGIN, CardPictures
from pokertable.views.felt.card_state import PLAIN
from pokertable.views.felt.layout import CARD_RATIO
from pokertable.views.kit.look import look
from pokertable.views.lab.drag import CARD_MIME, card_of, drag_card

_SPACE: Final = 4.0
_MOST: Final = 40.0


class DeckTray(QWidget):
    """The deck, suit by suit. `chosen(card)`: clicked, or Enter on it. `returned(card)`: a card was dropped back."""

    chosen = Signal(object)
    returned = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = CardPictures()
        self._gone: frozenset[Card] = frozenset()
        self._cursor = 0
        self._hover: int | None = None
        self._pressed: QPoint | None = None
        self._cards = tuple(sorted(DECK, key=lambda card: (-card.suit, -card.rank)))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(200, 150)
        self.setAccessibleName(self.tr("The deck"))
        self._describe()

    def set_cards(self, cards: LabCards) -> None:
        """Tint the cards that lie in the lab."""
        self._gone = frozenset((*cards.hand_cards, *cards.board_cards))
        self.update()

    def sizeHint(self) -> QSize:
        """Readable minis."""
        return QSize(280, 300)

    def height_at(self, width: int) -> int:
        """The height in px of four lines of thirteen cards that fill this width."""
        mini = min((width - 2) / 13 - _SPACE, _MOST)
        return round(4 * (mini * CARD_RATIO + _SPACE) + 4 * _SPACE)

    def card_rect(self, index: int) -> QRectF:
        """Where a card of the tray lies: every suit in one line, or in two of seven and six."""
        columns = self._columns()
        mini = self._mini(columns)
        lines = -(-13 // columns)
        suit, place = divmod(index, 13)
        row, column = lines * suit + place // columns, place % columns
        y = row * (mini * CARD_RATIO + _SPACE) + suit * _SPACE
        return QRectF(1 + column * (mini + _SPACE), y, mini, mini * CARD_RATIO)

    def _columns(self) -> int:
        """Thirteen or seven: with which the cards are larger."""
        return max((13, 7), key=self._mini)

    def _mini(self, columns: int) -> float:
        """Width of a card in so many columns."""
        high = (self.height() - 3 * _SPACE) / (4 * -(-13 // columns))
        return min((self.width() - 2) / columns - _SPACE, (high - _SPACE) / CARD_RATIO, _MOST)

    def _index_at(self, point: QPointF) -> int | None:
        hits = (index for index in range(52) if self.card_rect(index).adjusted(0, 0, 3, 3).contains(point))
        return next(hits, None)

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A drag or a click begins."""
        if self._index_at(event.position()) is not None:
            self._pressed = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the card, or follow the pointer."""
        if self._pressed is None:
            self._hover = self._index_at(event.position())
            self.update()
            return
        far = (event.position().toPoint() - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        index = self._index_at(QPointF(self._pressed))
        if far and index is not None and event.buttons() & Qt.MouseButton.LeftButton:
            start, self._pressed = self._pressed, None
            rect = self.card_rect(index)
            picture = self._pictures.picture(self._cards[index], PLAIN, rect.width(), self.devicePixelRatioF())
            margin = CARD_MARGIN * rect.width()
            drag_card(self, self._cards[index], picture, start - rect.topLeft().toPoint() + QPoint(1, 1) * margin)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click chooses the card."""
        index = self._index_at(event.position())
        if self._pressed is not None and index is not None:
            self._move_to(index)
            self.chosen.emit(self._cards[index])
        self._pressed = None

    def leaveEvent(self, event: QEvent) -> None:  # noqa: ARG002
        """The pointer left."""
        self._hover = None
        self.update()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take cards back."""
        if event.mimeData().hasFormat(CARD_MIME):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """A card came back."""
        card = card_of(event.mimeData())
        if card is not None:
            event.acceptProposedAction()
            self.returned.emit(card)

    # Keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move, Enter or Space chooses."""
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._columns(),
            Qt.Key.Key_Down: self._columns(),
        }
        key = Qt.Key(event.key())
        if key in steps:
            self._move_to((self._cursor + steps[key]) % 52)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit(self._cards[self._cursor])
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        super().focusOutEvent(event)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw at the new size."""
        super().resizeEvent(event)
        self._pictures.clear()

    def _move_to(self, index: int) -> None:
        self._cursor = index
        self._describe()
        self.update()

    def _describe(self) -> None:
        self.setAccessibleDescription(str(self._cards[self._cursor]))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, D102
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for index, card in enumerate(self._cards):
            rect = self.card_rect(index)
            margin = CARD_MARGIN * rect.width()
            picture = self._pictures.picture(card, PLAIN, rect.width(), self.devicePixelRatioF())
            painter.setOpacity(0.25 if card in self._gone else 1.0)
            painter.drawPixmap(rect.topLeft() - QPointF(margin, margin), picture)
            painter.setOpacity(1.0)
            if index == self._hover or (self.hasFocus() and index == self._cursor):
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(look().theme.color("turn"), 2))
                painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 4, 4)
        painter.end()
