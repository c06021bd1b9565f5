"""The player's sit and go: its rounds, one hand at each table, and the player's table from hand to hand.

It is a fold over its rounds, each stored when all its hands are over. A round that was cut off is played again: the
hand at the player's table is stored event by event, the others follow from the seed.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from pokertable.model.mixes import Rotation
from pokertable.model.text import phrase
from pokertable.players.seen.habits import Habits, remembered
from pokertable.session.history.store import Store
from pokertable.session.profile.choice import YOU, TableChoice
from pokertable.session.record.table import Seat, Table
from pokertable.session.tournament.entrants import Entrant, entrants
from pokertable.session.tournament.standings import Standings, standings
from pokertable.session.tournament.stored import (
    DamagedTournament,
    Head,
    clock_from_json,
    head_from_json,
    head_to_json,
    tournament_from_json,
)
from pokertable.session.tournament.structure import structure
from pokertable.session.tournament.tournament import Setup, TableHand, Tournament

ME: Final = 0
"""The player at the keyboard among the entrants."""
HEAD, ROUND, CLOCK = "head.", "round.", "clock."
"""Beginning of the names of a tournament's values.

Its setup and result; its rounds; the seconds of play at the deal, and so far.
"""
_CLOCK_KEPT_S: Final = 10
"""Seconds of play after which the clock is stored."""


class SitAndGo:
    """A sit and go that the player takes part in; `id` 0 until it is stored.

    Each round begins with `deal`. The player's hand is reported by `mine_over`, the hands of the `others` by
    `others_over`; then `settle` ends it. `clock` are the seconds of play so far. `watches`: the player is out, and
    looks on at a table.
    """

    def __init__(self, setup: Setup, listed: Sequence[Entrant], number: int = 0) -> None:
        self.id = number
        self.setup, self.entrants = setup, tuple(listed)
        self.tournament = Tournament(setup)
        self.clock: float = 0
        self.watches = False
        self.replaces: int | None = None
        """The id of the waiting table whose place it takes, given up by the player; None: it takes none."""
        self.is_clock_lost = False
        """Whether the stored clock was damaged: the level began anew."""
        self.left_after: int | None = None
        """The last hand that the player took part in before leaving it for good."""
        self._stacks: dict[int, int] = {}
        """Stacks after the hands of this round that are over."""
        self._rounds: dict[int, Mapping[str, int]] = {}
        """The changes of each round, by its number."""

    @classmethod
    def of_choice(cls, choice: TableChoice, seed: int) -> SitAndGo:
        """A new one, as chosen; raises `ValueError` for what is not played."""
        assert choice.sng is not None
        setup = Setup(
            offered=choice.offer,
            betting=choice.structure,
            structure=structure(choice.sng),
            field=choice.field,
            seed=str(seed),
        )
        return cls(setup, entrants(YOU, setup.field, choice.personas, setup.seed))

    @property
    def rotation(self) -> Rotation:
        """The game or mix at its present level."""
        return self.setup.rotation(self.tournament.level)

    # The round

    @property
    def standings(self) -> Standings:
        """The standings before this hand, or at the end."""
        return replace(standings(self.tournament, self.entrants, ME, self.clock), left_after=self.left_after)

    @property
    def is_out(self) -> bool:
        """Whether the player is out, or has won."""
        return self.tournament.over or ME not in self.tournament.stacks

    def deal(self) -> dict[str, Any]:
        """Begin the round: the clock now fixes its level. Returns what is to be stored of that, by name."""
        self.tournament.seconds = self.clock
        return self.stop_clock()

    def pass_time(self, seconds: float) -> dict[str, Any]:
        """Let the clock go on; returns what is to be stored of it now and then, by name."""
        before, self.clock = self.clock, self.clock + seconds
        return self._time(self.id) if self.clock // _CLOCK_KEPT_S > before // _CLOCK_KEPT_S else {}

    def stop_clock(self) -> dict[str, Any]:
        """Values to be stored of the clock, by name; none where no clock runs."""
        return self._time(self.id) if self.id and self.setup.structure.minutes is not None else {}

    def seats(self) -> TableHand | None:
        """The hand of this round at the player's table, or at the one looked on at; None when it is over."""
        if self.tournament.over:
            return None
        hands = self.tournament.hands()
        return next((each for each in hands if ME in each.players), hands[0] if self.watches else None)

    def others(self) -> tuple[TableHand, ...]:
        """The hands of this round at the other tables."""
        mine = self.seats()
        if self.tournament.over:
            return ()
        return tuple([each for each in self.tournament.hands() if mine is None or each.table != mine.table])

    def mine_over(self, stacks: Sequence[int]) -> None:
        """Note the stacks at the player's table after the hand of this round, by seat."""
        mine = self.seats()
        assert mine is not None
        self._stacks.update(zip(mine.players, stacks, strict=True))

    def others_over(self, stacks: Mapping[int, int]) -> None:
        """Note the stacks at the other tables after their hands."""
        self._stacks.update(stacks)

    @property
    def is_round_over(self) -> bool:
        """Whether all hands of this round are over."""
        return not self.tournament.over and self._stacks.keys() == self.tournament.stacks.keys()

    def plays(self, hand: int) -> bool:
        """Whether the hand of this number is not settled yet."""
        return not self.tournament.over and self.tournament.hand <= hand

    def settle(self) -> dict[str, Any]:
        """End the round; returns what is to be stored of it, by name."""
        before, after, hand = self.tournament.stacks, self._stacks, self.tournament.hand
        self._stacks = {}
        changed = {str(player): chips for player, chips in after.items() if chips != before[player]}
        self.tournament.settle(after)
        self._rounds[hand] = changed
        return {_round(self.id, hand): changed, **self._result()}

    # The player's table

    def table(self, before: Table | None) -> Table:
        """The player's table for this round: `before` itself where the same players sit there, else another."""
        dealt = self.seats()
        assert dealt is not None
        seats = [
            Seat(self.entrants[p].name, self.entrants[p].persona, self.tournament.stacks[p]) for p in dealt.players
        ]
        rotation = self.rotation
        table = before
        if table is None or [(each.name, each.persona) for each in table.seats] != [(s.name, s.persona) for s in seats]:
            seed = random.Random(f"{self.setup.seed} table {dealt.table}").getrandbits(48)
            table = Table(rotation, seats, buy_in=self.setup.structure.chips, seed=seed)
            if before is not None and before.memory:
                known = {seat.name: remembered(before.memory, at) for at, seat in enumerate(before.seats)}
                table.memory = tuple([known.get(seat.name, Habits()) for seat in seats])
        for seat, now in zip(table.seats, seats, strict=True):
            seat.stack = now.stack
        table.tournament = self.id
        table.rotation, table.button, table.blinds = rotation, dealt.button, dealt.blinds
        table.prizes = dealt.prizes
        table.hand_number = self.tournament.hand - 1
        return table

    # Stored

    def head(self) -> dict[str, Any]:
        """Values to be stored of this sit and go except its rounds, by name."""
        return {f"{HEAD}{{id}}": self._head(), **self._time("{id}")}

    def _time(self, number: object) -> dict[str, Any]:
        return {f"{CLOCK}{number}": [self.tournament.seconds, self.clock]}

    def rounds(self) -> dict[str, Any]:
        """All its rounds, as they are stored, by name."""
        return {_round("{id}", hand): changed for hand, changed in self._rounds.items()}

    def _head(self) -> dict[str, Any]:
        return head_to_json(Head(self.setup, self.entrants, tuple(self.tournament.out), self.tournament.hand))

    def _result(self) -> dict[str, Any]:
        """The values that change when somebody is out."""
        found = self.tournament.out
        return {f"{HEAD}{self.id}": self._head()} if found and found[-1].hand >= self.tournament.hand - 1 else {}

    def finished(self, tournament: Tournament) -> dict[str, Any]:
        """Take over the tournament that others have played to its end; returns what is to be stored, by name."""
        if not self.is_out:
            self.left_after = self.tournament.hand - 1
        self.tournament, self._stacks = tournament, {}
        return {f"{HEAD}{self.id}": self._head()}


