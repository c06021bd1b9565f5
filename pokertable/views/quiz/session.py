"""A question on the screen: its cards or table, the answer by mouse or keys, the verdict."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from pokertable.model.cards import Card
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import Prepared
from pokertable.training.learner.run import Outcome, QuizRun
from pokertable.training.learner.skill import NO_HELP
from pokertable.training.quiz.answering import Answering
from pokertable.training.quiz.parts import NONE, Part, Value
from pokertable.training.quiz.question import AnyQuestion
from pokertable.views.kit.fonts import scaled, sized
from pokertable.views.kit.key_map import Acts
from pokertable.views.kit.spoken import announce
from pokertable.views.kit.translate import shown
from pokertable.views.quiz.board.board import QuizBoard
from pokertable.views.quiz.head_and_foot import QuizFoot, QuizHead
from pokertable.views.quiz.says import (
    after_the_answer,
    before_the_answer,
    hint,
    lab_cards,
    missing,
    read_bars,
    read_of,
    skill_bars,
)
from pokertable.views.quiz.side import BarWords, QuizSide
from pokertable.views.widgets.layouts import NO_MARGINS, Arranged, in_column, in_row, in_tab_order

_SIDE = 300
"""Width of the column beside the cards in a small window, in px."""

GUARD_MS: Final = 400
"""Time for which a spread, complete from the start, is not accepted after a question that was waited for, in ms."""


class QuizSession(Arranged, QWidget):
    """`given(answer)`: the answer as a whole, None when time ran out. The other signals are the foot's buttons."""

    given = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.helps = True
        """Whether a hint can be asked for before the answer."""
        self.hinted = False
        """Whether one was asked for."""
        self._run: QuizRun | None = None
        self._progress: Progress | None = None
        self._bars = BarWords("", "", ())
        """Results of the skills; for a read of each style."""
        self._answering: Answering | None = None
        self._left = 0
        self._guard = QTimer(self, interval=GUARD_MS, singleShot=True)
        self._clock = QTimer(self, interval=1000)
        self._clock.timeout.connect(self._tick)
        self.head = QuizHead(self)
        self.board = QuizBoard(self)
        self.side = QuizSide(self)
        self.foot = QuizFoot(self)
        left = in_column(self.head, (self.board, 1), spacing=10)
        self._across = in_row((left, 1), self.side)
        in_column((self._across, 1), self.foot, of=self, margins=NO_MARGINS, spacing=0)
        self.board.toggled.connect(self._toggle)
        self.board.changed.connect(self._show_state)
        self.board.part_wanted.connect(self.go_to)
        self.foot.check_button.clicked.connect(self.check)
        self.foot.none_button.clicked.connect(self.say_none)
        self.foot.undo_button.clicked.connect(self.undo)
        self.foot.hint_button.clicked.connect(self.ask_for_hint)
        self.foot.even_button.clicked.connect(self.even_out)

    # Input

    def guard(self) -> None:
        """Accept no untouched spread for a moment: the question appeared by itself, the key was meant for another."""
        self._guard.start()

    def ask(self, prepared: Prepared, run: QuizRun, progress: Progress, seconds: int) -> None:
        """Ask this question; 0 seconds: no timer."""
        self._run, self._progress, self._bars = run, progress, _standing(prepared.question, progress)
        self._answering = Answering(prepared.question)
        self.hinted = False
        self._left = seconds
        self.head.ask(prepared)
        self.head.show_place(run, answered=False, seconds=seconds)
        self._fit_head()
        self.board.ask(prepared.question, self._scaffold == 1)
        if seconds:
            self._clock.start()
        self._ask_part()

    def show_verdict(self, outcome: Outcome) -> None:
        """Show the verdict and the reasons."""
        run, progress = self._run, self._progress
        assert run is not None and progress is not None
        self.stop()
        question = outcome.prepared.question
        self.board.show_verdict(outcome.reply)
        lab, plays = lab_cards(question) is not None, read_of(question) is not None
        missed = outcome.waits is not None and run.can_ask_again
        misclick = not outcome.reply.right and not run.is_test
        self.foot.show_verdict(lab=lab, plays=plays, missed=missed, misclick=misclick, last=run.over)
        self.head.show_place(run, answered=True)
        words = after_the_answer(outcome, progress, self._offers_hints, hinted=self.hinted)
        self._bars = _standing(question, progress)
        self.side.say(words, self._bars)
        for said in (words.headline, words.error, words.note, words.remember, words.means):
            if said:
                announce(self, said)

    @property
    def verdict_keys(self) -> QWidget | None:
        """The widget of the displayed verdict that takes keys of its own."""
        return self.board.read.verdict if self.board.read.isVisibleTo(self) else None

    def stop(self) -> None:
        """Stop answering."""
        self._clock.stop()
        self._answering = None

    def take_focus(self) -> None:
        """Move the focus to the place of the answer."""
        if self._answering is not None:
            self.board.take_focus()

    # The player's actions

    def keys(self, *, answered: bool) -> Acts:
        """The keys before the answer, or after it."""
        key, foot = Qt.Key, self.foot
        leave = {key.Key_Escape: foot.leave_button.click}
        if answered:
            return {
                **leave,
                **dict.fromkeys((key.Key_Space, key.Key_Return, key.Key_Enter), foot.next_button.click),
                key.Key_L: foot.lab_button.click,
                key.Key_T: foot.play_button.click,
                key.Key_A: foot.again_button.click,
                key.Key_M: foot.misclick_button.click,
            }
        return {
            **leave,
            **dict.fromkeys((key.Key_Return, key.Key_Enter), self.check),
            key.Key_N: self.say_none,
            key.Key_H: self.ask_for_hint,
            key.Key_E: self.even_out,
            key.Key_Backspace: self.undo,
        }

    def check(self) -> None:
        """Give a complete part; else go to what is missing."""
        answering = self._answering
        if answering is None or (self._guard.isActive() and answering.part.begins_whole):
            return
        value = self._value
        if value is None:
            self.board.field.show_missing()
        else:
            self._take(value)

    def say_none(self) -> None:
        """Answer that there is none, before any card is picked."""
        answering = self._answering
        if answering is not None and answering.part.none is not None and not answering.picks:
            self._take(NONE)

    def undo(self) -> None:
        """Undo the last pick, number or chips; without any, the previous part."""
        answering = self._answering
        if answering is None:
            return
        if self.board.field.can_undo:
            self.board.field.undo()
        elif answering.undo():
            self._ask_part()
        self._show_state()

    def go_to(self, at: int) -> None:
        """Go to another part of the answer."""
        if self._answering is not None and self._answering.go_to(at):
            self._ask_part()

    def even_out(self) -> None:
        """Spread the unlocked points evenly."""
        if self._answering is not None:
            self.board.field.even_out()

    # Internals

    @property
    def _question(self) -> AnyQuestion:
        assert self._answering is not None
        return self._answering.question

    @property
    def _scaffold(self) -> int:
        """The help that is given: none before it is asked for, then rings and words, or words alone."""
        assert self._progress is not None
        question = self._question
        return min(2, self._progress.skill(question.topic, question.game).scaffold) if self.hinted else NO_HELP

    @property
    def _offers_hints(self) -> bool:
        """Whether a hint may be asked for in this session."""
        assert self._run is not None
        return self.helps and self._run.helps

    @property
    def _can_hint(self) -> bool:
        """Whether the question has a hint that was not asked for yet."""
        return self._offers_hints and not self.hinted and bool(hint(self._question, 2))

    def ask_for_hint(self) -> None:
        """Show the hint: an answer that is right with it changes no rating."""
        if self._answering is not None and self._can_hint:
            self.hinted = True
            self.board.ask_part(self._answering.part, self._rings_help(self._answering.part))
            self._show_state()
            announce(self, hint(self._question, self._scaffold))

    def _rings_help(self, part: Part) -> bool:
        """Whether cards are ringed as help; rings for the high do not help with the low."""
        helps = not part.of_cards or part.low is self._question.hint.low
        return self._scaffold == 1 and helps

    def _ask_part(self) -> None:
        assert self._answering is not None
        part = self._answering.part
        self.board.ask_part(part, self._rings_help(part))
        in_tab_order(self.board, self.foot)
        self._show_state()

    def _show_state(self) -> None:
        """Update picks, buttons and the column."""
        answering = self._answering
        if answering is None:
            return
        question, part, picks = answering.question, answering.part, answering.picks
        rings = self.board.rings(question) if self._rings_help(part) else {}
        self.board.show_picks(answering.cards, rings, counts=self._scaffold < 3, at=answering.at)
        field = self.board.field
        self.foot.show_asking(
            none=shown(part.none) if part.none is not None and not picks else "",
            can_check=self._value is not None,
            reason=missing(part, len(picks)),
            can_undo=answering.can_undo or field.can_undo,
            spread=field.can_even_out,
            hint=self._can_hint,
        )
        words = before_the_answer(question, part, offered=self._offers_hints, hinted=self.hinted)
        field.say_keys(words.keys)  # in a small window the column has no room for them
        self.side.say(words, self._bars)
        self.board.show_hint(hint(question, self._scaffold))

    @property
    def _value(self) -> Value | None:
        """The present value of this part, None while it is incomplete."""
        assert self._answering is not None
        return self.board.field.value or self._answering.picked

    def _toggle(self, card: Card) -> None:
        if self._answering is not None:
            self._answering.toggle(card)
            self._show_state()

    def _take(self, value: Value) -> None:
        assert self._answering is not None
        answer = self._answering.take(value)
        if answer is None:
            self._ask_part()
        else:
            self.given.emit(answer)

    def _tick(self) -> None:
        run = self._run
        if run is None or not self.isVisible():
            return
        self._left -= 1
        if self._left <= 0:
            self.given.emit(None)
        else:
            self.head.show_place(run, answered=False, seconds=self._left)

    def _fit_head(self) -> None:
        margins = self._across.contentsMargins()
        self.head.fit(
            self.width() - self.side.maximumWidth() - self._across.spacing() - margins.left() - margins.right()
        )

    def minimumSizeHint(self) -> QSize:
        """The minimum of a small window: the wide column must not stop a large one from shrinking."""
        return super().minimumSizeHint() - QSize(self.side.minimumWidth() - scaled(_SIDE), 0)

    def arrange(self) -> None:
        """Narrow the column beside the cards in small windows."""
        narrow = self.width() < scaled(1200)
        wide = max(scaled(412), min(sized(412), round(0.27 * self.width())))
        self.side.setFixedWidth(scaled(_SIDE) if narrow else wide)
        self._across.setSpacing(scaled(16) if narrow else scaled(24))
        side = scaled(16) if narrow else scaled(24)
        self._across.setContentsMargins(side, scaled(10), side, scaled(8))
        self.foot.set_side(side)
        self._fit_head()


def _standing(question: AnyQuestion, progress: Progress) -> BarWords:
    """Results of the skills; for a read of each style."""
    return skill_bars(progress) if read_of(question) is None else read_bars(progress)
