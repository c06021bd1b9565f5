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
from pokertable.views.desk.history.model import FIGURES, ROW_ROLE, TOURNAMENT_ROLE, HandTableModel, HistoryColumn
from pokertable.views.desk.history.words import in_blinds, short_amount, tournament_words, verdict
from pokertable.views.kit.fonts import (
    LEAST_TEXT,
    LINE,
    face,
    largest,
    least_text,
    narrowed,
    scaled,
    sized,
    text_width,
    wrapped,
)
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import LEFT, RIGHT, paint_box, paint_elided, paint_fitting
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
EDGE: Final = 24
"""Px from the list's edge to its words."""
RADIUS: Final = 8
BAR_GAP: Final = 12
"""Px from a result to its bar."""
_MOST_BLINDS: Final = 100
"""The big blinds at an end of the bar of a result."""


class HandCells(QStyledItemDelegate):
    """Draws every cell itself: the same ground, line and selection for text and cards, in one `size`."""

    size = SIZE
    bar = 0
    """Width of the bar of a result, in px; 0: without."""
    has_word = True
    """Whether there is room for the word of a severity."""

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
        first = index.column() == HistoryColumn.PLAYED
        left = scaled(EDGE) if first else 0
        if not chosen:
            painter.fillRect(rect.x() + left, rect.bottom(), rect.width() - left, 1, theme.color("line"))
        row = index.data(ROW_ROLE)
        if isinstance(row, HandRow):
            self._paint_cell(
                painter,
                QRectF(rect).adjusted(left or scaled(MARGIN), 0, -scaled(MARGIN), -1),
                row,
                HistoryColumn(index.column()),
                chosen,
                index,
            )
        painter.restore()

    def _paint_cell(
        self,
        painter: QPainter,
        box: QRectF,
        row: HandRow,
        column: HistoryColumn,
        chosen: bool,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        if column is HistoryColumn.CARDS:
            paint_minis(painter, box, row.cards, self.size.card - scaled(2))
            return
        if column is HistoryColumn.OUTCOME:
            self._paint_outcome(painter, box, str(index.data()))
            return
        of: ListedTournament | None = index.data(TOURNAMENT_ROLE)
        if column is HistoryColumn.RESULT and self.bar:
            self._paint_bar(painter, box, row)
            box = box.adjusted(self.bar + scaled(BAR_GAP), 0, 0, 0)
        if column is HistoryColumn.VERDICT:
            self._paint_verdict(painter, box, row, of)
            return
        if column is HistoryColumn.GAME and of is not None:
            self._paint_tournament(painter, box, row, of)
            return
        right = column in FIGURES
        text = HandTableModel.text(row, column)
        px = self.size.px
        if column is HistoryColumn.GAME:
            px = largest(text, box.width(), (px, sized(12), sized(LEAST_TEXT))) or least_text()
        font = face(px, bold=column in (HistoryColumn.RESULT, HistoryColumn.GAME))
        if right and text_width(font, text) > box.width():
            text = _rounded(row, column)
        ink = self._ink(row, column, chosen)
        if column is HistoryColumn.GAME and text_width(narrowed(text, box.width(), font), text) > box.width():
            _paint_in_two(painter, box, text, px, ink, bold=True)
            return
        paint_elided(painter, box, text, font, ink, RIGHT if right else LEFT)

    def _paint_outcome(self, painter: QPainter, box: QRectF, text: str) -> None:
        """Paint what became of the hand, in two lines where one is too short."""
        px = largest(text, box.width(), (self.size.px, sized(12)))
        if px is not None:
            paint_elided(painter, box, text, face(px))
        else:
            _paint_in_two(painter, box, text, sized(12), "text")

    def _paint_tournament(self, painter: QPainter, box: QRectF, row: HandRow, of: ListedTournament) -> None:
        """Paint the game, and below it the player's place and prize in the sit and go."""
        half = box.adjusted(0, 0, 0, -box.height() / 2)
        sizes = self.size.px, 12, LEAST_TEXT
        paint_fitting(painter, half, HandTableModel.text(row, HistoryColumn.GAME), sizes, bold=True)
        paint_fitting(painter, half.translated(0, half.height()), tournament_words(of), (12, LEAST_TEXT), "muted")

    def _paint_verdict(self, painter: QPainter, box: QRectF, row: HandRow, of: ListedTournament | None) -> None:
        """Paint the sign of the worst decision, and the loss of the costliest."""
        said = verdict(row, of)
        if said is None:
            return
        sign = float(self.size.sign)
        paint_severity(painter, QPointF(box.x() + sign / 2, box.center().y()), sign, said.severity)
        room = box.adjusted(sign + scaled(SIGN_GAP), 0, 0, 0)
        if self.has_word:
            word = severity_word(said.severity)
            half = room.adjusted(0, 0, 0, -room.height() / 2 + scaled(2)) if said.loss else room
            small = largest(word, room.width(), (self.size.px, sized(12), sized(11))) or least_text()
            low = LEFT if not said.loss else Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
            paint_elided(painter, half, word, face(small), at=low)
            if not said.loss:
                return
            below = room.adjusted(0, room.height() / 2 + scaled(2), 0, 0)
            top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            small = max(least_text(), self.size.px - scaled(2))
            whole = said.loss_in_units(row.structure)
            px = largest(whole, below.width(), (small, sized(12), sized(11), sized(LEAST_TEXT)))
            paint_elided(painter, below, said.loss if px is None else whole, face(px or small), "muted", top)
            return
        grave = said.severity is not None and said.severity.matters
        px = largest(said.loss, room.width(), (self.size.px, sized(12), sized(11)), bold=grave) or least_text()
        paint_elided(painter, room, said.loss, face(px, bold=grave), "wrong" if grave else "muted", RIGHT)

    def _paint_bar(self, painter: QPainter, box: QRectF, row: HandRow) -> None:
        """Paint the result as a bar from its middle, which ends at a hundred big blinds."""
        blinds = in_blinds(row)
        if blinds is None:
            return
        half = self.bar / 2
        middle = box.x() + half
        wide = half * min(1.0, abs(blinds) / _MOST_BLINDS)
        left = middle if blinds > 0 else middle - wide
        bar = QRectF(left, box.center().y() - scaled(5), wide, scaled(10))
        paint_box(painter, bar, min(scaled(2), wide / 2), "right" if blinds > 0 else "wrong")
        painter.fillRect(QRectF(middle, box.center().y() - scaled(9), 1, scaled(18)), look().theme.color("muted"))

    def _ink(self, row: HandRow, column: HistoryColumn, chosen: bool) -> str:
        if column is HistoryColumn.RESULT and row.result:
            return "right" if row.result > 0 else "wrong"
        quiet = column in (HistoryColumn.PLAYED, HistoryColumn.POT, HistoryColumn.REMARKS)
        return "muted" if quiet and not chosen else "text"


def _rounded(row: HandRow, column: HistoryColumn) -> str:
    """A rounded number where room is short: cutting digits would show another number."""
    chips = row.pot if column is HistoryColumn.POT else row.result or 0
    plus = "+" if column is HistoryColumn.RESULT and chips > 0 else ""
    return plus + short_amount(chips, row.places)


def _paint_in_two(painter: QPainter, box: QRectF, text: str, px: int, ink: str, *, bold: bool = False) -> None:
    lines = wrapped(text, box.width(), px, 2)
    for at, line in enumerate(lines):
        high = LINE * px
        row = QRectF(box.x(), box.center().y() + (at - len(lines) / 2) * high, box.width(), high)
        paint_elided(painter, row, line, face(px, bold=bold), ink)


def paint_minis(painter: QPainter, box: QRectF, cards: Sequence[AnyCard], width: float) -> None:
    """Small cards from the left, closer together where room is short."""
    step = min(width + scaled(2), (box.width() - width) / max(1, len(cards) - 1))
    high = width * CARD_RATIO
    for place, card in enumerate(cards):
        at = QRectF(box.x() + place * step, box.center().y() - high / 2, width, high)
        paint_card(painter, at, card, theme=look().theme, deck=look().deck)
