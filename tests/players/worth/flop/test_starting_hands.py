"""The order of starting hands, as every guide to these games has it."""

from itertools import pairwise
from random import Random

import numpy as np
import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import parse_cards
from pokertable.model.hand.actions import BringIn, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.facts.facts import Facts
from pokertable.players.rules.first_street import widened
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.prospects import prospects
from tests.games import one_of
from tests.narrow import known
from tests.players.tables import game
from tests.rules.table import deal


def ranks(key, *hands, seats=6):
    hand = deal(game(key, Structure.FIXED), [5000] * seats)
    cards = np.array([parse_cards(text) for text in hands], np.uint8)
    return prospects(Spot.of(hand.observe(None)), cards, 1.0).rank


def assert_from_best_to_worst(found):
    assert all(better < worse for better, worse in pairwise(found)), found


def test_holdem():
    assert_from_best_to_worst(ranks("holdem", "AsAh", "AsKs", "QdJc", "Kd7c", "Jd5h", "7c2d"))
    assert ranks("holdem", "AsAh")[0] < 0.01
    assert ranks("holdem", "7c2d", "8h3c").min() > 0.85


def test_omaha_double_suited_connected_and_danglers():
    assert_from_best_to_worst(ranks("omaha", "AsAhKsKh", "AsAhJsTh", "JsTh9s8h", "Js9s8h2d", "Kh8d8c3s", "7c2d2h2s"))
    suited, rainbow = ranks("omaha", "JsTh9s8h", "JsTh9d8c")
    assert suited < rainbow - 0.05


def test_omaha8_ace_deuce():
    found = ranks("omaha8", "AsAh2s3h", "As2sKhQh", "As2dKhQc", "KsQhJsTh", "Td9c9h8s", "9h9c7d6c")
    assert_from_best_to_worst(found[[0, 1, 2, 4]])
    assert found[0] < 0.01
    assert found[2] < 0.12
    assert found[-2:].min() > 0.4


def test_the_ace_deuce_is_better_where_low_counts():
    assert ranks("omaha8", "As2dKh7c")[0] < ranks("omaha", "As2dKh7c")[0] - 0.2


@pytest.mark.parametrize("key", one_of(2, ["holdem", "omaha", "omaha8"]))
def test_suits_have_no_names(key):
    texts = {"holdem": ("AsKs", "AdKd"), "omaha": ("As2sKhQh", "Ac2cKdQd"), "omaha8": ("As2s3hKd", "Ad2d3cKs")}[key]
    one, other = ranks(key, *texts)
    assert one == other


def stud(holes, seat_cards):
    """The view when everybody has folded to the last seat but the bring-in; `holes`: two down and one up each."""
    hand = deal(game("stud8", Structure.FIXED), [5000] * len(holes), holes=dict(enumerate(holes)))
    hand.act(BringIn())
    while hand.to_act != len(holes) - 1:
        hand.act(Fold())
    spot = Spot.of(hand.observe(None))
    return prospects(spot, np.array([parse_cards(text) for text in seat_cards], np.uint8), 1.0)


def test_stud_three_low_cards_rolled_up_trips_and_rags():
    found = stud(["KhQc2d", "9hTc8c", "9dTd8d", "QdJc4s"], ["4h4d", "As5s", "7c6d", "KsQh", "Jh9c"]).rank
    assert_from_best_to_worst(found[[0, 1, 2, 3]])
    assert found[0] < 0.02


def test_stud_dead_cards_count():
    """A three-flush, with none and with five of its suit face up before others."""
    live = stud(["KhQc2d", "9hTcJc", "9dTdQd", "JhJd6h", "3c3h8d", "KdKc7d", "QhAd4s"], ["AsTs"])
    dead = stud(["KhQc2d", "9hTcJs", "9dTdQs", "JhJd6s", "3c3h8s", "KdKc7s", "QhAd4s"], ["AsTs"])
    assert dead.share[0] < live.share[0] - 0.03
    assert dead.strong[0] < live.strong[0] - 0.03


def test_more_hands_are_played_against_fewer():
    assert widened(0.2, 5) == pytest.approx(0.2)
    assert widened(0.2, 8) < 0.2 < widened(0.2, 2) < widened(0.2, 1) < 1


@pytest.mark.parametrize("key", one_of(3, ["omaha8", "omaha", "bigo"]))
def test_many_starting_hands_at_once_come_to_what_each_comes_to(key):
    """Looked at rank by rank, with the flushes apart, they expect what each expects alone."""
    hand = Hand(game(key, Structure.POT), [2000] * 4, 0, Deck.shuffled(2))
    hand.act(RaiseTo(known(hand.legal().raise_to)[1]))
    public = hand.observe(None)
    spot = Spot.of(public)
    rng = Random(3)
    many = np.array([rng.sample(range(52), public.game.variant.hole_cards) for _ in range(1500)], np.uint8)
    together, reading = prospects(spot, many, 1.0), Facts(public, spot, many, 0.8)
    for row in range(0, 1500, 100):
        own = many[row : row + 1]
        alone, read = prospects(spot, own, 1.0), Facts(public, spot, own, 0.8)
        for figure in ("share", "strong", "rank"):
            np.testing.assert_allclose(getattr(together, figure)[row], getattr(alone, figure)[0], atol=1e-12)
        for figure in ("share", "strong"):
            np.testing.assert_allclose(getattr(reading, figure)[row], getattr(read, figure)[0], atol=1e-12)
