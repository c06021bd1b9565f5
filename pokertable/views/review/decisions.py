"""The player's decisions in order, each with its sign; below them the scale, and what the hand came to."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from pokertable.training.review.severity import Severity
from pokertable.training.review.sheet import DecisionSheet, HandSheet
from pokertable.views.cards.card_text import paint_pieces
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import face, largest, width_of
from pokertable.views.kit.painting import CENTRE, RIGHT, paint_box, paint_elided, paint_words
from pokertable.views.kit.severities import paint_severity, severity_ink, severity_word
from pokertable.views.kit.theme import SIZES
from pokertable.views.kit.translate import Piece, in_a_row, pieces, shown
from pokertable.views.review.parts import (
    PAD,
    ReviewPart,
    action_in,
    signed,
    tr,
    with_error,
)

_ROW, _ONE_LINE = 54, 34
_SIGN = 20
_SCALE = (
    (Severity.BEST, "0"),
    (Severity.FINE, "½"),
    (Severity.INACCURACY, "2"),
    (Severity.MISTAKE, "5"),
    (Severity.BLUNDER, ""),
)


class DecisionList(ReviewPart):
    """`chosen(index)`: another decision."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Your decisions"), parent)
        self._rows: list[QRectF] = []
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def shows(self) -> object:  # noqa: D102
        return tuple([(each.severity, each.so_far, each.loss, each.loss_stderr) for each in self.sheet.decisions])

    def said(self) -> str:  # noqa: D102
        return "; ".join(decision_words(each, self.sheet) for each in self.sheet.decisions)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose what is under the pointer."""
        for at, row in enumerate(self._rows):
            if row.contains(event.position()):
                self.chosen.emit(at)

    def fill(self, painter: QPainter, box: QRectF) -> None:  # noqa: D102
        scale = self.px(70 if self._in_one_line(box.width()) else 87)
        count = len(self.sheet.decisions)
        high = min(float(self.px(_ROW)), (box.height() - scale) / count)
        self._rows = [QRectF(box.x() - 8, box.y() + at * high, box.width() + 16, high - 2) for at in range(count)]
        for at, (row, decision) in enumerate(zip(self._rows, self.sheet.decisions, strict=True)):
            if at == self.at:
                paint_box(painter, row, SIZES.radius[2], "raised", "turn", 1.8)
            self._paint_row(painter, row.adjusted(8, 2, -8, -2), decision)
        self._paint_scale(painter, QRectF(box.x(), box.bottom() - scale, box.width(), scale))

    def _paint_row(self, painter: QPainter, row: QRectF, decision: DecisionSheet) -> None:
        two = row.height() >= self.px(_ONE_LINE)
        first = QRectF(row.x() + _SIGN + 10, row.y(), row.width() - _SIGN - 10, row.height() / (2 if two else 1))
        severity = decision.so_far
        word = tr("counting") if decision.severity is None else severity_word(severity)
        ink = severity_ink(severity)
        if decision.severity is not None:
            paint_severity(painter, QPointF(row.x() + _SIGN / 2, row.center().y()), _SIGN, severity)
        bold = decision.severity is not None and decision.severity.matters
        paint_words(painter, first, word, face(self.px(13), bold=bold), ink, RIGHT)
        room = first.adjusted(0, 0, -width_of(word, self.px(13), bold=bold) - 8, 0)
        taken = pieces(decision.taken, Amounts.of(self.sheet.game).text)
        paint_pieces(painter, room, taken, (self.px(15), 13, 12), bold=True)
        if two:
            second = first.translated(0, first.height())
            lost = loss_words(decision, self.sheet)
            paint_words(painter, second, lost, face(self.px(12)), "muted", RIGHT)
            room = second.adjusted(0, 0, -width_of(lost, self.px(12)) - 8, 0)
            paint_elided(painter, room, shown(decision.street), face(self.px(12)), "muted")

    def _paint_scale(self, painter: QPainter, box: QRectF) -> None:
        size = face(self.px(12))
        line = self.px(18)
        paint_elided(
            painter, QRectF(box.x(), box.y() + 4, box.width(), line), tr("The scale, in big bets lost"), size, "muted"
        )
        words = [severity_word(severity) for severity, _ in _SCALE]
        one_line = self._in_one_line(box.width())
        step = box.width() / len(words)
        rows = 1 if one_line else 2
        free = [box.x()] * rows
        for at, ((severity, most), word) in enumerate(zip(_SCALE, words, strict=True)):
            centre = box.x() + (at + 0.5) * step
            paint_severity(painter, QPointF(centre, box.y() + 1.75 * line), 0.85 * _SIGN, severity)
            after = sum(width_of(later, self.px(12)) + 6 for later in words[at + rows :: rows])
            wide = min(width_of(word, self.px(12)) + 2, box.right() - after - free[at % rows])
            left = min(max(free[at % rows], centre - wide / 2), box.right() - after - wide)
            free[at % rows] = left + wide + 4
            down = (2.5 + 0.9 * (at % rows)) * line
            paint_elided(painter, QRectF(left, box.y() + down, wide, line), word, size, "muted", CENTRE)
            between = QRectF(centre + step / 2 - 12, box.y() + 1.25 * line, 24, line)
            paint_words(painter, between, most, size, "muted", CENTRE)

    def _in_one_line(self, width: float) -> bool:
        """Whether the words of the scale have room beside each other, each below its sign; else by turns in two."""
        step = width / len(_SCALE)
        return all(width_of(severity_word(severity), self.px(12)) < step - 4 for severity, _ in _SCALE)


def loss_words(decision: DecisionSheet, sheet: HandSheet) -> str:
    """What was lost, with its error; empty for nothing."""
    if decision.severity in (None, Severity.BEST):
        return ""
    return with_error(-decision.loss, decision.loss_stderr, sheet.game)


def decision_words(decision: DecisionSheet, sheet: HandSheet) -> str:
    """A decision in words, for who hears it."""
    severity = tr("counting") if decision.severity is None else severity_word(decision.so_far)
    street = shown(decision.street)
    taken = shown(decision.taken, Amounts.of(sheet.game).text)
    lost = loss_words(decision, sheet)
    return in_a_row(filter(None, (f"{street}: {taken}", severity, lost)))


class HandResult(ReviewPart):
    """What the hand came to: the decisions apart from the cards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("This hand"), parent)

    def shows(self) -> object:  # noqa: D102
        return self._lines()

    def said(self) -> str:  # noqa: D102
        return in_a_row(f"{words} {figure}" for words, figure, _ in self._lines())

    def height_wanted(self) -> int:
        """Room for its lines."""
        return self.px(24) + 4 * self.px(21) + 28

    def _lines(self) -> list[tuple[str, str, str]]:
        sheet = self.sheet
        if sheet.result is None:
            return []
        lost = sum(each.loss for each in sheet.decisions)
        mends = sheet.costliest is not None
        error = hypot(*[each.loss_stderr for each in sheet.decisions])
        return [
            (tr("Result"), signed(sheet.result, sheet.game), "text"),
            (
                tr("your decisions"),
                with_error(-lost, error, sheet.game),
                "wrong" if mends else "text",
            ),
            (tr("the cards"), signed(sheet.result + lost, sheet.game), "text"),
        ]

    def fill(self, painter: QPainter, box: QRectF) -> None:  # noqa: D102
        line = float(self.px(21))
        for at, (words, figure, ink) in enumerate(self._lines()):
            row = QRectF(box.x(), box.y() + at * line, box.width(), line)
            paint_words(painter, row, figure, face(self.px(13), bold=True), ink, RIGHT)
            room = row.adjusted(PAD if at else 0, 0, -width_of(figure, self.px(13), bold=True) - 8, 0)
            paint_elided(painter, room, words, face(self.px(13)), "muted" if at else "text")
        rest = QRectF(box.x(), box.y() + 3 * line, box.width(), line)
        words = tr("the cards: no part of the verdict")
        paint_elided(painter, rest, words, face(largest(words, rest.width(), (self.px(12), 11)) or 11), "muted")


def title_of(sheet: HandSheet, at: int) -> list[Piece]:
    """The head of a decision: ``Turn: call 350``."""
    decision = sheet.decisions[at]
    sentence = tr("{street}: you {action}").replace("{street}", shown(decision.street))
    return action_in(sentence, decision.taken, sheet.game)
