"""The engine against pokerkit: the same hands, the same cards and actions, in one run, six players, events on.

    python -m tests.benchmarks.test_engine

prints hands per second of both (processor time) and their ratio, the median of interleaved rounds. pokerkit runs with
all its automations, as its users run it; ours makes every event. Both are given decks that are shuffled already. The
policies: ``call`` checks or calls to the end, ``random`` also folds and raises the minimum.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple
from unittest import mock

import pokerkit
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import Card, shuffled_deck
from pokertable.model.game import Game
from pokertable.model.games import CATALOGUE
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.stakes import Stakes

from ..differential.peer import AUTOMATIONS, HAND_TYPES, STRUCTURES, cards, streets

SEATS, STACK = 6, 1000
GOAL, FLOOR = 100, 100
"""The ratio to reach when checking and calling, and the one below which something has become slow."""
GAMES = (
    ("fixed-limit hold'em", "holdem", Structure.FIXED),
    ("pot-limit Omaha", "omaha", Structure.POT),
    ("fixed-limit Omaha/8", "omaha8", Structure.FIXED),
    ("stud hi/lo", "stud8", Structure.FIXED),
)
ALL_AUTOMATIONS = (
    *AUTOMATIONS,
    pokerkit.Automation.CARD_BURNING,
    pokerkit.Automation.HOLE_DEALING,
    pokerkit.Automation.BOARD_DEALING,
    pokerkit.Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
)


class Rates(NamedTuple):
    """Hands per second."""

    ours: float
    pokerkit: float

    @property
    def ratio(self) -> float:
        return self.ours / self.pokerkit


def game(key: str, structure: Structure) -> Game:
    """Bets of 2 and 4 (no- and pot-limit: blinds of 1 and 2)."""
    variant = CATALOGUE[key]
    big = 4 if structure is Structure.FIXED else 2
    if variant.brings_in:
        stakes = Stakes(small_bet=2, big_bet=big, bring_in=1, ante=1)
    else:
        stakes = Stakes(small_bet=2, big_bet=big, small_blind=1, big_blind=2)
    return Game(variant=variant, structure=structure, stakes=stakes)


def chosen(rng: random.Random, hand: Hand, policy: str) -> Action:
    """The policy's action."""
    found = hand.bounds()
    if found.bring_in is not None:
        return BringIn()
    roll = rng.random() if policy == "random" else 0.5
    if roll < 0.15 and found.check_call:
        return Fold()
    if roll > 0.85 and found.raise_to is not None:
        return RaiseTo(found.raise_to[0])
    return CheckCall()


def script(rules: Game, policy: str, seed: int) -> list[Action]:
    """The actions of one hand, the button on the last seat."""
    rng = random.Random(seed)
    hand, actions = deal(rules, seed), []
    while not hand.over:
        actions.append(chosen(rng, hand, policy))
        hand.act(actions[-1])
    return actions


def deal(rules: Game, seed: int) -> Hand:
    return Hand(rules, [STACK] * SEATS, SEATS - 1, Deck(our_deck(seed)))


def play_ours(rules: Game, actions: Sequence[Action], seed: int) -> list[int]:
    hand = deal(rules, seed)
    for action in actions:
        hand.act(action)
    return hand.state.stacks


def play_pokerkit(rules: Game, actions: Sequence[Action], seed: int) -> list[int]:
    """The same hand; the deck comes shuffled, so pokerkit's own shuffle is left out."""
    brings_in = rules.variant.brings_in
    state = pokerkit.State(
        ALL_AUTOMATIONS,
        their_deck(seed),
        HAND_TYPES[rules.variant.key],
        tuple(streets(rules)),
        STRUCTURES[rules.structure],
        True,
        (rules.stakes.ante,) * SEATS,
        0 if brings_in else (rules.stakes.small_blind, rules.stakes.big_blind),
        rules.stakes.bring_in,
        (STACK,) * SEATS,
        SEATS,
        mode=pokerkit.Mode.TOURNAMENT,
    )
    for action in actions:
        if isinstance(action, Fold):
            state.fold()
        elif isinstance(action, BringIn):
            state.post_bring_in()
        elif isinstance(action, RaiseTo):
            state.complete_bet_or_raise_to(action.amount)
        else:
            state.check_or_call()
    return list(state.stacks)


@cache
def our_deck(seed: int) -> tuple[Card, ...]:
    """The cards of a seed, the top card first."""
    return tuple(shuffled_deck(random.Random(seed)))


@cache
def their_deck(seed: int) -> Any:
    """The same as pokerkit's cards."""
    return cards(our_deck(seed))


def measure(key: str, structure: Structure, policy: str, *, rounds: int = 5, hands: int = 20) -> Rates:
    """Both engines in turns over the same hands; checks that they end with the same stacks but for odd chips."""
    rules = game(key, structure)
    scripts = [script(rules, policy, seed) for seed in range(hands)]
    ours, theirs = [], []
    with mock.patch("pokerkit.state.shuffle"):
        for seed, actions in enumerate(scripts):
            ends = play_ours(rules, actions, seed), play_pokerkit(rules, actions, seed)
            assert max(abs(a - b) for a, b in zip(*ends, strict=True)) <= SEATS, (key, seed, ends)
        for _ in range(rounds):
            theirs.append(_rate(play_pokerkit, rules, scripts, 1))
            ours.append(_rate(play_ours, rules, scripts, 20))
    return Rates(statistics.median(ours), statistics.median(theirs))


def _rate(
    play: Callable[[Game, Sequence[Action], int], list[int]], rules: Game, scripts: list[list[Action]], times: int
) -> float:
    start = time.process_time()
    for _ in range(times):
        for seed, actions in enumerate(scripts):
            play(rules, actions, seed)
    return times * len(scripts) / (time.process_time() - start)


@pytest.mark.parametrize(("name", "key", "structure"), GAMES)
def test_the_engine_is_fast(
    name: str, key: str, structure: Structure, benchmark: BenchmarkFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    rates = benchmark.pedantic(measure, args=(key, structure, "call"), rounds=1)
    with capsys.disabled():
        print(f"\n{name}, check/call: {rates.ours:,.0f} hands/s, {rates.ratio:.0f} × pokerkit (goal {GOAL})")
    assert rates.ratio >= FLOOR


def main() -> None:
    """Print the table."""
    print(f"{'game':22} {'policy':8} {'ours':>10} {'pokerkit':>10} {'ratio':>8}   (hands per second, {SEATS} players)")
    for name, key, structure in GAMES:
        for policy in ("call", "random"):
            rates = measure(key, structure, policy)
            print(f"{name:22} {policy:8} {rates.ours:10,.0f} {rates.pokerkit:10,.1f} {rates.ratio:7.0f} ×", flush=True)


if __name__ == "__main__":
    main()
