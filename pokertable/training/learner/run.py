"""A session: a number of questions, one after another, each stored as soon as it is answered."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import ClassVar

from pokertable.training.learner.progress import Progress
from pokertable.training.learner.rating import Rating
from pokertable.training.learner.request import Prepared, Request, next_request
from pokertable.training.learner.schedule import Miss
from pokertable.training.learner.skill import TopicSkill
from pokertable.training.quiz.answers import Answer
from pokertable.training.quiz.deals import QuizError
from pokertable.training.quiz.question import AnyReply, Reply
from pokertable.training.quiz.topic import AnyTopic


@dataclass(frozen=True, slots=True)
class Outcome:
    """An answer and its consequences.

    `waits`: the miss that returns because of it; `before`, `ratings`: skill and ratings before it, its topic's first.
    """

    prepared: Prepared
    reply: AnyReply
    waits: Miss | None
    before: TopicSkill
    ratings: Mapping[str, Rating]

    @property
    def rating(self) -> Rating:
        """The rating in its topic before it."""
        return next(iter(self.ratings.values()))

    @property
    def comes_back(self) -> timedelta | None:
        """Time until it returns, None if it does not."""
        return None if self.waits is None else self.waits.due.due - self.waits.due.asked

    def is_asked_again_in(self, later: Outcome) -> bool:
        """Whether this answer's miss returned with that later one, which now sets the date."""
        miss = later.prepared.miss
        return self.waits is not None and miss is not None and miss.number == self.waits.number


class QuizRun:
    """`count` questions from these topics and games, of a `theme` if given. Raises `QuizError` if no topic fits.

    `helps`: whether there may be help before the answer.
    """

    helps: ClassVar[bool] = True
    to_pass: ClassVar[int] = 0
    """Right answers that pass it, 0: it is no test."""

    def __init__(
        self,
        progress: Progress,
        topics: Sequence[AnyTopic],
        games: Sequence[str],
        count: int,
        seed: int,
        theme: str = "",
    ) -> None:
        if count < 1:
            raise QuizError(f"{count} questions: expected 1 or more")
        self.progress = progress
        self.count = count
        self.topics = tuple(topics)
        self.games = tuple(games)
        self.theme = theme
        self._rng = random.Random(seed)
        self._requests: list[Request] = []
        self.outcomes: list[Outcome] = []
        self.asked: Prepared | None = None
        """The question on the screen, or the last one."""
        self.first = self.request()
        """The first request."""

    def request(self) -> Request:
        """The next request to prepare."""
        request = next_request(self.progress, self.topics, self.games, self._rng, self._requests, self.theme)
        self._requests.append(request)
        return request

    def ask_again(self) -> None:
        """Ask the last answer again at once, in place of a later question; after the last question as an extra one."""
        if self.over:
            self.count += 1

    @property
    def can_ask_again(self) -> bool:
        """Whether an answered question may be asked again at once."""
        return not self.is_test

    @property
    def is_test(self) -> bool:
        """Whether it is passed or failed: every answer stands once its verdict is displayed."""
        return self.to_pass > 0

    @property
    def leads_back(self) -> bool:
        """Whether the session was a step of the path, and the next one is to be taken."""
        return False

    @property
    def marks(self) -> Sequence[bool]:
        """Whether each answer was right, earlier ones of the same plan included."""
        return [outcome.reply.right for outcome in self.outcomes]

    @property
    def total(self) -> int:
        """Number of questions, earlier ones of the same plan included."""
        return self.count

    def place(self, *, answered: bool) -> int:
        """The number of the current question among the `total`, or of the last answered one."""
        return min(len(self.marks) + (not answered), self.total)

    @property
    def number(self) -> int:
        """The number of the current question, counted from 1."""
        return len(self.outcomes) + 1

    @property
    def over(self) -> bool:
        """Whether all questions are answered."""
        return len(self.outcomes) >= self.count

    def answer(self, prepared: Prepared, given: Answer | None, *, hinted: bool = False) -> Outcome:
        """Grade and store an answer; None: time ran out. `hinted`: a hint was asked for before it."""
        reply: AnyReply = Reply(prepared.question, given, hinted)
        before = self.progress.skill(reply.question.topic, reply.question.game)
        ratings = self.progress.ratings(reply.question)
        outcome = Outcome(prepared, reply, self.progress.answered(reply, prepared.miss), before, ratings)
        self.outcomes.append(outcome)
        return outcome

    def take_back(self) -> Outcome:
        """Undo the last answer, a misclick: the question is asked again."""
        outcome = self.outcomes.pop()
        self.progress.take_back(outcome.reply, outcome.before, outcome.ratings, outcome.prepared.miss, outcome.waits)
        return outcome

    @property
    def right(self) -> int:
        """Number of right answers."""
        return sum(outcome.reply.right for outcome in self.outcomes)


class RetryRun(QuizRun):
    """These misses once more, at once, each with other cards. `theme`: that of the session which they were made in."""

    def __init__(self, progress: Progress, misses: Sequence[Miss], seed: int, theme: str = "") -> None:
        self._misses = list(misses)
        topics = list(dict.fromkeys(miss.topic for miss in misses))
        games = list(dict.fromkeys(str(miss.deal["game"]) for miss in misses))
        super().__init__(progress, topics, games, len(misses), seed, theme)

    def request(self) -> Request:
        """The next miss in its latest form; new questions of its topics once none is left."""
        while self._misses:
            miss = self.progress.miss(self._misses.pop(0).number)
            if miss is not None:
                return Request(miss.topic, str(miss.deal["game"]), 0, miss, self._rng.getrandbits(48))
        return super().request()
