"""The loss of a choice against the best, found on one half of the deals and measured on the other.

Luck with a known mean of 0 is subtracted from each deal as it is, never by a slope fitted on the same deals: such a
slope follows the few deals with large results, and leaves out their cost.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from pokertable.analysis.arrays import Floats

_FOR_A_SLOPE: Final = 16
"""Least groups of deals from which the slope of a showdown is estimated."""
_FLAT: Final = 1e-9
_FEW_VARY: Final = 8
"""Deals of unusual showdown from which a slope is estimated: with fewer the adjustment is seldom, large and skewed."""
_TOO_FEW: Final = 3
"""Most groups of deals that are too few to estimate the error of their mean."""
_AROUND: Final = np.linspace(-7, 7, 701)
"""Errors around a mean, close enough together to sum over."""


class Known(NamedTuple):
    """A choice's value, computed instead of played: the mean and its standard error, 0 where it is exact."""

    mean: float
    stderr: float


NOTHING: Final = Known(0.0, 0.0)


class Brought(NamedTuple):
    """A choice's result in each deal, (G, each) chips in groups, and its luck, whose mean is 0.

    `risked` are the chips by which one more deal may differ from all of these: the chips put in and those played for,
    and some of those that may follow.
    """

    won: Floats
    luck: Floats
    risked: float


@dataclass(frozen=True, slots=True)
class Measured:
    """Mean value of each choice, in chips, with its standard error (0: exact); and the loss of the choice taken.

    `best` is the best over all deals, each choice taken at one error below its mean; `behind` is each choice's deficit
    to it, deal by deal, and `gap_stderr` the error of the second best's. `ahead` is each choice's lead over the one
    taken. `loss` is 0 or more, and shrunk towards 0 if its error is large; a loss of 0 has its error too. `here` is the
    loss against the opponents of the hand where a smaller one counts (`passive`).
    """

    means: tuple[float, ...]
    stderrs: tuple[float, ...]
    best: int
    behind: tuple[Known, ...]
    ahead: tuple[Known, ...]
    gap_stderr: float
    loss: float
    loss_stderr: float
    here: float | None = None


def measured(
    values: Sequence[Brought | Known],
    showdowns: Floats,
    expected: Known,
    taken: int,
    *,
    sampled: float = 0.0,
    usual: float = math.inf,
) -> Measured:
    """Weigh the choices.

    `values` are each choice's results in the same deals in the same order, fewer where a choice was given up; or its
    known value. `showdowns` (G, each) are the parts of the pot paid at showdown in those deals, `expected` their mean
    over all deals and its error. `sampled` is the variance that sampled hands leave in a mean over deals, as a fraction
    of the variance of one deal; 0 where the hands are complete. `usual` is the usual size of a loss, in chips.
    """
    choices = _Choices(values, showdowns, expected, sampled)
    figures = [choices.worth(at).known for at in range(len(values))]
    best, *others = choices.in_order(taken)
    behind = [choices.ahead(best, at).known if at != best else NOTHING for at in range(len(values))]
    ahead = [choices.ahead(at, taken).known if at != taken else NOTHING for at in range(len(values))]
    gap = behind[others[0]].stderr if others else 0.0
    loss = _believed(choices.loss(best, taken), usual) if best != taken else Known(0.0, gap)
    if isinstance(values[taken], Known):  # against what is known as well nothing is left to chance
        known = [lead for lead, each in zip(ahead, values, strict=True) if isinstance(each, Known) and lead.mean > 0]
        loss = max([loss, *known], key=lambda each: each.mean)
    return Measured(
        means=tuple([each.mean for each in figures]),
        stderrs=tuple([each.stderr for each in figures]),
        best=best,
        behind=tuple(behind),
        ahead=tuple(ahead),
        gap_stderr=gap,
        loss=max(0.0, loss.mean),
        loss_stderr=loss.stderr,
    )


class _Estimate(NamedTuple):
    """A mean, its error from the deals drawn, and the error common to all deals."""

    mean: float
    by_deals: float
    common: float

    @property
    def known(self) -> Known:
        return Known(self.mean, math.hypot(self.by_deals, self.common))

    @property
    def surely(self) -> float:
        """The mean less one error: a choice played too little is not called the best by luck."""
        return self.mean - self.known.stderr


class _Played(NamedTuple):
    """A choice's deals, (G, each) in groups; `rest` is without luck and the part explained by showdowns (`slope`)."""

    won: Floats
    rest: Floats
    slope: float
    risked: float


_ALL: Final = slice(None)
_HALVES: Final = slice(0, None, 2), slice(1, None, 2)


