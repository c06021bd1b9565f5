"""Every error by its name: there are questions that tempt to it, and a disguise tempts to it again."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from itertools import product

import pytest

from pokertable.model.games import CATALOGUE
from pokertable.training.quiz.answers import Answer, Counted, PlayerAnswer, ShowdownAnswer
from pokertable.training.quiz.disguise import tempts_alike
from pokertable.training.quiz.errors import (
    LOW_OVERLOOKED,
    OUT_OF_TIME,
    PAIRED_LOW,
    UNQUALIFIED,
    ErrorKind,
)
from pokertable.training.quiz.question import AnyQuestion, Reply
from pokertable.training.quiz.sharing import PotShares, chips
from pokertable.training.quiz.topic import AnyTopic
from pokertable.training.quiz.topics import topic_from, topics
from pokertable.training.quiz.wire import question_json
from tests.games import few, one_of
from tests.training.quiz.asked import NAMED_ONLY, STORED, asked, tempting_errors, tempting_to
from tests.training.quiz.checks import CHECKS, check_answers, check_errors
from tests.training.quiz.low_games import lowest_players

EVERY = [(topic, error) for topic in topics() if not topic.finds_deals for error in tempting_errors(topic)]


def test_an_error_has_one_name() -> None:
    """Errors are known by their keys: two of one key are the same error, and are called the same."""
    every = {(error.key, str(error.title)) for topic in topics() for error in topic.errors}
    assert [pair for pair in every for other in every if pair != other and not {*pair}.isdisjoint(other)] == []


@pytest.mark.parametrize("topic", topics(), ids=lambda topic: topic.key)
def test_what_is_said_of_an_error_fits_the_game(topic: AnyTopic) -> None:
    """No board is spoken of where there is none; at a showdown it is two hands whose kickers differ."""
    for game, error in product(topic.games, (*topic.errors, OUT_OF_TIME)):
        variant = CATALOGUE[game]
        said = f"{error.misread} {error.remember_in(variant)}"
        if not variant.board_cards and error in (LOW_OVERLOOKED, UNQUALIFIED, PAIRED_LOW):
            assert "board" not in said, game
        if topic.key == "showdown" and error.key == "wrong_kicker":
            assert "called it a tie" in said, game


@pytest.mark.parametrize("seeds", few(1, 3))
@pytest.mark.parametrize(("topic", "error"), one_of(8, EVERY))
def test_a_disguise_tempts_to_the_same_error(topic: AnyTopic, error: ErrorKind, seeds: int) -> None:
    question = tempting_to(topic, error)
    wrong = next(tempting.answer for tempting in question.tempting if tempting.error is error)
    for seed in range(seeds):
        other = question.topic.disguised(question, wrong, random.Random(seed))
        check_answers(other)
        check_errors(other)
        strongest = other.tempting[0]
        assert strongest.error == error
        assert strongest.pull == max(found.pull for found in other.tempting)
        assert other.deal != question.deal and other.deal.seen != question.deal.seen
        assert other.negative is question.negative


def same(answer: Answer) -> Answer:
    return answer


def test_what_tempts_less_or_to_nothing_is_no_disguise() -> None:
    question = next(each for each in asked(topic_from("high"), "omaha", 9) if each.readings)
    first = question.readings[0]
    plain, weaker = replace(question, readings=()), replace(question, readings=(replace(first, pull=first.pull - 1),))
    assert tempts_alike(question, replace(question, readings=(first,)), same) and tempts_alike(plain, plain, same)
    for moved in (plain, weaker):
        assert not tempts_alike(question, moved, same) and not tempts_alike(moved, question, same)


def test_what_makes_another_error_of_the_same_answer_is_no_disguise(monkeypatch: pytest.MonkeyPatch) -> None:
    question = next(asked(topic_from("high"), "omaha", 1))
    assert tempts_alike(question, question, same)
    monkeypatch.setattr(
        Reply, "error", property(lambda reply: None if reply.answer in question.accept else OUT_OF_TIME)
    )
    assert not tempts_alike(question, question, same)


def wrong_answer(question: AnyQuestion) -> Answer:
    """An answer that no misreading comes to."""
    match question.answer:
        case Counted((first, *others)):
            return Counted((first + 7, *(number + 3 for number in others)))
        case ShowdownAnswer(pots):
            everybody = {seat for pot in pots for seat, _ in pot.all_chips}
            swapped = {seat: seat for seat in everybody} | dict(
                zip(sorted(everybody)[:2], sorted(everybody)[1::-1], strict=True)
            )
            return ShowdownAnswer(tuple(_swapped(pot, swapped) for pot in pots))
        case PlayerAnswer(player):
            return PlayerAnswer(lowest_players(question_json(question))[0] - 1 if player is None else None)
    raise AssertionError(question.topic)


def _swapped(pot: PotShares, seats: dict[int, int]) -> PotShares:
    return PotShares.of({name: chips({seats[seat]: amount for seat, amount in given}) for name, given in pot.won})


@pytest.mark.parametrize(("topic", "error"), [(topic_from(key), error) for key, error in NAMED_ONLY.items()])
def test_an_answer_that_nothing_tempts_to_has_a_name_and_comes_back(topic: AnyTopic, error: ErrorKind) -> None:
    for question in (question for game in topic.games for question in asked(topic, game, STORED)):
        if topic is topic_from("showdown") and not question.negative:
            continue  # one winner alone: nobody to change places with
        wrong = wrong_answer(question)
        if Reply(question, wrong).error == error:
            other = question.topic.disguised(question, wrong, random.Random(2))
            CHECKS[topic.key](json.loads(json.dumps(question_json(other))))
            assert other.tempting[0].error == error and Reply(other, other.tempting[0].answer).error == error
            return
    raise AssertionError(f"no {topic.key} answer is named {error.key}")
