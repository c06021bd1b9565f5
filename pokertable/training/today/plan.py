"""Today's plan as a value: about ten minutes of questions, due ones first, then the weakest skills.

A skill's error rate is the percentage of wrong answers in the last 30 days; for decisions, of those the review rates
worse than fine. Skills are ranked by the lower bound of that rate (`Rate.at_least`, one standard error below), so that
a few unlucky answers do not make a skill the weakest, nor many good ones hide it. Skills with fewer than `LEAST`
answers are not ranked; they come after the others, in the order of the quiz's topics, the easiest first.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, Final

from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import Request, new_request
from pokertable.training.learner.schedule import Miss
from pokertable.training.quiz.deals import QuizError
from pokertable.training.quiz.topics import topic_from, topics
from pokertable.training.rate import Rate
from pokertable.training.review.reasons import drilled

LEAST: Final = 5
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
                score = progress.score(topic, game)
                area = Area.READS if topic.finds_deals else Area.READING
                found.append(TrainedSkill(area, (topic.key,), game, Rate(score.asked - score.right, score.asked)))
    found += _decisions(decided, games)
    ranked = [skill for skill in found if skill.is_ranked]
    ranked.sort(key=lambda skill: -skill.rate.at_least)
    return ranked + [skill for skill in found if not skill.is_ranked]


def _decisions(decided: Iterable[tuple[str, ReviewedDecision]], games: Sequence[str]) -> list[TrainedSkill]:
    """Decision skills game by game, drilled by the costliest kind of loss there; none without a mistake."""
    by_game: dict[str, list[ReviewedDecision]] = {}
    for game, decision in decided:
        by_game.setdefault(game, []).append(decision)
    found = []
    for game in games:
        decisions = by_game.get(game, [])
        bad = [each for each in decisions if each.kind]
        if bad:
            worst = max(bad, key=lambda each: each.big_bets)
            asked = tuple([key for key in drilled(worst.kind) if game in topic_from(key).games])
            if asked:
                found.append(TrainedSkill(Area.DECISIONS, asked, game, Rate(len(bad), len(decisions))))
    return found


SECONDS: Final = 600
"""Estimated time for the plan, in seconds."""
_DUE_SECONDS: Final = 420
"""Most time for due questions, in seconds: the rest is for the weakest skill."""
_SKILL_SECONDS: Final = 300
"""Most time for one skill, in seconds; then the next weakest follows."""
_OF_CARDS, _OF_A_HAND = 30, 75
"""Estimated seconds per question: about cards, and about a hand that has to be followed."""


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
    """The questions in order, and the skills of those that are not due, the weakest first."""

    tasks: tuple[Task, ...] = ()
    skills: tuple[TrainedSkill, ...] = ()

    @property
    def due(self) -> tuple[Task, ...]:
        """The tasks that are returning misses."""
        return tuple([task for task in self.tasks if task.miss is not None])

    @property
    def seconds(self) -> int:
        """Estimated time for the plan, in seconds."""
        return sum(task.seconds for task in self.tasks)


def plan(
    progress: Progress, decided: Iterable[tuple[str, ReviewedDecision]], games: Sequence[str], rng: random.Random
) -> Plan:
    """The plan at this moment.

    First due misses in any game, the longest due first, up to seven of the ten minutes; then new questions on the
    weakest skills of these `games` (`skills` has the rule), at most five minutes for each.
    """
    tasks = [_due(miss, rng) for miss in progress.due_today()]
    while sum(task.seconds for task in tasks) > _DUE_SECONDS:
        tasks.pop()
    left = SECONDS - sum(task.seconds for task in tasks)
    chosen: list[TrainedSkill] = []
    for skill in skills(progress, decided, games):
        asked = _asked(skill, len(chosen), min(left, _SKILL_SECONDS), rng)
        if asked:
            tasks += asked
            chosen.append(skill)
            left -= sum(task.seconds for task in asked)
        if left < _OF_CARDS:
            break
    return Plan(tuple(tasks), tuple(chosen))


def with_due(kept: Plan, progress: Progress, rng: random.Random) -> Plan:
    """The plan, extended by misses that have come due since; no miss is asked twice in one plan."""
    asked = {task.miss for task in kept.tasks}
    fresh = [_due(miss, rng) for miss in progress.due_today() if miss.number not in asked]
    return replace(kept, tasks=(*kept.tasks, *fresh)) if fresh else kept


def _due(miss: Miss, rng: random.Random) -> Task:
    return Task(miss.topic.key, str(miss.deal["game"]), rng.getrandbits(48), miss=miss.number)


def _asked(skill: TrainedSkill, place: int, seconds: int, rng: random.Random) -> list[Task]:
    """Questions on a skill within this number of seconds, its topics in turn."""
    found: list[Task] = []
    while True:
        key = skill.topics[len(found) % len(skill.topics)]
        task = Task(key, skill.game, rng.getrandbits(48), skill=place)
        seconds -= task.seconds
        if seconds < 0:
            return found
        found.append(task)


def request_of(task: Task, progress: Progress) -> Request:
    """The question to prepare: a new one at the present fitting level; a deleted miss is replaced by a new question."""
    topic = topic_from(task.topic)
    miss = None if task.miss is None else progress.miss(task.miss)
    level = 0 if miss is not None else progress.level(topic, task.game)
    if miss is None:
        return new_request(topic, task.game, level, task.seed, progress.asked_lately())
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
    }


def plan_from_json(data: Any) -> Plan | None:
    """The plan of `plan_json`; None if it is damaged, or its topics or games no longer exist."""
    try:
        tasks = tuple([_task(entry) for entry in data["tasks"]])
        found = Plan(tasks, tuple([_skill(entry) for entry in data["skills"]]))
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
