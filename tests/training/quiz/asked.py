"""Questions for the tests: the same ones every time, few by default, two thousand of each in the long run."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from pokertable.training.quiz.question import Question
from pokertable.training.quiz.topic import Topic
from pokertable.training.quiz.topics import ask

FEW, MANY = 6, 2000
EVERY = [(topic, game) for topic in Topic for game in topic.games]
COUNTS = [FEW, pytest.param(MANY, marks=pytest.mark.long)]


def asked(topic: Topic, game: str, count: int, seed: int = 7) -> Iterator[Question]:
    rng = random.Random(f"{topic} {game} {seed}")
    for number in range(count):
        yield ask(topic, game, rng, 1 + number % 4)
