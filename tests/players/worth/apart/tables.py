"""Tables of stud on one street, as the event engine dealt them and as one value of all of them."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import AnyCard
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.variant import Variant
from pokertable.players.ranges.ranges import scene_of
from pokertable.players.ranges.scene import StudScene
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.apart.seated import Seated
from pokertable.players.worth.stud import alive
from tests.narrow import of_kind
from tests.players.tables import downs, game

SEATS = 5
STUD = ("stud8", "razz", "stud")
STREETS = range(5)


class StudTables(NamedTuple):
    """Hands with somebody to act, what everybody sees of each, and all seats that are in."""

    hands: list[Hand]
    spots: list[Spot]
    scenes: list[StudScene]
    seated: Seated

    @property
    def places(self) -> list[tuple[int, int]]:
        """Of each seat that is in its table and its place there."""
        return [(table, place) for table, spot in enumerate(self.spots) for place in in_play(spot)]

    def here(self, seat: int) -> tuple[Variant, Spot, StudScene, int]:
        """The game, the table of a seat, and its place there."""
        table, place = self.places[seat]
        return self.seated.variant, self.spots[table], self.scenes[table], place


def in_play(spot: Spot) -> list[int]:
    return sorted([spot.legal.seat, *[rival.seat for rival in spot.rivals]])


def stud_tables(key: str, street: int, count: int = 12) -> StudTables:
    """Some seats have folded, early or late, so that not equally many cards are in sight everywhere."""
    hands = [a_table(key, street, seed) for seed in range(count)]
    spots = [Spot.of(hand.observe(None)) for hand in hands]
    of = np.full((count, SEATS), -1)
    own: list[list[AnyCard]] = []
    ups, table = [], []
    for number, (hand, spot) in enumerate(zip(hands, spots, strict=True)):
        for place in in_play(spot):
            of[number, place] = len(own)
            own.append(downs(hand, place))
            ups.append(spot.showing[place])
            table.append(number)
    unseen = np.array([alive(spot.dead) for spot in spots])
    variant = hands[0].state.game.variant
    seated = Seated(variant, np.array(table), of, np.array(own, np.uint8), np.array(ups, np.uint8), unseen)
    scenes = [of_kind(StudScene, scene_of(hand.observe(None))) for hand in hands]
    return StudTables(hands, spots, scenes, seated)


def a_table(key: str, street: int, seed: int) -> Hand:
    rng = Random(seed)
    hand = Hand(game(key, Structure.FIXED), [2000] * SEATS, seed % SEATS, Deck.shuffled(seed))
    while hand.state.street < street or hand.state.bring_in_due:
        hand.act(an_action(hand, rng))
    return hand


def an_action(hand: Hand, rng: Random) -> Action:
    legal = hand.legal()
    if legal.bring_in is not None:
        return BringIn()
    if legal.raise_to is not None and rng.random() < 0.2:
        return RaiseTo(legal.raise_to[0])
    return Fold() if legal.check_call and sum(hand.state.live) > 2 and rng.random() < 0.3 else CheckCall()
