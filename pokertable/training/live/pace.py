"""How much is counted in one step, by the time that the step before took."""

from __future__ import annotations

from typing import Final

TURN: Final = 0.5
"""Seconds that a step takes at most, once it is known how long each deal takes."""


class Pace:
    """The cost of one of the things that are counted step by step."""

    def __init__(self) -> None:
        self._seconds_each = 0.0

    def fitting(self, most: int, seconds: float) -> int:
        """The number of `most` that fits in a turn and in the seconds left; all of them in the first step."""
        return most if not self._seconds_each else max(0, min(most, int(min(TURN, seconds) / self._seconds_each)))

    def took(self, count: int, seconds: float) -> None:
        """Learn the cost of each from a step of this number and length."""
        if count:
            self._seconds_each = seconds / count