def _round(number: object, hand: int) -> str:
    return f"{ROUND}{number}.{hand:06}"


def stored_head(store: Store, number: int) -> Head:
    """The stored head of a sit and go; raises `DamagedTournament`."""
    return head_from_json(store.tournaments.get(f"{HEAD}{number}"))


def stored_rounds(store: Store, number: int) -> dict[str, Any]:
    """The stored rounds of a sit and go, by the number of the hand."""
    under = f"{ROUND}{number}."
    return {name.removeprefix(under): changed for name, changed in store.tournaments.all(under).items()}


def stored_standings(store: Store, number: int, of: Table | None = None) -> Standings:
    """The standings of a stored sit and go now, or before the hand `of` a table; raises `DamagedTournament`."""
    head, rounds = stored_head(store, number), stored_rounds(store, number)
    minutes = head.setup.structure.minutes
    if of is None:
        clock = clock_from_json(store.tournaments.get(f"{CLOCK}{number}")) or (0, 0)
    else:
        rounds = {name: changed for name, changed in rounds.items() if int(name) < of.hand_number}
        clock = (60 * (minutes or 0) * ((head.setup.level_at(of.hand_number, of.game.stakes) or 1) - 1),) * 2
    tournament = tournament_from_json(head.setup, rounds, clock[0])
    left_after = None if of is not None else _ended_by_others(tournament, head)
    found = replace(standings(tournament, head.entrants, ME, clock[1]), left_after=left_after)
    return found if of is None else replace(found, seconds_to_next=None)


def _ended_by_others(tournament: Tournament, head: Head) -> int | None:
    """Take over the end where the others have played it; returns the player's last hand if it left for that."""
    if tournament.over or len(head.out) < head.setup.field:
        return None
    left_after = tournament.hand - 1 if ME in tournament.stacks else None
    tournament.out, tournament.hand = list(head.out), head.hands
    tournament.stacks = {each.player: head.setup.chips for each in head.out if each.place == 1}
    return left_after


def restored(store: Store, table: Table) -> SitAndGo:
    """The sit and go of a table that is resumed, or that is over for the player; raises `DamagedTournament`.

    A damaged clock begins the level of the table anew. A hand that the table has settled is taken over. After it others
    may sit at the player's next table.
    """
    assert table.tournament is not None
    number = table.tournament
    head, rounds = stored_head(store, number), stored_rounds(store, number)
    found = SitAndGo(head.setup, head.entrants, number)
    clock = clock_from_json(store.tournaments.get(f"{CLOCK}{number}"))
    minutes = head.setup.structure.minutes
    if clock is None:
        found.is_clock_lost = minutes is not None
        level = head.setup.level_at(max(1, table.hand_number), table.game.stakes) or 1
        clock = (60 * (minutes or 0) * (level - 1),) * 2
    dealt, found.clock = clock
    found.tournament = tournament_from_json(head.setup, rounds, dealt)
    found.left_after = _ended_by_others(found.tournament, head)
    found._rounds = dict(enumerate(rounds.values(), 1))
    seats, hand = found.seats(), found.tournament.hand
    if seats is None:
        return found
    names = [found.entrants[player].name for player in seats.players]
    if table.hand_number > hand or (table.hand_number == hand and names != [seat.name for seat in table.seats]):
        raise DamagedTournament(phrase("hand {number}", number=hand))
    return found
