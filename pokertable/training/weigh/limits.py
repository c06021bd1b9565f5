"""How far a decision is played out where nobody says, and the time that it takes of the processor."""

from __future__ import annotations

import time
from typing import Final

SECONDS: Final = 3.0
"""Processor seconds after which a decision is settled, if its figures are not precise before."""
PATIENCE: Final = 3.0
"""Longest wait, as a multiple of those seconds, where others use the processor too."""
LONGER: Final = 7.0
"""Seconds more for what is not settled by then, while somebody looks; what is open after them is too close to call."""
LEAST_DEALS: Final = 48
"""Deals from which their error may be believed: with fewer there is no verdict, and no choice is given up."""
MOST_DEALS: Final = 2000
"""Deals after which no more are played."""
SEEDED_DEALS: Final = 400
"""Deals where the same figures are asked for twice: no clock decides."""


class Watch:
    """Counts from when it is made, on the thread that made it."""

    def __init__(self) -> None:
        self._began = time.thread_time(), time.monotonic()

    @property
    def seconds(self) -> float:
        """Seconds of the processor; of the clock, divided by `PATIENCE`, if that is more."""
        processor, clock = self._began
        return max(time.thread_time() - processor, (time.monotonic() - clock) / PATIENCE)
