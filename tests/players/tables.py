"""Tables with opponents, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import numpy as np

from pokertable.analysis.arrays import Cards, private_hands
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK, AnyCard
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.hand import Hand
from pokertable.players.opponents.personas import PERSONAS
from pokertable.players.seen.policy import choose
from pokertable.players.styles.cast import STYLES
from tests.rules.table import any_game

PLAYED = [(key, structure) for key, variant in CATALOGUE.items() for structure in variant.structures]
BY_RULES = list(STYLES)
"""The styles, played by regulars."""
SOME = {name: PERSONAS[name] for name in ("tag", "maniac", "lag:expert", "loose:beginner", "random")}
"""A few, of every skill, where every decision of many hands is asked about."""
EVERY_SKILL = [name for name in PERSONAS if name != "random"]

_SAMPLED = 20_000
"""Hands of Omaha that stand for all."""


def game(key: str, structure: Structure) -> Game:
    return any_game(CATALOGUE[key], structure)


def downs(hand: Hand, seat: int) -> list[AnyCard]:
    """A seat's private cards."""
    return [card for card in hand.state.holes[seat] if card not in hand.state.ups[seat]]


@cache
def sampled(downs: int) -> Cards:
    """All hands of so many private cards, of Omaha's 270,725 a sample."""
    every = private_hands(downs)
    return every if len(every) <= _SAMPLED else every[np.random.default_rng(downs).choice(len(every), _SAMPLED, False)]


def other_hands(hand: Hand, count: int, seed: int) -> np.ndarray:
    """Random private hands that the seat to act may have, for all that can be seen."""
    public = hand.observe(None)
    seen = {card for view in public.seats for card, up in view.cards if up} | set(public.board)
    rest = [card for card in DECK if card not in seen]
    assert hand.to_act is not None
    k = len(downs(hand, hand.to_act))
    rng = Random(seed)
    return np.array([rng.sample(rest, k) for _ in range(count)], np.uint8)


def decisions(hand: Hand, names: list[str], seed: int) -> Iterator[Hand]:
    """The hand at each decision, played on by the opponents of these names."""
    rng = Random(seed)
    while hand.to_act is not None:
        yield hand
        seat = hand.to_act
        hand.act(choose(PERSONAS[names[seat]], hand.observe(None), hand.state.holes[seat], rng).action)
