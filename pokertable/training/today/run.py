"""Today's questions as a session of the quiz: the rest of the plan, every answer stored with the day.

A wrong guess in a lesson returns like a miss of the quiz: as the question which cards of the hand play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pokertable.model.ranking.best import Cards
from pokertable.training.lab.lesson import LessonStep, QuestionStep
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import Prepared, Request
from pokertable.training.learner.run import Outcome, QuizRun
from pokertable.training.learner.schedule import Miss
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.deals import CardDeal, QuizError
from pokertable.training.quiz.question import AnyReply, Reply
from pokertable.training.quiz.topics import topic_from, which_play
from pokertable.training.today.day import Day, Days, done_of
from pokertable.training.today.plan import request_of


class TodayRun(QuizRun):
    """The rest of a day's plan, which must not be over."""

    def __init__(self, progress: Progress, days: Days, day: Day) -> None:
        self._days, self._now = days, day
        self._places = {task.seed: at for at, task in enumerate(day.plan.tasks)}
        """The index of each task by the seed of its request."""
        self._replaced: int | None = None
        """The task in whose place a question is asked again."""
        left = [day.plan.tasks[at] for at in day.left]
        topics = [topic_from(key) for key in dict.fromkeys(task.topic for task in left)]
        super().__init__(progress, topics, list(dict.fromkeys(task.game for task in left)), len(left), 0)

    @property
    def day(self) -> Day:
        """The day so far, earlier sessions included."""
        return self._now

    def request(self) -> Request:
        """The first task neither answered nor on the screen; a dropped question is asked again.

        Where only one is left whose place was taken, or that is on the screen, it is that one. Another window may have
        answered the last meanwhile: then a task of the plan is prepared again, and never asked.
        """
        here = None if self.asked is None else self._place(self.asked)
        left = self._now.left
        others = [at for at in left if at not in (here, self._replaced)]
        at = next(iter((*others, *left)), 0)
        deal = None if self.asked is None else self.asked.question.deal
        asked = () if self.asked is None or deal is None else (self.asked.question.topic.name_of(deal),)
        return request_of(self._now.plan.tasks[at], self.progress, asked)

    @property
    def can_ask_again(self) -> bool:
        """Whether a later new question can give way: the day never grows longer."""
        return self._last_new is not None

    @property
    def _last_new(self) -> int | None:
        """The last unanswered task that is not due."""
        tasks = self._now.plan.tasks
        return next((at for at in reversed(self._now.left) if tasks[at].miss is None), None)

    def ask_again(self) -> None:
        """Ask the last question again in place of the last new one."""
        self._replaced = self._last_new

    @property
    def marks(self) -> Sequence[bool]:  # noqa: D102
        return self._now.marks

    @property
    def total(self) -> int:
        """Number of questions of the day."""
        return self._now.count

    def answer(self, prepared: Prepared, given: Answer | None, *, hinted: bool = False) -> Outcome:
        """Grade and store an answer, also in the day."""
        outcome = super().answer(prepared, given, hinted=hinted)
        if self._replaced is not None and self._place(prepared) is None:
            self._places[prepared.request.seed], self._replaced = self._replaced, None
        self._take(self._days.add(self._now, done_of(outcome, self._place(prepared))))
        return outcome

    def take_back(self) -> Outcome:
        """Undo the last answer, a misclick."""
        outcome = super().take_back()
        self._take(self._days.remove_last(self._now))
        return outcome

    def _place(self, prepared: Prepared) -> int | None:
        """The index of a question's task; None if it is asked again at once."""
        return self._places.get(prepared.request.seed)

    def _take(self, day: Day) -> None:
        """Go on with the day as it is stored: what another window has answered meanwhile is not asked here."""
        self._now = day
        self.count = len(self.outcomes) + len(day.left)


def missed_guess(progress: Progress, step: LessonStep | QuestionStep, guess: Cards | None) -> Miss | None:
    """Keep this guess (None: "no low") if it is wrong; cards outside the step's question count as read right.

    None if nothing returns: the guess is right, or the cards make no question of the quiz.
    """
    reply: AnyReply
    if isinstance(step, QuestionStep):
        reply = Reply(step.question, step.answer(guess))
    else:
        try:
            question = which_play.TOPIC.rebuilt(CardDeal(step.variant, step.hand, step.board))
        except QuizError:  # the board is incomplete
            return None
        picked, truth = None if guess is None else frozenset(guess), question.answer
        given = replace(truth, low=picked) if step.has_low else replace(truth, high=picked or frozenset())
        reply = Reply(question, given)
    return None if reply.right else progress.missed_at_table(reply)
