"""A table over many hands: seats and stacks, the button, and the deck of each hand."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from pokertable.model.betting.forced import clockwise
from pokertable.model.cards import Card, shuffled_deck
from pokertable.model.game import Game
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.sight import seen_by
from pokertable.model.hand.source import Deck
from pokertable.model.mixes import Rotation, alone
from pokertable.model.stakes import Rake
from pokertable.model.text import Phrase, phrase
from pokertable.players.seen.habits import Memory, learned, remembered
from pokertable.players.seen.prizes import PrizesLeft

PROGRAM: Final = "program"
"""Persona of a seat that a program plays. Its command line is never stored: no file may start a program."""


@dataclass(slots=True)
class Seat:
    """A seat with its player and stack.

    `persona` is the opponent's, None for the player at the keyboard, `PROGRAM` for an external program.
    """

    name: str
    persona: str | None
    stack: int

    @property
    def is_program(self) -> bool:
        """Whether a program plays here."""
        return self.persona == PROGRAM


class Away(NamedTuple):
    """A player who sits out while the others play on, and the seat of theirs that comes next clockwise."""

    player: Seat
    before: int


class Table:
    """Seats, stacks and button of a session of one game, or of several in turn (`Rotation`).

    `seed` fixes the draw for the button, the deck of every hand and the opponents' choices, each from a generator of
    its own. Raises `ValueError` for a number of seats that a game is not played with.
    """

    def __init__(self, games: Game | Rotation, seats: list[Seat], *, buy_in: int, seed: int) -> None:
        rotation = alone(games) if isinstance(games, Game) else games
        if not 2 <= len(seats) <= rotation.max_seats:
            raise ValueError(f"{len(seats)} seats: {rotation.key} is played with 2 to {rotation.max_seats}")
        if buy_in <= 0:
            raise ValueError(f"stack {buy_in}: expected chips above 0")
        self.rotation = rotation
        self.seats = seats
        self.buy_in = buy_in
        self.seed = seed
        self.hand_number = 0
        self.memory: Memory = ()
        """Each seat's past play as seen at the table."""
        self.programs: dict[int, str] = {}
        """Command lines of the programs at this table, ``program:COMMAND LINE``, by seat."""
        self.tournament: int | None = None
        """The id of the sit and go that it belongs to, 0 until that is stored; None for a cash table."""
        self.prizes: PrizesLeft | None = None
        """Prizes that its players can still win in the hand of a sit and go; None for a cash table."""
        self.replaces: int | None = None
        """The id of the waiting table whose place it takes, given up by the player; None: it takes none."""
        self.house_wanted: tuple[int | None, Rake | None] | None = None
        """The cap on raises and the rake from the next hand on; None: as they are."""
        self.blinds: tuple[int, ...] | None = None
        """The blinds that each seat owes in the next hand of a sit and go; None where the game says it."""
        self.away: Away | None = None
        """The player at the keyboard, who sits out of this table's hands; None: who plays, or was never there."""
        self.left: tuple[str, ...] = ()
        """Names of the players who left the table before, because this game has fewer seats (`at_game`)."""
        self.drawn, self.button = draw_button(seed, len(seats))

    @property
    def personas(self) -> dict[int, str]:
        """The characters at the table, by seat; neither humans nor programs."""
        seats = enumerate(self.seats)
        return {seat: each.persona for seat, each in seats if each.persona is not None and not each.is_program}

    @property
    def game(self) -> Game:
        """The game of this hand; before the first deal, of the first hand."""
        return self.rotation.of_hand(self.hand_number, len(self.seats))

    @property
    def title(self) -> Phrase:
        """The game at its stakes, after the mix's name if there is one: ``HORSE: Fixed-limit Razz 20/40``."""
        if self.rotation.mix is None:
            return self.game.title
        return phrase("{mix}: {game}", mix=self.rotation.short_title, game=self.game.title)

    @property
    def short_title(self) -> Phrase:
        """The short title without stakes: ``HORSE: Razz``."""
        if self.rotation.mix is None:
            return self.game.variant.short_title
        return phrase("{mix}: {game}", mix=self.rotation.short_title, game=self.game.variant.short_title)

    @property
    def hands_left(self) -> int | None:
        """Number of hands of this game after this one; None where the game never changes."""
        return self.rotation.hands_left(self.hand_number, len(self.seats))

    @property
    def changes_game(self) -> bool:
        """Whether this hand is the first of its game in a mix."""
        return self.rotation.begins_with(self.hand_number, len(self.seats))

    @property
    def hero(self) -> int | None:
        """The seat of the player at the keyboard, if one plays."""
        return next((i for i, seat in enumerate(self.seats) if seat.persona is None), None)

    def is_like(self, other: Table) -> bool:
        """Whether the same players with the same buy-in play the same game; stacks and cards may differ."""
        seated, others = ([(seat.name, seat.persona) for seat in table.seats] for table in (self, other))
        return self.rotation == other.rotation and self.buy_in == other.buy_in and seated == others

    def at_game(self, games: Rotation, *, buy_in: int, seed: int) -> Table:
        """The table at another game or mix, from the next hand on: the same players, stacks and hand numbers.

        The button goes on from where it is. If the new game has fewer seats, the last players leave, but never the
        player at the keyboard.
        """
        others = [seat for seat in reversed(range(len(self.seats))) if seat != self.hero]
        leave = others[: max(0, len(self.seats) - games.max_seats)]
        stay = [seat for seat in range(len(self.seats)) if seat not in leave]
        table = self._continued(games.from_hand(self.hand_number + 1), stay, buy_in=buy_in, seed=seed)
        table.left = tuple([self.seats[seat].name for seat in sorted(leave)])
        return table

    def without_hero(self) -> Table:
        """The table of the others, who play on while the player at the keyboard sits out; the seats are the same."""
        stay = [seat for seat in range(len(self.seats)) if seat != self.hero]
        others = self._continued(self.rotation, stay, buy_in=self.buy_in, seed=self.seed)
        if self.hero is not None:
            others.away = Away(self.seats[self.hero], self.hero % len(stay))
        return others

    def go_on_after(self, others: Table) -> None:
        """Go on with the next hand after those that the others have played (`without_hero`)."""
        self.hand_number = others.hand_number
        self.button = next(at for at, seat in enumerate(self.seats) if seat is others.seats[others.button])
        now = {id(seat): remembered(others.memory, at) for at, seat in enumerate(others.seats)}
        self.memory = tuple([now.get(id(seat), remembered(self.memory, at)) for at, seat in enumerate(self.seats)])

    def _continued(self, games: Rotation, stay: list[int], *, buy_in: int, seed: int) -> Table:
        """A table of the seats that stay; the button is with the last of them that has had it."""
        table = Table(games, [self.seats[seat] for seat in stay], buy_in=buy_in, seed=seed)
        table.hand_number = self.hand_number
        if self.hand_number:
            had = [(self.button - back) % len(self.seats) for back in range(len(self.seats))]
            table.button = stay.index(next(seat for seat in had if seat in stay))
        table.memory = tuple([remembered(self.memory, seat) for seat in stay]) if self.memory else ()
        table.programs = {now: self.programs[seat] for now, seat in enumerate(stay) if seat in self.programs}
        return table

    def deal(self, *, hero_shows_losers: bool = False) -> Hand:
        """Start the next hand: the button moves on (not before the first), and busted opponents buy in again.

        In a sit and go nobody buys in, and button and blinds are as set.

        `hero_shows_losers`: the player at the keyboard turns up a losing hand at the showdown instead of mucking it.

        Raises `ValueError` if the player at the keyboard has no chips: `rebuy` first.
        """
        if self.tournament is None:
            self._ready()
        self.hand_number += 1
        stacks = [seat.stack for seat in self.seats]
        shows, deck = self.turned_up(hero_shows_losers), Deck.shuffled(self.deck_seed())
        return Hand(self.game, stacks, self.button, deck, blinds=self.blinds, shows_losers=shows)

    def turned_up(self, shows_losers: bool) -> frozenset[int]:
        """Seats whose losing hands are turned up: that of the player at the keyboard, who may want it."""
        return frozenset({self.hero}) if shows_losers and self.hero is not None else frozenset()

    def _ready(self) -> None:
        if self.house_wanted is not None:
            (raise_cap, rake), self.house_wanted = self.house_wanted, None
            self.rotation = self.rotation.with_house(lambda house: replace(house, raise_cap=raise_cap, rake=rake))
        for number, seat in enumerate(self.seats):
            if seat.stack == 0:
                if seat.persona is None:
                    raise ValueError(f"{seat.name} has no chips: rebuy first")
                self.rebuy(number)
        if self.hand_number:
            self.button = clockwise(self.button, len(self.seats))[0]

    def deck_seed(self) -> int:
        """The seed of this hand's deck."""
        return deck_seed(self.seed, self.hand_number)

    def choice_seed(self, seat: int, decision: int) -> str:
        """The seed of an opponent's choice: its `decision`-th action of this hand. Independent of the deck's."""
        return f"choice {self.seed} {self.hand_number} {seat} {decision}"

    def settle(self, hand: Hand) -> None:
        """Take over the stacks of a finished hand; raises `ValueError` if it is not over."""
        if not hand.over:
            raise ValueError("the hand is not over")
        for seat, stack in zip(self.seats, hand.state.stacks, strict=True):
            seat.stack = stack

    def learn(self, hand: Hand) -> None:
        """Remember how each seat played a finished hand, as far as everybody saw it."""
        self.memory = learned(self.memory, [seen_by(event, None) for event in hand.events])

    def rebuy(self, seat: int) -> None:
        """Top the seat up to the buy-in; a larger stack stays."""
        self.seats[seat].stack = max(self.seats[seat].stack, self.buy_in)


def draw_button(seed: int, seats: int) -> tuple[tuple[Card, ...], int]:
    """Draw for the first button: one card each, the highest wins, equal ranks by suit.

    The rule: resources/rules/flop-games.md#button-and-blinds.
    """
    cards = tuple(shuffled_deck(random.Random(f"button {seed}"))[:seats])
    return cards, max(range(seats), key=lambda seat: cards[seat])


def deck_seed(table_seed: int, hand_number: int) -> int:
    """The seed of the deck of a table's hand."""
    return random.Random(f"deck {table_seed} {hand_number}").getrandbits(63)
