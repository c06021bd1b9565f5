"""A question comes back with other ranks where its pattern allows, and its cards in no order that gives it away."""

from __future__ import annotations

import random

import pytest

from pokertable.model.cards import Card
from pokertable.model.games import CATALOGUE
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.topics import topic_from


def ranks(cards: tuple[Card, ...]) -> list[int]:
    return sorted(card.rank for card in cards)


@pytest.mark.parametrize(("topic", "game"), [("high", "omaha"), ("play", "omaha8"), ("nuts", "holdem")])
def test_other_ranks_lie_there(topic: str, game: str) -> None:
    question = topic_from(topic).ask(CATALOGUE[game], random.Random(1))
    wrong = question.tempting[0].answer
    found = [question.topic.disguised(question, wrong, random.Random(seed)).deal for seed in range(8)]
    for deal in found:
        assert isinstance(deal, CardDeal)
        assert ranks(deal.seen) != ranks(question.deal.seen)
        assert deal.variant is CATALOGUE[game]
    orders = [tuple(sorted(range(len(deal.own_and_board[1])), key=deal.own_and_board[1].__getitem__)) for deal in found]
    assert len(set(orders)) > 2, "sorted cards would tell that it has come back"
