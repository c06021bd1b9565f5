"""How bad a decision was: five severities, by what it lost in big bets."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pokertable.session.history.rows.reviewed import ReviewedDecision

ERRORS: Final = 2.0
"""Standard errors that are taken off a loss before it is judged."""


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
"""Most big bets lost, by severity."""


def severity(big_bets: float, stderr: float) -> Severity:
    """How bad a loss is: never worse than what its error leaves of it."""
    if big_bets <= 0:
        return Severity.BEST
    proven = big_bets - ERRORS * stderr
    return next((found for most, found in BOUNDS if proven <= most), Severity.BLUNDER)


def surely_fine(big_bets: float, stderr: float) -> bool:
    """Whether a loss is no more than fine with its error too."""
    return big_bets + stderr <= BOUNDS[0][0]


def worst(decisions: Iterable[ReviewedDecision]) -> Severity | None:
    """How bad the worst of these decisions was.

    None where none is proven to be worse than fine, but one is not decided; where that was not kept (None), where one
    with its error may be worse.
    """
    each = list(decisions)
    severities = [severity(one.big_bets, one.stderr) for one in each]
    found = max(severities, key=list(Severity).index, default=Severity.BEST)
    known = all(surely_fine(one.big_bets, one.stderr) if one.decided is None else one.decided for one in each)
    return found if found.matters or known else None
