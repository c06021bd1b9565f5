"""One opponent's possible hands with weights."""

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
    """One opponent's range: `hands` (H, k), the down cards in dealing order, and `weights` (H,), sum 1.

    `dealt` are the weights before it acted; `read` says whether its actions tell anything, otherwise any hand is
    possible. `exact` is False where the hands are a sample. In draw games the hands change; `first` are the dealt ones.
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

    @property
    def told(self) -> tuple[Cards, Floats]:
        """The hands and weights that its actions tell, to be said: those that are weighed keep some of the others."""
        return (self.steps[-1].hands, self.steps[-1].weights) if self.steps else (self.hands, self.weights)

    @property
    def sampled(self) -> float:
        """Variance of a mean over these hands due to sampling, as a fraction of the variance of one hand."""
        return 0.0 if self.exact or not self.read else float((self.weights**2).sum())
