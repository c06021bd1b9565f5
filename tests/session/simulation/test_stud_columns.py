"""Pots of stud as columns that three share, with odd chips, where nobody can act."""

import numpy as np
import pytest

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK, Card, parse_cards
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.stakes import bring_in_stakes
from pokertable.players.opponents.persona import Persona
from pokertable.players.opponents.personas import policy_of
from pokertable.session.simulation import columns
from pokertable.session.simulation.columns import Hands, play_columns
from tests.narrow import of_kind
from tests.session.simulation.test_columns import same_figures

SEATS = 4


def stacked(hands: list[str]) -> list[Card]:
    """A deck from which these hands are dealt, left of the button first, with a burn before each street."""
    own = [parse_cards(hand) for hand in hands]
    rest = [card for card in DECK if not any(card in hand for hand in own)]
    order: list[Card] = []
    for place in range(7):
        order += [rest.pop()] * (place > 2) + [hand[place] for hand in own]
    return order + rest


LOW = ["As2d3c4h6sKsKh", "Ac2s3d4c6hQsJd", "Ad2h3s4d6cQhJc", "9h9d7d7hTcTdJs"]
STRAIGHT = ["AhKdQcJhTs2s3h", "AsKcQdJcTh4s5d", "AdKhQsJdTc7h8c", "2h2d4h6h6d8s9d"]


@pytest.mark.parametrize(
    ("key", "hands", "won"),
    [
        ("stud8", LOW, [-2, -1, -2, 5]),  # of the low's ten chips the odd one goes to the ace of clubs
        ("razz", LOW, [1, 2, 2, -5]),  # of twenty the odd ones to the aces of clubs and diamonds
        ("stud", STRAIGHT, [2, 2, 1, -5]),  # to those of spades and hearts
    ],
)
def test_three_who_tie_share_a_pot_as_the_event_engine_shares_it(monkeypatch, key, hands, won):
    """All are in for their antes, which three cannot share evenly; nobody can act."""
    ante = 5
    game = Game(
        variant=CATALOGUE[key], structure=Structure.FIXED, stakes=bring_in_stakes(20, 40, ante=ante, bring_in=5)
    )
    deck = stacked(hands)
    monkeypatch.setattr(columns, "shuffled_decks", lambda _: np.array([deck], np.uint8))
    persona = of_kind(Persona, policy_of("station"))
    found = play_columns(game, [ante] * SEATS, [persona], Hands([3], [0], [[0] * SEATS], ["a", "b", "c", "d"]))
    alone = Hand(game, [ante] * SEATS, 3, Deck(deck))
    assert alone.over and found.actions == [[]]
    same_figures(found, 0, alone)
    assert found.results[0].tolist() == won
