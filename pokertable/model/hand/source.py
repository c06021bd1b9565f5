"""Where the dealer's cards come from: a shuffled deck, or a script (a recorded hand)."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Protocol

from pokertable.model.cards import AnyCard, shuffled_deck


class CardSource(Protocol):
    """Gives the dealer cards, one at a time, in the order in which they are dealt."""

    def hole(self, seat: int) -> AnyCard:
        """The next hole card, which goes to `seat`."""

    def board(self) -> AnyCard:
        """The next board card."""

    def burn(self) -> AnyCard:
        """The next card, burned."""

    def stub(self) -> int:
        """How many cards are left to deal."""

    def shuffle_in(self, burns: Sequence[AnyCard]) -> None:
        """Put the burned cards back and shuffle the stub (resources/rules/stud.md#when-the-cards-run-out)."""


class Deck:
    """A deck in a fixed order, the top card first; the burns that go back are shuffled by the deck's own seed."""

    __slots__ = ("_seed", "_stub")

    def __init__(self, cards: Iterable[AnyCard], seed: int = 0) -> None:
        self._stub = list(cards)
        self._stub.reverse()
        self._seed = seed

    @classmethod
    def shuffled(cls, seed: int) -> Deck:
        """All 52 cards in the order of this seed."""
        return cls(shuffled_deck(random.Random(seed)), seed)

    def hole(self, seat: int | None = None) -> AnyCard:  # noqa: ARG002  a deck deals to every seat alike
        """The top card."""
        try:
            return self._stub.pop()
        except IndexError:
            raise ValueError("the deck has run out of cards") from None

    board = burn = hole

    def stub(self) -> int:
        """Cards not dealt yet."""
        return len(self._stub)

    def shuffle_in(self, burns: Sequence[AnyCard]) -> None:
        """Shuffle these and the stub into a new stub."""
        self._stub = [*reversed(self._stub), *burns]
        random.Random(self._seed + 1).shuffle(self._stub)
        self._stub.reverse()
