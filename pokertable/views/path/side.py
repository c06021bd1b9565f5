"""Beside the trail: the next step with its first cards, and the ratings by unit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QStackedWidget, QWidget

from pokertable.training.lab.lesson import Lesson
from pokertable.training.learner.rating import LEAST, Rating
from pokertable.views.cards.groups import Group, GroupsFelt
from pokertable.views.kit.fonts import face, follow_scale, follow_text, scaled, set_type, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, RIGHT, Drawn, paint_fitting, paint_words
from pokertable.views.kit.translate import in_clauses, number
from pokertable.views.lab.choice import groups_of
from pokertable.views.lab.texts import lesson_text
from pokertable.views.widgets.buttons import RING, Button, Tone
from pokertable.views.widgets.labels import PlainLabel
from pokertable.views.widgets.layouts import STRETCH, Arranged, in_column, in_row

_CARDS: Final = 15
"""Most cards of a question that are shown beside the trail."""
_LEAST_CARD: Final = 22
"""Least width of a card that is shown there, in px: smaller ones cannot be read."""
_SECONDS_A_STEP: Final = 40
"""Estimated time for a step of a lesson."""


class CardsInSight(Arranged, QStackedWidget):
    """Groups of cards on felt where they are large enough to be read, else nothing in their place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._any = False
        self.setStyleSheet("QStackedWidget { background: transparent; }")
        self.felt, self._blank = GroupsFelt(self), QWidget(self)
        follow_scale(self.felt.setMinimumHeight, 1)  # what is too low is not shown
        self.addWidget(self._blank)
        self.addWidget(self.felt)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_groups(self, groups: Sequence[Group]) -> None:
        """Show these groups, only the first ones of many cards."""
        self._any = bool(groups)
        self.felt.show_groups(groups, most=_CARDS)
        self.arrange()

    def arrange(self) -> None:
        """Show the felt or nothing."""
        there = self._any and self.felt.card_width(self.size()) >= scaled(_LEAST_CARD)
        self.setCurrentWidget(self.felt if there else self._blank)


class NextStep(QFrame):
    """The next step: its title, the cards and the question of a lesson. `wanted()`: go on there."""

    wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.head = PlainLabel(self, tone="muted")
        self.time = PlainLabel(self, tone="muted")
        self.title = PlainLabel(self, wraps=True)
        set_type(self.title, 20, bold=True)
        self.cards = CardsInSight(self)
        self.question = PlainLabel(self, wraps=True)
        self.go_button = Button(Tone.FILLED, self, self.tr("Continue"), key=self.tr("Enter"), clicked=self.wanted)
        follow_text(self.go_button.setFixedHeight, 54)
        head = in_row(self.head, STRETCH, self.time)
        above = in_column(head, self.title, (self.cards, 1), self.question, margins=(RING, 0, RING, 0), spacing=8)
        in_column((above, 1), self.go_button, of=self, margins=(20 - RING, 14, 20 - RING, 16), spacing=8)

    def show_lesson(self, lesson: Lesson) -> None:
        """Show a lesson: the cards and the question of its first step."""
        step = lesson.steps[0]
        self.head.setText(self.tr("Next lesson"))
        minutes = max(1, round(len(lesson.steps) * _SECONDS_A_STEP / 60))
        self.time.setText(self.tr("1 minute") if minutes == 1 else self.tr("{count} minutes").format(count=minutes))
        self.title.setText(lesson_text(lesson.title))
        self.cards.show_groups(groups_of(step) if step.groups else ())
        self.question.setText(lesson_text(step.look))
        self.go_button.say(self.tr("Continue"))

    def show_words(self, title: str, about: str, go: str) -> None:
        """Show another step in words."""
        self.head.setText(self.tr("Next step"))
        self.time.setText("")
        self.title.setText(title)
        self.cards.show_groups(())
        self.question.setText(about)
        self.go_button.say(go)


class RatedUnit(NamedTuple):
    """A unit's title and its rating; None before there are enough `answers`. `here`: the player is there."""

    title: str
    rating: Rating | None
    here: bool = False
    answers: int = 0

    @property
    def figure(self) -> str:
        """The rating, or how many there are of the answers that it takes."""
        if self.rating is not None:
            return number(round(self.rating.points))
        words = QCoreApplication.translate("Path", "{number} of {count}")
        return words.format(number=self.answers, count=LEAST)


