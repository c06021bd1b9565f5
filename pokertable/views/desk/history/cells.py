"""Drawing of the history's cells: cards with their suits, results with sign and colour."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from pokertable.model.cards import AnyCard, Card
from pokertable.session.history.rows.stored import HandRow
from pokertable.views.cards.art import paint_suit
from pokertable.views.cards.card_text import rank_text
from pokertable.views.desk.history.model import ROW_ROLE, HandTableModel, HistoryColumn
from pokertable.views.desk.history.words import short_amount, verdict
from pokertable.views.kit.fonts import LEAST_TEXT, LINE, face, fitting, narrowed, scaled, sized, text_width, wrapped
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import LEFT, RIGHT, paint_elided, paint_words
from pokertable.views.kit.severities import paint_severity


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


SIZE: Final = CellSize(13, 34, 23)
MARGIN: Final = 8
SIGN_GAP: Final = 4
_BAR: Final = 4
_GAP: Final = 3
_CLOSE: Final = 0.94
"""Px between cards in a line of text, and the factor by which they may move closer before they get smaller."""


class HandCells(QStyledItemDelegate):
    """Draws every cell itself: the same ground, line and selection for text and cards, in one `size`."""

    size = SIZE

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
            )
        painter.restore()

    def _paint_cell(self, painter: QPainter, box: QRectF, row: HandRow, column: HistoryColumn, chosen: bool) -> None:
        if column in (HistoryColumn.CARDS, HistoryColumn.BOARD):
            paint_cards(painter, box, row.cards if column is HistoryColumn.CARDS else row.board, self.size.px)
            return
        if column is HistoryColumn.VERDICT:
            self._paint_verdict(painter, box, row)
            return
        right = column in (HistoryColumn.RESULT, HistoryColumn.POT)
        text = HandTableModel.text(row, column)
        px = self.size.px
        if column is HistoryColumn.GAME:
            px = fitting(text, box.width(), (px, 12, LEAST_TEXT)) or LEAST_TEXT
        font = face(px, bold=column is HistoryColumn.RESULT)
        if right and text_width(font, text) > box.width():
            text = _rounded(row, column)
        ink = self._ink(row, column, chosen)
        if column is HistoryColumn.GAME and text_width(narrowed(text, box.width(), font), text) > box.width():
            for at, line in enumerate(wrapped(text, box.width(), px, 2)):
                half = QRectF(box.x(), box.center().y() + (at - 1) * LINE * px, box.width(), LINE * px)
                paint_elided(painter, half, line, font, ink)
            return
        paint_elided(painter, box, text, font, ink, RIGHT if right else LEFT)

    def _paint_verdict(self, painter: QPainter, box: QRectF, row: HandRow) -> None:
        """Paint the sign of the worst decision, and the loss of all."""
        said = verdict(row)
        if said is None:
            return
        sign = float(self.size.sign)
        paint_severity(painter, QPointF(box.x() + sign / 2, box.center().y()), sign, said.severity)
        room = box.adjusted(sign + scaled(SIGN_GAP), 0, 0, 0)
        grave = said.severity is not None and said.severity.matters
        for loss in (said.loss, short_amount(-said.lost, 0)):
            px = fitting(loss, room.width(), (self.size.px, 12, 11), bold=grave)
            if px is not None:
                paint_words(painter, room, loss, face(px, bold=grave), "wrong" if grave else "muted", RIGHT)
                return

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


def paint_cards(painter: QPainter, box: QRectF, cards: Sequence[AnyCard], px: int) -> None:
    """Cards in a line of text: rank and suit; smaller, then closer together, where room is short."""
    if not cards:
        return
    theme = look().theme
    colors = look().deck.on_panel(theme)
    ranks = [rank_text(card) if isinstance(card, Card) else "??" for card in cards]
    for fitting_px in range(px, LEAST_TEXT - 1, -1):
        font = face(fitting_px, bold=True)
        metrics = QFontMetricsF(font)
        size = metrics.capHeight()
        # Each as wide as it is: a J in a slot for a Q would leave a gap that looks like a street's.
        widths = [metrics.horizontalAdvance(rank) + (0 if rank == "??" else size + 1) + scaled(_GAP) for rank in ranks]
        if _CLOSE * sum(widths) <= box.width():
            break
    painter.setFont(font)
    base = box.center().y() + size / 2
    squeeze = min(1.0, box.width() / sum(widths))
    x = box.x()
    for card, rank, width in zip(cards, ranks, widths, strict=True):
        if isinstance(card, Card):
            color = QColor(colors[card.suit])
            painter.setPen(color)
            paint_suit(painter, QPointF(x + metrics.horizontalAdvance(rank) + 1, base - size), size, card.suit, color)
        else:
            painter.setPen(theme.color("unavailable"))
        painter.drawText(QPointF(x, base), rank)
        x += width * squeeze
