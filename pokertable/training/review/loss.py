"""What a choice lost against the best, found on one half of the deals and measured on the other."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from pokertable.analysis.arrays import Floats

_FOR_A_SLOPE, _FLAT = 6, 1e-9
_TOO_FEW: Final = 3
"""Of so many groups nobody knows how far off their mean is."""
_AROUND: Final = np.linspace(-7, 7, 701)
"""Errors about a mean, close enough together to sum over."""


class Known(NamedTuple):
    """What a choice is worth, worked out and not played: the mean and its standard error, 0 where it is exact."""

    mean: float
    stderr: float


NOTHING: Final = Known(0.0, 0.0)


class Brought(NamedTuple):
    """What each deal brought a choice, (G, each) chips in groups, and by how much luck, which is 0 in the mean."""

    won: Floats
    luck: Floats


@dataclass(frozen=True, slots=True)
class Measured:
    """By choice what it is worth in the mean, in chips, with its standard error (0: exact); and the loss of the taken.

    `best` is the best of all deals, each choice taken at one error less than its mean; `behind` is how far each choice
    is behind it, deal by deal, and `gap_stderr` the error of that of the second best. `loss` is 0 or more, and drawn
    towards 0 as far as its error is large.
    """

    means: tuple[float, ...]
    stderrs: tuple[float, ...]
    best: int
    behind: tuple[Known, ...]
    gap_stderr: float
    loss: float
    loss_stderr: float


class _Played(NamedTuple):
    """What each deal brought, (G, each) in groups, without what goes with its showdown and luck; `slope` of the first.

    `pot` is what one more deal may bring that none has brought yet: however alike the deals are, the error is no less
    than its part in them.
    """

    rest: Floats
    slope: float
    pot: float


def measured(
    values: Sequence[Brought | Known],
    showdowns: Floats,
    expected: Known,
    taken: int,
    *,
    pot: float = 0.0,
    usual: float = math.inf,
) -> Measured:
    """Weigh the choices.

    `values` are by choice what each deal brought, the same deals in the same order, fewer where a choice was given up;
    or what is known of it. `showdowns` (G, each) are the parts of the pot that a showdown
    pays in those deals, `expected` their mean over all deals and its error. `pot` is what can be won, `usual` the usual
    size of a loss, in chips.
    """
    weighed = [each if isinstance(each, Known) else _without_chance(each, showdowns, expected, pot) for each in values]
    figures = [_mean(each, expected) for each in weighed]
    order = sorted(range(len(figures)), key=lambda at: (_surely(figures[at]), at == taken), reverse=True)
    best = order[0]
    behind = [_ahead(weighed[best], each, expected) if at != best else NOTHING for at, each in enumerate(weighed)]
    loss = _believed(_loss(weighed, expected, taken), usual) if best != taken else NOTHING
    return Measured(
        means=tuple([each.mean for each in figures]),
        stderrs=tuple([each.stderr for each in figures]),
        best=best,
        behind=tuple(behind),
        gap_stderr=behind[order[1]].stderr if len(order) > 1 else 0.0,
        loss=max(0.0, loss.mean),
        loss_stderr=loss.stderr if loss.mean > 0 else 0.0,
    )


def _without_chance(brought: Brought, showdowns: Floats, expected: Known, pot: float) -> _Played:
    """Take out of a choice's deals how much better or worse their showdowns are than usual, and their luck."""
    value = brought.won
    chances = np.stack([showdowns[: len(value)] - expected.mean, brought.luck])
    apart = (chances - chances.mean(axis=(1, 2), keepdims=True)).reshape(2, -1)
    squares = apart @ apart.T
    apart[squares.diagonal() < _FLAT] = 0.0
    if len(value) < _FOR_A_SLOPE:
        return _Played(value, 0.0, pot)
    # A trace of a ridge: two chances may be the same, and one may be none.
    slopes = np.linalg.solve(squares + np.diag(_FLAT * (1 + squares.diagonal())), apart @ value.ravel())
    return _Played(value - np.tensordot(slopes, chances, 1), float(slopes[0]), pot)


def _loss(weighed: Sequence[_Played | Known], expected: Known, taken: int) -> Known:
    """Both ways round, the mean of the two: the best of one half of the groups, measured on the other."""
    if all(isinstance(each, Known) for each in weighed):
        best = max([each for each in weighed if isinstance(each, Known)])
        return _ahead(best, weighed[taken], expected)
    lost = []
    for first, second in ((0, 1), (1, 0)):
        sure = [_surely(_mean(_half(each, first), expected)) for each in weighed]
        found = max(range(len(sure)), key=lambda at: (sure[at], at == taken))
        halves = _half(weighed[found], second), _half(weighed[taken], second)
        lost.append(_ahead(*halves, expected) if found != taken else NOTHING)
    return Known((lost[0].mean + lost[1].mean) / 2, (lost[0].stderr ** 2 + lost[1].stderr ** 2) ** 0.5 / 2)


def _believed(loss: Known, usual: float) -> Known:
    """A loss as far as its error lets it be believed: its mean and deviation, given how large losses usually are.

    Losses that are told are those that came out large, some of them by luck. Weighed against all that there are (about
    0 by `usual`, a few of them very large: Student's t of two degrees) one is right on the mean, whatever it was picked
    for; and one that is far beyond its error stays what it is.
    """
    if math.isinf(usual) or not 0 < loss.stderr < math.inf:
        return loss
    at = loss.mean + loss.stderr * _AROUND
    weights = np.exp(-0.5 * _AROUND**2) * (1 + (at / usual) ** 2 / 2) ** -1.5
    weights /= weights.sum()
    mean = float(weights @ at)
    return Known(mean, float(weights @ (at - mean) ** 2) ** 0.5)


def _surely(known: Known) -> float:
    """What a choice is worth at least, by one error: what was played too little is not called the best for its luck."""
    return known.mean - known.stderr


def _half(each: _Played | Known, which: int) -> _Played | Known:
    return each if isinstance(each, Known) else _Played(each.rest[which::2], each.slope, each.pot)


def _ahead(more: _Played | Known, less: _Played | Known, expected: Known) -> Known:
    """How far one choice is ahead of another, deal by deal where both were played."""
    if isinstance(more, Known) or isinstance(less, Known):
        first, second = _mean(more, expected), _mean(less, expected)
        return Known(first.mean - second.mean, (first.stderr**2 + second.stderr**2) ** 0.5)
    groups = min(len(more.rest), len(less.rest))
    rest = more.rest[:groups] - less.rest[:groups]
    return _mean(_Played(rest, more.slope - less.slope, max(more.pot, less.pot)), expected)


def _mean(each: _Played | Known, expected: Known) -> Known:
    """The mean and its standard error; groups count as one, and few of them are trusted less (Student's t)."""
    if isinstance(each, Known):
        return each
    groups = len(each.rest)
    if groups <= _TOO_FEW:
        return Known(float(each.rest.mean()) if groups else 0.0, float("inf"))
    means = each.rest.mean(axis=1)
    error = float(means.std(ddof=1)) / groups**0.5 * ((groups - 1) / (groups - _TOO_FEW)) ** 0.5
    error = max(error, each.pot / (each.rest.size + 1))
    return Known(float(means.mean()), float((error**2 + (each.slope * expected.stderr) ** 2) ** 0.5))
