"""How long to wait on this machine, as busy as it is."""

from __future__ import annotations

import os


def patience(time: float) -> int:
    """A time that is enough on an idle machine, times how many programs want each processor.

    What is waited for is always a signal; this only ends what would never come.
    """
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return round(time * max(1.0, load / (os.cpu_count() or 1)))
