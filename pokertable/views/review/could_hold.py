"""One opponent's range, class by class, as it was narrowed by each action."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from pokertable.training.review.sheet import RangeSheet
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import face, scaled, width_of, wrapped
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import RIGHT, paint_box, paint_elided, paint_fitting, paint_words
from pokertable.views.kit.theme import mixed
from pokertable.views.kit.translate import in_a_row, in_clauses, number, shown
from pokertable.views.review.parts import ReviewPart, tr
from pokertable.views.widgets.labels import plain_tip

_HALF = 50
"""Percentage that fills a cell."""
_HEAD, _UPRIGHT = 11, 92
"""Size of a column's heading, and its greatest height where it has to be upright, in px."""
_CELL, _NARROW, _GAP = 56, 36, 4
"""Usual width of a column, its width under an upright heading, and the gap in it, in px."""
_LINE = 1.14
"""Distance between the two lines of a class's name, in type sizes."""


class CouldHold(ReviewPart):
    """One opponent's range: a row per class, a column per action. `turned(by)`: requests another opponent's.

    `beside`: offset of the opponent from the first one displayed; if there are too few opponents it says so.
    """

    turned = Signal(int)

    def __init__(self, parent: QWidget | None = None, *, beside: int = 0) -> None:
        super().__init__("", parent)
        self._beside = beside
        self._ready_for: object = None
        self.place = 0
        """The opponent's index, cyclic among those still in."""
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def shows(self) -> object:  # noqa: D102
        return self.place, self.decision.could_hold

    def renew(self) -> None:  # noqa: D102
        held = self._held()
        self.title = "" if held is None else tr("What {name} could hold").format(name=held.name)
        name = self.sheet.player
        known = tr("from what you knew") if name is None else tr("from what {name} knew").format(name=name)
        self.aside = "" if held is None else known
        self.setAccessibleName(self.title)
        self.setToolTip("" if held is None else plain_tip("\n".join(self._lines(held))))

    def said(self) -> str:  # noqa: D102
        held = self._held()
        if held is None:
            return self._nobody()
        return in_clauses(self._lines(held))

    def _lines(self, held: RangeSheet) -> list[str]:
        """The range in words, including what is too narrow for the panel."""
        rows = zip(held.classes, held.shares, strict=True)
        said = [f"{shown(name)} {in_a_row(map(number, row))}" for name, row in rows]
        write = Amounts.of(self.sheet.game).brief
        earlier = in_a_row([shown(each, write) for each in held.earlier])
        before = [tr("Earlier actions: {actions}").format(actions=earlier)] if earlier else []
        mixed = tr(
            "The range before the last action counts for a fifth of the equity, as no hand is ever fully ruled out."
        )
        weighed = [] if len(held.columns) == 1 else [mixed]
        return [in_a_row(self._columns(held)), *said, self._foot(held), *weighed, *before]

    def turn_to(self, by: int) -> None:
        """Show the range of the opponent `by` places on."""
        self.place += by
        if self._sheet is not None and self.show_hand(self._sheet, self.at):
            self.is_stale = False
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002
        """Go on to the next opponent."""
        self.turned.emit(1)

    def _held(self) -> RangeSheet | None:
        could_hold = self.decision.could_hold
        if len(could_hold) <= self._beside:
            return None
        return could_hold[(self.place + self._beside) % len(could_hold)]

    def _nobody(self) -> str:
        """The text for a decision without a further opponent."""
        return tr("Nobody else was left in the hand.") if self._beside and self.decision.could_hold else ""

    def _columns(self, held: RangeSheet) -> list[str]:
        return [shown(each, Amounts.of(self.sheet.game).brief) for each in held.columns]

    def _foot(self, held: RangeSheet) -> str:
        parts = [tr("% of the range, by hand on this street")]
        if held.had is not None:
            parts.append(tr("● actual hand"))
        if held.presumed:
            parts.append(tr("assumed: intermediate, tight-aggressive"))
        if len(self.decision.could_hold) > 1:
            parts.append(tr("click or press the right arrow for the next opponent"))
        return in_clauses(parts)

    def fill(self, painter: QPainter, box: QRectF) -> None:  # noqa: D102
        held = self._held()
        if held is None:
            paint_elided(painter, box, self._nobody(), face(self.px(13)), "muted", Qt.AlignmentFlag.AlignCenter)
            return
        foot_px = self.px(12)
        feet, foot, columns, cell, lying, head, high, px = self._measured(held, box)
        for at, words in enumerate(feet):
            line = QRectF(box.x(), box.bottom() - foot + at * 1.4 * foot_px, box.width(), 1.4 * foot_px)
            paint_elided(painter, line, words, face(foot_px), "muted")
        names = box.width() - cell * len(columns)
        for at, words in enumerate(columns):
            last = at == len(columns) - 1
            column = QRectF(box.x() + names + at * cell, box.y(), cell - scaled(_GAP), head)
            if lying:
                self._paint_head(painter, column, words, bold=last)
            else:
                self._paint_upright(painter, column, words, bold=last)
        for at, (name, shares) in enumerate(zip(map(shown, held.classes), held.shares, strict=True)):
            row = QRectF(box.x(), box.y() + head + at * high, box.width(), high)
            mine = at == held.had
            if mine:
                painter.setBrush(look().theme.color("text"))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.drawEllipse(QPointF(row.x() - scaled(7), row.center().y()), scaled(3.5), scaled(3.5))
            room = QRectF(row.x() + 1, row.y(), names - scaled(8), high)
            self._paint_name(painter, room, name, face(px, bold=mine), "text" if any(shares) else "muted")
            for place, share in enumerate(shares):
                last = place == len(shares) - 1
                box_of = QRectF(
                    row.x() + names + place * cell, row.y() + scaled(2), cell - scaled(_GAP), high - scaled(4)
                )
                self._paint_cell(painter, box_of, share, bold=last)

    def is_ready(self) -> bool:
        """Measure the words one turn before they are drawn."""
        held, box = self._held(), self.inside()
        if held is None or self._ready_for == (held, box):
            return True
        self._measured(held, box)
        self._ready_for = held, box
        return False

    def _measured(
        self, held: RangeSheet, box: QRectF
    ) -> tuple[list[str], float, list[str], float, bool, float, float, int]:
        """Sizes: the foot's lines and height, columns, their width, upright headings or not, heights, a name's px.

        The heights are those of the headings and of a row.
        """
        foot_px = self.px(12)
        feet = wrapped(self._foot(held), box.width(), foot_px, 3)
        foot = 1.4 * foot_px * len(feet)
        columns = self._columns(held)
        cell, lying = self._cell(columns, 0.56 * box.width() / len(columns))
        widest = max(width_of(each, self.px(_HEAD), bold=True) for each in columns)
        head = float(self.px(30) if lying else min(self.px(_UPRIGHT), ceil(widest) + scaled(_GAP)))
        high = min(float(self.px(31)), (box.height() - foot - head - scaled(6)) / len(held.classes))
        classes = [shown(name) for name in held.classes]
        px = self._name_size(classes, box.width() - cell * len(columns) - scaled(8), high)
        return feet, foot, columns, cell, lying, head, high, px

    def _paint_head(self, painter: QPainter, box: QRectF, words: str, *, bold: bool) -> None:
        px = self.px(_HEAD)
        lines = wrapped(words, box.width(), px, 2, bold=bold)
        for at, line in enumerate(lines):
            row = QRectF(box.x(), box.bottom() - 1.25 * px * (len(lines) - at), box.width(), 1.25 * px)
            paint_words(painter, row, line, face(px, bold=bold), "text" if bold else "muted", RIGHT)

    def _cell(self, columns: Sequence[str], most: float) -> tuple[float, bool]:
        """The width of a column in px, at most `most`, and whether the headings fit side by side in two lines."""
        px, usual = self.px(_HEAD), self.px(_CELL)

        def fits(width: float) -> bool:
            lines = [wrapped(words, width - scaled(_GAP), px, 2, bold=words == columns[-1]) for words in columns]
            return not any(line.endswith("…") for head in lines for line in head)

        widths = [min(most, usual + more) for more in range(0, usual, 4)]
        wide = next((width for width in widths if fits(width)), None)
        return (min(most, self.px(_NARROW)), False) if wide is None else (wide, True)

    def _paint_upright(self, painter: QPainter, box: QRectF, words: str, *, bold: bool) -> None:
        """Paint words read from below, over the figures' right edge."""
        painter.save()
        line = 1.3 * self.px(_HEAD)
        painter.translate(box.right() - scaled(3) - line, box.bottom())
        painter.rotate(-90)
        paint_fitting(
            painter,
            QRectF(0, 0, box.height(), line),
            words,
            (self.designed(_HEAD), 10, 9),
            "text" if bold else "muted",
            bold=bold,
        )
        painter.restore()

    def _name_size(self, names: Sequence[str], width: float, high: float) -> int:
        """The size in px in which every class fits its row, on two lines if the rows have room for two."""

        def fits(px: int) -> bool:
            most = 2 if high >= 2 * _LINE * px else 1
            return not any(line.endswith("…") for name in names for line in wrapped(name, width, px, most, bold=True))

        return next((px for px in range(self.px(12), 11, -1) if fits(px)), 11)

    def _paint_name(self, painter: QPainter, box: QRectF, words: str, font: QFont, ink: str) -> None:
        px = font.pixelSize()
        lines = wrapped(words, box.width(), px, 2 if box.height() >= 2 * _LINE * px else 1, bold=font.bold())
        top = box.center().y() - _LINE * px * len(lines) / 2
        for at, line in enumerate(lines):
            paint_elided(painter, QRectF(box.x(), top + _LINE * px * at, box.width(), _LINE * px), line, font, ink)

    def _paint_cell(self, painter: QPainter, box: QRectF, share: int, *, bold: bool) -> None:
        theme = look().theme
        paint_box(painter, box, scaled(3), "window")
        wide = min(1.0, share / _HALF) * (box.width() - scaled(2))
        ink = theme.color("text") if bold else mixed(theme.color("window"), theme.color("muted"), 0.6)
        ground = mixed(theme.color("window"), ink, 0.4)
        painter.fillRect(QRectF(box.x() + 1, box.y() + scaled(2), wide, box.height() - scaled(4)), ground)
        paint_words(
            painter, box.adjusted(0, 0, -scaled(5), 0), number(share), face(self.px(12), bold=bold), "text", RIGHT
        )
