"""Many single hands at once, each on a board of its own and against so many rivals: what they expect of the pot.

Python's cost is by call, so hands of hundreds of tables are worked out in one. Each row is summed by itself: a hand
expects the same to the last bit, alone or with others.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from pokertable.analysis.arrays import Floats
from pokertable.players.worth.outcomes import Outcomes
from pokertable.players.worth.rivals import BeatCounts

_AT_ONCE = 1 << 13
"""Futures of all hands together, so that what is worked out stays in the processor's cache."""


def share_and_strong(asked: Sequence[tuple[Outcomes, float]], enough: float) -> list[tuple[float, float]]:
    """The part of the pot that each hand expects, and how often it gets `enough` of it or more.

    `asked` are single hands of one flop game on one street, and for how many random hands their rivals count.
    """
    futures = len(asked[0][0].column.possible) if asked else 1
    rows = max(1, _AT_ONCE // futures)
    found = []
    for at in range(0, len(asked), rows):
        found += _rows(asked[at : at + rows], enough)
    return found


def _rows(asked: Sequence[tuple[Outcomes, float]], enough: float) -> list[tuple[float, float]]:
    columns = [outcomes.column for outcomes, _ in asked]
    rivals = np.array([[count] for _, count in asked])
    wins: list[Floats] = []
    for parts in zip(*[column.shares for column in columns], strict=True):
        below, through, counted, some, without = (np.array(part) for part in zip(*parts, strict=True))
        won = BeatCounts(below, through, counted).win(rivals)
        wins.append(won if not wins else np.where(some, won, without**rivals * wins[0]))
    pot = sum(wins[1:], start=wins[0]) / len(wins)
    possible = np.array([column.possible for column in columns])
    counts = np.array([column.futures for column in columns])
    share = (pot * possible).sum(axis=1) / counts
    often = ((pot >= enough) * possible).sum(axis=1) / counts
    return list(zip(share.tolist(), often.tolist(), strict=True))
