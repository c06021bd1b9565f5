"""The spread given beside the answer, class by class, and the spread after each action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pokertable.model.text import Phrase
from pokertable.session.words.breaks import lines
from pokertable.training.reads.spread import STEPS, Spread, rounded
from pokertable.training.reads.words import did
from pokertable.views.kit.fonts import face, fitting, least_text, scaled, sized, text_width, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import LEFT, RIGHT, Drawn, paint_box, paint_elided, paint_fitting, paint_words
from pokertable.views.kit.spoken import announce_focused
from pokertable.views.kit.translate import in_a_row, in_clauses, shown
from pokertable.views.reads.class_rows import HALF, common_size, draw_ground, head_height, row_boxes
from pokertable.views.widgets.labels import plain_tip

if TYPE_CHECKING:
    from pokertable.training.reads.read import Read

_RIGHT_WITHIN: Final = 2
_ARROW_FROM: Final = 3
"""Least number of points for an arrow that shows a class's gain or loss."""
_MOST_COLUMNS: Final = 4
_NAMES: Final = 0.4, 0.5
"""Least and greatest part of the names in the width up to the columns."""
_BARS: Final = 110
"""Room in px for the longest bar and its figure before names are written smaller."""
_SHORTEST_BARS: Final = 80
"""Room in px for the longest bar and its figure before the oldest actions are left out."""
_LEAST_COLUMNS: Final = 2
_LEAST_NAME: Final = 11


@dataclass(frozen=True, slots=True)
class Places:
    """Left ends of the names, the bars and the words of the difference, and the right end of the words, in px."""

    names: float
    bars: float
    words: float
    right: float


@dataclass(frozen=True, slots=True)
class ShiftColumn:
    """The spread after an action: its name, percentages by class, and the points that each gained."""

    title: str
    after: Spread
    gained: Spread


def shift_columns(read: Read, step: int) -> list[ShiftColumn]:
    """The spread after each action, in whole percent; the last one is the answer, in steps of the spread beside it.

    Gains are computed from whole percentages too: rounded to fives an unchanged class would jump.
    """
    columns, before = [], rounded(read.prior)
    for shift in read.shifts:
        after = rounded(shift.after)
        gained = tuple([now - then for now, then in zip(after, before, strict=True)])
        shares = rounded(shift.after, step) if shift is read.shifts[-1] else after
        columns.append(ShiftColumn(shown(did(shift.act.event)), shares, gained))
        before = after
    return columns


