"""The day's plan and its answers as stored. Written after every answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

from pokertable.training.learner.run import Outcome
from pokertable.training.learner.schedule import time_of
from pokertable.training.quiz.deals import QuizError
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.topic import AnyTopic
from pokertable.training.quiz.topics import topic_from
from pokertable.training.today.plan import Plan, plan_from_json, plan_json

if TYPE_CHECKING:
    from pokertable.session.history.store.values import Values

_TODAY: Final = "today"


@dataclass(frozen=True, slots=True)
class Done:
    """An answer of today: the index of its task (None: asked again at once), and its result.

    `back` is the time until it returns in seconds, None if it does not.
    """

    task: int | None
    topic: str
    game: str
    right: bool
    error: str | None = None
    back: int | None = None

    @property
    def comes_back(self) -> timedelta | None:
        """Time until it returns."""
        return None if self.back is None else timedelta(seconds=self.back)

    @property
    def kind(self) -> ErrorKind | None:
        """The error."""
        return None if self.error is None else self.of_topic.error(self.error)

    @property
    def of_topic(self) -> AnyTopic:
        """The topic of the question."""
        return topic_from(self.topic)


def done_of(outcome: Outcome, task: int | None) -> Done:
    """An answer in stored form."""
    question, error, back = outcome.prepared.question, outcome.reply.error, outcome.comes_back
    return Done(
        task,
        question.topic.key,
        question.game,
        outcome.reply.right,
        None if error is None else error.key,
        None if back is None else int(back.total_seconds()),
    )


@dataclass(frozen=True, slots=True)
class Day:
    """A plan and its answers so far."""

    plan: Plan
    done: tuple[Done, ...] = field(default=())

    @property
    def left(self) -> tuple[int, ...]:
        """The indices of the unanswered tasks."""
        answered = {done.task for done in self.done}
        return tuple([at for at in range(len(self.plan.tasks)) if at not in answered])

    @property
    def over(self) -> bool:
        """Whether all tasks are answered."""
        return not self.left

    @property
    def right(self) -> int:
        """Number of right answers."""
        return sum(done.right for done in self.done)

    @property
    def seconds_left(self) -> int:
        """Estimated time for the rest, in seconds."""
        return sum(self.plan.tasks[at].seconds for at in self.left)

    def after(self, done: Done) -> Day:
        """The day with one more answer."""
        return replace(self, done=(*self.done, done))

    def before_last(self) -> Day:
        """The day without the last answer, a misclick."""
        return replace(self, done=self.done[:-1])


class Days:
    """Storage for today. `now` gives seconds since 1970; data of another day is dropped."""

    def __init__(self, store: Values, now: Callable[[], float]) -> None:
        self._store, self._now = store, now
        self._day, self._date = _read(store.all().get(_TODAY))

    @property
    def day(self) -> Day | None:
        """Today's plan, if there is one."""
        return self._day if self._date == self._today() else None

    def keep(self, day: Day) -> None:
        """Store today's plan and answers: they survive a restart."""
        self._day, self._date = day, self._today()
        done = [[each.task, each.topic, each.game, each.right, each.error, each.back] for each in day.done]
        self._store.set_all({_TODAY: {"date": self._date, **plan_json(day.plan), "done": done}})

    def _today(self) -> str:
        return time_of(self._now()).date().isoformat()


def _read(data: Any) -> tuple[Day | None, str]:
    """The stored day and its date; None if it is damaged: today is then planned anew."""
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
