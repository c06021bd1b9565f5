"""What to do today: some ten minutes of questions, what is due first, then the weakest skills. A value.

The weakest: of each skill it is counted how many of a hundred answers of the last 30 days were wrong; of a decision,
how many the review calls worse than fine. A skill ranks by what that is at least (`Rate.at_least`, one standard error
below), so that a few unlucky answers do not make it the weakest, nor many good ones hide it. Skills of which fewer than
`LEAST` answers are kept are not ranked; they come after the others, in the order in which the quiz has its topics, the
easiest first.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, Final

from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import Request
from pokertable.training.learner.schedule import Miss
from pokertable.training.quiz.deals import QuizError
from pokertable.training.quiz.topics import topic_from, topics
from pokertable.training.rate import Rate

LEAST: Final = 5
"""Answers from which on a skill is ranked."""


class Area(Enum):
    """What is trained."""

    READING = "reading"
    READS = "reads"
    DECISIONS = "decisions"


@dataclass(frozen=True, slots=True)
class TrainedSkill:
    """Something that is trained in a game: by questions of these `topics`, the keys of the quiz's."""

    area: Area
    topics: tuple[str, ...]
    game: str
    rate: Rate = field(default_factory=Rate)

    @property
    def is_ranked(self) -> bool:
        """Whether so much is known of it that it is compared."""
        return self.rate.asked >= LEAST


def skills(
    progress: Progress, decided: Iterable[tuple[str, ReviewedDecision]], games: Sequence[str]
) -> list[TrainedSkill]:
    """All skills in these games, the weakest first; those not ranked after them, the easiest first.

    `decided`: reviewed decisions of the last 30 days with their games.
    """
    found = []
    for topic in topics():
        for game in games:
            if game in topic.games:
                score = progress.score(topic, game)
                area = Area.READING if topic.find is None else Area.READS
                found.append(TrainedSkill(area, (topic.key,), game, Rate(score.asked - score.right, score.asked)))
    found += _decisions(decided, games)
    ranked = [skill for skill in found if skill.is_ranked]
    ranked.sort(key=lambda skill: -skill.rate.at_least)
    return ranked + [skill for skill in found if not skill.is_ranked]


def _decisions(decided: Iterable[tuple[str, ReviewedDecision]], games: Sequence[str]) -> list[TrainedSkill]:
    """What was decided, game by game, drilled by what cost most there; without a mistake there is nothing to drill."""
    by_game: dict[str, list[ReviewedDecision]] = {}
    for game, decision in decided:
        by_game.setdefault(game, []).append(decision)
    found = []
    for game in games:
        decisions = by_game.get(game, [])
        bad = [each for each in decisions if each.kind]
        if bad:
            worst = max(bad, key=lambda each: each.big_bets)
            asked = _drilled(worst.kind, game)
            if asked:
                found.append(TrainedSkill(Area.DECISIONS, asked, game, Rate(len(bad), len(decisions))))
    return found


def _drilled(kind: str, game: str) -> tuple[str, ...]:
    """Keys of the topics that drill this kind of loss, as a review names it, as far as they are asked in the game."""
    from pokertable.training.review.why import drilled  # late: its neighbours load the arrays

    return tuple([key for key in drilled(kind) if game in topic_from(key).games])


SECONDS: Final = 600
"""How long all of it takes, about."""
_DUE_SECONDS: Final = 420
"""What is due leaves some time for the weakest skill, however much it is."""
_SKILL_SECONDS: Final = 300
"""No skill takes longer: then comes the next weakest."""
_OF_CARDS, _OF_A_HAND = 30, 75
"""Seconds that a question takes, about: of cards, and of a hand that has to be followed."""


@dataclass(frozen=True, slots=True)
class Task:
    """One question: the `miss` of this number that is due, or a new one for a `skill` of the plan, by its place."""

    topic: str
    game: str
    seed: int
    miss: int | None = None
    skill: int | None = None

    @property
    def seconds(self) -> int:
        """How long it takes, about."""
        return _OF_CARDS if topic_from(self.topic).find is None else _OF_A_HAND


@dataclass(frozen=True, slots=True)
class Plan:
    """The questions in order, and the skills that those which are not due are about, the weakest first."""

    tasks: tuple[Task, ...] = ()
    skills: tuple[TrainedSkill, ...] = ()

    @property
    def due(self) -> tuple[Task, ...]:
        """Those that come back."""
        return tuple([task for task in self.tasks if task.miss is not None])

    @property
    def seconds(self) -> int:
        """How long all of it takes, about."""
        return sum(task.seconds for task in self.tasks)


def plan(
    progress: Progress, decided: Iterable[tuple[str, ReviewedDecision]], games: Sequence[str], rng: random.Random
) -> Plan:
    """What to do now.

    What is due, in any game, the longest due first, up to seven of the ten minutes; then new questions on the weakest
    skills of these `games` (`weakest` has the rule), none for more than five minutes.
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
    """The plan with what has come due since it was made at its end; no miss is asked twice in one plan."""
    asked = {task.miss for task in kept.tasks}
    fresh = [_due(miss, rng) for miss in progress.due_today() if miss.number not in asked]
    return replace(kept, tasks=(*kept.tasks, *fresh)) if fresh else kept


def _due(miss: Miss, rng: random.Random) -> Task:
    return Task(miss.topic.key, str(miss.deal["game"]), rng.getrandbits(48), miss=miss.number)


def _asked(skill: TrainedSkill, place: int, seconds: int, rng: random.Random) -> list[Task]:
    """Questions on a skill that take no longer than so many seconds, its topics in turn."""
    found: list[Task] = []
    while True:
        key = skill.topics[len(found) % len(skill.topics)]
        task = Task(key, skill.game, rng.getrandbits(48), skill=place)
        seconds -= task.seconds
        if seconds < 0:
            return found
        found.append(task)


def request_of(task: Task, progress: Progress) -> Request:
    """The question to prepare, a new one at the level that fits by now; a miss that waits no more is asked anew."""
    topic = topic_from(task.topic)
    miss = None if task.miss is None else progress.miss(task.miss)
    level = 0 if miss is not None else progress.skill(topic, task.game).level(topic.hardest)
    return Request(topic, task.game, level, miss, task.seed)


# As plain JSON values


def plan_json(kept: Plan) -> dict[str, Any]:
    """As plain JSON values."""
    return {
        "tasks": [[task.topic, task.game, task.seed, task.miss, task.skill] for task in kept.tasks],
        "skills": [
            [skill.area.value, list(skill.topics), skill.game, skill.rate.wrong, skill.rate.asked]
            for skill in kept.skills
        ],
    }


def plan_from_json(data: Any) -> Plan | None:
    """What was written down; None if it is damaged, or of topics and games that are not there any more."""
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
