"""A strip of felt with a hand and a board; its cards can be dragged, typed, cleared, or picked as a guess."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
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
    QPen,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from pokertable.model.cards import Card
from pokertable.training.lab_cards import LabCards
from pokertable.training.lab_text import card_typed
from pokertable.views.animation import out_cubic
from pokertable.views.card_item import CARD_MARGIN, ILLEGAL_TILT, CardPictures
from pokertable.views.card_state import PLAIN, CardState
from pokertable.views.lab_drag import CARD_MIME, card_of, drag_card
from pokertable.views.lab_places import FeltPlaces, Spot, between, felt_places, spot_of
from pokertable.views.layout import CARD_RATIO
from pokertable.views.theme import DARK, MOTION, Deck, Theme
from pokertable.views.widgets import face

_RANK_KEYS: Final = "23456789TJQKA01"
_SUIT_KEYS: Final = "cdhs♣♦♥♠"
_SUIT_SIGNS: Final = str.maketrans("♣♦♥♠", "cdhs")


def out_back(share: float) -> float:
    """Beyond the end and back: a card that is pushed out."""
    overshoot = 1.7
    t = share - 1
    return 1 + (overshoot + 1) * t**3 + overshoot * t**2


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
        self._pictures = CardPictures(DARK, Deck.FOUR)
        self._theme = DARK
        self._cards: LabCards | None = None
        self._states: dict[Card, CardState] = {}
        self._from: dict[Card, tuple[Spot, float]] = {}
        self._cursor = 0
        self._hover: int | None = None
        self._drop: int | None = None
        self._pressed: QPoint | None = None
        self._rank = ""
        self._picking = False
        self._speed = 1.0
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(lambda _value: self.update())
        self.setAcceptDrops(True)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(86)

    # What it is told

    def show_cards(self, cards: LabCards, states: Mapping[Card, CardState]) -> None:
        """Show these cards, each in its state; what changes moves there."""
        places = self._spots()
        self._from = {card: (spot, 1.0) for card, spot in places.items()}
        grown = self._cards is None or len(self._cards.slots) != len(cards.slots)
        self._cards, self._states = cards, dict(states)
        self._cursor = min(self._cursor, len(cards.slots) - 1)
        if grown:
            self._from = {}
            self._pictures.clear()
        if self._speed and self.isVisible() and not grown and self._moves():
            slides = any(state.illegal for state in states.values())
            self._clock.stop()
            self._clock.setDuration(round((MOTION.slide_out if slides else MOTION.lift) / self._speed))
            self._clock.start()
        else:
            self._clock.stop()
        self.update()

    def set_picking(self, picking: bool) -> None:
        """Whether a click picks a card of the hand instead of changing it."""
        self._picking = picking
        self._rank = ""
        self.update()

    def set_speed(self, speed: float) -> None:
        """The pace of what moves; 0 turns it off."""
        self._speed = speed

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._theme = theme
        self._pictures = CardPictures(theme, self._pictures.deck)
        self.update()

    def set_deck(self, deck: Deck) -> None:
        """Draw the suits in two or four colours."""
        self._pictures = CardPictures(self._theme, deck)
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

    def _moves(self) -> bool:
        return any(self._from.get(card, (None, 0))[0] != spot for card, spot in self._spots().items())

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
        picture = self._pictures.picture(card, PLAIN, places.card, self.devicePixelRatioF())
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
        self._pictures.clear()
        self._from = {}
        self._clock.stop()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Paint it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_felt(painter)
        if self._cards is not None:
            places = self._places()
            self._paint_labels(painter, places)
            self._paint_slots(painter, places)
            self._paint_cards(painter, places)
            if self.hasFocus():
                self._paint_cursor(painter, places)
        painter.end()

    def _paint_felt(self, painter: QPainter) -> None:
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        shade = QRadialGradient(box.center(), box.width() * 0.6)
        shade.setColorAt(0, self._theme.color("felt_centre"))
        shade.setColorAt(1, self._theme.color("felt_edge"))
        painter.setPen(QPen(self._theme.color("felt_edge"), 1))
        painter.setBrush(shade)
        painter.drawRoundedRect(box, 8, 8)

    def _paint_labels(self, painter: QPainter, places: FeltPlaces) -> None:
        assert self._cards is not None
        painter.setPen(self._theme.color("text_on_felt"))
        painter.setFont(face(12))
        top = places.slots[0].y - 0.16 * places.card - 19
        for x, text in ((places.slots[0].x, self.tr("Hand")), (places.board_x, self.tr("Board"))):
            if text == self.tr("Hand") or self._cards.board:
                painter.drawText(QRectF(x, top, 120, 18), Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_slots(self, painter: QPainter, places: FeltPlaces) -> None:
        assert self._cards is not None
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for slot, (card, rect) in enumerate(zip(self._cards.slots, places.slots, strict=True)):
            box = QRectF(rect.x, rect.y, rect.w, rect.h)
            if slot == self._drop:
                painter.setPen(QPen(self._theme.color("text_on_felt"), 3))
                painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 8, 8)
            if card is None:
                color = self._theme.color("text_on_felt")
                color.setAlphaF(0.55)
                painter.setPen(QPen(color, 1.5))
                painter.drawRoundedRect(box, 0.085 * rect.w, 0.085 * rect.w)
                painter.drawLine(box.center() - QPointF(5, 0), box.center() + QPointF(5, 0))
                painter.drawLine(box.center() - QPointF(0, 5), box.center() + QPointF(0, 5))

    def _paint_cards(self, painter: QPainter, places: FeltPlaces) -> None:
        assert self._cards is not None
        running = self._clock.state() == QVariantAnimation.State.Running
        share = float(self._clock.currentValue()) if running else 1.0
        spots = self._spots()
        last = [card for card in spots if self._states.get(card, PLAIN).illegal]
        for card in [*(card for card in spots if card not in last), *last]:
            state = self._states.get(card, PLAIN)
            curve = out_back if state.illegal else out_cubic
            start, _ = self._from.get(card, (None, 0.0))
            spot = between(start, spots[card], curve(share)) if start is not None and running else spots[card]
            opacity = 1.0 if start is not None or not running else share
            self._paint_card(painter, card, state, spot, places.card, opacity)

    def _paint_card(
        self, painter: QPainter, card: Card, state: CardState, spot: Spot, width: float, opacity: float
    ) -> None:
        picture = self._pictures.picture(card, state, width, self.devicePixelRatioF())
        margin = CARD_MARGIN * width
        painter.save()
        painter.setOpacity(opacity)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(spot.x + width / 2, spot.y + width * CARD_RATIO / 2)
        painter.rotate(spot.turn)
        painter.drawPixmap(QPointF(-width / 2 - margin, -width * CARD_RATIO / 2 - margin), picture)
        painter.restore()

    def _paint_cursor(self, painter: QPainter, places: FeltPlaces) -> None:
        rect = places.slots[self._cursor]
        foot = rect.y + rect.h + 0.1 * rect.w
        painter.setPen(QPen(self._theme.color("text_on_felt"), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(rect.x + 3, foot), QPointF(rect.x + rect.w - 3, foot))
        if self._rank:
            box = QRectF(rect.x, rect.y, rect.w, rect.h)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.color("panel"))
            painter.drawRoundedRect(box, 5, 5)
            painter.setPen(self._theme.color("text"))
            painter.setFont(face(17, bold=True))
            name = self.tr("{rank} of ?").format(rank="10" if self._rank == "T" else self._rank)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, name)
