"""The error that is named is the one that a reader makes who was written apart and makes just this mistake."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from pokertable.training.quiz.answers import answer_from_json
from pokertable.training.quiz.disguise import disguised
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.topic import Topic
from pokertable.training.quiz.topics import grade
from pokertable.training.quiz.wire import question_json
from tests.training.quiz.asked import COUNTS, EVERY, MANY, asked
from tests.training.quiz.misreaders import MISREADERS
from tests.training.quiz.second_opinion import CHECKS

MET = {
    Topic.HIGH: {
        "used_one_hole_card", "used_three_hole_cards", "used_four_hole_cards", "played_the_board",
        "forced_both_hole_cards", "wrong_kicker", "higher_one_overlooked", "phantom_flush", "phantom_straight",
    },
    Topic.LOW: {
        "low_overlooked", "used_one_hole_card", "used_three_hole_cards", "counterfeited_low", "paired_low",
        "unqualified_low", "better_low_overlooked",
    },
    Topic.PLAY: {
        "used_one_hole_card", "used_three_hole_cards", "played_the_board", "forced_both_hole_cards", "low_overlooked",
        "counterfeited_low", "paired_low", "unqualified_low",
    },
    Topic.NUTS: {
        "nuts_missed", "used_one_hole_card", "low_overlooked", "unqualified_low", "counterfeited_low",
        "nut_low_missed", "paired_low",
    },
    Topic.SHOWDOWN: {
        "side_pot_forgotten", "low_overlooked", "odd_chip", "tie_overlooked", "any_five_cards",
        "low_from_the_wrong_end",
    },
    Topic.POTLIMIT: {
        "stack_forgotten", "raise_without_the_call", "raise_by_instead_of_to", "own_bet_counted", "pot_alone",
        "bets_forgotten", "arithmetic",
    },
    Topic.LIVE: {
        "folded_cards_forgotten", "dead_cards_counted_as_live", "two_cards_away", "paired_low",
        "own_cards_counted_as_dead", "nine_counted_as_low",
    },
}  # fmt: skip
"""What the misreaders have to have met in the long run, so that none of them is idle."""


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("topic", list(Topic))
def test_the_error_is_the_misreaders(topic: Topic, count: int) -> None:
    met: Counter[str] = Counter()
    for game in topic.games:
        for question in asked(topic, game, count):
            said = json.loads(json.dumps(question_json(question)))
            for answer, error in MISREADERS[topic.value](said):
                verdict = grade(question, answer_from_json(question.answer, answer))
                if not verdict.right:
                    assert verdict.error is not None
                    assert verdict.error.value == error, (said, answer)
                    met[error] += 1
    assert met
    if count == MANY:
        assert MET[topic] <= set(met), met


@pytest.mark.parametrize("count", [3, pytest.param(200, marks=pytest.mark.long)])
@pytest.mark.parametrize(("topic", "game"), EVERY)
def test_a_disguise_tempts_in_the_same_way(topic: Topic, game: str, count: int) -> None:
    rng = random.Random(3)
    for question in asked(topic, game, count):
        for tempting in question.tempting:
            other = disguised(question, tempting.answer, rng)
            said = json.loads(json.dumps(question_json(other)))
            CHECKS[topic.value](said)
            strongest = other.tempting[0]
            assert strongest.error is tempting.error
            assert grade(other, strongest.answer).error is tempting.error
            assert other.deal != question.deal and other.deal.seen != question.deal.seen
            assert other.negative is question.negative
            if tempting.error is not ErrorKind.ARITHMETIC:
                named = [error for answer, error in MISREADERS[topic.value](said) if _same(other, answer, strongest)]
                assert all(error == tempting.error.value for error in named), (said, named)


def _same(question: object, answer: object, strongest: object) -> bool:
    return answer_from_json(question.answer, answer) == strongest.answer  # type: ignore[attr-defined]


@pytest.mark.parametrize(("topic", "game"), EVERY)
def test_a_disguise_without_an_answer_keeps_the_strongest(topic: Topic, game: str) -> None:
    """The time ran out: there is no wrong answer to keep, only what tempts."""
    rng = random.Random(5)
    for question in asked(topic, game, 3):
        other = disguised(question, None, rng)
        assert question.tempting[0].error in {tempting.error for tempting in other.tempting}
        assert other.deal != question.deal


def test_ranks_are_moved_too() -> None:
    """Most disguises change ranks, not only suits."""
    rng = random.Random(9)
    moved = 0
    questions = list(asked(Topic.HIGH, "omaha", 30))
    for question in questions:
        other = disguised(question, question.tempting[0].answer, rng)
        moved += sorted(c.rank for c in other.deal.seen) != sorted(c.rank for c in question.deal.seen)
    assert moved > len(questions) // 2
