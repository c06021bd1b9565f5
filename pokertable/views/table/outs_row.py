"""Outs as small cards under their words: those to the nuts ringed, others veiled, those that spoil a low underlined."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from pokertable.model.cards import Card
from pokertable.views.cards.card import CardPictures, paint_tag
from pokertable.views.cards.card_state import CARD_RATIO, PLAIN, CardState
from pokertable.views.cards.card_text import card_text
from pokertable.views.kit.fonts import face, wrapped
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import LEFT, paint_words
from pokertable.views.table.odds_bars import FlowingPart

_TAG: Final = 15
_TEXT: Final = 13
_LINE: Final = 18
_CARD: Final = 19.0
_STEP: Final = 1.16
_UNDER: Final = 4.0
_LINED: Final = 9.0
"""Below a line of cards, and below one that is underlined."""
_VEILED: Final = 0.45
"""How much is seen of cards that make no nuts, where others do."""
_MOST_LINES: Final = 3


class OutsRow(FlowingPart):
    """Of the high hand or of the low."""

    def __init__(self, parent: QWidget | None = None, *, low: bool) -> None:
        super().__init__(parent)
        self._low = low
        self._words = ""
        self._outs: tuple[Card, ...] = ()
        self._nuts: frozenset[Card] = frozenset()
        self._spoilers: tuple[Card, ...] = ()
        self._pictures = CardPictures(tags=False)

    def show_cards(
        self, words: str, outs: Sequence[Card] = (), nuts: Sequence[Card] = (), spoilers: Sequence[Card] = ()
    ) -> None:
        """The words, and the cards: those to the nuts first, then the others, then those that spoil the low."""
        self._words, self._nuts = words, frozenset(nuts)
        self._outs = tuple(sorted(outs, key=lambda card: (card not in self._nuts, -card.rank, -card.suit)))
        self._spoilers = tuple(sorted(spoilers, key=lambda card: (-card.rank, -card.suit)))
        told = [" ".join(map(card_text, cards)) for cards in (self._outs, self._spoilers) if cards]
        self.tell(": ".join([words, "; ".join(told)]) if told else words)

    def heightForWidth(self, width: int) -> int:  # noqa: N802, D102  Qt names it
        bottom = max([spot.bottom() for _, spot in self._placed(width)], default=self._head(width))
        return round(bottom + (_LINED if self._spoilers else _UNDER))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme, size = look().theme, self.px(_TAG)
        paint_tag(painter, QRectF(0.5, (self.px(_LINE) - size) / 2, size, size), theme, low=self._low)
        for at, line in enumerate(self._lines(self.width())):
            box = QRectF(size + 7, at * self.px(_LINE), self.width(), self.px(_LINE))
            paint_words(painter, box, line, face(self.px(_TEXT)), "text", LEFT)
        for card, spot in self._placed(self.width()):
            spoils = card in self._spoilers
            veiled = bool(self._nuts) and card not in self._nuts and not spoils
            painter.setOpacity(_VEILED if veiled else 1)
            self._pictures.paint(painter, spot.topLeft(), card, spot.width(), PLAIN if spoils else self._state(card))
            if spoils:
                under = QRectF(spot.left(), spot.bottom() + 3, spot.width(), 3)
                painter.fillRect(under, theme.color("wrong"))

    def _lines(self, width: float) -> list[str]:
        return wrapped(self._words, width - self.px(_TAG) - 7, self.px(_TEXT), _MOST_LINES)

    def _head(self, width: float) -> float:
        return self.px(_LINE) * max(1, len(self._lines(width))) + 4.0

    def _placed(self, width: float) -> Iterator[tuple[Card, QRectF]]:
        """Each card and where it lies."""
        wide = float(self.px(_CARD))
        high = wide * CARD_RATIO
        top = self._head(width) + 2
        for cards, under in ((self._outs, _UNDER), (self._spoilers, _LINED)):
            left = 2.0
            for place, card in enumerate(cards):
                if place and left + wide + 2 > width:
                    left, top = 2.0, top + high + under
                yield card, QRectF(left, top, wide, high)
                left += wide * _STEP
            if cards:
                top += high + under

    def _state(self, card: Card) -> CardState:
        if card not in self._nuts:
            return PLAIN
        return CardState(low=True) if self._low else CardState(high=True)
