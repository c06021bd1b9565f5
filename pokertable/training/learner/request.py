"""What to ask next: what is due first, then the skill that is weakest, at the level that fits it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pokertable.model.games import CATALOGUE
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.schedule import Miss
from pokertable.training.quiz.asking import ask
from pokertable.training.quiz.deals import QuizError
from pokertable.training.quiz.disguise import disguised
from pokertable.training.quiz.question import Question, Topic

_FLOOR: Final = 0.08
"""The share that a perfect skill keeps, so that it is not forgotten."""


@dataclass(frozen=True, slots=True)
class Request:
    """A question to be prepared: a miss that comes back, or a new one of this topic, game and level."""

    topic: Topic
    game: str
    level: int
    miss: Miss | None
    seed: int


@dataclass(frozen=True, slots=True)
class Prepared:
    """A question that is ready, and the request it answers; `miss` is None if it could not come back."""

    question: Question
    request: Request
    miss: Miss | None


def next_request(
    progress: Progress,
    topics: Sequence[Topic],
    games: Sequence[str],
    rng: random.Random,
    asked: Sequence[Request] = (),
) -> Request:
    """The next question to prepare; `asked` are those of this session, and those being prepared.

    Every second question at most is a miss that is due. The others fall on a topic and game with a chance that grows
    with what is missing to its strength. Raises `QuizError` if no topic fits one of the games.
    """
    skills = [(topic, game) for topic in topics for game in games if game in topic.games]
    if not skills:
        raise QuizError(
            "topics {names}: none of them is asked in {games}",
            names=", ".join(topic.key for topic in topics),
            games=", ".join(games),
        )
    seed = rng.getrandbits(48)
    known = {request.miss.number for request in asked if request.miss is not None}
    due = [miss for miss in progress.due(topics, games) if miss.number not in known]
    if due and not (asked and asked[-1].miss is not None):
        miss = due[0]
        return Request(miss.topic, str(miss.deal["game"]), 0, miss, seed)
    weights = [_FLOOR + (1 - progress.skill(topic, game).strength) ** 2 for topic, game in skills]
    topic, game = rng.choices(skills, weights)[0]
    return Request(topic, game, progress.skill(topic, game).level(topic.hardest), None, seed)


def prepare(request: Request) -> Prepared:
    """The question of a request; slow enough for a worker thread, and fit for one: it touches nothing but itself."""
    rng = random.Random(request.seed)
    if request.miss is not None:
        try:
            question, wrong = request.miss.question()
            return Prepared(disguised(question, wrong, rng), request, request.miss)
        except QuizError:
            pass  # stored by another version, or no disguise: a new question of the topic takes its place
    return Prepared(ask(request.topic, CATALOGUE[request.game], rng, request.level or 1), request, None)
