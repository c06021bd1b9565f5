"""How far a decision is played out where nobody says, and the time that it takes of the processor."""

from __future__ import annotations

import time
from typing import Final

SECONDS: Final = 3.0
"""A decision is settled after so long, of the processor; sooner where its figures allow."""
PATIENCE: Final = 3.0
"""Where others want the processor too nobody waits longer than so many times that: fewer deals are played then."""
LONGER: Final = 27.0
"""So many seconds more, while somebody looks, where the error does not decide by then."""
MOST_DEALS: Final = 2000
"""So many deals say all that there is to say."""


class Watch:
    """Counts from when it is made, on the thread that made it."""

    def __init__(self) -> None:
        self._began = time.thread_time(), time.monotonic()

    @property
    def seconds(self) -> float:
        """What counts: seconds of the processor, no less than the clock's part that nobody waits longer for."""
        processor, clock = self._began
        return max(time.thread_time() - processor, (time.monotonic() - clock) / PATIENCE)
