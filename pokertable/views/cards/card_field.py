"""A field of cards: places, one with the cursor; cards are picked by mouse, by keys and by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.model.cards import RANKS, SUIT_OF_SIGN, SUITS, Card
from pokertable.views.cards.card import CARD_MARGIN, CardPictures
from pokertable.views.cards.card_state import CARD_RATIO, CardState
from pokertable.views.kit.fonts import scaled
from pokertable.views.kit.key_map import ARROWS
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn

_SUITS: Final = {suit: suit for suit in SUITS} | SUIT_OF_SIGN
_COMMAND: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class CardField(Drawn, QWidget):
    """Subclasses give the places (`places`), the card in each (`card_in`), and paint.

    `picked(card)`: clicked, or chosen by Space at the cursor, by digit, or by its name: a rank, then a suit. Where
    `numbered`, digits 1 to 9 are places; else they are ranks, 0 and 1 for a ten.
    """

    picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pictures = CardPictures()
        self.cursor_place = 0
        self.hovered: int | None = None
        """The place under the pointer."""
        self.rank = ""
        """The typed part of a card's name."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    # The places

    def places(self) -> Sequence[QRectF]:
        """The rectangles of the places, in px and in key order."""
        raise NotImplementedError

    def card_in(self, place: int) -> Card | None:
        """The card in a place."""
        raise NotImplementedError

    def reach(self, rect: QRectF) -> QRectF:
        """The area around a place in which the mouse hits it."""
        return rect

    @property
    def numbered(self) -> bool:
        """Whether digits are the numbers of places."""
        return False

    def place_at(self, point: QPointF | QPoint) -> int | None:  # noqa: D102
        at = QPointF(point)
        return next((place for place, rect in enumerate(self.places()) if self.reach(rect).contains(at)), None)

    def move_cursor(self, place: int) -> None:
        """Put the cursor on a place."""
        self.cursor_place = place
        self.rank = ""
        self.update()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put the cursor at the click, and pick."""
        place = self.place_at(event.position())
        if place is not None and event.button() == Qt.MouseButton.LeftButton:
            self.move_cursor(place)
            self.press(place, event.position().toPoint())

    def press(self, place: int, point: QPoint) -> None:  # noqa: ARG002
        """Handle a press on a place: pick its card."""
        self.pick(place)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: D102
        hovered = self.place_at(event.position())
        if hovered != self.hovered:
            self.hovered = hovered
            self.setCursor(Qt.CursorShape.ArrowCursor if hovered is None else Qt.CursorShape.PointingHandCursor)
            self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: D102
        super().leaveEvent(event)
        self.hovered = None
        self.update()

    # Keys

    def pick(self, place: int) -> None:
        """Pick the card in this place, if there is one."""
        card = self.card_in(place) if place < len(self.places()) else None
        if card is not None:
            self.picked.emit(card)

    def take_name(self, card: Card) -> None:
        """Pick a typed card, if it lies in a place."""
        place = next((place for place in range(len(self.places())) if self.card_in(place) == card), None)
        if place is not None:
            self.move_cursor(place)
            self.pick(place)

    def event(self, event: QEvent) -> bool:
        """Keep the keys of a name being typed from the page's shortcuts."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and self._is_name(event):
            event.accept()
            return True
        return super().event(event)

    def _is_name(self, event: QKeyEvent) -> bool:
        """Whether this key is part of a card's name."""
        text = event.text()
        if not text or event.modifiers() & _COMMAND or not len(self.places()):
            return False
        if self.rank and text.lower() in _SUITS:
            return True
        return text.upper() in RANKS + "01" and not (self.numbered and text.isdigit())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor by arrows, pick by Space; a digit or a name picks as well."""
        text = event.text()
        count = len(self.places())
        arrow = ARROWS.get(event.key())
        if not count or not (self._step(*arrow) if arrow is not None else self._take_key(event, text, count)):
            super().keyPressEvent(event)
        self.update()

    def _take_key(self, event: QKeyEvent, text: str, count: int) -> bool:
        if event.key() == Qt.Key.Key_Space:
            self.pick(self.cursor_place)
        elif self._is_name(event) and self.rank and text.lower() in _SUITS:
            card = Card.parse(self.rank + _SUITS[text.lower()])
            self.rank = ""
            self.take_name(card)
        elif self._is_name(event):
            self.rank = "T" if text in "01" else text.upper()
        elif self.numbered and text.isascii() and text.isdigit() and 1 <= int(text) <= count:
            self.move_cursor(int(text) - 1)
            self.pick(int(text) - 1)
        else:
            return False
        return True

    def _step(self, columns: int, rows: int) -> bool:
        """Move to the next place that way, wrapping around; returns False if there is none above or below."""
        places = self.places()
        if columns:
            self.move_cursor((self.cursor_place + columns) % len(places))
            return True
        here = places[min(self.cursor_place, len(places) - 1)].center()
        ahead = {place: (rect.center().y() - here.y()) * rows for place, rect in enumerate(places)}
        others = [place for place, way in ahead.items() if way > 4] or [p for p, way in ahead.items() if way < -4]
        if not others:
            return False
        line = min(ahead[place] for place in others)  # the next line, or when wrapping the farthest one back
        near = [place for place in others if ahead[place] < line + scaled(4)]
        self.move_cursor(min(near, key=lambda place: abs(places[place].center().x() - here.x())))
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor, and drop a partly typed name."""
        super().focusOutEvent(event)
        self.rank = ""
        self.update()

    # Drawing

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: D102
        super().resizeEvent(event)
        self.pictures.clear()

    def paint_cursor(self, painter: QPainter, place: QRectF) -> None:
        """Draw a line under the card at the cursor: a ring would look like a pick."""
        foot = place.bottom() + min(0.1 * place.width(), scaled(6))
        color = look().theme.color("text_on_felt")
        painter.setPen(QPen(color, scaled(3), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(place.left() + scaled(3), foot), QPointF(place.right() - scaled(3), foot))

    def paint_card(
        self, painter: QPainter, rect: QRectF, card: Card, state: CardState, *, turn: float = 0.0, opacity: float = 1.0
    ) -> None:
        """Draw a card whose face fills `rect`, turned by `turn` degrees."""
        ratio, width = self.devicePixelRatioF(), rect.width()
        picture = self.pictures.picture(card, state, width, ratio)
        margin = CARD_MARGIN * width
        painter.setOpacity(opacity)
        if turn:
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate(rect.x() + width / 2, rect.y() + width * CARD_RATIO / 2)
            painter.rotate(turn)
            painter.drawPixmap(QPointF(-width / 2 - margin, -width * CARD_RATIO / 2 - margin), picture)
            painter.restore()
        else:  # on whole pixels: sharp, and much faster than between them
            at = QPointF(round((rect.x() - margin) * ratio), round((rect.y() - margin) * ratio)) / ratio
            painter.drawPixmap(at, picture)
        painter.setOpacity(1.0)
