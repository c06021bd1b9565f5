"""Figures of single hands at many turns and tables, computed together, because Python's cost is per call.

Each is the same as in `Facts` alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pokertable.players.facts.facts import Facts
from pokertable.players.ranges.ranges import read_all
from pokertable.players.worth.outcomes import hold_against


def _read(hands: Sequence[Facts]) -> None:
    """Read the ranges of usual players; those of a policy are computed hand by hand anyway."""
    read_all([each.public for each in hands if each.presumed is None])


def _shares(hands: Sequence[Facts]) -> None:
    _read(hands)
    hold_against([(outcomes, [each.field]) for each in hands for outcomes in each.single])


def _called(hands: Sequence[Facts]) -> None:
    _read(hands)
    hold_against([(outcomes, [each.callers, each.field]) for each in hands for outcomes in each.single])


TOGETHER: Final[dict[str, Callable[[Sequence[Facts]], None]]] = {"share": _shares, "called": _called}
"""Functions that prepare a figure, by its name, for many single hands."""
