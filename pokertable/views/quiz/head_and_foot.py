"""Above the question the prompt, the skill and a sign per question; at the foot the buttons."""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from pokertable.training.learner.request import Prepared
from pokertable.training.learner.run import QuizRun
from pokertable.views.felt.table_text import spoken
from pokertable.views.kit.fonts import fitted, fitting, follow_scale, follow_text, scaled, sized
from pokertable.views.kit.spoken import announce
from pokertable.views.kit.translate import game_title, shown
from pokertable.views.quiz.board.dots import MOST, QuizDots
from pokertable.views.quiz.says import seconds_left
from pokertable.views.widgets.buttons import RING, Button, Tone
from pokertable.views.widgets.labels import PlainLabel, plain_tip, toned
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, Arranged, in_column, in_row

_FEW: Final = 10
"""Most visible questions in a narrow window."""
_CHECK: Final = 224
"""Width of the button that checks an answer, in px: its words are centred beside its key."""


_NARROW = 960
_PROMPT = 25
"""Height of a line of the prompt's largest type, in px."""
_WHERE = 14, 13, 12, 11
"""Type sizes of the skill under the prompt."""


class QuizHead(QWidget):
    """The prompt, the skill under it, and at the right the place in the session."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.prompt = PlainLabel(self, wraps=True)
        self.prompt.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        follow_text(self.prompt.setMinimumHeight, _PROMPT)  # a long question in smaller type moves nothing
        self.where = toned(QLabel(self), "muted")
        self.where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.place = toned(QLabel(self), "muted")
        self.dots = QuizDots(self)
        asked = in_column(self.prompt, self.where, spacing=2)
        in_row((asked, 1), self.place, self.dots, of=self, margins=NO_MARGINS, spacing=12)

    def ask(self, prepared: Prepared) -> None:  # noqa: D102
        question = prepared.question
        self.prompt.setText(shown(question.prompt))
        announce(self, spoken(question.prompt))
        words = self.tr("{topic}, {game}, level {level}")
        topic = shown(question.topic.title)
        skill = words.format(topic=topic, game=game_title(question.game), level=question.level)
        self.where.setText(skill)
        self.where.setToolTip(plain_tip(skill))

    def show_place(self, run: QuizRun, *, answered: bool, seconds: int = 0) -> None:
        """Show the place in the session; `seconds` are left, 0: no timer."""
        place = self.tr("{number} of {count}").format(number=run.place(answered=answered), count=run.total)
        if seconds:
            place = self.tr("{time}   {place}").format(time=seconds_left(seconds), place=place)
        self.place.setText(place)
        self.dots.show_marks(run.marks, run.total)

    def fit(self, width: int) -> None:
        """Fit the prompt on one line of the head's `width` in px, smaller if necessary."""
        self.dots.set_most(_FEW if width < scaled(_NARROW) else MOST)
        room = width - self.dots.width() - self.place.sizeHint().width() - scaled(28)
        px = fitting(self.prompt.text(), room, (20, 17, 14), bold=True) or sized(14)
        self.prompt.setStyleSheet(f"font-size: {px}px; font-weight: 600;")
        self.where.setStyleSheet(f"font-size: {fitted(self.where.text(), room, _WHERE)}px;")


_BETWEEN: Final = 8


