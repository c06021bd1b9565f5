"""The tables of a sit and go: who sits where, tables that break, and players who move to even the tables out.

The rule: resources/rules/tournaments.md#tables (TDA 2024, "Breaking and Balancing Tables").
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random

from pokertable.session.tournament.button import Positions, next_seat


@dataclass(slots=True, eq=False)
class SeatedTable:
    """One table: the players by seat, from 0, and the positions of its blinds, if its games have any."""

    seats: dict[int, int]
    positions: Positions | None = None

    @property
    def order(self) -> list[int]:
        """The taken seats in order."""
        return sorted(self.seats)

    @property
    def players(self) -> list[int]:
        """The players in the order of their seats."""
        return [self.seats[seat] for seat in self.order]

    def due(self, *, played: bool) -> Positions | None:
        """The positions of the next hand with blinds; `played`: those of the present ones were posted.

        Until they are, button and small blind stay, and the big blind is with the next player.
        """
        now = self.positions
        if now is None:
            return None
        if played:
            return now.after(self.seats)
        big = next_seat(now.small, self.seats)
        return Positions.heads_up(big, self.seats) if len(self.seats) == 2 else replace(now, big=big)

    def move_blinds(self, *, played: bool) -> None:
        """Move the blinds on to the next hand; after a hand without blinds they stay."""
        self.positions = self.due(played=played)

    def next_to_move(self, *, played: bool) -> int:
        """The seat of the player who moves: the next big blind; in games without blinds the last seat."""
        due = self.due(played=played)
        return self.order[-1] if due is None else due.big

    def worst_open_seat(self, cap: int, *, played: bool) -> int:
        """The open seat that a moved player takes: the one that has the big blind soonest, never the small blind.

        In games without blinds the last open seat.
        """
        free = [seat for seat in range(cap) if seat not in self.seats]
        if self.positions is None:
            return free[-1]
        small = self.positions.big if played else self.positions.small  # of the next hand with blinds
        ahead = [(seat - small) % cap or cap for seat in free]
        return min(zip(ahead, free, strict=True))[1]


@dataclass(frozen=True, slots=True)
class Moved:
    """A player has moved to another table, or to another seat when the last table was drawn anew."""

    player: int
    table: int
    seat: int


@dataclass(slots=True)
class Seating:
    """All tables of at most `cap` seats each. `random` draws seats; `has_blinds`: some game has blinds."""

    cap: int
    random: Random
    has_blinds: bool
    tables: list[SeatedTable] = field(default_factory=list)

    def begin(self, players: Sequence[int]) -> None:
        """Draw seats for all players, at as few tables as possible, as even as possible."""
        drawn = list(players)
        self.random.shuffle(drawn)
        count = -(-len(drawn) // self.cap)
        self.tables = [self._table(drawn[number::count]) for number in range(count)]

    def _table(self, players: Sequence[int]) -> SeatedTable:
        seats = dict(enumerate(players))
        first = Positions.first(self.random.choice(list(seats)), seats) if self.has_blinds else None
        return SeatedTable(seats, first)

    def remove(self, player: int) -> None:
        """Free the seat of a player who is out."""
        for table in self.tables:
            for seat, sits in list(table.seats.items()):
                if sits == player:
                    del table.seats[seat]

    def next_hand(self, *, played_blinds: bool) -> list[Moved]:
        """Rearrange the tables and move the blinds after a hand, with or without blinds; returns who moved, in order.

        A table drawn anew draws its button too.
        """
        before = self.tables.copy()
        moved = self._rearrange(played=played_blinds)
        for table in before:
            if table in self.tables:
                table.move_blinds(played=played_blinds)
        return moved

    def _rearrange(self, *, played: bool) -> list[Moved]:
        """Break tables that are not needed and even the others out."""
        moved: list[Moved] = []
        while len(self.tables) > 1 and self._left() <= self.cap * (len(self.tables) - 1):
            if len(self.tables) == 2:
                return self._draw_last_table()
            for player in self.tables.pop().players:
                number = min(range(len(self.tables)), key=self._taken)
                free = [seat for seat in range(self.cap) if seat not in self.tables[number].seats]
                moved.append(self._sit(player, number, self.random.choice(free)))
        while True:
            large = max(range(len(self.tables)), key=self._taken)
            few = min(range(len(self.tables)), key=self._taken)
            if self._taken(large) - self._taken(few) < 2:
                return moved
            player = self.tables[large].seats.pop(self.tables[large].next_to_move(played=played))
            moved.append(self._sit(player, few, self.tables[few].worst_open_seat(self.cap, played=played)))

    def _draw_last_table(self) -> list[Moved]:
        self.begin([player for table in self.tables for player in table.players])
        return [Moved(player, 0, seat) for seat, player in self.tables[0].seats.items()]

    def _sit(self, player: int, number: int, seat: int) -> Moved:
        self.tables[number].seats[seat] = player
        return Moved(player, number, seat)

    def _taken(self, number: int) -> int:
        return len(self.tables[number].seats)

    def _left(self) -> int:
        return sum(map(self._taken, range(len(self.tables))))
