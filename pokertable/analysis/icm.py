"""The value of tournament chips: each stack's expected prize under the Malmuth–Harville model (ICM).

The chance to win is a stack's share of the chips; the other places follow by the same rule among the players left.
That is a race of exponential clocks whose rates are the stacks: a player finishes k-th if exactly k - 1 clocks ring
before its own. Each place is thus one integral over time of a Poisson-binomial probability, exact for any field
(D. A. Harville, "Assigning Probabilities to the Outcomes of Multi-Entry Competitions", JASA 68, 1973).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite, log, sqrt
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Floats, Ids
from pokertable.model.text import BadInput

MOST_PLAYERS: Final = 200
"""Players beyond which all places take minutes."""
_STEP: Final = 0.18
_NARROW: Final = 0.8
"""Step of the trapezoid rule over the logarithm of time, smaller with the root of the number of places, whose times lie
closer together. With it the chances of 200 players are right to 1e-13."""
_EARLIEST: Final = -36.0
"""Logarithm of the earliest time that counts: the part of the integral before it is below exp(-36) = 2e-16."""
_LATEST: Final = 40.0
"""Latest time that counts, in expected ringing times of the slowest clock: exp(-40) is left."""


class InvalidPrizes(BadInput):
    """Stacks and prizes that are no tournament; the text names the value and what was expected."""


def places(stacks: Sequence[float], most: int | None = None) -> Floats:
    """The chances of each place, (players, places): column 0 is the win. `most` limits the number of places.

    Stacks are in any unit, above 0. Raises `InvalidPrizes`.
    """
    if not 1 <= len(stacks) <= MOST_PLAYERS:
        raise _no_such_field(len(stacks))
    for stack in stacks:
        if not isfinite(stack) or stack <= 0:
            raise InvalidPrizes("stack {stack}: expected a number of chips above 0", stack=f"{stack:g}")
    players = len(stacks)
    count = players if most is None else min(most, players)
    largest = max(stacks)
    rates = np.array([stack / largest for stack in stacks])
    rates /= rates.sum()
    slowest = float(rates.min())
    if slowest < 1e-12:
        raise InvalidPrizes("stack {stack}: too small compared with the others", stack=f"{min(stacks):g}")
    step = min(_STEP, _NARROW / sqrt(count))
    times = np.exp(np.arange(_EARLIEST, log(_LATEST / slowest) + step, step))
    still = np.exp(-np.outer(rates, times))
    rung = -np.expm1(-np.outer(rates, times))
    before = np.zeros((count, players, len(times)))
    before[0] = 1.0
    for other in range(players):
        others = np.arange(players) != other
        ahead, behind = rung[other], still[other]
        for place in range(count - 1, 0, -1):
            before[place, others] = before[place, others] * behind + before[place - 1, others] * ahead
        before[0, others] *= behind
    weights = rates[:, None] * times * still * step
    found: Floats = (before * weights).sum(axis=2).T
    return found


def _no_such_field(count: int) -> InvalidPrizes:
    return InvalidPrizes("{count} stacks: expected 1 to {most}", count=count, most=MOST_PLAYERS)


def prizes_expected(stacks: Sequence[float], prizes: Sequence[float]) -> Floats:
    """Each stack's expected prize, (players,), in the unit of the prizes, first place first.

    Raises `InvalidPrizes` for more prizes than players, or a prize below 0 or above that of a better place.
    """
    if not stacks:
        raise _no_such_field(0)
    if not 1 <= len(prizes) <= len(stacks):
        raise InvalidPrizes(
            "{count} prizes: expected 1 to {most}, no more than one per player", count=len(prizes), most=len(stacks)
        )
    best = float("inf")
    for prize in prizes:
        if not isfinite(prize) or not 0 <= prize <= best:
            raise InvalidPrizes(
                "prize {prize}: expected 0 or more, and no more than the prize before it", prize=f"{prize:g}"
            )
        best = prize
    found: Floats = places(stacks, len(prizes)) @ np.array(prizes, float)
    return found


def prize_of(stacks: Ids, prizes: Sequence[float], player: int) -> Floats:
    """One player's expected prize for each of many distributions of chips, (R, players) -> (R,).

    Who has no chips is out: the player then gets the prize of the place after those still in; others are left out.
    """
    rows, players = stacks.shape
    found: Floats = np.zeros(rows)
    paid = np.array([*prizes, *[0.0] * (players + 1)], float)
    out = stacks[:, player] == 0
    found[out] = paid[(stacks[out] > 0).sum(axis=1)]
    if out.all():
        return found
    rates = stacks[~out] / stacks[~out].sum(axis=1, keepdims=True)
    count = min(len(prizes), players)
    step = min(_STEP, _NARROW / sqrt(count))
    times = np.exp(np.arange(_EARLIEST, log(_LATEST / float(rates[:, player].min())) + step, step))
    before = np.zeros((count, len(rates), len(times)))
    before[0] = 1.0
    for other in range(players):
        if other == player:
            continue
        still = np.exp(-np.outer(rates[:, other], times))
        for place in range(count - 1, 0, -1):
            before[place] = before[place] * still + before[place - 1] * (1 - still)
        before[0] *= still
    weights = rates[:, player, None] * times * np.exp(-np.outer(rates[:, player], times)) * step
    found[~out] = np.einsum("prt,rt,p->r", before, weights, paid[:count])
    return found
