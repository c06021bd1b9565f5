"""Questions on the topics of a unit, each topic and game in turn; its practice."""

from __future__ import annotations

import random
from typing import Final

from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import Request, new_request
from pokertable.training.learner.run import QuizRun
from pokertable.training.path.course import Course, Unit
from pokertable.training.quiz.topics import DECIDE, topic_from

_PRACTISED: Final = 5
"""Least number of questions of a practice."""


class UnitRun(QuizRun):
    """`count` questions on a unit; every topic and game comes once before any comes again."""

    def __init__(self, progress: Progress, course: Course, unit: Unit, count: int, seed: int) -> None:
        self.course, self.unit = course, unit
        self._turn = random.Random(seed)
        self._skills = list(course.skills(unit))
        self._left: list[tuple[str, str]] = []
        self._themes_left: dict[str, list[str]] = {}
        topics = [topic_from(key) for key in course.topics(unit)]
        super().__init__(progress, topics, course.games, count, seed)

    def next_skill(self) -> tuple[str, str]:
        """The topic and game that come next."""
        if not self._left:
            self._left = self._turn.sample(self._skills, len(self._skills))
        return self._left.pop()

    def next_theme(self, game: str) -> str:
        """The theme of the next decision in a game: every one of the unit's comes once before any comes again."""
        left = self._themes_left.setdefault(game, [])
        if not left:
            themes = self.course.themes(self.unit, game)
            left += self._turn.sample(themes, len(themes))
        return left.pop()


class PracticeRun(UnitRun):
    """At least five questions at the player's level, with help, so that every skill of the unit is met."""

    def __init__(self, progress: Progress, course: Course, unit: Unit, seed: int) -> None:
        count = max(_PRACTISED, len(course.skills(unit)))
        super().__init__(progress, course, unit, count, seed)

    @property
    def leads_back(self) -> bool:
        """Whether it is over: the next step is on the path, and what was missed comes back by itself."""
        return self.over

    def request(self) -> Request:
        """A new question; decisions are of the unit's themes in turn."""
        key, game = self.next_skill()
        topic, seed = topic_from(key), self._turn.getrandbits(48)
        theme = self.next_theme(game) if key == DECIDE else ""
        level = self.progress.level(topic, game)
        return new_request(topic, game, level, seed, self.progress.asked_lately(), theme)
