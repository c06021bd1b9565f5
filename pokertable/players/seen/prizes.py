"""Prizes left to win in a sit and go, as everybody at the table knows them."""

from __future__ import annotations

from typing import Final, NamedTuple

_NEAR: Final = 3
"""Number of players left for each prize from which chips are no longer worth about the same."""
_HEADS_UP: Final = 2


class PrizesLeft(NamedTuple):
    """The prizes that the players still in can win, first place first, and the stacks at the other tables."""

    prizes: tuple[int, ...]
    elsewhere: tuple[int, ...] = ()

    def matter(self, here: int) -> bool:
        """Whether the worth of a chip changes with their number, with `here` players at this table.

        Not heads-up, nor for one prize.
        """
        return here + len(self.elsewhere) > _HEADS_UP and len(self.prizes) > 1

    def are_near(self, here: int) -> bool:
        """Whether chips are worth less the more one has, with `here` players at this table.

        Never heads-up, where each chip is worth the same; nor far from the prizes.
        """
        left = here + len(self.elsewhere)
        return left > _HEADS_UP and left <= _NEAR * len(self.prizes)


class InPrizes(NamedTuple):
    """How a turn stands in prizes; the price of its spot is that in prizes too, where a call is for the stack."""

    chip_price: float
    """Equity that the call needs in chips."""
    pushed: float | None
    """Part of the starting hands to move all-in with; None where nobody pushes or folds."""
