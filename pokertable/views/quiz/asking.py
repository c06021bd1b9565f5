"""The course of a session: its questions one after another, the next one prepared while this one is read."""

from __future__ import annotations

import random

from PySide6.QtCore import QObject, Signal

from pokertable.training.decide.spot import DecideSpot
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import Prepared, Request, new_request
from pokertable.training.learner.run import Outcome, QuizRun
from pokertable.training.quiz.answers import Answer
from pokertable.views.quiz.feed import QuestionFeed, Submit


class Asking(QObject):
    """`asked(prepared, waited)`: the next question; `waited`: it was not ready when it was due. `waiting()`: it is not.

    `over()`: all are answered; `failed(error, waited)`: a question could not be prepared.
    """

    asked = Signal(object, bool)
    waiting = Signal()
    over = Signal()
    failed = Signal(object, bool)

    def __init__(self, progress: Progress, submit: Submit, parent: QObject, *, seed: int | None) -> None:
        super().__init__(parent)
        self.seeds = random.Random(seed)
        self.feed = QuestionFeed(submit, self)
        self.run: QuizRun | None = None
        """The session."""
        self.prepared: Prepared | None = None
        """The question on the screen."""
        self.outcome: Outcome | None = None
        """The displayed verdict."""
        self._progress = progress
        self._waits = False
        self.feed.ready.connect(self._come)
        self.feed.failed.connect(self._fail)

    def begin(self, run: QuizRun) -> None:
        """Begin this session."""
        self.run, self.outcome, self.prepared = run, None, None
        self.feed.order(run.first)
        self._go_to_next()

    def end(self) -> None:
        """End the session; its answers are kept."""
        self.run = self.prepared = self.outcome = None
        self._waits = False
        self.feed.drop()

    def ask(self, prepared: Prepared, *, waited: bool = False) -> None:
        """Ask this question of the session, and prepare the next one."""
        run = self.run
        assert run is not None
        self.prepared, self.outcome, run.asked = prepared, None, prepared
        self.asked.emit(prepared, waited)
        if run.number < run.count:
            self.feed.order_soon(run.request)

    def give(self, answer: Answer | None, *, hinted: bool) -> Outcome:
        """Answer the question as a whole; None: time ran out."""
        run, prepared = self.run, self.prepared
        assert run is not None and prepared is not None and self.outcome is None
        self.outcome = run.answer(prepared, answer, hinted=hinted)
        return self.outcome

    def go_on(self) -> None:
        """Go from the verdict to the next question, or to the end."""
        if self.outcome is not None:
            self.outcome = self.prepared = None
            self._go_to_next()

    def ask_again(self) -> None:
        """Ask the missed question again at once, with other suits and ranks."""
        outcome = self.outcome
        if outcome is not None and outcome.waits is not None:
            question = outcome.prepared.question
            self._ask_at_once(
                Request(question.topic, question.game, question.level, outcome.waits, self.seeds.getrandbits(48))
            )

    def ask_other_cards(self) -> None:
        """Ask another decision of the theme at once."""
        outcome = self.outcome
        if outcome is not None and isinstance(spot := outcome.prepared.question.deal, DecideSpot):
            topic, asked = outcome.prepared.question.topic, self._progress.asked_lately()
            self._ask_at_once(new_request(topic, spot.game, 0, self.seeds.getrandbits(48), asked, spot.theme.value))

    def misclick(self) -> None:
        """Drop the answer and ask the same question again; in a test every answer stands."""
        outcome, run = self.outcome, self.run
        if outcome is not None and run is not None and not outcome.reply.right and not run.is_test:
            run.take_back()
            self.ask(outcome.prepared)

    def _ask_at_once(self, request: Request) -> None:
        run = self.run
        if run is not None and run.can_ask_again:
            self.feed.order(request)
            run.ask_again()
            self.go_on()

    def _go_to_next(self, *, waited: bool = False) -> None:
        run = self.run
        if run is None:
            return
        if run.over:
            self.over.emit()
            return
        prepared = self.feed.take()
        self._waits = prepared is None
        if prepared is not None:
            self.ask(prepared, waited=waited)
            return
        self.waiting.emit()
        if not self.feed.is_under_way:  # it failed before it was needed
            self.feed.order(run.request())

    def _come(self) -> None:
        if self._waits:
            self._go_to_next(waited=True)

    def _fail(self, error: Exception) -> None:
        waited, self._waits = self._waits, False
        self.failed.emit(error, waited)
