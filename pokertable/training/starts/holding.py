"""A start as the reasons look at it, and a reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pokertable.model.cards import ACE, Card
from pokertable.model.text import Phrase
from pokertable.model.variant import Variant

STRAIGHT: Final = 5
TEN: Final = 8
EIGHT: Final = 6
KING: Final = 11


@dataclass(frozen=True, slots=True)
class Chip:
    """One reason: its words, whether it speaks for the hand, its cards, and the name of the share concerned.

    The reasons that weigh most come first.
    """

    words: Phrase
    good: bool
    cards: tuple[Card, ...]
    lane: str
    weight: int


class Holding:
    """A start as the reasons look at it."""

    def __init__(self, variant: Variant, cards: Sequence[Card], seen: Sequence[Card]) -> None:
        self.variant, self.cards, self.seen = variant, tuple(cards), tuple(seen)
        self.by_rank = Counter(card.rank for card in cards)
        self.ranks = sorted(self.by_rank, reverse=True)
        self.most_alike = max(self.by_rank.values())
        self.suited = sorted(
            [[card for card in cards if card.suit == suit] for suit in range(4)],
            key=lambda held: (len(held), max(held, default=-1)),
            reverse=True,
        )
        """The cards of each suit, the longest first."""
        self.low = variant.low
        self.lows: list[Card] = []
        if self.low is not None:
            by_place = {self.place(card): card for card in cards if self.low.may_hold(card.rank)}
            self.lows = [by_place[place] for place in sorted(by_place)]
            """One card of each rank that a low may hold, the lowest first."""

    def place(self, card: Card) -> int:
        """Place of a card among those of a low, 0 the best."""
        assert self.low is not None
        return (card.rank + 1) % 13 if self.low.has_low_ace else card.rank

    def of_rank(self, rank: int) -> tuple[Card, ...]:
        """The cards of a rank."""
        return tuple([card for card in self.cards if card.rank == rank])

    def of_suit(self, ace: bool) -> tuple[Card, ...] | None:
        """Two cards or more of a suit: with the ace, or any; None if there are none."""
        for held in self.suited:
            if len(held) > 1 and (not ace or max(held).rank == ACE):
                return tuple(held)
        return None

    def within_a_straight(self, count: int) -> tuple[Card, ...] | None:
        """At least `count` cards of different ranks that one straight can hold, the ace at either end; else None."""
        ends: Sequence[int] = range(-1, 13) if self.variant.has_high else range(13)
        places = {card.rank: card for card in self.cards}
        if ACE in places:
            places[-1] = places[ACE]
        for end in reversed(ends):
            found = [places[place] for place in range(end, end + STRAIGHT) if place in places and end + STRAIGHT <= 13]
            if len(found) >= count:
                return tuple(found)
        return None

    def good(self, weight: int, words: Phrase, cards: Sequence[Card], lane: str | None = None) -> Chip:
        """A reason for it."""
        return Chip(words, True, tuple(cards), lane or self.variant.shares[0].name, weight)

    def bad(self, weight: int, words: Phrase, cards: Sequence[Card] = (), lane: str | None = None) -> Chip:
        """A reason against it."""
        return Chip(words, False, tuple(cards), lane or self.variant.shares[0].name, weight)
