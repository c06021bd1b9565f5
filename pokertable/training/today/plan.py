"""Today's plan as a value: ten questions, of the next lesson, of what is due and of the weakest skills.

A skill's error rate is the percentage of wrong answers in the last 30 days; for decisions, of those the review rates
worse than fine. Skills are ranked by the lower bound of that rate (`Rate.at_least`, one standard error below), so that
a few unlucky answers do not make a skill the weakest, nor many good ones hide it. Skills with fewer than `LEAST`
answers are not ranked; they come after the others, in the order of the quiz's topics, the easiest first.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final

from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.training.explain.reasons import drilled
from pokertable.training.lab.course import LessonProgress, all_lessons, steps_left
from pokertable.training.lab.lesson import Lesson
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import Request, new_request
from pokertable.training.learner.schedule import Miss
from pokertable.training.learner.scores import Score
from pokertable.training.quiz.deals import QuizError
from pokertable.training.quiz.topics import DECIDE, topic_from, topics
from pokertable.training.rate import Rate
from pokertable.training.weigh.severity import kept_severity

LEAST: Final = 3
"""Least number of answers for a skill to be ranked."""


class Area(Enum):
    """Kind of training."""

    READING = "reading"
    READS = "reads"
    DECISIONS = "decisions"


@dataclass(frozen=True, slots=True)
class TrainedSkill:
    """A trainable skill in a game: asked by questions of these `topics`, keys of the quiz's topics."""

    area: Area
    topics: tuple[str, ...]
    game: str
    rate: Rate = field(default_factory=Rate)

    @property
    def is_ranked(self) -> bool:
        """Whether there are enough answers to compare the skill."""
        return self.rate.asked >= LEAST


def skills(
    progress: Progress, decided: Iterable[tuple[str, ReviewedDecision]], games: Sequence[str]
) -> list[TrainedSkill]:
    """All skills in these games, the weakest first; unranked ones after them, the easiest first.

    `decided`: reviewed decisions of the last 30 days with their games.
    """
    found = []
    for topic in topics():
        for game in games:
            if game in topic.games:
                area = Area.READS if topic.finds_deals else Area.READING
                found.append(TrainedSkill(area, (topic.key,), game, _wrong(progress.score(topic, game))))
    found += _decisions(progress, decided, games)
    ranked = [skill for skill in found if skill.is_ranked]
    ranked.sort(key=lambda skill: -skill.rate.at_least)
    return ranked + [skill for skill in found if not skill.is_ranked]


def _decisions(
    progress: Progress, decided: Iterable[tuple[str, ReviewedDecision]], games: Sequence[str]
) -> list[TrainedSkill]:
    """A decision skill for each game: by answers to the trainer and by one's own reviewed decisions.

    What a review could not settle is not counted: it is neither fine nor worse.
    It is asked by the trainer; where a game has no bank, by what drills the costliest kind of loss, if there is one.
    """
    by_game: dict[str, list[ReviewedDecision]] = {}
    for game, decision in decided:
        if kept_severity(decision) is not None:
            by_game.setdefault(game, []).append(decision)
    trainer, found = topic_from(DECIDE), []
    for game in games:
        decisions = by_game.get(game, [])
        bad = [each for each in decisions if each.kind]
        rate = Rate(len(bad), len(decisions))
        if game in trainer.games:
            rate += _wrong(progress.score(trainer, game))
            found.append(TrainedSkill(Area.DECISIONS, (DECIDE,), game, rate))
        elif bad:
            worst = max(bad, key=lambda each: each.big_bets)
            asked = tuple([key for key in drilled(worst.kind) if game in topic_from(key).games])
            if asked:
                found.append(TrainedSkill(Area.DECISIONS, asked, game, rate))
    return found


def _wrong(score: Score) -> Rate:
    return Rate(score.asked - score.right, score.asked)


QUESTIONS: Final = 10
"""Number of questions of a day, steps of a lesson included."""
_NEW: Final = 3
"""Least number of questions on the weakest skills: more is not due on one day."""
_MOST_OF_A_SKILL: Final = 5
"""Most questions on one skill; then the next weakest follows."""
_OF_CARDS, _OF_A_HAND, _OF_A_STEP = 30, 75, 40
"""Estimated seconds per question: about cards, about a hand that has to be followed, of a lesson."""


@dataclass(frozen=True, slots=True)
class Task:
    """One question: the due `miss` of this number, or a new one for a `skill` of the plan, by index."""

    topic: str
    game: str
    seed: int
    miss: int | None = None
    skill: int | None = None

    @property
    def seconds(self) -> int:
        """Estimated time, in seconds."""
        return _OF_A_HAND if topic_from(self.topic).finds_deals else _OF_CARDS


@dataclass(frozen=True, slots=True)
class Plan:
    """The questions in mixed order, the skills of those that are not due, and a lesson's `steps`, which come last.

    Steps are counted from 0; without a `lesson` there are none. The number of questions never changes.
    """

    tasks: tuple[Task, ...] = ()
    skills: tuple[TrainedSkill, ...] = ()
    lesson: str = ""
    steps: tuple[int, ...] = ()

    @property
    def due(self) -> tuple[Task, ...]:
        """The tasks that are returning misses."""
        return tuple([task for task in self.tasks if task.miss is not None])

    @property
    def seconds(self) -> int:
        """Estimated time for the plan, in seconds."""
        return sum(task.seconds for task in self.tasks) + _OF_A_STEP * len(self.steps)


