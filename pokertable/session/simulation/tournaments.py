"""Sit and goes of opponents and programs, headless: many side by side, hand for hand, divided among processes.

Each tournament has seeds of its own, so the results do not depend on the number of processes. Opponents learn how the
players of their table play between two levels; who moves is new at its next table.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from random import Random
from typing import Final

from pokertable.model.betting.structure import Structure as Betting
from pokertable.model.garbage import not_collecting
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.sight import seen_by
from pokertable.model.mixes import Offer
from pokertable.model.text import Phrase
from pokertable.players.opponents.personas import policy_of, with_memory, with_prizes
from pokertable.players.seen.habits import Habits, Memory, learned
from pokertable.players.seen.policy import Policy
from pokertable.players.styles.cast import require_opponent
from pokertable.session.profile.choice import is_program
from pokertable.session.programs.program import MOVE_TIME_S, Program
from pokertable.session.record.record import HandRecord
from pokertable.session.simulation.batch import Row, play_out
from pokertable.session.simulation.one_hand import play_one
from pokertable.session.simulation.simulate import cores, in_processes, require_jobs
from pokertable.session.simulation.simulation import InvalidSimulation
from pokertable.session.tournament.places import Out
from pokertable.session.tournament.structure import TournamentStructure
from pokertable.session.tournament.tournament import Setup, TableHand, Tournament

_SIDE_BY_SIDE: Final = 40
"""Players of the tournaments that are played side by side in one process, at least those of one."""
_MOST_ROUNDS: Final = 20_000
"""Rounds after which a tournament is a fault: its blinds are far above all chips by then."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Tournaments:
    """The sit and goes to play: `players` are opponents' names or programs, repeated until the field is full.

    Raises `InvalidSimulation` and the errors of `Setup`.
    """

    offered: Offer
    betting: Betting
    structure: TournamentStructure
    players: tuple[str, ...]
    field: int
    count: int
    seed: int
    move_time_s: float = MOVE_TIME_S

    def __post_init__(self) -> None:
        named = [name if is_program(name) else require_opponent(name) for name in self.players]
        object.__setattr__(self, "players", tuple(named))
        if self.count < 1:
            raise InvalidSimulation("tournaments {count}: expected 1 or more", count=self.count)
        self.setup(0)
        if len(self.players) > self.field:
            raise InvalidSimulation(
                "{count} players: expected at most {field}, the size of the field",
                count=len(self.players),
                field=self.field,
            )

    @property
    def has_programs(self) -> bool:
        """Whether a program plays."""
        return any(map(is_program, self.players))

    def setup(self, number: int) -> Setup:
        """Tournament `number`, from 0."""
        return Setup(
            offered=self.offered,
            betting=self.betting,
            structure=self.structure,
            field=self.field,
            seed=f"{self.seed} tournament {number}",
        )

    def listed(self, entrant: int) -> int:
        """The index in `players` of an entrant of the field."""
        return entrant % len(self.players)


@dataclass(slots=True)
class Standing:
    """The results of one player of the list over its `entries`; `squares` sums its squared prize of each tournament."""

    tournaments: int = 0
    entries: int = 0
    places: int = 0
    wins: int = 0
    in_prizes: int = 0
    prizes: int = 0
    squares: int = 0
    faults: int = 0
    first_fault: Phrase | None = None
    name: str | None = None

    def count(self, ends: Sequence[Out]) -> None:
        """Count one more tournament by the ends of this player's entries."""
        prize = sum([end.prize for end in ends])
        self.tournaments += 1
        self.entries += len(ends)
        self.places += sum([end.place for end in ends])
        self.wins += sum([end.place == 1 for end in ends])
        self.in_prizes += sum([end.prize > 0 for end in ends])
        self.prizes += prize
        self.squares += prize * prize

    @property
    def prize_mean(self) -> float:
        """The mean prize of an entry, in points."""
        return self.prizes / self.entries

    @property
    def stderr(self) -> float | None:
        """The standard error of `prize_mean`, by tournament; None with a single one."""
        count = self.tournaments
        if count < 2:
            return None
        spread = (self.squares - self.prizes**2 / count) / (count - 1)
        return sqrt(max(0.0, spread) * count) / self.entries


@dataclass(frozen=True, slots=True)
class Played:
    """One tournament that was played: who went out when, the hands at all tables, and the first hand of each level."""

    number: int
    out: tuple[Out, ...]
    hands: int
    levels: tuple[tuple[int, int], ...]
    records: tuple[HandRecord, ...] = ()
    faults: dict[int, tuple[str, int, Phrase | None]] = field(default_factory=dict)
    """Name, number of faults and first fault of each entrant that is a program."""


