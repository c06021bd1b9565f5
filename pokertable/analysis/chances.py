"""Chances of winning each part of the pot, counted over many deals.

An outcome is the set of winners of each share; a share for which nobody qualifies has no winners, which is not a tie.
Only outcomes are counted, in whole numbers where deals are; every figure is computed from the counts at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import lcm
from typing import Any

import numpy as np
import numpy.typing as npt

from pokertable.analysis.arrays import Floats, Ids, Strengths


@dataclass(frozen=True)
class ShareChances:
    """How often a player wins a share alone or ties for it, 0 to 1 over all deals."""

    win: float
    tie: float


@dataclass(frozen=True)
class Chances:
    """A player's equity and chances, odd chips ignored; every figure is 0 to 1 over all deals."""

    equity: float
    """Expected share of the pot."""
    deviation: float
    """Standard deviation of the player's share from deal to deal."""
    scoop: float
    """Chance of winning the whole pot alone."""
    quartered: float
    """Chance of winning exactly a quarter of the pot."""
    shares: tuple[ShareChances, ...]
    """One entry per share of the pot, in the order of the variant."""


@dataclass
class OutcomeWeights:
    """Counts of outcomes for a number of players and shares of the pot."""

    players: int
    shares: int
    counts: Floats = field(init=False)
    """(2^(players · shares),): weight of each outcome, one bit per winner, the first share's players in the lowest
    bits."""

    def __post_init__(self) -> None:
        self.counts = np.zeros(1 << (self.players * self.shares), np.float64)

    @property
    def total(self) -> float:
        """Total weight of the deals counted."""
        return float(self.counts.sum())

    def add(self, strengths: Sequence[Sequence[Strengths]], weights: npt.NDArray[np.number] | None = None) -> None:
        """Count deals from `strengths`, (D,) per share and player, and their `weights` (D,)."""
        self.add_outcomes(self.outcomes(strengths), weights)

    def add_outcomes(self, codes: npt.NDArray[Any], weights: npt.NDArray[np.number] | None = None) -> None:
        """Count deals from the codes of their outcomes."""
        self.counts += np.bincount(codes, weights, len(self.counts))

    def outcomes(self, strengths: Sequence[Sequence[Strengths]]) -> npt.NDArray[Any]:
        """(D,): the code of each deal's outcome."""
        code: npt.NDArray[Any] | None = None
        for place, values in enumerate(strengths):
            winners = self._winners(values, place * self.players)
            code = winners if code is None else code | winners
        assert code is not None  # a variant has at least one share of the pot
        return code

    def _winners(self, values: Sequence[Strengths], first_bit: int) -> npt.NDArray[Any]:
        best = values[0]
        for other in values[1:]:
            best = np.maximum(best, other)
        number = np.uint8 if self.players * self.shares <= 8 else np.int32
        code: npt.NDArray[Any] = np.zeros(len(best), number)
        for player, value in enumerate(values):
            won = (value == best).view(np.uint8).astype(number, copy=False)
            code |= won << number(first_bit + player)
        if not best.all():
            code[best == 0] = 0
        return code

    def chances(self) -> tuple[Chances, ...]:
        """The figures of every player; at least one deal must have been counted."""
        outcomes = np.flatnonzero(self.counts)
        weight = self.counts[outcomes] / self.counts.sum()
        bits = outcomes[:, None] >> np.arange(self.players * self.shares) & 1
        winners = bits.reshape(len(outcomes), self.shares, self.players)
        units, won = self._units(winners)
        return tuple(self._of_player(player, weight, winners, units, won[:, player]) for player in range(self.players))

    def _units(self, winners: Ids) -> tuple[int, Ids]:
        """Units per pot, and the whole number of units that each player wins in each outcome."""
        units = lcm(*range(1, self.shares + 1)) * lcm(*range(1, self.players + 1))
        how_many = winners.sum(axis=2)
        awarded = (how_many > 0).sum(axis=1)
        part = units // np.maximum(awarded, 1)[:, None] // np.maximum(how_many, 1)
        return units, (winners * part[:, :, None]).sum(axis=1)

    def _of_player(self, player: int, weight: Floats, winners: Ids, units: int, won: Ids) -> Chances:
        equity = float(weight @ won) / units
        square = float(weight @ (won * won)) / units**2
        shares = []
        for place in range(self.shares):
            mine = winners[:, place, player] == 1
            alone = winners[:, place].sum(axis=1) == 1
            shares.append(ShareChances(float(weight @ (mine & alone)), float(weight @ (mine & ~alone))))
        return Chances(
            equity=equity,
            deviation=max(0.0, square - equity * equity) ** 0.5,
            scoop=float(weight @ (won == units)),
            quartered=float(weight @ (4 * won == units)),
            shares=tuple(shares),
        )
