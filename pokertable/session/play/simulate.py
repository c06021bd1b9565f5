"""Opponents against each other, without a window.

Every hand starts with the same stacks, the button going round, and has seeds of its own for the deck and for each
seat. Regulars and experts remember how the others at their table have played; each table of `HANDS_A_TABLE` hands
begins with no memory. So the result does not depend on how many processes share the work, nor on how many tables are
played side by side. Programs of anybody's may
play too (`program`): they are started anew for every table of `HANDS_A_TABLE` hands.

In duplicate every deal is played as often as there are players, who move on by a seat each time, so that each of them
has held each hand once: what is left of the difference is play.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, fields
from functools import partial
from math import sqrt
from multiprocessing.pool import Pool
from random import Random
from types import MappingProxyType

from pokertable.model.games import Game
from pokertable.model.garbage import not_collecting
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.sight import seen_by
from pokertable.model.hand.source import Deck
from pokertable.model.mixes import Rotation, alone
from pokertable.model.text import Phrase, phrase
from pokertable.players.opponents.personas import policy_of, with_memory
from pokertable.players.people.cast import require_opponent
from pokertable.players.seen.habits import Memory, learned
from pokertable.players.seen.policy import Policy, choose
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.prospects import foresee
from pokertable.session.history.statistics import seat_figures
from pokertable.session.play import protocol
from pokertable.session.play.batch import Row, play_out, private_cards
from pokertable.session.play.program import MOVE_TIME_S, Program
from pokertable.session.profile.choice import is_program
from pokertable.session.record.record import HandRecord

HANDS_A_TABLE = 200
"""Hands that are played at a table before a new one is opened."""
LEARNS_EVERY = 50
"""So often, in hands, players who look back take in how each at their table has played; hands between are one batch."""
TABLES_AT_ONCE = 10
LEARNING_TABLES_AT_ONCE = 2
"""So many tables are played side by side where no program plays, or where none and nobody looks back.

