"""What one opponent can hold, as weighed hands."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from pokertable.analysis.arrays import Cards, Floats
from pokertable.model.hand.observation import Act


@dataclass(frozen=True, eq=False, slots=True)
class AfterAction:
    """An action, and the hands after it, (H, k), with their weights, (H,), sum 1."""

    act: Act
    hands: Cards
    weights: Floats


@dataclass(frozen=True, eq=False, slots=True)
class Believed:
    """What one opponent can hold: `hands` (H, k), the down cards in the order dealt, and `weights` (H,), sum 1.

    `dealt` are the weights before it acted; `read` says whether what it did says anything, else anything
    goes.
    `exact` is False where the hands are a sample. In draw games the hands change; `first` are those that were dealt.
    """

    seat: int
    hands: Cards
    dealt: Floats
    weights: Floats
    steps: tuple[AfterAction, ...]
    exact: bool
    read: bool
    first: Cards | None = None

    @property
    def as_dealt(self) -> tuple[Cards, Floats]:
        """The hands and weights before it acted."""
        return (self.hands, self.dealt) if self.first is None else (self.first, np.full(len(self.first), 1.0))
