"""Waiting for what the program does on its own: asked about after each thing that happens, not every ten milliseconds.

A hand is some dozen waits for a decision that takes one or two of these.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer
from pytestqt.exceptions import TimeoutError as TimedOut

LONGEST_MS = 10
"""It is asked about after so long too: what comes without an event."""


def wait_until(condition: Callable[[], bool | None], *, timeout: int = 5000) -> None:
    """In place of `QtBot.waitUntil`, and as that: until the condition is true or, with `None`, asserts nothing wrong.

    Raises `TimedOut` after `timeout` ms, and `ValueError` for a condition that says anything else.
    """
    __tracebackhide__ = True
    tick = QTimer(interval=LONGEST_MS)
    tick.start()
    end = time.monotonic() + timeout / 1000
    while not _met(condition, last=time.monotonic() > end, timeout=timeout):
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _met(condition: Callable[[], bool | None], *, last: bool, timeout: int) -> bool:
    __tracebackhide__ = True
    late = f"waitUntil timed out in {timeout} milliseconds"
    try:
        result = condition()
    except AssertionError as wrong:
        if last:
            raise TimedOut(late) from wrong
        return False
    if result not in (None, True, False):
        raise ValueError(f"a condition says True, False or None, not {result!r}")
    if result is False and last:
        raise TimedOut(late)
    return result is not False
