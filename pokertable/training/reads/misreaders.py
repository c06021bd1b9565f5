"""Readers who make one mistake each: how they would spread the hundred. A read is named by the one it is nearest to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final

from pokertable.model.hand.events import Checked, Raised
from pokertable.training.reads.drawn import AnyEvidence
from pokertable.training.reads.evidence import ReadAction, Shares
from pokertable.training.reads.spread import Spread, apart

NEAR: Final = 25.0
"""Points of a hundred within which a read is a misreader's."""
CLEARER: Final = 2.0
"""By so many points it must be nearer than to anything else."""
TOLD_APART: Final = 8.0
"""Whose spread is nearer to the right one makes no mistake that a spread in steps of five could show."""
_NUTS: Final = 0.5
"""Who gives the nuts gives them so much of the hundred."""
_BLUFFS: Final = 0.4
"""Who sees bluffs sees them in so much of the hundred: in the weakest class that there is."""
_LEAST: Final = 0.01
"""What a class must have to be seen at all."""
_CHOSEN: Final = 0.25
"""Who forgets the blind believes that the hand is of this best part, as one that was chosen to be played."""


class Misreading(Enum):
    """The mistakes."""

    UNMOVED = "did not update"
    CHECK = "did not update on the check"
    BLIND = "forgot the blind's range"
    BLUFFS = "too many bluffs"
    NUTS = "gave the nuts"
    DEAD = "counted dead cards"


def misreadings(
    evidence: AnyEvidence, asked: Callable[[ReadAction], bool], prior: Shares, exact: Shares
) -> dict[Misreading, Shares]:
    """What each reader makes of it; those are left out who would be right or have nothing to be wrong about.

    `asked` says which actions the question is about: those before it are in the prior.
    """
    found: dict[Misreading, Shares] = {Misreading.UNMOVED: prior}
    checks = [step for step in evidence.steps if asked(step) and isinstance(step.act.event, Checked)]
    unchecked = evidence.leaving_out(checks) if checks else None
    if unchecked is not None:
        found[Misreading.CHECK] = unchecked
    chosen = evidence.as_if_chosen(_CHOSEN) if evidence.steps and asked(evidence.steps[0]) else None
    if chosen is not None:
        found[Misreading.BLIND] = chosen
    if any(asked(step) and isinstance(step.act.event, Raised) for step in evidence.steps):
        weakest = max(at for at, share in enumerate(prior) if share >= _LEAST)
        found[Misreading.BLUFFS] = _leaning(exact, weakest, _BLUFFS)
    found[Misreading.NUTS] = _leaning(exact, next(at for at, share in enumerate(exact) if share >= _LEAST), _NUTS)
    with_own_cards = evidence.with_own_cards()
    if with_own_cards is not None:
        found[Misreading.DEAD] = with_own_cards
    return found


def nearest(spread: Spread, exact: Shares, misread: Mapping[Misreading, Shares]) -> Misreading | None:
    """Whose spread it is; None if that is not clear, or if it is the right one."""
    away = sorted(
        (apart(spread, shares), name.value, name)
        for name, shares in misread.items()
        if apart(shares, exact) >= TOLD_APART
    )
    if not away:
        return None
    first, _, name = away[0]
    second = min([apart(spread, exact), *(distance for distance, _, _ in away[1:2])])
    return name if first <= NEAR and second - first >= CLEARER else None


def _leaning(exact: Shares, at: int, part: float) -> Shares:
    """So much of the hundred to one class, the rest as it is."""
    return tuple([(1 - part) * share + part * (number == at) for number, share in enumerate(exact)])
