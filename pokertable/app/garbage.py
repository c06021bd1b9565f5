"""Python's garbage is collected on the GUI thread alone.

What is left of a closed dialog is a cycle. Were it found by a worker thread, as it can be wherever memory is taken,
Qt's widgets would be deleted there, and the process would end.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

_EVERY_MS: Final = 1000


def collect_here(parent: QObject) -> None:
    """From now on collect on this thread, from its loop of events, as long as `parent` lives."""
    from PySide6.QtCore import QTimer

    gc.disable()
    timer = QTimer(parent, interval=_EVERY_MS)
    timer.timeout.connect(collect_due)
    timer.start()


def collect_due() -> None:
    """Collect the oldest generation that is due by Python's own thresholds, with those younger than it.

    All objects only if a quarter of them came since they were gone through last, as Python does: with the modules of
    analysis that takes two frames, of which next to nothing is garbage.
    """
    due = [
        age for age, (count, most) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True)) if count > most
    ]
    if not due:
        return
    oldest = max(due)
    if oldest == _ALL and _old_objects() < _Kept.grown * _Kept.objects:
        oldest -= 1
    gc.collect(oldest)
    if oldest == _ALL:
        _Kept.objects = _old_objects()


_ALL: Final = 2
"""The oldest generation of objects."""


class _Kept:
    """How many objects were left when all had been gone through, and how many times as many are too many."""

    objects = 0
    grown = 1.25


def _old_objects() -> int:
    return len(gc.get_objects(_ALL))
