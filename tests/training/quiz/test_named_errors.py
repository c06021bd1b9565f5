"""The error that is named is the one that a reader makes who was written apart and makes just this mistake."""

from __future__ import annotations

import json
import random

import pytest

from pokertable.training.quiz.question import AnyQuestion, Reply, Tempting
from pokertable.training.quiz.topic import AnyTopic
from pokertable.training.quiz.topics import topic_from
from pokertable.training.quiz.wire import question_json
from tests.training.quiz.asked import FEW, QUARTER, SIXTH, STORED, asked
from tests.training.quiz.checks import CHECKS, check_errors
from tests.training.quiz.misreaders import MISREADERS


@pytest.mark.parametrize(("topic", "game"), SIXTH)
def test_the_error_is_the_misreaders(topic: AnyTopic, game: str) -> None:
    met = [error for question in asked(topic, game, FEW) for error in check_errors(question)]
    assert met


@pytest.mark.parametrize("count", [1, pytest.param(60, marks=pytest.mark.long)])
@pytest.mark.parametrize(("topic", "game"), SIXTH)
def test_a_disguise_tempts_in_the_same_way(topic: AnyTopic, game: str, count: int) -> None:
    rng = random.Random(3)
    for question in asked(topic, game, count):
        for tempting in question.tempting:
            other = question.topic.disguised(question, tempting.answer, rng)
            said = json.loads(json.dumps(question_json(other)))
            CHECKS[topic.key](said)
            strongest = other.tempting[0]
            assert strongest.error == tempting.error
            assert Reply(other, strongest.answer).error == tempting.error
            assert other.deal != question.deal and other.deal.seen != question.deal.seen
            assert other.negative is question.negative
            named = [error for answer, error in MISREADERS[topic.key](said) if _same(other, answer, strongest)]
            assert all(error == tempting.error.key for error in named), (said, named)


def _same(question: AnyQuestion, answer: object, strongest: Tempting) -> bool:
    return question.topic.stored_answer(question.deal, answer) == strongest.answer


@pytest.mark.parametrize(("topic", "game"), QUARTER)
def test_a_disguise_without_an_answer_keeps_the_strongest(topic: AnyTopic, game: str) -> None:
    """You ran out of time: there is no wrong answer to keep, only what tempts."""
    rng = random.Random(5)
    for question in asked(topic, game, 3):
        other = question.topic.disguised(question, None, rng)
        assert question.tempting[0].error in {tempting.error for tempting in other.tempting}
        assert other.deal != question.deal


@pytest.mark.parametrize("count", [STORED, pytest.param(30, marks=pytest.mark.long)])
def test_ranks_are_moved_too(count: int) -> None:
    """Most disguises change ranks, not only suits."""
    rng = random.Random(9)
    moved = 0
    questions = list(asked(topic_from("high"), "omaha", count))
    for question in questions:
        other = question.topic.disguised(question, question.tempting[0].answer, rng)
        moved += sorted(c.rank for c in other.deal.seen) != sorted(c.rank for c in question.deal.seen)
    assert moved > len(questions) // 2
