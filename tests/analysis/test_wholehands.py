"""Deuce to seven and badugi in arrays: the model's order, hand for hand."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from pokertable.analysis.evaluate import CannotEvaluate, strengths
from pokertable.analysis.wholehands import badugi, deuce_to_seven
from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.ranking.strength import prepare


def columns(hands: np.ndarray) -> list[np.ndarray]:
    return [np.ascontiguousarray(column, np.uint8) for column in hands.T]


@pytest.mark.parametrize("step", [997, pytest.param(1, marks=pytest.mark.long)])
def test_deuce_to_seven_is_the_models(step: int) -> None:
    hands = np.array(list(combinations(range(52), 5))[::step], np.uint8)
    evaluate = prepare(PotShare(ranking=Ranking.DEUCE_TO_SEVEN), ())
    found = deuce_to_seven(columns(hands))
    assert found.tolist() == [evaluate([Card(card) for card in hand]) for hand in hands.tolist()]


def test_flushes_are_found_in_any_order() -> None:
    rng = np.random.default_rng(3)
    hands = np.array(
        [rng.permutation([4 * rank + 2 for rank in rng.permutation(13)[:5]]) for _ in range(200)], np.uint8
    )
    evaluate = prepare(PotShare(ranking=Ranking.DEUCE_TO_SEVEN), ())
    assert deuce_to_seven(columns(hands)).tolist() == [evaluate([Card(c) for c in hand]) for hand in hands.tolist()]


@pytest.mark.parametrize("step", [97, pytest.param(1, marks=pytest.mark.long)])
def test_badugi_is_the_models(step: int) -> None:
    hands = np.array(list(combinations(range(52), 4))[::step], np.uint8)
    evaluate = prepare(PotShare(ranking=Ranking.BADUGI), ())
    assert badugi(columns(hands)).tolist() == [evaluate([Card(c) for c in hand]) for hand in hands.tolist()]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_fewer_cards_are_a_badugi_hand_too(count: int) -> None:
    hands = np.array(list(combinations(DECK, count)), np.uint8)[::7]
    evaluate = prepare(PotShare(ranking=Ranking.BADUGI), ())
    assert badugi(columns(hands)).tolist() == [evaluate([Card(c) for c in hand]) for hand in hands.tolist()]


@pytest.mark.parametrize("ranking", [Ranking.DEUCE_TO_SEVEN, Ranking.BADUGI])
def test_they_are_not_taken_for_the_best_five(ranking: Ranking) -> None:
    with pytest.raises(CannotEvaluate, match=ranking.value):
        strengths(PotShare(ranking=ranking), np.array([[0, 5, 10, 15, 20]], np.uint8), ())
