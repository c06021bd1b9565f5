"""The middle of a draw game's table: its draws as dots, deck and discards; and the place of a card to discard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from pokertable.model.cards import HIDDEN
from pokertable.views.cards.card import CARD_RADIUS, paint_card
from pokertable.views.cards.card_state import PLAIN, CardState
from pokertable.views.felt.places.rect import Rect
from pokertable.views.felt.places.spots import DrawSpots
from pokertable.views.felt.table_items import TableItem
from pokertable.views.felt.table_picture import DiscardLook, DrawsLook
from pokertable.views.kit.fonts import enlarged, least_text, table_font, text_width
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, paint_box, paint_words
from pokertable.views.kit.translate import shown

_DECK: Final = ((0.05, 0.05), (0.025, 0.025), (0.0, 0.0))
"""Offsets of the deck's cards, each on the previous one, in card widths."""
_HEAP: Final = ((0.09, 0.06, 9), (-0.1, 0.0, -8), (0.02, 0.02, 3))
"""Offsets of the heap's cards in card widths, and their rotation in degrees."""
_DISCARDED: Final = CardState(dim=True)
_WORD: Final = 0.19
_CAPTION: Final = 0.175
"""Type size in card widths."""


class DrawsItem(TableItem):
    """Draws the dots of a `DrawsLook`, one per draw, with their names."""

    def __init__(self) -> None:
        super().__init__()
        self._unit = self._scale = 1.0
        self.look: DrawsLook | None = None

    def set_look(self, draws: DrawsLook, *, unit: float) -> None:
        """Set everything to draw at once."""
        scale = look().chosen_text
        if (draws, unit, scale) == (self.look, self._unit, self._scale):
            return
        self.look, self._unit, self._scale = draws, unit, scale
        dots = draws.spots.dots
        self.lie(dots._replace(h=draws.spots.deck.y - dots.y))

    def draw(self, painter: QPainter) -> None:
        """Draw completed draws filled, the current one ringed and bold, future ones empty."""
        draws = self.look
        if draws is None:
            return
        line = QRectF(0, 0, draws.spots.dots.w, draws.spots.dots.h)
        unit, theme = self._unit, look().theme
        radius, beside = 0.065 * unit, 0.12 * unit
        dot = 4 * radius  # including the ring
        titles, px, gap = self._titles(draws, line.width(), dot + beside)
        widths = [dot + beside + text_width(table_font(px, bold=True), title) for title in titles]
        left, middle = line.center().x() - (sum(widths) + gap * (len(titles) - 1)) / 2, line.center().y()
        for number, (title, wide) in enumerate(zip(titles, widths, strict=True), 1):
            now = draws.open and number == draws.begun
            ink = QColor("#FFFFFF") if now else theme.color("text_on_felt")
            centre = QPointF(left + dot / 2, middle)
            painter.setPen(QPen(ink, max(1.2, 0.022 * unit)))
            painter.setBrush(ink if number <= draws.begun else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(centre, radius, radius)
            if now:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(centre, 1.8 * radius, 1.8 * radius)
            words = QRectF(left + dot + beside, line.y(), wide, line.height())
            paint_words(painter, words, title, table_font(px, bold=now), ink)
            left += wide + gap

    def _titles(self, draws: DrawsLook, room: float, dot: float) -> tuple[list[str], int, float]:
        """The names, their size and spacing: all of them, or where room is short only the current draw's."""
        unit, titles = self._unit, [shown(title) for title in draws.titles]
        largest = max(least_text(), enlarged(round(_WORD * unit)))
        for px, gap in (*((px, 0.42) for px in range(largest, least_text() - 1, -1)), (least_text(), 0.2)):
            words = sum(text_width(table_font(px, bold=True), title) for title in titles)
            if words + len(titles) * dot + gap * unit * (len(titles) - 1) <= room:
                return titles, px, gap * unit
        on = max(1, draws.begun)
        return [title if number == on else "" for number, title in enumerate(titles, 1)], least_text(), 0.42 * unit


class DeckItem(TableItem):
    """Draws the deck and the heap of a `DrawsLook`. Cards are always face down: nobody sees the discards.

    A separate item: it changes once per hand, at the first discard.
    """

    def __init__(self) -> None:
        super().__init__()
        self._unit = 1.0
        self._spots: DrawSpots | None = None
        self.has_heap = False

    def set_look(self, spots: DrawSpots, *, heap: bool, unit: float) -> None:
        """Set everything to draw at once; `heap`: whether anything lies on it."""
        if (spots, heap, unit) == (self._spots, self.has_heap, self._unit):
            return
        self._spots, self.has_heap, self._unit = spots, heap, unit
        self.lie(spots.whole)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        if self._spots is None:
            return
        origin = QPointF(self._spots.whole.x, self._spots.whole.y)
        deck, heap = (QRectF(*spot).translated(-origin) for spot in (self._spots.deck, self._spots.heap))
        for x, y in _DECK:
            self._back(painter, deck.translated(x * self._unit, y * self._unit), PLAIN)
        self._caption(painter, deck, QCoreApplication.translate("DrawsItem", "deck"))
        if self.has_heap:
            for x, y, turned in _HEAP:
                painter.save()
                painter.translate(heap.center() + QPointF(x * self._unit, y * self._unit))
                painter.rotate(turned)
                self._back(painter, QRectF(QPointF(-heap.width() / 2, -heap.height() / 2), heap.size()), _DISCARDED)
                painter.restore()
            self._caption(painter, heap, QCoreApplication.translate("DrawsItem", "discards"))

    def _back(self, painter: QPainter, box: QRectF, state: CardState) -> None:
        paint_card(painter, box, HIDDEN, state, look().theme, look().deck)

    def _caption(self, painter: QPainter, card: QRectF, words: str) -> None:
        unit = self._unit
        line = QRectF(card.center().x() - unit, card.bottom() + 0.07 * unit, 2 * unit, 0.22 * unit)
        paint_words(painter, line, words, table_font(_CAPTION * unit), "text_on_felt", CENTRE)


class DiscardItem(TableItem):
    """Draws a `DiscardLook`: the outline of the place below the raised card, and the word above it."""

    def __init__(self) -> None:
        super().__init__()
        self._unit = 1.0
        self.look: DiscardLook | None = None

    def set_look(self, discard: DiscardLook, *, unit: float) -> None:
        """Set everything to draw at once."""
        if (discard, unit) == (self.look, self._unit):
            return
        self.look, self._unit = discard, unit
        self.lie(discard_bounds(discard, unit))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        if self.look is None:
            return
        unit, whole = self._unit, discard_bounds(self.look, self._unit)
        place = QRectF(*self.look.place).translated(-whole.x, -whole.y).adjusted(0.5, 0.5, -0.5, -0.5)
        line = look().theme.color("text_on_felt")
        line.setAlphaF(0.3)
        radius = CARD_RADIUS * place.width()
        paint_box(painter, place, radius, QColor(0, 0, 0, 30), line, max(1.0, 0.016 * unit))
        words = QCoreApplication.translate("DrawsItem", "discard")
        font = table_font(_WORD * unit, bold=True)
        wide = min(place.width(), text_width(font, words) + 0.3 * unit)
        pill = QRectF(place.center().x() - wide / 2, 0, wide, _pill(unit))
        paint_box(painter, pill, pill.height() / 2, QColor("#FFFFFF"))
        paint_words(painter, pill, words, font, QColor("#12181D"), CENTRE)


def discard_bounds(discard: DiscardLook, unit: float) -> Rect:
    """Bounds in scene px of the drawing for a card to discard, without the card: from the word to the place's foot."""
    top = discard.card.y - 0.16 * unit - _pill(unit)
    return discard.place._replace(y=top, h=discard.place.bottom - top)


def _pill(unit: float) -> float:
    return max(16.0, 0.32 * unit)
