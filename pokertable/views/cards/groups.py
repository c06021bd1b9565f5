"""Groups of cards: a hand and a board, hands side by side, on a felt of their own or on their parent's."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from operator import itemgetter
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.model.cards import AnyCard, Card
from pokertable.views.cards.card import CardPictures
from pokertable.views.cards.card_state import CARD_RATIO, PLAIN, CardState, playing
from pokertable.views.kit.fonts import face, follow_scale, scaled, sized
from pokertable.views.kit.painting import Drawn, paint_elided, paint_felt

Group = tuple[str, tuple[AnyCard, ...]]
"""A label, which may be empty, and cards."""
_MOST_CARD: Final = 132.0
"""Width of the largest card, in px."""
_BETWEEN, _PARTED = 0.08, 0.6
"""Gaps between two cards and between two groups, in card widths."""
_LABEL: Final = 24.0
"""Height of a group's label, in px before it is sized."""
_NEARLY: Final = 0.75
"""Least width of cards in one row beside the largest possible, where several rows would have larger ones."""
_ROW: Final = 9
"""Most cards side by side."""


class CardGroups(Drawn, QWidget):
    """Groups of cards, with a label, if any: side by side, or below each other where cards are larger so."""

    around = (0, 0)
    """Room at the left and right together, and above and below, in px."""
    side = 0.0
    """Room at the left and at the right besides, in card widths."""
    at_left = True
    """Whether the rows begin at the left edge; else they are centred."""
    tags = False
    """Whether ringed cards have the letter of their share."""
    head = 0.0
    """Room for it between a label and its cards, in card widths."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = CardPictures(tags=self.tags)
        self._groups: tuple[Group, ...] = ()
        self._plays: Mapping[str, Collection[Card]] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_groups(self, groups: Sequence[Group], *, most: int | None = None) -> None:
        """Show these groups of cards; only the first ones if together they have more than `most` cards."""
        self._groups, self._plays = tuple(groups), {}
        while most is not None and len(self._groups) > 1 and sum(len(cards) for _, cards in self._groups) > most:
            self._groups = self._groups[:-1]
        self._pictures.clear()
        self.update()

    def show_plays(self, plays: Mapping[str, Collection[Card]]) -> None:
        """Ring the cards that play, by the share that they win."""
        self._plays = plays
        self.update()

    def state_of(self, card: AnyCard) -> CardState:
        """The marks of a card."""
        return playing(card, self._plays) if isinstance(card, Card) else PLAIN

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        if not self._groups:
            return
        label, (width, rows) = self._label(), self._laid(self.size())
        row_height = label + width * (CARD_RATIO + 0.16 + self.head)
        y = (self.height() - row_height * len(rows)) / 2
        for row in rows:
            x = 0.0 if self.at_left else (self.width() - self._wide(row) * width) / 2 + self.side * width
            for words, cards in row:
                span = max(len(cards), 1) * (1 + _BETWEEN) * width
                box = QRectF(x, y, span + _PARTED * width - scaled(4), label)
                paint_elided(painter, box, words, face(sized(14)), "text_on_felt", Qt.AlignmentFlag.AlignVCenter)
                for at, card in enumerate(cards):
                    point = QPointF(x + at * (1 + _BETWEEN) * width, y + label + self.head * width)
                    self._pictures.paint(painter, point, card, width, self.state_of(card))
                x += span + _PARTED * width
            y += row_height

    def card_width(self, room: QSize) -> float:
        """Width in px of the cards in this room."""
        return self._laid(room)[0]

    def _laid(self, room: QSize) -> tuple[float, list[list[Group]]]:
        """The width of a card and the groups in rows: the same number in each, or as many as fit.

        The first of these ways whose cards are nearly as large as any way's: steps of a lesson look alike.
        """
        groups = list(self._groups)
        ways = [[groups[at : at + each] for at in range(0, len(groups), each)] for each in range(len(groups), 0, -1)]
        ways.insert(1, self._rows())
        found = [(self._fitting(rows, room), rows) for rows in ways]
        best = max(found, key=itemgetter(0))
        return next((each for each in found if each[0] >= _NEARLY * best[0]), best)  # without room: below 0

    def _label(self) -> int:
        """Height of the line of labels, 0 without any."""
        return sized(_LABEL) if any(label for label, _ in self._groups) else 0

    def _fitting(self, rows: list[list[Group]], room: QSize) -> float:
        """The largest width of a card with which these rows fit."""
        widest = max(self._wide(row) for row in rows)
        across, down = map(scaled, self.around)
        high = (room.height() - down) / len(rows) - self._label()
        return min(
            _MOST_CARD * sized(100) / 100, (room.width() - across) / widest, high / (CARD_RATIO + 0.16 + self.head)
        )

    def _rows(self) -> list[list[Group]]:
        rows: list[list[Group]] = []
        for group in self._groups:
            if rows and sum(len(cards) for _, cards in rows[-1]) + len(group[1]) <= _ROW:
                rows[-1].append(group)
            else:
                rows.append([group])
        return rows

    def _wide(self, row: list[Group]) -> float:
        """Width of a row, in card widths."""
        cards = sum(max(len(cards), 1) for _, cards in row)
        return cards * (1 + _BETWEEN) + (len(row) - 1) * _PARTED + 2 * self.side


class GroupsFelt(CardGroups):
    """Groups of cards on a felt of their own."""

    around, side, at_left, tags, head = (24, 20), 0.5, False, True, 0.1

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        follow_scale(self.setMinimumHeight, 90)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        paint_felt(painter, QRectF(self.rect()))
        super().draw(painter)
