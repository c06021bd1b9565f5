"""Questions for the tests: the same ones every time."""

from __future__ import annotations

import random
from collections.abc import Iterator

from pokertable.model.games import CATALOGUE
from pokertable.training.quiz.asking import ask
from pokertable.training.quiz.question import Question, Topic
from pokertable.training.quiz.topics import topics

FEW = 6
"""Questions of each topic and game in the default run."""
EVERY = [(topic, game) for topic in topics() for game in topic.games]


def asked(topic: Topic, game: str, count: int, seed: int = 7) -> Iterator[Question]:
    rng = random.Random(f"{topic.key} {game} {seed}")
    for number in range(count):
        yield ask(topic, CATALOGUE[game], rng, 1 + number % 4)
