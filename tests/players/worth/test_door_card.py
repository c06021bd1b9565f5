"""Before the flop of a game whose first board card lies open: starting hands are worth what they are with it."""

import numpy as np
import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import parse_cards
from pokertable.model.games import CATALOGUE
from pokertable.players.ranges.classes import classes_of, classify
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.flop import boards
from pokertable.players.worth.prospects import prospects
from tests.players.tables import game
from tests.rules.table import deal


def ranks(key, door, *hands):
    """The part of all starting hands that are better than each of these, with this card open."""
    hand = deal(game(key, Structure.POT), [1000] * 3, board=door)
    cards = np.array([parse_cards(each) for each in hands], np.uint8)
    return prospects(Spot.of(hand.observe(None)), cards, 0.0).rank


def test_every_future_begins_with_the_card_that_lies_open():
    (nine,) = parse_cards("9d")
    found = boards.futures((nine,))
    assert (found[0] == nine).all()
    assert all(len(set(column)) == 5 for column in found.T.tolist())
    assert len(boards.futures(())[0]) < len(found[0])


@pytest.mark.parametrize("key", ["courchevel", "courchevel8"])
def test_a_set_with_the_door_card_is_among_the_best_hands_and_without_it_not(key):
    with_nine, with_king = ranks(key, "9d", "9c9hQs5d4s")[0], ranks(key, "Kd", "9c9hQs5d4s")[0]
    assert with_nine < 0.1
    assert with_king > with_nine + 0.3


def test_a_deuce_that_lies_open_counterfeits_an_own_one():
    counterfeited, best = ranks("courchevel8", "2d", "As2hKcQd9s", "As3hKcQd9s")
    assert best < counterfeited - 0.1
    with_eight = ranks("courchevel8", "8d", "As2hKcQd9s", "As3hKcQd9s")
    assert with_eight[0] < with_eight[1]


def test_suits_have_names_where_a_card_lies_open():
    suited, other = ranks("courchevel", "9d", "AdQd7c6s2h", "AcQc7d6s2h")
    assert suited < other


@pytest.mark.parametrize(
    ("key", "door", "hand", "name"),
    [
        ("courchevel", "9d", "9c9hQs5d4s", "Set with the door card"),
        ("courchevel", "9d", "9cKhKs5d4s", "Kings or queens"),
        ("courchevel", "9d", "9cJhJs5d4s", "Two pair with the door card"),
        ("courchevel", "9d", "9cKhTs5d4s", "Pair with the door card"),
        ("courchevel", "9d", "AcKdTs5d4s", "Two cards in the door card's suit"),
        ("courchevel8", "2d", "As3hKcQd9s", "The two best low cards"),
        ("courchevel8", "2d", "As2hKcQd9s", "Anything else"),
        ("courchevel8", "8d", "As2hKcQd9s", "The two best low cards"),
        ("courchevel8", "8d", "As2hKcAd9s", "Aces with the two best low cards"),
    ],
)
def test_classes_tell_what_the_door_card_makes(key, door, hand, name):
    variant = CATALOGUE[key]
    (number,) = classify(variant, 0, np.array([parse_cards(hand)], np.uint8), parse_cards(door), ())
    assert str(classes_of(variant, 0, parse_cards(door))[number].name) == name
