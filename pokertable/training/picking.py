"""Picking cards step by step: an answer of one or more parts, each with a number of cards, undone one at a time."""

from __future__ import annotations

from typing import Generic, TypeVar

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards

V = TypeVar("V")


class Picking(Generic[V]):
    """The cards picked for the current part, and the values of the parts before it."""

    def __init__(self) -> None:
        self._done: list[tuple[V, list[Card]]] = []
        """The finished parts' values with the cards picked for each."""
        self._picks: list[Card] = []

    @property
    def picks(self) -> Cards:
        """The cards picked for this part, in the order of picking."""
        return tuple(self._picks)

    @property
    def done(self) -> tuple[V, ...]:
        """The values of the finished parts."""
        return tuple([value for value, _ in self._done])

    @property
    def can_undo(self) -> bool:
        """Whether a card or a part can be taken back."""
        return bool(self._picks or self._done)

    def toggle(self, card: Card, most: int, *, replace: bool = False) -> None:
        """Pick a card or put it back. Beyond `most` cards it is ignored, or `replace`s the first one picked."""
        if card in self._picks:
            self._picks.remove(card)
        elif len(self._picks) < most:
            self._picks.append(card)
        elif replace:
            self._picks = [*self._picks[1:], card]

    def take(self, value: V) -> None:
        """Finish the current part."""
        self._done.append((value, self._picks))
        self._picks = []

    def undo(self) -> bool:
        """Take back the last card, or without one the previous part; returns whether the current part changed."""
        if self._picks:
            self._picks.pop()
            return False
        if not self._done:
            return False
        _, self._picks = self._done.pop()
        return True
