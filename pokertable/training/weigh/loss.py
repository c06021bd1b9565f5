"""The loss of a choice against the best, found on one half of the deals and measured on the other.

Luck with a known mean of 0 is subtracted from each deal as it is, never by a slope fitted on the same deals: such a
slope follows the few deals with large results, and leaves out their cost. The deals are spread evenly over their
showdowns (`Dealer.spread`): their error is what neighbours differ by.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.training.deals.dealer import CANDIDATES

_TOO_FEW: Final = 3
"""Most groups of deals that are too few to estimate the error of their mean."""
_ABOVE: Final = np.linspace(0, 7, 1401)
"""Errors above a bound, close enough together to sum over."""
_LEAST: Final = 0.3
"""Part of an error by deals that is left in any case, whatever was expected."""


class Known(NamedTuple):
    """A choice's value, computed instead of played: the mean and its standard error, 0 where it is exact."""

    mean: float
    stderr: float


NOTHING: Final = Known(0.0, 0.0)


class Bounded(NamedTuple):
    """A choice's value from deals that brought less than can be lost with it, and its error: no less than that bound.

    The deals are the less to be believed the larger their error: what is left of it above the bound has this mean and
    deviation. A value far below the bound for its error is the bound.
    """

    mean: float
    stderr: float

    @staticmethod
    def above(found: Known, least: float) -> Bounded:
        """The value found by deals, which is `least` at least."""
        if found.stderr <= 0:
            return Bounded(least, 0.0)
        below = (least - found.mean) / found.stderr
        above = _ABOVE / max(1.0, below)
        weights = np.exp(-below * above - above**2 / 2)
        weights[0] /= 2  # the end of what is summed over
        weights /= weights.sum()
        mean = float(weights @ above)
        deviation = float(weights @ (above - mean) ** 2) ** 0.5
        return Bounded(least + found.stderr * mean, found.stderr * deviation)


class Brought(NamedTuple):
    """A choice's result in each deal, (G, each) chips in groups, and its luck, whose mean is 0.

    `risked` are the chips by which one more deal may differ from all of these: the chips put in and those played for,
    and some of those that may follow.
    """

    won: Floats
    luck: Floats
    risked: float

    @property
    def rest(self) -> Floats:
        """The chips won, without luck."""
        return self.won - self.luck

    def ahead(self, other: Brought) -> Brought:
        """The lead over another choice, in the deals that both were played in."""
        groups = min(len(self.won), len(other.won))
        won, luck = self.won[:groups] - other.won[:groups], self.luck[:groups] - other.luck[:groups]
        return Brought(won, luck, max(self.risked, other.risked))


class Expected(NamedTuple):
    """The choice of which something is expected before any deal, and what its value is believed to be after them."""

    at: int
    believed: Callable[[Known], Known]


