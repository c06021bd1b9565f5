"""Today's questions as a session of the quiz: what is left of the plan, every answer kept with the day.

A wrong guess in a lesson comes back like a miss of the quiz: as the question which cards of the hand play.
"""

from __future__ import annotations

from dataclasses import replace

from pokertable.model.ranking.best import Cards
from pokertable.training.lab.lesson import QuestionStep, Step
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import Prepared, Request
from pokertable.training.learner.run import Outcome, QuizRun
from pokertable.training.learner.schedule import Miss
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.asking import grade, rebuilt
from pokertable.training.quiz.deals import CardDeal, QuizError
from pokertable.training.quiz.question import Question
from pokertable.training.quiz.topics import topic_from, which_play
from pokertable.training.quiz.topics.which_play import PlayAnswer
from pokertable.training.today.day import Day, Days, done_of
from pokertable.training.today.plan import request_of


class TodayRun(QuizRun):
    """The rest of a day's plan, which must not be over."""

    def __init__(self, progress: Progress, days: Days, day: Day) -> None:
        self._days, self._now = days, day
        self._places = {task.seed: at for at, task in enumerate(day.plan.tasks)}
        """The tasks by what makes each request its own."""
        left = [day.plan.tasks[at] for at in day.left]
        topics = [topic_from(key) for key in dict.fromkeys(task.topic for task in left)]
        super().__init__(progress, topics, list(dict.fromkeys(task.game for task in left)), len(left), 0)

    @property
    def day(self) -> Day:
        """What was done so far, before this session too."""
        return self._now

    def request(self) -> Request:
        """The first task that is neither answered nor on the screen; what was prepared and dropped is asked again."""
        here = None if self.asked is None else self._place(self.asked)
        at = next(at for at in self._now.left if at != here)
        return request_of(self._now.plan.tasks[at], self.progress)

    def ask_again(self) -> None:
        """Besides the others: none of the plan falls out for it."""
        self.count += 1

    def answer(self, prepared: Prepared, given: Answer | None) -> Outcome:
        """Grade and keep an answer, with the day too."""
        outcome = super().answer(prepared, given)
        self._keep(self._now.after(done_of(outcome, self._place(prepared))))
        return outcome

    def take_back(self) -> Outcome:
        """The last answer was a misclick."""
        outcome = super().take_back()
        self._keep(self._now.before_last())
        return outcome

    def _place(self, prepared: Prepared) -> int | None:
        """Which task a question is; None of one that is asked again at once."""
        return self._places.get(prepared.request.seed)

    def _keep(self, day: Day) -> None:
        self._now = day
        self._days.keep(day)


def missed_guess(progress: Progress, step: Step, guess: Cards | None) -> Miss | None:
    """Keep this guess (None: "no low") if it is wrong; what the step does not ask counts as read right.

    None if nothing comes back: the guess is right, or the cards make no question of the quiz.
    """
    if isinstance(step, QuestionStep):
        return _kept(progress, step.question, step.answer(guess))
    try:
        question = rebuilt(which_play.TOPIC, CardDeal(step.variant, step.hand, step.board))
    except QuizError:  # the board is not whole
        return None
    picked = None if guess is None else frozenset(guess)
    truth = question.truth(PlayAnswer)
    given = replace(truth, low=picked) if step.has_low else replace(truth, high=picked or frozenset())
    return _kept(progress, question, given)


def _kept(progress: Progress, question: Question, given: Answer) -> Miss | None:
    error = grade(question, given).error
    return None if error is None else progress.missed_at_table(question, given, error)
