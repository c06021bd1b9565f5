"""A session: so many questions, one after the other, each kept as soon as it is answered."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta

from pokertable.training.learner.progress import Progress
from pokertable.training.learner.request import Prepared, Request, next_request
from pokertable.training.learner.schedule import Miss
from pokertable.training.learner.skill import TopicSkill
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.asking import Grade, grade
from pokertable.training.quiz.deals import QuizError
from pokertable.training.quiz.question import Topic


@dataclass(frozen=True, slots=True)
class Outcome:
    """An answer and what followed. `waits`: the miss that comes back because of it; `before`: the skill before it."""

    prepared: Prepared
    given: Answer | None
    grade: Grade
    waits: Miss | None
    before: TopicSkill

    @property
    def comes_back(self) -> timedelta | None:
        """How long until it comes back, None if it does not."""
        return None if self.waits is None else self.waits.due.due - self.waits.due.asked

    def is_asked_again_in(self, later: Outcome) -> bool:
        """Whether the miss of this answer came back with that later one, which says now when it comes back."""
        miss = later.prepared.miss
        return self.waits is not None and miss is not None and miss.number == self.waits.number


class QuizRun:
    """`count` questions out of these topics and games. Raises `QuizError` if none of the topics fits."""

    def __init__(
        self, progress: Progress, topics: Sequence[Topic], games: Sequence[str], count: int, seed: int
    ) -> None:
        if count < 1:
            raise QuizError(f"{count} questions: expected 1 or more")
        self.progress = progress
        self.count = count
        self.topics = tuple(topics)
        self.games = tuple(games)
        self._rng = random.Random(seed)
        self._requests: list[Request] = []
        self.outcomes: list[Outcome] = []
        self.asked: Prepared | None = None
        """The question on the screen, or the last one."""
        self.first = self.request()
        """The first request."""

    def request(self) -> Request:
        """What to prepare next."""
        request = next_request(self.progress, self.topics, self.games, self._rng, self._requests)
        self._requests.append(request)
        return request

    def ask_again(self) -> None:
        """The last answer is asked again at once, in place of a later question; after the last one besides."""
        if self.over:
            self.count += 1

    @property
    def number(self) -> int:
        """The question that is asked now, counted from 1."""
        return len(self.outcomes) + 1

    @property
    def over(self) -> bool:
        """Whether all questions are answered."""
        return len(self.outcomes) >= self.count

    def answer(self, prepared: Prepared, given: Answer | None) -> Outcome:
        """Grade and keep an answer; None: the time ran out."""
        question = prepared.question
        graded = grade(question, given)
        before = self.progress.skill(question.topic, question.game)
        waits = self.progress.answered(question, given, graded, prepared.miss)
        outcome = Outcome(prepared, given, graded, waits, before)
        self.outcomes.append(outcome)
        return outcome

    def take_back(self) -> Outcome:
        """The last answer was a misclick: the question is asked again."""
        outcome = self.outcomes.pop()
        asked = outcome.prepared
        self.progress.take_back(asked.question, outcome.given, outcome.grade, outcome.before, asked.miss, outcome.waits)
        return outcome

    @property
    def right(self) -> int:
        """How many were right."""
        return sum(outcome.grade.right for outcome in self.outcomes)
