"""How far the player has come in a course: each unit's lessons, checkpoint and share of right answers; what is next.

Nothing is locked: "here" is the first unit that is not passed. A unit is passed by its checkpoint, one that asks no
questions by its lessons.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.scores import Score
from pokertable.training.path.course import Course, Kind, Unit, all_courses
from pokertable.training.path.kept import TO_PASS, Kept
from pokertable.training.quiz.topics import topic_from

HANDS: Final = 20
"""Reviewed hands of the unit "Play"."""
MOST_LOST: Final = 0.03
"""Greatest mean loss per decision that passes it, as a share of the stake."""
ENOUGH: Final = 10
"""Least number of answers before a share of right ones is shown."""


class Step(Enum):
    """Kinds of next steps."""

    LESSON = "lesson"
    PRACTICE = "practice"
    CHECKPOINT = "checkpoint"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class UnitStanding:
    """`done`: its lessons that are passed. `best`: most right answers in its checkpoint, or hands played so far.

    `score`: answers to its `topics` in the last 30 days, decisions by its themes; without topics it asks no questions.
    `practised`: each of them was asked in practice or in a checkpoint.
    """

    unit: Unit
    done: tuple[str, ...]
    best: int | None
    score: Score
    passed: bool
    topics: tuple[str, ...] = ()
    practised: bool = False

    @property
    def mastery(self) -> float | None:
        """Share of right answers; None before there are enough."""
        return self.score.right / self.score.asked if self.score.asked >= ENOUGH else None

    @property
    def next_lesson(self) -> str | None:
        """The first lesson that is not passed."""
        return next((key for key in self.unit.lessons if key not in self.done), None)

    @property
    def step(self) -> Step | None:
        """The next step; None if the unit is passed."""
        if self.passed:
            return None
        if self.next_lesson is not None:
            return Step.LESSON
        if self.unit.is_played:
            return Step.PLAY
        return Step.CHECKPOINT if self.practised else Step.PRACTICE


@dataclass(frozen=True, slots=True)
class CourseStanding:
    """The units of a course as they stand."""

    course: Course
    units: tuple[UnitStanding, ...]

    @property
    def here(self) -> UnitStanding | None:
        """The first unit that is not passed; None at the end of the course."""
        return next((unit for unit in self.units if not unit.passed), None)


Hands = Sequence[Sequence[ReviewedDecision]]
"""The reviewed decisions of hands, the oldest hand first."""


def standing(course: Course, lessons: Collection[str], progress: Progress, kept: Kept, hands: Hands) -> CourseStanding:
    """How far the player has come; `lessons` are passed, `hands` were played in the course's games and reviewed."""
    return CourseStanding(course, tuple([_unit(course, unit, lessons, progress, kept, hands) for unit in course.units]))


def course_of(kept: Kept, lessons: Collection[str]) -> Course:
    """The course that the player learns: the first steps until they are done, where everything is new."""
    courses = all_courses()
    first = courses[0]
    if kept.is_new and any(key not in lessons for unit in first.units for key in unit.lessons):
        return first
    main = next(course for course in courses if course.units[0].kind is not Kind.FIRST)
    return next((course for course in courses if course.key == kept.learns), main)


def _unit(
    course: Course, unit: Unit, lessons: Collection[str], progress: Progress, kept: Kept, hands: Hands
) -> UnitStanding:
    done = tuple([key for key in unit.lessons if key in lessons])
    scores = (progress.score(topic_from(topic), game, theme) for topic, game, theme in course.rated(unit))
    score = sum(scores, Score())
    if unit.is_played:
        best: int | None = len(clean(hands))
        passed = best == HANDS and mean_loss(clean(hands)) <= MOST_LOST
    else:
        best = kept.best(course, unit) if course.topics(unit) else None
        passed = best is not None and best >= TO_PASS if course.topics(unit) else len(done) == len(unit.lessons)
    practised = best is not None or kept.has_practised(course, unit)
    return UnitStanding(unit, done, best, score, passed, course.topics(unit), practised)


def clean(hands: Hands) -> Hands:
    """The last hands since a blunder, at most `HANDS` of them."""
    since = 0
    for at, decisions in enumerate(hands, 1):
        if any(decision.severity == "blunder" for decision in decisions):
            since = at
    return hands[since:][-HANDS:]


def mean_loss(hands: Hands) -> float:
    """Mean loss per decision as a share of its stake; reviews from before stakes were stored are left out."""
    shares = [
        max(0.0, decision.big_bets) / decision.stake for decisions in hands for decision in decisions if decision.stake
    ]
    return sum(shares) / len(shares) if shares else 0.0