def play_tournaments(
    asked: Tournaments,
    *,
    jobs: int = 1,
    keep: Callable[[Sequence[HandRecord]], object] | None = None,
    progress: Callable[[int], object] | None = None,
) -> Generator[Played]:
    """All tournaments, in order, in `jobs` processes, at most one a core (one if a program plays).

    `keep` gets the records of all hands, `progress` the number of tournaments done. Raises `InvalidSimulation`.
    """
    require_jobs(jobs)
    at_once = 1 if asked.has_programs else max(1, _SIDE_BY_SIDE // asked.field)
    parts = [range(at, min(at + at_once, asked.count)) for at in range(0, asked.count, at_once)]
    play = partial(_play, asked, record=keep is not None)
    jobs = min(jobs, 1 if asked.has_programs else cores(), len(parts))
    done = 0
    results = map(play, parts) if jobs == 1 else in_processes(jobs, play, parts)
    with contextlib.closing(results) if isinstance(results, Generator) else contextlib.nullcontext(results) as played:
        for part in played:
            for each in part:
                done += 1
                if keep is not None:
                    keep(each.records)
                if progress is not None:
                    progress(done)
                yield each


def standings(asked: Tournaments, played: Sequence[Played]) -> list[Standing]:
    """The standings of all players of the list."""
    found = [Standing() for _ in asked.players]
    for each in played:
        ends: list[list[Out]] = [[] for _ in asked.players]
        for out in each.out:
            ends[asked.listed(out.player)].append(out)
        for standing, own in zip(found, ends, strict=True):
            standing.count(own)
        for entrant, (name, faults, first) in each.faults.items():
            standing = found[asked.listed(entrant)]
            standing.name, standing.faults = name, standing.faults + faults
            standing.first_fault = standing.first_fault or first
    return found


def _play(asked: Tournaments, numbers: range, *, record: bool) -> list[Played]:
    """These tournaments, side by side."""
    with not_collecting(), ExitStack() as programs:
        running = [_Running(asked, number, programs, record) for number in numbers]
        while playing := [each for each in running if not each.tournament.over]:
            rounds = [(each, each.rows()) for each in playing]
            play_out([row for _, rows in rounds for row in rows if row is not None])
            for each, rows in rounds:
                each.settle(rows)
        return [each.played() for each in running]


class _Running:
    """One tournament that is being played."""

    def __init__(self, asked: Tournaments, number: int, programs: ExitStack, record: bool) -> None:
        self.tournament = Tournament(asked.setup(number))
        self._asked, self._number, self._record = asked, number, record
        self._names = [asked.players[asked.listed(entrant)] for entrant in range(asked.field)]
        self._policies = [policy_of("random" if is_program(name) else name) for name in self._names]
        self._draws = [Random(f"{asked.seed} player {number} {entrant}") for entrant in range(asked.field)]
        self._programs = {
            entrant: programs.enter_context(Program(name, move_time_s=asked.move_time_s))
            for entrant, name in enumerate(self._names)
            if is_program(name)
        }
        self._told: dict[int, object] = {}
        self._habits: dict[int, Habits] = {}
        self._learned: dict[int, Habits] = {}
        """How each player has played at its table so far, and as of the last change of level."""
        self._levels: list[tuple[int, int]] = []
        self._hands: list[TableHand] = []
        self._count = 0
        self._records: list[HandRecord] = []

    def rows(self) -> list[Row]:
        """The hands of the next round; those with programs are played already."""
        tournament = self.tournament
        if tournament.hand > _MOST_ROUNDS:
            raise RuntimeError(f"{tournament.setup.seed}: no end after {_MOST_ROUNDS} hands")
        if not self._levels or self._levels[-1][0] != tournament.level:
            self._levels.append((tournament.level, tournament.hand))
            self._learned = self._habits.copy()
        self._hands = tournament.hands()
        self._count += len(self._hands)
        return [self._row(each) for each in self._hands]

    def _row(self, dealt: TableHand) -> Row:
        hand = dealt.deal()
        memory = self._memory(dealt.players)
        policies: list[Policy] = [
            with_prizes(with_memory(self._policies[player], memory), dealt.prizes) for player in dealt.players
        ]
        draws = [self._draws[player] for player in dealt.players]
        seated = {seat: self._programs[player] for seat, player in enumerate(dealt.players) if player in self._programs}
        if seated:
            names = [f"Player {player + 1}" for player in dealt.players]
            for seat, program in seated.items():
                place = dealt.game, len(dealt.players)
                if self._told.get(dealt.players[seat]) != place:
                    self._told[dealt.players[seat]] = place
                    program.sit_down(*place)
            play_one(hand, dealt.number, names, policies, draws, seated)
        return Row(hand, policies, draws)

    def settle(self, rows: Sequence[Row]) -> None:
        """End the round."""
        stacks: dict[int, int] = {}
        for dealt, row in zip(self._hands, rows, strict=True):
            stacks.update(zip(dealt.players, row.hand.state.stacks, strict=True))
            seen = learned(self._seen(dealt.players), [seen_by(event, None) for event in row.hand.events])
            self._habits.update(zip(dealt.players, seen, strict=True))
            if self._record:
                self._records.append(self._as_record(dealt, row.hand))
        self.tournament.settle(stacks)
        if not self.tournament.over:
            self.tournament.seconds += self._asked.structure.hand_s
        for moved in self.tournament.moved:
            self._habits.pop(moved.player, None)
            self._learned.pop(moved.player, None)

    def _seen(self, players: Sequence[int]) -> Memory:
        return tuple([self._habits.get(player, Habits()) for player in players])

    def _memory(self, players: Sequence[int]) -> Memory:
        """The table's knowledge of its players as of the last change of level; empty if there is none."""
        known = [self._learned.get(player) for player in players]
        return tuple([habits or Habits() for habits in known]) if any(known) else ()

    def _as_record(self, dealt: TableHand, hand: Hand) -> HandRecord:
        names, policies = [], []
        for player in dealt.players:
            program = self._programs.get(player)
            name = self._names[player] if program is None else program.name
            names.append(f"{name} {player + 1}")
            policies.append("program" if program is not None else f"{name} {policy_of(name).version}")
        return HandRecord(
            events=tuple(hand.events),
            names=tuple(names),
            policies=tuple(policies),
            seed=dealt.deck_seed,
            number=dealt.number,
            tournament=self._number + 1,
            level=self.tournament.level,
        )

    def played(self) -> Played:
        """The result."""
        faults = {
            player: (program.name, program.faults, program.first_fault) for player, program in self._programs.items()
        }
        return Played(
            self._number,
            tuple(self.tournament.out),
            self._count,
            tuple(self._levels),
            tuple(self._records),
            faults,
        )
