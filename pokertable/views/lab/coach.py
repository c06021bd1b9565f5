"""The lesson's words above the cards: what to look at, the question, and after the guess the verdict and the reason."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from pokertable.training.lab.course import LessonRun
from pokertable.training.lab.lesson import QuestionStep, Step
from pokertable.views.kit.fonts import face, follow_text, sized
from pokertable.views.kit.spoken import announce
from pokertable.views.kit.translate import shown
from pokertable.views.lab.lessons import lesson_text
from pokertable.views.quiz.says import missing
from pokertable.views.widgets.buttons import ActionButton, Tone
from pokertable.views.widgets.labels import FittingLabel, PlainLabel, set_tone, toned
from pokertable.views.widgets.layouts import STRETCH, in_column, in_row

HEIGHT = 98
"""Height in px: title, a line, and a reason of two lines. Always the same, so that nothing below it jumps."""


class LabCoach(QFrame):
    """Its buttons: `check` and `none` give the guess, `next` goes on, `leave` goes back to the free lab."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._title = toned(QLabel(self), "heading")
        self._where = FittingLabel(Qt.AlignmentFlag.AlignLeft, self)
        self._where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.say_label = PlainLabel(self, wraps=True)
        self.ask_label = PlainLabel(self, wraps=True)
        self.check = ActionButton(Tone.FILLED, self, self.tr("Check"), key=self.tr("Enter"))
        self.none = ActionButton(Tone.OUTLINED, self, key="N")
        self.next = ActionButton(Tone.FILLED, self, self.tr("Next"), key=self.tr("Enter"))
        self.leave = ActionButton(Tone.QUIET, self, self.tr("Leave lesson"), key=self.tr("Esc"))
        head = in_row(self._title, (self._where, 1), spacing=12)
        words = in_column(head, self.say_label, self.ask_label, STRETCH, spacing=2)
        in_row((words, 1), self.none, self.check, self.next, self.leave, of=self, margins=(16, 8, 10, 8), spacing=8)
        self._offer()
        self.set_narrow(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_text(self.setFixedHeight, HEIGHT)

    @property
    def words(self) -> str:
        """All that is said, as text."""
        parts = (self._title.text(), self._where.text, self.say_label.text(), self.ask_label.text())
        return "\n".join(part for part in parts if part)

    def ask(self, run: LessonRun, number: int, of: int) -> None:
        """Put the question of a step; its lesson is number so many `of` all."""
        self._head(run, number, of)
        self._tone(self.say_label, "", bold=False)
        self.say_label.setText(lesson_text(run.now.look))
        self.ask_label.setText(self._question(run.now))
        self.none.say("" if run.none is None else shown(run.none))
        self._offer(self.check, *([] if run.none is None else [self.none]))
        self.check.say(self.tr("Check"), reason="" if run.ready else self._missing(run))
        if not run.picked:
            self._tell()

    def answer(self, run: LessonRun, number: int, of: int) -> None:
        """Show the verdict, and what is wrong with the guess."""
        self._head(run, number, of)
        words = self.tr("Right.") if run.wrong is None else self.tr("Not quite. {what}").format(what=shown(run.wrong))
        self._tone(self.say_label, "right" if run.wrong is None else "wrong", bold=True)
        self.say_label.setText(words)
        self.ask_label.setText(lesson_text(run.now.why))
        if run.is_last:
            self._where.say(self.tr("Lesson {number} of {of} done").format(number=number, of=of), token="muted")
        self._offer(self.next)
        after = self.tr("Next lesson") if number < of else self.tr("All lessons")
        self.next.say(after if run.is_last else self.tr("Next"))
        self._tell()

    def set_narrow(self, narrow: bool) -> None:
        """Leave a narrow window's width to the words."""
        self.leave.say(self.tr("Leave") if narrow else self.tr("Leave lesson"))
        for button in (self.check, self.next):
            button.setFixedWidth(sized(134 if narrow else 150))

    def _offer(self, *offered: ActionButton) -> None:
        """Show these buttons; the others go first, so that a narrow window need not hold them all."""
        for button in (self.none, self.check, self.next):
            if button not in offered:
                button.hide()
        for button in offered:
            button.show()

    def _missing(self, run: LessonRun) -> str:
        """What is left to be picked."""
        if isinstance(run.now, QuestionStep):
            return missing(run.now.part, len(run.picked))
        return self.tr("pick one more") if run.picked else self.tr("pick two cards")

    def _question(self, step: Step) -> str:
        if isinstance(step, QuestionStep):
            return shown(step.question.prompt)
        if step.ask == "low":
            return self.tr("Which two of your cards play for the low, or is there none?")
        return self.tr("Which two of your cards play for the high?")

    def _head(self, run: LessonRun, number: int, of: int) -> None:
        self._title.setText(lesson_text(run.lesson.title))
        where = self.tr("Lesson {number} of {of}, step {step} of {steps}")
        words = where.format(number=number, of=of, step=run.step + 1, steps=len(run.lesson.steps))
        self._where.say(words, token="muted")

    def _tell(self) -> None:
        """Say it to a screen reader."""
        for label in (self.say_label, self.ask_label):
            announce(self, label.text())

    def _tone(self, label: QLabel, tone: str, *, bold: bool) -> None:
        set_tone(label, tone or None)
        label.setFont(face(label.fontInfo().pixelSize(), bold=bold))
