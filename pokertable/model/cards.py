"""Cards and the deck.

A `Card` is a whole number, 4 × rank + suit, so it can index a table or a numpy array as it stands; the ranks run from
0 (deuce) to 12 (ace), the suits from 0 to 3 in the order clubs, diamonds, hearts, spades
(resources/rules/stud.md#the-bring-in). What a seat has not seen is a `HiddenCard`, a type
of its own that carries nothing.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Final, Union

from pokertable.model.text import BadInput

RANKS: Final = "23456789TJQKA"
"""The letter of each rank, as cards are written and typed."""
DEUCE, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = range(13)
"""The ranks by name (`Card.rank`)."""
RANK_TEXTS: Final = tuple("10" if rank == "T" else rank for rank in RANKS)
"""Ranks as printed on cards and in sentences."""
SUITS: Final = "cdhs"
SUIT_SIGNS: Final = "♣♦♥♠"
"""Suit signs in the order of card numbers."""
SUIT_OF_SIGN: Final = dict(zip(f"{SUIT_SIGNS}♧♢♡♤", "cdhscdhs", strict=True))
"""The suit of each sign that may be typed or pasted."""


class InvalidCard(BadInput):
    """A text that is not a card, a card named twice, or the wrong number of cards."""


class Card(int):
    """One of the 52 cards: 4 × rank + suit."""

    __slots__ = ()

    @property
    def rank(self) -> int:
        """0 for the deuce to 12 for the ace."""
        return self >> 2

    @property
    def suit(self) -> int:
        """0 clubs, 1 diamonds, 2 hearts, 3 spades."""
        return self & 3

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card of a text such as ``As`` or ``td``; raises `InvalidCard` naming the text."""
        if len(text) == 2:
            rank, suit = RANKS.find(text[0].upper()), SUITS.find(text[1].lower())
            if rank >= 0 and suit >= 0:
                return DECK[4 * rank + suit]
        raise InvalidCard(
            "{text} isn't a card: write rank and suit, such as As or Td",
            text=repr(text),
        )

    def __str__(self) -> str:
        return RANKS[self >> 2] + SUITS[self & 3]

    def __repr__(self) -> str:
        return str(self)

    def __format__(self, spec: str) -> str:
        return format(str(self), spec)


class HiddenCard:
    """A card that is there but not seen. There is one value, `HIDDEN`; all hidden cards are equal."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, HiddenCard)

    def __hash__(self) -> int:
        return 52

    def __str__(self) -> str:
        return "??"

    __repr__ = __str__


HIDDEN: Final = HiddenCard()
DECK: Final[tuple[Card, ...]] = tuple(Card(i) for i in range(52))
AnyCard = Union[Card, HiddenCard]


def split_cards(text: str) -> list[str]:
    """The two-character names in a text of cards; blanks and commas between them are allowed."""
    packed = "".join(text.replace(",", " ").split()).replace("10", "T")
    return [packed[i : i + 2] for i in range(0, len(packed), 2)]


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as ``AsAh2s3h``; raises `InvalidCard` for a bad or repeated card."""
    cards = tuple(Card.parse(name) for name in split_cards(text))
    require_distinct(cards)
    return cards


def parse_any_cards(text: str) -> tuple[AnyCard, ...]:
    """The cards of a text in which ``??`` is a card that nobody saw; raises `InvalidCard` as `parse_cards` does."""
    cards = tuple(HIDDEN if name == "??" else Card.parse(name) for name in split_cards(text))
    require_distinct(cards)
    return cards


def parse_dealt_cards(text: str) -> tuple[AnyCard, ...]:
    """The cards of a text as `parse_any_cards`, each known one once: a discard may be dealt to its seat again."""
    cards = [HIDDEN if name == "??" else Card.parse(name) for name in split_cards(text)]
    return tuple(each_once(cards))


def each_once(cards: Iterable[AnyCard]) -> list[AnyCard]:
    """The cards in order, without those that came before; hidden ones all stay."""
    found: list[AnyCard] = []
    for card in cards:
        if card == HIDDEN or card not in found:
            found.append(card)
    return found


def known(cards: Iterable[AnyCard]) -> tuple[Card, ...]:
    """The cards that are not hidden, in order."""
    return tuple([card for card in cards if isinstance(card, Card)])


def require_distinct(cards: Iterable[AnyCard]) -> None:
    """Raise `InvalidCard`, naming the card, if a known card occurs twice."""
    seen: set[Card] = set()
    for card in known(cards):
        if card in seen:
            raise InvalidCard("{card} appears twice", card=str(card))
        seen.add(card)


def show_cards(cards: Iterable[AnyCard]) -> str:
    """The cards as one text without separators, ``AsAh2s3h``."""
    return "".join(str(card) for card in cards)


def shuffled_deck(rng: random.Random) -> list[Card]:
    """All 52 cards in random order."""
    deck = list(DECK)
    rng.shuffle(deck)
    return deck
