"""The rules of a game apart from its betting, as a value: the deal of each street and the shares of the pot.

A value that cannot be dealt or recorded is rejected when it is made.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NamedTuple

from pokertable.model.betting.structure import Structure
from pokertable.model.cards import DECK
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase, phrase

MOST_SEATS: Final = 10
_HAND: Final = 5
"""Number of cards in a hand."""


class BetSize(Enum):
    """Choice between the two fixed-limit bets for a street."""

    SMALL = 0
    BIG = 1


class Opener(Enum):
    """Rule for the first player to act on a street."""

    AFTER_BLINDS = "left of the largest blind"
    LEFT_OF_BUTTON = "first live seat left of the button"
    LOWEST_UP_CARD = "lowest up card, which brings it in"
    HIGHEST_SHOWING = "highest hand showing"
    HIGHEST_UP_CARD = "highest up card, which brings it in, the ace being low"
    LOWEST_SHOWING = "lowest hand showing"


class OddChip(Enum):
    """Rule for the odd chips of a tied share (resources/rules/pots-and-showdown.md#odd-chips)."""

    LEFT_OF_BUTTON = "first winners left of the button"
    HIGHEST_CARD = "the winner whose playing cards hold the highest card, or for a low the lowest"


class Street(NamedTuple):
    """One street: cards dealt (down and up to each seat, to the board), its opener, and the size of its bets.

    `draw`: before its betting each live seat discards cards and draws as many (resources/rules/draw-games.md#the-draw).
    `open_pair`: a table may allow big bets on it while a pair shows (resources/rules/stud.md#open-pair).
    """

    name: str
    opener: Opener
    bet: BetSize
    down: int = 0
    up: int = 0
    board: int = 0
    draw: bool = False
    open_pair: bool = False


@dataclass(frozen=True, kw_only=True, slots=True)
class Variant:
    """The rules of one game apart from its betting. Hole cards, board size and the like are derived from the streets.

    `structures` are those the game is played with, the usual one first. The first of `shares` gets the odd chip and
    uncontested pots. A card is burned before each street after the first. Where the cards run out, the last card is
    shared (`shared_last_card`; resources/rules/stud.md#when-the-cards-run-out). `short_title` is an abbreviated
    title, `title_after_limit` the title as it reads after "Fixed-limit", None if it is a name and keeps its capital;
    `phh` the game's code in PHH hand histories without the letter of its structure (``O/8``), `pokerstars` its name
    in PokerStars hand histories.
    """

    key: str
    title: Phrase
    short_title: Phrase
    phh: str
    pokerstars: str
    streets: tuple[Street, ...]
    shares: tuple[PotShare, ...]
    max_seats: int
    structures: tuple[Structure, ...]
    odd_chip: OddChip = OddChip.LEFT_OF_BUTTON
    shared_last_card: bool = False
    title_after_limit: Phrase | None = None
    hole_cards: int = field(init=False, repr=False, compare=False)
    """Cards dealt to each seat in the whole hand."""
    board_cards: int = field(init=False, repr=False, compare=False)
    """Cards dealt to the board in the whole hand."""
    draws: int = field(init=False, repr=False, compare=False)
    """Number of draws in a hand; 0: not a draw game."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "hole_cards", sum(street.down + street.up for street in self.streets))
        object.__setattr__(self, "board_cards", sum(street.board for street in self.streets))
        object.__setattr__(self, "draws", sum(street.draw for street in self.streets))
        if not self.streets or not self.shares:
            raise ValueError(f"{self.key}: a variant needs streets and pot shares")
        if len({share.name for share in self.shares}) < len(self.shares):
            raise ValueError(f"{self.key}: two pot shares of one name")
        if all(share.must_qualify for share in self.shares):
            raise ValueError(f"{self.key}: no share that somebody always wins")
        if not 2 <= self.max_seats <= MOST_SEATS:
            raise ValueError(f"{self.key}: {self.max_seats} seats")
        if not self.structures:
            raise ValueError(f"{self.key}: no betting structure")
        if not self.phh:
            raise ValueError(f"{self.key}: no PHH code")
        if self._most_cards() > len(DECK):
            raise ValueError(
                f"{self.key}: {self.max_seats} seats need {self._most_cards()} cards, there are {len(DECK)}"
            )

    def _most_cards(self) -> int:
        """Number of cards that a full table takes if nobody folds; a card that may be shared is dealt once.

        In draw games discarding a whole hand is covered: earlier discards come back.
        """
        if self.draws:
            return self.hole_cards * (self.max_seats + 1)
        if self.shared_last_card:
            return (self.hole_cards - 1) * self.max_seats + 1 + len(self.streets) - 2
        return self.hole_cards * self.max_seats + self.board_cards + len(self.streets) - 1

    @property
    def brings_in(self) -> bool:
        """Whether the first bet is a bring-in (stud) instead of blinds."""
        return self.streets[0].opener in (Opener.LOWEST_UP_CARD, Opener.HIGHEST_UP_CARD)

    @property
    def usual_structure(self) -> Structure:
        """The default structure: the first of `structures`."""
        return self.structures[0]

    @property
    def is_split(self) -> bool:
        """Whether several shares divide the pot (high and low)."""
        return len(self.shares) > 1

    @property
    def has_high(self) -> bool:
        """Whether there is a high share."""
        return any(share.name == "high" for share in self.shares)

    @property
    def low(self) -> PotShare | None:
        """The low share, None in a game without one."""
        return next((share for share in self.shares if share.is_low), None)

    @property
    def exactly_from_hole(self) -> int | None:
        """Number of hole cards that must play for every share (the Omaha games), None where any five cards may."""
        numbers = {share.exactly_from_hole for share in self.shares}
        return numbers.pop() if len(numbers) == 1 else None

    @property
    def plays_every_card(self) -> bool:
        """Whether a hand is all of a player's cards: there is nothing to choose."""
        return self.hole_cards + self.board_cards <= _HAND

    @property
    def wins(self) -> Phrase:
        """How the pot is won, and how many hole cards play where not any may, without the last full stop."""
        if self.is_split:
            wins = phrase("The highest hand and the lowest share the pot")
        else:
            wins = phrase("The lowest hand wins") if self.shares[0].is_low else phrase("The highest hand wins")
        plays = self.exactly_from_hole
        return phrase("{wins}. Exactly {plays} of your cards play", wins=wins, plays=plays) if plays else wins

    def share(self, name: str) -> PotShare:
        """The share of this name (`PotShare.name`); raises `KeyError` if the game has none."""
        for share in self.shares:
            if share.name == name:
                return share
        raise KeyError(f"{self.key} has no {name}")
