"""The time that a decision is given: the processor's, which what else the machine does takes nothing from."""

from __future__ import annotations

import time

from pokertable.training.review.limits import PATIENCE


class Watch:
    """Counts from when it is made, on the thread that made it."""

    def __init__(self) -> None:
        self._began = time.thread_time(), time.monotonic()

    @property
    def seconds(self) -> float:
        """What counts: seconds of the processor, no less than the clock's part that nobody waits longer for."""
        processor, clock = self._began
        return max(time.thread_time() - processor, (time.monotonic() - clock) / PATIENCE)
