"""A tie for the lowest hand is an answer of its own: none of those who tie has the lowest alone."""

from __future__ import annotations

import random

import pytest

from pokertable.model.cards import parse_cards
from pokertable.model.games import RAZZ
from pokertable.training.quiz.answers import PlayerAnswer
from pokertable.training.quiz.deals import HandsDeal
from pokertable.training.quiz.question import AnyQuestion, Reply
from pokertable.training.quiz.topics import topic_from
from pokertable.training.quiz.topics.which_is_lower import NOT_LOWEST, TIE_OVERLOOKED
from pokertable.training.quiz.wire import question_json

FIRST_AND_LAST_TIE = ("8d6c4h3sAdKcQc", "9d4c3d2hAhKdKs", "8h6s4d3cAcJcTd")


@pytest.fixture
def question() -> AnyQuestion:
    return topic_from("lower").rebuilt(HandsDeal(RAZZ, tuple(map(parse_cards, FIRST_AND_LAST_TIE))))


def test_the_tie_is_the_answer(question: AnyQuestion) -> None:
    said = question_json(question)
    assert said["answer"] == {"player": None} and said["accept"] == [{"player": None}]
    assert Reply(question, question.topic.stored_answer(question.deal, {"player": None})).right


@pytest.mark.parametrize("player", [0, 2])
def test_one_of_those_who_tie_is_not_the_answer(question: AnyQuestion, player: int) -> None:
    given, other = PlayerAnswer(player), 3 - player
    assert Reply(question, given).error is TIE_OVERLOOKED
    assert str(Reply(question, given).headline) == "They tie"
    assert str(question.topic.explain(question, given)) == (
        f"Player {other} is just as low: 8-6-4-3-A low. Player 1: 8-6-4-3-A low; Player 2: 9-4-3-2-A low; "
        "Player 3: 8-6-4-3-A low. Player 1 and Player 3 tie for the lowest."
    )
    again = question.topic.disguised(question, given, random.Random(1))
    assert again.answer == PlayerAnswer(None) and again.tempting[0].error is TIE_OVERLOOKED


def test_a_third_hand_loses_to_those_who_tie(question: AnyQuestion) -> None:
    assert Reply(question, PlayerAnswer(1)).error is not TIE_OVERLOOKED
    said = str(question.topic.explain(question, PlayerAnswer(1)))
    assert said.startswith("Reading from the highest card, the eight beats the nine. Player 1: ")
    assert NOT_LOWEST in question.topic.errors
