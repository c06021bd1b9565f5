"""The line over the question: what is asked, of which skill, and where in the session one is."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from pokertable.training.quiz.request import Prepared
from pokertable.training.quiz.run import QuizRun
from pokertable.views.kit.fonts import fitting, follow_text, sized
from pokertable.views.kit.layouts import NO_MARGINS, in_column, in_row
from pokertable.views.kit.tones import toned
from pokertable.views.kit.translate import shown
from pokertable.views.kit.words import game_title
from pokertable.views.quiz.dots import FEW, MOST, QuizDots
from pokertable.views.quiz.says import seconds_left

_NARROW = 960
_PROMPT = 25
"""Height in px of a line of the largest type of the prompt."""


class QuizHead(QWidget):
    """The prompt, the skill under it, and at the right the place in the session."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.prompt = QLabel(self, wordWrap=True)
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

    def say_wait(self) -> None:
        """The question is not prepared yet."""
        self.prompt.setText(self.tr("One moment: the next question is being dealt."))

    def ask(self, prepared: Prepared) -> None:
        """Say what is asked."""
        question = prepared.question
        self.prompt.setText(shown(question.prompt))
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
        self.where.setStyleSheet(f"font-size: {fitting(self.where.text(), room, (14,)) or 14}px;")
