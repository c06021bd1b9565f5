"""Drawing of the history's cells: cards with their suits, results with sign and colour."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from pokertable.model.cards import AnyCard
from pokertable.session.history.rows.stored import HandRow
from pokertable.session.play.tournament_results import ListedTournament
from pokertable.views.cards.card import paint_card
from pokertable.views.cards.card_state import CARD_RATIO
from pokertable.views.desk.history.model import ROW_ROLE, TOURNAMENT_ROLE, HandTableModel, HistoryColumn
from pokertable.views.desk.history.words import in_blinds, short_amount, tournament_words, verdict
from pokertable.views.kit.fonts import (
    LEAST_TEXT,
    LINE,
    face,
    largest,
    narrowed,
    scaled,
    sized,
    text_width,
    wrapped,
)
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import LEFT, RIGHT, paint_elided, paint_fitting, paint_words
from pokertable.views.kit.severities import paint_severity, severity_word


@dataclass(frozen=True, slots=True)
class CellSize:
    """Sizes of a row, in px: its text, its height, and the room for the widest card in a line of text."""

    px: int
    height: int
    card: int

    @property
    def sign(self) -> int:
        """Width of a review's sign, in px."""
        return self.px + scaled(2)

    def grown(self) -> Iterator[CellSize]:
        """Sizes from this row at the chosen text size, the largest, down to that of usual text."""
        for px in range(sized(self.px), scaled(self.px) - 1, -1):
            yield CellSize(px, max(scaled(self.height), 2 * px), math.ceil(self.card * px / self.px))


SIZE: Final = CellSize(14, 52, 21)
MARGIN: Final = 8
SIGN_GAP: Final = 4
_BAR: Final = 4
BAR_WIDTH: Final = 84
_MOST_BLINDS: Final = 100
"""Widths of a card, the bar of a result and the bar of a chosen row, in px; the big blinds at an end of the bar."""


