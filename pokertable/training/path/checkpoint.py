"""A checkpoint: ten new questions on the topics of a unit, in turn, of a fixed level, and no misses in between."""

from __future__ import annotations

import random
from typing import Final

from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import Request
from pokertable.training.learner.run import QuizRun
from pokertable.training.path.course import Course, Unit
from pokertable.training.path.kept import QUESTIONS
from pokertable.training.quiz.topics import topic_from

LEVEL: Final = 2
"""The level of its questions: the same for everybody, so that ten questions mean the same."""


class CheckpointRun(QuizRun):
    """Ten questions; the player gets no help before the answer."""

    helps = False

    def __init__(self, progress: Progress, course: Course, unit: Unit, seed: int) -> None:
        self.course, self.unit = course, unit
        self._turn = random.Random(seed)
        self._skills = list(course.skills(unit))
        self._left: list[tuple[str, str]] = []
        topics = [topic_from(key) for key in unit.topics]
        super().__init__(progress, topics, course.games, QUESTIONS, seed)

    def request(self) -> Request:
        """A new question; every topic and game comes once before any comes again."""
        if not self._left:
            self._left = self._turn.sample(self._skills, len(self._skills))
        topic, game = self._left.pop()
        level = min(LEVEL, topic_from(topic).hardest)
        return Request(topic_from(topic), game, level, None, self._turn.getrandbits(48))
