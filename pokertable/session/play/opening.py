"""A hand as it begins: what a seat is dealt in a game, up to its first choice."""

from __future__ import annotations

from pokertable.model.game import Game
from pokertable.model.hand.actions import BringIn, Fold
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.source import Deck


def opening(game: Game, seats: int, stack: int, seed: int) -> Observation:
    """The first choice of seat 0 in a hand that all before it have folded (in stud one has brought it in).

    Seat 0 has the button; what is returned is all that it sees.
    """
    hand = Hand(game, [stack] * seats, 0, Deck.shuffled(seed))
    while hand.to_act != 0:
        hand.act(Fold() if hand.legal().bring_in is None else BringIn())
    return hand.observe(0)
