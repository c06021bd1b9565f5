"""Strengths of many hands against the model's definition, phevaluator and pokerkit."""

import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from phevaluator import _pheval
from pokerkit import EightOrBetterLowHand, OmahaEightOrBetterLowHand

from pokertable.analysis.arrays import hand_number, hand_numbers, live_hands, private_hand_masks, private_hands
from pokertable.analysis.boards import KnownHand, boards_of_columns, strengths_on_boards
from pokertable.analysis.evaluate import CannotEvaluate, all_strengths, strengths
from pokertable.analysis.seven import best_five
from pokertable.model.cards import DECK, Card, InvalidCard, parse_cards, show_cards
from pokertable.model.games import HOLDEM, OMAHA8, STUD8
from pokertable.model.ranking.share import PotShare
from pokertable.model.ranking.strength import strength

HOLDEM_HIGH = HOLDEM.shares[0]
OMAHA_HIGH, OMAHA_LOW = OMAHA8.shares
STUD_HIGH, STUD_LOW = STUD8.shares
SHARES = [HOLDEM_HIGH, OMAHA_HIGH, OMAHA_LOW, STUD_LOW]


def random_deals(count: int, cards: int, seed: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    return np.argsort(rng.random((count, 52)), axis=1)[:, :cards].astype(np.uint8)


def boards(seed: int, size: int, count: int) -> list[list[Card]]:
    """Random boards, every third one suited as far as it goes."""
    rng = random.Random(seed)
    found = []
    for index in range(count):
        deck = [card for card in DECK if card.suit == index % 4] if index % 3 == 0 else list(DECK)
        found.append(rng.sample(deck, size))
    return found


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("size", [3, 4, 5])
def test_strengths_are_those_of_the_models_evaluator(share: PotShare, size: int) -> None:
    hole_cards = 4 if share.exactly_from_hole else 2
    for board in boards(size, size, 6):
        live = np.flatnonzero(live_hands(hole_cards, board))
        numbers = np.random.default_rng(size).choice(live, 300)
        hands = private_hands(hole_cards)[numbers]
        expected = [strength(share, [Card(card) for card in hand], board) for hand in hands.tolist()]
        assert strengths(share, hands, board).tolist() == expected
        if share is not STUD_LOW:
            assert all_strengths(share, board)[numbers].tolist() == expected


@pytest.mark.parametrize("hole_cards", [2, 3, 5, 6])
def test_two_of_any_number_of_hole_cards_may_play(hole_cards: int) -> None:
    for share in (OMAHA_HIGH, OMAHA_LOW):
        for board in boards(9, 5, 4):
            left = [card for card in DECK if card not in board]
            rng = random.Random(hole_cards)
            hands = [rng.sample(left, hole_cards) for _ in range(200)]
            expected = [strength(share, hand, board) for hand in hands]
            assert strengths(share, np.array(hands, np.uint8), board).tolist() == expected


def test_five_hole_cards_have_all_their_hands() -> None:
    board = parse_cards("2d7d9dKsTs")
    values = all_strengths(OMAHA_HIGH, board, 5)
    assert len(values) == 2_598_960
    hand = parse_cards("AsAh2s3hQd")
    assert values[hand_number(hand)] == strength(OMAHA_HIGH, hand, board)


@pytest.mark.parametrize("size", [5, 6, 7])
def test_stud_hands_are_those_of_the_models_evaluator(size: int) -> None:
    hands = random_deals(500, size, size)
    for share in (STUD_HIGH, STUD_LOW):
        expected = [strength(share, [Card(card) for card in hand], ()) for hand in hands.tolist()]
        assert strengths(share, hands, ()).tolist() == expected


def test_a_shared_stud_card_belongs_to_every_hand() -> None:
    shared = parse_cards("5d")
    hands = np.array([parse_cards("As2s3s4s9dTd"), parse_cards("KsKhKdKc5h5c")])
    assert strengths(STUD_LOW, hands, shared).tolist() == [56, 0]
    assert strengths(STUD_HIGH, hands, shared)[1] == strength(STUD_HIGH, parse_cards("KsKhKdKc5h5c"), shared)


def check_omaha(count: int, pokerkit_count: int) -> None:
    deals = random_deals(count, 9, 11)
    board, hands = (
        boards_of_columns(list(np.ascontiguousarray(deals[:, :5].T))),
        list(np.ascontiguousarray(deals[:, 5:].T)),
    )
    high = strengths_on_boards(OMAHA_HIGH, hands, board).tolist()
    assert all(
        7463 - _pheval.evaluate_omaha_cards(*deal) == value for deal, value in zip(deals.tolist(), high, strict=True)
    )
    low = strengths_on_boards(OMAHA_LOW, hands, board).tolist()
    chosen = deals[:pokerkit_count].tolist()
    theirs = [OmahaEightOrBetterLowHand.from_game_or_none(names(deal[5:]), names(deal[:5])) for deal in chosen]
    check_lows(low[:pokerkit_count], theirs)


def check_stud(count: int, pokerkit_count: int) -> None:
    deals = random_deals(count, 7, 12)
    high = best_five(STUD_HIGH, deals).tolist()
    assert all(7463 - _pheval.evaluate_7cards(*deal) == value for deal, value in zip(deals.tolist(), high, strict=True))
    low = best_five(STUD_LOW, deals).tolist()
    theirs = [EightOrBetterLowHand.from_game_or_none(names(deal)) for deal in deals[:pokerkit_count].tolist()]
    check_lows(low[:pokerkit_count], theirs)


def check_holdem(count: int) -> None:
    deals = random_deals(count, 7, 13)
    columns = list(np.ascontiguousarray(deals.T))
    high = strengths_on_boards(HOLDEM_HIGH, columns[5:], boards_of_columns(columns[:5])).tolist()
    assert all(7463 - _pheval.evaluate_7cards(*deal) == value for deal, value in zip(deals.tolist(), high, strict=True))


def names(cards: Sequence[int]) -> str:
    return show_cards(DECK[card] for card in cards)


def check_lows(ours: list[int], theirs: Sequence[Any]) -> None:
    """Both are the same order: none together, and sorted by theirs, ours rises where theirs does."""
    assert [value == 0 for value in ours] == [hand is None for hand in theirs]
    made = sorted((value, hand) for value, hand in zip(ours, theirs, strict=True) if hand is not None)
    assert len(made) > 20
    for (worse, their_worse), (better, their_better) in pairwise(made):
        assert (worse < better) == (their_worse < their_better)


def test_random_deals_agree_with_phevaluator_and_pokerkit() -> None:
    check_holdem(1000)
    check_omaha(1000, 100)
    check_stud(1000, 150)


@pytest.mark.long
def test_two_hundred_thousand_deals_of_each_game_agree_with_phevaluator_and_pokerkit() -> None:
    check_holdem(200_000)
    check_omaha(200_000, 200_000)
    check_stud(200_000, 200_000)


@pytest.mark.parametrize(("share", "hand"), [(HOLDEM_HIGH, "AsKs"), (OMAHA_HIGH, "AsAh2s3h"), (OMAHA_LOW, "AsAh2s3h")])
def test_a_known_hand_is_worth_the_same_on_many_boards_at_once(share: PotShare, hand: str) -> None:
    cards = parse_cards(hand)
    left = [card for card in DECK if card not in cards]
    rng = random.Random(5)
    deals = np.array(
        [rng.sample(left, 5) for _ in range(1500)] + [rng.sample(left[3::4], 5) for _ in range(50)], np.uint8
    )
    values = KnownHand.of(share, cards).on(boards_of_columns(list(np.ascontiguousarray(deals.T))))
    assert values.tolist() == [strength(share, cards, [Card(card) for card in board]) for board in deals.tolist()]


def test_private_hands_are_found_by_their_number() -> None:
    assert hand_number(parse_cards("2s2h2d2c")) == 0
    hands = private_hands(4)
    assert hand_numbers(hands[::1000, ::-1]).tolist() == list(range(0, 270725, 1000))
    assert int(private_hand_masks(2)[hand_number(parse_cards("As2c"))]) == 1 << 51 | 1


def test_hands_of_the_board_are_dead() -> None:
    assert live_hands(4, parse_cards("2d7c9hKdTs")).sum() == 178_365
    assert live_hands(2, parse_cards("2d7c9hKdTs")).sum() == 1_081


def test_an_array_can_be_used_again() -> None:
    board = parse_cards("2d7d9dKdTs")
    out = np.empty(270_725, np.int16)
    assert all_strengths(OMAHA_HIGH, board, out=out) is out
    assert (out == all_strengths(OMAHA_HIGH, board)).all()


@pytest.mark.parametrize(
    ("share", "hand", "board", "message"),
    [
        (OMAHA_HIGH, "AsKsQsJs", "2c3c", "three to five cards"),
        (OMAHA_HIGH, "As", "2c3c4c", "two or more"),
        (HOLDEM_HIGH, "AsKs", "2c3c", "five to seven cards"),
        (STUD_HIGH, "AsKsQsJsTs9s8s7s", "", "five to seven cards"),
    ],
)
def test_too_few_or_too_many_cards_are_named(share: PotShare, hand: str, board: str, message: str) -> None:
    with pytest.raises(CannotEvaluate, match=message):
        strengths(share, np.array([parse_cards(hand)]), parse_cards(board))


def test_a_board_card_must_be_there_once() -> None:
    with pytest.raises(InvalidCard, match="2c appears twice"):
        all_strengths(OMAHA_HIGH, [0, 0, 5])
