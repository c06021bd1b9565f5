"""The questions that the tests are asked are those that the quiz asks now."""

from __future__ import annotations

import pytest

from pokertable.training.quiz.topic import AnyTopic
from pokertable.training.quiz.topics import topics
from tests.training.quiz.asked import ONE, STORED, asked, asked_now, search, tempting_errors


@pytest.mark.parametrize("count", [1, pytest.param(STORED, marks=pytest.mark.long)])
@pytest.mark.parametrize(("topic", "game"), ONE)
def test_what_is_written_down_is_what_is_asked_now(topic: AnyTopic, game: str, count: int) -> None:
    """Otherwise write it anew: `python -m tests.training.quiz.asked KEY`."""
    assert list(asked(topic, game, count)) == list(asked_now(topic, game, count))


@pytest.mark.long
@pytest.mark.parametrize("topic", [topic for topic in topics() if not topic.finds_deals])
def test_every_error_that_tempts_is_met(topic: AnyTopic) -> None:
    assert search(topic).keys() == set(tempting_errors(topic))
