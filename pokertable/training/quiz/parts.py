"""The parts of an answer, one given after the other: cards or a hand to pick, numbers to type, pots to share out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Union

from pokertable.model.cards import DECK
from pokertable.model.ranking.best import Cards
from pokertable.model.text import Phrase, phrase
from pokertable.training.quiz.answers import CardSet
from pokertable.training.quiz.deals import CardDeal
from pokertable.training.quiz.sharing import ShowdownAnswer


class Pool(Enum):
    """Where cards are picked from."""

    ALL = "the hand and the board"
    HAND = "the hand"
    DECK = "the deck, less the board"

    def of(self, deal: CardDeal) -> Cards:
        """The cards that can be picked."""
        if self is Pool.DECK:
            return tuple(card for card in DECK if card not in deal.board)
        return deal.hand if self is Pool.HAND else (*deal.hand, *deal.board)


@dataclass(frozen=True, slots=True)
class CardsPart:
    """Cards to pick, between `least` and `most`; `none` is what one says instead of picking any."""

    ask: Phrase
    pool: Pool
    least: int
    most: int
    none: Phrase | None = None
    low: bool = False


@dataclass(frozen=True, slots=True)
class HandPart:
    """One of the hands that are shown; `none` is what one says instead of picking any."""

    ask: Phrase
    none: Phrase | None


@dataclass(frozen=True, slots=True)
class NumbersPart:
    """Numbers to type, each with its name."""

    ask: Phrase
    names: tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class PotsPart:
    """Pots to share out."""

    ask: Phrase


@dataclass(frozen=True, slots=True)
class SpreadPart:
    """A hundred to spread over classes of hands; `of`: of which of the opponents asked about."""

    ask: Phrase
    of: int = 0


Part = Union[CardsPart, HandPart, NumbersPart, PotsPart, SpreadPart]
Value = Union[Cards, None, tuple[int, ...], ShowdownAnswer]
"""What a part gives: the cards picked (None: there is none), the number of the hand picked, the numbers, the shares, or
per cent by class."""

NO_LOW = phrase("No low")


def set_of(value: Value) -> CardSet:
    """The cards that were picked; none for "there is none"."""
    return frozenset() if value is None else frozenset(value)  # type: ignore[arg-type]  # a part of cards gives cards


def low_of(value: Value) -> CardSet | None:
    """The cards that were picked for a low, None for "no low"."""
    return None if value is None else set_of(value)
