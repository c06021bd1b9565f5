"""Ours and a peer on the same work, a round of each in turn, so that both see the same machine."""

from __future__ import annotations

import statistics
import time
import warnings
from collections.abc import Callable
from typing import Any

import pytest

Work = Callable[[], object]


def seconds(work: Work, units: int = 1) -> float:
    """Seconds of processor time for one unit of the work: what else the machine does counts less than on the clock."""
    begin = time.process_time()
    work()
    return (time.process_time() - begin) / units


def import_eval7() -> Any:
    """The peer eval7; what it imports warns about itself."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import eval7
    return eval7


def shown(value: float) -> str:
    """Seconds in a readable unit."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value / 1e-9:.3g} ns"


class Race:
    """Compares and prints; `benchmark` is pytest-benchmark's fixture, which runs the rounds."""

    def __init__(self, benchmark: Any, capsys: pytest.CaptureFixture[str]) -> None:
        self._benchmark = benchmark
        self._capsys = capsys

    def against(
        self, name: str, ours: Work, our_units: int, peer: Work, peer_units: int, *, goal: float, rounds: int = 7
    ) -> None:
        """Print both medians by unit of work and the median ratio of the rounds, which must reach the goal."""
        ours(), peer()
        pairs: list[tuple[float, float]] = []
        both = lambda: pairs.append((seconds(ours, our_units), seconds(peer, peer_units)))  # noqa: E731
        self._benchmark.pedantic(both, rounds=rounds)
        mine, theirs = (statistics.median(column) for column in zip(*pairs, strict=True))
        ratio = statistics.median(b / a for a, b in pairs)
        self._say(f"{name}: ours {shown(mine)}, peer {shown(theirs)}: {ratio:,.1f} times (goal {goal:,.0f})")
        assert ratio >= goal

    def within(self, name: str, work: Work, *, goal: float, rounds: int = 7) -> None:
        """Print the median time, which must not be above the goal in seconds."""
        work()
        times: list[float] = []
        self._benchmark.pedantic(lambda: times.append(seconds(work)), rounds=rounds)
        median = statistics.median(times)
        self._say(f"{name}: {shown(median)} (goal {shown(goal)})")
        assert median <= goal

    def figure(self, name: str, value: float, unit: str, *, goal: float) -> None:
        """Print a figure that must not be above the goal."""
        self._benchmark.pedantic(lambda: None, rounds=1)
        self._say(f"{name}: {value:.3g} {unit} (goal {goal:g})")
        assert value <= goal

    def _say(self, line: str) -> None:
        with self._capsys.disabled():
            print("\n" + line)


@pytest.fixture
def race(benchmark: Any, capsys: pytest.CaptureFixture[str]) -> Race:
    """The comparison of this test."""
    return Race(benchmark, capsys)
