"""The standings of a sit and go between two hands, as players see them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pokertable.model.game import Game
from pokertable.session.tournament.entrants import Entrant
from pokertable.session.tournament.places import Out
from pokertable.session.tournament.tournament import Setup, Tournament


@dataclass(frozen=True, slots=True)
class Standing:
    """One entrant: its place now, its name and chips, its table from 0, or None if it is out.

    `prize` is the one that it has won; 0: none, or it is still in.
    """

    player: int
    name: str
    place: int
    chips: int
    prize: int
    table: int | None

    @property
    def is_out(self) -> bool:
        """Whether its place is final."""
        return self.table is None


@dataclass(frozen=True, slots=True)
class Standings:
    """The whole field, the best first; `me` is the player at the keyboard.

    `hand`, `level` and `game` are those of the next hand, or of the last when it is over. `to_next` counts the hands
    until the level rises, this one included, `seconds_to_next` the seconds of levels by minutes; None on the last
    level. `to_next_game` counts the hands until a mix changes its game, this one included; None for one game. `played`
    are the hands that are over, `levels` those that they were played at.
    """

    setup: Setup
    rows: tuple[Standing, ...]
    me: int
    hand: int
    level: int
    game: Game
    to_next: int | None
    to_next_game: int | None
    seconds_to_next: float | None
    is_bubble: bool
    """Whether the next player out gets no prize and the one after it does; never where the winner takes all."""
    is_over: bool
    played: int
    levels: int
    left_after: int | None = None
    """The hand after which the player left it for good; None for who played on."""
    out_after: int | None = None
    """The hand after which the player was out, or had won; None for who is still in."""

    @property
    def left(self) -> int:
        """Number of players still in."""
        return sum(not row.is_out for row in self.rows)

    @property
    def mine(self) -> Standing:
        """The player's row."""
        return next(row for row in self.rows if row.player == self.me)

    @property
    def bubbled(self) -> bool:
        """Whether the player went out one place outside the prizes."""
        paid = len(self.setup.prizes)
        return paid > 1 and self.mine.is_out and not self.mine.prize and self.mine.place == paid + 1

    @property
    def worth(self) -> Mapping[int, int]:
        """Expected prize of each player still in, by ICM, rounded to points; empty when it is over."""
        if self.is_over:
            return {}
        from pokertable.analysis.icm import prizes_expected

        still = [row for row in self.rows if not row.is_out]
        found = prizes_expected([row.chips for row in still], self.setup.prizes[: len(still)])
        return {row.player: round(worth) for row, worth in zip(still, found.tolist(), strict=True)}

    @property
    def tables(self) -> int:
        """Number of tables still played at."""
        return len({row.table for row in self.rows if row.table is not None})

    @property
    def is_done(self) -> bool:
        """Whether it is over for the player: out, or the winner."""
        return self.mine.is_out or self.is_over


def standings(tournament: Tournament, entrants: Sequence[Entrant], me: int, clock: float = 0) -> Standings:
    """The standings of a tournament; who has the same chips shares the better place, the player listed first.

    `clock` are the seconds of play so far.
    """
    setup, stacks = tournament.setup, tournament.stacks
    out: dict[int, Out] = {each.player: each for each in tournament.out}
    tables = {player: number for number, table in enumerate(tournament.tables) for player in table}

    def row(player: int) -> Standing:
        gone = out.get(player)
        if gone is not None:
            chips = 0 if gone.place > 1 else setup.chips
            return Standing(player, entrants[player].name, gone.place, chips, gone.prize, None)
        place = 1 + sum(chips > stacks[player] for chips in stacks.values())
        return Standing(player, entrants[player].name, place, stacks[player], 0, tables[player])

    rows = sorted(map(row, range(setup.field)), key=lambda each: (each.place, each.player != me, each.player))
    structure, hand, level = setup.structure, tournament.hand, tournament.level
    played = hand if tournament.over else hand - 1
    left = setup.rotation(level).hands_left(hand, setup.hands_each)
    rises, minutes = level < len(structure.levels), structure.minutes
    return Standings(
        setup=setup,
        rows=tuple(rows),
        me=me,
        hand=hand,
        level=level,
        game=tournament.game,
        to_next=level * structure.hands - hand + 1 if rises and minutes is None else None,
        seconds_to_next=level * 60 * minutes - clock if rises and minutes is not None else None,
        to_next_game=None if left is None else left + 1,
        is_bubble=tournament.is_bubble and len(setup.prizes) > 1,
        is_over=tournament.over,
        played=played,
        levels=structure.level_of(max(1, played), tournament.seconds),
        out_after=out[me].hand if me in out else None,
    )
