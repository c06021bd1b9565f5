"""Events of a hand, in the past participle. The list of events is the hand; everything else is a fold over it.

`Event` is the dealer's record. `SeatEvent` is what one seat may see of it: events with hidden cards (`HoleDealt`,
`CardBurned`, `Discarded`) are replaced by their seen forms (`HoleSeen`, `BurnSeen`, `Drew`). Only `seen_by` converts
one into the other.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from pokertable.model.cards import AnyCard
from pokertable.model.game import Game


class RaiseKind(Enum):
    """Name of a raise-to: bet, completion or raise."""

    BET = "bet"
    COMPLETE = "complete"
    RAISE = "raise"


class DealtCard(NamedTuple):
    """One card dealt to one seat. In replays of other people's hands the card may be hidden."""

    seat: int
    card: AnyCard
    up: bool


class Pot(NamedTuple):
    """A pot and the live seats that contest it, in seat order."""

    amount: int
    seats: tuple[int, ...]


class Won(NamedTuple):
    """Chips of a pot's share that a seat won."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class HandStarted:
    """The table before the deal: stacks, antes and blinds owed by seat, whether or not the seat can pay."""

    game: Game
    stacks: tuple[int, ...]
    button: int
    antes: tuple[int, ...]
    blinds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AntesPosted:
    """Chips that each seat paid as ante."""

    amounts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BlindPosted:
    """A blind of `amount` chips; less than `owed` if the seat is all-in."""

    seat: int
    amount: int
    owed: int


@dataclass(frozen=True, slots=True)
class HoleDealt:
    """All hole cards of one street, in dealing order; during a draw the cards that one seat gets."""

    street: int
    cards: tuple[DealtCard, ...]


@dataclass(frozen=True, slots=True)
class HoleSeen:
    """`HoleDealt` as one seat sees it: others' down cards are hidden."""

    street: int
    cards: tuple[DealtCard, ...]


@dataclass(frozen=True, slots=True)
class CardBurned:
    """The top card was put aside face down."""

    card: AnyCard


@dataclass(frozen=True, slots=True)
class BurnSeen:
    """A card was burned that nobody sees."""


@dataclass(frozen=True, slots=True)
class BurnsShuffledIn:
    """The burned cards were shuffled into a stub that ran short (resources/rules/stud.md#when-the-cards-run-out)."""


@dataclass(frozen=True, slots=True)
class MuckShuffledIn:
    """All folded, burned and earlier discarded cards were shuffled into a stub that ran short in a draw.

    The rule: resources/rules/draw-games.md#when-the-stub-runs-short.
    """


@dataclass(frozen=True, slots=True)
class BoardDealt:
    """Cards to the board (or the one shared seventh card of stud)."""

    street: int
    cards: tuple[AnyCard, ...]


@dataclass(frozen=True, slots=True)
class BroughtIn:
    """A seat posted the bring-in."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Folded:
    """A seat gave up."""

    seat: int


@dataclass(frozen=True, slots=True)
class Checked:
    """A seat checked."""

    seat: int


@dataclass(frozen=True, slots=True)
class Called:
    """A seat added `amount` chips, for a total of `to` on this street."""

    seat: int
    amount: int
    to: int


@dataclass(frozen=True, slots=True)
class Raised:
    """A seat bet, completed or raised to `to`, adding `amount` chips."""

    seat: int
    amount: int
    to: int
    kind: RaiseKind


@dataclass(frozen=True, slots=True)
class Discarded:
    """A seat discarded these cards in a draw; none: it stands pat. The same number of cards is dealt to it next."""

    seat: int
    cards: tuple[AnyCard, ...]


@dataclass(frozen=True, slots=True)
class Drew:
    """`Discarded` as one seat sees it: the number of cards, and the cards only if they are its own."""

    seat: int
    cards: tuple[AnyCard, ...]


@dataclass(frozen=True, slots=True)
class UncalledReturned:
    """Chips that nobody called were returned to the seat."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class BetsCollected:
    """The bets went into the middle, which now holds these pots, main pot first."""

    pots: tuple[Pot, ...]


@dataclass(frozen=True, slots=True)
class HandShown:
    """A seat's hand, face up: all its hole cards in the order dealt."""

    seat: int
    cards: tuple[AnyCard, ...]


@dataclass(frozen=True, slots=True)
class HandMucked:
    """A seat gave up its claim at the showdown without showing."""

    seat: int


@dataclass(frozen=True, slots=True)
class RakeTaken:
    """Chips the house took from each pot."""

    amounts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PotAwarded:
    """One share (``high`` or ``low``) of one pot, with its winners and their chips.

    An uncontested pot is awarded as the game's first share.
    """

    pot: int
    share: str
    won: tuple[Won, ...]


@dataclass(frozen=True, slots=True)
class HandEnded:
    """The hand is over; stacks by seat."""

    stacks: tuple[int, ...]


BettingEvent = BroughtIn | Folded | Checked | Called | Raised
"""Event of a player's betting decision."""
Decision = BettingEvent | Discarded
"""Event of a player's decision in the dealer's record."""
Decided = BettingEvent | Drew
"""Event of a player's decision as the others see it."""
PublicEvent = (
    HandStarted | AntesPosted | BlindPosted | BurnsShuffledIn | MuckShuffledIn | BoardDealt | BettingEvent
    | UncalledReturned | BetsCollected | HandShown | HandMucked | RakeTaken | PotAwarded | HandEnded
)  # fmt: skip
"""An event that everybody at the table sees unchanged."""
Event = PublicEvent | HoleDealt | CardBurned | Discarded
"""The dealer's record."""
SeatEvent = PublicEvent | HoleSeen | BurnSeen | Drew
"""An event as one seat sees it."""
