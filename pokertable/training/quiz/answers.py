"""Answers as values: equal ones mean the same, so cards are sets. Also questions of card answers about the variant."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Protocol, Self

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards, MadeHand, best_hand
from pokertable.model.ranking.names import low_place
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.variant import Variant
from pokertable.training.quiz.deals import Exchange
from pokertable.training.quiz.parts import NONE, Value
from pokertable.training.quiz.sharing import PotShares

CardSet = frozenset[Card]

_FREE_HIGH: Final = PotShare(ranking=Ranking.HIGH)


class Answer(Protocol):
    """An answer as a value, equal to another with the same meaning; each kind of topic has its own."""

    @property
    def values(self) -> tuple[Value, ...]:
        """The value of each part of the question."""

    def exchanged(self, exchange: Exchange) -> Self:
        """The answer with exchanged cards; chips and numbers stay."""


@dataclass(frozen=True, slots=True)
class Picked:
    """Picked cards; empty: "there is none"."""

    cards: CardSet

    @property
    def values(self) -> tuple[Value, ...]:
        """The cards as one part."""
        return (_value(self.cards),)

    def exchanged(self, exchange: Exchange) -> Picked:
        """The answer with exchanged cards."""
        return Picked(moved(self.cards, exchange))


@dataclass(frozen=True, slots=True)
class Halves:
    """Hole cards picked for the high and for the low; `low` None: no low, or a game without one."""

    high: CardSet
    low: CardSet | None

    @property
    def values(self) -> tuple[Value, ...]:
        """The cards of both halves."""
        return (_value(self.high), _value(self.low))

    def exchanged(self, exchange: Exchange) -> Halves:
        """The answer with exchanged cards."""
        return Halves(moved(self.high, exchange), None if self.low is None else moved(self.low, exchange))


class WithoutCards:
    """Shared by answers that hold numbers and no cards."""

    __slots__ = ()

    def exchanged(self, exchange: Exchange) -> Self:  # noqa: ARG002
        """The answer itself."""
        return self


@dataclass(frozen=True, slots=True)
class PlayerAnswer(WithoutCards):
    """One of several players, counted from 0; None: they tie."""

    player: int | None

    @property
    def values(self) -> tuple[Value, ...]:
        """The number of the hand, counted from 0, or none."""
        return (NONE if self.player is None else Value(numbers=(self.player,)),)


@dataclass(frozen=True, slots=True)
class Counted(WithoutCards):
    """Numbers, in the order of the question."""

    numbers: tuple[int, ...]

    @property
    def values(self) -> tuple[Value, ...]:
        """All numbers in one part."""
        return (Value(numbers=self.numbers),)


@dataclass(frozen=True, slots=True)
class ShowdownAnswer(WithoutCards):
    """Every pot as shared out, main pot first."""

    pots: tuple[PotShares, ...]

    @property
    def values(self) -> tuple[Value, ...]:
        """All pots in one part."""
        return (Value(pots=self.pots),)

    def multiplied(self, factor: Fraction) -> ShowdownAnswer:
        """The answer where all chips are multiplied by `factor`."""
        return ShowdownAnswer(tuple([pot.multiplied(factor) for pot in self.pots]))


def _value(cards: CardSet | None) -> Value:
    return Value(cards=tuple(cards)) if cards else NONE


def high_of(five: Iterable[Card]) -> MadeHand:
    """The high that five cards make, whatever the game's rule; its cards are the main part first, then kickers."""
    made = best_hand(_FREE_HIGH, tuple(sorted(five, reverse=True)), ())
    assert made is not None, "five cards make a high hand"
    return made


def in_low_order(cards: Iterable[Card]) -> Cards:
    """Cards in the order of reading a low: from the highest down, the ace low."""
    return tuple(sorted(cards, key=lambda card: (low_place(card), card.suit), reverse=True))


def names(cards: Iterable[Card]) -> list[str]:
    """The cards as JSON."""
    return [str(card) for card in cards]


def cards_from(texts: Iterable[str]) -> CardSet:
    """The cards of these names; raises `ValueError` for anything else."""
    return frozenset(Card.parse(text) for text in texts)


def moved(cards: CardSet, exchange: Exchange) -> CardSet:
    """The exchanged cards."""
    return frozenset(exchange[card] for card in cards)


def plays_two_of_hand(variant: Variant) -> bool:
    """Whether at most two hole cards play with a board: exactly two of the hand, or both, one or none of two."""
    counts = {share.exactly_from_hole for share in variant.shares}
    return variant.board_cards > 0 and (counts == {2} or (counts == {None} and variant.hole_cards == 2))
