"""Sources of the dealer's cards: a shuffled deck, or a script (a recorded hand)."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Protocol

from pokertable.model.cards import AnyCard, shuffled_deck


class CardSource(Protocol):
    """Gives the dealer cards one at a time, in dealing order."""

    def hole(self, seat: int) -> AnyCard:
        """The next hole card, which goes to `seat`."""

    def board(self) -> AnyCard:
        """The next board card."""

    def burn(self) -> AnyCard:
        """The next card, to be burned."""

    def stub(self) -> int:
        """Number of cards left to deal."""

    def shuffle_in(self, burns: Sequence[AnyCard]) -> None:
        """Put the burned cards back and shuffle the stub (resources/rules/stud.md#when-the-cards-run-out)."""


class Deck:
    """A deck in a fixed order, top card first; returned cards are shuffled in with its seed."""

    __slots__ = ("_again", "_seed", "_stub")

    def __init__(self, cards: Iterable[AnyCard], seed: int = 0) -> None:
        self._stub = list(cards)
        self._stub.reverse()
        self._seed = seed
        self._again: random.Random | None = None

    @classmethod
    def shuffled(cls, seed: int) -> Deck:
        """All 52 cards in the order of this seed."""
        return cls(shuffled_deck(random.Random(seed)), seed)

    def hole(self, seat: int | None = None) -> AnyCard:  # noqa: ARG002 a deck deals to every seat alike
        """The top card."""
        try:
            return self._stub.pop()
        except IndexError:
            raise ValueError("the deck has run out of cards") from None

    board = burn = hole

    def stub(self) -> int:
        """Number of cards not dealt yet."""
        return len(self._stub)

    def shuffle_in(self, burns: Sequence[AnyCard]) -> None:
        """Shuffle these cards and the stub into a new stub."""
        self._stub = [*reversed(self._stub), *burns]
        if self._again is None:  # made when needed: seeding a generator takes as long as dealing a hand
            self._again = random.Random(self._seed + 1)
        self._again.shuffle(self._stub)
        self._stub.reverse()
