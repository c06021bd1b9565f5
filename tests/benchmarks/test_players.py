"""How long opponents think: hands a second of whole tables, one decision, a whole range before the flop and on it.

Hands are counted in processor time and stand beside pokerkit's, which only checks and calls: so that figures of two
machines can be compared. The floors are below what was measured beside other work; the goals are said.
"""

import statistics
import time
from itertools import cycle
from random import Random
from typing import cast

import numpy as np
import pytest

from pokertable.analysis.arrays import Cards, Floats, private_hands
from pokertable.model.betting.structure import Structure
from pokertable.model.cards import Card
from pokertable.model.hand.actions import CheckCall, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Observation
from pokertable.model.hand.source import Deck
from pokertable.players.opponents.personas import PERSONAS
from pokertable.players.ranges.reading import readings
from pokertable.players.seen.policy import Menu, Policy, choose
from pokertable.session.simulation.simulate import simulate
from pokertable.session.simulation.simulation import Simulation
from tests.benchmarks.peers import Race, race
from tests.benchmarks.test_engine import measure
from tests.narrow import known
from tests.players.tables import BY_RULES, PLAYED, decisions, game

__all__ = ["race"]

TABLES = (
    ("six beginners, no-limit hold'em", "holdem", Structure.NO_LIMIT, ":beginner", 4000, 2000, 25.0),
    ("six beginners, fixed-limit Omaha/8", "omaha8", Structure.FIXED, ":beginner", 2000, 2000, 25.0),
    ("six regulars, no-limit hold'em", "holdem", Structure.NO_LIMIT, "", 4000, 300, 5.0),
    ("six regulars, fixed-limit Omaha/8", "omaha8", Structure.FIXED, "", 1000, 300, 5.0),
    ("six beginners, fixed-limit stud hi/lo", "stud8", Structure.FIXED, ":beginner", 4000, 2000, 15.0),
    ("six regulars, fixed-limit stud hi/lo", "stud8", Structure.FIXED, "", 4000, 300, 2.0),
)
"""What is played, how many hands, the goal in hands a second, and the floor in hands of pokerkit's.

Of hold'em and stud as many as are played side by side, of Omaha a part of them.
"""


@pytest.mark.parametrize(("name", "key", "structure", "skill", "hands", "goal", "floor"), TABLES)
def test_hands_a_second(benchmark, capsys, name, key, structure, skill, hands, goal, floor):
    """One process, as `pokertable simulate` plays them."""
    rules = game(key, structure)
    stack = 25 * rules.unit if structure is Structure.FIXED else 100 * rules.unit
    players = tuple(style + skill for style in BY_RULES)

    def play(count: int, seed: int) -> None:
        simulate(Simulation(game=rules, players=players, hands=count, seed=seed, stack=stack))

    def rates() -> tuple[float, float]:
        begin = time.process_time()
        play(hands, 1)
        ours = hands / (time.process_time() - begin)
        return ours, measure(key, structure, "call", rounds=1, hands=5).pokerkit

    play(30, 99)
    found = [rates() for _ in range(3)]
    benchmark.pedantic(lambda: None, rounds=1)
    ours, theirs = (statistics.median(column) for column in zip(*found, strict=True))
    with capsys.disabled():
        print(f"\n{name}: {ours:,.0f} hands/s (goal {goal:,}), {ours / theirs:.1f} × pokerkit that checks and calls")
    assert ours >= floor * theirs


class Ready:
    """A policy whose answers, (menu, H), are there: what a reading costs besides them."""

    name = "ready"

    def __init__(self, answers: Floats) -> None:
        self._answers = answers

    def menu(self, public: Observation) -> Menu:
        return PERSONAS["tag"].menu(public)

    def probabilities(self, public: Observation, hands: Cards) -> Floats:
        return self._answers[: len(self.menu(public).actions), : len(hands)].T


def test_an_action_is_soon_read(race: Race) -> None:
    """Bayes over all Omaha hands, an action on each street, cards that come out of it taken into account."""
    hand = Hand(game("omaha8", Structure.FIXED), [2000] * 2, 0, Deck.shuffled(1))
    while hand.to_act is not None:
        hand.act(CheckCall())
    public, own = hand.observe(None), [card for card in hand.state.holes[0] if isinstance(card, Card)]
    policy = Ready(np.random.default_rng(1).random((8, 270_725)))

    def an_action() -> None:
        for _ in readings(cast(Policy, policy), public, 1, own):
            pass

    assert len(list(readings(cast(Policy, policy), public, 1, own))) == 4
    race.within(
        "posterior over all Omaha hands, four actions, without the policy", an_action, goal=4 * 0.003, rounds=21
    )


def turns(key, structure):
    """Every decision of 40 hands of six regulars: who decides, what everybody sees, and its cards."""
    found = []
    for seed in range(40):
        hand = Hand(game(key, structure), [2000] * 6, seed % 6, Deck.shuffled(seed))
        for at in decisions(hand, BY_RULES, seed):
            seat = known(at.to_act)
            found.append((PERSONAS[BY_RULES[seat]], at.observe(None), tuple(at.state.holes[seat])))
    return found


@pytest.mark.parametrize(("key", "structure"), PLAYED)
def test_a_decision_is_quick(benchmark, capsys, key, structure):
    """Each alone, one after the other as they come in play: a median of 5 ms at most, 95 of 100 within 50 ms."""
    times = []
    asked = turns(key, structure)
    for policy, public, cards in [*asked[:60], *asked]:  # tables are built before the clock starts
        begin = time.process_time()
        choose(policy, public, cards, Random(1))
        times.append(time.process_time() - begin)
    benchmark.pedantic(lambda: None, rounds=1)
    median, late = np.quantile(times[60:], [0.5, 0.95]) * 1e3
    with capsys.disabled():
        print(f"\n{key} {structure.value}, a decision: median {median:.1f} ms, 95th percentile {late:.1f} ms")
    assert median <= 5 and late <= 50


@pytest.mark.parametrize("name", ["tag", "lag:expert", "loose:beginner"])
@pytest.mark.parametrize("key", ["omaha", "omaha8"])
def test_all_hands_before_the_flop(race: Race, key, name):
    """The probabilities of all 270,725 hands, facing a raise."""
    hand = Hand(game(key, Structure.POT), [2000] * 6, 0, Deck.shuffled(1))
    hand.act(RaiseTo(known(hand.legal().raise_to)[1]))
    public, hands = hand.observe(None), private_hands(4)
    race.within(f"{key}, all hands of {name}", lambda: PERSONAS[name].probabilities(public, hands), goal=0.3)


@pytest.mark.parametrize(("key", "structure"), PLAYED)
def test_a_decision(benchmark, key, structure):
    """As pytest-benchmark counts it."""
    asked = turns(key, structure)
    next_turn = cycle(asked)

    def decide() -> None:
        policy, public, cards = next(next_turn)
        choose(policy, public, cards, Random(1))

    benchmark.pedantic(decide, rounds=len(asked), warmup_rounds=len(asked))


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
