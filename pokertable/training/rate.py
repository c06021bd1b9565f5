"""Error rates in percent, and their uncertainty."""

from __future__ import annotations

from dataclasses import dataclass

from pokertable.model.text import INTERVAL

HUNDRED = 100


@dataclass(frozen=True, slots=True)
class Rate:
    """`wrong` answers out of `asked`.

    The underlying probability is unknown between 0 and 1 (Jeffreys' prior, Beta(½, ½)): the estimate lies between the
    counted share and a half, nearer to the share the more was counted, and has a spread even where nothing or
    everything went wrong. https://en.wikipedia.org/wiki/Jeffreys_prior
    """

    wrong: int = 0
    asked: int = 0

    def __add__(self, other: Rate) -> Rate:
        return Rate(self.wrong + other.wrong, self.asked + other.asked)

    @property
    def per_100(self) -> float:
        """Counted rate in percent; 0 where nothing was asked."""
        return HUNDRED * self.wrong / self.asked if self.asked else 0.0

    @property
    def likely(self) -> float:
        """Estimated rate in percent: 50 where nothing was asked."""
        return HUNDRED * (self.wrong + 0.5) / (self.asked + 1)

    @property
    def spread(self) -> float:
        """One standard error of the estimate, in percent."""
        part = self.likely / HUNDRED
        return HUNDRED * float((part * (1 - part) / (self.asked + 2)) ** 0.5)

    @property
    def reach(self) -> float:
        """Half of the interval in which the rate lies with 95%, in percent."""
        return INTERVAL * self.spread

    @property
    def low(self) -> float:
        """Lower end of that interval, in percent."""
        return max(0.0, self.likely - self.reach)

    @property
    def high(self) -> float:
        """Upper end of that interval, in percent."""
        return min(float(HUNDRED), self.likely + self.reach)

    @property
    def at_least(self) -> float:
        """Lower bound of the rate in percent, one standard error below: few answers prove little."""
        return max(0.0, self.likely - self.spread)

    def apart(self, before: Rate) -> float:
        """Number of standard errors by which the rate is lower than `before`; below 0: higher."""
        return (before.likely - self.likely) / float((self.spread**2 + before.spread**2) ** 0.5)