A process plays them and reports.
"""


class InvalidSimulation(ValueError):
    """A simulation that cannot be run; the text names the entry and what was expected."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Simulation:
    """What to play: a game, or several in turn as at a table.

    `players` are opponents' names by seat, `stack` the chips that each starts every hand with.

    A player may be a program, ``program:COMMAND LINE``; it has `move_time_s` seconds for an answer. With `duplicate`
    the number of hands must be so many for each player.
    """

    game: Game | Rotation
    players: tuple[str, ...]
    hands: int
    seed: int
    stack: int
    duplicate: bool = False
    move_time_s: float = MOVE_TIME_S

    def __post_init__(self) -> None:
        named = [name if is_program(name) else require_opponent(name) for name in self.players]
        object.__setattr__(self, "players", tuple(named))
        most = self.rotation.max_seats
        if not 2 <= len(self.players) <= most:
            raise InvalidSimulation(
                phrase(
                    "{count} players: {game} is played by 2 to {most}",
                    count=len(self.players),
                    game=self.rotation.key,
                    most=most,
                )
            )
        if self.hands < 1:
            raise InvalidSimulation(phrase("hands {hands}: expected 1 or more", hands=self.hands))
        if self.stack < 1:
            raise InvalidSimulation(phrase("stack {stack}: expected 1 or more chips", stack=self.stack))
        if self.hands % self.hands_a_deal:
            raise InvalidSimulation(
                phrase(
                    "hands {hands}: in duplicate expected a multiple of the {count} players",
                    hands=self.hands,
                    count=self.hands_a_deal,
                )
            )
        if not 0 < self.move_time_s <= 3600:
            raise InvalidSimulation(
                phrase(
                    "time of a move {seconds}: expected more than 0 to {most} seconds",
                    seconds=f"{self.move_time_s:g}",
                    most=3600,
                )
            )

    @property
    def rotation(self) -> Rotation:
        """The games that are played."""
        return alone(self.game) if isinstance(self.game, Game) else self.game

    def game_of(self, number: int) -> Game:
        """The game of hand `number`, from 0: each deal of a duplicate is one hand of the rotation."""
        return self.rotation.of_hand(number // self.hands_a_deal + 1, len(self.players))

    @property
    def hands_a_deal(self) -> int:
        """How often each deal is played."""
        return len(self.players) if self.duplicate else 1

    @property
    def hands_a_table(self) -> int:
        """Hands of a table: whole deals."""
        return max(1, HANDS_A_TABLE // self.hands_a_deal) * self.hands_a_deal

    def player_in(self, seat: int, number: int) -> int:
        """Which of the players sits in this seat in hand `number`."""
        return (seat + number % self.hands_a_deal) % len(self.players)


@dataclass(slots=True)
class Tally:
    """Counts of one player over its hands. Chips are net results; `squares` sums the squared results of `deals`.

    `entered`: hands in which it put chips in of its own will on the first street; `raised`: in which it raised there;
    `stayed`: in which it saw a later street; `showdowns` of those, and `won` of the showdowns (some of the pot).
    """

    hands: int = 0
    chips: int = 0
    deals: int = 0
    squares: int = 0
    entered: int = 0
    raised: int = 0
    stayed: int = 0
    showdowns: int = 0
    won: int = 0

    faults: int = 0
    first_fault: Phrase | None = None
    name: str | None = None
    """What a program calls itself."""

    def add(self, other: Tally) -> None:
        """Add the counts of later hands."""
        for counted in fields(self):
            ours, theirs = getattr(self, counted.name), getattr(other, counted.name)
            setattr(self, counted.name, ours + theirs if isinstance(ours, int) else ours or theirs)

    def per_100(self, unit: int) -> float:
        """The mean result of a hundred hands."""
        return 100 * self.chips / self.hands / unit

    def stderr(self, unit: int) -> float:
        """The standard error of `per_100`, by deal; 0 with a single one."""
        if self.deals < 2:
            return 0.0
        spread = (self.squares - self.chips**2 / self.deals) / (self.deals - 1)
        return 100 * sqrt(max(0.0, spread) * self.deals) / self.hands / unit


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
    """Play all hands, in so many processes, but no more than there are cores (one if a program plays).

    `keep` is given the records of all hands, in order and some at a time; `progress` hears how many are done. Raises
    `InvalidSimulation`.
    """
    if jobs < 1:
        raise InvalidSimulation(phrase("jobs {jobs}: expected 1 or more", jobs=jobs))
    total = Result([Tally() for _ in simulation.players])
    most = 1 if any(map(is_program, simulation.players)) else cores()
    for part in _tables(simulation, min(jobs, most), keep is not None):
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


def _tables(simulation: Simulation, jobs: int, record: bool) -> Iterator[Result]:
    starts = range(0, simulation.hands, simulation.hands_a_table)
    jobs = min(jobs, len(starts))
    at_once = min(_side_by_side(simulation), -(-len(starts) // jobs))
    parts = [starts[at : at + at_once] for at in range(0, len(starts), at_once)]
    if jobs == 1:
        for part in parts:
            yield play_tables(simulation, part, record)
        return
    with _workers(jobs) as workers:
        yield from workers.imap(partial(play_tables, simulation, record=record), parts)


def _side_by_side(simulation: Simulation) -> int:
    if any(map(is_program, simulation.players)):
        return 1
    return LEARNING_TABLES_AT_ONCE if _learns(simulation) else TABLES_AT_ONCE


def _learns(simulation: Simulation) -> bool:
    """Whether a player takes in how the others play, or a program plays."""
    return any(is_program(name) or policy_of(name).looks_back for name in simulation.players)


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


def play_tables(simulation: Simulation, starts: Sequence[int], record: bool) -> Result:
    """The hands of the tables that begin with these numbers, one alone where a program plays.

    Raises `InvalidProgram` if a program cannot be started.
    """
    players = simulation.players
    result = Result([Tally() for _ in players])
    with not_collecting(), ExitStack() as programs:
        seated = {
            player: programs.enter_context(Program(name, move_time_s=simulation.move_time_s))
            for player, name in enumerate(players)
            if is_program(name)
        }
        for program in seated.values():
            program.sit_down(simulation.game_of(starts[0]), len(players))
        nets = [0] * len(players)
        tables = [range(start, min(start + simulation.hands_a_table, simulation.hands)) for start in starts]
        for number, hand in _played(simulation, tables, seated):
            for player, net in _count(simulation, hand, number, result.tallies).items():
                nets[player] += net
            if (number + 1) % simulation.hands_a_deal == 0:
                for tally, net in zip(result.tallies, nets, strict=True):
                    tally.deals += 1
                    tally.squares += net * net
                nets = [0] * len(players)
            if record:
                result.records.append(_record(simulation, hand, number, seated))
        for player, program in seated.items():
            tally = result.tallies[player]
            tally.faults, tally.first_fault, tally.name = program.faults, program.first_fault, program.name
    return result


def _played(
    simulation: Simulation, tables: Sequence[range], programs: Mapping[int, Program]
) -> Iterator[tuple[int, Hand]]:
    """The hands of tables, one table after the other, though they are played side by side."""
    memories: list[Memory] = [()] * len(tables)
    hands: list[list[Hand]] = [[] for _ in tables]
    learns = _learns(simulation)
    every = 1 if programs else LEARNS_EVERY if learns else simulation.hands_a_table
    for first in range(0, simulation.hands_a_table, every):
        parts = [numbers[first : first + every] for numbers in tables]
        if programs:
            played = [[play_hand(simulation, number, programs, memories[0]) for number in part] for part in parts]
        else:
            played = play_side_by_side(simulation, list(zip(parts, memories, strict=True)))
        for table, part in enumerate(played):
            hands[table] += part
            if learns:
                for number, hand in zip(parts[table], part, strict=True):
                    memories[table] = _learned(simulation, number, memories[table], hand)
    for numbers, own in zip(tables, hands, strict=True):
        yield from zip(numbers, own, strict=True)


def _learned(simulation: Simulation, number: int, memory: Memory, hand: Hand) -> Memory:
    """The memory, by player, after one more hand."""
    by_seat = [simulation.player_in(seat, number) for seat in range(len(simulation.players))]
    seen = learned(_by_seat(memory, by_seat), [seen_by(event, None) for event in hand.events])
    return tuple([seen[by_seat.index(player)] for player in range(len(by_seat))])


def _by_seat(memory: Memory, players: Sequence[int]) -> Memory:
    """A memory by player as it is by seat."""
    return tuple([memory[player] for player in players]) if memory else ()


def deck_seed(seed: int, deal: int) -> int:
    """The seed of the deck of a deal."""
    return Random(f"{seed} deck {deal}").getrandbits(63)


def play_hands(simulation: Simulation, numbers: Sequence[int], memory: Memory = ()) -> list[Hand]:
    """Hands of a simulation without programs, played in one batch: each as `play_hand` plays it."""
    return play_side_by_side(simulation, [(numbers, memory)])[0]


def play_side_by_side(simulation: Simulation, tables: Sequence[tuple[Sequence[int], Memory]]) -> list[list[Hand]]:
    """The same of several tables, for each the numbers of its hands and what it has seen, played in one batch."""
    rows = []
    for numbers, memory in tables:
        policies = _Policies(simulation, memory)
        rows.append(
            [Row(_deal(simulation, each), policies.of_hand(each), _draws(simulation, each)) for each in numbers]
        )
    play_out([row for part in rows for row in part])
    return [[row.hand for row in part] for part in rows]


def _deal(simulation: Simulation, number: int) -> Hand:
    """Hand `number` (from 0), dealt."""
    seats = len(simulation.players)
    deal = number // simulation.hands_a_deal
    deck = Deck.shuffled(deck_seed(simulation.seed, deal))
    return Hand(simulation.game_of(number), [simulation.stack] * seats, deal % seats, deck)


def _draws(simulation: Simulation, number: int) -> list[Random]:
    """Where each seat of a hand draws its numbers."""
    deal = number // simulation.hands_a_deal
    return [Random(f"{simulation.seed} seat {seat} {deal}") for seat in range(len(simulation.players))]


class _Policies:
    """Who plays, with what their table has seen: the memory by player is one by seat as the seats go round."""

    def __init__(self, simulation: Simulation, memory: Memory) -> None:
        self._simulation, self._memory = simulation, memory
        self._kept: dict[int, list[Policy]] = {}

    def of_hand(self, number: int) -> list[Policy]:
        """The policies by seat; a program's are not asked."""
        simulation = self._simulation
        turn = number % simulation.hands_a_deal
        if turn not in self._kept:
            players = [simulation.player_in(seat, number) for seat in range(len(simulation.players))]
            memory = _by_seat(self._memory, players)
            names = [simulation.players[player] for player in players]
            self._kept[turn] = [
                with_memory(policy_of("random" if is_program(name) else name), memory) for name in names
            ]
        return self._kept[turn]


def play_hand(
    simulation: Simulation, number: int, programs: Mapping[int, Program] = MappingProxyType({}), memory: Memory = ()
) -> Hand:
    """Hand `number` (from 0) of the simulation, played to its end; `programs` are those that play, by player.

    `memory` is what its table has seen, by player.
    """
    hand = _deal(simulation, number)
    if number % simulation.hands_a_table and hand.state.game != simulation.game_of(number - 1):
        for told in programs.values():
            told.sit_down(hand.state.game, hand.state.n)
    players = [simulation.player_in(seat, number) for seat in range(hand.state.n)]
    at_table = [f"Player {player + 1}" for player in players]
    policies = _Policies(simulation, memory).of_hand(number)
    draws = _draws(simulation, number)
    street = -1
    while (seat := hand.to_act) is not None:
        program = programs.get(players[seat])
        if program is not None:
            hand.act(program.choose(number + 1, hand.observe(seat), at_table))
            continue
        public = hand.observe(None)
        if hand.state.street > street and not hand.state.game.variant.draws:
            street = hand.state.street
            seats = [each for each in public.live() if players[each] not in programs]
            foresee(Spot.of(public), [(each, private_cards(hand, each)) for each in seats])
        own = [*hand.state.holes[seat], *hand.state.discards[seat]]
        hand.act(choose(policies[seat], public, own, draws[seat]).action)
    if programs:
        over = protocol.end(number + 1, [stack - simulation.stack for stack in hand.state.stacks], hand.events)
        for program in programs.values():
            program.tell(over)
    return hand


def _count(simulation: Simulation, hand: Hand, number: int, tallies: Sequence[Tally]) -> dict[int, int]:
    """Count a hand in the players' tallies; their net results."""
    nets = {}
    for figures in seat_figures(hand.events):
        player = simulation.player_in(figures.seat, number)
        tally = tallies[player]
        nets[player] = figures.result
        tally.hands += 1
        tally.chips += figures.result
        tally.entered += figures.voluntary
        tally.raised += figures.raised
        tally.stayed += figures.saw_second
        tally.showdowns += figures.showdown
        tally.won += figures.won_showdown
    return nets


def _record(simulation: Simulation, hand: Hand, number: int, programs: Mapping[int, Program]) -> HandRecord:
    """The record of a hand. It names no command line: a file must never start a program."""
    names, policies = [], []
    for seat in range(len(simulation.players)):
        player = simulation.player_in(seat, number)
        name = simulation.players[player]
        program = programs.get(player)
        names.append(f"{name if program is None else program.name} {player + 1}")
        policies.append(f"{name} {policy_of(name).version}" if program is None else "program")
    return HandRecord(
        events=tuple(hand.events),
        names=tuple(names),
        policies=tuple(policies),
        seed=deck_seed(simulation.seed, number // simulation.hands_a_deal),
        number=number + 1,
    )