@dataclass(frozen=True, slots=True)
class Measured:
    """Mean value of each choice, in chips, with its standard error (0: exact); and the loss of the choice taken.

    `best` is the best over all deals, each choice taken at one error below its value; `behind` is each choice's deficit
    to it, deal by deal, and `gap_stderr` the error of the second best's. `ahead` is each choice's lead over the one
    taken. These go by the deals alone, but for what is expected of a choice (`Expected`); the means do in any case.
    `loss` is 0 or more, and as it is believed (`usual`); a loss of 0 has its error too.
    `here` is the loss against the opponents of the hand where a smaller one counts (`passive`). `bounded` are the
    choices that came out below what can be lost with them (`Bounded`).
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
    bounded: tuple[int, ...] = ()


def measured(
    values: Sequence[Brought | Known | Bounded],
    places: Floats,
    taken: int,
    *,
    sampled: float = 0.0,
    believed: Callable[[Known], Known] = lambda lead: lead,
    expected: Expected | None = None,
) -> Measured:
    """Weigh the choices.

    `values` are each choice's results in the same deals in the same order, fewer where a choice was given up; or its
    known value. `places` (G,) are those of the groups in the order of their showdowns. `sampled` is the variance that
    sampled hands leave in a mean over deals, as a fraction of the variance of one deal; 0 where the hands are complete.
    `believed` is what a loss is believed to be where deals say this much; one that follows from what is `expected` is
    believed already.
    """
    figures = [_Choices(values, places, sampled).worth(at).known for at in range(len(values))]
    choices = _Choices(values, places, sampled, expected)
    best, *others = choices.in_order(taken)
    behind = [choices.ahead(best, at).known if at != best else NOTHING for at in range(len(values))]
    ahead = [choices.ahead(at, taken).known if at != taken else NOTHING for at in range(len(values))]
    gap = behind[others[0]].stderr if others else 0.0
    loss = choices.loss(best, taken) if best != taken else Known(0.0, gap)
    loss = loss if choices.is_believed(best, taken) else believed(loss)
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
        bounded=tuple([at for at, each in enumerate(values) if isinstance(each, Bounded)]),
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


_ALL: Final = slice(None)
_HALVES: Final = slice(0, None, 2), slice(1, None, 2)


class _Choices:
    """The choices of a decision; each figure is for all groups of deals, or for a `part` of them.

    Where something is `expected` of a choice, its value is moved to what is believed, and so is what other choices
    brought in the same deals, as far as it went with its own.
    """

    def __init__(
        self,
        values: Sequence[Brought | Known | Bounded],
        places: Floats,
        sampled: float,
        expected: Expected | None = None,
    ) -> None:
        self._each, self._places, self._sampled = values, places, sampled
        self._with, self._moved, self._surer = [0.0] * len(values), 0.0, 0.0
        self._expected: int | None = None
        first = None if expected is None else values[expected.at]
        if expected is not None and isinstance(first, Brought):
            self._expected = expected.at
            found = self.worth(expected.at)
            after = expected.believed(found.known)
            self._moved = after.mean - found.mean
            self._surer = max(0.0, min(found.known.stderr**2 - after.stderr**2, found.by_deals**2))
            self._with = [_goes_with(each, first) if isinstance(each, Brought) else 0.0 for each in values]

    def is_believed(self, best: int, taken: int) -> bool:
        """Whether the lead is that of a choice of which something is expected over a known one, or the reverse."""
        return any(
            one == self._expected and not isinstance(self._each[other], Brought)
            for one, other in ((best, taken), (taken, best))
        )

    def _moved_by(self, found: _Estimate, goes_with: float, part: slice) -> _Estimate:
        """The estimate of a value or lead that goes so far with the choice of which something is expected."""
        halves = 1 if part == _ALL else len(_HALVES)
        left = found.by_deals**2 - goes_with**2 * halves * self._surer
        return found._replace(
            mean=found.mean + goes_with * self._moved, by_deals=max(left, (_LEAST * found.by_deals) ** 2) ** 0.5
        )

    def worth(self, at: int, part: slice = _ALL) -> _Estimate:
        """Estimated value of a choice."""
        each = self._each[at]
        if not isinstance(each, Brought):
            return _Estimate(each.mean, 0.0, each.stderr)
        return self._moved_by(self._mean(each, part), self._with[at], part)

    def ahead(self, more: int, less: int, part: slice = _ALL) -> _Estimate:
        """Lead of one choice over another, deal by deal where both were played."""
        first, second = self._each[more], self._each[less]
        if isinstance(first, Brought) and isinstance(second, Brought):
            return self._moved_by(self._mean(first.ahead(second), part), self._with[more] - self._with[less], part)
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

    def _mean(self, each: Brought, part: slice) -> _Estimate:
        """The mean and its errors; a group counts as one, and few of them are trusted less (Student's t).

        However alike the deals are, the error is at least the effect of one more deal.
        """
        rest = each.rest[part]
        groups = len(rest)
        if groups <= _TOO_FEW:
            return _Estimate(float(rest.mean()) if groups else 0.0, each.risked, 0.0)
        means = rest.mean(axis=1)
        in_order = np.argsort(self._places[: len(each.won)][part])
        variance = _variance(means[in_order]) / groups * (groups - 1) / (groups - _TOO_FEW)
        error = max(variance**0.5, each.risked / (rest.size + 1))
        return _Estimate(float(means.mean()), error, float(each.won.std()) * self._sampled**0.5)


def _goes_with(one: Brought, other: Brought) -> float:
    """How far a choice's results go with those of another in the same deals: 0 to 1."""
    groups = min(len(one.won), len(other.won))
    if groups <= _TOO_FEW:
        return float(one is other)
    mine, others = (each.rest[:groups].mean(axis=1) for each in (one, other))
    apart = others - others.mean()
    spread = float(apart @ apart)
    return min(1.0, max(0.0, float(mine @ apart) / spread)) if spread else float(one is other)


def _variance(means: Floats) -> float:
    """Variance of one of these means, in the order of their showdowns, as far as it makes the mean of all uncertain.

    It is that between neighbours (von Neumann, 1941, https://doi.org/10.1214/aoms/1177731677), and of the rest, which
    goes with the showdowns, only the part that the number of candidates leaves (double sampling for stratification).
    """
    neighbours = float((np.diff(means) ** 2).mean()) / 2
    return neighbours + max(0.0, float(means.var(ddof=1)) - neighbours) / CANDIDATES
