"""Below the day's cards: the questions answered on each day of this week, and misreads before and now."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from pokertable.model.text import INTERVAL
from pokertable.training.rate import Rate
from pokertable.views.kit.fonts import face, scaled, sized
from pokertable.views.kit.language import language
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, LEFT, RIGHT, Drawn, paint_box, paint_fitting, paint_words
from pokertable.views.kit.translate import decimal, headed, in_a_row, number
from pokertable.views.widgets.labels import PlainLabel, set_tone
from pokertable.views.widgets.layouts import STRETCH, in_column, in_row

ENOUGH: Final = 30
"""Least number of answers of a week that is compared with another."""
_DAYS: Final = 7
_BAR: Final = 34
"""Width of a day's bar, in px."""
_LINE: Final = 60
_LINES: Final = 20
"""Misreads per hundred from one line of the picture to the next."""


class WeekStrip(Drawn, QWidget):
    """A bar a day of this calendar week; a day without answers is a thin line, today's plan an outline.

    Above today's bar stand the answers and the plan: ``15 + 7``.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: tuple[int, ...] = (0,) * _DAYS
        self._today, self._planned = 0, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_week(self, counts: Sequence[int], planned: int) -> None:
        """Show the answers of each day from Monday up to today, and how many are `planned` for the rest of today."""
        self._today = len(counts) - 1
        self._counts, self._planned = (*counts, *[0] * (_DAYS - len(counts))), planned
        said = [headed(self._name(at), number(count)) for at, count in enumerate(counts)]
        self.setAccessibleName(in_a_row(said))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(sized(400), sized(110))

    def minimumSizeHint(self) -> QSize:  # noqa: D102
        return QSize(sized(280), sized(64))

    def _name(self, at: int) -> str:
        return self.tr("today") if at == self._today else QLocale(language()).dayName(at + 1, _SHORT)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme, wide, foot = look().theme, self.width() / _DAYS, float(sized(22))
        ground = self.height() - foot
        most = max(1, *self._counts, self._counts[self._today] + self._planned)
        room = max(0.0, ground - sized(20))
        for at, count in enumerate(self._counts):
            here, middle = at == self._today, (at + 0.5) * wide
            line = QRectF(middle - scaled(_LINE) / 2, ground - scaled(1), scaled(_LINE), scaled(2 if here else 1))
            painter.fillRect(line, theme.color("text" if here else "line"))
            name = QRectF(at * wide, ground + scaled(2), wide, foot - scaled(2))
            paint_fitting(
                painter, name, self._name(at), (14, 13, 12, 11), "text" if here else "muted", CENTRE, bold=here
            )
            top = count + self._planned if here else count
            if not top:
                continue
            high = max(scaled(3.0), room * top / most)
            done = room * count / most
            box = QRectF(middle - scaled(_BAR) / 2, ground - high, scaled(_BAR), high - scaled(1))
            if here:
                paint_box(painter, box, scaled(4), None, "text", scaled(1.5))
            if count:
                painter.save()
                painter.setClipRect(QRectF(box.x(), ground - max(scaled(3.0), done), box.width(), done + scaled(3)))
                paint_box(painter, box.adjusted(0.5, 0.5, -0.5, 0), scaled(4), "text" if here else "muted")
                painter.restore()
            figure = QRectF(middle - wide / 2, box.y() - sized(20), wide, sized(18))
            words = " + ".join(number(part) for part in (count, top - count) if part)
            paint_fitting(painter, figure, words, (13, 12, 11), "text", CENTRE, bold=here)


_SHORT: Final = QLocale.FormatType.ShortFormat


class WeekCard(QFrame):
    """The strip with its title."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        title = PlainLabel(self, self.tr("This week"), tone="strong")
        self.about = PlainLabel(self, tone="muted")
        self.strip = WeekStrip(self)
        head = in_row(title, STRETCH, self.about)
        in_column(head, (self.strip, 1), of=self, margins=(20, 10, 20, 8), spacing=4)

    def show_week(self, counts: Sequence[int], planned: int) -> None:
        """Show the answers of each day, and how many are planned for the rest of today."""
        self.strip.show_week(counts, planned)
        self.about.setText(self.tr("questions answered + left today") if planned else self.tr("questions answered"))


