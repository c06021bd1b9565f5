"""Slow work off the GUI thread, results back on it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Lock
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from pokertable.model.memory import share


class Jobs(QObject):
    """One worker thread. The result of a job is handed to its `done` on the thread that owns this object.

    `forget` makes all jobs under way stale: their results are dropped. `failed` carries the exception of a job.
    """

    failed = Signal(object)
    _finished = Signal(int, object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        share()
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="jobs")
        self._generation = 0
        self._sending, self._gone = sending, gone = Lock(), Event()

        def leave() -> None:
            with sending:  # a result that is being sent is sent to the end before the object is gone
                gone.set()

        self.destroyed.connect(leave)
        self._finished.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def submit(self, work: Callable[[], Any], done: Callable[[Any], None]) -> None:
        """Do `work` on the worker thread, then call `done` with its result unless it has become stale."""
        generation = self._generation

        def run() -> None:
            try:
                result, error = work(), None
            except Exception as caught:
                result, error = None, caught
            with self._sending:
                if not self._gone.is_set():
                    self._finished.emit(generation, done, result, error)

        self._pool.submit(run)

    def forget(self) -> None:
        """Drop the results of all running and waiting jobs."""
        self._generation += 1

    def shut_down(self, *, wait: bool = True) -> None:
        """Wait for the running job unless told not to, drop the others; afterwards no job can be submitted."""
        self.forget()
        self._pool.shutdown(wait=wait, cancel_futures=True)

    def _deliver(self, generation: int, done: Callable[[Any], None], result: object, error: Exception | None) -> None:
        if generation != self._generation:
            return
        if error is not None:
            self.failed.emit(error)
        else:
            done(result)
