"""Steps told of a running table: those of its hand by the runner, all others by the flow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pokertable.model.cards import AnyCard
from pokertable.model.hand.actions import IllegalAction
from pokertable.model.hand.events import SeatEvent
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.observation import Observation
from pokertable.session.record.table import Table
from pokertable.session.tournament.standings import Standings
from pokertable.session.tournament.tournament import TableHand
from pokertable.session.words.line import Line


@dataclass(frozen=True, slots=True)
class Happened:
    """An event as the viewer sees it, and the table after it."""

    event: SeatEvent
    after: Observation


@dataclass(frozen=True, slots=True)
class BeforeShowdown:
    """All bets are in, all cards are dealt, nothing is won yet: at least two hands are compared next."""

    seen: Observation


@dataclass(frozen=True, slots=True)
class ActionNeeded:
    """The seat must act; the table as that seat sees it."""

    seat: int
    observation: Observation


@dataclass(frozen=True, slots=True)
class ActionRefused:
    """The action sent in is not legal; nothing has changed, and the seat is asked again."""

    error: IllegalAction


@dataclass(frozen=True, slots=True)
class AllTold:
    """The hand is over, and nothing of it is left to tell."""


HandStep = Happened | BeforeShowdown | ActionNeeded | ActionRefused | AllTold


@dataclass(frozen=True, slots=True)
class Cleared:
    """The present play is dropped: nobody is waited for."""


@dataclass(frozen=True, slots=True)
class Seated:
    """Another table is shown. `begins`: it counts from now on, and is not for practice.

    `continues`: the people of the table before go on, and so does the log.
    """

    table: Table
    begins: bool
    continues: bool = False


@dataclass(frozen=True, slots=True)
class Begun:
    """A hand of this table begins: its first step comes when the view is ready.

    `bought_in` are the buy-ins before it; None: it was dealt before, and goes on where it was left.
    """

    table: Table
    bought_in: Sequence[Line] | None


@dataclass(frozen=True, slots=True)
class Settled:
    """A hand that counts is over; its result is taken over now."""

    number: int
    hand: Hand


@dataclass(frozen=True, slots=True)
class Result:
    """The whole hand is told. `price` is the price of a rebuy, None if none is to be announced."""

    final: Observation
    price: int | None


@dataclass(frozen=True, slots=True)
class BoughtIn:
    """The player has bought `chips` between two hands."""

    chips: int


@dataclass(frozen=True, slots=True)
class Afterwards:
    """Cards told after a hand: the player's own, if it `shows` them, else the board that would have come."""

    cards: tuple[AnyCard, ...]
    shows: bool


@dataclass(frozen=True, slots=True)
class Practising:
    """A line of practice begins, or is over."""

    on: bool


@dataclass(frozen=True, slots=True)
class PracticeLeft:
    """The player is back from practice; `kept`: the line is in the store."""

    kept: bool


@dataclass(frozen=True, slots=True)
class Round:
    """A round of a sit and go begins or is over. `others` are the hands to be played at the other tables, now."""

    standings: Standings
    others: tuple[TableHand, ...] = ()


@dataclass(frozen=True, slots=True)
class TournamentOver:
    """The sit and go is over for the player, and the table left; the others may still play."""

    standings: Standings


TableStep = (
    Cleared
    | Seated
    | Begun
    | Happened
    | BeforeShowdown
    | ActionNeeded
    | ActionRefused
    | Settled
    | Result
    | BoughtIn
    | Afterwards
    | Practising
    | PracticeLeft
    | Round
    | TournamentOver
)
