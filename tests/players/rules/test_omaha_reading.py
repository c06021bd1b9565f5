"""In Omaha two hole cards count, no more and no fewer: the personas must know it."""

import numpy as np
import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import parse_cards
from pokertable.model.hand.actions import CheckCall, Fold, RaiseTo
from pokertable.players.opponents.personas import PERSONAS
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.prospects import prospects
from tests.narrow import known
from tests.players.tables import BY_RULES, game
from tests.rules.table import deal

THREE_SPADES = "Ks9sQs2d7c"
ONE_SPADE = "As2h4h5c"
TWO_SPADES = "As3s4h5c"


def on_the_river(key, board, structure=Structure.FIXED, bet=False):
    """Heads-up on the river, seat 1 to act after a check or a bet."""
    hand = deal(game(key, structure), [5000, 5000], button=1, board=board)
    while hand.state.street < 3:
        hand.act(CheckCall())
    hand.act(RaiseTo(known(hand.legal().raise_to)[0]) if bet else CheckCall())
    return hand.observe(None)


def row(name, public, cards):
    policy = PERSONAS[name]
    chances = policy.probabilities(public, np.array([parse_cards(cards)], np.uint8))[0]
    actions = policy.menu(public).actions
    return {
        kind: sum(chance for action, chance in zip(actions, chances, strict=True) if isinstance(action, kind))
        for kind in (Fold, CheckCall, RaiseTo)
    }


@pytest.mark.parametrize("key", ["omaha", "omaha8"])
@pytest.mark.parametrize("name", BY_RULES)
def test_a_one_card_flush_is_not_raised(key, name):
    public = on_the_river(key, THREE_SPADES, bet=True)
    one, two = row(name, public, ONE_SPADE), row(name, public, TWO_SPADES)
    assert one[RaiseTo] <= 0.13  # no more than its bluffs
    assert two[RaiseTo] >= 0.6
    if name in ("tag", "rock", "lag", "loose"):
        assert one[Fold] >= 0.8


@pytest.mark.parametrize("key", ["omaha", "omaha8"])
@pytest.mark.parametrize("board", ["Ks9sQs2d7c", "Ks9sQs5s7c", "Ks9sQs5s7s"])
def test_a_one_card_flush_is_worth_no_more_than_no_spade(key, board):
    spot = Spot.of(on_the_river(key, board))
    hands = np.array([parse_cards(text) for text in ("As2h4h3c", "Ad2h4h3c")], np.uint8)
    with_a_spade, without = prospects(spot, hands, 1.0).share
    assert with_a_spade == without


def test_in_holdem_one_spade_on_four_is_the_nuts():
    spot = Spot.of(on_the_river("holdem", "Ks9sQs5s7c"))
    ace, none = prospects(spot, np.array([parse_cards("As2h"), parse_cards("Ad2h")], np.uint8), 1.0).share
    assert ace > 0.96
    assert none < 0.4


def shares(key, board, *texts):
    spot = Spot.of(on_the_river(key, board))
    return prospects(spot, np.array([parse_cards(text) for text in texts], np.uint8), 1.0).share


def test_a_counterfeited_low_is_worth_less_than_a_protected_one():
    counterfeited, protected = shares("omaha8", "As6d7h2c9s", "2s3dKhQd", "2s3d4hQd")
    assert protected > counterfeited + 0.08


def test_trips_on_the_board_and_one_in_the_hand_are_no_full_house():
    trips, full = shares("omaha", "JsJdAdJhKc", "As2s3hKd", "2s2h9h8d")
    assert full > trips


def test_a_straight_that_needs_three_hole_cards_is_none():
    nothing, straight = shares("omaha", "5s6h7d8hAs", "JdJs4d9s", "JdJs4d3s")
    assert straight > nothing + 0.3


def test_a_nut_low_draw_counts_on_the_flop_where_a_low_can_come():
    hand = deal(game("omaha8", Structure.FIXED), [5000, 5000], button=1, board="6d7hKc")
    while hand.state.street < 1:
        hand.act(CheckCall())
    spot = Spot.of(hand.observe(None))
    low, none = prospects(spot, np.array([parse_cards("As2dQhJh"), parse_cards("9s9dQhJh")], np.uint8), 1.0).strong
    assert low > none
