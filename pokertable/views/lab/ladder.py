"""Hands with their names, the best first: five small cards each, the name and a line about it beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.model.cards import Card
from pokertable.views.cards.card import CardPictures
from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.kit.fonts import LINE, face, is_cut, scaled, sized, wrapped
from pokertable.views.kit.painting import Drawn, paint_elided, paint_words
from pokertable.views.kit.translate import in_clauses

_CARD: Final = 30
"""Width of a card, in px before it is sized."""
_GAP, _ASIDE, _APART = 2, 10, 20
"""Px between two cards, between them and the words, and between two columns."""
_NAME, _ABOUT = 15, (12, 11, 10)
"""Type sizes of the name and of the line about it."""
_LINES: Final = 2
_NARROW: Final = 300
"""Least width of a column, in px before it is sized."""
_MOST: Final = 3
_ROW: Final = 58
"""Height of a row, in px before it is sized; where less room is left, its cards and lines give way."""
_OF_ROW: Final = 0.73
"""Most of a row's height that its cards take."""


class HandLadder(Drawn, QWidget):
    """Rows of hands, in as many columns as have room, read from left to right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = CardPictures(tags=False)
        self._hands: Sequence[tuple[Sequence[Card], str]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_hands(self, hands: Sequence[tuple[Sequence[Card], str]]) -> None:
        """Show these hands, each with its name and a line about it, parted by a colon."""
        self._hands = hands
        self._pictures.clear()
        self.setAccessibleName(in_clauses([words for _, words in hands]))
        self.setVisible(bool(hands))
        self.updateGeometry()
        self.update()

    @property
    def _columns(self) -> int:
        return max(1, min(_MOST, self.width() // sized(_NARROW)))

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(400), self.heightForWidth(self.width()))

    def hasHeightForWidth(self) -> bool:  # noqa: N802  Qt names it
        """True: a narrow one has more rows."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802  Qt names it
        """Height of the rows in px."""
        columns = max(1, min(_MOST, width // sized(_NARROW)))
        return sized(_ROW) * -(-len(self._hands) // columns)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        columns = self._columns
        high = min(float(sized(_ROW)), self.height() / max(1, -(-len(self._hands) // columns)))
        card = min(float(sized(_CARD)), _OF_ROW * high / CARD_RATIO)
        across = (self.width() - scaled(_APART) * (columns - 1)) / columns
        for at, (cards, words) in enumerate(self._hands):
            row, column = divmod(at, columns)
            box = QRectF(column * (across + scaled(_APART)), row * high, across, high)
            for place, each in enumerate(cards):
                y = box.center().y() - card * CARD_RATIO / 2
                self._pictures.paint(painter, QPointF(box.x() + place * (card + scaled(_GAP)), y), each, card)
            box.setLeft(box.x() + len(cards) * (card + scaled(_GAP)) + scaled(_ASIDE))
            self._say(painter, box, f"{at + 1}. ", words)

    def _about_lines(self, about: str, box: QRectF) -> tuple[int, list[str]]:
        """The type size in px and the lines about a hand: the largest in which the box has room for the whole."""
        found = []
        for px in map(sized, _ABOUT):
            room = max(1, min(_LINES, int((box.height() - LINE * sized(_NAME)) / (LINE * px))))
            found.append((px, wrapped(about, box.width(), px, room)))
        return next((each for each in found if not is_cut(each[1])), found[-1])

    def _say(self, painter: QPainter, box: QRectF, place: str, words: str) -> None:
        """Paint the name with its place, and the line about it below."""
        parts = words.replace("：", ":").partition(":")
        name, about = (part.strip() for part in (parts[0], parts[2]))
        px, lines = self._about_lines(about, box)
        name_high, line_high = LINE * sized(_NAME), LINE * px
        y = box.center().y() - (name_high + line_high * len(lines)) / 2
        paint_elided(painter, QRectF(box.x(), y, box.width(), name_high), place + name, face(sized(_NAME), bold=True))
        for at, line in enumerate(lines):
            below = QRectF(box.x(), y + name_high + at * line_high, box.width(), line_high)
            paint_words(painter, below, line, face(px), "muted")
