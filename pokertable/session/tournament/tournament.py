"""A sit and go as a state machine: deal a hand at every table, settle them, and so on until one player has all chips.

It is a fold over its rounds: the same setup with the same final stacks leads to the same seats, levels and places.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final

from pokertable.model.betting.structure import Structure as Betting
from pokertable.model.game import Game
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.mixes import Offer, Rotation, variants_of
from pokertable.model.stakes import Stakes
from pokertable.players.seen.prizes import PrizesLeft
from pokertable.session.tournament.places import Out, placed, ranked
from pokertable.session.tournament.prizes import ONE_TABLE, InvalidField, prizes, require_field
from pokertable.session.tournament.seating import Moved, Seating
from pokertable.session.tournament.structure import TournamentStructure

MOST_SEATS: Final = ONE_TABLE[-1]
_DECK_BITS: Final = 63


class ChipsLost(RuntimeError):
    """The chips in play are not those that were bought: a fault of the program."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Setup:
    """A sit and go before its first hand: the game or mix and its betting, the structure, the field, and the seed.

    The seed fixes seats, buttons and decks. Raises `InvalidField` for a field that is not played, or one table that the
    game has no room for.
    """

    offered: Offer
    betting: Betting
    structure: TournamentStructure
    field: int
    seed: str

    def __post_init__(self) -> None:
        require_field(self.field)
        if self.field in ONE_TABLE and self.field > self.cap:
            raise InvalidField(
                "field {players}: a table of {game} has 2 to {most} players",
                players=self.field,
                game=self.offered.key,
                most=self.cap,
            )

    @property
    def cap(self) -> int:
        """Seats of a table."""
        return min(MOST_SEATS, self.offered.max_seats)

    @property
    def hands_each(self) -> int:
        """Hands of each game of a mix: the players of a full table."""
        return min(self.field, self.cap)

    @property
    def prizes(self) -> tuple[int, ...]:
        """The prizes in points, first place first."""
        return prizes(self.field, self.structure.entry)

    @property
    def chips(self) -> int:
        """All chips in play."""
        return self.field * self.structure.chips

    def rotation(self, level: int) -> Rotation:
        """The game or mix at the stakes of a level, from 1."""
        return _rotation(self.structure, self.offered, self.betting, level, self.hands_each)

    def level_at(self, hand: int, stakes: Stakes) -> int | None:
        """The level of a hand, from 1, that was played at these stakes; None for stakes of none."""
        structure = self.structure
        if structure.minutes is None:
            return structure.level_of(hand)
        levels = range(1, len(structure.levels) + 1)
        return next((level for level in levels if self.game_of(hand, level).stakes == stakes), None)

    def game_of(self, hand: int, level: int) -> Game:
        """The game of a hand at the stakes of a level, both from 1."""
        return self.rotation(level).of_hand(hand, self.hands_each)


@lru_cache(maxsize=64)
def _rotation(
    structure: TournamentStructure, offered: Offer, betting: Betting, level: int, hands_each: int
) -> Rotation:
    return structure.rotation(offered, betting, level, hands_each)


@dataclass(frozen=True, slots=True)
class TableHand:
    """A hand to be played at one table: its players by seat of the hand, and what it is dealt from."""

    table: int
    number: int
    players: tuple[int, ...]
    game: Game
    stacks: tuple[int, ...]
    button: int
    blinds: tuple[int, ...] | None
    deck_seed: int
    prizes: PrizesLeft
    """Prizes that its players can still win."""

    def deal(self) -> Hand:
        """The hand, dealt."""
        deck = Deck.shuffled(self.deck_seed)
        return Hand(self.game, self.stacks, self.button, deck, blinds=self.blinds)


class Tournament:
    """A sit and go that is played: stacks by player (from 0), the tables, and who is out.

    Its hands are those of a round, one at each table; the next round is dealt when all of them are settled.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.hand = 1
        self.seconds: float = 0
        """Seconds of play when the hands of this round are dealt: levels by minutes rise with them."""
        self.stacks: dict[int, int] = dict.fromkeys(range(setup.field), setup.structure.chips)
        self.out: list[Out] = []
        self.moved: list[Moved] = []
        """Moves of players after the last round."""
        has_blinds = any(not variant.brings_in for variant in variants_of(setup.offered))
        self._seating = Seating(setup.cap, Random(f"{setup.seed} seats"), has_blinds)
        self._seating.begin(range(setup.field))

    @classmethod
    def resume(cls, setup: Setup, rounds: Sequence[Mapping[int, int]], seconds: float = 0) -> Tournament:
        """The tournament after these rounds, each the stacks of all its players at the end, and seconds of play."""
        tournament = cls(setup)
        for stacks in rounds:
            tournament.settle(stacks)
        tournament.seconds = seconds
        return tournament

    @property
    def over(self) -> bool:
        """Whether one player has all chips."""
        return len(self.stacks) == 1 and bool(self.out)

    @property
    def level(self) -> int:
        """The level of this round, from 1."""
        return self.setup.structure.level_of(self.hand, self.seconds)

    @property
    def game(self) -> Game:
        """The game of this round at the stakes of its level."""
        return self.setup.game_of(self.hand, self.level)

    @property
    def is_bubble(self) -> bool:
        """Whether the next player out gets no prize and the one after it does; with several tables: hand for hand."""
        return len(self.stacks) == len(self.setup.prizes) + 1

    @property
    def tables(self) -> list[list[int]]:
        """The players of each table in the order of their seats."""
        return [table.players for table in self._seating.tables]

    def hands(self) -> list[TableHand]:
        """The hands of this round."""
        return [self._hand_of(number) for number in range(len(self._seating.tables))]

    def _hand_of(self, number: int) -> TableHand:
        setup, table = self.setup, self._seating.tables[number]
        game, order = self.game, table.order
        blinds, button = None, len(order) - 1
        if table.positions is not None and not game.variant.brings_in:
            blinds = table.positions.blinds(order, game.stakes.small_blind, game.stakes.big_blind)
            button = order.index(table.positions.last_to_act(order))
        return TableHand(
            number,
            self.hand,
            tuple(table.players),
            game,
            tuple([self.stacks[player] for player in table.players]),
            button,
            blinds,
            Random(f"{setup.seed} deck {self.hand} {number}").getrandbits(_DECK_BITS),
            PrizesLeft(
                setup.prizes[: len(self.stacks)],
                tuple(sorted([chips for player, chips in self.stacks.items() if player not in table.players])),
            ),
        )

    def settle(self, stacks: Mapping[int, int]) -> None:
        """End the round with these stacks of all its players: who is out, who moves, who has the blinds next.

        Raises `ChipsLost` if they are not all the chips in play.
        """
        before = self.stacks
        if stacks.keys() != before.keys() or sum(stacks.values()) != self.setup.chips or min(stacks.values()) < 0:
            raise ChipsLost(f"hand {self.hand}: {dict(stacks)} of {self.setup.chips} chips")
        gone = [[player for player in table if not stacks[player]] for table in self.tables]
        groups = ranked(gone, before, hand_for_hand=self.is_bubble and len(self.tables) > 1)
        self.stacks = {player: chips for player, chips in stacks.items() if chips}
        self.out += placed(groups, len(self.stacks), self.setup.prizes, self.hand)
        for table in gone:
            for player in table:
                self._seating.remove(player)
        self.moved = []
        if len(self.stacks) == 1:
            self.out += placed([list(self.stacks)], 0, self.setup.prizes, self.hand)
            return
        played_blinds = not self.game.variant.brings_in
        self.moved = self._seating.next_hand(played_blinds=played_blinds)
        self.hand += 1