class _Choices:
    """The choices of a decision; each figure is for all groups of deals, or for a `part` of them."""

    def __init__(self, values: Sequence[Brought | Known], showdowns: Floats, expected: Known, sampled: float) -> None:
        self._error_of_expected, self._sampled = expected.stderr, sampled
        parts = showdowns - expected.mean
        self._each = [each if isinstance(each, Known) else _without_chance(each, parts) for each in values]

    def worth(self, at: int, part: slice = _ALL) -> _Estimate:
        """Estimated value of a choice."""
        each = self._each[at]
        return self._mean(each, part) if isinstance(each, _Played) else _Estimate(each.mean, 0.0, each.stderr)

    def ahead(self, more: int, less: int, part: slice = _ALL) -> _Estimate:
        """Lead of one choice over another, deal by deal where both were played."""
        first, second = self._each[more], self._each[less]
        if isinstance(first, _Played) and isinstance(second, _Played):
            groups = min(len(first.rest), len(second.rest))
            won, rest = first.won[:groups] - second.won[:groups], first.rest[:groups] - second.rest[:groups]
            between = _Played(won, rest, first.slope - second.slope, max(first.risked, second.risked))
            return self._mean(between, part)
        one, other = self.worth(more, part), self.worth(less, part)
        errors = math.hypot(one.by_deals, other.by_deals), math.hypot(one.common, other.common)
        return _Estimate(one.mean - other.mean, *errors)

    def in_order(self, taken: int, part: slice = _ALL) -> list[int]:
        """The choices from the best down, each at one error below its mean; of equals the taken first."""
        surely = [self.worth(at, part).surely for at in range(len(self._each))]
        return sorted(range(len(surely)), key=lambda at: (surely[at], at == taken), reverse=True)

    def loss(self, best: int, taken: int) -> Known:
        """The deficit of the choice taken: the mean of both ways, the best of one half measured on the other.

        If the choice taken is the best, nothing is lost, with the certainty of the `best` over all deals.
        """
        lost = []
        for found, other in (_HALVES, _HALVES[::-1]):
            first, *_ = self.in_order(taken, found)
            ahead = self.ahead(best if first == taken else first, taken, other)
            lost.append(ahead._replace(mean=0.0) if first == taken else ahead)
        mean = (lost[0].mean + lost[1].mean) / 2
        by_deals = math.hypot(lost[0].by_deals, lost[1].by_deals) / 2
        return _Estimate(mean, by_deals, (lost[0].common + lost[1].common) / 2).known

    def _mean(self, each: _Played, part: slice) -> _Estimate:
        """The mean and its errors; groups count as one, and few of them are trusted less (Student's t).

        However alike the deals are, the error is at least the effect of one more deal.
        """
        rest = each.rest[part]
        groups = len(rest)
        if groups <= _TOO_FEW:
            return _Estimate(float(rest.mean()) if groups else 0.0, each.risked, 0.0)
        means = rest.mean(axis=1)
        error = float(means.std(ddof=1)) / groups**0.5 * ((groups - 1) / (groups - _TOO_FEW)) ** 0.5
        error = max(error, each.risked / (rest.size + 1))
        common = math.hypot(each.slope * self._error_of_expected, float(each.won.std()) * self._sampled**0.5)
        return _Estimate(float(means.mean()), error, common)


def _without_chance(brought: Brought, parts: Floats) -> _Played:
    """Subtract from a choice's deals their luck, and the deviation of their showdowns from the usual.

    `parts` of the pot are those above the usual. The chips that go with them are estimated on one half of the groups
    and subtracted from the other, so that no deal affects its own correction.
    """
    rest = brought.won - brought.luck
    if len(rest) < _FOR_A_SLOPE:
        return _Played(brought.won, rest, 0.0, brought.risked)
    adjusted, parts = rest.copy(), parts[: len(rest)]
    slopes = []
    for found, other in (_HALVES, _HALVES[::-1]):
        apart = parts[found] - parts[found].mean()
        squares = float((apart**2).sum())
        varies = squares > _FLAT and squares**2 >= _FEW_VARY * float((apart**4).sum())
        slopes.append(float((apart * rest[found]).sum()) / squares if varies else 0.0)
        adjusted[other] -= slopes[-1] * parts[other]
    return _Played(brought.won, adjusted, sum(slopes) / 2, brought.risked)


def _believed(loss: Known, usual: float) -> Known:
    """A loss shrunk by its error: its mean and deviation, given the usual sizes of losses.

    Reported losses are those that came out large, some of them by luck. Weighed against the distribution of all losses
    (around 0 by `usual`, a few very large: Student's t with two degrees of freedom) a loss is right on average,
    whatever it was selected for; and one far beyond its error stays unchanged.
    """
    if math.isinf(usual) or not 0 < loss.stderr < math.inf:
        return loss
    at = loss.mean + loss.stderr * _AROUND
    weights = np.exp(-0.5 * _AROUND**2) * (1 + (at / usual) ** 2 / 2) ** -1.5
    weights /= weights.sum()
    mean = float(weights @ at)
    return Known(mean, float(weights @ (at - mean) ** 2) ** 0.5)
