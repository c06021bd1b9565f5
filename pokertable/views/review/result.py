"""The hand's result: what the decisions lost, the luck of the cards, and the equities with all cards known."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from pokertable.training.review.sheet import HandSheet
from pokertable.views.kit.fonts import LINE, face, scaled, width_of, wrapped
from pokertable.views.kit.painting import RIGHT, paint_elided, paint_fitting, paint_words
from pokertable.views.kit.translate import in_a_row, percent, whole_percent
from pokertable.views.review.decisions import ONE_LINE
from pokertable.views.review.parts import PAD, ReviewPart, in_narrow, signed, street_word, tr, unit_words

_BETWEEN = 8
"""Least gap between two streets' equities, in px."""


class HandResult(ReviewPart):
    """The hand's result: the decisions without the luck of the cards, and that luck, as far as there is room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("This hand"), parent)
        self._tall = False
        self._luck: list[str] = []
        """The line on luck, on two lines where one has no room."""

    def renew(self) -> None:  # noqa: D102
        self.aside = unit_words(self.sheet)

    def shows(self) -> object:  # noqa: D102
        return self._lines(), self._face_up()

    def said(self) -> str:  # noqa: D102
        said = [f"{words} {figure}" for words, figure, _ in self._lines()]
        face_up = [f"{street} {share}" for street, share in self._face_up()]
        return in_a_row([*said, *([self._face_up_title(), *face_up] if face_up else [])])

    def fit(self, width: int, room: float, sheet: HandSheet | None) -> None:
        """Fit the height to the lines at this width, with all-cards-known equities if `room` holds them too."""
        self._luck = wrapped(tr("card luck doesn't affect the verdict"), width - scaled(2 * PAD) - 1, self.px(12), 2)
        lines = self.px(24) + 3 * self.px(21) + round(self._luck_line * len(self._luck)) + scaled(34)
        more = 3 * self.px(18) + scaled(4)
        decisions = 0 if sheet is None else len(sheet.decisions) + len(sheet.to_come)
        beside = self.px(24) + decisions * self.px(ONE_LINE + 4) + self.px(87) + scaled(40)
        tall = sheet is not None and bool(sheet.face_up) and lines + more + beside <= room
        high = lines + (more if tall else 0)
        if (tall, high) != (self._tall, self.height()):
            self._tall = tall
            self.setFixedHeight(high)
            self.update()

    def _face_up_title(self) -> str:
        name = self.sheet.player
        return (
            tr("Your equity, all cards known")
            if name is None
            else tr("{name}'s equity, all cards known").format(name=name)
        )

    def _face_up(self) -> list[tuple[str, str]]:
        """Each street's name and equity; "…" until it is computed."""
        words = partial(street_word, sheet=self.sheet)
        return [
            (words(each.street_key), "…" if each.share is None else percent(each.share, places=0))
            for each in self.sheet.face_up
        ]

    def _lines(self) -> list[tuple[str, str, str]]:
        sheet = self.sheet
        if sheet.result is None:
            return []
        decisions = tr("your decisions") if sheet.player is None else tr("the decisions")
        verdicts = [each.verdict for each in sheet.decisions]
        result = sheet.result if sheet.in_prizes is None else sheet.in_prizes
        total = (tr("Result"), signed(result, sheet), "text")
        if sheet.to_come or any(each.is_early for each in verdicts):
            return [total, (decisions, tr("analysing"), "muted")]
        if not all(each.decided or each.is_over for each in verdicts):
            return [total, (decisions, tr("not settled yet"), "muted")]
        decided = [each for each in verdicts if each.decided]
        if not decided:
            return [total, (decisions, tr("not settled"), "muted")]
        lost = sheet.lost
        mends = sheet.costliest is not None
        luck = tr("card luck")
        if len(decided) < len(verdicts):  # what the others cost is in the rest
            decisions, luck = tr("settled decisions"), tr("card luck and the rest")
        return [
            total,
            (decisions, in_narrow(-lost.mean, lost.stderr, sheet), "wrong" if mends else "text"),
            (luck, signed(result + lost.mean, sheet), "text"),
        ]

    def fill(self, painter: QPainter, box: QRectF) -> None:  # noqa: D102
        line = float(self.px(21))
        for at, (words, figure, ink) in enumerate(self._lines()):
            row = QRectF(box.x(), box.y() + at * line, box.width(), line)
            paint_words(painter, row, figure, face(self.px(13), bold=True), ink, RIGHT)
            room = row.adjusted(scaled(PAD) if at else 0, 0, -width_of(figure, self.px(13), bold=True) - scaled(8), 0)
            paint_fitting(painter, room, words, (self.designed(13), 12, 11, 10), "muted" if at else "text")
        y = box.y() + 3 * line
        if self._tall:
            self._paint_face_up(painter, QRectF(box.x(), y + scaled(2), box.width(), 3 * self.px(18)))
            y += 3 * self.px(18) + scaled(4)
        for at, words in enumerate(self._luck):
            rest = QRectF(box.x(), y + scaled(2) + at * self._luck_line, box.width(), self._luck_line)
            paint_fitting(painter, rest, words, (self.designed(12), 11), "muted")

    @property
    def _luck_line(self) -> float:
        return LINE * self.px(12)

    def _paint_face_up(self, painter: QPainter, box: QRectF) -> None:
        """Paint the equity on each street, its name below it."""
        high, face_up = box.height() / 3, self._face_up()
        paint_elided(
            painter, QRectF(box.x(), box.y(), box.width(), high), self._face_up_title(), face(self.px(12)), "muted"
        )
        px = self._street_px(face_up, box.width())
        gap = max(
            scaled(4.0),
            min(scaled(44.0), (box.width() - self._wide(face_up, px)) / max(1, len(face_up) - 1) + scaled(_BETWEEN)),
        )
        x = box.x()
        for name, share in face_up:
            wide = self._wide([(name, share)], px)
            paint_words(painter, QRectF(x, box.y() + high, wide, high), share, face(self.px(13), bold=True), "text")
            paint_elided(painter, QRectF(x, box.y() + 2 * high, wide, high), name, face(px), "muted")
            x += wide + gap

    def _street_px(self, face_up: Sequence[tuple[str, str]], width: float) -> int:
        """Type of the streets' names in px: smaller only where that makes room; the equities may be the wider ones."""
        small = scaled(11)
        room = max(width, self._wide(face_up, small))
        return self.px(12) if self._wide(face_up, self.px(12)) <= room else small

    def _wide(self, face_up: Sequence[tuple[str, str]], px: int) -> float:
        """Width of these columns side by side, with all equities computed."""
        figure = width_of(whole_percent(100), self.px(13), bold=True)
        wide = [max(figure, width_of(name, px) + 1) for name, _ in face_up]
        return sum(wide) + scaled(_BETWEEN) * (len(wide) - 1)
