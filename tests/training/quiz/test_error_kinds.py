"""Every error by its name: there are questions that tempt to it, and a disguise tempts to it again."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache

import pytest

from pokertable.training.quiz.answers import AmountAnswer, Answer, LiveAnswer, PotShares, ShowdownAnswer
from pokertable.training.quiz.asking import grade
from pokertable.training.quiz.disguise import disguised
from pokertable.training.quiz.errors import ErrorKind
from pokertable.training.quiz.question import Question
from pokertable.training.quiz.topic import Topic
from pokertable.training.quiz.wire import question_json
from tests.training.quiz.asked import asked
from tests.training.quiz.checks import check_answers, check_errors
from tests.training.quiz.second_opinion import CHECKS

BY_COUNT = (ErrorKind.USED_ONE, ErrorKind.USED_THREE, ErrorKind.USED_FOUR, ErrorKind.PLAYED_BOARD)
COMPARED = (ErrorKind.BETTER_OVERLOOKED, ErrorKind.HIGHER_OVERLOOKED, ErrorKind.WRONG_KICKER)
LOWS = (ErrorKind.LOW_OVERLOOKED, ErrorKind.UNQUALIFIED, ErrorKind.COUNTERFEITED, ErrorKind.PAIRED_LOW)
TEMPTING = {
    Topic.HIGH: (
        *BY_COUNT,
        *COMPARED,
        ErrorKind.FORCED_BOTH,
        ErrorKind.PHANTOM_FLUSH,
        ErrorKind.PHANTOM_STRAIGHT,
    ),
    Topic.LOW: (*BY_COUNT, *LOWS, ErrorKind.BETTER_LOW_OVERLOOKED),
    Topic.PLAY: (*BY_COUNT, *COMPARED, *LOWS, ErrorKind.FORCED_BOTH),
    Topic.NUTS: (
        ErrorKind.NUTS_MISSED,
        ErrorKind.USED_ONE,
        ErrorKind.LOW_OVERLOOKED,
        ErrorKind.UNQUALIFIED,
        ErrorKind.COUNTERFEITED,
        ErrorKind.NUT_LOW_MISSED,
    ),
    Topic.SHOWDOWN: (
        ErrorKind.SIDE_POT,
        ErrorKind.ODD_CHIP,
        ErrorKind.TIE_OVERLOOKED,
        ErrorKind.ANY_FIVE,
        ErrorKind.WRONG_END,
        ErrorKind.WRONG_KICKER,
        ErrorKind.LOW_OVERLOOKED,
        ErrorKind.UNQUALIFIED,
    ),
    Topic.POTLIMIT: (
        ErrorKind.STACK_FORGOTTEN,
        ErrorKind.RAISE_WITHOUT_CALL,
        ErrorKind.RAISE_BY,
        ErrorKind.OWN_BET_TWICE,
        ErrorKind.POT_ALONE,
        ErrorKind.BETS_FORGOTTEN,
    ),
    Topic.LIVE: (
        ErrorKind.FOLDED_FORGOTTEN,
        ErrorKind.DEAD_AS_LIVE,
        ErrorKind.NO_DRAW,
        ErrorKind.PAIRED_LOW,
        ErrorKind.OWN_AS_DEAD,
        ErrorKind.NINE_AS_LOW,
    ),
}
"""What tempts in each topic, in one of its games at least."""
NAMED_ONLY = {
    Topic.SHOWDOWN: ErrorKind.WRONG_WINNER,
    Topic.POTLIMIT: ErrorKind.ARITHMETIC,
    Topic.LIVE: ErrorKind.MISCOUNTED,
}
"""What names an answer that nothing tempts to."""
EVERY = [(topic, error) for topic, errors in TEMPTING.items() for error in errors]


def test_no_error_is_left_out() -> None:
    assert {error for _, error in EVERY} | set(NAMED_ONLY.values()) | {ErrorKind.OUT_OF_TIME} == set(ErrorKind)


@pytest.mark.parametrize(("topic", "game"), [(topic, game) for topic in Topic for game in topic.games])
def test_what_is_said_of_an_error_fits_the_game(topic: Topic, game: str) -> None:
    """No board is spoken of where there is none; at a showdown it is two hands whose kickers differ."""
    for error in (*TEMPTING[topic], NAMED_ONLY.get(topic, ErrorKind.OUT_OF_TIME)):
        words = error.words(topic, game)
        said = f"{words.eye} {words.carry}"
        assert words.title == error.called
        if game == "stud8" and error in (ErrorKind.LOW_OVERLOOKED, ErrorKind.UNQUALIFIED, ErrorKind.PAIRED_LOW):
            assert "board" not in said
        if topic is Topic.SHOWDOWN and error is ErrorKind.WRONG_KICKER:
            assert "taken for equal" in said


@cache
def examples(topic: Topic) -> dict[ErrorKind, tuple[Question, Answer]]:
    """For each error a question that tempts to it, and the wrong answer."""
    found: dict[ErrorKind, tuple[Question, Answer]] = {}
    for question in questions(topic):
        for tempting in question.tempting:
            found.setdefault(tempting.error, (question, tempting.answer))
        if found.keys() >= set(TEMPTING[topic]):
            break
    return found


def questions(topic: Topic) -> Iterator[Question]:
    """Many of a topic, its games in turn."""
    streams = [asked(topic, game, 400, seed=11) for game in topic.games]
    for of_each in zip(*streams, strict=True):
        yield from of_each


@pytest.mark.parametrize(("topic", "error"), EVERY)
def test_a_disguise_tempts_to_the_same_error(topic: Topic, error: ErrorKind) -> None:
    question, wrong = examples(topic)[error]
    for seed in range(3):
        other = disguised(question, wrong, random.Random(seed))
        check_answers(other)
        check_errors(other)
        strongest = other.tempting[0]
        assert strongest.error is error
        assert strongest.pull == max(found.pull for found in other.tempting)
        assert other.deal != question.deal and other.deal.seen != question.deal.seen
        assert other.negative is question.negative


def wrong_answer(question: Question) -> Answer:
    """An answer that no misreading comes to."""
    match question.answer:
        case AmountAnswer(amount):
            return AmountAnswer(amount + 7)
        case LiveAnswer(dead, low, flush):
            return LiveAnswer(dead + 5, low, flush + 3)
        case ShowdownAnswer(pots):
            everybody = {seat for pot in pots for seat, _ in (*pot.high, *(pot.low or ()))}
            swapped = {seat: seat for seat in everybody} | dict(
                zip(sorted(everybody)[:2], sorted(everybody)[1::-1], strict=True)
            )
            return ShowdownAnswer(tuple(_swapped(pot, swapped) for pot in pots))
    raise AssertionError(question.topic)


def _swapped(pot: PotShares, seats: dict[int, int]) -> PotShares:
    low = None if pot.low is None else tuple(sorted((seats[seat], amount) for seat, amount in pot.low))
    return PotShares(tuple(sorted((seats[seat], amount) for seat, amount in pot.high)), low)


@pytest.mark.parametrize(("topic", "error"), list(NAMED_ONLY.items()))
def test_an_answer_that_nothing_tempts_to_has_a_name_and_comes_back(topic: Topic, error: ErrorKind) -> None:
    for question in questions(topic):
        if topic is Topic.SHOWDOWN and not question.negative:
            continue  # one winner alone: nobody to change places with
        wrong = wrong_answer(question)
        if grade(question, wrong).error is error:
            other = disguised(question, wrong, random.Random(2))
            CHECKS[topic.value](json.loads(json.dumps(question_json(other))))
            assert other.tempting[0].error is error and grade(other, other.tempting[0].answer).error is error
            return
    raise AssertionError(f"no {topic.value} answer is named {error.value}")
