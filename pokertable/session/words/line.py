"""A line of the dealer's log: a sentence and its kind. Cards in it remain cards, so that a view can draw them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from pokertable.model.cards import AnyCard, Card
from pokertable.model.text import Field, Phrase, phrase

if TYPE_CHECKING:
    from pokertable.model.hand.observation import Observation
    from pokertable.model.ranking.best import MadeHand


class CardText(str):
    """Cards as text, ``8h 7s 3s``, that still knows its `cards`."""

    __slots__ = ("cards",)
    cards: tuple[AnyCard, ...]

    def __new__(cls, cards: Iterable[AnyCard]) -> CardText:
        """The text of the cards, separated by blanks."""
        known = tuple(cards)
        text = super().__new__(cls, " ".join(str(card) for card in known))
        text.cards = known
        return text


class LineKind(Enum):
    """Layout kind of a line."""

    HEADING = "heading"
    """The beginning of a street or of the showdown."""
    ACTION = "action"
    RESULT = "result"
    """Chips won by a seat."""
    TURN = "turn"
    """The seat whose turn it is; replaced by the next line."""
    REASON = "reason"
    """The reason for the opponent's action in the previous line."""


class Line(NamedTuple):
    """One line of the log.

    `made`: the hands in the line, so that a view can draw how each is made. `brief`: the sentence without their names,
    for a view that names them beside the drawing; None if `text` does not name them.
    """

    text: Phrase
    kind: LineKind = LineKind.ACTION
    made: tuple[MadeHand, ...] = ()
    brief: Phrase | None = None

    def __str__(self) -> str:
        return str(self.text)


def listed(items: Sequence[Field], joined: str = "{items}, {item}") -> Field:
    """The items joined with commas (or another template)."""
    every = items[0]
    for item in items[1:]:
        every = phrase(joined, items=every, item=item)
    return every


def dead_cards(seen: Observation) -> tuple[Card, ...]:
    """The up cards of folded hands, the highest first; none in a game without up cards."""
    dead = {card for view in seen.seats if view.folded for card in view.ups}
    return tuple(sorted(dead, key=lambda card: (-card.rank, -card.suit)))


def dead_cards_words(seen: Observation) -> Phrase | None:
    """``Dead: K♠ 9♥ 3♦``; None without dead cards."""
    cards = dead_cards(seen)
    return phrase("Dead: {cards}", cards=CardText(cards)) if cards else None
