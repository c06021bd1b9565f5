"""Cash games are the same to the bit whether sit and goes are played in the program or not."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import shuffled_deck
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.events import Event
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.personas import policy_of, with_prizes
from pokertable.session.simulation.batch import Row, play_out
from pokertable.session.simulation.tournaments import play_tournaments
from pokertable.session.tournament.prizes import prizes
from tests.players.tables import game
from tests.session.simulation.test_tournaments import asked

SEATED = ("tag", "lag:expert", "station", "tag:expert")
STACK = 12
"""Big blinds: short enough for pushes and calls all-in, where prizes would matter."""


def cash(key: str, hands: int = 12) -> list[list[Event]]:
    """The events of hands of a cash table with short stacks."""
    found = []
    for number in range(hands):
        rng = Random(f"{key} {number}")
        played = game(key, CATALOGUE[key].usual_structure)
        hand = Hand(played, [STACK * played.unit] * len(SEATED), number % len(SEATED), Deck(shuffled_deck(rng)))
        seeds = [Random(rng.getrandbits(48)) for _ in SEATED]
        play_out([Row(hand, [with_prizes(policy_of(name), None) for name in SEATED], seeds)])
        found.append(list(hand.events))
    return found


@pytest.mark.parametrize("key", ["holdem", pytest.param("omaha8", marks=pytest.mark.long)])
def test_sit_and_goes_played_before_change_no_cash_hand(key):
    before = cash(key)
    played = list(play_tournaments(asked(key, players=SEATED, field=4, count=1)))
    assert sum(out.prize for out in played[0].out) == sum(prizes(4, 100))
    assert cash(key) == before


def test_the_policy_of_a_cash_game_is_the_one_without_prizes_and_bears_them_alone():
    played = game("holdem", Structure.NO_LIMIT)
    hand = Hand(played, [STACK * played.unit] * 4, 0, Deck.shuffled(3))
    public, hands = hand.observe(None), np.array([[0, 1], [12, 25], [50, 51]], np.uint8)
    first = {name: policy_of(name).probabilities(public, hands) for name in SEATED}
    assert list(play_tournaments(asked("holdem", players=SEATED, field=4, count=1)))
    for name, chances in first.items():
        assert with_prizes(policy_of(name), None) is policy_of(name)
        assert np.array_equal(policy_of(name).probabilities(public, hands), chances)
