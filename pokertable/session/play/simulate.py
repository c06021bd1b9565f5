"""Opponents against each other, without a window.

Every hand starts with the same stacks, the button going round, and has seeds of its own for the deck and for each
seat. So a hand does not depend on those before it, and the result not on how many processes share the work.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from multiprocessing.pool import Pool
from random import Random

import numpy as np

from pokertable.analysis.arrays import Cards
from pokertable.model.betting.structure import Structure
from pokertable.model.games import Game
from pokertable.model.hand.events import Called, Folded, HandMucked, HandShown, PotAwarded, Raised
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.players.cast import require_opponent
from pokertable.players.personas import PERSONAS
from pokertable.players.policy import choose
from pokertable.players.prospects import foresee
from pokertable.session.record.record import HandRecord

HANDS_AT_A_TIME = 50
"""Hands that a process plays before it reports."""


class InvalidSimulation(ValueError):
    """A simulation that cannot be run; the text names the entry and what was expected."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Simulation:
    """What to play: `players` are opponents' names by seat, `stack` the chips that each starts every hand with."""

    game: Game
    players: tuple[str, ...]
    hands: int
    seed: int
    stack: int

    def __post_init__(self) -> None:
        for name in self.players:
            require_opponent(name)
        most = self.game.variant.max_seats
        if not 2 <= len(self.players) <= most:
            raise InvalidSimulation(f"{len(self.players)} players: {self.game.variant.key} is played by 2 to {most}")
        if self.hands < 1:
            raise InvalidSimulation(f"hands {self.hands}: expected 1 or more")
        if self.stack < 1:
            raise InvalidSimulation(f"stack {self.stack}: expected 1 or more chips")

    @property
    def big_bet(self) -> int:
        """What results are counted in: big bets with a fixed limit, else big blinds."""
        stakes = self.game.stakes
        return stakes.big_bet if self.game.structure is Structure.FIXED else stakes.big_blind


@dataclass(slots=True)
class Tally:
    """Counts of one seat over its hands. Chips are net results.

    `entered`: hands in which it put chips in of its own will on the first street; `raised`: in which it raised there;
    `stayed`: in which it saw a later street; `showdowns` of those, and `won` of the showdowns (some of the pot).
    """

    hands: int = 0
    chips: int = 0
    chips_squared: int = 0
    entered: int = 0
    raised: int = 0
    stayed: int = 0
    showdowns: int = 0
    won: int = 0

    def add(self, other: Tally) -> None:
        """Add the counts of other hands."""
        for name in Tally.__slots__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def per_100(self, unit: int) -> float:
        """The mean result of a hundred hands."""
        return 100 * self.chips / self.hands / unit

    def stderr(self, unit: int) -> float:
        """The standard error of `per_100`; 0 with a single hand."""
        if self.hands < 2:
            return 0.0
        spread = (self.chips_squared - self.chips**2 / self.hands) / (self.hands - 1)
        return 100 * sqrt(max(0.0, spread) / self.hands) / unit


@dataclass(slots=True)
class Result:
    """The tallies by seat, and of a part of the hands their records if those are wanted."""

    tallies: list[Tally]
    records: list[HandRecord] = field(default_factory=list)


