"""The quiz: its start, its questions one after another, its summary, its progress. On one page, all by keys too."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from pokertable.model.text import phrase
from pokertable.training.decide.bank import bank
from pokertable.training.decide.spot import DecideSpot
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import Prepared
from pokertable.training.learner.run import Outcome, QuizRun, RetryRun
from pokertable.training.learner.schedule import Miss
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.question import AnyQuestion
from pokertable.training.quiz.topic import AnyTopic
from pokertable.training.quiz.topics import DECIDE, topic_from
from pokertable.views.kit.key_map import Acts
from pokertable.views.quiz.asking import Asking
from pokertable.views.quiz.decide.session import DecideSession
from pokertable.views.quiz.feed import Submit, at_once
from pokertable.views.quiz.says import lab_cards, read_of
from pokertable.views.quiz.session import QuizSession
from pokertable.views.quiz.start import QuizStart
from pokertable.views.quiz.summary import QuizSummary, WayBack
from pokertable.views.widgets.layouts import NO_MARGINS, in_column, stacked

if TYPE_CHECKING:
    from pokertable.session.history.store.values import Values
    from pokertable.views.quiz.progress import QuizProgress


class QuizPage(QWidget):
    """The quiz. `lab_wanted(hand, board, game)`: open these cards in the lab; `practice_wanted(spot)`: play a read on.

    `decisions_wanted(game)`: choose a theme of decisions. `lesson_wanted(key)`: open the lesson on a decision's theme;
    `teaching_wanted(outcome)`: one about what was missed. `asked()`: a question is displayed. `ended(run)`: a
    session reached its summary, or was left before its first answer. `failed(error)`: a question could not be prepared.
    `said(words)`: what to know before a test is left; None: no longer.

    `submit` prepares questions in the background; `now` gives seconds since 1970.
    """

    lab_wanted = Signal(object, object, str)
    practice_wanted = Signal(object)
    decisions_wanted = Signal(str)
    lesson_wanted = Signal(str)
    teaching_wanted = Signal(object)
    asked = Signal()
    ended = Signal(object)
    failed = Signal(object)
    said = Signal(object)

    def __init__(
        self,
        store: Values,
        submit: Submit = at_once,
        parent: QWidget | None = None,
        *,
        now: Callable[[], float] = time.time,
        seed: int | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.progress = Progress(store, now)
        self.asking = Asking(self.progress, submit, self, seed=seed)
        self._warned = False
        self._seconds = 0
        self._back: WayBack | None = None
        """The way back to where the session was asked for, None: from this page."""
        self.intro = QuizStart(self)
        self.session = QuizSession(self)
        self.decide = DecideSession(self)
        self.summary = QuizSummary(self)
        self._figures: QuizProgress | None = None
        self.body = stacked(self.intro, self.session, self.decide, self.summary, of=self)
        in_column(self.body, of=self, margins=NO_MARGINS)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._connect()
        self.show_start()

    # Input

    def set_seed(self, seed: int) -> None:
        """Ask the questions of this seed from now on."""
        self.asking.seeds = random.Random(seed)

    def set_hints(self, wanted: bool) -> None:
        """Set whether a hint can be asked for before the answer, from the next part on."""
        self.session.helps = wanted

    def start_deciding(self, game: str, theme: str = "", count: int = 10, *, back: WayBack | None = None) -> None:
        """Begin a session of decisions, of a theme or of all, each spot once.

        Raises `QuizError` for a game without a bank.
        """
        there = [spot for spot in bank(game) if theme in ("", spot["theme"])]
        count = max(1, min(count, len(there)))
        run = QuizRun(self.progress, [topic_from(DECIDE)], [game], count, self._new_seed(), theme)
        self.begin(run, back=back)

    def start(
        self,
        topics: Sequence[AnyTopic],
        games: Sequence[str],
        count: int = 10,
        seconds: int = 0,
        *,
        back: WayBack | None = None,
    ) -> None:
        """Begin a session; raises `QuizError` if no topic fits any of the games."""
        self.begin(QuizRun(self.progress, topics, games, count, self._new_seed()), seconds, back=back)

    def begin(self, run: QuizRun, seconds: int = 0, *, back: WayBack | None = None) -> None:
        """Begin this session, which uses `progress`; `seconds` per question, 0: no timer.

        `back` leads to the page that asked for it, None: to the quiz's start.
        """
        self._seconds, self._back = seconds, back
        self.asking.begin(run)

    def show_start(self) -> None:
        """Show the first page; a running session ends, its answers are kept."""
        self.asking.end()
        self.session.stop()
        self.intro.show_progress(self.progress)
        self.body.setCurrentWidget(self.intro)
        self.intro.begin.setFocus()

    def show_figures(self) -> None:
        """Show the progress in graphs."""
        figures = self.figures
        figures.show_progress(self.progress)
        self.body.setCurrentWidget(figures)
        self.setFocus()

    def give(self, answer: Answer | None) -> None:
        """Answer the question as a whole; None: time ran out."""
        outcome = self.asking.give(answer, hinted=not self._is_decision and self.session.hinted)
        if self._is_decision:
            self.decide.show_verdict(outcome)
            self.setFocus()
            return
        self.session.show_verdict(outcome)
        (self.session.verdict_keys or self).setFocus()

    # Display

    @property
    def run(self) -> QuizRun | None:
        """The session."""
        return self.asking.run

    @property
    def outcome(self) -> Outcome | None:
        """The displayed verdict."""
        return self.asking.outcome

    @property
    def question(self) -> AnyQuestion | None:  # noqa: D102
        prepared = self.asking.prepared
        return None if prepared is None else prepared.question

    @property
    def _is_decision(self) -> bool:
        """Whether the question is one of deciding, which has a table of its own."""
        return self.question is not None and isinstance(self.question.deal, DecideSpot)

    @property
    def has_next(self) -> bool:
        """Whether the next question is prepared."""
        return self.asking.feed.has_next

    @property
    def figures(self) -> QuizProgress:
        """The progress in graphs, built on first use: its library takes a while to load."""
        if self._figures is None:
            from pokertable.views.quiz.progress import QuizProgress

            self._figures = QuizProgress(self)
            self._figures.back_button.clicked.connect(self.show_start)
            self.body.addWidget(self._figures)
        return self._figures

    # Course of a session

    def ask(self, prepared: Prepared) -> None:
        """Ask this question of the session."""
        self.asking.ask(prepared)

    def _show_question(self, prepared: Prepared, waited: bool) -> None:
        run = self.run
        assert run is not None
        self._stop_warning()
        if self._is_decision:
            self.session.stop()
            self.body.setCurrentWidget(self.decide)
            self.decide.ask(prepared, run)
        else:
            self.body.setCurrentWidget(self.session)
            self.session.ask(prepared, run, self.progress, self._seconds)
        if waited:
            self.session.guard()
        self.asked.emit()

    def _say_wait(self) -> None:
        self.session.foot.say_wait()
        self.decide.say_wait()
        self.intro.say_wait()

    def _fail(self, error: Exception, waited: bool) -> None:
        """Handle a missing question: a waiting session goes on to its summary or to the start."""
        self.failed.emit(error)
        if waited:
            self._leave()

    def shut_down(self) -> None:
        """Stop preparing questions; call it before the worker thread ends."""
        self.asking.feed.drop()

    def go_on(self) -> None:
        """Go from the verdict to the next question, or to the summary."""
        self.asking.go_on()

    def _take_back(self) -> None:
        """Take a wrong key back: for a moment."""
        if self.decide.verdict.can_take_back:
            self.asking.misclick()

    def _open_lesson(self) -> None:
        if self.decide.lesson is not None:
            self.lesson_wanted.emit(self.decide.lesson)

    def _new_seed(self) -> int:
        return self.asking.seeds.getrandbits(48)

    def retry(self, misses: Sequence[Miss]) -> None:
        """Ask these misses again, with other cards."""
        theme = "" if self.run is None else self.run.theme
        self.begin(RetryRun(self.progress, misses, self._new_seed(), theme), back=self._back)

    def _open_lab(self) -> None:
        if self.outcome is not None:
            self._open_in_lab(self.outcome)

    def _open_in_lab(self, outcome: Outcome) -> None:
        deal = lab_cards(outcome.reply.question)
        if deal is not None:
            self.lab_wanted.emit(deal.hand, deal.board, deal.variant.key)

    def _play_on(self) -> None:
        spot = None if self.outcome is None else read_of(self.outcome.reply.question)
        if spot is not None:
            self.practice_wanted.emit(spot)

    def _show_summary(self) -> None:
        run = self.run
        assert run is not None
        self.session.stop()
        self.summary.show_run(run, "" if self._back is None else self._back.words)
        self.body.setCurrentWidget(self.summary)
        self.setFocus()
        self.ended.emit(run)

    def _another(self) -> None:
        run = self.run
        if run is None:
            return
        if [topic.key for topic in run.topics] == [DECIDE]:
            self.start_deciding(run.games[0], run.theme, run.count, back=self._back)
        else:
            self.start(run.topics, run.games, run.count, self._seconds, back=self._back)

    def _ask_to_leave(self) -> None:
        """Leave; a test whose answers would be lost only the second time."""
        run = self.run
        if run is None or not run.is_test or not run.outcomes or run.over or self._warned:
            self._leave()
            return
        self._warned = True
        self.said.emit(phrase("A checkpoint that is left early doesn't count. To leave it anyway, press Esc again."))

    def _stop_warning(self) -> None:
        if self._warned:
            self._warned = False
            self.said.emit(None)

    def _leave(self) -> None:
        self._stop_warning()
        run = self.run
        if run is not None and run.outcomes and self.body.currentWidget() in (self.session, self.decide):
            self._show_summary()
        else:
            self.show_start()
            if run is not None:
                self.ended.emit(run)
            self._go_back()

    def _done(self) -> None:
        self.show_start()
        self._go_back()

    def _go_back(self) -> None:
        """Return to the page that asked for the session, if one did."""
        back, self._back = self._back, None
        if back is not None:
            back.go()

    def _connect(self) -> None:
        self.asking.asked.connect(self._show_question)
        self.asking.waiting.connect(self._say_wait)
        self.asking.over.connect(self._show_summary)
        self.asking.failed.connect(self._fail)
        self.intro.wanted.connect(self.start)
        self.intro.figures.clicked.connect(self.show_figures)
        self.intro.decisions_wanted.connect(self.decisions_wanted)
        self.session.given.connect(self.give)
        self.decide.given.connect(self.give)
        self.decide.left.connect(self._ask_to_leave)
        told = self.decide.verdict
        told.back_button.clicked.connect(self._take_back)
        told.again_button.clicked.connect(self.asking.ask_other_cards)
        told.lesson_button.clicked.connect(self._open_lesson)
        told.next_button.clicked.connect(self.go_on)
        foot = self.session.foot
        foot.lab_button.clicked.connect(self._open_lab)
        foot.play_button.clicked.connect(self._play_on)
        foot.again_button.clicked.connect(self.asking.ask_again)
        foot.misclick_button.clicked.connect(self.asking.misclick)
        foot.next_button.clicked.connect(self.go_on)
        foot.leave_button.clicked.connect(self._ask_to_leave)
        self.summary.another_wanted.connect(self._another)
        self.summary.retry_wanted.connect(self.retry)
        self.summary.lab_wanted.connect(lambda outcome: self._open_in_lab(outcome))
        self.summary.lesson_wanted.connect(self.teaching_wanted)
        self.summary.done_button.clicked.connect(self._done)

    # Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        if self.body.currentWidget() is self.decide and self.outcome is None and self.decide.press(event):
            return
        act = self._acts().get(Qt.Key(event.key()))
        if act is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier & ~Qt.KeyboardModifier.ShiftModifier:
            super().keyPressEvent(event)
            return
        if not event.isAutoRepeat():
            act()

    def _acts(self) -> Acts:
        part = self.body.currentWidget()
        if isinstance(part, QuizStart | QuizSummary):
            return part.keys()
        if isinstance(part, QuizSession | DecideSession):
            return part.keys(answered=self.outcome is not None)
        return {Qt.Key.Key_Escape: self.show_start}

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus to the place of the answer when the page is shown, or clicked where nothing is."""
        super().focusInEvent(event)
        given = Qt.FocusReason.OtherFocusReason, Qt.FocusReason.MouseFocusReason
        if event.reason() in given and self.body.currentWidget() is self.session:
            self.session.take_focus()

    def showEvent(self, event: QShowEvent) -> None:
        """Move the focus to the place of the answer."""
        super().showEvent(event)
        if self.body.currentWidget() is self.session:
            self.session.take_focus()
        elif self.body.currentWidget() is self.intro:
            self.intro.show_progress(self.progress)  # a misread at the table may have been added meanwhile
            self.intro.begin.setFocus()
            self.asking.feed.warm()