_LOW, _HIGH, _STEP = 800, 2000, 400
_ROW, _FOOT = 32, 18
"""Heights of a unit and of the scale's figures, in px before they are sized."""
_FIGURES: Final = 64
"""Room for the figures, in px before they are sized."""
_NAMES: Final = 0.45
"""Most of the width that the names take."""
_BETWEEN: Final = 12
_NAME_SIZES: Final = (14, 13, 12, 11)


class RatingsPicture(Drawn, QWidget):
    """A dot for each unit's rating with its 95% interval, on one scale."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._units: Sequence[RatedUnit] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_units(self, units: Sequence[RatedUnit]) -> None:
        """Show these ratings."""
        self._units = units
        said = [f"{unit.title}: {unit.figure}" for unit in units]
        self.setAccessibleName(in_clauses(said))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(240), round(sized(_ROW) * len(self._units) + sized(_FOOT)))

    @property
    def scale_box(self) -> QRectF:
        """Where the ratings are drawn: right of the names, left of the figures, above the scale's own figures."""
        widest = max((width_of(unit.title, sized(_NAME_SIZES[0]), bold=unit.here) for unit in self._units), default=0)
        left = min(widest, _NAMES * self.width()) + scaled(_BETWEEN)
        return QRectF(left, 0, self.width() - left - sized(_FIGURES), self.height() - sized(_FOOT))

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme, box = look().theme, self.scale_box
        row = box.height() / max(1, len(self._units))

        def x_of(points: float) -> float:
            return box.x() + box.width() * (min(max(points, _LOW), _HIGH) - _LOW) / (_HIGH - _LOW)

        for points in range(_LOW + _STEP // 2, _HIGH, _STEP):
            x = x_of(points)
            painter.fillRect(QRectF(x, box.y(), 1, box.height()), theme.color("line"))
            below = QRectF(x - scaled(30), box.bottom(), scaled(60), sized(_FOOT))
            paint_words(painter, below, str(points), face(sized(11)), "muted", CENTRE)
        for at, unit in enumerate(self._units):
            y, rating = at * row, unit.rating
            name = QRectF(0, y, box.x() - scaled(_BETWEEN) + 1, row)
            paint_fitting(painter, name, unit.title, _NAME_SIZES, "text" if rating else "muted", bold=unit.here)
            figure = QRectF(self.width() - sized(_FIGURES), y, sized(_FIGURES), row)
            if rating is None:
                paint_fitting(painter, figure, unit.figure, (13, 12, 11), "muted", RIGHT)
                continue
            paint_words(painter, figure, str(round(rating.points)), face(sized(14), bold=True), "text", RIGHT)
            middle = y + row / 2
            ends = x_of(rating.points - rating.spread), x_of(rating.points + rating.spread)
            painter.setPen(QPen(theme.color("text"), scaled(2)))
            painter.drawLine(QPointF(ends[0], middle), QPointF(ends[1], middle))
            for end in ends:
                painter.drawLine(QPointF(end, middle - scaled(5)), QPointF(end, middle + scaled(5)))
            painter.setBrush(theme.color("text"))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(QPointF(x_of(rating.points), middle), scaled(5.0), scaled(5.0))


class RatingsCard(QFrame):
    """The ratings by unit, with a line that says what the intervals are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        head = PlainLabel(self, self.tr("Your rating by skill"), wraps=True)
        set_type(head, 17, bold=True)
        self.picture = RatingsPicture(self)
        self.line = PlainLabel(self, tone="muted", wraps=True)
        in_column(head, self.picture, self.line, of=self, margins=(20, 14, 20, 12), spacing=8)

    def show_units(self, units: Sequence[RatedUnit]) -> None:
        """Show these ratings, or how to get one."""
        self.picture.show_units(units)
        known = any(unit.rating is not None for unit in units)
        where = self.tr("The line shows where your rating probably lies (95%).")
        self.line.setText(where if known else self.tr("A unit is rated after ten answers without a hint."))
