"""The database: the file, or memory when the file fails; back in the file as soon as it can be written again.

Every transaction survives the end of the process when `write` returns (write-ahead log), and a power failure some
milliseconds later, when the log is synced beside it (`upkeep`). A fault of the file never stops play: the database goes
on in memory, and reports it in `notices`. `catch_up` writes the data in memory to the file when that is usable again:
space on the disk, a released lock.

Threads take turns to write, each for one transaction, and read a file without waiting for anybody. So no write may take
longer than a window can wait: long work is done in short transactions, and prepared before its turn comes.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TypeVar

from pokertable.model.text import Phrase, phrase, told
from pokertable.session.history.database.access import Readers, Turns
from pokertable.session.history.database.file import (
    identity,
    known_fault,
    open_file,
    patiently,
    require_content,
    require_files,
    transaction,
)
from pokertable.session.history.database.log import is_cut
from pokertable.session.history.database.memory import (
    copied,
    fresh_memory,
    in_play,
    memory_copy,
    move,
    note_all,
    take_over,
    unsaved_hands,
    watch,
)
from pokertable.session.history.database.renewal import finish_renewal, renew
from pokertable.session.history.database.upkeep import Upkeep
from pokertable.session.history.database.window import MEMORY_ONLY, Window
from pokertable.session.history.faults import (
    ERRORS,
    DamagedRow,
    Fault,
    FileFault,
    StoreError,
    aside_notice,
    caught_up_notice,
    cut_notice,
    fault_of,
    gone_notice,
    memory_notice,
    reason,
)
from pokertable.session.profile.whole_file import make_folder

T = TypeVar("T")

_WAIT_SECONDS: Final = 3.0
_FILE_IS_WELL: Final = (Fault.FULL, Fault.LOCKED, Fault.READ_ONLY)
"""Faults after which the contents of the file are still sound."""


class Database:
    """The database for all threads of this process.

    `path` None: in memory from the start. `fault` says why it is in memory although there is a path. `wait_s` is the
    time it waits for another program that writes. In memory there is one connection: there readers take turns too.
    """

    def __init__(self, path: Path | None, *, wait_s: float = _WAIT_SECONDS) -> None:
        self.path = path
        self.fault: Fault | None = None
        self.notices: list[Phrase] = []
        self._wait_s = wait_s
        self._turns = Turns()
        self._moving = threading.Lock()
        self._window: Window | None = None
        self._readers: Readers | None = None
        """Readers of the file; None in memory."""
        self._upkeep: Upkeep | None = None
        """The upkeep of the log of the file; None in memory."""
        self._identity: tuple[object, ...] = ()
        self._is_partial = False
        """Whether it is in memory without the hands of the file."""
        self._connection = self._open()

    # Opening

    @property
    def in_memory(self) -> bool:
        """Whether data is lost when the process ends."""
        return self.path is None or self.fault is not None

    @property
    def window(self) -> int:
        """The number of this window."""
        return MEMORY_ONLY if self._window is None else self._window.number

    def is_gone(self, window: int) -> bool:
        """Whether a window is no longer open, or is this one."""
        return window == self.window or (self._window is not None and self._window.is_gone(window))

    def _open(self) -> sqlite3.Connection:
        if self.path is None:
            return fresh_memory()
        try:
            self._take_window(self.path)
        except OSError as error:
            return self._open_memory(Fault.READ_ONLY, told(error))
        try:
            connection = self._opened(self.path, self._wait_s)
        except FileFault as fault:
            return self._open_memory(fault.fault, fault.detail)
        self._use_file(self.path)
        return connection

    def _use_file(self, path: Path) -> Upkeep:
        self._identity, self._readers = identity(path), Readers(path)
        self._upkeep = Upkeep(path, self._readers, self._leave_file)
        return self._upkeep

    @property
    def _is_alone(self) -> bool:
        return self._window is not None and self._window.is_alone

    def _opened(self, path: Path, wait_s: float, *, check: bool = True) -> sqlite3.Connection:
        """The opened file; a damaged one or one of a newer version is replaced. Raises `FileFault`."""
        alone = False
        try:
            alone = self._is_alone
            finish_renewal(path)
            require_files(path)
            if alone:
                if is_cut(path):
                    self.notices.append(cut_notice(path))
                require_content(path)
            return open_file(path, wait_s, self.window, check=check)
        except FileFault as fault:
            if not alone or fault.fault not in (Fault.DAMAGED, Fault.NEWER):
                raise
            return self._renewed(path, fault.fault, wait_s)
        except OSError as error:
            raise FileFault(Fault.READ_ONLY, told(error)) from error

    def _renewed(self, path: Path, fault: Fault, wait_s: float) -> sqlite3.Connection:
        """A new file in the place of this one, with its rescued data. Raises `FileFault`."""
        try:
            aside, rescued = renew(path, fault)
        except OSError as error:
            raise FileFault(fault, told(error)) from error
        self.notices.append(aside_notice(fault, aside, rescued))
        return open_file(path, wait_s, self.window)

    def _take_window(self, path: Path) -> None:
        make_folder(path.parent)
        if self.window == MEMORY_ONLY:
            self._window = Window(path)

    def _open_memory(self, fault: Fault, detail: str | Phrase) -> sqlite3.Connection:
        assert self.path is not None
        return self._gone_on(memory_copy(self.path), known_fault(self.path, fault), detail)

    def _gone_on(self, memory: sqlite3.Connection, fault: Fault, detail: str | Phrase) -> sqlite3.Connection:
        """Report why it goes on in memory, and track there what must be written to the file later."""
        assert self.path is not None
        self.fault = fault
        self.notices.append(memory_notice(fault, self.path, detail))
        watch(memory)
        return memory

    def take_notices(self) -> list[Phrase]:
        """Sentences for the player about the file, each returned once; call it after opening and after every write."""
        notices = list(self.notices)
        del self.notices[: len(notices)]  # another thread may have added more
        return notices

    # Work

    def read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """The result of the query, from one moment of the database."""
        readers = self._readers
        if readers is not None:
            try:
                with readers.one() as connection:
                    return patiently(lambda: transaction(connection, "BEGIN", query), self._wait_s)
            except (*ERRORS, DamagedRow) as error:
                fault = fault_of(error)
                if fault is None:
                    raise
                self._leave_file(readers, FileFault(fault, reason(error)))
        with self._turns:
            return self._done(lambda: transaction(self._connection, "BEGIN", query))

    def write(self, work: Callable[[sqlite3.Connection], T], *, is_long_work: bool = False) -> T:
        """Do the work in one transaction, which is kept or undone as a whole.

        If the file cannot be written it is done in memory instead, see `fault`. `is_long_work`: by a worker with much
        to write, in transactions of a few milliseconds each. Then the log is synced at checkpoints only, which this
        thread makes when they are due.
        """
        readers = self._readers
        if readers is not None and self.path is not None and identity(self.path) != self._identity:
            self._write_anew(readers)
        with self._turns:
            readers = self._readers
            if readers is None:
                return self._done(lambda: transaction(self._connection, "BEGIN IMMEDIATE", work))
            try:
                result = patiently(lambda: transaction(self._connection, "BEGIN IMMEDIATE", work), self._wait_s)
            except (*ERRORS, DamagedRow) as error:
                fault = fault_of(error)
                if fault is None:
                    raise
                self._go_to_memory(fault, reason(error))
                return self._done(lambda: transaction(self._connection, "BEGIN IMMEDIATE", work))
            upkeep = self._upkeep
        if upkeep is not None:
            upkeep.after_write(is_long_work=is_long_work)
        return result

    def _done(self, work: Callable[[], T]) -> T:
        """The result of the work in memory; raises `StoreError` for a damaged row, and for missing data."""
        try:
            return work()
        except StoreError as error:
            if not self._is_partial:
                raise
            raise StoreError(
                phrase("The stored hands are damaged. Whatever can be saved will be back soon.")
            ) from error
        except DamagedRow as error:
            raise StoreError("The stored hands are damaged: {problem}", problem=str(error)) from error

    def checkpoint(self) -> None:
        """Write the log into the file, which nobody has to wait for: then a copy of the file alone has all data."""
        if self._upkeep is not None:
            self._upkeep.checkpoint()

    def settle(self) -> None:
        """Wait until all that was written is on the disk, and for a checkpoint that is due."""
        if self._upkeep is not None:
            self._upkeep.settle()

    # Away from the file

    def _leave_file(self, readers: Readers, fault: FileFault) -> None:
        """Go on in memory, unless another thread has left the file of these readers already."""
        with self._turns:
            if self._readers is readers:
                self._go_to_memory(fault.fault, fault.detail)

    def _go_to_memory(self, fault: Fault, detail: str | Phrase) -> None:
        """Go on in memory, in this thread's turn: with all hands if that is quick, else with those in play."""
        assert self.path is not None and self._readers is not None
        old, memory = self._connection, None
        fault = known_fault(self.path, fault)
        if fault in _FILE_IS_WELL:
            with contextlib.suppress(*ERRORS, FileFault):
                memory = copied(old, check=False)
        self._is_partial = memory is None
        if memory is None:
            memory = in_play(old)
        with contextlib.suppress(*ERRORS):
            old.close()
        self._readers.close()
        self._readers = self._upkeep = None
        self._connection = self._gone_on(memory, fault, detail)

    def _write_anew(self, readers: Readers) -> None:
        """Write everything to a new file, or to another that is there: what is written to a deleted one is lost."""
        assert self.path is not None and self._window is not None
        self._leave_file(readers, FileFault(Fault.READ_ONLY, phrase("the file is gone")))
        with self._turns:
            if self._readers is None:
                note_all(self._connection)
        if not self.path.exists():
            self._window.close()
            self._window = None
        if self.catch_up():
            self.notices[-2:] = [gone_notice(self.path)]

    # Back to the file

    @property
    def unsaved_hands(self) -> int:
        """Number of hands in memory only, because of the fault."""
        with self._turns:
            return unsaved_hands(self._connection) if self.fault is not None else 0

    def catch_up(self) -> bool:
        """Try to write the data in memory to the file; returns whether the file is in use again.

        A damaged file or one of a newer version is set aside, and a new one takes all data in memory. That can take
        seconds: off the window's thread, which can read and write meanwhile.
        """
        with self._moving:
            if self.path is None or self.fault is None:
                return self.path is not None
            try:
                self._take_window(self.path)
                file = self._opened_again(self.path, self.fault)
            except (OSError, FileFault):
                self._fill(self.path)
                return False
            with self._turns:
                try:
                    hands = transaction(file, "BEGIN IMMEDIATE", lambda c: take_over(self._connection, c, self.window))
                except ERRORS:
                    with contextlib.suppress(*ERRORS):
                        file.close()
                    return False
                self._connection.close()
                self._connection, self.fault = file, None
                self._use_file(self.path).after_write()
            self.notices.append(caught_up_notice(self.path, hands))
            return True

    def _fill(self, path: Path) -> None:
        """Load the hands of an unusable file into memory, if they are not there yet."""
        if not self._is_partial:
            return
        whole = memory_copy(path)
        with self._turns:
            move(self._connection, whole, self.window)
            self._connection.close()
            self._connection, self._is_partial = whole, False

    def _opened_again(self, path: Path, fault: Fault) -> sqlite3.Connection:
        """The file opened after this fault; raises `FileFault`."""
        if fault is Fault.DAMAGED and path.exists() and self._is_alone:
            return self._renewed(path, fault, 0)  # a check of the file would not find a wrong row
        # A full check takes a while: not repeatedly just because the disk is still full.
        return self._opened(path, 0, check=fault not in _FILE_IS_WELL)

    # Whole database

    @contextlib.contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        readers = self._readers
        if readers is not None:
            with readers.one() as connection:
                yield connection
        else:
            with self._turns:
                yield self._connection

    def check(self) -> bool:
        """Whether the database is sound (`PRAGMA integrity_check`); takes a second or two for a large one."""
        try:
            with self._reading() as connection:
                return connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        except ERRORS:
            return False

    def copy_to(self, path: Path) -> None:
        """Write all data to a new file, to keep hands played in memory; whole or not at all. Raises `OSError`."""
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        try:
            target = sqlite3.connect(path)
            try:
                with self._reading() as connection:
                    connection.backup(target)
            finally:
                target.close()
        except ERRORS as error:
            path.unlink(missing_ok=True)
            number = errno.ENOSPC if fault_of(error) is Fault.FULL else 0
            raise OSError(number, reason(error), str(path)) from error

    def close(self) -> None:
        """Close, after a last attempt to return to the file; it is then one file, unless another window uses it."""
        self._is_partial = False  # nobody will ask for the file's hands
        self.catch_up()
        self.settle()
        with self._turns:
            if self._readers is not None:
                self._readers.close()
                self._readers = self._upkeep = None
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