class QuizFoot(Arranged, QFrame):
    """The buttons of all actions: some before the answer, some after it, one to leave at any time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        follow_scale(self.setFixedHeight, 64)
        # The widths that `arrange` gives are those of the present window, which may become narrower.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.leave_button = Button(Tone.QUIET, self, self.tr("Leave"), key=self.tr("Esc"))
        self.undo_button = Button(Tone.QUIET, self, self.tr("Undo"), key=self.tr("⌫"))
        self.even_button = Button(Tone.QUIET, self, self.tr("Even out"), key="E")
        self.hint_button = Button(Tone.QUIET, self, self.tr("Hint"), key="H")
        self.none_button = Button(Tone.OUTLINED, self, self.tr("No low"), key="N")
        self.check_button = Button(Tone.FILLED, self, self.tr("Check"), key=self.tr("Enter"))
        self.lab_button = Button(Tone.QUIET, self, self.tr("Open in the lab"), key="L")
        self.play_button = Button(Tone.QUIET, self, self.tr("Play from here"), key="T")
        self.again_button = Button(Tone.QUIET, self, self.tr("Ask it again now"), key="A")
        self.misclick_button = Button(Tone.QUIET, self, self.tr("It was a misclick"), key="M")
        self.next_button = Button(Tone.FILLED, self, self.tr("Next question"), key=self.tr("Space"))
        self._asking = (self.hint_button, self.undo_button, self.even_button, self.none_button, self.check_button)
        self._told = (self.lab_button, self.play_button, self.again_button, self.misclick_button, self.next_button)
        self._quiet = (self.leave_button, *self._told[:-1], self.undo_button, self.even_button, self.hint_button)
        self._loud = (self.none_button, self.check_button, self.next_button)
        self._row = in_row(*self._quiet, STRETCH, *self._loud, of=self, spacing=_BETWEEN)
        self.set_side(24)
        self.show_asking(none="", can_check=False, reason="", can_undo=False, spread=False, hint=False)

    def set_side(self, side: int) -> None:
        """Set the visible distance from the window's edges to the first and the last button, in px."""
        self._row.setContentsMargins(side - scaled(RING), scaled(8), side - scaled(RING), scaled(8))
        self.arrange()

    def show_asking(self, *, none: str, can_check: bool, reason: str, can_undo: bool, spread: bool, hint: bool) -> None:
        """Show the buttons before the answer.

        `none`: the answer without picking, empty for none; `spread`: for a spread; `hint`: one can be asked for.
        """
        for button in self._told:
            button.hide()
        self.undo_button.show()
        self.undo_button.say(self.tr("Undo"), available=can_undo)
        self.even_button.setVisible(spread)
        self.hint_button.setVisible(hint)
        self.none_button.setVisible(bool(none))
        self.none_button.say(none)
        self.check_button.show()
        self.check_button.say(self.tr("Check"), reason="" if can_check else reason)
        self.arrange()

    def show_verdict(self, *, lab: bool, plays: bool, missed: bool, misclick: bool, last: bool) -> None:
        """Show the buttons after the answer.

        `lab`: the lab can show these cards; `plays`: the hand can be played on; `misclick`: it can be taken back.
        """
        for button in self._asking:
            button.hide()
        for button in self._told:
            button.setEnabled(True)
        self.lab_button.setVisible(lab)
        self.play_button.setVisible(plays)
        self.again_button.setVisible(missed)
        self.misclick_button.setVisible(misclick)
        self.next_button.say(self.tr("To the summary") if last else self.tr("Next question"))
        self.next_button.show()
        self.arrange()

    def say_wait(self) -> None:
        """Show that the next question is being prepared: the present one is over."""
        for button in self._told:
            button.setEnabled(False)
        self.next_button.say(self.next_button.text(), reason=self.tr("Dealing…"))

    def arrange(self) -> None:
        """Make every button as wide as its words; in too narrow a row the widest give way: they break theirs."""
        wanted = {button: self._wanted(button) for button in (*self._quiet, *self._loud) if not button.isHidden()}
        room = self.width() - 2 * self._row.contentsMargins().left() - scaled(_BETWEEN) * (len(wanted) - 1)
        narrowest_first = sorted(wanted.items(), key=itemgetter(1))
        for left, (button, width) in zip(range(len(wanted), 0, -1), narrowest_first, strict=True):
            given = min(width, max(0, room) // left)
            button.setFixedWidth(given)
            room -= given

    def _wanted(self, button: Button) -> int:
        return sized(_CHECK) if button is self.check_button else button.sizeHint().width()
