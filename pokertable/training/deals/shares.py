"""What of the pot a player's hand is worth, against anything and against what the opponents can hold."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.training.deals.dealer import SampledDeals, complete, pot_parts
from pokertable.training.deals.standing import Standing

_NEARLY = 1e-9


@dataclass(frozen=True, slots=True)
class PotEquity:
    """Parts of the pot, 0 to 1: `equity` in all with its standard error (0: exact), `by_share` of each pot share.

    `ends` says how often the player gets nothing, a quarter or less, up to a half, less than all, and all of it.
    """

    equity: float
    stderr: float
    by_share: tuple[float, ...]
    ends: tuple[float, ...]
    quartered: float
    deals: int

    @property
    def scoop(self) -> float:
        """How often the whole pot."""
        return self.ends[-1]


def pot_share(moment: Standing, drawn: SampledDeals) -> tuple[PotEquity, Floats]:
    """The figures over these deals if everybody stays in, and the player's part of the pot in each, (D,)."""
    parts = parts_of(moment, drawn)
    return share_over(parts, drawn.each), parts.sum(axis=0)


def parts_of(moment: Standing, drawn: SampledDeals) -> Floats:
    """The player's part of each pot share, in each of these deals, if everybody stays in: (shares, D)."""
    return pot_parts(moment, *complete(moment, drawn))


def share_over(parts: Floats, each: int) -> PotEquity:
    """The figures of as likely deals: `parts` (shares, D) of the pot, in groups of `each` deals that go together."""
    whole = parts.sum(axis=0)
    groups = whole.reshape(-1, each).mean(axis=1)
    error = float(groups.std(ddof=1) / len(groups) ** 0.5) if len(groups) > 1 else 1.0
    error = max(error, 1 / (len(whole) + 1))  # one more deal may end otherwise
    return share_of(parts, np.full(len(whole), 1 / len(whole)), error)


def share_of(parts: Floats, weights: Floats, error: float) -> PotEquity:
    """The figures of deals: `parts` (shares, D) of the pot, `weights` (D,) that sum to 1."""
    whole = parts.sum(axis=0)
    most = np.array([0.0, 0.25, 0.5, 1 - 2 * _NEARLY]) + _NEARLY
    return PotEquity(
        equity=min(1.0, float(whole @ weights)),  # sums of weights end in their last digits
        stderr=error,
        by_share=tuple(np.minimum(1.0, parts @ weights).tolist()),
        ends=tuple(np.minimum(1.0, np.bincount(np.searchsorted(most, whole), weights, 5)).tolist()),
        quartered=min(1.0, float(weights @ (abs(whole - 0.25) < _NEARLY))),
        deals=len(whole),
    )
