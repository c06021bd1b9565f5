"""Error rates in percent, week by week, each with its 95% interval: a picture and a sentence."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from pokertable.model.text import INTERVAL
from pokertable.training.rate import HUNDRED, Rate
from pokertable.views.kit.fonts import face, scaled, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, RIGHT, Drawn, paint_words
from pokertable.views.kit.translate import counted, decimal, number
from pokertable.views.widgets.labels import PlainLabel
from pokertable.views.widgets.layouts import in_column

WEEKS: Final = 8
"""Number of weeks shown."""
_STEPS: Final = (1, 2, 5, 10, 20, 50)
"""Distances between two lines of the scale, in percent."""
_MOST_LINES: Final = 5
_LEFT, _RIGHT, _TOP, _FOOT = 40, 16, 12, 40
"""Margins of the picture in px, before they are sized."""
_BETWEEN: Final = 6
"""Px between two weeks' figures."""
_POINT, _CAP = 5.0, 4.0
"""Radius of a point, and half the width of the ends of its interval, in px."""


class WeeksCard(QFrame):
    """A `title`, a sentence about the change, and a point per week."""

    def __init__(self, title: str, nothing: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._nothing = nothing
        """Text shown before anything was asked."""
        self.said = PlainLabel(self, tone="muted", wraps=True)
        self.picture = WeeksPicture(self)
        head = PlainLabel(self, title, tone="strong", wraps=True)
        in_column(head, self.said, (self.picture, 1), of=self, margins=(16, 12, 16, 8), spacing=4)

    def show_weeks(self, weeks: Sequence[Rate]) -> None:
        """Show these weeks; the last one ends today."""
        self.said.setText(self._change(weeks[-1], sum(weeks[:-1], Rate())) if any(each.asked for each in weeks) else "")
        if not self.said.text():
            self.said.setText(self._nothing)
        self.picture.show_weeks(weeks if any(each.asked for each in weeks) else ())
        self.picture.setAccessibleName(self.said.text())

    def _change(self, now: Rate, before: Rate) -> str:
        apart = now.apart(before)
        if not now.asked:
            said = self.tr("Nothing in the last seven days; {before} in the weeks before.")
        elif not before.asked:
            said = self.tr("{now} in the last seven days ({asked} asked).")
        elif apart >= INTERVAL:
            said = self.tr("{now} in the last seven days, {before} before: a real improvement, not chance.")
        elif apart <= -INTERVAL:
            said = self.tr("{now} in the last seven days, {before} before: a real increase, not chance.")
        else:
            said = self.tr("{now} in the last seven days, {before} before: no clear change yet.")
        return said.format(now=self._figure(now), before=self._figure(before), asked=number(now.asked))

    def _figure(self, rate: Rate) -> str:
        """A rate with its 95% interval, which the picture shows too."""
        ends = {"low": decimal(rate.low), "high": decimal(rate.high)}
        return self.tr("{rate} ({low} to {high})").format(rate=decimal(rate.per_100), **ends)


class WeeksPicture(Drawn, QWidget):
    """A point per week with its interval; empty weeks are left out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._weeks: tuple[Rate, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_weeks(self, weeks: Sequence[Rate]) -> None:
        """Show these weeks; the last one ends today."""
        self._weeks = tuple(weeks)
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(sized(340), sized(140))

    def minimumSizeHint(self) -> QSize:  # noqa: D102
        return QSize(sized(220), sized(110))

    @property
    def top(self) -> float:
        """Upper end of the scale, in percent: above every point, and above its interval unless that is a guess."""
        ends = [max(each.per_100, min(each.likely + each.reach, 2 * each.per_100 + 5)) for each in self._weeks]
        ends = [end for end, each in zip(ends, self._weeks, strict=True) if each.asked]
        return min(float(HUNDRED), 1.1 * max([2.0, *ends]))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        if not self._weeks:
            return
        theme, small = look().theme, face(sized(12))
        plot = QRectF(self.rect()).adjusted(sized(_LEFT), sized(_TOP), -sized(_RIGHT), -sized(_FOOT))
        top = self.top
        step = next((each for each in _STEPS if top / each <= _MOST_LINES), HUNDRED)
        for line in range(0, int(top) + 1, step):
            y = plot.bottom() - plot.height() * line / top
            painter.setPen(QPen(theme.color("line"), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            paint_words(
                painter,
                QRectF(0, y - scaled(10), plot.left() - scaled(8), scaled(20)),
                number(line),
                small,
                "muted",
                RIGHT,
            )
        wide = plot.width() / len(self._weeks)
        painter.save()
        painter.setClipRect(QRectF(0, plot.top() - sized(_TOP), self.width(), plot.height() + 2 * sized(_TOP)))

        def place(at: int, value: float) -> QPointF:
            return QPointF(plot.left() + (at + 0.5) * wide, plot.bottom() - plot.height() * min(value, top) / top)

        points = [place(at, week.per_100) for at, week in enumerate(self._weeks) if week.asked]
        painter.setPen(QPen(theme.color("muted"), scaled(1.5)))
        painter.drawPolyline(points)
        ends = [(place(at, week.high), place(at, week.low)) for at, week in enumerate(self._weeks) if week.asked]
        painter.setPen(QPen(theme.color("text"), scaled(1.5)))
        for upper, lower in ends:
            painter.drawLine(upper, lower)
            for end in (upper, lower):
                if end.y() > plot.top():  # otherwise it goes on, or has reached 100%
                    painter.drawLine(end - QPointF(scaled(_CAP), 0), end + QPointF(scaled(_CAP), 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("text"))
        for point in points:
            painter.drawEllipse(point, scaled(_POINT), scaled(_POINT))
        painter.restore()
        self._draw_foot(painter, plot, wide)

    def _draw_foot(self, painter: QPainter, plot: QRectF, wide: float) -> None:
        """Draw each week's number of questions and its date; some are left out where they would touch."""
        small, line = face(sized(11)), float(sized(16))
        asked = [self.tr("of {asked}").format(asked=number(week.asked)) if week.asked else "" for week in self._weeks]
        every = math.ceil((max(width_of(words, sized(11)) for words in asked) + scaled(_BETWEEN)) / wide)
        for at, words in enumerate(asked):
            if words and (len(asked) - 1 - at) % every == 0:
                middle = plot.left() + (at + 0.5) * wide
                box = QRectF(middle - every * wide / 2, plot.bottom() + scaled(4), every * wide, line)
                paint_words(painter, box, words, small, "muted", CENTRE)
        first = QRectF(plot.left(), plot.bottom() + scaled(4) + line, plot.width(), line)
        back = counted("%n week ago", "%n weeks ago", len(self._weeks) - 1)
        paint_words(painter, first, back, small, "muted")
        paint_words(painter, first, self.tr("last seven days"), small, "muted", RIGHT)
