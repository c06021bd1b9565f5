"""A missed question, kept until it is read well, and its return dates.

The dates come from the FSRS scheduler, with a guard against wrong clocks. After a right answer the interval is in whole
days; a fresh miss returns after ten minutes. A review dated in the future, or further back than the longest interval,
is the clock's fault: the remaining time is kept, the date is moved.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from fsrs import Card as Memory
from fsrs import Rating, Scheduler, State

from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.deals import QuizError, deal_from_json
from pokertable.training.quiz.errors import OUT_OF_TIME, ErrorKind
from pokertable.training.quiz.question import AnyQuestion, AnyReply
from pokertable.training.quiz.topic import AnyTopic
from pokertable.training.quiz.topics import topic_from


@dataclass(frozen=True, slots=True)
class Miss:
    """A missed question with the answer given, the error, and the return date. `number` is its id."""

    number: int
    topic: AnyTopic
    deal: dict[str, Any]
    wrong: Any
    error: ErrorKind
    due: Due

    def question(self) -> tuple[AnyQuestion, Answer | None]:
        """The question again and the wrong answer; raises `QuizError` if the stored deal makes none."""
        question = self.topic.rebuilt(deal_from_json(self.deal))
        return question, None if self.error == OUT_OF_TIME else question.topic.stored_answer(question.deal, self.wrong)

    def json(self) -> dict[str, Any]:
        """The miss in plain JSON values."""
        return {
            "topic": self.topic.key,
            "deal": self.deal,
            "wrong": self.wrong,
            "error": self.error.key,
            "due": self.due.json(),
        }


def miss_of(reply: AnyReply, number: int, due: Due) -> Miss:
    """A wrong answer as a miss."""
    assert reply.error is not None, "it was wrong"
    return Miss(number, reply.question.topic, reply.question.deal.json(), reply.json(), reply.error, due)


def miss_from_json(number: int, data: object) -> Miss | None:
    """The miss of `json`, None if it is damaged."""
    if not isinstance(data, dict):
        return None
    try:
        due = due_from_json(data["due"])
        deal = data["deal"]
        topic = topic_from(data["topic"])
        error = topic.error(data["error"])
        if due is None or error is None or not isinstance(deal, dict):
            return None
        return Miss(number, topic, deal, data["wrong"], error, due)
    except (KeyError, TypeError, QuizError):
        return None


LONGEST_DAYS: Final = 180
AGAIN_AFTER: Final = timedelta(minutes=10)
_SLACK: Final = timedelta(hours=26)
"""Largest difference between the clocks of a traveller."""
_EARLIEST, _LATEST = datetime(2000, 1, 1, tzinfo=UTC), datetime(9000, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Due:
    """The memory of one miss: FSRS's numbers, the last time asked and the due time (UTC)."""

    memory: dict[str, Any]
    asked: datetime
    due: datetime

    def json(self) -> dict[str, Any]:
        """The memory in plain JSON values."""
        return dict(self.memory)


def time_of(seconds: float) -> datetime:
    """The date and time of seconds since 1970, limited to the calendar's range."""
    try:
        return max(_EARLIEST, min(datetime.fromtimestamp(seconds, UTC), _LATEST))
    except (OverflowError, OSError, ValueError):
        return _LATEST if seconds > 0 else _EARLIEST


def missed(now: datetime) -> Due:
    """The memory of a new miss."""
    memory = Memory(card_id=1, due=now)
    return _rated(memory, Rating.Again, now)


def answered(due: Due, now: datetime, *, right: bool) -> Due:
    """The memory after the miss was asked again."""
    mended = mend(due, now)
    memory = Memory.from_dict(mended.memory)  # type: ignore[arg-type]  # checked when it was read
    return _rated(memory, Rating.Good if right else Rating.Again, now)


def mend(due: Due, now: datetime) -> Due:
    """The memory with dates that fit the clock."""
    interval = min(due.due - due.asked, timedelta(days=LONGEST_DAYS))
    asked = due.asked
    if asked > now + _SLACK:
        asked = now  # the clock was ahead when it was asked, or is behind now
    elif now - asked > timedelta(days=2 * LONGEST_DAYS):
        asked = now - timedelta(days=2 * LONGEST_DAYS)
    if asked == due.asked and asked + interval == due.due:
        return due
    memory = {**due.memory, "last_review": asked.isoformat(), "due": (asked + interval).isoformat()}
    return Due(memory, asked, asked + interval)


def due_from_json(data: object) -> Due | None:
    """The memory of `json`, None if it is damaged."""
    try:
        memory = Memory.from_dict(data)  # type: ignore[arg-type]  # anything wrong with it raises
        if memory.last_review is None or memory.due.tzinfo is None or memory.last_review.tzinfo is None:
            return None
        if not (_EARLIEST <= memory.last_review <= _LATEST and memory.due >= _EARLIEST and _is_sound(memory)):
            return None
        return Due(dict(memory.to_dict()), memory.last_review, memory.due)
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
        return None


def _is_sound(memory: Memory) -> bool:
    """Whether the scheduler can go on from these figures; every memory of ours was reviewed."""
    stability, difficulty, step = memory.stability, memory.difficulty, memory.step
    if stability is None or difficulty is None:
        return False
    is_step = step is None if memory.state is State.Review else type(step) is int and 0 <= step <= _MOST_STEPS
    return is_step and 0 < stability <= _MOST_STABLE_DAYS and 1 <= difficulty <= 10


def _rated(memory: Memory, rating: Rating, now: datetime) -> Due:
    reviewed, _ = _SCHEDULER.review_card(memory, rating, now)
    assert reviewed.last_review is not None
    return Due(dict(reviewed.to_dict()), reviewed.last_review, reviewed.due)


_MOST_STEPS: Final = 9
_MOST_STABLE_DAYS: Final = 10**6
_SCHEDULER: Final = Scheduler(
    learning_steps=(AGAIN_AFTER,),
    relearning_steps=(AGAIN_AFTER,),
    maximum_interval=LONGEST_DAYS,
    enable_fuzzing=False,
)
