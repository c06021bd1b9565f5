"""Questions for the tests: the same ones every time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import count as numbers

from pokertable.model.games import CATALOGUE
from pokertable.training.quiz.asking import ask
from pokertable.training.quiz.question import Question, Topic
from pokertable.training.quiz.request import Prepared, Request, prepare
from pokertable.training.quiz.topics import topics
from tests.games import one_of

FEW = 6
"""Questions of each topic and game in the default run."""
# topics whose deals are looked for have tests of their own (tests/training/reads)
EVERY = [(topic, game) for topic in topics() if topic.find is None for game in topic.games]
HALF = [each for topic in topics() for each in one_of(2, [pair for pair in EVERY if pair[0] is topic])]
"""Of every topic every other game; the others take the long run."""
QUARTER = [each for topic in topics() for each in one_of(4, [pair for pair in EVERY if pair[0] is topic])]
"""Of every topic every fourth game, for many questions of each."""


def asked(topic: Topic, game: str, count: int, seed: int = 7) -> Iterator[Question]:
    """The first so many of a seed, of each level in turn; none is worked out twice in a process."""
    known, more = _asked(topic, game, seed)
    for number in range(count):
        if number == len(known):
            known.append(next(more))
        yield known[number]


def prepared(request: Request) -> Prepared:
    """As `prepare`; a new question is worked out once in a process."""
    return _new(request) if request.miss is None else prepare(request)


_new = cache(prepare)


@cache
def _asked(topic: Topic, game: str, seed: int) -> tuple[list[Question], Iterator[Question]]:
    """What was asked so far, and what goes on from there."""
    rng = random.Random(f"{topic.key} {game} {seed}")
    return [], (ask(topic, CATALOGUE[game], rng, 1 + number % 4) for number in numbers())
