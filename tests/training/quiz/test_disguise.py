"""A question comes back with other ranks where its pattern allows, and its cards in no order that gives it away."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import pairwise

import pytest

from pokertable.model.cards import Card
from pokertable.model.games import CATALOGUE
from pokertable.training.played import PlayedDeal
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.question import AnyQuestion
from pokertable.training.quiz.sharing import Chips, PotShares
from pokertable.training.quiz.topics import topic_from, who_wins


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


def deal_of(question: AnyQuestion) -> PlayedDeal:
    assert isinstance(question.deal, PlayedDeal)
    return question.deal


def test_a_showdown_returns_with_other_amounts_and_its_odd_chips() -> None:
    """Its pots came back with the sums that had been shown a moment ago."""
    topic, odd = topic_from("showdown"), 0
    for seed in range(12):
        question = topic.ask(CATALOGUE["omaha8"], random.Random(seed))
        wrong = next((each for each in question.tempting if each.error.key == "odd_chip"), question.tempting[0])
        odd += wrong.error.key == "odd_chip"
        moved = topic.disguised(question, wrong.answer, random.Random(seed))
        assert deal_of(moved).stacks != deal_of(question).stacks
        assert moved.fell_for is not None and moved.fell_for.error == wrong.error
    assert odd


@pytest.mark.parametrize(
    ("topic", "game", "seed"), [("showdown", "omaha8", 1), ("showdown", "holdem", 0), ("potlimit", "omaha", 1)]
)
def test_what_is_missed_again_and_again_has_other_amounts_each_time_and_no_larger_ones(
    topic: str, game: str, seed: int
) -> None:
    """Each return multiplied the chips of the one before: 160 were 496,875 after five."""
    question = topic_from(topic).ask(CATALOGUE[game], random.Random(seed))
    stacks = [deal_of(question).stacks]
    for miss in range(8):
        question = question.topic.disguised(question, question.tempting[0].answer, random.Random(miss))
        question = question.topic.rebuilt(question.deal)  # as a miss is stored
        stacks.append(deal_of(question).stacks)
    assert all(before != after for before, after in pairwise(stacks))
    assert max(map(max, stacks)) <= 24 * max(stacks[0])


def test_a_showdown_of_which_no_other_amounts_tempt_alike_returns_with_other_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(who_wins, "with_answers_moved", lambda *_: None)
    question = topic_from("showdown").ask(CATALOGUE["holdem"], random.Random(1))
    wrong = question.tempting[0]
    moved = question.topic.disguised(question, wrong.answer, random.Random(1))
    assert deal_of(moved).stacks == deal_of(question).stacks and deal_of(moved).deck != deal_of(question).deck
    assert moved.fell_for is not None and moved.fell_for.error == wrong.error


@pytest.mark.parametrize(
    ("won", "factor", "then"),
    [
        ({"high": ((0, 23),), "low": ((1, 11), (2, 11))}, 25, {"high": ((0, 563),), "low": ((1, 281), (2, 281))}),
        ({"high": ((0, 8), (2, 7))}, 3, {"high": ((0, 23), (2, 22))}),
        ({"high": ((0, 40), (2, 7))}, 3, {"high": ((0, 120), (2, 21))}),
        (
            {"high": ((0, 563),), "low": ((1, 281), (2, 281))},
            Fraction(1, 25),
            {"high": ((0, 23),), "low": ((1, 11), (2, 11))},
        ),
        ({}, 4, {}),
    ],
)
def test_what_was_split_evenly_is_so_again(
    won: dict[str, Chips], factor: Fraction | int, then: dict[str, Chips]
) -> None:
    assert PotShares.of(won).multiplied(factor) == PotShares.of(then)
