"""How long opponents think: one decision, and a whole range on the flop."""

from itertools import cycle
from random import Random

import numpy as np
import pytest

from pokertable.analysis.hands import private_hands
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.personas import PERSONAS
from pokertable.players.policy import choose
from tests.narrow import known
from tests.players.tables import BY_RULES, PLAYED, decisions, game


@pytest.mark.parametrize(("key", "structure"), PLAYED)
def test_a_decision(benchmark, key, structure):
    """The goal: a median of 5 ms, the 99th percentile 30 ms."""
    turns = []
    for seed in range(40):
        hand = Hand(game(key, structure), [2000] * 6, seed % 6, Deck.shuffled(seed))
        for at in decisions(hand, BY_RULES, seed):
            seat = known(at.to_act)
            turns.append((PERSONAS[BY_RULES[seat]], at.observe(None), tuple(at.state.holes[seat])))
    next_turn = cycle(turns)
    benchmark.pedantic(lambda: choose(*next(next_turn), Random(1)), rounds=len(turns), warmup_rounds=len(turns))


@pytest.mark.parametrize(("key", "structure"), [(key, structure) for key, structure in PLAYED if key != "stud8"])
def test_a_range_on_the_flop(benchmark, key, structure):
    """Every private hand at once, as hand reading asks for it."""
    hand = Hand(game(key, structure), [2000] * 3, 0, Deck.shuffled(1))
    while hand.state.street < 1:
        hand.act(PERSONAS["random"].menu(hand.observe(None)).actions[1])
    hands = private_hands(hand.state.game.variant.hole_cards)
    public = hand.observe(None)
    rows = benchmark.pedantic(lambda: PERSONAS["tag"].probabilities(public, hands), rounds=3)
    np.testing.assert_allclose(rows.sum(axis=1), 1)
