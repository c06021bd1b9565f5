"""How often something went wrong, of a hundred, and how sure that is."""

from __future__ import annotations

from dataclasses import dataclass

HUNDRED = 100


@dataclass(frozen=True, slots=True)
class Rate:
    """So many `wrong` of so many `asked`.

    The chance that stands behind them is taken as unknown between 0 and 1 (Jeffreys' prior, Beta(½, ½)): what comes
    out lies between the share that was counted and a half, nearer to the share the more was counted, and has a spread
    even where nothing or everything went wrong. https://en.wikipedia.org/wiki/Jeffreys_prior
    """

    wrong: int = 0
    asked: int = 0

    def __add__(self, other: Rate) -> Rate:
        return Rate(self.wrong + other.wrong, self.asked + other.asked)

    @property
    def per_100(self) -> float:
        """Of a hundred, as it was counted; 0 where nothing was asked."""
        return HUNDRED * self.wrong / self.asked if self.asked else 0.0

    @property
    def likely(self) -> float:
        """Of a hundred, as far as is known: a half where nothing was asked."""
        return HUNDRED * (self.wrong + 0.5) / (self.asked + 1)

    @property
    def spread(self) -> float:
        """One standard error of it, of a hundred."""
        part = self.likely / HUNDRED
        return HUNDRED * float((part * (1 - part) / (self.asked + 2)) ** 0.5)

    @property
    def at_least(self) -> float:
        """What it is at least, by one standard error: few answers do not prove much."""
        return max(0.0, self.likely - self.spread)

    def apart(self, before: Rate) -> float:
        """By how many standard errors it is lower than `before`; below 0: higher."""
        return (before.likely - self.likely) / float((self.spread**2 + before.spread**2) ** 0.5)
