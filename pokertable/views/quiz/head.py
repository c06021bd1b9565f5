"""The line over the question: what is asked, of which skill, and a sign for each question of the session."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from pokertable.training.learner.request import Prepared
from pokertable.training.learner.run import QuizRun
from pokertable.views.felt.table_text import spoken
from pokertable.views.kit.fonts import fitting, follow_text, sized
from pokertable.views.kit.look import look
from pokertable.views.kit.painting import Drawn
from pokertable.views.kit.spoken import announce
from pokertable.views.kit.translate import game_title, shown
from pokertable.views.quiz.board.made import paint_mark
from pokertable.views.quiz.says import seconds_left
from pokertable.views.widgets.labels import PlainLabel, toned
from pokertable.views.widgets.layouts import NO_MARGINS, in_column, in_row

_DOT = 17
_GAP = 3
MOST, FEW = 20, 10


class QuizDots(Drawn, QWidget):
    """The last questions and the next ones, at most twenty in view; ten where there is little room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marks: tuple[bool, ...] = ()
        self._count = 0
        self._most = MOST
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_marks(self, marks: Sequence[bool], count: int) -> None:
        """Those answered, right or wrong, and how many there are in all."""
        self._marks, self._count = tuple(marks), count
        self.setFixedSize(self.sizeHint())
        right = sum(marks)
        self.setAccessibleName(self.tr("{right} right of {asked}").format(right=right, asked=len(marks)))
        self.update()

    def set_most(self, most: int) -> None:
        """How many are in view at the most."""
        self._most = most
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:  # noqa: D102
        return QSize(min(self._count, self._most) * (_DOT + _GAP) + 2, _DOT + 4)

    def draw(self, painter: QPainter) -> None:  # noqa: D102
        first = max(0, min(len(self._marks) - self._most // 2, self._count - self._most))
        for place, index in enumerate(range(first, min(self._count, first + self._most))):
            rect = QRectF(1 + place * (_DOT + _GAP), 2, _DOT, _DOT)
            if index < len(self._marks):
                paint_mark(painter, rect, look().theme, right=self._marks[index])
            else:
                painter.setPen(QPen(look().theme.color("muted" if index == len(self._marks) else "line"), 1.4))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(rect)


_NARROW = 960
_PROMPT = 25
"""Height in px of a line of the largest type of the prompt."""
_WHERE = 14, 13, 12, 11
"""Sizes of type of the skill under it."""


class QuizHead(QWidget):
    """The prompt, the skill under it, and at the right the place in the session."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.prompt = PlainLabel(self, wraps=True)
        self.prompt.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        follow_text(self.prompt.setMinimumHeight, _PROMPT)  # a long question in smaller type moves nothing
        self.where = toned(QLabel(self), "muted")
        self.where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.back = toned(QLabel(self.tr("You missed one like this"), self), "wrong")
        self.back.hide()
        self.place = toned(QLabel(self), "muted")
        self.dots = QuizDots(self)
        under = in_row(self.back, (self.where, 1), spacing=12)
        asked = in_column(self.prompt, under, spacing=2)
        in_row((asked, 1), self.place, self.dots, of=self, margins=NO_MARGINS, spacing=12)

    def ask(self, prepared: Prepared) -> None:
        """Say what is asked."""
        question = prepared.question
        self.prompt.setText(shown(question.prompt))
        announce(self, spoken(question.prompt))
        words = self.tr("{topic}, {game}, level {level}")
        topic = shown(question.topic.title)
        came_back = prepared.miss is not None
        skill = words.format(topic=topic, game=game_title(question.game), level=question.level)
        self.where.setText(topic if came_back else skill)
        self.where.setToolTip(skill)
        self.back.setVisible(came_back)

    def show_place(self, run: QuizRun, *, answered: bool, seconds: int = 0) -> None:
        """Where in the session one is; `seconds` are left, 0: no timer."""
        number = min(len(run.outcomes) if answered else run.number, run.count)
        place = self.tr("{number} of {count}").format(number=number, count=run.count)
        if seconds:
            place = self.tr("{time}   {place}").format(time=seconds_left(seconds), place=place)
        self.place.setText(place)
        self.dots.show_marks([outcome.grade.right for outcome in run.outcomes], run.count)

    def fit(self, width: int) -> None:
        """The prompt on one line of the head's `width` in px, smaller if need be."""
        self.dots.set_most(FEW if width < _NARROW else MOST)
        room = width - self.dots.width() - self.place.sizeHint().width() - 28
        px = fitting(self.prompt.text(), room, (20, 17, 14), bold=True) or sized(14)
        self.prompt.setStyleSheet(f"font-size: {px}px; font-weight: 600;")
        if not self.back.isHidden():
            room -= self.back.sizeHint().width() + 12
        self.where.setStyleSheet(f"font-size: {fitting(self.where.text(), room, _WHERE) or _WHERE[-1]}px;")
