"""The lead of a counted decision's best choice: whether it is told apart from the others, or as good as the second."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from pokertable.training.decide.refusals import second_of

if TYPE_CHECKING:
    from pokertable.training.weigh.loss import Measured
    from pokertable.training.weigh.verdict import Verdict

APART: Final = 0.04
"""Part of the stake by which the best choice is ahead of the second best, at least."""
ERRORS: Final = 4.0
"""Standard errors of their difference by which the best two choices are apart, at least."""
CLOSE: Final = 0.02
"""Part of the stake below which two choices are close, two errors of the difference added."""
COUNTED: Final = (128, 256, 512, 1024, 2048, 4096)
"""Deals after which a counted decision is looked at.

Three looks may end with a spot told apart, so that by luck alone one whose choices are worth the same would be taken
with a chance of thrice that of `ERRORS`, at most one in ten thousand.
"""
FAR: Final = 10.0
"""Errors by which the best choice must lead where all are known card by card: the error is then the ranges' alone."""


class Lead(NamedTuple):
    """Lead of the best choice over the second best, `gap` with its `error`, in chips, after `deals`.

    `least_sure` is the lead over the choice that is told apart worst, with its error.
    """

    gap: float
    error: float
    least_sure: float
    its_error: float
    stake: int
    deals: int

    @classmethod
    def of(cls, now: Measured, verdict: Verdict) -> Lead:
        """The lead of a counted decision."""
        others = [each for at, each in enumerate(now.behind) if at != now.best]
        worst = min(others, key=lambda each: each.mean - ERRORS * each.stderr)
        return cls(*now.behind[second_of(now)], *worst, verdict.stake, verdict.deals)

    @property
    def least(self) -> float:
        """The lead that matters."""
        return APART * self.stake

    @property
    def is_told(self) -> bool:
        """Whether the best choice is told apart from every other."""
        return self.gap >= max(self.least, ERRORS * self.error) and self.least_sure >= ERRORS * self.its_error

    @property
    def is_far(self) -> bool:
        """Whether the best choice is far ahead of every other."""
        return min(self.gap, self.least_sure) >= FAR * max(self.error, self.its_error)

    @property
    def may_be_told(self) -> bool:
        """Whether all deals would tell it apart, if its leads stayed and their errors shrank."""
        error, its_error = self._after_all(self.error), self._after_all(self.its_error)
        return self.gap >= max(self.least, ERRORS * error) and self.least_sure >= ERRORS * its_error

    @property
    def is_close(self) -> bool:
        """Whether both choices are right."""
        return self.gap + 2 * self.error < CLOSE * self.stake

    @property
    def may_be_close(self) -> bool:
        """Whether all deals may show that they are."""
        return max(0.0, self.gap - self.error) + 2 * self._after_all(self.error) < CLOSE * self.stake

    def _after_all(self, error: float) -> float:
        """An error after all deals."""
        return error * float(min(1.0, max(self.deals, 1) / COUNTED[-1]) ** 0.5)