def simulate(
    simulation: Simulation,
    *,
    jobs: int = 1,
    keep: Callable[[Sequence[HandRecord]], object] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Result:
    """Play all hands, in so many processes, but no more than there are cores.

    `keep` is given the records of all hands, in order and some at a time; `progress` hears how many are done. Raises
    `InvalidSimulation`.
    """
    if jobs < 1:
        raise InvalidSimulation(f"jobs {jobs}: expected 1 or more")
    total = Result([Tally() for _ in simulation.players])
    for part in _parts(simulation, min(jobs, cores()), keep is not None):
        for tally, more in zip(total.tallies, part.tallies, strict=True):
            tally.add(more)
        if keep is not None:
            keep(part.records)
        if progress is not None:
            progress(total.tallies[0].hands)
    return total


def cores() -> int:
    """How many processes can work at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _parts(simulation: Simulation, jobs: int, record: bool) -> Iterator[Result]:
    starts = range(0, simulation.hands, HANDS_AT_A_TIME)
    jobs = min(jobs, len(starts))
    if jobs == 1:
        for start in starts:
            yield play_part(simulation, start, record)
        return
    with _workers(jobs) as workers:
        yield from workers.imap(partial(play_part, simulation, record=record), starts)


def _workers(count: int) -> Pool:
    """Processes that leave an interrupt (Ctrl-C) to us: we end them.

    They inherit that from the moment they start; only the main thread can set it.
    """
    context = multiprocessing.get_context("spawn")
    if threading.current_thread() is not threading.main_thread():
        return context.Pool(count)
    ours = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return context.Pool(count)
    finally:
        signal.signal(signal.SIGINT, ours)


def play_part(simulation: Simulation, start: int, record: bool) -> Result:
    """The hands from number `start` on, at most `HANDS_AT_A_TIME`."""
    result = Result([Tally() for _ in simulation.players])
    for number in range(start, min(start + HANDS_AT_A_TIME, simulation.hands)):
        hand = play_hand(simulation, number)
        _count(simulation, hand, result.tallies)
        if record:
            result.records.append(_record(simulation, hand, number))
    return result


def deck_seed(seed: int, number: int) -> int:
    """The seed of the deck of hand `number`."""
    return Random(f"{seed} deck {number}").getrandbits(63)


def play_hand(simulation: Simulation, number: int) -> Hand:
    """Hand `number` (from 0) of the simulation, played to its end."""
    seats = len(simulation.players)
    deck = Deck.shuffled(deck_seed(simulation.seed, number))
    hand = Hand(simulation.game, [simulation.stack] * seats, number % seats, deck)
    minds = [Random(f"{simulation.seed} seat {seat} {number}") for seat in range(seats)]
    street = -1
    while (seat := hand.to_act) is not None:
        policy = PERSONAS[simulation.players[seat]]
        public = hand.observe(None)
        if hand.state.street > street:
            street = hand.state.street
            foresee(public, [(each, _private(hand, each)) for each in public.live()])
        choice = choose(policy, public, hand.state.holes[seat], minds[seat])
        hand.act(choice.action)
    return hand


def _private(hand: Hand, seat: int) -> Cards:
    """A seat's own cards, (1, k)."""
    ups = hand.state.ups[seat]
    return np.array([[card for card in hand.state.holes[seat] if card not in ups]], np.uint8)


def _count(simulation: Simulation, hand: Hand, tallies: Sequence[Tally]) -> None:
    shown = {event.seat for event in hand.events if isinstance(event, HandShown | HandMucked)}
    winners = {won.seat for event in hand.events if isinstance(event, PotAwarded) for won in event.won if won.amount}
    first = [act.event for act in hand.state.acts if act.street == 0]
    entered = {event.seat for event in first if isinstance(event, Called | Raised)}
    raised = {event.seat for event in first if isinstance(event, Raised)}
    gave_up = {event.seat for event in first if isinstance(event, Folded)}
    went_on = hand.state.street > 0
    for seat, tally in enumerate(tallies):
        net = hand.state.stacks[seat] - simulation.stack
        tally.hands += 1
        tally.chips += net
        tally.chips_squared += net * net
        tally.entered += seat in entered
        tally.raised += seat in raised
        tally.stayed += went_on and seat not in gave_up
        tally.showdowns += seat in shown
        tally.won += seat in shown and seat in winners


def _record(simulation: Simulation, hand: Hand, number: int) -> HandRecord:
    players = simulation.players
    policies = tuple([f"{name} {PERSONAS[name].version}" for name in players])
    return HandRecord(
        events=tuple(hand.events),
        names=tuple([f"{name} {seat}" for seat, name in enumerate(players, 1)]),
        policies=policies,
        seed=deck_seed(simulation.seed, number),
        number=number + 1,
    )
