"""Readers who make one mistake each: how they would spread the hundred. A read is named by the one it is nearest to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.model.hand.events import Checked, Raised
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.prospects import prospects
from pokertable.training.reads.evidence import Evidence, Step
from pokertable.training.reads.spread import Spread, apart

Shares = tuple[float, ...]
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
    evidence: Evidence, asked: Callable[[Step], bool], prior: Shares, exact: Shares
) -> dict[Misreading, Shares]:
    """What each reader makes of it; those are left out who would be right or have nothing to be wrong about.

    `asked` says which actions the question is about: those before it are in the prior.
    """
    found: dict[Misreading, Shares] = {Misreading.UNMOVED: prior}
    checks = [step for step in evidence.steps if asked(step) and isinstance(step.act.event, Checked)]
    if checks:
        weights = evidence.weights(lambda step: step not in checks)
        found[Misreading.CHECK] = evidence.shares(weights)
    chosen = _as_if_chosen(evidence)
    if chosen is not None and asked(evidence.steps[0]):
        weights = evidence.weights(instead={0: chosen})
        if weights.any():
            found[Misreading.BLIND] = evidence.shares(weights)
    if any(asked(step) and isinstance(step.act.event, Raised) for step in evidence.steps):
        weakest = max(at for at, share in enumerate(prior) if share >= _LEAST)
        found[Misreading.BLUFFS] = _leaning(exact, weakest, _BLUFFS)
    found[Misreading.NUTS] = _leaning(exact, next(at for at, share in enumerate(exact) if share >= _LEAST), _NUTS)
    if not evidence.leaves_own:
        found[Misreading.DEAD] = evidence.shares(evidence.weights(live=evidence.possible))
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


def _as_if_chosen(evidence: Evidence) -> Floats | None:
    """The first action of a blind or a bring-in that cost nothing or little, as if the hand had been chosen to play."""
    if not evidence.steps:
        return None
    step = evidence.steps[0]
    if not step.forced or step.downs != evidence.downs:
        return None
    rank = prospects(Spot.of(step.public), evidence.hands, 1.0).rank
    return np.where(np.asarray(rank) <= _CHOSEN, 1.0, 0.0)


def _leaning(exact: Shares, at: int, part: float) -> Shares:
    """So much of the hundred to one class, the rest as it is."""
    return tuple([(1 - part) * share + part * (number == at) for number, share in enumerate(exact)])
