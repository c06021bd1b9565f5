"""The database: the file, or memory when the file fails; back in the file as soon as that can be written again.

Every transaction is durable when `write` returns (write-ahead log, full sync). A fault of the file never stops play:
the database goes on in memory with all that could be read, and says so in `notices`. What is written there is taken
into the file when it is well again: a disk that has room, a lock that is gone.
"""

from __future__ import annotations

import contextlib
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from pokertable.model.text import Phrase, phrase, told
from pokertable.session.history.database.file import is_empty, open_file, patiently, set_database_aside, transaction
from pokertable.session.history.database.memory import (
    copied,
    fresh_memory,
    memory_copy,
    take_over,
    unsaved_hands,
    watch,
)
from pokertable.session.history.database.rescue import rescue
from pokertable.session.history.database.window import MEMORY_ONLY, Window
from pokertable.session.history.faults import (
    ERRORS,
    Fault,
    FileFault,
    aside_notice,
    caught_up_notice,
    fault_of,
    memory_notice,
)

T = TypeVar("T")

_WAIT_SECONDS: Final = 3.0
_FILE_IS_WELL: Final = (Fault.FULL, Fault.LOCKED, Fault.READ_ONLY)
"""Faults that say nothing against what the file holds."""
RETRY_SECONDS: Final = 5.0
"""From one attempt to get back to the file to the next."""