class MisreadsPicture(Drawn, QWidget):
    """Two points with their 95% intervals: the weeks before, and the last seven days."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rates: tuple[Rate, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_rates(self, before: Rate, now: Rate) -> None:
        """Show both rates."""
        self._rates = before, now
        self.setAccessibleName(in_a_row(headed(words, decimal(rate.per_100)) for words, rate in self._named()))
        self.update()

    def _named(self) -> list[tuple[str, Rate]]:
        return list(zip((self.tr("earlier"), self.tr("last 7 days")), self._rates, strict=True))

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(sized(240), sized(110))

    def minimumSizeHint(self) -> QSize:  # noqa: D102
        return QSize(sized(180), sized(64))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        if not self._rates:
            return
        theme, foot, left = look().theme, float(sized(22)), float(sized(28))
        plot = QRectF(left, scaled(8), self.width() - left, self.height() - foot - scaled(10))
        most = max(10.0, *[rate.likely + rate.reach for rate in self._rates])
        top = _LINES * ceil(most / _LINES)

        def place(at: int, value: float) -> QPointF:
            return QPointF(plot.x() + (at + 0.5) * plot.width() / 2, plot.bottom() - plot.height() * value / top)

        for line in range(0, top + 1, _LINES):
            y = place(0, line).y()
            painter.fillRect(QRectF(plot.x(), y, plot.width(), 1), theme.color("line"))
            box = QRectF(0, y - sized(8), left - scaled(6), sized(16))
            paint_words(painter, box, number(line), face(sized(12)), "muted", RIGHT)
        painter.setPen(QPen(theme.color("muted"), scaled(1.5)))
        painter.drawLine(*[place(at, rate.likely) for at, rate in enumerate(self._rates)])
        for at, (words, rate) in enumerate(self._named()):
            reach = rate.reach
            ends = place(at, min(top, rate.likely + reach)), place(at, max(0.0, rate.likely - reach))
            painter.setPen(QPen(theme.color("text"), scaled(2)))
            painter.drawLine(*ends)
            for end in ends:
                painter.drawLine(end - QPointF(scaled(5), 0), end + QPointF(scaled(5), 0))
            middle = place(at, rate.likely)
            painter.setBrush(theme.color("text"))
            painter.drawEllipse(middle, scaled(4), scaled(4))
            figure = QRectF(middle.x() + scaled(12), middle.y() - sized(10), plot.width() / 4, sized(20))
            if not at:  # the line to the other point leaves it at the right
                figure.moveRight(middle.x() - scaled(12))
            paint_words(painter, figure, decimal(rate.per_100), face(sized(14), bold=True), at=LEFT if at else RIGHT)
            name = QRectF(plot.x() + at * plot.width() / 2, self.height() - foot, plot.width() / 2, foot)
            paint_fitting(painter, name, words, (13, 12, 11), "muted", CENTRE)


class MisreadsCard(QFrame):
    """Misreads per hundred questions, shown once two full weeks can be compared."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._width = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        title = PlainLabel(self, self.tr("Misreads per 100 questions"), tone="strong")
        self.said = PlainLabel(self)
        self.picture = MisreadsPicture(self)
        self.said.setAlignment(Qt.AlignmentFlag.AlignRight)
        head = in_row((title, 0, Qt.AlignmentFlag.AlignTop), (self.said, 1), spacing=12)
        in_column(head, (self.picture, 1), of=self, margins=(20, 10, 20, 8), spacing=4)

    def set_width(self, width: int) -> None:
        """Be this wide, or as wide as the words need."""
        self._width = width
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(self._width, super().sizeHint().height())

    def show_weeks(self, weeks: Sequence[Rate]) -> None:
        """Show the last week beside those before; nothing until both of the last two have enough answers."""
        enough = len(weeks) > 1 and all(week.asked >= ENOUGH for week in weeks[-2:])
        self.setVisible(enough)
        if not enough:
            return
        before, now = sum(weeks[:-1], Rate()), weeks[-1]
        apart = now.apart(before)
        words, tone = self.tr("not clear yet"), "muted"
        if apart > INTERVAL:
            words, tone = self.tr("clearly fewer"), "right"
        elif apart < -INTERVAL:
            words, tone = self.tr("clearly more"), "wrong"
        self.said.setText(words)
        set_tone(self.said, tone)
        self.picture.show_rates(before, now)
