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
    """Collect the oldest generation that is due by Python's own thresholds, with those younger than it."""
    due = [
        age for age, (count, most) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True)) if count > most
    ]
    if due:
        gc.collect(max(due))
