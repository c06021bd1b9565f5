"""Marks on the table's cards beyond the hand itself: hints and the showdown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from pokertable.model.cards import Card


@dataclass(frozen=True, slots=True)
class Highlights:
    """Cards that play, by share name, and cards tinted because they do not play.

    `pool`: cards that the player may point at, in key order; `picked`: those pointed at; `discarded`: those pointed at
    as discards; `gone`: cards that would help another hand; `to_come`: those that would have come, on the board after
    the dealt ones. A card is in only one hand, so cards alone identify the place.
    """

    plays: Mapping[str, frozenset[Card]] = field(default_factory=dict)
    dim: frozenset[Card] = frozenset()
    pool: tuple[Card, ...] = ()
    picked: frozenset[Card] = frozenset()
    discarded: frozenset[Card] = frozenset()
    gone: frozenset[Card] = frozenset()
    to_come: tuple[Card, ...] = ()

    def play_for(self, card: Card, share: str) -> bool:
        """Whether the card plays for the share of this name."""
        return card in self.plays.get(share, ())


NO_HIGHLIGHTS: Final = Highlights()


class ReadingLine(NamedTuple):
    """The hero's best hand in the share of this name, in words; empty for a start, which is of no share.

    `least`: shorter words where these have no room.
    """

    share: str
    words: str
    least: str = ""


Readings = tuple[ReadingLine, ...]
"""Lines on the hero's plate, one per share with a hand to describe."""