def plan(
    progress: Progress,
    decided: Iterable[tuple[str, ReviewedDecision]],
    games: Sequence[str],
    rng: random.Random,
    lesson: Lesson | None = None,
    taken: LessonProgress | None = None,
) -> Plan:
    """The plan at this moment: ten questions.

    The steps of the next `lesson` that are not passed, so far `taken`; misses that are due in any game, the longest
    due first; and new questions on the weakest skills of these `games` (`skills` has the rule), at least three. Due and
    new ones are mixed, so that nobody knows which is which; those that are due later today come last.
    """
    taken = taken or LessonProgress()
    steps = () if lesson is None else steps_left(lesson, taken)
    room = max(_NEW, QUESTIONS - len(steps))
    due = progress.due_today()[: room - _NEW]
    tasks = [_due(miss, rng) for miss in due]
    chosen: list[TrainedSkill] = []
    for skill in skills(progress, decided, games):
        if len(tasks) >= room:
            break
        tasks += _asked(skill, len(chosen), min(room - len(tasks), _MOST_OF_A_SKILL), rng)
        chosen.append(skill)
    rng.shuffle(tasks)
    now = progress.due([miss.topic for miss in due], [str(miss.deal["game"]) for miss in due])
    later = {miss.number for miss in due} - {miss.number for miss in now}
    tasks.sort(key=lambda task: task.miss in later)
    return Plan(tuple(tasks), tuple(chosen), "" if lesson is None or not steps else lesson.key, steps)


def _due(miss: Miss, rng: random.Random) -> Task:
    return Task(miss.topic.key, str(miss.deal["game"]), rng.getrandbits(48), miss=miss.number)


def _asked(skill: TrainedSkill, place: int, count: int, rng: random.Random) -> list[Task]:
    """This number of questions on a skill, its topics in turn."""
    keys = [skill.topics[at % len(skill.topics)] for at in range(count)]
    return [Task(key, skill.game, rng.getrandbits(48), skill=place) for key in keys]


def request_of(task: Task, progress: Progress, asked: Collection[str] = ()) -> Request:
    """The question to prepare: a new one at the present fitting level; a deleted miss is replaced by a new question.

    `asked`: names of subjects counted beforehand that are not asked again.
    """
    topic = topic_from(task.topic)
    miss = None if task.miss is None else progress.miss(task.miss)
    level = 0 if miss is not None else progress.level(topic, task.game)
    if miss is None:
        return new_request(topic, task.game, level, task.seed, progress.asked_lately() | set(asked))
    return Request(topic, task.game, level, miss, task.seed)


# As plain JSON values


def plan_json(kept: Plan) -> dict[str, Any]:
    """The plan in plain JSON values."""
    return {
        "tasks": [[task.topic, task.game, task.seed, task.miss, task.skill] for task in kept.tasks],
        "skills": [
            [skill.area.value, list(skill.topics), skill.game, skill.rate.wrong, skill.rate.asked]
            for skill in kept.skills
        ],
        "lesson": kept.lesson,
        "steps": list(kept.steps),
    }


def plan_from_json(data: Any) -> Plan | None:
    """The plan of `plan_json`; None if it is damaged, or its topics or games no longer exist."""
    try:
        tasks = tuple([_task(entry) for entry in data["tasks"]])
        steps = tuple([_whole(step) for step in data["steps"]])
        found = Plan(tasks, tuple([_skill(entry) for entry in data["skills"]]), _lesson(data["lesson"], steps), steps)
    except (KeyError, TypeError, ValueError, QuizError):
        return None
    return found if all(task.skill is None or 0 <= task.skill < len(found.skills) for task in tasks) else None


def _task(entry: Any) -> Task:
    topic, game, seed, miss, skill = entry
    _whole(seed)
    for value in (miss, skill):
        if value is not None:
            _whole(value)
    _known(topic, game)
    return Task(topic, game, seed, miss, skill)


def _lesson(key: Any, steps: Sequence[int]) -> str:
    lesson = next((lesson for lesson in all_lessons() if lesson.key == key), None)
    if not (lesson is None and key == "" and not steps) and (lesson is None or max(steps) >= len(lesson.steps)):
        raise ValueError(f"lesson {key!r}: no steps {steps}")
    return str(key)


def _skill(entry: Any) -> TrainedSkill:
    area, keys, game, wrong, asked = entry
    for key in keys:
        _known(key, game)
    if not keys or not 0 <= _whole(wrong) <= _whole(asked):
        raise ValueError(f"{entry}: expected topics, and no more wrong than asked")
    return TrainedSkill(Area(area), tuple(keys), game, Rate(wrong, asked))


def _known(topic: Any, game: Any) -> None:
    if not isinstance(topic, str) or game not in topic_from(topic).games:
        raise ValueError(f"topic {topic!r} in game {game!r}: it is not asked")


def _whole(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise ValueError(f"{value!r}: expected a whole number")
    return value
