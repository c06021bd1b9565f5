"""The whole order of five-card hands (resources/rules/hands.md), table against readable definition."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from itertools import combinations, combinations_with_replacement, pairwise
from math import comb

import pytest

from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.best import high_rank, low_rank
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.ranking.tables import RANK_KEYS, hand_table

HIGH = PotShare(ranking=Ranking.HIGH)


def low_of(qualifier: int) -> PotShare:
    return PotShare(ranking=Ranking.ACE_TO_FIVE, qualifier=qualifier)


def key(cards: tuple[Card, ...]) -> int:
    return sum(RANK_KEYS[card] for card in cards)


def off_suit(ranks: tuple[int, ...]) -> tuple[Card, ...]:
    """Cards of these ranks (at most four of each) in more than one suit."""
    suits = Counter[int]()
    cards = []
    for place, rank in enumerate(ranks):
        suit = suits[rank] if ranks.count(rank) > 1 else place % 4
        cards.append(Card(4 * rank + suit))
        suits[rank] += 1
    return tuple(cards)


ALL_RANKS = [ranks for ranks in combinations_with_replacement(range(13), 5) if max(Counter(ranks).values()) <= 4]


def test_every_class_of_high_hands_is_in_the_order_of_the_readable_definition() -> None:
    table = hand_table(HIGH)
    found = {}
    for ranks in ALL_RANKS:
        cards = off_suit(ranks)
        found[table.plain[key(cards)]] = high_rank(cards)
    for ranks in combinations(range(13), 5):
        suited = tuple(Card(4 * rank) for rank in ranks)
        found[table.suited[key(suited)]] = high_rank(suited)
    assert sorted(found) == list(range(1, 7463))
    in_order = [found[strength] for strength in range(1, 7463)]
    assert all(weaker < stronger for weaker, stronger in pairwise(in_order))


def test_categories_have_their_known_numbers_of_classes() -> None:
    counts = Counter(hand_table(HIGH).category(strength) for strength in range(1, 7463))
    assert list(counts.values()) == [1277, 2860, 858, 858, 10, 1277, 156, 156, 10]
    assert list(counts) == list(Category)[:9]


@pytest.mark.parametrize(("qualifier", "classes"), [(3, 1), (5, 21), (6, 56), (7, 126), (11, 1287), (12, 1287)])
def test_every_low_is_in_the_order_of_the_readable_definition(qualifier: int, classes: int) -> None:
    table = hand_table(low_of(qualifier))
    found = {
        table.plain.get(key(cards := off_suit(ranks)), 0): low_rank(cards, qualifier)
        for ranks in combinations(range(13), 5)
    }
    found.pop(0, None)
    assert sorted(found) == list(range(1, classes + 1))
    in_order = [found[strength] for strength in sorted(found)]
    assert all(worse is not None and better is not None and worse < better for worse, better in pairwise(in_order))


def test_no_pair_is_a_low() -> None:
    table = hand_table(low_of(12))
    pairs = [ranks for ranks in ALL_RANKS if len(set(ranks)) < 5]
    assert len(pairs) == 6175 - comb(13, 5)
    assert not any(key(off_suit(ranks)) in table.plain for ranks in pairs)


def test_rank_keys_tell_all_hands_of_up_to_seven_cards_apart() -> None:
    keys = {sum(8**rank for rank in ranks) for ranks in combinations_with_replacement(range(13), 7)}
    assert len(keys) == comb(19, 7)
    assert tuple(8**card.rank for card in DECK) == RANK_KEYS


def test_tables_are_not_built_by_importing() -> None:
    code = (
        "import pokertable.model.ranking.strength, pokertable.model.ranking.best, pokertable.model.ranking.tables as t;"
        "raise SystemExit(t._high_table.cache_info().currsize + t._low_table.cache_info().currsize)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
