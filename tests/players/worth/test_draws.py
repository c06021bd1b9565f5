"""Draws by name, against counting every five cards by hand."""

from itertools import combinations
from random import Random

import numpy as np
import pytest

from pokertable.model.cards import parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.players.worth.draws import draw_on_boards, draws
from tests.games import few, one_of

STRAIGHTS = [{12, 0, 1, 2, 3}] + [set(range(low, low + 5)) for low in range(9)]
EIGHT_OR_BETTER = {12, 0, 1, 2, 3, 4, 5, 6}
FLOP_GAMES = [key for key, variant in CATALOGUE.items() if variant.board_cards]


def fives(variant, hand, board):
    """Every five cards that may play; in hold'em those that use the hand."""
    exactly = variant.shares[0].exactly_from_hole
    for held in [exactly] if exactly else [1, 2]:
        for mine in combinations(hand, held):
            for shared in combinations(board, 5 - held):
                yield mine + shared


def makes(variant, hand, board, what):
    return any(what(five) for five in fives(variant, hand, board))


def is_straight(five):
    return {card >> 2 for card in five} in STRAIGHTS


def is_flush(five):
    return len({card & 3 for card in five}) == 1


def is_low(five):
    ranks = {card >> 2 for card in five}
    return len(ranks) == 5 and ranks <= EIGHT_OR_BETTER


def ranks_that_make(variant, hand, board, what):
    """How many ranks of a next card make it (whether or not such a card is left), none if it is there already."""
    if makes(variant, hand, board, what):
        return 0
    return sum(makes(variant, hand, (*board, 4 * rank), what) for rank in range(13))


@pytest.mark.parametrize("count", few(6, 40))
@pytest.mark.parametrize("key", FLOP_GAMES)
@pytest.mark.parametrize("cards", one_of(2, [3, 4]))
def test_straights_and_lows_are_those_that_a_next_card_makes(key, cards, count):
    variant = CATALOGUE[key]
    rng = Random(cards)
    for _ in range(count):
        dealt = rng.sample(range(52), variant.hole_cards + cards)
        hand, board = tuple(dealt[cards:]), tuple(dealt[:cards])
        found = draws(variant, np.array([hand], np.uint8), board)
        wanted = ranks_that_make(variant, hand, board, is_straight)
        assert found.straight[0] == wanted, (hand, board)
        if variant.is_split:
            assert found.low[0] == ranks_that_make(variant, hand, board, is_low)


def test_a_straight_of_the_board_alone_is_no_draw_of_a_hand_in_holdem():
    """On 9-8-7-6 a five makes one with the ten of the hand, a ten one on the board, a jack one with the hand's ten."""
    hands = np.array([parse_cards("AsKd"), parse_cards("TsKd")], np.uint8)
    found = draws(CATALOGUE["holdem"], hands[:1], tuple(parse_cards("9c8d7h6s"))).straight
    assert found.tolist() == [0]


@pytest.mark.parametrize(("count", "least"), [(100, 1), pytest.param(500, 10, marks=pytest.mark.long)])
@pytest.mark.parametrize("key", one_of(len(FLOP_GAMES), FLOP_GAMES))
def test_flush_draws_are_those_that_a_next_card_makes(key, count, least):
    variant = CATALOGUE[key]
    rng = Random(5)
    seen = 0
    for _ in range(count):
        dealt = rng.sample(range(52), variant.hole_cards + 3)
        hand, board = tuple(dealt[3:]), tuple(dealt[:3])
        rest = [card for card in range(52) if card not in dealt]
        has = makes(variant, hand, board, is_flush)
        wanted = not has and any(makes(variant, hand, (*board, card), is_flush) for card in rest)
        found = draws(variant, np.array([hand], np.uint8), board)
        assert bool(found.flush[0]) == wanted, (hand, board)
        seen += wanted
    assert seen > least


@pytest.mark.parametrize(
    ("key", "hand", "board", "straight", "flush", "nuts"),
    [
        ("holdem", "9s8d", "Th7c2s", 2, False, False),
        ("holdem", "9s8s", "Js7s2d", 1, True, False),
        ("holdem", "As3s", "Js7s2d", 0, True, True),
        ("omaha", "As3d4h5c", "Ks9sQs", 0, False, False),
        ("omaha", "JsTd9h6c", "8s7d2c", 5, False, False),
    ],
)
def test_draws_that_every_player_knows(key, hand, board, straight, flush, nuts):
    found = draws(CATALOGUE[key], np.array([parse_cards(hand)], np.uint8), parse_cards(board))
    assert (found.straight[0], bool(found.flush[0]), bool(found.nut_flush[0])) == (straight, flush, nuts)


def test_before_the_flop_and_on_the_river_nothing_is_drawn_to():
    hand = np.array([parse_cards("AsKs")], np.uint8)
    for board in ("", "QsJs2d3h4c"):
        assert not draws(CATALOGUE["holdem"], hand, parse_cards(board)).any.any()


@pytest.mark.parametrize("key", FLOP_GAMES)
@pytest.mark.parametrize("cards", [3, 4, 5])
def test_on_several_boards_the_same_hands_draw_as_on_each_alone(key, cards):
    variant, rng = CATALOGUE[key], Random(cards)
    boards = np.array([rng.sample(range(52), cards) for _ in range(30)], np.uint8)
    hands = np.array([rng.sample(range(52), variant.hole_cards) for _ in range(60)], np.uint8)
    together = draw_on_boards(variant, hands, boards)
    assert (together == [draws(variant, hands, board).any for board in boards.tolist()]).all()
    assert together.any() == (cards < 5)
