"""A strip of felt with groups of cards in rows, some of which can be picked by mouse or keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.model.cards import RANKS, SUITS, Card
from pokertable.model.ranking.best import Cards
from pokertable.views.felt.card_item import CARD_MARGIN, CardPictures
from pokertable.views.felt.card_state import PLAIN, CardState
from pokertable.views.felt.layout import CARD_RATIO
from pokertable.views.felt.table_text import card_name
from pokertable.views.kit.look import look
from pokertable.views.kit.widgets import face, width_of
from pokertable.views.quiz.felt_rows import STEP, TITLE_PX, FeltRow, paint_felt

_TITLE: Final = 20.0
_PAD: Final = 14.0
_MOST: Final = 128.0
_LEAST: Final = 8.0
_LIFT: Final = 0.1
_HEAD: Final = 0.2
"""Room above a card, in its widths: it rises, and carries a tag."""


class QuizFelt(QWidget):
    """`toggled(card)`: a card that can be picked was clicked, or chosen by keys.

    Keys: 1 to 9 for the cards in order, arrows and Space, or a card's rank and suit.
    """

    toggled = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = CardPictures()
        self._rows: tuple[FeltRow, ...] = ()
        self._states: dict[Card, CardState] = {}
        self._pool: Cards = ()
        self._cursor: Card | None = None
        self._hover: Card | None = None
        self._rank = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(96)

    # What it is told

    def show_rows(self, rows: Sequence[FeltRow], pool: Cards = ()) -> None:
        """Show these cards; those of `pool` can be picked, in the order of their keys."""
        self._rows, self._pool = tuple(rows), pool
        self._cursor = pool[0] if pool else None
        self._rank = ""
        self._pictures.clear()
        words = [group.spoken for row in rows for group in row.groups]
        self.setAccessibleDescription("; ".join(words))
        self._say_cursor()
        self.update()

    def set_states(self, states: Mapping[Card, CardState]) -> None:
        """How the cards look: picked, ringed, tinted."""
        self._states = dict(states)
        self._say_cursor()
        self.update()

    def sizeHint(self) -> QSize:
        """A strip."""
        return QSize(640, 174)

    def natural_height(self) -> int:
        """The height in px beyond which the cards grow no more, at the width that it has."""
        if not self._rows:
            return 160
        unit = self._fitting_width(_MOST)
        titles = sum(_TITLE for row in self._rows if row.titled)
        gaps = (len(self._rows) + 1) * 0.8 * _PAD
        return round(titles + gaps + sum((CARD_RATIO + _HEAD) * row.scale * unit for row in self._rows))

    # Where cards lie

    def card_width(self) -> float:
        """Width in px of the cards of a row of scale 1."""
        if not self._rows:
            return 1.0
        titles = sum(_TITLE for row in self._rows if row.titled)
        gaps = (len(self._rows) + 1) * 0.6 * _PAD
        high = (self.height() - titles - gaps) / sum((CARD_RATIO + _HEAD) * row.scale for row in self._rows)
        return self._fitting_width(min(high, _MOST))

    def _fitting_width(self, most: float) -> float:
        """The largest width of cards, up to `most`, at which every row fits; titles do not shrink with the cards."""
        room = self.width() - 2 * _PAD
        unit = most
        while unit > _LEAST and any(row.places(unit)[-1] > room for row in self._rows):
            unit *= 0.98
        return max(_LEAST, unit)

    def rects(self) -> dict[Card, QRectF]:
        """Where each card lies, not lifted."""
        unit = self.card_width()
        heights = [(_TITLE if row.titled else 0) + (CARD_RATIO + _HEAD) * row.scale * unit for row in self._rows]
        gap = (self.height() - sum(heights)) / (len(self._rows) + 1)
        found = {}
        y = gap
        for row, height in zip(self._rows, heights, strict=True):
            card = unit * row.scale
            left = self._left(unit)
            top = y + (_TITLE if row.titled else 0) + _HEAD * card
            for group, x in zip(row.groups, row.places(unit), strict=False):
                for index, shown in enumerate(group.cards):
                    found[shown] = QRectF(left + x + index * STEP * card, top, card, card * CARD_RATIO)
            y += height + gap
        return found

    def _left(self, unit: float) -> float:
        """Every row begins at the left of the widest."""
        return max(_PAD, (self.width() - max(row.places(unit)[-1] for row in self._rows)) / 2)

    @property
    def rows(self) -> tuple[FeltRow, ...]:
        """What lies there, row by row."""
        return self._rows

    @property
    def pool(self) -> Cards:
        """The cards that can be picked, in the order of their keys."""
        return self._pool

    def card_at(self, point: QPointF) -> Card | None:
        """The card at a point that can be picked."""
        for card, rect in self.rects().items():
            if card in self._pool and rect.adjusted(-2, -8, 2, 2).contains(point):
                return card
        return None

    # Input

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick or put back."""
        card = self.card_at(event.position())
        if card is not None and event.button() == Qt.MouseButton.LeftButton:
            self._cursor = card
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.toggled.emit(card)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        hover = self.card_at(event.position())
        if hover != self._hover:
            self._hover = hover
            self.setCursor(Qt.CursorShape.ArrowCursor if hover is None else Qt.CursorShape.PointingHandCursor)
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is gone."""
        super().leaveEvent(event)
        self._hover = None
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        super().focusOutEvent(event)
        self._rank = ""
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Numbers, arrows and Space, or a card by its name."""
        if not self._pool or not self._take_key(event):
            super().keyPressEvent(event)

    def _take_key(self, event: QKeyEvent) -> bool:
        keys = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
        step = keys.get(Qt.Key(event.key()))
        if step is not None:
            self._move(*step)
            return True
        if event.key() == Qt.Key.Key_Space and self._cursor is not None:
            self.toggled.emit(self._cursor)
            return True
        text = event.text()
        if not text or event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        return self._take_name(text) or self._take_number(text)

    def _take_number(self, text: str) -> bool:
        if len(self._pool) > 9 or not (text.isascii() and text.isdigit()) or not 1 <= int(text) <= len(self._pool):
            return False
        self._cursor = self._pool[int(text) - 1]
        self.toggled.emit(self._cursor)
        return True

    def _take_name(self, text: str) -> bool:
        """A rank, then a suit. Where cards have numbers, figures are those."""
        if self._rank and text.lower() in SUITS:
            card = Card.parse(self._rank + text)
            self._rank = ""
            if card in self._pool:
                self._cursor = card
                self.toggled.emit(card)
            return True
        numbered = len(self._pool) <= 9
        if text.upper() in RANKS and not (numbered and text.isdigit()):
            self._rank = text.upper()
            return True
        return False

    def _move(self, columns: int, rows: int) -> None:
        """To the next card that way."""
        if self._cursor is None:
            return
        rects = self.rects()
        here = rects[self._cursor].center()
        if rows:
            others = [card for card in self._pool if (rects[card].center().y() - here.y()) * rows > 4]
            key = lambda card: (  # noqa: E731
                abs(rects[card].center().y() - here.y()),
                abs(rects[card].center().x() - here.x()),
            )
            self._cursor = min(others, key=key, default=self._cursor)
        else:
            place = self._pool.index(self._cursor) + columns
            self._cursor = self._pool[place % len(self._pool)]
        self._say_cursor()
        self.update()

    def _say_cursor(self) -> None:
        """The card that Space would pick, for screen readers."""
        if self._cursor is None:
            self.setAccessibleName(self.tr("Cards"))
            return
        picked = self._states.get(self._cursor, PLAIN).picked
        words = self.tr("Cards, at {card}, picked") if picked else self.tr("Cards, at {card}")
        self.setAccessibleName(words.format(card=card_name(self._cursor)))

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Felt, titles, cards."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_felt(painter, QRectF(self.rect()), look().theme)
        rects = self.rects()
        self._paint_titles(painter, rects)
        for row in self._rows:
            for group in row.groups:
                for card in group.cards:
                    self._paint_card(painter, card, rects[card], group.dim)
        painter.end()

    def _paint_titles(self, painter: QPainter, rects: Mapping[Card, QRectF]) -> None:
        painter.setFont(face(TITLE_PX))
        painter.setPen(look().theme.color("text_on_felt"))
        for row in self._rows:
            for group in row.groups:
                if group.title and group.cards:
                    rect = rects[group.cards[0]]
                    top = rect.y() - _HEAD * rect.width() - _TITLE + 2
                    wide = max(width_of(group.title, TITLE_PX) + 2, rect.width())
                    painter.drawText(QRectF(rect.x(), top, wide, _TITLE - 2), Qt.AlignmentFlag.AlignLeft, group.title)

    def _paint_card(self, painter: QPainter, card: Card, rect: QRectF, dim: bool) -> None:
        state = self._states.get(card, CardState(dim=True) if dim else PLAIN)
        if card == self._hover or (card == self._cursor and self.hasFocus()):
            state = CardState(
                high=state.high, low=state.low, picked=state.picked, dim=state.dim, illegal=state.illegal, hovered=True
            )
        lifted = state.picked or state.high or state.low
        y = rect.y() - (_LIFT * rect.width() if lifted else 0)
        picture = self._pictures.picture(card, state, rect.width(), self.devicePixelRatioF())
        margin = CARD_MARGIN * rect.width()
        painter.drawPixmap(QPointF(rect.x() - margin, y - margin), picture)
        if card in self._pool and len(self._pool) <= 9:
            self._paint_key(painter, QRectF(rect.x(), y, rect.width(), rect.height()), self._pool.index(card) + 1)

    def _paint_key(self, painter: QPainter, rect: QRectF, key: int) -> None:
        """The key that picks the card, at its foot."""
        box = QRectF(rect.x() + 5, rect.bottom() - 21, 16, 16)
        painter.setPen(QPen(look().theme.color("card_back_line"), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 3, 3)
        painter.setPen(Qt.GlobalColor.darkGray)
        painter.setFont(face(11, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(key))
