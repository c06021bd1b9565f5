"""Description of a simulation: the game, the players, the number of hands, and every deal by its number.

Every hand starts with the same stacks, the button going round, and has its own seeds for the deck and for each seat. In
duplicate every deal is played once per player, all moving on by a seat each time, so that each of them has held each
hand once: the remaining difference is play.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from math import sqrt
from random import Random

from pokertable.model.game import Game
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.source import Deck
from pokertable.model.mixes import Rotation, alone
from pokertable.model.text import BadInput, Phrase
from pokertable.players.opponents.personas import policy_of
from pokertable.players.styles.cast import require_opponent
from pokertable.session.history.statistics import SeatFigures
from pokertable.session.profile.choice import is_program
from pokertable.session.programs.program import MOVE_TIME_S
from pokertable.session.simulation.columns import Played


@dataclass(slots=True)
class Tally:
    """Counts of one player over its hands. Chips are net results; `squares` sums the squared results of `deals`.

    `entered`: hands in which it voluntarily put chips in on the first street; `raised`: in which it raised there;
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
    """Name that a program gives itself."""

    def count(self, figures: SeatFigures) -> None:
        """Count one more hand from the figures of the player's seat."""
        self.hands += 1
        self.chips += figures.result
        self.entered += figures.voluntary
        self.raised += figures.raised
        self.stayed += figures.saw_second
        self.showdowns += figures.showdown
        self.won += figures.won_showdown

    def count_all(self, played: Played, hands_a_deal: int) -> None:
        """Count many more hands, whole deals, from this player's results: (R,) each."""
        deals = played.results.reshape(-1, hands_a_deal).sum(axis=1)
        self.hands += len(played.results)
        self.chips += int(deals.sum())
        self.deals += len(deals)
        self.squares += sum([net * net for net in deals.tolist()])
        self.entered += int(played.voluntary.sum())
        self.raised += int(played.raised.sum())
        self.stayed += int(played.saw_second.sum())
        self.showdowns += int(played.showdown.sum())
        self.won += int(played.won_showdown.sum())

    def add(self, other: Tally) -> None:
        """Add the counts of later hands."""
        for counted in fields(self):
            ours, theirs = getattr(self, counted.name), getattr(other, counted.name)
            setattr(self, counted.name, ours + theirs if isinstance(ours, int) else ours or theirs)

    def per_100(self, unit: int) -> float:
        """The mean result of a hundred hands."""
        return 100 * self.chips / self.hands / unit

    def stderr(self, unit: int) -> float | None:
        """The standard error of `per_100`, by deal; None with a single deal."""
        if self.deals < 2:
            return None
        spread = (self.squares - self.chips**2 / self.deals) / (self.deals - 1)
        return 100 * sqrt(max(0.0, spread) * self.deals) / self.hands / unit


HANDS_A_TABLE = 200
"""Hands played at a table before a new one is opened."""

LEARNS_EVERY = 50
"""Hands after which players who look back learn from their table; hands between are one batch."""

DECK_SEED_BITS = 63


class InvalidSimulation(BadInput):
    """A simulation that cannot be run; the text names the entry and what was expected."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Simulation:
    """The simulation: a game, or several in turn as at a table.

    `players` are opponents' names by seat, `stack` each player's chips at the start of every hand.

    A player may be a program, ``program:COMMAND LINE``; it has `move_time_s` seconds for an answer. With `duplicate`
    the number of hands must be a multiple of the number of players.
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
            words = "{count} players: {game} is played by 2 to {most} players"
            if len(self.players) == 1:
                words = "1 player: {game} is played by 2 to {most} players"
            raise InvalidSimulation(words, count=len(self.players), game=self.rotation.key, most=most)
        if self.hands < 1:
            raise InvalidSimulation("hands {hands}: expected 1 or more", hands=self.hands)
        if self.stack < 1:
            raise InvalidSimulation("stack {stack}: expected 1 or more chips", stack=self.stack)
        if self.hands % self.hands_a_deal:
            raise InvalidSimulation(
                "hands {hands}: duplicate play needs a multiple of the {count} players",
                hands=self.hands,
                count=self.hands_a_deal,
            )
        if not 0 < self.move_time_s <= 3600:
            raise InvalidSimulation(
                "time per move {seconds}: expected more than 0 and at most {most} seconds",
                seconds=f"{self.move_time_s:g}",
                most=3600,
            )

    @property
    def has_programs(self) -> bool:
        """Whether a program plays."""
        return any(map(is_program, self.players))

    @property
    def learns(self) -> bool:
        """Whether a player learns from others' play, or a program plays."""
        return self.has_programs or any(policy_of(name).looks_back for name in self.players)

    @property
    def learns_every(self) -> int:
        """Hands of a table between two rounds of learning."""
        if self.has_programs:
            return 1
        return LEARNS_EVERY if self.learns else self.hands_a_table

    @property
    def rotation(self) -> Rotation:
        """The games played."""
        return alone(self.game) if isinstance(self.game, Game) else self.game

    def game_of(self, number: int) -> Game:
        """The game of hand `number`, from 0: each deal of a duplicate is one hand of the rotation."""
        return self.rotation.of_hand(self._deal_of(number) + 1, len(self.players))

    @property
    def hands_a_deal(self) -> int:
        """Number of times each deal is played."""
        return len(self.players) if self.duplicate else 1

    @property
    def hands_a_table(self) -> int:
        """Hands of a table: whole deals."""
        return max(1, HANDS_A_TABLE // self.hands_a_deal) * self.hands_a_deal

    def player_in(self, seat: int, number: int) -> int:
        """Index of the player in this seat in hand `number`."""
        return (seat + number % self.hands_a_deal) % len(self.players)

    def players_of(self, number: int) -> list[int]:
        """The players of hand `number` by seat."""
        return [self.player_in(seat, number) for seat in range(len(self.players))]

    def deck_seed(self, number: int) -> int:
        """The seed of the deck of hand `number`."""
        return Random(self.deck_name(number)).getrandbits(DECK_SEED_BITS)

    def deck_name(self, number: int) -> str:
        """The seed text of the deck of hand `number`."""
        return f"{self.seed} deck {self._deal_of(number)}"

    def deal(self, number: int) -> Hand:
        """Hand `number`, dealt."""
        seats = len(self.players)
        deck = Deck.shuffled(self.deck_seed(number))
        return Hand(self.game_of(number), [self.stack] * seats, self.button_of(number), deck)

    def button_of(self, number: int) -> int:
        """The seat with the button in hand `number`."""
        return self._deal_of(number) % len(self.players)

    def draws(self, number: int) -> list[Random]:
        """The random generator of each seat in hand `number`."""
        return [Random(seed) for seed in self.draws_by(number)]

    def draws_by(self, number: int) -> list[str]:
        """The seeds of those generators."""
        seed, deal = self.seed, self._deal_of(number)
        return [f"{seed} seat {seat} {deal}" for seat in range(len(self.players))]

    def _deal_of(self, number: int) -> int:
        return number // self.hands_a_deal
