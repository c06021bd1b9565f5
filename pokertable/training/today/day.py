"""The day's plan and its answers as stored. Written after every answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Final

from pokertable.training.lab.course import LessonProgress, all_lessons, steps_left
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
    """A plan and its answers so far. `taught`: whether the last try of each step of the lesson was right.

    None: that step was not taken yet. It is not stored: `with_lessons` takes it from the lessons' progress.
    """

    plan: Plan
    done: tuple[Done, ...] = field(default=())
    taught: tuple[bool | None, ...] = field(default=())

    @property
    def left(self) -> tuple[int, ...]:
        """The indices of the unanswered tasks."""
        answered = {done.task for done in self.done}
        return tuple([at for at in range(len(self.plan.tasks)) if at not in answered])

    @property
    def steps(self) -> tuple[bool | None, ...]:
        """`taught`; before it is known, no step was taken."""
        return self.taught or (None,) * len(self.plan.steps)

    @property
    def lesson_left(self) -> bool:
        """Whether the lesson is not passed yet."""
        return not all(self.steps)

    @property
    def over(self) -> bool:
        """Whether all tasks are answered, and the lesson is passed."""
        return not self.left and not self.lesson_left

    @property
    def begun(self) -> bool:
        """Whether anything of it is answered."""
        return bool(self.marks)

    @property
    def marks(self) -> tuple[bool, ...]:
        """Whether each answer was right; the steps of the lesson that are passed last: a missed one is still open."""
        return (*[done.right for done in self.done], *[step for step in self.steps if step])

    @property
    def count(self) -> int:
        """Number of questions, steps of the lesson included; one that two windows asked counts for each answer."""
        return len(self.marks) + len(self.left) + sum(not step for step in self.steps)

    @property
    def right(self) -> int:
        """Number of right answers."""
        return sum(self.marks)

    @property
    def seconds_left(self) -> int:
        """Estimated time for the rest, in seconds."""
        steps = tuple([step for step, right in zip(self.plan.steps, self.steps, strict=True) if not right])
        return Plan(tuple([self.plan.tasks[at] for at in self.left]), (), self.plan.lesson, steps).seconds

    def after(self, done: Done) -> Day:
        """The day with one more answer."""
        return replace(self, done=(*self.done, done))

    def without(self, done: Done) -> Day:
        """The day without the last such answer, a misclick; if there is none, as it is."""
        at = max((at for at, each in enumerate(self.done) if each == done), default=len(self.done))
        return replace(self, done=self.done[:at] + self.done[at + 1 :])

    def with_lessons(self, taken: LessonProgress) -> Day:
        """The day with the lesson as far as it was taken."""
        lesson = next((lesson for lesson in all_lessons() if lesson.key == self.plan.lesson), None)
        if lesson is None:
            return replace(self, taught=())
        left, wrong = steps_left(lesson, taken), taken.wrong.get(lesson.key, ())
        taught = [False if step in wrong else None if step in left else True for step in self.plan.steps]
        return replace(self, taught=tuple(taught))


class Days:
    """Storage for today, which all windows of a profile share. `now` gives seconds since 1970.

    Data of another day is dropped.
    """

    def __init__(self, store: Values, now: Callable[[], float]) -> None:
        self._store, self._now = store, now

    @property
    def day(self) -> Day | None:
        """Today's plan, if there is one."""
        day, date = _read(self._store.get(_TODAY))
        return day if date == self._today() else None

    def keep(self, day: Day) -> None:
        """Store today's plan and answers: they survive a restart."""
        self._store.set_all({_TODAY: self._stored(day)})

    def add(self, day: Day, done: Done) -> Day:
        """Store an answer of a window that asks the plan of `day`; returns it with this answer and all others to it.

        Another window may have answered the same question, or begun another plan: then the answer counts there beside
        the questions of the plan.
        """

        def added(stored: Day) -> Day:
            is_open = stored.plan == day.plan and done.task not in {each.task for each in stored.done}
            return stored.after(done if is_open else replace(done, task=None))

        return self._changed(day, added, day.after(done))

    def remove_last(self, day: Day) -> Day:
        """Take the last answer of `day`, which `add` returned, back."""
        done = day.done[-1]

        def removed(stored: Day) -> Day:
            return stored.without(done if stored.plan == day.plan else replace(done, task=None))

        return self._changed(day, removed, day.without(done))

    def _changed(self, day: Day, change: Callable[[Day], Day], alone: Day) -> Day:
        """The stored day of the same plan once it is changed; `alone` where another plan has answers of today."""

        def changed(data: Any) -> dict[str, Any]:
            stored, date = _read(data)
            stays = stored is not None and (stored.plan == day.plan or (stored.done and date == self._today()))
            return self._stored(change(stored if stored is not None and stays else day))

        found, _ = _read(self._store.change(_TODAY, changed))
        return found if found is not None and found.plan == day.plan else alone

    def _stored(self, day: Day) -> dict[str, Any]:
        done = [[each.task, each.topic, each.game, each.right, each.error, each.back] for each in day.done]
        return {"date": self._today(), **plan_json(day.plan), "done": done}

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
