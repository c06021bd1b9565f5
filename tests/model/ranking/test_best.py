"""The best hand: the cards that play, their order, and which of equal sets is played."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pokertable.model.cards import DECK, Card, parse_cards
from pokertable.model.ranking.best import best_hand, best_hands, five_rank, ways
from pokertable.model.ranking.share import PotShare, Ranking
from tests.examples import examples

HIGH = PotShare(ranking=Ranking.HIGH)
LOW = PotShare(ranking=Ranking.ACE_TO_FIVE, qualifier=6)
OMAHA_HIGH = PotShare(ranking=Ranking.HIGH, exactly_from_hole=2)
OMAHA_LOW = PotShare(ranking=Ranking.ACE_TO_FIVE, exactly_from_hole=2, qualifier=6)


@pytest.mark.parametrize(
    ("share", "cards", "order"),
    [
        (HIGH, "9c2dKh9h2s", "9h9c2s2dKh"),
        (HIGH, "9c2dKh9hAs", "9h9cAsKh2d"),
        (HIGH, "2c2dAh2hAs", "2h2d2cAsAh"),
        (HIGH, "2c2dAh2h2s", "2s2h2d2cAh"),
        (HIGH, "3c2dAh5h4s", "5h4s3c2dAh"),
        (HIGH, "AcTdQhKhJs", "AcKhQhJsTd"),
        (HIGH, "3c9dAh5h4s", "Ah9d5h4s3c"),
        (LOW, "Ac3d8h2h5s", "8h5s3d2hAc"),
    ],
)
def test_the_main_part_comes_first_then_kickers_from_the_highest_down(share: PotShare, cards: str, order: str) -> None:
    best = best_hand(share, parse_cards(cards), ())
    assert best is not None
    assert best.cards == parse_cards(order)


def test_the_board_plays_where_the_hand_adds_nothing() -> None:
    board, hand = parse_cards("AsKsQhJdTd"), parse_cards("AcKc")
    best = best_hand(HIGH, hand, board)
    assert best is not None
    assert (best.hole, best.board) == ((), board)
    assert set(ways(HIGH, hand, board)) == {(), hand[:1], hand[1:], hand}


def test_of_equal_sets_the_highest_hole_cards_play_for_high() -> None:
    best = best_hand(OMAHA_HIGH, parse_cards("8hAs9cTc"), parse_cards("5s6s7s9hTs"))
    assert best is not None
    assert best.hole == parse_cards("8hTc")


def test_of_equal_sets_the_lowest_hole_cards_play_for_low() -> None:
    best = best_hand(OMAHA_LOW, parse_cards("5s4s2hKd"), parse_cards("2d6hAc5c8s"))
    assert best is not None
    assert best.hole == parse_cards("4s2h")


def test_stud_plays_the_highest_suit_for_high_and_the_lowest_for_low() -> None:
    cards = parse_cards("AcAs2h3d4c8sKd")
    high, low = best_hand(HIGH, parse_cards("KcKsKdAh2c2d3s"), ()), best_hand(LOW, cards, ())
    assert high is not None
    assert low is not None
    assert high.hole == parse_cards("KcKsKd2c2d")
    assert low.hole == parse_cards("Ac2h3d4c8s")


def test_no_hand_is_made_of_fewer_than_five_usable_cards() -> None:
    assert best_hand(HIGH, parse_cards("AsAh"), parse_cards("2c3d")) is None
    assert best_hand(OMAHA_HIGH, parse_cards("AsAhKsKh"), parse_cards("2c3d")) is None
    assert ways(OMAHA_HIGH, parse_cards("AsAhKsKh"), parse_cards("2c3d")) == ()


@examples(30)
@given(
    share=st.sampled_from([HIGH, LOW, OMAHA_HIGH, OMAHA_LOW]),
    cards=st.lists(st.sampled_from(DECK), unique=True, min_size=9, max_size=9),
    rng=st.randoms(use_true_random=False),
)
def test_the_choice_does_not_depend_on_the_order_of_the_cards(
    share: PotShare, cards: list[Card], rng: random.Random
) -> None:
    board, hole = cards[:5], cards[5:7] if share.exactly_from_hole is None else cards[5:]
    best = best_hand(share, hole, board)
    rng.shuffle(board)
    rng.shuffle(hole)
    again = best_hand(share, hole, board)
    assert (best and (best.cards, set(best.hole))) == (again and (again.cards, set(again.hole)))
    if best is not None:
        assert set(best.cards) == set(best.hole) | set(best.board)
        assert len(best.cards) == 5
        assert share.exactly_from_hole in (None, len(best.hole))


def test_a_king_is_the_highest_card_of_an_unqualified_low() -> None:
    any_low = PotShare(ranking=Ranking.ACE_TO_FIVE, qualifier=12)
    assert five_rank(any_low, parse_cards("KcQdJhTs9c")) == (-12, -11, -10, -9, -8)
    assert five_rank(any_low, parse_cards("AcQdJhTs9c")) == (-11, -10, -9, -8, 0)
    assert five_rank(any_low, parse_cards("AcAdJhTs9c")) is None


def test_the_low_plays_the_card_of_a_rank_that_the_high_plays() -> None:
    """Two fours on the board, of which the flush takes one: the low takes the same, not the lower suit."""
    hole, board = parse_cards("As2s9cKc"), parse_cards("4d4s8s7h3s")
    high, low = best_hands((OMAHA_HIGH, OMAHA_LOW), hole, board)
    assert high == best_hand(OMAHA_HIGH, hole, board)
    assert high is not None and low is not None
    assert set(high.cards) == set(parse_cards("As2s8s4s3s"))
    assert set(low.cards) == set(parse_cards("As2s3s4s7h"))
    assert str(low.name) == "7-4-3-2-A low"


def test_a_high_that_comes_after_the_low_plays_the_card_of_a_rank_that_the_low_plays() -> None:
    """Two fours on the board for a wheel: the low, asked first, takes the lower suit, the straight the same."""
    hole, board = parse_cards("As2h9c9d"), parse_cards("4d4s5c3hKh")
    low, high = best_hands((OMAHA_LOW, OMAHA_HIGH), hole, board)
    alone = best_hand(OMAHA_HIGH, hole, board)
    assert low is not None and high is not None and alone is not None
    assert set(low.cards) == set(high.cards) == set(parse_cards("As2h3h4d5c"))
    assert set(alone.cards) == set(parse_cards("As2h3h4s5c")), "by itself the high takes the higher suit"
