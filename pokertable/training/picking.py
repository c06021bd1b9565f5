"""Cards picked step by step: an answer of one part or several, each of so many cards, and one step back at a time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from pokertable.model.cards import Card
from pokertable.model.ranking.best import Cards

V = TypeVar("V")


class Picking(Generic[V]):
    """The cards picked for the part that is being given, and the values of the parts before it."""

    def __init__(self) -> None:
        self._done: list[V] = []
        self._picks: list[Card] = []

    @property
    def picks(self) -> Cards:
        """The cards picked for this part, in the order of picking."""
        return tuple(self._picks)

    @property
    def done(self) -> tuple[V, ...]:
        """The values of the parts that are given."""
        return tuple(self._done)

    @property
    def can_undo(self) -> bool:
        """Whether a card or a part can be taken back."""
        return bool(self._picks or self._done)

    def toggle(self, card: Card, most: int, *, replace: bool = False) -> None:
        """Pick a card or put it back. One above `most` is not picked, or `replace`s the one picked first."""
        if card in self._picks:
            self._picks.remove(card)
        elif len(self._picks) < most:
            self._picks.append(card)
        elif replace:
            self._picks = [*self._picks[1:], card]

    def take(self, value: V) -> None:
        """This part is given."""
        self._done.append(value)
        self._picks = []

    def undo(self) -> bool:
        """Take the last card back, or with none the part before; whether another part is being given now."""
        if self._picks:
            self._picks.pop()
            return False
        if not self._done:
            return False
        before = self._done.pop()
        self._picks = [card for card in before if isinstance(card, Card)] if isinstance(before, Iterable) else []
        return True
