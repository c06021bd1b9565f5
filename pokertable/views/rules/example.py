"""A hand of a game on a strip of felt, with the cards that play ringed: the first picture of its rules."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from pokertable.model.cards import Card, parse_cards
from pokertable.model.ranking.best import MadeHand, best_hands
from pokertable.model.variant import Variant
from pokertable.views.cards.card import paint_card, paint_tag
from pokertable.views.cards.card_state import CARD_RATIO, CardState
from pokertable.views.cards.curated import curated
from pokertable.views.kit.fonts import face
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import paint_elided, paint_felt, paint_words
from pokertable.views.kit.translate import shown, tr

_BOARDS: Final = "4c6s8sQsKd", "Qh7h2c9d4h", "Ts9s4d2s7h"
_REST: Final = "4d5c8hKs", "4c5hKdJs", "AdKcKd9h4s"
"""Boards, and the later cards of stud: for a high and a low, for a low or for hearts, for a high."""
_CARD: Final = 0.082
"""Greatest width of a card, of the strip's width; the other measures are parts of a card's."""
_GAP, _APART, _INSET, _HEAD = 0.1, 0.45, 0.3, 0.42
_LINE: Final = 0.4


class Example:
    """The curated hand of a game with all its cards, its board, and what it makes for each share."""

    def __init__(self, variant: Variant) -> None:
        self.hand = _whole(variant)
        self.board = _board(variant, self.hand)
        self.made: tuple[MadeHand | None, ...] = best_hands(variant.shares, self.hand, self.board)

    def height(self, width: float) -> int:
        """The height of the picture, in px."""
        card = self._card(width)
        return round(card * (_HEAD + CARD_RATIO + 2 * _INSET + _LINE * self._lines))

    def _card(self, width: float) -> float:
        """The width of a card, so that hand and board have room side by side."""
        cards = len(self.hand) + len(self.board)
        return min(_CARD, 1 / (2 * _INSET + (1 + _GAP) * cards + (_APART if self.board else 0))) * width

    @property
    def _lines(self) -> int:
        return sum(made is not None for made in self.made)

    def picture(self, width: int, ratio: float) -> QImage:
        """The picture, for screens of device pixel ratio `ratio`."""
        high = self.height(width)
        image = QImage(round(width * ratio), round(high * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        try:
            self._draw(painter, width, high)
        finally:
            painter.end()
        return image

    def _draw(self, painter: QPainter, width: int, high: int) -> None:
        card = self._card(width)
        px = max(11, round(0.24 * card))
        paint_felt(painter, QRectF(0, 0, width, high))
        left = _INSET * card
        for words, cards in ((tr("Your hand"), self.hand), (tr("Board"), self.board)):
            if not cards:
                continue
            head = QRectF(left, 0.5 * _INSET * card, 4 * card, _HEAD * card)
            paint_words(painter, head, words, face(px), "text_on_felt")
            for one in cards:
                box = QRectF(left, (_HEAD + 0.8 * _INSET) * card, card, card * CARD_RATIO)
                paint_card(painter, box, one, self._state(one), look().theme, look().deck)
                left += (1 + _GAP) * card
            left += _APART * card
        top = (_HEAD + CARD_RATIO + 1.25 * _INSET) * card
        for made in self.made:
            if made is not None:
                tag = QRectF(_INSET * card, top + 0.06 * card, 0.28 * card, 0.28 * card)
                paint_tag(painter, tag, look().theme, low=made.share.is_low)
                box = QRectF(tag.right() + 0.16 * card, top, width - 2 * card, _LINE * card)
                paint_elided(painter, box, shown(made.name), face(round(1.1 * px), bold=True), "text_on_felt")
                top += _LINE * card

    def _state(self, card: Card) -> CardState:
        playing = [made.share.is_low for made in self.made if made is not None and card in made.cards]
        return CardState(high=False in playing, low=True in playing, dim=not playing)


def _whole(variant: Variant) -> tuple[Card, ...]:
    """The hand with the cards that later streets bring to it."""
    hand = curated(variant)
    later = parse_cards(_REST[0] if variant.is_split else _REST[1] if variant.shares[0].is_low else _REST[2])
    more = [card for card in later if card not in hand]
    return (*hand, *more[: variant.hole_cards - len(hand)])


def _board(variant: Variant, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    hearts = len(hand) == 2
    return parse_cards(_BOARDS[0] if variant.is_split else _BOARDS[1] if hearts else _BOARDS[2])[: variant.board_cards]
