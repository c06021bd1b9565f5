"""What live help shows: figures alone, no arrays."""

from __future__ import annotations

from dataclasses import dataclass

from pokertable.model.cards import Card
from pokertable.model.text import Phrase
from pokertable.training.reads.spread import Spread


@dataclass(frozen=True, slots=True)
class Holding:
    """What an opponent can hold, in classes; `read` False: nothing it did says anything, or nobody knows its rules."""

    seat: int
    names: tuple[Phrase, ...]
    spread: Spread
    read: bool


@dataclass(frozen=True, slots=True)
class Odds:
    """At one decision. `needs` is the part of the pot that a call asks for, None if checking is free.

    `share` is what the hand has of the pot on the mean, with its standard `error`, over so many `deals` against the
    `ranges` or against random hands; `ends` how often it gets nothing, a quarter or less, up to a half, more, all of
    it. The outs are cards that come next: to a better high, to a low, and those that spoil the low.
    """

    to_call: int
    pot: int
    needs: float | None
    share: float
    error: float
    ends: tuple[float, ...]
    deals: int
    ranges: bool
    high_outs: tuple[Card, ...]
    low_outs: tuple[Card, ...]
    spoilers: tuple[Card, ...]
    holdings: tuple[Holding, ...]
