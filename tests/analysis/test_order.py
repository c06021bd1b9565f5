"""The order of five-card hands against the model's readable definition and against phevaluator."""

import numpy as np
import pytest
from phevaluator import _pheval

from pokertable.analysis.arrays import subsets
from pokertable.analysis.order import low_strengths
from pokertable.analysis.seven import best_five
from pokertable.model.cards import Card, parse_cards
from pokertable.model.games import STUD8
from pokertable.model.ranking.best import best_hand
from pokertable.model.ranking.share import PotShare, Ranking
from tests.games import few

HIGH, LOW = STUD8.shares


@pytest.mark.parametrize("one_in", few(10, 1))
def test_one_hand_of_every_class_agrees_with_the_models_definition(one_in: int) -> None:
    hands = subsets(5, 52)
    for share, classes in ((HIGH, 7462), (LOW, 56)):
        values = best_five(share, hands)
        found, first = np.unique(values, return_index=True)
        found, first = found[found > 0], first[found > 0]
        assert found.tolist() == list(range(1, classes + 1))
        for value, row in list(zip(found.tolist(), first.tolist(), strict=True))[::one_in]:
            made = best_hand(share, [Card(card) for card in hands[row]], ())
            assert made is not None
            assert made.strength == value


@pytest.mark.long
def test_all_five_card_hands_agree_with_phevaluator() -> None:
    hands = subsets(5, 52)
    values = best_five(HIGH, hands).tolist()
    assert all(
        7463 - _pheval.evaluate_5cards(*five) == value for five, value in zip(hands.tolist(), values, strict=True)
    )


def test_as_many_hands_of_each_kind_as_there_are() -> None:
    values = best_five(HIGH, subsets(5, 52))
    # From high card to straight flush; the strengths at which each category begins are those of its worst hand.
    worst = [
        "2c3d4h5s7c",
        "2c2d3h4s5c",
        "2c2d3h3s4c",
        "2c2d2h3s4c",
        "Ac2d3h4s5c",
        "2c3c4c5c7c",
        "2c2d2h3s3c",
        "2c2d2h2s3c",
    ]
    worst.append("Ac2c3c4c5c")
    starts = [int(best_five(HIGH, np.array([parse_cards(hand)]))[0]) for hand in worst]
    counts, _ = np.histogram(values, [*starts, values.max() + 1])
    assert counts.tolist() == [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40]


def test_a_low_without_a_qualifier_orders_all_five_rank_sets() -> None:
    values = low_strengths(12)
    wheel, worst = 0b1000000001111, 0b0111110000000
    assert values[wheel] == 1287
    assert values[worst] == 1
    assert values[0b0000000001111] == 0


def test_the_qualifier_cuts_the_lows_off() -> None:
    seven = low_strengths(5)
    eight_low = 0b1000001000111  # A 2 3 4 8
    assert seven[eight_low] == 0
    assert low_strengths(6)[eight_low] > 0
    assert PotShare(ranking=Ranking.ACE_TO_FIVE, qualifier=6) == LOW
