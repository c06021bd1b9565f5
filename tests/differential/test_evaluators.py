"""Our hand strengths against others' evaluators: exhaustively where possible, else on random deals."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import phevaluator
import pokerkit
import pytest

from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.ranking.strength import category, prepare, strength

from .peer import cards

HIGH, OMAHA_HIGH = PotShare(ranking=Ranking.HIGH), PotShare(ranking=Ranking.HIGH, exactly_from_hole=2)
LOW = PotShare(ranking=Ranking.ACE_TO_FIVE, qualifier=6)
OMAHA_LOW = PotShare(ranking=Ranking.ACE_TO_FIVE, exactly_from_hole=2, qualifier=6)
COUNTS = {
    Category.STRAIGHT_FLUSH: 40,
    Category.FOUR_OF_A_KIND: 624,
    Category.FULL_HOUSE: 3_744,
    Category.FLUSH: 5_108,
    Category.STRAIGHT: 10_200,
    Category.THREE_OF_A_KIND: 54_912,
    Category.TWO_PAIR: 123_552,
    Category.ONE_PAIR: 1_098_240,
    Category.HIGH_CARD: 1_302_540,
}


@pytest.mark.long
def test_all_five_card_hands_have_the_known_counts_and_7462_values() -> None:
    evaluate = prepare(HIGH, ())
    by_strength = Counter(map(evaluate, combinations(DECK, 5)))
    assert by_strength.total() == 2_598_960
    assert set(by_strength) == set(range(1, 7463))
    found: Counter[Category | None] = Counter()
    for value, count in by_strength.items():
        found[category(HIGH, value)] += count
    assert found == COUNTS


@pytest.mark.long
def test_all_five_card_hands_are_ranked_as_phevaluator_ranks_them() -> None:
    evaluate = prepare(HIGH, ())
    for hand in combinations(DECK, 5):
        assert evaluate(hand) == 7463 - phevaluator.evaluate_cards(*hand), hand


def test_all_56_lows_are_ranked_as_numbers_and_as_pokerkit_ranks_them() -> None:
    evaluate = prepare(LOW, ())
    # The ace counts one: a low is read as a number, and the smallest wins.
    value_of = {1: 12, **{value: value - 2 for value in range(2, 9)}}
    lows = sorted(combinations(range(8, 0, -1), 5))
    assert len(lows) == 56
    for suits in ((0, 1, 2, 3, 0), (2, 2, 2, 2, 2)):
        hands = [[DECK[4 * value_of[n] + suit] for n, suit in zip(low, suits, strict=True)] for low in lows]
        assert [evaluate(hand) for hand in hands] == list(range(56, 0, -1))
        theirs = [pokerkit.EightOrBetterLowHand(cards(hand)) for hand in hands]
        assert sorted(theirs, reverse=True) == theirs


def test_no_other_five_ranks_are_a_low() -> None:
    evaluate = prepare(LOW, ())
    qualifying = 0
    for ranks in sorted(set(combinations(sorted([*range(13), *range(13)]), 5))):
        hand = [DECK[4 * rank + place % 4] for place, rank in enumerate(ranks)]
        is_low = len(set(ranks)) == 5 and all(rank <= 6 or rank == 12 for rank in ranks)
        assert (evaluate(hand) > 0) == is_low
        qualifying += is_low
    assert qualifying


def compare_deals(seed: int, deals: int, lows: int) -> None:
    """Random deals of Omaha and stud, high against phevaluator; the first `lows` of them both ways against pokerkit."""
    rng = random.Random(seed)
    for number in range(deals):
        dealt = rng.sample(DECK, 9)
        board, hole, seven = dealt[:5], dealt[5:], dealt[:7]
        assert strength(OMAHA_HIGH, hole, board) == 7463 - phevaluator.evaluate_omaha_cards(*board, *hole)
        assert strength(HIGH, seven, ()) == 7463 - phevaluator.evaluate_cards(*seven)
        if number < lows:
            _compare_with_pokerkit(rng, hole, board, seven)


def _compare_with_pokerkit(rng: random.Random, hole: list[Card], board: list[Card], seven: list[Card]) -> None:
    """Two hands on one board and two sevens: the same winner, the same qualifier."""
    rest = [card for card in DECK if card not in {*hole, *board, *seven}]
    other = rng.sample(rest, 4)
    for share, kind in ((OMAHA_HIGH, pokerkit.OmahaHoldemHand), (OMAHA_LOW, pokerkit.OmahaEightOrBetterLowHand)):
        theirs = [kind.from_game_or_none(cards(hand), cards(board)) for hand in (hole, other)]
        _same_order([strength(share, hand, board) for hand in (hole, other)], theirs)
    mixed = [*other, *seven[:3]]
    for share, five in ((HIGH, pokerkit.StandardHighHand), (LOW, pokerkit.EightOrBetterLowHand)):
        sevens = [five.from_game_or_none(cards(hand), ()) for hand in (seven, mixed)]
        _same_order([strength(share, hand, ()) for hand in (seven, mixed)], sevens)


def _same_order(ours: list[int], theirs: Sequence[pokerkit.Hand | None]) -> None:
    assert [value == 0 for value in ours] == [hand is None for hand in theirs]
    if all(ours):
        assert (ours[0] > ours[1], ours[0] == ours[1]) == (theirs[0] > theirs[1], theirs[0] == theirs[1])  # type: ignore[operator]


@pytest.mark.parametrize(("deals", "lows"), [(300, 30), pytest.param(3000, 150, marks=pytest.mark.long)])
def test_random_deals_of_omaha_and_stud(deals: int, lows: int) -> None:
    compare_deals(1, deals, lows)


@pytest.mark.long
def test_a_hundred_thousand_deals_of_omaha_and_stud() -> None:
    compare_deals(2, deals=100_000, lows=100_000)
