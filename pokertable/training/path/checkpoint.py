"""A checkpoint: ten new questions on the topics of a unit, in turn, of a fixed level, and no misses in between."""

from __future__ import annotations

import random
from typing import Final

from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import Request, new_request
from pokertable.training.learner.run import QuizRun
from pokertable.training.path.course import Course, Unit
from pokertable.training.path.kept import QUESTIONS
from pokertable.training.quiz.topics import DECIDE, topic_from

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
        self._here: set[str] = set()
        """The decisions of this checkpoint."""
        topics = [topic_from(key) for key in course.topics(unit)]
        super().__init__(progress, topics, course.games, QUESTIONS, seed)

    def request(self) -> Request:
        """A new question; every topic and game comes once before any comes again."""
        if not self._left:
            self._left = self._turn.sample(self._skills, len(self._skills))
        topic, game = self._left.pop()
        level, themes = min(LEVEL, topic_from(topic).hardest), self.course.themes(self.unit, game)
        theme = self._turn.choice(themes) if topic == DECIDE else ""
        asked = self.progress.asked_lately() | self._here
        request = new_request(topic_from(topic), game, level, self._turn.getrandbits(48), asked, theme)
        if request.deal is not None:
            self._here.add(topic_from(topic).name_of(request.deal))
        return request
