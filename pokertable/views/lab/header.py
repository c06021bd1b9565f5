"""The header of the lab: the effect of the last change, typed cards and buttons; in a lesson the coach's words."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QShowEvent
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QSizePolicy, QWidget

from pokertable.training.lab.choice import ChoiceStep
from pokertable.training.lab.course import LessonRun
from pokertable.training.lab.lesson import QuestionStep, Step
from pokertable.views.cards.card_text import with_signs
from pokertable.views.kit.fonts import face, follow_text, grown, scaled, sized, width_of, wrapped
from pokertable.views.kit.spoken import announce
from pokertable.views.kit.translate import shown
from pokertable.views.lab.texts import lesson_text, look_text, why_text
from pokertable.views.quiz.says import missing
from pokertable.views.widgets.buttons import Button, Tone
from pokertable.views.widgets.labels import FittingLabel, PlainLabel, plain_tip, set_tone, toned
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, Arranged, Gap, in_column, in_row

_LINE_PX: Final = (14, 12, 11)


class LabHeader(Arranged, QWidget):
    """`typed(text)`: Enter in the field. `buttons`, printed with their keys in `KEYS`, request the other actions."""

    typed = Signal(str)

    KEYS = ("D", "E", "G", "V", "L")
    """Keys of the buttons, in order; none is a rank, which begins a card (T: a ten) while the felt listens."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = toned(QLabel(self), "heading")
        self._title.hide()
        self.line = PlainLabel(self, wraps=True)
        self.line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.entry = QLineEdit(self)
        self.entry.setPlaceholderText(self.tr("8hAs9cTc / 5s6s7s9hTs"))
        self.entry.setAccessibleName(self.tr("Hand and board"))
        self.entry.returnPressed.connect(lambda: self.typed.emit(self.entry.text()))
        self.entry.hide()
        self._hole_cards, self._narrow = 4, False
        self.buttons = [Button(Tone.QUIET, self, key=key) for key in self.KEYS]
        in_row(
            self._title, Gap(4), (self.line, 1), (self.entry, 1), *self.buttons, of=self, margins=NO_MARGINS, spacing=8
        )
        self.set_narrow(False)

    def say(self, words: str, *, title: str = "", tone: str = "") -> None:
        """Set the line, in a tone of the style sheet, and a title before it."""
        self._title.setText(title)
        self._title.setVisible(bool(title))
        set_tone(self.line, tone or None)
        self.line.setText(words)
        self.line.setToolTip(plain_tip(words))
        self.line.show()
        self._fit_line()

    def arrange(self) -> None:
        """Keep the whole line visible."""
        self._fit_buttons()
        self._fit_line()

    def _fit_line(self) -> None:
        """Set the largest type at which the header's height holds every line."""
        words, width = self.line.text(), 0.95 * self.line.width()  # bold type is slightly wider
        high = min(self.height(), self.buttons[0].sizeHint().height())
        fits = (px for px in grown(_LINE_PX) if len(wrapped(words, width, px, 9)) * _spacing(px) <= high)
        sheet = f"font-size: {next(fits, grown(_LINE_PX)[-1])}px"
        if sheet != self.line.styleSheet():  # a new one costs a frame's time
            self.line.setStyleSheet(sheet)

    def show_game(self, split: bool, hole_cards: int) -> None:
        """Show whether the low counts, and the number of hole cards."""
        self.buttons[2].set_marked(split)
        self.buttons[2].setAccessibleDescription(self.tr("on") if split else self.tr("off"))
        self._hole_cards = hole_cards
        self.set_narrow(self._narrow)

    def open_entry(self, text: str) -> None:
        """Show the field with this text selected."""
        self.entry.setText(text)
        self.line.hide()
        self.entry.show()
        self.entry.selectAll()
        self.entry.setFocus()

    def close_entry(self) -> None:
        """Hide the field."""
        self.entry.hide()
        self.line.show()

    def set_narrow(self, narrow: bool) -> None:
        """Set shorter words on the buttons."""
        self._narrow = narrow
        for button, (title, short) in zip(self.buttons, self._titles(), strict=True):
            button.say(short if narrow else title, tip=title)
        self._fit_buttons()

    def _fit_buttons(self) -> None:
        for button in self.buttons:
            button.setFixedWidth(round(width_of(button.text(), sized(14), bold=True)) + sized(56))

    def _titles(self) -> tuple[tuple[str, str], ...]:
        """Each button's words, and those for a narrow window."""
        return (
            (self.tr("Deal at random"), self.tr("Random")),
            (self.tr("Type cards"), self.tr("Type")),
            (self.tr("Hi/lo"), self.tr("Hi/lo")),
            (self.tr("{count} cards").format(count=self._hole_cards),) * 2,
            (self.tr("Lessons"), self.tr("Lessons")),
        )


def _spacing(px: int) -> float:
    return QFontMetricsF(face(px, bold=True)).lineSpacing()


HEIGHT = 98
"""Least height in px: title, a line, and a reason of two lines. Always the same, so that nothing below it jumps."""
_LINES, _ABOVE, _APART = 3, 8, 2
"""Lines below the title; px above and below all of them, and between two labels."""


def _line_height(font: QFont, words: str) -> float:
    """Height in px of a line of such words as it is laid out."""
    endless = QRectF(0, 0, 1e6, 1e6)
    return QFontMetricsF(font).boundingRect(endless, 0, f"{words}\n{words}").height() / 2


