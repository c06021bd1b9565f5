"""Today's questions as a session of the quiz: what is left of the plan, every answer kept with the day."""

from __future__ import annotations

from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import Prepared, Request
from pokertable.training.learner.run import Outcome, QuizRun
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.topics import topic_from
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
