"""The parts of an answer, given one after another: each has its words, its values, and its widget's kind."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase, phrase
from pokertable.training.picking import Picking
from pokertable.training.quiz.sharing import PotShares

FIGURES: Final = 9
"""Most cards that can be picked by digit keys."""
NO_LOW: Final = phrase("No low")
_FIVE: Final = 5


@dataclass(frozen=True, slots=True)
class Value:
    """The value of a part, by its kind; all empty: "there is none".

    `cards`: picked ones. `numbers`: typed ones, percentages by class, or the hand picked, counted from 0. `pots`: as
    shared out.
    """

    cards: Cards = ()
    numbers: tuple[int, ...] = ()
    pots: tuple[PotShares, ...] = ()


NONE: Final = Value()


@dataclass(frozen=True, kw_only=True)
class PartOfAnswer(ABC):
    """One part of an answer. `ask`: the question. `none`: the answer without picking. `low`: it is about the low.

    `missing`: why it is incomplete, in few words.
    """

    ask: Phrase
    none: Phrase | None = None
    low: bool = False
    missing: ClassVar[Phrase] = phrase("nothing picked")
    of_cards: ClassVar[bool] = False
    """Whether cards are picked one by one."""
    begins_whole: ClassVar[bool] = False
    """Whether it is an answer before any input."""

    @property
    @abstractmethod
    def how(self) -> Phrase:
        """How to give it by mouse and by keys."""

    def progress(self, picked: int) -> Phrase | None:  # noqa: ARG002
        """Number of its cards picked, in words, if the total is known."""
        return None

    @property
    def slots(self) -> int:
        """Places that are shown for its cards; more are added where more are picked."""
        return 0

    def toggle(self, card: Card, picking: Picking[Value]) -> None:  # noqa: B027  not every part has cards
        """Pick a card, or put it back; nothing where no cards are picked."""

    def shown(self, picks: Cards) -> Cards:
        """The cards displayed as picked."""
        return picks

    def value(self, picks: Cards) -> Value | None:  # noqa: ARG002
        """The value of the picked cards; None while they are not an answer."""
        return None


@dataclass(frozen=True, kw_only=True)
class CardsPart(PartOfAnswer):
    """Cards to pick from a `pool`, between `least` and `most`; `deck`: the pool is the deck, not the laid-out cards.

    `usual`: how many are picked usually, fewer than the most that a mistaken player may want.
    """

    pool: Cards
    least: int
    most: int
    usual: int | None = None
    deck: bool = False
    of_cards = True

    @property
    def how(self) -> Phrase:
        """How to pick, by digits while there are enough."""
        if len(self.pool) > FIGURES:
            return phrase("Click cards, or type them: A, then S for the ace of spades. Press Enter to submit.")
        return phrase("Click cards, or press their numbers; again to put one back. Press Enter to submit.")

    def progress(self, picked: int) -> Phrase | None:
        """Number of cards picked, where the total is fixed."""
        if self.most > self.least:
            return None
        return phrase("{count} of {most} picked", count=picked, most=self.most)

    @property
    def slots(self) -> int:
        """Places for the usual number of cards."""
        return self.usual or self.most

    def toggle(self, card: Card, picking: Picking[Value]) -> None:
        """Pick a card or put it back; a surplus card is not picked."""
        picking.toggle(card, self.most)

    def value(self, picks: Cards) -> Value | None:
        """The cards."""
        return Value(cards=picks) if self.least <= len(picks) <= self.most else None


@dataclass(frozen=True, kw_only=True)
class HandPart(PartOfAnswer):
    """One of the displayed `hands`; its first card stands for it."""

    hands: tuple[Cards, ...]
    how = phrase("Click a hand, or press its number. Press Enter to submit.")

    @property
    def slots(self) -> int:
        """Number of cards of a hand that play."""
        return min(_FIVE, len(self.hands[0]))

    def toggle(self, card: Card, picking: Picking[Value]) -> None:
        """Pick the whole hand of a card, in place of another."""
        picking.toggle(self._hand_of(card)[0], 1, replace=True)

    def shown(self, picks: Cards) -> Cards:
        """The cards of the whole hand."""
        return self._hand_of(picks[0]) if picks else ()

    def value(self, picks: Cards) -> Value | None:
        """The number of the hand."""
        return Value(numbers=(self.hands.index(self.shown(picks)),)) if picks else None

    def _hand_of(self, card: Card) -> Cards:
        return next(hand for hand in self.hands if card in hand)


@dataclass(frozen=True, kw_only=True)
class NumbersPart(PartOfAnswer):
    """Numbers to type, each with its name; `chips`: they are amounts."""

    names: tuple[Phrase, ...]
    chips: bool = False
    missing = phrase("type a number")

    @property
    def how(self) -> Phrase:
        """How to type one number, or several fields."""
        if len(self.names) > 1:
            return phrase("Type a number in each field. Tab moves to the next; Enter submits.")
        return (
            phrase("Type the number of chips. Press Enter to submit.")
            if self.chips
            else phrase("Type the number. Press Enter to submit.")
        )


@dataclass(frozen=True, kw_only=True)
class PotsPart(PartOfAnswer):
    """Pots of these `amounts` to share out among their claimants; every pot has these `shares`."""

    amounts: tuple[int, ...]
    seats: tuple[tuple[int, ...], ...]
    shares: tuple[PotShare, ...]
    how = phrase(
        "Click a winner, or press Space; two winners split the pot. Or type the chips; + and − change them "
        "by one. Press Enter to submit."
    )
    missing = phrase("some chips aren't assigned yet")


@dataclass(frozen=True, kw_only=True)
class SpreadPart(PartOfAnswer):
    """100 points to spread over `classes` of hands of the opponent of this `name`, the `number`th of `count`."""

    classes: tuple[Phrase, ...]
    name: str
    number: int
    count: int
    begins_whole = True
    how = phrase("Drag a bar, or use the keys.")


Part: TypeAlias = CardsPart | HandPart | NumbersPart | PotsPart | SpreadPart
