"""The ten minutes of a day as they are kept: the plan, and what was answered so far. Written after every answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

from pokertable.training.learner.run import Outcome
from pokertable.training.learner.schedule import time_of
from pokertable.training.quiz.deals import QuizError
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.question import Topic
from pokertable.training.quiz.topics import topic_from
from pokertable.training.today.plan import Plan, plan_from_json, plan_json

if TYPE_CHECKING:
    from pokertable.session.history.store.values import Values

_TODAY: Final = "today"


@dataclass(frozen=True, slots=True)
class Done:
    """An answer of today: of which task by its place (None: one that was asked again at once), and how it went.

    `back` is in how many seconds it comes back, None if it does not.
    """

    task: int | None
    topic: str
    game: str
    right: bool
    error: str | None = None
    back: int | None = None

    @property
    def comes_back(self) -> timedelta | None:
        """How long until it comes back."""
        return None if self.back is None else timedelta(seconds=self.back)

    @property
    def kind(self) -> ErrorKind | None:
        """The error."""
        return None if self.error is None else self.of_topic.error(self.error)

    @property
    def of_topic(self) -> Topic:
        """What it was about."""
        return topic_from(self.topic)


def done_of(outcome: Outcome, task: int | None) -> Done:
    """An answer as it is kept."""
    question, error, back = outcome.prepared.question, outcome.grade.error, outcome.comes_back
    return Done(
        task,
        question.topic.key,
        question.game,
        outcome.grade.right,
        None if error is None else error.key,
        None if back is None else int(back.total_seconds()),
    )


@dataclass(frozen=True, slots=True)
class Day:
    """A plan and what was done of it."""

    plan: Plan
    done: tuple[Done, ...] = field(default=())

    @property
    def left(self) -> tuple[int, ...]:
        """The places of the tasks that were not answered yet."""
        answered = {done.task for done in self.done}
        return tuple([at for at in range(len(self.plan.tasks)) if at not in answered])

    @property
    def over(self) -> bool:
        """Whether all of it was answered."""
        return not self.left

    @property
    def right(self) -> int:
        """How many answers were right."""
        return sum(done.right for done in self.done)

    @property
    def seconds_left(self) -> int:
        """How long the rest takes, about."""
        return sum(self.plan.tasks[at].seconds for at in self.left)

    def after(self, done: Done) -> Day:
        """With one more answer."""
        return replace(self, done=(*self.done, done))

    def before_last(self) -> Day:
        """Without the last answer: it was a misclick."""
        return replace(self, done=self.done[:-1])


class Days:
    """What is kept of today. `now` gives seconds since 1970; what was kept on another day is gone."""

    def __init__(self, store: Values, now: Callable[[], float]) -> None:
        self._store, self._now = store, now
        self._day, self._date = _read(store.all().get(_TODAY))

    @property
    def day(self) -> Day | None:
        """The plan of today, if one was made."""
        return self._day if self._date == self._today() else None

    def keep(self, day: Day) -> None:
        """This is today's plan, done so far: it comes back after a restart."""
        self._day, self._date = day, self._today()
        done = [[each.task, each.topic, each.game, each.right, each.error, each.back] for each in day.done]
        self._store.set_all({_TODAY: {"date": self._date, **plan_json(day.plan), "done": done}})

    def _today(self) -> str:
        return time_of(self._now()).date().isoformat()


def _read(data: Any) -> tuple[Day | None, str]:
    """What was written down, and when; None if it is damaged: today is planned anew then."""
    plan = plan_from_json(data)
    if plan is None:
        return None, ""
    try:
        done = tuple([_done(entry, len(plan.tasks)) for entry in data["done"]])
        return Day(plan, done), str(data["date"])
    except (KeyError, TypeError, ValueError, QuizError):
        return None, ""


def _done(entry: Any, tasks: int) -> Done:
    task, topic, game, right, error, back = entry
    if game not in topic_from(topic).games or type(right) is not bool:
        raise ValueError(f"{entry}: no answer")
    if task is not None and not (type(task) is int and 0 <= task < tasks):
        raise ValueError(f"{entry}: no such task")
    if back is not None and (type(back) is not int or not 0 <= back < 10**9):
        raise ValueError(f"{entry}: it cannot come back then")
    return Done(task, topic, game, right, None if error is None else str(error), back)
