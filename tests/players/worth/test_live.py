"""Live and dead cards in stud, counted card by card."""

from itertools import combinations
from random import Random

import numpy as np
import pytest

from pokertable.analysis.evaluate import strengths
from pokertable.model.cards import parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.players.worth.live import LiveCards, best_low_strength
from pokertable.players.worth.stud import alive
from tests.analysis.oracle import low

STUD8 = CATALOGUE["stud8"]
STRAIGHTS = [{12, 0, 1, 2, 3}] + [set(range(least, least + 5)) for least in range(9)]


def is_straight(cards):
    return any(window <= {card >> 2 for card in cards} for window in STRAIGHTS)


@pytest.mark.parametrize("count", [3, 4, 5, 6, 7])
def test_what_is_alive_is_counted_card_by_card(count):
    rng = Random(count)
    for _ in range(20):
        deck = rng.sample(range(52), 20)
        hand, dead = deck[:count], deck[count:]
        found = LiveCards(STUD8, np.array([hand], np.uint8), alive(dead))
        unseen = set(range(52)) - set(deck)
        ranks = [card >> 2 for card in hand]
        pairs = [rank for rank in range(13) if ranks.count(rank) >= 2]
        lows = {12, *range(7)}
        assert found.pair[0] == max(pairs, default=-1)
        assert found.for_trips[0] == sum(card >> 2 == max(pairs, default=-1) for card in unseen)
        assert found.for_pairs[0] == sum(ranks.count(card >> 2) == 1 for card in unseen)
        suits = [card & 3 for card in hand]
        assert found.suited[0] == max(suits.count(suit) for suit in range(4))
        longest = next(suit for suit in range(4) if suits.count(suit) == found.suited[0])
        assert found.for_a_flush[0] == sum(card & 3 == longest for card in unseen)
        assert found.lows[0] == len(set(ranks) & lows)
        makes = 0 if is_straight(hand) else sum(is_straight([*hand, card]) for card in unseen)
        assert found.for_a_straight[0] == makes


def test_figures_of_many_hands_are_those_of_each():
    hands = np.array([parse_cards(text) for text in ("As2d3c", "KhKd5s", "9c9d9h")], np.uint8)
    dead = parse_cards("KsKc4d")
    together = LiveCards(STUD8, hands, alive(dead))
    assert together.pair.tolist() == [-1, 11, 7]
    assert together.for_trips.tolist() == [0, 0, 1]
    assert together.lows.tolist() == [3, 1, 0]


def test_a_part_takes_its_figures_from_the_whole_which_works_them_out_once():
    hands = np.array([parse_cards(text) for text in ("As2d3c", "KhKd5s", "9c9d9h")], np.uint8)
    whole = LiveCards(STUD8, hands, alive(parse_cards("KsKc4d")))
    part = whole.part(np.array([2, 0]))
    assert part.for_trips.tolist() == [1, 0]
    assert vars(whole)["for_trips"].tolist() == [0, 0, 1]


def test_the_best_low_that_can_be_under_up_cards_is_found_by_dealing():
    rng = Random(1)
    share = STUD8.share("low")
    for _ in range(12):
        deck = rng.sample(range(52), 52)
        ups = deck[:4]
        for hidden in (1, 2):
            hands = [[*ups, *more] for more in combinations(deck[4:], hidden)]
            lows = [(made, hand) for hand in hands if (made := low(STUD8, hand, [])) is not None]
            best = int(strengths(share, np.array([max(lows)[1]], np.uint8), ())[0]) if lows else 0
            assert best_low_strength(STUD8, ups, hidden) == best


def test_up_cards_that_are_too_high_make_no_low():
    assert best_low_strength(STUD8, parse_cards("8c6dKhQs"), 3) > 0
    assert best_low_strength(STUD8, parse_cards("8c9dKhQs"), 3) == 0