class LabCoach(QFrame):
    """Buttons of the coach: `check` and `none` give the guess, `next` goes on, `leave` returns to the free lab."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.alone = False
        """Whether the lesson was opened from another page, and leads back there."""
        self.back = ""
        """The words on the button that leads back."""
        self.setObjectName("card")
        self._title = toned(QLabel(self), "heading")
        self._where = FittingLabel(Qt.AlignmentFlag.AlignLeft, self)
        self._where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.say_label = PlainLabel(self, wraps=True)
        self.ask_label = PlainLabel(self, wraps=True)
        self.check = Button(Tone.FILLED, self, self.tr("Check"), key=self.tr("Enter"))
        self.none = Button(Tone.OUTLINED, self, key="N")
        self.next = Button(Tone.FILLED, self, self.tr("Next"), key=self.tr("Enter"))
        self.leave = Button(Tone.QUIET, self, self.tr("Leave lesson"), key=self.tr("Esc"))
        head = in_row(self._title, (self._where, 1), spacing=12)
        words = in_column(head, self.say_label, self.ask_label, STRETCH, spacing=_APART)
        margins = (16, _ABOVE, 10, _ABOVE)
        in_row((words, 1), self.none, self.check, self.next, self.leave, of=self, margins=margins, spacing=8)
        self._offer()
        self.set_narrow(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_text(self._set_height, HEIGHT)

    def showEvent(self, event: QShowEvent) -> None:
        """Take the height of the type in use: lines of Japanese are higher."""
        super().showEvent(event)
        self._set_height(sized(HEIGHT))

    def _set_height(self, least: int) -> None:
        said = self.tr("Right.")  # a face that lacks these letters does not know how high their lines are
        title, line = (ceil(_line_height(label.font(), said)) + 1 for label in (self._title, self.say_label))
        self.setFixedHeight(max(least, title + _LINES * line + 2 * (scaled(_ABOVE) + scaled(_APART))))

    @property
    def words(self) -> str:
        """All displayed words, as text."""
        parts = (self._title.text(), self._where.text, self.say_label.text(), self.ask_label.text())
        return "\n".join(part for part in parts if part)

    def ask(self, run: LessonRun, number: int, of: int) -> None:
        """Show the question of a step in lesson `number` of `of`."""
        self._head(run, number, of)
        self._part(ended=False)
        self._tone(self.say_label, "", bold=False)
        self.say_label.setText(look_text(run))
        self.ask_label.setText(self._question(run.now))
        self.none.say("" if run.none is None else shown(run.none))
        offers = isinstance(run.now, ChoiceStep)
        self._offer(*([] if offers else [self.check]), *([] if run.none is None else [self.none]))
        self.check.say(self.tr("Check"), reason="" if run.ready else self._missing(run))
        if not run.picked:
            self._tell()

    def answer(self, run: LessonRun, number: int, of: int) -> None:
        """Show the verdict, and the mistake in the guess."""
        self._head(run, number, of)
        words = (
            self.tr("Right.") if run.wrong is None else self.tr("Not quite. {what}").format(what=with_signs(run.wrong))
        )
        self._tone(self.say_label, "right" if run.wrong is None else "wrong", bold=True)
        self.say_label.setText(words)
        self.ask_label.setText(why_text(run))
        if run.ends:
            self._where.say(self.tr("Lesson done"), token="muted")
        self._offer(self.next)
        self._part(ended=run.ends and self.alone)
        after = self.tr("Next lesson") if number < of else self.tr("All lessons")
        if self.alone:
            after = self.back
        self.next.say(after if run.ends else self.tr("Next"))
        self._tell()

    def set_narrow(self, narrow: bool) -> None:
        """Leave a narrow window's width to the words."""
        self.leave.say(self.tr("Leave") if narrow else self.tr("Leave lesson"))
        self._wide = sized(134 if narrow else 150)
        self.check.setFixedWidth(self._wide)
        self._part(ended=self.leave.isHidden())

    def _part(self, *, ended: bool) -> None:
        """Give the way on the room of the way out where both lead back to the page that the lesson came from."""
        self.leave.setHidden(ended)
        self.next.setFixedWidth(2 * self._wide if ended else self._wide)

    def _offer(self, *offered: Button) -> None:
        """Show these buttons; the others are hidden first, so that a narrow window need not hold them all."""
        for button in (self.none, self.check, self.next):
            if button not in offered:
                button.hide()
        for button in offered:
            button.show()

    def _missing(self, run: LessonRun) -> str:
        """The number of cards still to pick, in words."""
        if isinstance(run.now, QuestionStep):
            return missing(run.now.part, len(run.picked))
        return self.tr("pick one more") if run.picked else self.tr("pick two cards")

    def _question(self, step: Step) -> str:
        if isinstance(step, QuestionStep):
            return shown(step.question.prompt)
        if isinstance(step, ChoiceStep):
            return self.tr("Choose an answer, or press its number.")
        if step.ask == "low":
            return self.tr("Which two of your cards play for the low, or is there no low?")
        return self.tr("Which two of your cards play for the high?")

    def _head(self, run: LessonRun, number: int, of: int) -> None:
        self._title.setText(lesson_text(run.lesson.title))
        if run.once_more:
            step, whole = (
                self.tr("Once more: step {step} of {steps}"),
                self.tr("Lesson {number} of {of}, once more: step {step} of {steps}"),
            )
        else:
            step, whole = (
                self.tr("Step {step} of {steps}"),
                self.tr("Lesson {number} of {of}, step {step} of {steps}"),
            )
        where = step if self.alone else whole
        words = where.format(number=number, of=of, step=run.step + 1, steps=len(run.lesson.steps))
        self._where.say(words, token="muted")

    def _tell(self) -> None:
        """Announce the words to a screen reader."""
        for label in (self.say_label, self.ask_label):
            announce(self, label.text())

    def _tone(self, label: QLabel, tone: str, *, bold: bool) -> None:
        set_tone(label, tone or None)
        label.setFont(face(label.fontInfo().pixelSize(), bold=bold))
