"""What a choice lost against the best, found on one half of the deals and measured on the other; how bad that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from pokertable.analysis.arrays import Floats

_ERRORS = 2.0
"""A loss counts for no more than what is left of it after so many standard errors."""
_FOR_A_SLOPE, _FLAT = 6, 1e-9


class Severity(Enum):
    """How bad a decision was."""

    BEST = "best"
    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


BOUNDS: Final = ((0.5, Severity.FINE), (2.0, Severity.INACCURACY), (5.0, Severity.MISTAKE))
"""Up to so many big bets lost."""


def severity(big_bets: float, stderr: float) -> Severity:
    """How bad a loss is: never worse than what its error leaves of it."""
    if big_bets <= 0:
        return Severity.BEST
    proven = big_bets - _ERRORS * stderr
    return next((found for most, found in BOUNDS if proven <= most), Severity.BLUNDER)


class Known(NamedTuple):
    """What a choice is worth, worked out and not played: the mean and its standard error, 0 where it is exact."""

    mean: float
    stderr: float


@dataclass(frozen=True, slots=True)
class Measured:
    """By choice what it is worth in the mean, in chips, with its standard error (0: exact); and the loss of the taken.

    `best` is the best of all deals, `gap_stderr` the error of its distance to the second best. `loss` is 0 or more.
    """

    means: tuple[float, ...]
    stderrs: tuple[float, ...]
    best: int
    gap_stderr: float
    loss: float
    loss_stderr: float


def measured(values: Sequence[Floats | Known], showdowns: Floats, expected: Known, taken: int) -> Measured:
    """Weigh the choices.

    `values` are by choice what each deal brought, in groups: (G, each) chips, the same deals in the same order, fewer
    where a choice was given up; or what is known of it. `showdowns` (G, each) are the parts of the pot that a showdown
    pays in those deals, `expected` their mean over all deals and its error.
    """
    figures = [_mean(value, showdowns, expected) for value in values]
    order = sorted(range(len(figures)), key=lambda at: (figures[at].mean, at == taken), reverse=True)
    best = order[0]
    gap = _behind(values[best], values[order[1]], showdowns, expected).stderr if len(order) > 1 else 0.0
    loss = _loss(values, showdowns, expected, taken) if best != taken else Known(0.0, 0.0)
    return Measured(
        means=tuple([each.mean for each in figures]),
        stderrs=tuple([each.stderr for each in figures]),
        best=best,
        gap_stderr=gap,
        loss=max(0.0, loss.mean),
        loss_stderr=loss.stderr if loss.mean > 0 else 0.0,
    )


def _loss(values: Sequence[Floats | Known], showdowns: Floats, expected: Known, taken: int) -> Known:
    """Both ways round, the mean of the two: the best of one half of the groups, measured on the other."""
    if all(isinstance(value, Known) for value in values):
        best = max([value for value in values if isinstance(value, Known)])
        return _behind(best, values[taken], showdowns, expected)
    lost = []
    for first, second in ((0, 1), (1, 0)):
        means = [_mean(_half(value, first), showdowns[first::2], expected).mean for value in values]
        found = max(range(len(means)), key=lambda at: (means[at], at == taken))
        halves = _half(values[found], second), _half(values[taken], second)
        lost.append(_behind(*halves, showdowns[second::2], expected) if found != taken else Known(0.0, 0.0))
    return Known((lost[0].mean + lost[1].mean) / 2, (lost[0].stderr ** 2 + lost[1].stderr ** 2) ** 0.5 / 2)


def _half(value: Floats | Known, which: int) -> Floats | Known:
    return value if isinstance(value, Known) else value[which::2]


def _behind(more: Floats | Known, less: Floats | Known, showdowns: Floats, expected: Known) -> Known:
    """How far one choice is ahead of another, deal by deal where both were played."""
    if isinstance(more, Known) or isinstance(less, Known):
        first, second = _mean(more, showdowns, expected), _mean(less, showdowns, expected)
        return Known(first.mean - second.mean, (first.stderr**2 + second.stderr**2) ** 0.5)
    groups = min(len(more), len(less))
    return _mean(more[:groups] - less[:groups], showdowns, expected)


def _mean(value: Floats | Known, showdowns: Floats, expected: Known) -> Known:
    """The mean and its standard error, what the showdowns say taken out. Groups count as one."""
    if isinstance(value, Known):
        return value
    groups = len(value)
    if groups < 2:
        return Known(float(value.mean()) if groups else 0.0, float("inf"))
    chance = showdowns[:groups] - expected.mean
    slope = _slope(value, chance)
    rest = (value - slope * chance).mean(axis=1)
    error = float(rest.std(ddof=1)) / groups**0.5 * ((groups - 1) / max(1, groups - 3)) ** 0.5
    return Known(float(rest.mean()), float((error**2 + (slope * expected.stderr) ** 2) ** 0.5))


def _slope(value: Floats, chance: Floats) -> float:
    """How much of what a deal brings goes with what its showdown pays."""
    apart = chance - chance.mean()
    square = float((apart**2).sum())
    if len(value) < _FOR_A_SLOPE or square < _FLAT:
        return 0.0
    return float((apart * (value - value.mean())).sum()) / square
