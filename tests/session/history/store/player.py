"""Plays hands through a store as the window does: every action is stored before anything else happens."""

from __future__ import annotations

import random

from pokertable.model.betting.structure import Structure
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import BringIn, CheckCall, Draw, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.mixes import Rotation
from pokertable.model.stakes import HouseRules, Rake, blind_stakes, bring_in_stakes
from pokertable.session.history.store import Store
from pokertable.session.play.resume import Resumed, resume
from pokertable.session.record.rewind import opponents_decisions
from pokertable.session.record.table import Seat, Table
from tests.narrow import known

GAMES = [
    Game(
        variant=variant,
        structure=structure,
        stakes=bring_in_stakes(10, 20) if variant.brings_in else blind_stakes(structure, 10, 20),
        house=house,
    )
    for variant in CATALOGUE.values()
    for structure in variant.structures
    for house in (HouseRules(), HouseRules(raise_cap=None, rake=Rake(per_mille=50, cap=30)))
]
HOLDEM = next(g for g in GAMES if g.variant.key == "holdem" and g.structure is Structure.NO_LIMIT)
OMAHA8 = next(g for g in GAMES if g.variant.key == "omaha8" and g.structure is Structure.POT)
STUD8 = next(g for g in GAMES if g.variant.key == "stud8")
PERSONAS = ("tag", "rock", "maniac")


def new_table(game: Game | Rotation = HOLDEM, seats: int = 4, seed: int = 1, buy_in: int = 400) -> Table:
    names = ["You", "Ines", "Marek", "Tomo", "Adaeze", "Lou", "Bea", "Yusuf", "Noor"][:seats]
    chairs = [Seat(name, PERSONAS[i % 3] if i else None, buy_in) for i, name in enumerate(names)]
    return Table(game, chairs, buy_in=buy_in, seed=seed)


def any_action(hand: Hand, seed: str):
    """A random legal action that follows from the seed."""
    rng = random.Random(seed)
    bounds = hand.bounds()
    if bounds.bring_in is not None:
        return BringIn() if rng.random() < 0.7 or bounds.raise_to is None else RaiseTo(bounds.raise_to[0])
    if bounds.draw is not None:
        held = hand.state.holes[known(hand.to_act)]
        return Draw(tuple(rng.sample(held, rng.randint(0, bounds.draw))))
    drawn = rng.random()
    if drawn < 0.25 and bounds.raise_to:
        low, high = bounds.raise_to
        return RaiseTo(rng.choice([low, low, (low + high) // 2, high]))
    return Fold() if drawn > 0.8 and bounds.check_call else CheckCall()


class Player:
    """A table that is played through a store; hero and opponents take seeded random actions."""

    def __init__(self, store: Store, table: Table | None = None) -> None:
        self.store = store
        found = None if table is not None else resume(store)
        if found is None:
            self.table = new_table() if table is None else table
            found = Resumed(store.begin_table(self.table, {"tag": 2}), self.table)
        self.table = found.table
        self.table_id = found.table_id
        self._hand, self._hand_id = found.hand, found.hand_id
        if self._hand is not None and self._hand.over:
            self._hand = None

    @property
    def in_hand(self) -> bool:
        return self._hand is not None

    @property
    def hand(self) -> Hand:
        """The hand in play; there has to be one."""
        return known(self._hand)

    @property
    def hand_id(self) -> int:
        """The id of the hand in play, or of the last."""
        return known(self._hand_id)

    def deal(self) -> None:
        hero = self.table.hero
        if hero is not None and self.table.seats[hero].stack == 0:
            self.table.rebuy(hero)
        self._hand = self.table.deal()
        self._hand_id = self.store.begin_hand(self.table_id, self.table, self._hand)

    def act(self) -> None:
        """One decision, or the end of the hand."""
        hand = self.hand
        if hand.over:
            self.table.settle(hand)
            self.store.finish_hand(self.hand_id, self.table_id, self.table)
            self._hand = None
            return
        seat = known(hand.to_act)
        if seat == self.table.hero:
            seed = f"hero {self.table.seed} {self.table.hand_number} {len(hand.events)}"
        else:
            seed = self.table.choice_seed(seat, opponents_decisions(hand.events, self.table.hero) + 1)
        before = len(hand.events)
        hand.act(any_action(hand, seed))
        self.store.append(self.hand_id, before, hand.events[before:])

    def play_hand(self) -> int:
        """One hand to its end; its id."""
        if not self.in_hand:
            self.deal()
        hand_id = self.hand_id
        while self.in_hand:
            self.act()
        return hand_id

    def play(self, hands: int) -> list[int]:
        return [self.play_hand() for _ in range(hands)]
