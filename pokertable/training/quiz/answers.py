"""What can be answered, as values. Sets of cards are sets: two answers with the same cards are the same answer.

``json(variant)`` is the form of the command line; `exchanged` the same answer about other cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Union

from pokertable.model.cards import Card
from pokertable.model.games import Variant
from pokertable.model.ranking.best import Cards, best_hand, high_category
from pokertable.model.ranking.names import low_place
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.session.words.line import CardText

CardSet = frozenset[Card]
Exchange = Mapping[Card, Card]

FREE_HIGH = PotShare(ranking=Ranking.HIGH)
"""The high of any five cards."""


def in_high_order(five: Iterable[Card]) -> Cards:
    """Five cards as a high hand is said: the main part first, then kickers."""
    made = best_hand(FREE_HIGH, tuple(sorted(five, reverse=True)), ())
    assert made is not None, "five cards make a high hand"
    return made.cards


def in_low_order(cards: Iterable[Card]) -> Cards:
    """Cards as a low is said: from the highest down, the ace low."""
    return tuple(sorted(cards, key=lambda card: (low_place(card), card.suit), reverse=True))


def names(cards: Iterable[Card]) -> list[str]:
    """The cards as JSON."""
    return [str(card) for card in cards]


def _holes(holes: Iterable[CardSet]) -> list[list[str]]:
    pairs = [tuple(sorted(pair, reverse=True)) for pair in holes]
    return [names(pair) for pair in sorted(pairs, reverse=True)]


def _moved(cards: CardSet, exchange: Exchange) -> CardSet:
    return frozenset(exchange[card] for card in cards)


@dataclass(frozen=True, slots=True)
class HighAnswer:
    """Five cards that are played for the high."""

    cards: CardSet

    def exchanged(self, exchange: Exchange) -> HighAnswer:
        """With other cards."""
        return HighAnswer(_moved(self.cards, exchange))

    def json(self) -> dict[str, Any]:
        """``{category, cards}``."""
        cards = in_high_order(self.cards)
        return {"category": high_category(cards).value, "cards": names(cards)}


@dataclass(frozen=True, slots=True)
class LowAnswer:
    """Five cards that are played for the low, None for "there is no low"."""

    cards: CardSet | None

    def exchanged(self, exchange: Exchange) -> LowAnswer:
        """With other cards."""
        return LowAnswer(None if self.cards is None else _moved(self.cards, exchange))

    def json(self) -> dict[str, Any] | None:
        """``{cards}`` or null."""
        return None if self.cards is None else {"cards": names(in_low_order(self.cards))}


@dataclass(frozen=True, slots=True)
class PlayAnswer:
    """The hole cards that play for the high and for the low (None: no low, or a game without one)."""

    high: CardSet
    low: CardSet | None

    def exchanged(self, exchange: Exchange) -> PlayAnswer:
        """With other cards."""
        return PlayAnswer(_moved(self.high, exchange), None if self.low is None else _moved(self.low, exchange))

    def json(self) -> dict[str, Any]:
        """``{high: [hole cards], low: [hole cards] or null}``."""
        low = None if self.low is None else names(in_low_order(self.low))
        return {"high": names(sorted(self.high, reverse=True)), "low": low}


@dataclass(frozen=True, slots=True)
class NutsAnswer:
    """Pairs of hole cards: for the high and for the low (None: no low is possible). A player gives one of each."""

    board: Cards
    exactly_two: bool
    high: frozenset[CardSet]
    low: frozenset[CardSet] | None

    def exchanged(self, exchange: Exchange) -> NutsAnswer:
        """With other cards."""
        low = None if self.low is None else frozenset(_moved(pair, exchange) for pair in self.low)
        board = tuple(exchange[card] for card in self.board)
        return NutsAnswer(board, self.exactly_two, frozenset(_moved(pair, exchange) for pair in self.high), low)

    def json(self) -> dict[str, Any]:
        """``{high: {category, holes}, low: {cards, holes} or null}``; `cards`: the low with the first of the pairs."""
        first = max(tuple(sorted(pair, reverse=True)) for pair in self.high)
        made = best_hand(self._share(Ranking.HIGH), first, self.board)
        assert made is not None, "the nuts are asked for on three to five cards"
        high = {"category": made.category.value, "holes": _holes(self.high)}
        return {"high": high, "low": None if self.low is None else self._low_json(self.low)}

    def _low_json(self, low: frozenset[CardSet]) -> dict[str, Any]:
        holes = _holes(low)
        pair = tuple(Card.parse(name) for name in holes[0])
        made = best_hand(self._share(Ranking.ACE_TO_FIVE), pair, self.board)
        return {"cards": [] if made is None else names(made.cards), "holes": holes}

    def _share(self, ranking: Ranking) -> PotShare:
        qualifier = 6 if ranking is Ranking.ACE_TO_FIVE else None
        return PotShare(ranking=ranking, exactly_from_hole=2 if self.exactly_two else None, qualifier=qualifier)


Chips = tuple[tuple[int, int], ...]
"""Seats in order with the chips each is given, none without chips."""


def chips(won: Mapping[int, int]) -> Chips:
    """Chips by seat as a value."""
    return tuple(sorted((seat, amount) for seat, amount in won.items() if amount))


@dataclass(frozen=True, slots=True)
class PotShares:
    """How one pot is shared out; `low` None: no low half."""

    high: Chips
    low: Chips | None

    @property
    def total(self) -> int:
        """All chips that are given."""
        return sum(amount for _, amount in (*self.high, *(self.low or ())))


@dataclass(frozen=True, slots=True)
class ShowdownAnswer:
    """Every pot, main pot first."""

    pots: tuple[PotShares, ...]

    def exchanged(self, exchange: Exchange) -> ShowdownAnswer:  # noqa: ARG002  chips stay
        """The same chips."""
        return self

    def json(self) -> list[dict[str, Any]]:
        """``[{pot, high: {player: chips}, low: {player: chips} or null}]``, players counted from 1."""
        return [
            {
                "pot": pot.total,
                "high": _by_player(pot.high),
                "low": None if pot.low is None else _by_player(pot.low),
            }
            for pot in self.pots
        ]


def _by_player(given: Chips) -> dict[str, int]:
    return {str(seat + 1): amount for seat, amount in given}


@dataclass(frozen=True, slots=True)
class AmountAnswer:
    """A raise-to in chips."""

    amount: int

    def exchanged(self, exchange: Exchange) -> AmountAnswer:  # noqa: ARG002  chips stay
        """The same amount."""
        return self

    def json(self) -> int:
        """The integer."""
        return self.amount


@dataclass(frozen=True, slots=True)
class LiveAnswer:
    """Stud: low cards that others show, and the unseen cards that make one's low and one's flush at once."""

    low_cards_dead: int
    low: int
    flush: int

    def exchanged(self, exchange: Exchange) -> LiveAnswer:  # noqa: ARG002  numbers stay
        """The same numbers."""
        return self

    def json(self) -> dict[str, Any]:
        """``{low_cards_dead: n, outs: {low: n, flush: n}}``."""
        return {"low_cards_dead": self.low_cards_dead, "outs": {"low": self.low, "flush": self.flush}}


Answer = Union[HighAnswer, LowAnswer, PlayAnswer, NutsAnswer, ShowdownAnswer, AmountAnswer, LiveAnswer]


def share_of(variant: Variant, ranking: Ranking) -> PotShare | None:
    """The share of this ranking, None if the game has none."""
    return next((share for share in variant.shares if share.ranking is ranking), None)


def spelled(cards: Iterable[Card]) -> CardText:
    """``As Kd``: for explanations; the views draw the suits."""
    return CardText(cards)


def answer_from_json(like: Answer, data: Any) -> Answer:
    """An answer that was written down, of the same kind as `like`; raises `ValueError`, `KeyError` or `TypeError`."""
    match like:
        case HighAnswer():
            return HighAnswer(_cards(data["cards"]))
        case LowAnswer():
            return LowAnswer(None if data is None else _cards(data["cards"]))
        case PlayAnswer():
            return PlayAnswer(_cards(data["high"]), None if data["low"] is None else _cards(data["low"]))
        case NutsAnswer(board, exactly_two):
            low = None if data["low"] is None else frozenset(map(_cards, data["low"]["holes"]))
            return NutsAnswer(board, exactly_two, frozenset(map(_cards, data["high"]["holes"])), low)
        case ShowdownAnswer():
            return ShowdownAnswer(tuple(PotShares(_seats(pot["high"]), _low_seats(pot["low"])) for pot in data))
        case AmountAnswer():
            return AmountAnswer(int(data))
        case LiveAnswer():
            return LiveAnswer(int(data["low_cards_dead"]), int(data["outs"]["low"]), int(data["outs"]["flush"]))


def _cards(texts: Iterable[str]) -> CardSet:
    return frozenset(Card.parse(text) for text in texts)


def _seats(data: Mapping[str, int]) -> Chips:
    return chips({int(player) - 1: int(amount) for player, amount in data.items()})


def _low_seats(data: Mapping[str, int] | None) -> Chips | None:
    return None if data is None else _seats(data)
