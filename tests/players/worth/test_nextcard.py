"""Outs by quality and distances from the nuts, against evaluating every two hole cards with another evaluator."""

from itertools import combinations
from random import Random

import numpy as np
import pytest

from pokertable.model.cards import parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.players.worth.nextcard import next_cards
from pokertable.players.worth.texture import COUNTED, behind
from pokertable.players.worth.variants import variant_number
from tests.analysis.oracle import high, low
from tests.games import few, one_of

FLOP_GAMES = [key for key, variant in CATALOGUE.items() if variant.board_cards]
SPLIT_FIRST = sorted(FLOP_GAMES, key=lambda key: key != "omaha8")
"""The one that has a low too; the others' outs and draws are of a part of its hands."""


def value(variant, share, hand, board):
    """A hand's strength by the slow evaluator; lower than all without one."""
    if variant.shares[share].is_low:
        return low(variant, hand, board) or ()
    return high(variant, hand, board)


def values_there(variant, share, board, hand):
    """All different strengths that two cards of others make, the best first."""
    rest = [card for card in range(52) if card not in board and card not in hand]
    found = {value(variant, share, two, board) for two in combinations(rest, 2)} - {()}
    return sorted(found, reverse=True)


def deals(variant, cards, count, seed):
    rng = Random(seed)
    for _ in range(count):
        deck = rng.sample(range(52), 20)
        yield np.array([deck[cards : cards + variant.hole_cards]], np.uint8), tuple(sorted(deck[:cards]))


@pytest.mark.parametrize("count", few(1, 2))
@pytest.mark.parametrize("key", one_of(len(FLOP_GAMES), [*SPLIT_FIRST]))
@pytest.mark.parametrize("cards", one_of(2, [3, 4]))
def test_outs_to_the_nuts_are_counted_card_by_card(key, cards, count):
    variant = CATALOGUE[key]
    for hands, board in deals(variant, cards, count, cards):
        hand = hands[0].tolist()
        for share in range(len(variant.shares)):
            nuts = set()
            for card in set(range(52)) - {*hand, *board}:
                there = values_there(variant, share, [*board, card], hand)
                mine = value(variant, share, hand, [*board, card])
                if mine != () and not any(each > mine for each in there):
                    nuts.add(card)
            found = next_cards(variant_number(variant), share, board).nuts(hands)
            assert set(np.flatnonzero(found[:, 0])) == nuts, (hand, board, share)


@pytest.mark.parametrize("key", FLOP_GAMES)
@pytest.mark.parametrize("cards", one_of(2, [3, 4, 5]))
def test_the_distance_from_the_nuts_counts_better_hands(key, cards):
    variant = CATALOGUE[key]
    for hands, board in deals(variant, cards, 4, 7 + cards):
        for share in range(len(variant.shares)):
            there = values_there(variant, share, board, hands[0].tolist())
            better = sum(each > value(variant, share, hands[0].tolist(), board) for each in there)
            assert behind(variant, share, hands, board)[0] == min(COUNTED, better)


@pytest.mark.parametrize(
    ("key", "board", "hand", "share", "nuts"),
    [
        ("omaha8", "3d6cKs", "As2hQdJc", 1, 16),
        ("omaha8", "3d6cKs", "As4hQdJc", 1, 4),
        ("omaha", "Ks8s4d", "AsTs7c2d", 0, 8),
    ],
)
def test_draws_whose_outs_everybody_knows(key, board, hand, share, nuts):
    """A-2 on three-six: sixteen fours, fives, sevens and eights make the nut low; A-4 wants a deuce for it.

    Of the nine spades the four pairs the board.
    """
    variant = CATALOGUE[key]
    cards = np.array([parse_cards(hand)], np.uint8)
    found = next_cards(variant_number(variant), share, tuple(sorted(parse_cards(board)))).nuts(cards)
    assert np.count_nonzero(found) == nuts


def test_of_a_hand_with_one_low_card_no_card_makes_a_low_where_two_must_play():
    """Four low cards lie there after the next one, and a fifth is held: any five would make it."""
    board = tuple(sorted(map(int, parse_cards("2c3d4h"))))
    found = next_cards(variant_number(CATALOGUE["omaha8"]), 1, board)
    one, two = (np.array([sorted(map(int, parse_cards(cards)))], np.uint8) for cards in ("5s9c9dKc", "5s6cJdKc"))
    assert found.after(one).max() == 0
    made = {card for card in range(52) if found.after(two)[card, 0] > 0}
    assert made == {card for card in range(52) if found.after(two)[card, 0] >= 0}, "a six low lies there already"
