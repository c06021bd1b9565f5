"""A strip of felt with a hand and a board; its cards can be dragged, typed, cleared, or picked as a guess."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from pokertable.model.cards import Card
from pokertable.training.lab.cards import LabCards
from pokertable.training.lab.text import card_typed
from pokertable.views.felt.card_item import CARD_MARGIN, ILLEGAL_TILT
from pokertable.views.felt.card_state import PLAIN, CardState
from pokertable.views.kit.look import look
from pokertable.views.lab.drag import CARD_MIME, card_of, drag_card
from pokertable.views.lab.felt_picture import DrawnCard, FeltPicture
from pokertable.views.lab.moves import CardMoves
from pokertable.views.lab.places import FeltPlaces, Spot, felt_places, spot_of

_RANK_KEYS: Final = "23456789TJQKA01"
_SUIT_KEYS: Final = "cdhs♣♦♥♠"
_SUIT_SIGNS: Final = str.maketrans("♣♦♥♠", "cdhs")


class LabFelt(QWidget):
    """Shows cards, each in a state, and passes on what the player does with them.

    `card_put(slot, card)`: a card was dropped or typed into a place. `cleared(slot)`: a place is to be emptied.
    `selected(slot)`: the cursor stands there. `picked(slot)`: a card was clicked or chosen while picking.
    `pressed()`: a place was clicked. `pasted(text)`: some other text was dropped.
    """

    card_put = Signal(int, object)
    cleared = Signal(int)
    selected = Signal(int)
    picked = Signal(int)
    pressed = Signal()
    pasted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = FeltPicture()
        self._cards: LabCards | None = None
        self._states: dict[Card, CardState] = {}
        self._cursor = 0
        self._hover: int | None = None
        self._drop: int | None = None
        self._pressed: QPoint | None = None
        self._rank = ""
        self._picking = False
        self._moves = CardMoves(self)
        self._moves.moved.connect(self.update)
        look().changed.connect(self._picture.forget)
        self.setAcceptDrops(True)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(86)

    # What it is told

    def show_cards(self, cards: LabCards, states: Mapping[Card, CardState]) -> None:
        """Show these cards, each in its state; what changes moves there."""
        before = self._spots()
        grown = self._cards is None or len(self._cards.slots) != len(cards.slots)
        self._cards, self._states = cards, dict(states)
        self._cursor = min(self._cursor, len(cards.slots) - 1)
        if grown:
            self._picture.cards.clear()
        if grown or not self.isVisible():
            self._moves.stop()
        else:
            self._moves.begin(before, self._spots(), slides=any(state.illegal for state in states.values()))
        self.update()

    def set_picking(self, picking: bool) -> None:
        """Whether a click picks a card of the hand instead of changing it."""
        self._picking = picking
        self._rank = ""
        self.update()

    @property
    def cursor_slot(self) -> int:
        """The place that a typed card goes to."""
        return self._cursor

    def set_cursor_slot(self, slot: int) -> None:
        """Put the cursor on a place."""
        if self._cards is not None:
            self._cursor = max(0, min(slot, len(self._cards.slots) - 1))
            self._rank = ""
            self.selected.emit(self._cursor)
            self.update()

    def show_cursor(self, slot: int) -> None:
        """Follow another felt's cursor."""
        self._cursor = slot
        self._rank = ""
        self.update()

    def state_of(self, card: Card) -> CardState:
        """How a card is shown."""
        return self._states.get(card, PLAIN)

    def slot_rect(self, slot: int) -> QRectF:
        """Where a place lies, for the mouse."""
        rect = self._places().slots[slot]
        return QRectF(rect.x, rect.y, rect.w, rect.h)

    def sizeHint(self) -> QSize:
        """A strip."""
        return QSize(480, 130)

    # Where things are

    def _places(self) -> FeltPlaces:
        assert self._cards is not None
        return felt_places(self.width(), self.height(), len(self._cards.hand), len(self._cards.board))

    def _spots(self) -> dict[Card, Spot]:
        """Where every card is drawn when nothing moves."""
        if self._cards is None:
            return {}
        spots = {}
        for card, rect in zip(self._cards.slots, self._places().slots, strict=True):
            if card is not None:
                state = self._states.get(card, PLAIN)
                lifted = state.high or state.low or state.picked
                spots[card] = spot_of(rect, lifted=lifted, out=state.illegal, tilt=ILLEGAL_TILT)
        return spots

    def _slot_at(self, point: QPointF) -> int | None:
        if self._cards is None:
            return None
        places = self._places()
        for slot, rect in enumerate(places.slots):
            if QRectF(rect.x - 2, rect.y - 0.15 * rect.w, rect.w + 4, rect.h + 0.3 * rect.w).contains(point):
                return slot
        return None

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put the cursor there; a drag may follow."""
        slot = self._slot_at(event.position())
        if slot is None or event.button() != Qt.MouseButton.LeftButton:
            return
        self.set_cursor_slot(slot)
        self.pressed.emit()
        self._pressed = event.position().toPoint()
        if self._picking and self._cards is not None and slot < len(self._cards.hand):
            self.picked.emit(slot)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begin a drag, or follow the pointer."""
        point = event.position().toPoint()
        if self._pressed is not None and not self._picking:
            far = (point - self._pressed).manhattanLength() >= QApplication.startDragDistance()
            if event.buttons() & Qt.MouseButton.LeftButton and far:
                self._drag(self._pressed)
            return
        hover = self._slot_at(event.position())
        if hover != self._hover:
            self._hover = hover
            self.setCursor(Qt.CursorShape.ArrowCursor if hover is None else Qt.CursorShape.PointingHandCursor)
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002
        """No drag came of it."""
        self._pressed = None

    def leaveEvent(self, event: QEvent) -> None:  # noqa: ARG002
        """The pointer left."""
        self._hover = None
        self.update()

    def _drag(self, start: QPoint) -> None:
        self._pressed = None
        slot = self._slot_at(QPointF(start))
        card = self._cards.slots[slot] if self._cards is not None and slot is not None else None
        if slot is None or card is None:
            return
        places = self._places()
        picture = self._picture.cards.picture(card, PLAIN, places.card, self.devicePixelRatioF())
        margin = CARD_MARGIN * places.card
        rect = places.slots[slot]
        grip = QPoint(round(start.x() - rect.x + margin), round(start.y() - rect.y + margin))
        drag_card(self, card, picture, grip)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take cards, and texts of cards."""
        if event.mimeData().hasFormat(CARD_MIME) or event.mimeData().hasText():
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Show where the card would go."""
        self._drop = self._slot_at(event.position())
        if self._drop is not None or not event.mimeData().hasFormat(CARD_MIME):
            event.acceptProposedAction()
        else:
            event.ignore()
        self.update()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:  # noqa: ARG002
        """It goes elsewhere."""
        self._drop = None
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:
        """Put the card there."""
        slot, self._drop = self._slot_at(event.position()), None
        card = card_of(event.mimeData())
        if card is not None and slot is not None:
            event.acceptProposedAction()
            self.set_cursor_slot(slot)
            self.card_put.emit(slot, card)
        elif card is None and event.mimeData().hasText():
            event.acceptProposedAction()
            self.pasted.emit(event.mimeData().text())
        self.update()

    # Keyboard

    def takes_key(self, text: str) -> bool:
        """Whether this key is part of a card that is being typed, so that no shortcut may take it."""
        if self._picking or not text:
            return False
        return text.upper() in _RANK_KEYS or bool(self._rank and text.lower() in _SUIT_KEYS)

    def event(self, event: QEvent) -> bool:
        """Keep the keys of a card that is being typed from the page's shortcuts."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            command = event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
            if not command and self.takes_key(event.text()):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the cursor, a rank and a suit put a card there, Delete empties it."""
        if self._cards is None:
            return super().keyPressEvent(event)
        key, text = event.key(), event.text()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = 1 if key == Qt.Key.Key_Right else -1
            count = len(self._cards.hand) if self._picking else len(self._cards.slots)
            self.set_cursor_slot((self._cursor + step) % count)
        elif self._picking:
            self._pick_key(event)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            if self._rank:
                self._rank = ""
            else:
                self.cleared.emit(self._cursor)
        elif self._rank and text and text.lower() in _SUIT_KEYS:
            card = card_typed(self._rank, text.lower().translate(_SUIT_SIGNS))
            self._rank = ""
            if card is not None:
                slot = self._cursor
                self.card_put.emit(slot, card)
                self.set_cursor_slot(min(slot + 1, len(self._cards.slots) - 1))
        elif text and text.upper() in _RANK_KEYS:
            self._rank = "T" if text in "01" else text.upper()
        else:
            return super().keyPressEvent(event)
        self.update()
        return None

    def _pick_key(self, event: QKeyEvent) -> None:
        assert self._cards is not None
        text = event.text()
        if event.key() == Qt.Key.Key_Space:
            self.picked.emit(self._cursor)
        elif text.isdigit() and 1 <= int(text) <= len(self._cards.hand):
            self.set_cursor_slot(int(text) - 1)
            self.picked.emit(int(text) - 1)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        super().focusInEvent(event)
        self.selected.emit(self._cursor)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        super().focusOutEvent(event)
        self._rank = ""
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw at the new size at once."""
        super().resizeEvent(event)
        self._picture.forget()
        self._moves.stop()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, D102
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ratio = self.devicePixelRatioF()
        self._picture.paint_ground(painter, self.size(), ratio)
        if self._cards is not None:
            places = self._places()
            self._picture.paint_places(painter, self._cards, places, self._drop)
            for drawn in sorted(self._drawn(), key=lambda drawn: drawn.state.illegal):  # pushed out: over the others
                self._picture.paint_card(painter, drawn, places.card, ratio)
            if self.hasFocus():
                self._picture.paint_cursor(painter, places, self._cursor, self._rank)
        painter.end()

    def _drawn(self) -> list[DrawnCard]:
        return [self._moves.now(card, self.state_of(card), spot) for card, spot in self._spots().items()]