class HandCells(QStyledItemDelegate):
    """Draws every cell itself: the same ground, line and selection for text and cards, in one `size`."""

    size = SIZE
    has_bar = has_word = True
    """Whether there is room for the bar of a result, and for the word of a severity."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: ARG002, D102
        return QSize(scaled(60), self.size.height)

    def paint(  # noqa: D102
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = look().theme
        # A quiet ground: the suits' colours must keep their contrast. The bar marks the chosen rows.
        painter.fillRect(rect, theme.color(("raised" if theme.is_dark else "window") if chosen else "panel"))
        painter.fillRect(rect.x(), rect.bottom(), rect.width(), 1, theme.color("line"))
        if chosen and index.column() == HistoryColumn.PLAYED:
            active = option.widget is not None and option.widget.hasFocus()
            painter.fillRect(
                rect.x(), rect.y(), scaled(_BAR), rect.height(), theme.color("turn" if active else "muted")
            )
        row = index.data(ROW_ROLE)
        if isinstance(row, HandRow):
            self._paint_cell(
                painter,
                QRectF(rect).adjusted(scaled(MARGIN), 0, -scaled(MARGIN), -1),
                row,
                HistoryColumn(index.column()),
                chosen,
                index.data(TOURNAMENT_ROLE),
            )
        painter.restore()

    def _paint_cell(
        self,
        painter: QPainter,
        box: QRectF,
        row: HandRow,
        column: HistoryColumn,
        chosen: bool,
        of: ListedTournament | None,
    ) -> None:
        if column in (HistoryColumn.CARDS, HistoryColumn.BOARD):
            cards = row.cards if column is HistoryColumn.CARDS else row.board
            paint_minis(painter, box, cards, self.size.card - scaled(2))
            return
        if column is HistoryColumn.RESULT and self.has_bar:
            self._paint_bar(painter, box, row)
            box = box.adjusted(0, 0, -scaled(BAR_WIDTH + 8), 0)
        if column is HistoryColumn.VERDICT:
            self._paint_verdict(painter, box, row, of)
            return
        if column is HistoryColumn.GAME and of is not None:
            self._paint_tournament(painter, box, row, of)
            return
        right = column in (HistoryColumn.RESULT, HistoryColumn.POT)
        text = HandTableModel.text(row, column)
        px = self.size.px
        if column is HistoryColumn.GAME:
            px = largest(text, box.width(), (px, sized(12), sized(LEAST_TEXT))) or LEAST_TEXT
        font = face(px, bold=column in (HistoryColumn.RESULT, HistoryColumn.GAME))
        if right and text_width(font, text) > box.width():
            text = _rounded(row, column)
        ink = self._ink(row, column, chosen)
        if column is HistoryColumn.GAME and text_width(narrowed(text, box.width(), font), text) > box.width():
            for at, line in enumerate(wrapped(text, box.width(), px, 2)):
                half = QRectF(box.x(), box.center().y() + (at - 1) * LINE * px, box.width(), LINE * px)
                paint_elided(painter, half, line, font, ink)
            return
        paint_elided(painter, box, text, font, ink, RIGHT if right else LEFT)

    def _paint_tournament(self, painter: QPainter, box: QRectF, row: HandRow, of: ListedTournament) -> None:
        """Paint the game, and below it the player's place and prize in the sit and go."""
        half = box.adjusted(0, 0, 0, -box.height() / 2)
        sizes = self.size.px, 12, LEAST_TEXT
        paint_fitting(painter, half, HandTableModel.text(row, HistoryColumn.GAME), sizes, bold=True)
        paint_fitting(painter, half.translated(0, half.height()), tournament_words(of), (12, LEAST_TEXT), "muted")

    def _paint_verdict(self, painter: QPainter, box: QRectF, row: HandRow, of: ListedTournament | None) -> None:
        """Paint the sign of the worst decision, and the loss of all."""
        said = verdict(row, of)
        if said is None:
            return
        sign = float(self.size.sign)
        paint_severity(painter, QPointF(box.x() + sign / 2, box.center().y()), sign, said.severity)
        room = box.adjusted(sign + scaled(SIGN_GAP), 0, 0, 0)
        if self.has_word:
            word = severity_word(said.severity)
            half = room.adjusted(0, 0, 0, -room.height() / 2 + scaled(2)) if said.lost else room
            small = largest(word, room.width(), (self.size.px, sized(12), sized(11))) or LEAST_TEXT
            low = LEFT if not said.lost else Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
            paint_elided(painter, half, word, face(small), at=low)
            if not said.lost:
                return
            below = room.adjusted(0, room.height() / 2 + scaled(2), 0, 0)
            top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            paint_elided(painter, below, said.loss, face(max(LEAST_TEXT, self.size.px - 2)), "muted", top)
            return
        grave = said.severity is not None and said.severity.matters
        for loss in (said.loss, said.short_loss):
            px = largest(loss, room.width(), (self.size.px, sized(12), sized(11)), bold=grave)
            if px is not None:
                paint_words(painter, room, loss, face(px, bold=grave), "wrong" if grave else "muted", RIGHT)
                return

    def _paint_bar(self, painter: QPainter, box: QRectF, row: HandRow) -> None:
        """Paint the result as a bar from its middle, which ends at a hundred big blinds."""
        blinds = in_blinds(row)
        if blinds is None:
            return
        half = scaled(BAR_WIDTH) / 2
        middle = box.right() - half
        wide = half * min(1.0, abs(blinds) / _MOST_BLINDS)
        left = middle if blinds > 0 else middle - wide
        bar = QRectF(left, box.center().y() - scaled(5), wide, scaled(10))
        painter.fillRect(bar, look().theme.color("right" if blinds > 0 else "wrong"))
        painter.fillRect(QRectF(middle, box.center().y() - scaled(9), 1, scaled(18)), look().theme.color("muted"))

    def _ink(self, row: HandRow, column: HistoryColumn, chosen: bool) -> str:
        if column is HistoryColumn.RESULT and row.result:
            return "right" if row.result > 0 else "wrong"
        quiet = column in (HistoryColumn.PLAYED, HistoryColumn.POT, HistoryColumn.POSITION, HistoryColumn.REMARKS)
        return "muted" if quiet and not chosen else "text"


def _rounded(row: HandRow, column: HistoryColumn) -> str:
    """A rounded number where room is short: cutting digits would show another number."""
    chips = row.pot if column is HistoryColumn.POT else row.result or 0
    plus = "+" if column is HistoryColumn.RESULT and chips > 0 else ""
    return plus + short_amount(chips, row.places)


def paint_minis(painter: QPainter, box: QRectF, cards: Sequence[AnyCard], width: float) -> None:
    """Small cards from the left, closer together where room is short."""
    step = min(width + scaled(2), (box.width() - width) / max(1, len(cards) - 1))
    high = width * CARD_RATIO
    for place, card in enumerate(cards):
        at = QRectF(box.x() + place * step, box.center().y() - high / 2, width, high)
        paint_card(painter, at, card, theme=look().theme, deck=look().deck)
