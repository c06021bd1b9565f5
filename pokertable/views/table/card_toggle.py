"""A card that is kept or thrown, as a button: its figure key, its face in small and a word for what becomes of it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.cards import Card
from pokertable.views.cards import art
from pokertable.views.cards.card_text import rank_text
from pokertable.views.felt.table_text import card_name
from pokertable.views.kit.fonts import face, fitting, sized, text_width
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, paint_box, paint_words
from pokertable.views.kit.signs import key_width, paint_key_at
from pokertable.views.kit.theme import SIZES
from pokertable.views.kit.translate import in_a_row
from pokertable.views.widgets.buttons import RING, ActionButton, Slot, Tone


class CardToggle(ActionButton):
    """One card of a hand at a draw; pressed, it is thrown, pressed again, kept. The key is its place."""

    def __init__(self, place: int, parent: QWidget, *, clicked: Slot) -> None:
        self._card: Card | None = None
        super().__init__(Tone.QUIET, parent, key=str(place), clicked=clicked)
        self.setCheckable(True)

    def show_card(self, card: Card, *, thrown: bool) -> None:
        """The card, and whether it is to be thrown."""
        self._card = card
        self.say(rank_text(card), self.tr("throw") if thrown else self.tr("keep"), tip=card_name(card))
        self.setAccessibleName(in_a_row((card_name(card), self.detail)))
        self.setChecked(thrown)

    def nextCheckState(self) -> None:  # noqa: N802  Qt names it
        """A press changes nothing by itself: `show_card` says what is thrown."""

    def draw(self, painter: QPainter) -> None:
        """The key and the card above, the word below; ringed if it is thrown."""
        card = self._card
        if card is None:
            return
        painter.setOpacity(0.7 if self._dimmed else 1.0)
        box = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        thrown = self.isChecked()
        ground, edge = ("panel", "turn") if thrown else ("raised", "muted" if self.underMouse() else "line")
        paint_box(painter, box.adjusted(1, 1, -1, -1), SIZES.radius[2], ground, edge, 2 if thrown else 1)
        if self.hasFocus() and self.reached_by_keys:
            paint_box(painter, box.adjusted(-2, -2, 2, 2), SIZES.radius[3], edge="turn", width=2)
        half = box.height() / 2
        self._paint_card(painter, QRectF(box.x() + 3, box.y() + 3, box.width() - 6, half), card)
        word = QRectF(box.x() + 3, box.y() + half, box.width() - 6, half - 2)
        sizes = (16, 14, 12, 11) if self._large else (14, 12, 11)
        px = fitting(self.detail, word.width(), sizes, bold=thrown, height=word.height()) or 11
        paint_words(painter, word, self.detail, face(px, bold=thrown), "text" if thrown else "muted", CENTRE)

    def _paint_card(self, painter: QPainter, box: QRectF, card: Card) -> None:
        """The key cap, then rank and suit, together in the middle."""
        ink = QColor(look().deck.on_panel(look().theme)[card.suit])
        rank, gap = rank_text(card), 0.12 * sized(17)
        cap = key_width(self._key)
        for px in (sized(17), 17, 14, 12):
            font = face(px, bold=True)
            wide, suit = text_width(font, rank), 0.85 * px
            room = box.width() - cap - wide - gap - suit
            if room >= 4 and 1.2 * px <= box.height():
                break
        between = min(9.0, max(3.0, room / 3))
        left = box.x() + max(0.0, (room - between) / 2)
        left = paint_key_at(painter, left, box.center().y(), self._key, look().theme.color("muted")) + between
        paint_words(painter, QRectF(left, box.y(), wide + 2, box.height()), rank, font, ink)
        left += wide + gap
        art.paint_suit(painter, QRectF(left, box.center().y() - suit / 2, suit, suit).topLeft(), suit, card.suit, ink)
