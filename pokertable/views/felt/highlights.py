"""What is said about cards on the table beyond the hand itself: hints and the showdown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pokertable.model.cards import Card


@dataclass(frozen=True, slots=True)
class Highlights:
    """Cards that play for the high, cards that play for the low, and cards that are tinted because they do not play.

    `pool`: cards that the player may point at, in the order of their keys; `picked`: those pointed at. A card is in a
    hand once, so cards say it all, at the seats and on the board.
    """

    high: frozenset[Card] = frozenset()
    low: frozenset[Card] = frozenset()
    dim: frozenset[Card] = frozenset()
    pool: tuple[Card, ...] = ()
    picked: frozenset[Card] = frozenset()


NO_HIGHLIGHTS: Final = Highlights()


@dataclass(frozen=True, slots=True)
class Readings:
    """The hero's best high and low now, in words, for its plate; None for a half that the game or the hand has not."""

    high: str | None = None
    low: str | None = None
