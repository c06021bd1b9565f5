"""Upkeep of the write-ahead log on a thread of its own: nobody who plays waits for the disk.

A transaction in the log survives the end of the process. It survives a power failure once the log is synced to the
disk, and is in a copy of the file alone after a checkpoint (https://www.sqlite.org/wal.html).
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from pokertable.model.text import told
from pokertable.session.history.database.access import Readers
from pokertable.session.history.faults import ERRORS, Fault, FileFault, fault_of

_CHECKPOINT_WRITES: Final = 16
"""Transactions from one checkpoint to the next: those of one to three hands."""
_CHECKPOINT_LONG_WORK: Final = 100
"""Transactions between two checkpoints of a worker with much to write, so that it seldom waits for the disk."""
_TRIES, _PAUSE_S = 20, 0.005
"""Attempts to write the whole log. One that somebody's reading cuts short leaves pages of different transactions in the
file: with the log they are whole, a copy of the file alone would be damaged."""


class Upkeep:
    """Syncs and checkpoints the log of the file of these readers; `failed` is told of a disk that cannot sync.

    A disk is asked once for all transactions that were committed since it was asked last.
    """

    def __init__(self, path: Path, readers: Readers, failed: Callable[[Readers, FileFault], None]) -> None:
        self._log = path.with_name(f"{path.name}-wal")
        self._readers = readers
        self._failed = failed
        self._waiting = False
        self._due = 0.0
        """Share of a checkpoint that the transactions since the last one make up."""

    def after_write(self, *, is_long_work: bool = False) -> None:
        """Have the log synced, and checkpointed every few transactions, without waiting.

        A worker with much to write (`is_long_work`) checkpoints itself when that is due: meanwhile it writes nothing,
        so the log grows no faster than it is written into the file.
        """
        self._due += 1 / (_CHECKPOINT_LONG_WORK if is_long_work else _CHECKPOINT_WRITES)
        if is_long_work:
            if self._due >= 1:
                self.checkpoint()
        elif not self._waiting:
            self._waiting = True
            _begun().put(self._keep_up)

    def checkpoint(self) -> None:
        """Write the log into the file; faults are left to readers and writers."""
        self._due = 0.0
        with contextlib.suppress(*ERRORS), self._readers.one() as connection:
            for _ in range(_TRIES):
                ((_, logged, done),) = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
                if done == logged:
                    break
                time.sleep(_PAUSE_S)

    def settle(self) -> None:
        """Wait until everything that was asked for is done."""
        done = threading.Event()
        _begun().put(done.set)
        done.wait()

    def _keep_up(self) -> None:
        self._waiting = False  # before the sync: what is committed from here on is synced once more
        try:
            sync(self._log)
        except FileNotFoundError:
            return  # the next write finds that out
        except OSError as error:
            self._failed(self._readers, FileFault(fault_of(error) or Fault.BROKEN, told(error)))
            return
        if self._due >= 1:
            self.checkpoint()


def sync(file: Path) -> None:
    """Wait until the contents of the file are on the disk; raises `OSError`."""
    handle = os.open(file, os.O_RDWR)  # Windows syncs no file that is open for reading alone
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@cache
def _begun() -> SimpleQueue[Callable[[], None]]:
    """The work of the one thread, for all files of the process; the thread is started when it is first asked for."""
    work: SimpleQueue[Callable[[], None]] = SimpleQueue()

    def run() -> None:
        while True:
            try:
                work.get()()
            except Exception:  # reported as that of any thread; those who settle must not wait for ever
                threading.excepthook(threading.ExceptHookArgs((*sys.exc_info(), threading.current_thread())))

    threading.Thread(target=run, name="upkeep", daemon=True).start()
    return work
