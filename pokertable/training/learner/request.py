"""The next question: due misses first, then the weakest skill, at a fitting level."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from pokertable.model.games import CATALOGUE
from pokertable.training.learner.progress import Progress
from pokertable.training.learner.schedule import Miss
from pokertable.training.quiz.deals import AnyDeal, QuizError
from pokertable.training.quiz.question import AnyQuestion
from pokertable.training.quiz.topic import AnyTopic

_FLOOR: Final = 0.08
"""Least weight of a skill: a perfect skill keeps it, so that it is still asked."""


@dataclass(frozen=True, slots=True)
class Request:
    """A question to prepare: a returning miss, or a new one of this topic, game and level.

    `deal` is its subject where that was chosen from those counted beforehand.
    """

    topic: AnyTopic
    game: str
    level: int
    miss: Miss | None
    seed: int
    deal: AnyDeal | None = None


@dataclass(frozen=True, slots=True)
class Prepared:
    """A prepared question and its request; `miss` is None if it could not return."""

    question: AnyQuestion
    request: Request
    miss: Miss | None


def next_request(
    progress: Progress,
    topics: Sequence[AnyTopic],
    games: Sequence[str],
    rng: random.Random,
    asked: Sequence[Request] = (),
    theme: str = "",
) -> Request:
    """The next question to prepare; `asked` are this session's questions, those in preparation included.

    At most every second question is a due miss. The others fall on a topic and game with a chance that grows with the
    missing strength; of topics that were never asked only the first can come: they are in order of difficulty. Subjects
    counted beforehand are of this `theme`, if given, and were not asked lately.
    Raises `QuizError` if no topic fits one of the games.
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
    begun = {topic for topic, game in skills if progress.skill(topic, game).asked}
    begun |= {request.topic for request in asked}
    easiest = next((topic for topic, _ in skills if topic not in begun), None)
    skills = [(topic, game) for topic, game in skills if topic in begun or topic is easiest]
    weights = [_FLOOR + (1 - progress.skill(topic, game).strength) ** 2 for topic, game in skills]
    topic, game = rng.choices(skills, weights)[0]
    level = progress.level(topic, game)
    here = {topic.name_of(request.deal) for request in asked if request.deal is not None and request.topic is topic}
    return new_request(topic, game, level, seed, progress.asked_lately() | here, theme)


def new_request(
    topic: AnyTopic, game: str, level: int, seed: int, asked: Collection[str] = (), theme: str = ""
) -> Request:
    """A new question of this topic; its subject is chosen here where there are some counted beforehand."""
    deal = topic.chosen(CATALOGUE[game], random.Random(seed), asked, theme)
    return Request(topic, game, level, None, seed, deal)


def prepare(request: Request) -> Prepared:
    """The question of a request; slow, and safe on a worker thread: it uses only its argument."""
    rng = random.Random(request.seed)
    if request.miss is not None:
        try:
            question, wrong = request.miss.question()
            return Prepared(question.topic.disguised(question, wrong, rng), request, request.miss)
        except QuizError:
            pass  # stored by another version, or without a disguise: a new question of the topic replaces it
    if request.deal is not None:
        topic = request.topic
        return Prepared(topic.disguised(topic.rebuilt(request.deal), None, rng), request, None)
    return Prepared(request.topic.ask(CATALOGUE[request.game], rng, request.level or 1), request, None)
