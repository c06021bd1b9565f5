"""Beside the trail: the next step with its first cards, and the ratings by unit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from pokertable.model.variant import Variant
from pokertable.training.lab.choice import ChoiceStep
from pokertable.training.lab.lesson import Lesson
from pokertable.training.learner.rating import EASIEST, HARDEST, LEAST, Rating
from pokertable.views.cards.curated import curated
from pokertable.views.cards.groups import CardGroups
from pokertable.views.kit.fonts import face, follow_text, scaled, set_type, sized, width_of
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import CENTRE, RIGHT, Drawn, paint_fitting, paint_lit_felt, paint_words
from pokertable.views.kit.translate import headed, in_clauses, number
from pokertable.views.lab.choice import groups_of
from pokertable.views.lab.texts import choice_text, lesson_text, step_text
from pokertable.views.path.asked import OfferedAnswers
from pokertable.views.widgets.buttons import RING, Button, Tone
from pokertable.views.widgets.labels import PlainLabel, set_tone
from pokertable.views.widgets.layouts import STRETCH, Arranged, in_column, in_row

_CARDS: Final = 15
"""Most cards of a question that are shown beside the trail."""
_LEAST_CARD: Final = 22
"""Least width of a card that is shown there, in px: smaller ones cannot be read."""
_SECONDS_A_STEP: Final = 40
"""Estimated time for a step of a lesson."""
_ROUNDS: Final = 3
"""Most times that the cards are tried when that resizes their parent."""
_MARGINS: Final = (20 - RING, 14, 20 - RING, 16)
_BETWEEN_PARTS: Final = 8
"""Px between title, cards, question and button."""


class NextStep(Arranged, Drawn, QFrame):
    """The next step on felt: its title and the question of a lesson, with what it is asked of. `wanted()`: go on there.

    That is cards, or else the offered answers; of a step in words a hand of its game. They are left out where
    they have no room to be read; the question is larger then.
    """

    wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._arranges = False
        self.head = PlainLabel(self, tone="felt")
        self.time = PlainLabel(self, tone="felt")
        self.title = PlainLabel(self, tone="felt", wraps=True)
        set_type(self.title, 20, bold=True)
        self.cards = CardGroups(self)
        self.answers = OfferedAnswers(self)
        self._drawn: CardGroups | OfferedAnswers | None = None
        self.question = PlainLabel(self, tone="felt", wraps=True)
        self.go_button = Button(Tone.FILLED, self, self.tr("Continue"), key=self.tr("Enter"), clicked=self.wanted)
        follow_text(self.go_button.setFixedHeight, 54)
        head = in_row(self.head, STRETCH, self.time)
        self._above = in_column(
            head, self.title, (self.cards, 1), self.question, self.answers,
            margins=(RING, 0, RING, 0), spacing=_BETWEEN_PARTS,
        )  # fmt: skip
        in_column((self._above, 1), self.go_button, of=self, margins=_MARGINS, spacing=_BETWEEN_PARTS)
        look().changed.connect(self.arrange)

    def show_lesson(self, lesson: Lesson) -> None:
        """Show a lesson: the cards and the question of its first step."""
        step = lesson.steps[0]
        self.head.setText(self.tr("Next lesson"))
        minutes = max(1, round(len(lesson.steps) * _SECONDS_A_STEP / 60))
        self.time.setText(self.tr("1 minute") if minutes == 1 else self.tr("{count} minutes").format(count=minutes))
        groups = groups_of(step)
        drawn: CardGroups | OfferedAnswers | None = None
        if groups:
            self.cards.show_groups(groups, most=_CARDS)
            drawn = self.cards
        elif isinstance(step, ChoiceStep):
            self.answers.show_answers([choice_text(step, choice) for choice in step.choices])
            drawn = self.answers
        self._show(lesson_text(lesson.title), step_text(step, step.look), drawn)
        self.go_button.say(self.tr("Continue"))

    def show_words(self, title: str, about: str, go: str, game: Variant) -> None:
        """Show another step in words, with a hand of its game."""
        self.head.setText(self.tr("Next step"))
        self.time.setText("")
        self.cards.show_groups([("", curated(game))])
        self._show(title, about, self.cards)
        self.go_button.say(go)

    def _show(self, title: str, question: str, drawn: CardGroups | OfferedAnswers | None) -> None:
        self.title.setText(title)
        self.question.setText(question)
        self._drawn = drawn
        self.arrange()

    def arrange(self) -> None:
        """Show what is drawn if it can be read in the room that the words leave.

        To show or hide them may resize this: it is arranged again afterwards, not meanwhile.
        """
        if self._arranges:
            return
        self._arranges = True
        for _ in range(_ROUNDS):
            size = self.size()
            self._show_readable()
            if self.size() == size:
                break
        self._arranges = False

    def _show_readable(self) -> None:
        left, top, right, bottom = map(scaled, _MARGINS)
        wide = self.width() - left - right - 2 * scaled(RING)
        words = [max(self.head.sizeHint().height(), self.time.sizeHint().height()), self.go_button.height()]
        by_answers = self._drawn is self.answers
        set_tone(self.question, "felt-large" if by_answers else "felt")
        self.question.ensurePolished()
        words += [label.heightForWidth(wide) for label in (self.title, self.question)]
        room = QSize(wide, self.height() - top - bottom - sum(words) - len(words) * scaled(_BETWEEN_PARTS))
        there = self._is_readable(room)
        for part in (self.cards, self.answers):
            part.setVisible(part is self._drawn and there)
        set_tone(self.question, "felt" if there and not by_answers else "felt-large")
        self._above.setStretchFactor(self.question, 0 if there and not by_answers else 1)

    def _is_readable(self, room: QSize) -> bool:
        """Whether what is drawn can be read in this room."""
        if self._drawn is None:
            return False
        if self._drawn is self.cards:
            return self.cards.card_width(room) >= scaled(_LEAST_CARD)
        return self.answers.sizeHint().height() <= room.height()

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        paint_lit_felt(painter, QRectF(self.rect()))


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
    """A dot for each unit's rating with its 95% interval, on one scale; no scale while none is known."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._units: Sequence[RatedUnit] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_units(self, units: Sequence[RatedUnit]) -> None:
        """Show these ratings."""
        self._units = units
        said = [headed(unit.title, unit.figure) for unit in units]
        self.setAccessibleName(in_clauses(said))
        self.updateGeometry()
        self.update()

    @property
    def known(self) -> bool:
        """Whether a unit is rated."""
        return any(unit.rating is not None for unit in self._units)

    @property
    def _foot(self) -> int:
        """Height of the scale's figures."""
        return sized(_FOOT)

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(240), round(sized(_ROW) * len(self._units) + self._foot))

    @property
    def scale_box(self) -> QRectF:
        """Where the ratings are drawn: right of the names, left of the figures, above the scale's own figures."""
        widest = max((width_of(unit.title, sized(_NAME_SIZES[0]), bold=unit.here) for unit in self._units), default=0)
        left = min(widest, _NAMES * self.width()) + scaled(_BETWEEN)
        return QRectF(left, 0, self.width() - left - sized(_FIGURES), self.height() - self._foot)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        theme, box = look().theme, self.scale_box
        row = box.height() / max(1, len(self._units))

        def x_of(points: float) -> float:
            return box.x() + box.width() * (min(max(points, _LOW), _HIGH) - _LOW) / (_HIGH - _LOW)

        for points in range(_LOW + _STEP // 2, _HIGH, _STEP) if self.known else ():
            x = x_of(points)
            painter.fillRect(QRectF(x, box.y(), 1, box.height()), theme.color("line"))
            below = QRectF(x - scaled(30), box.bottom(), scaled(60), self._foot)
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
    """The ratings by unit, with a line that says what a rating means; before there is one, what it takes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        head = PlainLabel(self, self.tr("Your rating by skill"), wraps=True)
        set_type(head, 17, bold=True)
        self.picture = RatingsPicture(self)
        self.line = PlainLabel(self, tone="muted", wraps=True)
        in_column(head, self.picture, self.line, of=self, margins=(20, 14, 20, 12), spacing=8)

    def show_units(self, units: Sequence[RatedUnit]) -> None:
        """Show these ratings."""
        self.picture.show_units(units)
        self.picture.setVisible(self.picture.known)
        if not self.picture.known:
            self.line.setText(self.tr("Answer ten questions in a unit without hints to see your rating."))
            return
        told = self.tr(
            "A unit is rated after ten answers without hints. At {easiest} you get 70% of the easiest questions right, "
            "at {hardest} 70% of the hardest. The line shows where your rating probably lies (95%)."
        )
        figures = {"easiest": number(EASIEST), "hardest": number(HARDEST)}
        self.line.setText(told.format(**figures))
