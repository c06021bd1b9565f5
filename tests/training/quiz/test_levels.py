"""How hard a question is: by the wrong answers that tempt, counted and weighed."""

from __future__ import annotations

from statistics import mean

import pytest

from pokertable.training.quiz.question import HARDEST, AnyQuestion
from pokertable.training.quiz.topic import AnyTopic
from tests.training.quiz.asked import ONE, asked


def by_level(topic: AnyTopic, game: str, count: int) -> dict[int, list[AnyQuestion]]:
    """Questions by the level that was asked for."""
    questions = list(asked(topic, game, HARDEST * count))
    return {level: questions[level - 1 :: HARDEST] for level in range(1, HARDEST + 1)}


@pytest.mark.parametrize("count", [4, pytest.param(100, marks=pytest.mark.long)])
@pytest.mark.parametrize(("topic", "game"), ONE)
def test_hard_questions_tempt_more_than_easy_ones(topic: AnyTopic, game: str, count: int) -> None:
    found = by_level(topic, game, count)
    weights = [mean(question.weight for question in found[level]) for level in range(1, HARDEST + 1)]
    assert sum(weights[:2]) < sum(weights[2:]) and weights[3] > 1.25 * weights[0], (
        f"by level, what tempts in questions of {topic.key!r} weighs {weights}: its `misreadings`, or what it deals?"
    )
    for level, questions in found.items():
        asked_for = sum(question.level == level for question in questions)
        assert asked_for >= 0.9 * count, (
            f"{asked_for} of {count} are of level {level}, by level they weigh {weights}: `weights` of {topic.key!r}?"
        )
    if count > 50:
        assert weights == sorted(weights)
    tempting = [mean(len(question.tempting) for question in found[level]) for level in (1, HARDEST)]
    strongest = [mean(question.tempting[0].pull for question in found[level]) for level in (1, HARDEST)]
    assert tempting[1] > tempting[0] or strongest[1] > strongest[0]
    questions = [question for level in found.values() for question in level]
    assert {question.level for question in questions} == set(range(1, HARDEST + 1))
    for one in questions:
        assert one.weight == sum(tempting.pull for tempting in one.tempting)
        for other in questions:
            assert one.weight <= other.weight or one.level >= other.level
