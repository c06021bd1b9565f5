"""Every right answer is accepted, nothing else is, and the explanation is about these cards: by a second opinion."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from itertools import chain
from statistics import mean

import pytest

from pokertable.model.cards import NINE, parse_cards
from pokertable.model.games import CATALOGUE, HOLDEM, OMAHA, OMAHA8
from pokertable.training.quiz.answers import Halves
from pokertable.training.quiz.deals import CardDeal, QuizError, deal_from_json
from pokertable.training.quiz.errors import PLAYED_BOARD
from pokertable.training.quiz.question import Reply
from pokertable.training.quiz.topic import AnyTopic
from pokertable.training.quiz.topics import live_cards, topic_from
from pokertable.training.quiz.topics.nuts_readers import NUTS_MISSED, high_error
from tests.games import bringing
from tests.training.quiz.asked import EVERY, FEW, QUARTER, SIXTH, STORED, asked
from tests.training.quiz.checks import check_answers, check_errors


@pytest.mark.parametrize(("topic", "game"), SIXTH)
def test_answers_are_those_of_a_second_opinion(topic: AnyTopic, game: str) -> None:
    for question in asked(topic, game, FEW):
        check_answers(question)


@pytest.mark.parametrize("key", ["low", "play", "nuts"])
def test_a_game_with_a_low_of_another_qualifier_is_looked_at_by_the_same(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shares = [replace(share, qualifier=NINE) if share.is_low else share for share in OMAHA8.shares]
    monkeypatch.setitem(CATALOGUE, "omaha8", replace(OMAHA8, shares=tuple(shares)))
    question = topic_from(key).ask(CATALOGUE["omaha8"], random.Random(4), 2)
    check_answers(question)
    assert check_errors(question)


def test_live_cards_are_asked_with_as_many_as_the_game_has_dealt() -> None:
    five = replace(CATALOGUE["fivestud"], shares=CATALOGUE["stud8"].shares)
    for variant, dealt in ((CATALOGUE["stud8"], {(5, 3), (6, 4)}), (five, {(3, 2), (4, 3)})):
        deals = [live_cards.TOPIC.deal(variant, random.Random(seed)) for seed in range(20)]
        assert {(len(deal.hand), max(len(other.cards) for other in deal.others)) for deal in deals} == dealt


def test_negatives_are_about_half() -> None:
    several = [(topic, game) for topic, game in EVERY if game in bringing(topic.games)]
    found: dict[str, list[bool]] = {}
    for topic, game in several:
        found.setdefault(topic.key, []).extend(question.negative for question in asked(topic, game, FEW))
    assert 0.35 <= mean(chain(*found.values())) <= 0.65, (
        f"negatives of all questions, by topic: { ({key: round(mean(each), 2) for key, each in found.items()}) }; "
        "`negatives` of a topic, or what it deals"
    )


@pytest.mark.parametrize(("topic", "game"), QUARTER)
def test_a_deal_that_was_written_down_asks_the_same(topic: AnyTopic, game: str) -> None:
    for question in asked(topic, game, 4):
        again = topic.rebuilt(deal_from_json(json.loads(json.dumps(question.deal.json()))))
        assert again == question
        for tempting in question.tempting:
            stored = json.loads(json.dumps(Reply(question, tempting.answer).json()))
            assert question.topic.stored_answer(question.deal, stored) == tempting.answer


def test_a_topic_that_the_game_has_not_is_refused() -> None:
    with pytest.raises(QuizError, match="'low' in game 'holdem'"):
        topic_from("low").ask(HOLDEM, random.Random(1))


@pytest.mark.parametrize("data", [None, [], {}, {"game": "chess"}, {"game": "omaha", "hand": "AsAs", "board": ""}])
def test_a_damaged_deal_is_refused(data: object) -> None:
    with pytest.raises(QuizError):
        deal_from_json(data)


def test_a_board_that_is_the_nuts_for_everybody_is_not_asked_about() -> None:
    """Nothing tempts where any two cards are right."""
    deal = deal_from_json({"game": "holdem", "hand": "Tc5c", "board": "TsJcQdKcAs"})
    with pytest.raises(QuizError, match="gives no question"):
        topic_from("nuts").rebuilt(deal)


@pytest.mark.parametrize("pair", ["KcKh", "8c8d", "8cQd"])
def test_four_of_a_kind_on_the_board_is_nobodys_in_omaha(pair: str) -> None:
    """The nuts are sevens full of aces; a pair in the hand makes the same kind of hand, and looks like more."""
    deal = CardDeal(OMAHA, parse_cards(pair), parse_cards("7c7d7h7sKd"))
    assert high_error(deal, frozenset(deal.hand)) is PLAYED_BOARD


def test_a_pair_that_looks_like_no_more_than_it_is_missed_the_nuts() -> None:
    deal = CardDeal(OMAHA, parse_cards("QcQh"), parse_cards("7c7d7h2sKd"))
    assert high_error(deal, frozenset(deal.hand)) is NUTS_MISSED


@pytest.mark.parametrize("count", [STORED, pytest.param(20, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", topic_from("nuts").games)
def test_the_pairs_that_tempt_can_be_held(game: str, count: int) -> None:
    for question in asked(topic_from("nuts"), game, count):
        for tempting in question.tempting:
            assert isinstance(tempting.answer, Halves) and isinstance(question.deal, CardDeal)
            for pair in (tempting.answer.high, tempting.answer.low or frozenset()):
                assert not pair & set(question.deal.board)
