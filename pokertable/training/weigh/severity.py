"""How bad a decision was: five severities, by what it lost of the pot that was played for."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pokertable.session.history.rows.reviewed import ReviewedDecision

ERRORS: Final = 2.0
"""Standard errors within which two figures are not told apart."""


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


_ORDER: Final = tuple(Severity)
BOUNDS: Final = ((0.025, Severity.FINE), (0.08, Severity.INACCURACY), (0.25, Severity.MISTAKE))
"""Most that is lost, as a fraction of the stake, by severity."""
TICK: Final = 0.08
"""Most that another choice may be ahead, with its error, of one that is called best or fine; of the stake."""


def severity(lost: float, stderr: float, *, is_dear: bool = False) -> Severity:
    """How bad a loss is; it and its error are fractions of the stake.

    Milder by one step where one standard error reaches over the bound. `is_dear`: a call so poor for its price that it
    is a mistake at least.
    """
    if lost <= 0:
        return Severity.BEST
    found = _within(lost)
    if _within(lost - stderr) is not found:
        found = _ORDER[_ORDER.index(found) - 1]
    return max(found, Severity.MISTAKE, key=_ORDER.index) if is_dear else found


def _within(lost: float) -> Severity:
    return next((found for most, found in BOUNDS if lost <= most), Severity.BLUNDER)


_BEFORE: Final = ((0.5, Severity.FINE), (2.0, Severity.INACCURACY), (5.0, Severity.MISTAKE))
"""Most big bets lost, by severity, in reviews stored before the stake was."""
_LEAST_STAKE: Final = 2.0
"""Least stake of any game, in big bets."""


def kept_severity(decision: ReviewedDecision) -> Severity | None:
    """The severity of a stored decision; None: undecided.

    One from before stakes were stored is graded as it was then; where its loss is small in the least stake that can be
    that is as it would be now (`is_of_before`).
    """
    if decision.severity is not None:
        return next((each for each in Severity if each.value == decision.severity), None)
    lost, stderr = decision.big_bets, decision.stderr
    proven = lost - ERRORS * stderr
    found = next((found for most, found in _BEFORE if proven <= most), Severity.BLUNDER)
    if lost <= 0:
        found = Severity.BEST
    known = lost + stderr <= _BEFORE[0][0] if decision.decided is None else decision.decided
    return found if found.matters or known else None


UNDECIDED: Final = "undecided"
"""The word for no severity, where one is stored or told."""


def is_of_before(decision: ReviewedDecision) -> bool:
    """Whether a stored decision has its severity by the scale of before."""
    return decision.severity is None and not _is_fine_anyway(decision) and kept_severity(decision) is not None


def _is_fine_anyway(decision: ReviewedDecision) -> bool:
    """Whether a decision is best or fine in any stake, by loss and error; a mistake in words is not taken back so."""
    lost, stderr = decision.big_bets / _LEAST_STAKE, decision.stderr / _LEAST_STAKE
    return decision.decided is not False and lost <= BOUNDS[0][0] and lost + stderr <= TICK and not decision.kind


def gravest(decisions: Iterable[ReviewedDecision]) -> ReviewedDecision | None:
    """The decision that a hand is known by: the costliest worse than fine, else of all decided; None where none is."""
    decided = [(kept_severity(each), each) for each in decisions]
    found = [(bad.matters, each) for bad, each in decided if bad is not None]
    return max(found, key=lambda each: (each[0], each[1].big_bets), default=(False, None))[1]


def worst(decisions: Iterable[ReviewedDecision]) -> Severity | None:
    """How bad the worst of these decisions was; None where none is worse than fine, but one is not decided."""
    each = [kept_severity(one) for one in decisions]
    found = max((one for one in each if one is not None), key=_ORDER.index, default=Severity.BEST)
    return found if found.matters or None not in each else None
