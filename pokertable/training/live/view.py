"""What live help shows: figures and words alone, no arrays."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from pokertable.model.cards import Card
from pokertable.model.text import Phrase
from pokertable.training.reads.spread import Spread


@dataclass(frozen=True, slots=True)
class HeldClasses:
    """What an opponent can hold, in classes.

    `read` False: nothing that it did says anything. `presumed`: nobody knows its rules, it is taken for a regular.
    """

    seat: int
    names: tuple[Phrase, ...]
    spread: Spread
    read: bool
    presumed: bool


class LowNow(Enum):
    """How the low of a hand stands before the next card."""

    NONE = "no low, or no low is counted"
    THERE = "a low"
    NUTS = "the best that anybody can have"


@dataclass(frozen=True, slots=True)
class NextOuts:
    """Cards that may come next, by what they do: those that lift the high hand, make or better a low, spoil the low.

    `high_nuts` and `low_nuts` are those among them after which nobody can have a better hand. `high_to`: what the high
    outs make, each with how many do, the strongest first.
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
        """Cards that lift the high hand and spoil the low."""
        return tuple([card for card in self.high if card in self.spoilers])


@dataclass(frozen=True, slots=True)
class Odds:
    """At one decision. `needs` is the part of `pot` that a call pays for, None where there is nothing to call.

    `pot` is what can be won, the call in it. `share` is what the hand has of the pot on the mean, with its standard
    `error`, over so many `deals` against the `ranges` or against random hands; `ends` how often it gets nothing, a
    quarter or less, up to a half, more, all of it. `one_way`: the pot is for one hand, not for a high and a low.
    `early`: what the hand is while it makes no five cards, by share. `settled`: no better figures follow.
    """

    pot: int
    needs: float | None
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
