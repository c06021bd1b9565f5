"""The quiz: its start, its questions one after another, its summary, its progress. On one page, all by keys too."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from pokertable.model.text import phrase
from pokertable.training.decide.bank import bank
from pokertable.training.decide.spot import DecideSpot
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import Prepared, Request, new_request
from pokertable.training.learner.run import Outcome, QuizRun, RetryRun
from pokertable.training.learner.schedule import Miss
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.question import AnyQuestion
from pokertable.training.quiz.topic import AnyTopic
from pokertable.training.quiz.topics import DECIDE, topic_from
from pokertable.views.quiz.decide.session import DecideSession
from pokertable.views.quiz.feed import QuestionFeed, Submit, at_once
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
        self._now = now
        self._seeds = random.Random(seed)
        self.progress = Progress(store, now)
        self.run: QuizRun | None = None
        """The session."""
        self._waiting = self._warned = False
        self._prepared: Prepared | None = None
        self.outcome: Outcome | None = None
        """The displayed verdict."""
        self._seconds = 0
        self._back: WayBack | None = None
        """The way back to where the session was asked for, None: from this page."""
        self._feed = QuestionFeed(submit, self)
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
        self._seeds = random.Random(seed)

    def set_hints(self, wanted: bool) -> None:
        """Set whether a hint can be asked for before the answer, from the next part on."""
        self.session.helps = wanted

    def start_deciding(self, game: str, theme: str = "", count: int = 10, *, back: WayBack | None = None) -> None:
        """Begin a session of decisions, of a theme or of all, each spot once.

        Raises `QuizError` for a game without a bank.
        """
        there = [spot for spot in bank(game) if theme in ("", spot["theme"])]
        count = max(1, min(count, len(there)))
        run = QuizRun(self.progress, [topic_from(DECIDE)], [game], count, self._seeds.getrandbits(48), theme)
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
        self.intro.choose(topics, games, count)
        self.begin(QuizRun(self.progress, topics, games, count, self._seeds.getrandbits(48)), seconds, back=back)

    def begin(self, run: QuizRun, seconds: int = 0, *, back: WayBack | None = None) -> None:
        """Begin this session, which uses `progress`; `seconds` per question, 0: no timer.

        `back` leads to the page that asked for it, None: to the quiz's start.
        """
        self.run, self.outcome, self._prepared = run, None, None
        self._seconds, self._back = seconds, back
        self._feed.order(run.first)
        self._go_to_next()

    def show_start(self) -> None:
        """Show the first page; a running session ends, its answers are kept."""
        self.run = self._prepared = self.outcome = None
        self._waiting = False
        self._feed.drop()
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
        run, prepared = self.run, self._prepared
        assert run is not None and prepared is not None and self.outcome is None
        hinted = not self._is_decision and self.session.hinted
        self.outcome = run.answer(prepared, answer, hinted=hinted)
        if self._is_decision:
            self.decide.show_verdict(self.outcome)
            self.setFocus()
            return
        self.session.show_verdict(self.outcome)
        (self.session.verdict_keys or self).setFocus()

    # Display

    @property
    def question(self) -> AnyQuestion | None:  # noqa: D102
        return None if self._prepared is None else self._prepared.question

    @property
    def _is_decision(self) -> bool:
        """Whether the question is one of deciding, which has a table of its own."""
        return self.question is not None and isinstance(self.question.deal, DecideSpot)

    @property
    def has_next(self) -> bool:
        """Whether the next question is prepared."""
        return self._feed.has_next

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

    def _go_to_next(self) -> None:
        run = self.run
        if run is None:
            return
        if run.over:
            self._show_summary()
            return
        prepared = self._feed.take()
        self._waiting = prepared is None
        if prepared is None:
            self.session.foot.say_wait()
            self.decide.say_wait()
            self.intro.say_wait()
            if not self._feed.is_under_way:  # it failed before it was needed
                self._feed.order(run.request())
        else:
            self.ask(prepared)

    def _come(self) -> None:
        if self._waiting:
            self._go_to_next()
            self.session.guard()

    def _fail(self, error: Exception) -> None:
        """Handle a missing question: a waiting session goes on to its summary or to the start."""
        self.failed.emit(error)
        if self._waiting:
            self._waiting = False
            self._leave()

    def ask(self, prepared: Prepared) -> None:
        """Ask this question of the session."""
        run = self.run
        assert run is not None
        self._prepared, self.outcome, run.asked = prepared, None, prepared
        self._stop_warning()
        if self._is_decision:
            self.session.stop()
            self.body.setCurrentWidget(self.decide)
            self.decide.ask(prepared, run)
        else:
            self.body.setCurrentWidget(self.session)
            self.session.ask(prepared, run, self.progress, self._seconds)
        self.asked.emit()
        if run.number < run.count:
            self._feed.order_soon(run.request)

    def shut_down(self) -> None:
        """Stop preparing questions; call it before the worker thread ends."""
        self._feed.drop()

    def go_on(self) -> None:
        """Go from the verdict to the next question, or to the summary."""
        if self.outcome is not None:
            self.outcome = None
            self._prepared = None
            self._go_to_next()

    def _ask_again(self) -> None:
        """Ask the missed question again at once, with other suits and ranks."""
        outcome, run = self.outcome, self.run
        if outcome is None or outcome.waits is None or run is None or not run.can_ask_again:
            return
        question = outcome.prepared.question
        seed = self._seeds.getrandbits(48)
        self._feed.order(Request(question.topic, question.game, question.level, outcome.waits, seed))
        run.ask_again()
        self.go_on()

    def _misclick(self) -> None:
        """Drop the answer and ask the same question again; in a test every answer stands."""
        outcome, run = self.outcome, self.run
        if outcome is not None and run is not None and not outcome.reply.right and not run.is_test:
            run.take_back()
            self.ask(outcome.prepared)

    def _take_back(self) -> None:
        """Take a wrong key back: for a moment."""
        if self.decide.verdict.can_take_back:
            self._misclick()

    def _ask_other_cards(self) -> None:
        """Ask another decision of the theme at once."""
        outcome, run = self.outcome, self.run
        if outcome is None or run is None or not run.can_ask_again:
            return
        if not isinstance(spot := outcome.prepared.question.deal, DecideSpot):
            return
        topic, seed = outcome.prepared.question.topic, self._seeds.getrandbits(48)
        asked = self.progress.asked_lately()
        self._feed.order(new_request(topic, spot.game, 0, seed, asked, spot.theme.value))
        run.ask_again()
        self.go_on()

    def _open_lesson(self) -> None:
        if self.decide.lesson is not None:
            self.lesson_wanted.emit(self.decide.lesson)

    def retry(self, misses: Sequence[Miss]) -> None:
        """Ask these misses again, with other cards."""
        theme = "" if self.run is None else self.run.theme
        self.begin(RetryRun(self.progress, misses, self._seeds.getrandbits(48), theme), back=self._back)

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
        self._feed.ready.connect(self._come)
        self._feed.failed.connect(self._fail)
        self.intro.wanted.connect(self.start)
        self.intro.figures.clicked.connect(self.show_figures)
        self.intro.decisions_wanted.connect(self.decisions_wanted)
        self.session.given.connect(self.give)
        self.decide.given.connect(self.give)
        self.decide.left.connect(self._ask_to_leave)
        told = self.decide.verdict
        told.back_button.clicked.connect(self._take_back)
        told.again_button.clicked.connect(self._ask_other_cards)
        told.lesson_button.clicked.connect(self._open_lesson)
        told.next_button.clicked.connect(self.go_on)
        foot = self.session.foot
        foot.lab_button.clicked.connect(self._open_lab)
        foot.play_button.clicked.connect(self._play_on)
        foot.again_button.clicked.connect(self._ask_again)
        foot.misclick_button.clicked.connect(self._misclick)
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

    def _acts(self) -> dict[Qt.Key, Callable[[], None]]:
        key = Qt.Key
        shown_now = self.body.currentWidget()
        enter, on = (key.Key_Return, key.Key_Enter), (key.Key_Space, key.Key_Return, key.Key_Enter)
        if shown_now is self.intro:
            return dict.fromkeys(enter, self.intro.start) | {key.Key_P: self.show_figures}
        if shown_now is self.summary:
            digits = {key(key.Key_0 + place): partial(self.summary.retry, place) for place in range(1, 10)}
            more = {key.Key_Escape: self.summary.done_button.click, key.Key_M: self.summary.another_wanted.emit}
            return dict.fromkeys(on, self.summary.go_on) | more | digits
        if shown_now is self.decide:
            if self.outcome is None:
                return {key.Key_Escape: self._ask_to_leave}
            return dict.fromkeys(on, self.go_on) | {
                key.Key_T: self._ask_other_cards,
                key.Key_L: self._open_lesson,
                key.Key_M: self._take_back,
                key.Key_Escape: self._ask_to_leave,
            }
        if shown_now is not self.session:
            return {key.Key_Escape: self.show_start}
        if self.outcome is None:
            return dict.fromkeys(enter, self.session.check) | {
                key.Key_N: self.session.say_none,
                key.Key_H: self.session.ask_for_hint,
                key.Key_E: self.session.even_out,
                key.Key_Backspace: self.session.undo,
                key.Key_Escape: self._ask_to_leave,
            }
        return dict.fromkeys(on, self.go_on) | {
            key.Key_L: self._open_lab,
            key.Key_T: self._play_on,
            key.Key_A: self._ask_again,
            key.Key_M: self._misclick,
            key.Key_Escape: self._ask_to_leave,
        }

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
            self._feed.warm()
