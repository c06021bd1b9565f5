"""How bad a decision was: five severities, by what it lost in big bets."""

from __future__ import annotations

from enum import Enum
from typing import Final

ERRORS: Final = 2.0
"""A loss counts for no more than what is left of it after so many standard errors."""


class Severity(Enum):
    """How bad a decision was."""

    BEST = "best"
    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def matters(self) -> bool:
        """Whether it is worse than fine."""
        return self not in (Severity.BEST, Severity.FINE)


BOUNDS: Final = ((0.5, Severity.FINE), (2.0, Severity.INACCURACY), (5.0, Severity.MISTAKE))
"""Up to so many big bets lost."""


def severity(big_bets: float, stderr: float) -> Severity:
    """How bad a loss is: never worse than what its error leaves of it."""
    if big_bets <= 0:
        return Severity.BEST
    proven = big_bets - ERRORS * stderr
    return next((found for most, found in BOUNDS if proven <= most), Severity.BLUNDER)