class Database:
    """One connection for all threads of this process, used by one at a time.

    `path` None: in memory from the start. `fault` says why it is in memory although there is a path. `wait_s` is how
    long it waits for another program that writes.
    """

    def __init__(self, path: Path | None, *, wait_s: float = _WAIT_SECONDS) -> None:
        self.path = path
        self.fault: Fault | None = None
        self.notices: list[Phrase] = []
        self._wait_s = wait_s
        self._lock = threading.RLock()
        self._window: Window | None = None
        self._tried_at = time.monotonic()
        self._connection = self._open()

    # Opening

    @property
    def in_memory(self) -> bool:
        """Whether what is written is lost when the process ends."""
        return self.path is None or self.fault is not None

    @property
    def window(self) -> int:
        """The number of this window."""
        return MEMORY_ONLY if self._window is None else self._window.number

    def is_gone(self, window: int) -> bool:
        """Whether a window is not open any more, or is this one."""
        return window == self.window or (self._window is not None and self._window.is_gone(window))

    def _open(self) -> sqlite3.Connection:
        if self.path is None:
            return fresh_memory()
        try:
            self._take_window(self.path)
        except OSError as error:
            return self._open_memory(Fault.READ_ONLY, told(error))
        try:
            self._require_content(self.path)
            return open_file(self.path, self._wait_s, self.window)
        except FileFault as fault:
            if fault.fault not in (Fault.DAMAGED, Fault.NEWER):
                return self._open_memory(fault.fault, fault.detail)
            return self._begin_anew(fault)

    def _require_content(self, path: Path) -> None:
        """Raise `FileFault` for an empty file, unless another window may just be beginning it."""
        if is_empty(path) and self._window is not None and self._window.is_alone:
            raise FileFault(Fault.DAMAGED, phrase("it is empty"))

    def _take_window(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        if self.window == MEMORY_ONLY:
            self._window = Window(path)

    def _begin_anew(self, fault: FileFault) -> sqlite3.Connection:
        """Set the file aside, begin a new one and take over what can be saved from a damaged one."""
        assert self.path is not None
        try:
            aside = set_database_aside(self.path, fault.fault)
        except OSError as error:
            return self._open_memory(fault.fault, told(error))
        try:
            connection = open_file(self.path, self._wait_s, self.window)
            saved = rescue(aside, connection) if fault.fault is Fault.DAMAGED else 0
        except FileFault as again:
            return self._open_memory(again.fault, again.detail)
        except ERRORS as error:
            return self._open_memory(fault_of(error) or Fault.BROKEN, str(error))
        self.notices.append(aside_notice(fault.fault, self.path, aside, saved))
        return connection

    def _open_memory(self, fault: Fault, detail: str | Phrase) -> sqlite3.Connection:
        assert self.path is not None
        return self._gone_on(memory_copy(self.path), fault, detail)

    def _gone_on(self, memory: sqlite3.Connection, fault: Fault, detail: str | Phrase) -> sqlite3.Connection:
        """Say why it goes on in memory, and note there what will have to be taken into the file."""
        assert self.path is not None
        self.fault = fault
        self._tried_at = time.monotonic()
        self.notices.append(memory_notice(fault, self.path, detail))
        watch(memory)
        return memory

    def take_notices(self) -> list[Phrase]:
        """Sentences for the player about the file, each given once; look after opening and after every write."""
        notices, self.notices = self.notices, []
        return notices

    # Work

    def read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """What the query gives, from one moment of the database."""
        return self._do("BEGIN", query)

    def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do the work in one transaction, which is durable or undone as a whole.

        If the file cannot be written it is done in memory instead, see `fault`; the file is tried again now and then.
        """
        with self._lock:
            if self.fault is not None and time.monotonic() - self._tried_at >= RETRY_SECONDS:
                self.catch_up()
            return self._do("BEGIN IMMEDIATE", work)

    def _do(self, begin: str, work: Callable[[sqlite3.Connection], T]) -> T:
        with self._lock:
            try:
                return patiently(lambda: transaction(self._connection, begin, work), self._wait_s)
            except ERRORS as error:
                fault = fault_of(error)
                if fault is None or self.in_memory:
                    raise
                self._leave_file(fault, str(error))
                return transaction(self._connection, begin, work)

    def _leave_file(self, fault: Fault, detail: str | Phrase) -> None:
        """Go on in memory with all that can be read."""
        old = self._connection
        memory = copied(old, check=fault not in _FILE_IS_WELL)
        self._connection = self._gone_on(memory, fault, detail)
        with contextlib.suppress(*ERRORS):
            old.close()

    # Back to the file

    @property
    def unsaved_hands(self) -> int:
        """How many hands are in memory only, because of the fault."""
        with self._lock:
            return unsaved_hands(self._connection) if self.fault is not None else 0

    def catch_up(self) -> bool:
        """Try to write into the file what is in memory because of the fault; whether the file is in use again.

        A file that is damaged or of a newer version is set aside, and a new one takes all that is in memory.
        """
        with self._lock:
            if self.path is None or self.fault is None:
                return self.path is not None
            self._tried_at = time.monotonic()
            try:
                self._take_window(self.path)
                file = self._opened_again(self.path)
            except (OSError, FileFault):
                return False
            try:
                hands = transaction(file, "BEGIN IMMEDIATE", lambda c: take_over(self._connection, c, self.window))
            except ERRORS:
                with contextlib.suppress(*ERRORS):
                    file.close()
                return False
            self._connection.close()
            self._connection, self.fault = file, None
            self.notices.append(caught_up_notice(self.path, hands))
            return True

    def _opened_again(self, path: Path) -> sqlite3.Connection:
        # A full check takes a while: not again and again only because there is no room yet.
        try:
            return open_file(path, 0, self.window, check=self.fault not in _FILE_IS_WELL)
        except FileFault as fault:
            if fault.fault not in (Fault.DAMAGED, Fault.NEWER):
                raise
            aside = set_database_aside(path, fault.fault)
            self.notices.append(aside_notice(fault.fault, path, aside, 0))
            return open_file(path, 0, self.window)

    # The whole of it

    def check(self) -> bool:
        """Whether the database is sound (`PRAGMA integrity_check`); takes a second or two for a large one."""
        with self._lock:
            try:
                return self._connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            except ERRORS:
                return False

    def copy_to(self, path: Path) -> None:
        """Write all of it to a new file, to keep what was played in memory. Raises `OSError` or `FileExistsError`."""
        if path.exists():
            raise FileExistsError(f"{path} exists")
        with self._lock:
            try:
                target = sqlite3.connect(path)
                try:
                    self._connection.backup(target)
                finally:
                    target.close()
            except ERRORS as error:
                raise OSError(f"{path}: {error}") from error

    def close(self) -> None:
        """Close, after a last attempt to get back to the file; it is then one file, unless another window has it."""
        with self._lock:
            self.catch_up()
            with contextlib.suppress(*ERRORS):
                if not self.in_memory:
                    transaction(
                        self._connection,
                        "BEGIN IMMEDIATE",
                        lambda c: c.execute("DELETE FROM windows WHERE number = ?", (self.window,)),
                    )
            with contextlib.suppress(*ERRORS):
                self._connection.close()
            if self._window is not None:
                self._window.close()
