"""What every answer can do, and cards as answers hold them: sets, for two answers with the same cards are the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Final, Protocol, Self

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards, MadeHand, best_hand
from pokertable.model.ranking.names import low_place
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.variant import Variant

CardSet = frozenset[Card]
Exchange = Mapping[Card, Card]

_FREE_HIGH: Final = PotShare(ranking=Ranking.HIGH)


class Answer(Protocol):
    """An answer as a value, equal to another that says the same; each topic has its own kind."""

    @property
    def values(self) -> tuple[Any, ...]:
        """What it gives in each part of the question (`parts.Value`)."""

    def exchanged(self, exchange: Exchange) -> Answer:
        """The same answer about other cards; chips and numbers stay."""

    def json(self) -> Any:
        """The form of the command line, by which it is stored too."""


class WithoutCards:
    """What answers have in common that hold chips or numbers and no cards."""

    __slots__ = ()

    def exchanged(self, exchange: Exchange) -> Self:  # noqa: ARG002
        """The same."""
        return self


@dataclass(frozen=True, slots=True)
class PlayerAnswer(WithoutCards):
    """One of several players, counted from 0; None: they tie."""

    player: int | None

    @property
    def values(self) -> tuple[Any, ...]:
        """The number of the hand, or None."""
        return (None if self.player is None else (self.player,),)

    def json(self) -> dict[str, int | None]:
        """``{player}``, counted from 1; null: they tie."""
        return {"player": None if self.player is None else self.player + 1}


def player_from(hands: Sequence[Cards], data: Any) -> PlayerAnswer:
    """The answer of this JSON about so many hands; raises `ValueError` for a player that has none."""
    said = data["player"]
    if said is not None and not 1 <= int(said) <= len(hands):
        raise ValueError(f"player {said}: expected 1 to {len(hands)}")
    return PlayerAnswer(None if said is None else int(said) - 1)


@dataclass(frozen=True, slots=True)
class WithCards:
    """What answers have in common that are sets of cards, field by field; None: there is no such hand."""

    @property
    def values(self) -> tuple[Any, ...]:
        """The cards of each field."""
        sets = (getattr(self, each.name) for each in fields(self))
        return tuple(None if cards is None else tuple(cards) for cards in sets)

    def exchanged(self, exchange: Exchange) -> Self:
        """With other cards."""
        given = {each.name: getattr(self, each.name) for each in fields(self)}
        return replace(self, **{name: cards and moved(cards, exchange) for name, cards in given.items()})


def high_of(five: Iterable[Card]) -> MadeHand:
    """The high that five cards make, whatever the game's rule; its cards are the main part first, then kickers."""
    made = best_hand(_FREE_HIGH, tuple(sorted(five, reverse=True)), ())
    assert made is not None, "five cards make a high hand"
    return made


def in_low_order(cards: Iterable[Card]) -> Cards:
    """Cards as a low is said: from the highest down, the ace low."""
    return tuple(sorted(cards, key=lambda card: (low_place(card), card.suit), reverse=True))


def names(cards: Iterable[Card]) -> list[str]:
    """The cards as JSON."""
    return [str(card) for card in cards]


def cards_from(texts: Iterable[str]) -> CardSet:
    """The cards of these names; raises `ValueError` for anything else."""
    return frozenset(Card.parse(text) for text in texts)


def moved(cards: CardSet, exchange: Exchange) -> CardSet:
    """The cards that take their places."""
    return frozenset(exchange[card] for card in cards)


def has_high(variant: Variant) -> bool:
    """Whether a high is played for."""
    return any(share.name == "high" for share in variant.shares)


def low_share(variant: Variant) -> PotShare | None:
    """The share of the low, None in a game without one."""
    return next((share for share in variant.shares if share.is_low), None)


def has_low(variant: Variant) -> bool:
    """Whether a low is played for."""
    return low_share(variant) is not None


def must_qualify(variant: Variant) -> bool:
    """Whether there need not be a low."""
    share = low_share(variant)
    return share is not None and share.must_qualify


def plays_two_of_hand(variant: Variant) -> bool:
    """Whether at most two hole cards play, beside a board: exactly two of the hand, or both, one or none of two."""
    counts = {share.exactly_from_hole for share in variant.shares}
    return variant.board_cards > 0 and (counts == {2} or (counts == {None} and variant.hole_cards == 2))
