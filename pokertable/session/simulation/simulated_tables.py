"""The tables of a simulation, played hand by hand.

Regulars and experts remember the past play at their table; each table begins without memory. So the result does not
depend on the number of processes, nor on the number of tables played side by side. External programs may play too
(`program`): they are started again for every table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from pokertable.model.caches import BUDGET
from pokertable.model.garbage import not_collecting
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.sight import seen_by
from pokertable.players.opponents.personas import policy_of, with_memory
from pokertable.players.seen.habits import Memory, by_seat, learned_by_player
from pokertable.players.seen.policy import Policy
from pokertable.session.history.statistics import seat_figures
from pokertable.session.profile.choice import is_program
from pokertable.session.programs.program import Program
from pokertable.session.record.record import HandRecord
from pokertable.session.simulation.batch import Row, play_out
from pokertable.session.simulation.one_hand import play_one
from pokertable.session.simulation.simulated_columns import PlayedColumns, plays_columns
from pokertable.session.simulation.simulation import Simulation, Tally

_LIMIT: Final = 800_000_000
"""Limit of all caches in bytes. Many tables are played side by side, and each of Courchevel begins with one of 52 open
cards."""


@dataclass(slots=True)
class Result:
    """The tallies by seat, and the records of some hands if wanted."""

    tallies: list[Tally]
    records: list[HandRecord] = field(default_factory=list)


def play_tables(simulation: Simulation, starts: Sequence[int], record: bool) -> Result:
    """The hands of the tables that begin with these numbers, a single one if a program plays.

    Raises `InvalidProgram` if a program cannot be started.
    """
    players = simulation.players
    tables = [range(start, min(start + simulation.hands_a_table, simulation.hands)) for start in starts]
    if plays_columns(simulation):
        with not_collecting(), BUDGET.up_to(_LIMIT):
            played = PlayedColumns(simulation, tables)
            records = [_record(simulation, hand, number, {}) for number, hand in played.hands()] if record else []
            return Result(played.tallies(), records)
    result = Result([Tally() for _ in players])
    with not_collecting(), BUDGET.up_to(_LIMIT), ExitStack() as programs:
        seated = {
            player: programs.enter_context(Program(name, move_time_s=simulation.move_time_s))
            for player, name in enumerate(players)
            if is_program(name)
        }
        for program in seated.values():
            program.sit_down(simulation.game_of(starts[0]), len(players))
        nets = [0] * len(players)
        for number, hand in _played(simulation, tables, seated):
            for figures in seat_figures(hand.events):
                player = simulation.player_in(figures.seat, number)
                nets[player] += figures.result
                result.tallies[player].count(figures)
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
    """The hands of tables, one table after another, though they are played side by side."""
    memories: list[Memory] = [()] * len(tables)
    hands: list[list[Hand]] = [[] for _ in tables]
    learns = simulation.learns
    every = simulation.learns_every
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
                    events = [seen_by(event, None) for event in hand.events]
                    memories[table] = learned_by_player(memories[table], simulation.players_of(number), events)
    for numbers, own in zip(tables, hands, strict=True):
        yield from zip(numbers, own, strict=True)


def play_side_by_side(simulation: Simulation, tables: Sequence[tuple[Sequence[int], Memory]]) -> list[list[Hand]]:
    """Hands without programs in one batch, given the numbers and memory of each table: equal to `play_hand`."""
    rows = []
    for numbers, memory in tables:
        policies = _Policies(simulation, memory)
        rows.append([Row(simulation.deal(each), policies.of_hand(each), simulation.draws(each)) for each in numbers])
    play_out([row for part in rows for row in part])
    return [[row.hand for row in part] for part in rows]


class _Policies:
    """The policies with their table's memory; the memory by player becomes one by seat as the players move round."""

    def __init__(self, simulation: Simulation, memory: Memory) -> None:
        self._simulation, self._memory = simulation, memory
        self._kept: dict[int, list[Policy]] = {}

    def of_hand(self, number: int) -> list[Policy]:
        """The policies by seat; a program's are not used."""
        simulation = self._simulation
        turn = number % simulation.hands_a_deal
        if turn not in self._kept:
            players = simulation.players_of(number)
            memory = by_seat(self._memory, players)
            names = [simulation.players[player] for player in players]
            self._kept[turn] = [
                with_memory(policy_of("random" if is_program(name) else name), memory) for name in names
            ]
        return self._kept[turn]


def play_hand(
    simulation: Simulation, number: int, programs: Mapping[int, Program] = MappingProxyType({}), memory: Memory = ()
) -> Hand:
    """Hand `number` (from 0) of the simulation, played to its end; `programs` are the running ones, by player.

    `memory` is the table's memory, by player.
    """
    hand = simulation.deal(number)
    if number % simulation.hands_a_table and hand.state.game != simulation.game_of(number - 1):
        for told in programs.values():
            told.sit_down(hand.state.game, hand.state.n)
    players = simulation.players_of(number)
    seated = {seat: programs[player] for seat, player in enumerate(players) if player in programs}
    names = [f"Player {player + 1}" for player in players]
    policies = _Policies(simulation, memory).of_hand(number)
    play_one(hand, number + 1, names, policies, simulation.draws(number), seated)
    return hand


def _record(simulation: Simulation, hand: Hand, number: int, programs: Mapping[int, Program]) -> HandRecord:
    """The record of a hand. It contains no command line: a file must never start a program."""
    names, policies = [], []
    for player in simulation.players_of(number):
        name = simulation.players[player]
        program = programs.get(player)
        names.append(f"{name if program is None else program.name} {player + 1}")
        policies.append(f"{name} {policy_of(name).version}" if program is None else "program")
    return HandRecord(
        events=tuple(hand.events),
        names=tuple(names),
        policies=tuple(policies),
        seed=simulation.deck_seed(number),
        number=number + 1,
    )
