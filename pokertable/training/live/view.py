"""The data that live help shows: figures and words only, no arrays."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from pokertable.model.cards import Card
from pokertable.model.text import INTERVAL, Phrase
from pokertable.training.reads.spread import Spread


@dataclass(frozen=True, slots=True)
class HeldClasses:
    """An opponent's range in classes.

    `read` False: its actions tell nothing. `presumed`: its rules are unknown, it is assumed to be a regular.
    """

    seat: int
    names: tuple[Phrase, ...]
    spread: Spread
    read: bool
    presumed: bool


class LowNow(Enum):
    """State of a hand's low before the next card."""

    NONE = "no low, or no low is counted"
    THERE = "a low"
    NUTS = "the best that anybody can have"


@dataclass(frozen=True, slots=True)
class NextOuts:
    """Possible next cards by effect: cards that lift the high hand, make or improve a low, or spoil the low.

    `high_nuts` and `low_nuts` are those that make the nuts. `high_to`: hands that the high outs make, each with its
    number of cards, the strongest first.
    """

    high: tuple[Card, ...] = ()
    high_nuts: tuple[Card, ...] = ()
    high_to: tuple[tuple[Phrase, int], ...] = ()
    low: tuple[Card, ...] = ()
    low_nuts: tuple[Card, ...] = ()
    low_now: LowNow = LowNow.NONE
    spoilers: tuple[Card, ...] = ()

    @property
    def both(self) -> tuple[Card, ...]:
        """Cards that lift the high hand but spoil the low."""
        return tuple([card for card in self.high if card in self.spoilers])


PRECISE: Final = 0.1
"""Most that 95% of a value with the bets to come may reach to either side, as a fraction of the pot, to be told."""


class Advice(Enum):
    """A word on a call, only where the player asks for one."""

    CALL = "calling gains"
    FOLD = "calling loses"
    CLOSE = "too close to call"


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A check or call with the bets to come: its `share` of the pot, call included, with its standard `error`.

    `gains` is what a call wins beside a fold, as a fraction of the pot, None where checking is free, with the standard
    error `unsure`. `in_prizes` is that gain, or a check's, in per cent of the prizes left in a sit and go, with its
    error. `settled`: no finer figures follow.
    """

    share: float
    error: float
    gains: float | None
    unsure: float
    settled: bool
    in_prizes: tuple[float, float] | None = None

    @property
    def is_precise(self) -> bool:
        """Whether the value is known well enough to be told."""
        return INTERVAL * max(self.error, self.unsure) <= PRECISE

    @property
    def advice(self) -> Advice | None:
        """Whether to call; None where checking is free."""
        if self.gains is None:
            return None
        if abs(self.gains) <= INTERVAL * self.unsure:
            return Advice.CLOSE
        return Advice.CALL if self.gains > 0 else Advice.FOLD


class Called(NamedTuple):
    """An equity with its standard error."""

    share: float
    error: float


@dataclass(frozen=True, slots=True)
class Odds:
    """The odds at one decision. `needs` is the equity that a call needs, None where there is nothing to call.

    It is None too where nobody is in yet and several may still fold: `among` is their number then, else None.
    `needs_in_prizes` is what it needs in the prizes of a sit and go, None where that is the same.
    `pot` is the winnable pot including the call. `share` is the equity with its standard `error`, over `deals` deals
    against the `ranges` or against random hands, and `called` the same if nobody else calls, None where nobody may fold
    behind a call; `ends` the chances of winning nothing, at most a quarter, at most a
    half, more, all of it. `one_way`: the pot is not split into high and low. `early`: description of fewer than five
    cards, by share, its rank as a start, its live cards. `settled`: no finer figures follow. `played` is what the hand
    is worth with the bets to come, None before it is known and where none can come (`plays_on` False).
    """

    pot: int
    needs: float | None
    needs_in_prizes: float | None
    share: float
    error: float
    ends: tuple[float, ...]
    one_way: bool
    deals: int
    ranges: bool
    early: tuple[Phrase, ...]
    next: NextOuts
    holdings: tuple[HeldClasses, ...]
    settled: bool
    played: Played | None = None
    among: int | None = None
    called: Called | None = None
    plays_on: bool = False

    @property
    def compared(self) -> Called:
        """The equity that a price is compared with, and its error."""
        return self.called or Called(self.share, self.error)

    @property
    def wanted(self) -> float | None:
        """The equity that a call needs: in prizes where they matter."""
        return self.needs if self.needs_in_prizes is None else self.needs_in_prizes

    @property
    def pays(self) -> bool:
        """Whether a call is known to pay: by the 95% intervals of the equity and of the value with the bets to come."""
        share, error = self.compared
        if self.wanted is None or share - INTERVAL * error < self.wanted:
            return False
        if self.plays_on:
            return self.played is not None and self.played.is_precise and self.played.advice is Advice.CALL
        return True