class SpreadVerdict(Drawn, QWidget):
    """`column_chosen(number)`: an action was chosen, counted from the last, which is -1."""

    ringed = True

    column_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, ...] = ()
        self._given: Spread | None = None
        self._exact: Spread = ()
        self._sampled = False
        self._all: tuple[ShiftColumn, ...] = ()
        self._columns: tuple[ShiftColumn, ...] = ()
        self._title = ""
        self._at = self._column = 0
        look().changed.connect(self._leave_out)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_truth(
        self,
        names: Sequence[Phrase],
        given: Spread | None,
        exact: Spread,
        columns: Sequence[ShiftColumn],
        *,
        sampled: bool = False,
        over: bool = False,
    ) -> None:
        """Show the spread given (None: none) beside the answer, and the spread after each action.

        `sampled`: the answer was computed from a sample of the hands. `over`: the hand has gone on since.
        """
        self._names, self._given, self._exact = tuple(map(shown, names)), given, exact
        self._sampled = sampled
        self._title = self.tr("The hand then") if over else self.tr("The hand now")
        self._all = tuple(columns)
        self._columns = self._all[-_MOST_COLUMNS:]
        self._column = len(self._columns) - 1
        self._leave_out()
        off = [0] * len(exact) if given is None else [abs(a - b) for a, b in zip(given, exact, strict=True)]
        self._at = max(range(len(off)), key=off.__getitem__)
        self.setAccessibleName(in_clauses(map(self._row_said, range(len(exact)))))
        self.update()

    @property
    def titles(self) -> tuple[str, ...]:
        """The actions that have a column, in order."""
        return tuple([column.title for column in self._columns])

    def _leave_out(self) -> None:
        """Drop the columns of the oldest actions if the bars would get too short: the tooltip has those."""
        chosen = self._column - len(self._columns)
        for count in range(min(len(self._all), _MOST_COLUMNS), 0, -1):
            self._columns = self._all[-count:]
            places = self.places
            if count <= _LEAST_COLUMNS or places.words - places.bars >= sized(_SHORTEST_BARS):
                break
        self._column = max(0, chosen + len(self._columns))
        earlier = [self._column_said(each) for each in self._all[: len(self._all) - len(self._columns)]]
        self.setToolTip(
            plain_tip("\n".join([self.tr("Range after the earlier actions:"), *earlier])) if earlier else ""
        )
        self.setAccessibleDescription(in_clauses(earlier))
        if self._columns and self._column - len(self._columns) != chosen:
            self.column_chosen.emit(self._column - len(self._columns))

    def _row_said(self, at: int) -> str:
        mine = 0 if self._given is None else self._given[at]
        exact = self.tr("{name}: yours {given}, exact {exact}")
        sampled = self.tr("{name}: yours {given}, sampled {exact}")
        words = sampled if self._sampled else exact
        return words.format(name=self._names[at], given=mine, exact=self._exact[at])

    def _column_said(self, column: ShiftColumn) -> str:
        """The spread after an action, in words."""
        named = self.tr("{name} {part}")
        left = zip(self._names, column.after, strict=True)
        parts = in_a_row(named.format(name=name, part=part) for name, part in left if part)
        return self.tr("{action}: {parts}").format(action=column.title, parts=parts)

    def choose_column(self, by: int) -> None:
        """Choose another action, to the left or right."""
        if self._columns:
            self._column = (self._column + by) % len(self._columns)
            self.update()
            self.column_chosen.emit(self._column - len(self._columns))

    # Qt

    def sizeHint(self) -> QSize:
        """Room for eight rows."""
        return QSize(scaled(640), sized(400))

    def minimumSizeHint(self) -> QSize:
        """Room for low rows."""
        return QSize(scaled(420), sized(26) * max(6, len(self._names)) + sized(58))

    @property
    def comfortable_height(self) -> int:
        """The height at which the two bars of each row stand apart from the next row's, in px."""
        return sized(30) * len(self._names) + sized(58)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many actions as fit."""
        super().resizeEvent(event)
        self._leave_out()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the action by Left and Right, the row by Up and Down."""
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.choose_column(1 if key == Qt.Key.Key_Right else -1)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._at = (self._at + (1 if key == Qt.Key.Key_Down else -1)) % max(1, len(self._names))
            announce_focused(self, self._row_said(self._at))
            self.update()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the row, and the action under the pointer."""
        at = event.position()
        for number, row in enumerate(row_boxes(self, len(self._names))):
            if row.contains(at):
                self._at = number
        for number, box in enumerate(self._column_boxes()):
            if box.left() <= at.x() < box.right():
                self.choose_column(number - self._column)
        self.update()

    # Drawing

    def _column_boxes(self) -> list[QRectF]:
        wide = min(sized(84), 0.36 * self.width() / max(3, len(self._columns)))
        left = self.width() - sized(12) - wide * len(self._columns)
        return [QRectF(left + at * wide, 0, wide, self.height()) for at in range(len(self._columns))]

    @property
    def places(self) -> Places:
        """The layout: bars keep their length before names do, because names can be elided."""
        columns = self._column_boxes()
        right = (columns[0].left() if columns else self.width()) - sized(14)
        names, gap = sized(16), sized(12)
        said = [self._difference(at, self._exact)[0] for at in range(len(self._exact))]
        words = right - max([width_of(each, sized(13)) for each in said], default=0) - gap
        room = right - names
        needed, least = (
            max(width_of(name, sized(px), bold=True) for name in self._names) + gap for px in (14, _LEAST_NAME)
        )
        before_bars = words - sized(8) - sized(_BARS) - names
        wide = max(min(max(needed, _NAMES[0] * room), before_bars), least)
        return Places(names, names + min(wide, _NAMES[1] * room), words, right)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        draw_ground(painter, self, rows := row_boxes(self, len(self._names)))
        if rows:
            self._draw_rows(painter, rows, self._exact)

    def _draw_rows(self, painter: QPainter, rows: Sequence[QRectF], exact: Spread) -> None:
        columns, places = self._column_boxes(), self.places
        names, bars, words, right = places.names, places.bars, places.words, places.right
        self._draw_legend(painter, bars)
        title = QRectF(names, 0, bars - names - sized(12), head_height())
        paint_elided(painter, title, self._title, face(sized(14), bold=True))
        for number, (column, box) in enumerate(zip(self._columns, columns, strict=True)):
            head = QRectF(box.left() + scaled(2), 0, box.width() - scaled(8), head_height())
            on = number == self._column
            if on:
                painter.fillRect(
                    QRectF(head.left() + scaled(6), head_height() - scaled(3), head.width(), scaled(2)),
                    look().theme.color("text"),
                )
            self._draw_head(painter, head, column.title, on=on)
        for at, row in enumerate(rows):
            if at == self._at:
                off = self._given is not None and abs(self._given[at] - exact[at]) > _RIGHT_WITHIN
                paint_box(
                    painter,
                    row.adjusted(sized(6), scaled(1.5), -sized(6), -scaled(1.5)),
                    scaled(8),
                    "raised",
                    "wrong" if off else "right",
                    scaled(2),
                )
            name = QRectF(names, row.top(), bars - names - sized(10), row.height())
            paint_elided(painter, name, self._names[at], face(common_size(self._names, name.width()), bold=True))
            self._draw_bars(painter, QRectF(bars, row.top(), words - bars - sized(8), row.height()), at, exact)
            said, ink = self._difference(at, exact)
            paint_fitting(
                painter, QRectF(words, row.top(), right - words, row.height()), said, (13, 12, 11), ink, RIGHT
            )
            for column, box in zip(self._columns, columns, strict=True):
                cell = QRectF(box.left(), row.top(), box.width() - scaled(6), row.height())
                self._draw_cell(painter, cell, column.after[at], column.gained[at])
        self._draw_together(painter, rows[-1].bottom(), (names, bars, right))

    def _draw_together(self, painter: QPainter, top: float, at: tuple[float, float, float]) -> None:
        """Draw the sums, and the points in common: the score."""
        names, bars, right = at
        high, font = float(sized(26)), face(sized(13))
        painter.fillRect(QRectF(sized(14), top, self.width() - 2 * sized(14), 1), look().theme.color("line"))
        paint_words(painter, QRectF(names, top, bars - names, high), self.tr("total"), font, "muted")
        if self._given is not None:
            sums = self.tr("{yours} and {exact}").format(yours=sum(self._given), exact=sum(self._exact))
            score = sum(map(min, self._given, self._exact))
            said = self.tr("overlap: {score}").format(score=score)
            left = right - width_of(said, sized(13), bold=True) - sized(12)
            if fitting(sums, left - bars, (13, 12, 11)) is not None:
                paint_fitting(painter, QRectF(bars, top, left - bars, high), sums, (13, 12, 11), "muted")
            paint_words(painter, QRectF(left, top, right - left, high), said, face(sized(13), bold=True), at=RIGHT)
        for column, box in zip(self._columns, self._column_boxes(), strict=True):
            paint_words(
                painter,
                QRectF(box.left(), top, box.width() - scaled(6), high),
                str(sum(column.after)),
                font,
                "muted",
                RIGHT,
            )

    @staticmethod
    def _draw_head(painter: QPainter, box: QRectF, title: str, *, on: bool) -> None:
        """Draw an action over its column, on two lines if necessary."""
        ink = "text" if on else "muted"
        if fitting(title, box.width(), (12, 11), bold=on) is not None:
            paint_fitting(painter, box, title, (12, 11), ink, RIGHT, bold=on)
            return
        font = face(least_text(), bold=on)
        rows = list(lines(title, lambda line: text_width(font, line) <= box.width(), 2))
        for at, row in enumerate(rows):
            line = QRectF(
                box.x(), scaled(2) + at * (box.height() - scaled(4)) / 2, box.width(), (box.height() - scaled(4)) / 2
            )
            paint_elided(painter, line, row, font, ink, RIGHT)

    def _draw_legend(self, painter: QPainter, left: float) -> None:
        font = face(sized(12))
        right = self.tr("sampled") if self._sampled else self.tr("exact")
        for words, ink in ((self.tr("yours"), "text"), (right, "right")):
            painter.fillRect(
                QRectF(left, head_height() / 2 - scaled(4), scaled(10), scaled(8)), look().theme.color(ink)
            )
            paint_words(painter, QRectF(left + scaled(15), 0, scaled(120), head_height()), words, font, "muted", LEFT)
            left += scaled(34) + width_of(words, sized(12))

    def _draw_bars(self, painter: QPainter, box: QRectF, at: int, exact: Spread) -> None:
        most = max(HALF, *exact, *(self._given or (0,)))
        high = min(sized(10), 0.32 * box.height())
        px = max(least_text(), min(sized(12), round(1.3 * (high + scaled(2)))))  # one above the other without overlap
        room = box.width() - sized(30)
        lines = ((self._given[at] if self._given is not None else None, "text", -high - 1), (exact[at], "right", 1.0))
        for part, ink, above in lines:
            if part is None:
                continue
            bar = QRectF(box.left(), box.center().y() + above, max(scaled(2.0), room * part / most), high)
            paint_box(painter, bar, scaled(2), ink)
            figure = QRectF(bar.right() + scaled(6), bar.center().y() - sized(9), sized(30), sized(18))
            paint_words(painter, figure, str(part), face(px, bold=True), ink)

    def _difference(self, at: int, exact: Spread) -> tuple[str, str]:
        if self._given is None:
            return "", "muted"
        off = self._given[at] - exact[at]
        if abs(off) <= _RIGHT_WITHIN:
            return self.tr("right"), "right"
        ink = "wrong" if abs(off) > STEPS[0] else "text"
        if off > 0:
            return self.tr("{points} too many").format(points=off), ink
        return self.tr("{points} too few").format(points=-off), ink

    def _draw_cell(self, painter: QPainter, box: QRectF, part: int, gained: int) -> None:
        theme = look().theme
        paint_words(painter, box, str(part), face(sized(13)), "text", RIGHT)
        if abs(gained) >= _ARROW_FROM:
            x, y, up = box.right() - sized(32), box.center().y(), gained > 0
            tall = scaled(4)
            tip, base = (y - tall, y + tall) if up else (y + tall, y - tall)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("right" if up else "muted"))
            painter.drawPolygon(
                QPolygonF([QPointF(x, tip), QPointF(x - scaled(4.5), base), QPointF(x + scaled(4.5), base)])
            )
