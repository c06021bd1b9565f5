"""Who opens from fourth street on (resources/rules/stud.md#who-opens)."""

from __future__ import annotations

import random
from itertools import combinations_with_replacement, pairwise

import pytest

from pokertable.model.cards import DECK, parse_cards
from pokertable.model.ranking.best import high_rank
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.upcards import showing_low_rank, showing_rank


def showing(text: str) -> int:
    return showing_rank(parse_cards(text))


def test_groups_count_before_ranks() -> None:
    weakest_first = ["KcQdJh9s", "AcQdJh9s", "2c2d4h3s", "2c2dAh3s", "3c3d2h4s", "2c2d3h3s", "KcKdAh2s", "AcAdKhKs"]
    order = ["KcQdJh9s", "AcQdJh9s", "2c2d4h3s", "2c2dAh3s", "3c3d2h4s", "KcKdAh2s", "2c2d3h3s", "AcAdKhKs"]
    assert sorted(weakest_first, key=showing) == order
    assert showing("AcAdKhKs") < showing("2c2d2h3s") < showing("2c2d2h4s") < showing("2c2d2h2s")


def test_a_pair_outranks_an_ace() -> None:
    assert showing("2c2d") > showing("AcKd")


def test_straights_and_flushes_are_not_counted() -> None:
    assert showing("5c4d3h2s") < showing("6c4d3h2s") < showing("AcKcQcJc")
    assert showing("6c4c3c2c") == showing("6c4d3h2s")


def test_suits_do_not_count() -> None:
    assert showing("AcKd") == showing("KsAh")


def test_four_cards_rank_as_the_high_hands_with_a_card_below_them_all_would() -> None:
    rng = random.Random(1)
    uncounted = {Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH}
    hands = []
    above_the_deuce = [card for card in DECK if card.rank > 0]
    for _ in range(2000):
        up = rng.sample(above_the_deuce, 4)
        rank = high_rank([*up, DECK[0]])
        if list(Category)[rank[0]] not in uncounted:
            hands.append((rank, showing_rank(up)))
    hands.sort()
    for (weaker, low), (stronger, high) in pairwise(hands):
        assert (weaker < stronger) == (low < high)


def test_every_set_of_ranks_has_a_value_of_its_own() -> None:
    for cards in range(1, 5):
        sets = list(combinations_with_replacement(range(13), cards))
        values = {showing_rank([DECK[4 * rank + suit] for suit, rank in enumerate(ranks)]) for ranks in sets}
        assert len(values) == len(sets)


def test_no_cards_show_nothing_and_five_are_refused() -> None:
    assert showing_rank([]) == 0 < showing("2c")
    with pytest.raises(ValueError, match="5 up cards"):
        showing("2c3c4c5c6c")


def test_the_lowest_hand_showing_has_the_ace_low_and_no_pair() -> None:
    """The lowest first; straights and flushes do not count."""
    order = ["4c3d2hAs", "5c3c2cAc", "5c4d3h2s", "KcQdJhTs", "AcAd3h2s", "2c2d3hAs", "4c4h3d2s", "KcKd2h2s", "AcAdAh2s"]
    values = [showing_low_rank(parse_cards(text)) for text in order]
    assert all(lower < higher for lower, higher in pairwise(values))
    assert showing_low_rank(parse_cards("KdQs")) == showing_low_rank(parse_cards("KcQh"))
