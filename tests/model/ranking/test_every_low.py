"""Ace to five without a qualifier (resources/rules/hands.md#lows-of-razz): every five cards make a low."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations_with_replacement, pairwise

import numpy as np
import pytest
from pokerkit import RegularLowHand

from pokertable.analysis.arrays import private_hands
from pokertable.analysis.evaluate import strengths
from pokertable.model.cards import DECK, Card, parse_cards, show_cards
from pokertable.model.games import RAZZ
from pokertable.model.ranking.best import best_hand, five_rank
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.strength import prepare, strength
from pokertable.model.ranking.tables import RANK_KEYS, hand_table
from tests.games import few
from tests.narrow import known

(SHARE,) = RAZZ.shares
CATEGORIES = [
    Category.FOUR_OF_A_KIND,
    Category.FULL_HOUSE,
    Category.THREE_OF_A_KIND,
    Category.TWO_PAIR,
    Category.ONE_PAIR,
    Category.LOW,
]
"""From the worst kind to the best."""
RANKS = [ranks for ranks in combinations_with_replacement(range(13), 5) if max(Counter(ranks).values()) <= 4]


def cards_of(ranks: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple(Card(4 * rank + place % 4) for place, rank in enumerate(ranks))


def value(text: str) -> int:
    return strength(SHARE, parse_cards(text), ())


def test_all_hands_are_in_the_order_of_the_readable_definition() -> None:
    table = hand_table(SHARE)
    found = {table.plain[sum(RANK_KEYS[card] for card in cards_of(ranks))]: cards_of(ranks) for ranks in RANKS}
    assert sorted(found) == list(range(1, 6176))
    in_order = [five_rank(SHARE, found[each]) for each in sorted(found)]
    assert all(known(worse) < known(better) for worse, better in pairwise(in_order))
    kinds = Counter(table.category(each) for each in found)
    assert [kinds[each] for each in CATEGORIES] == [156, 156, 858, 858, 2860, 1287]
    assert [table.category(each) for each in table.weakest] == CATEGORIES


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("7c6d4h3s2d", "8c7d6h3cAc"),
        ("KcQdJhTs9d", "6c6d4h3s2d"),
        ("6c6d4h3s2d", "7c7d4h3s2d"),
        ("AcAdKhQsJd", "2c2d5h4s3d"),
        ("6c6d4h4sKd", "KcKd4h4s2d"),
        ("KcKdQhQsJd", "2c2d2h4s5d"),
        ("5c4d3h2sAd", "6c4d3h2sAd"),
        ("5c4c3c2cAc", "6c4d3h2sAd"),
    ],
)
def test_who_wins(better: str, worse: str) -> None:
    assert value(better) > value(worse)


@pytest.mark.parametrize(
    ("cards", "best", "name"),
    [
        ("KhKs7c6d4h3s2d", "7c6d4h3s2d", "7-6-4-3-2 low"),
        ("6c6d6h4c4sKdKh", "6c6d4c4sKd", "two pair, sixes and fours, king kicker"),
        ("AcAdAh6s6cKdKh", "6s6cAcAdKd", "two pair, sixes and aces, king kicker"),
        ("2c2d2h2sAcAdAh", "2c2dAcAd", None),
    ],
)
def test_the_best_low_of_seven_cards(cards: str, best: str, name: str | None) -> None:
    made = known(best_hand(SHARE, parse_cards(cards), ()))
    if name is not None:
        assert sorted(made.cards) == sorted(parse_cards(best)) and str(made.name) == name
        assert [card.rank for card in made.cards] == [card.rank for card in parse_cards(best)]
    else:
        assert made.category is Category.FULL_HOUSE


@pytest.mark.parametrize("cards", [5, 6, 7])
def test_one_hand_and_many_agree_with_the_readable_definition(cards: int) -> None:
    rng = random.Random(cards)
    decks = [DECK, DECK[:16]]
    hands = [rng.sample(decks[number % 2], cards) for number in range(400)]
    evaluate = prepare(SHARE, ())
    found = strengths(SHARE, np.array(hands, np.uint8), ())
    assert found.tolist() == [evaluate(hand) for hand in hands]
    assert found.tolist() == [known(best_hand(SHARE, hand, ())).strength for hand in hands]


def in_pokerkits_order(first: int, second: int, one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether both sides agree on two hands of five; pokerkit's better low is the greater one."""
    mine, theirs = (RegularLowHand(show_cards(map(Card, hand))) for hand in (one, other))
    return (first > second, first == second) == (mine > theirs, mine == theirs)


@pytest.mark.parametrize("pairs", few(500, 200_000))
def test_the_order_of_all_five_card_hands_is_pokerkits(pairs: int) -> None:
    """All 2,598,960 hands are ranked at once; so many pairs of them are compared with pokerkit."""
    hands = private_hands(5)
    values = strengths(SHARE, hands, ())
    assert len(values) == 2_598_960 and set(np.unique(values).tolist()) == set(range(1, 6176))
    rng = np.random.default_rng(5)
    chosen = rng.integers(len(hands), size=(pairs, 2))
    near = np.argsort(values, kind="stable")  # every second pair is of hands that lie close together
    at = rng.integers(len(hands) - 4000, size=pairs // 2)
    chosen[::2] = np.stack([near[at], near[at + rng.integers(4000, size=len(at))]], axis=1)
    wrong = [
        (first, second)
        for first, second in chosen.tolist()
        if not in_pokerkits_order(values[first], values[second], tuple(hands[first]), tuple(hands[second]))
    ]
    assert not wrong
