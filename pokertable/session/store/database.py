"""The database file: opened, checked, brought up to date; set aside when it is damaged; left for memory when it fails.

Every transaction is durable when `write` returns (write-ahead log, full sync). A fault of the file never stops play:
the database goes on in memory with all that could be read, and says so in `notices`.
"""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from pokertable.model.text import Phrase
from pokertable.session.store.faults import ERRORS, Fault, FileFault, aside_notice, fault_of, memory_notice
from pokertable.session.store.rescue import rescue
from pokertable.session.store.schema import APPLICATION_ID, VERSION, is_ours, migrate
from pokertable.session.store.window import MEMORY_ONLY, Window

T = TypeVar("T")

_WAIT_SECONDS: Final = 3.0
_PAUSE_SECONDS: Final = 0.005
_SMALL_BYTES: Final = 32 * 2**20
"""A file that is checked in full after a crash, in about a third of a second."""
_SIDE_FILES: Final = ("-wal", "-journal")


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
            return _fresh_memory()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            return self._open_memory(Fault.READ_ONLY, error.strerror or str(error))
        self._window = Window(self.path)
        try:
            return _open_file(self.path, self._wait_s, self.window)
        except FileFault as fault:
            if fault.fault not in (Fault.DAMAGED, Fault.NEWER):
                return self._open_memory(fault.fault, fault.detail)
            return self._begin_anew(fault)

    def _begin_anew(self, fault: FileFault) -> sqlite3.Connection:
        """Set the file aside, begin a new one and take over what can be saved from a damaged one."""
        assert self.path is not None
        try:
            aside = _set_aside(self.path, fault.fault)
        except OSError as error:
            return self._open_memory(fault.fault, error.strerror or str(error))
        try:
            connection = _open_file(self.path, self._wait_s, self.window)
            saved = rescue(aside, connection) if fault.fault is Fault.DAMAGED else 0
        except FileFault as again:
            return self._open_memory(again.fault, again.detail)
        except ERRORS as error:
            return self._open_memory(fault_of(error) or Fault.BROKEN, str(error))
        self.notices.append(aside_notice(fault.fault, self.path, aside, saved))
        return connection

    def _open_memory(self, fault: Fault, detail: str) -> sqlite3.Connection:
        assert self.path is not None
        self.fault = fault
        self.notices.append(memory_notice(fault, self.path, detail))
        return _memory_copy(self.path)

    # Work

    def read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """What the query gives, from one moment of the database."""
        return self._do("BEGIN", query)

    def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do the work in one transaction, which is durable or undone as a whole.

        If the file cannot be written it is done in memory instead, see `fault`.
        """
        return self._do("BEGIN IMMEDIATE", work)

    def _do(self, begin: str, work: Callable[[sqlite3.Connection], T]) -> T:
        with self._lock:
            try:
                return _patiently(lambda: _transaction(self._connection, begin, work), self._wait_s)
            except ERRORS as error:
                fault = fault_of(error)
                if fault is None or self.in_memory:
                    raise
                self._leave_file(fault, str(error))
                return _transaction(self._connection, begin, work)

    def _leave_file(self, fault: Fault, detail: str) -> None:
        """Go on in memory with all that can be read."""
        assert self.path is not None
        old = self._connection
        self.fault = fault
        self.notices.append(memory_notice(fault, self.path, detail))
        self._connection = _copied(old)
        with contextlib.suppress(*ERRORS):
            old.close()

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
        """Close; the file is then one file, unless another window has it open."""
        with self._lock:
            with contextlib.suppress(*ERRORS):
                if not self.in_memory:
                    _transaction(
                        self._connection,
                        "BEGIN IMMEDIATE",
                        lambda c: c.execute("DELETE FROM windows WHERE number = ?", (self.window,)),
                    )
            with contextlib.suppress(*ERRORS):
                self._connection.close()
            if self._window is not None:
                self._window.close()


def _transaction(connection: sqlite3.Connection, begin: str, work: Callable[[sqlite3.Connection], T]) -> T:
    connection.execute(begin)
    try:
        result = work(connection)
        connection.execute("COMMIT")
    except BaseException:
        # A failed commit may have rolled back already.
        if connection.in_transaction:
            with contextlib.suppress(*ERRORS):
                connection.execute("ROLLBACK")
        raise
    return result


def _connect(path: Path | str) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=_PAUSE_SECONDS, isolation_level=None, check_same_thread=False)
    connection.text_factory = _text  # a damaged text is found by its checksum
    try:
        connection.execute("PRAGMA cache_size = -65536")
    except ERRORS:
        connection.close()
        raise
    return connection


def _open_file(path: Path, wait_s: float, window: int) -> sqlite3.Connection:
    """The file, written to once and checked if its window was not closed; raises `FileFault`."""
    return _patiently(lambda: _try_open(path, window), wait_s)


def _patiently(work: Callable[[], T], wait_s: float) -> T:
    """Try again while another process holds the file, for at most `wait_s`.

    SQLite's own waiting is longer each time, so that of several who write at once one may never get its turn; and it
    does not wait at all while another begins or ends the write-ahead log.
    """
    deadline = time.monotonic() + wait_s
    while True:
        try:
            return work()
        except (*ERRORS, FileFault) as error:
            fault = error.fault if isinstance(error, FileFault) else fault_of(error)
            if fault is not Fault.LOCKED or time.monotonic() >= deadline:
                raise
        time.sleep(_PAUSE_SECONDS)


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _try_open(path: Path, window: int) -> sqlite3.Connection:
    connection = None
    try:
        _require_whole(path)
        connection = _connect(path)
        connection.execute("PRAGMA journal_mode = WAL").fetchall()
        connection.execute("PRAGMA synchronous = FULL")
        crashed = _transaction(connection, "BEGIN IMMEDIATE", lambda c: _prepare(c, window))
        if crashed:
            _require_sound(connection, full=path.stat().st_size <= _SMALL_BYTES)
    except (OSError, *ERRORS, FileFault) as error:
        if connection is not None:
            with contextlib.suppress(*ERRORS):
                connection.close()
        if isinstance(error, FileFault):
            raise
        if isinstance(error, OSError):
            raise FileFault(Fault.READ_ONLY, error.strerror or str(error)) from error
        raise FileFault(fault_of(error) or Fault.DAMAGED, str(error)) from error
    return connection


def _prepare(connection: sqlite3.Connection, window: int) -> bool:
    """Bring the database up to date and sign in; True if it must be checked: this window was not closed."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if tables and application != APPLICATION_ID:
        raise FileFault(Fault.DAMAGED, "it is no database of this program")
    if version > VERSION:
        raise FileFault(Fault.NEWER, f"version {version}, this program knows {VERSION}")
    if 0 < version < VERSION:
        _require_sound(connection, full=True)
    if version < VERSION:
        migrate(connection, version)
    if not is_ours(connection):
        raise FileFault(Fault.DAMAGED, "its tables are not those of this program")
    crashed = connection.execute("SELECT 1 FROM windows WHERE number = ?", (window,)).fetchone() is not None
    connection.execute("INSERT OR IGNORE INTO windows VALUES (?)", (window,))
    return crashed


def _require_whole(path: Path) -> None:
    """Raise `FileFault` for a file that is shorter than it says, which SQLite notices only when it reads the end."""
    log = path.with_name(f"{path.name}-wal")
    if not path.is_file() or (log.exists() and log.stat().st_size):
        return
    with path.open("rb") as file:
        head = file.read(100)
    size, pages = int.from_bytes(head[16:18], "big"), int.from_bytes(head[28:32], "big")
    if len(head) == 100 and path.stat().st_size < (65536 if size == 1 else size) * pages:
        raise FileFault(Fault.DAMAGED, "it was cut short")


def _require_sound(connection: sqlite3.Connection, *, full: bool) -> None:
    """Raise `FileFault` for a damaged database; `full`: the indexes are compared with the tables too."""
    found = connection.execute(f"PRAGMA {'integrity' if full else 'quick'}_check(1)").fetchone()
    if found != ("ok",):
        raise FileFault(Fault.DAMAGED, found[0] if found else "it cannot be checked")


def _set_aside(path: Path, fault: Fault) -> Path:
    for number in range(1, 1000):
        aside = path.with_name(f"{path.name}.{fault.value}-{number}")
        if not aside.exists():
            path.rename(aside)
            for side in _SIDE_FILES:
                with contextlib.suppress(FileNotFoundError):
                    path.with_name(path.name + side).rename(aside.with_name(aside.name + side))
            path.with_name(f"{path.name}-shm").unlink(missing_ok=True)
            return aside
    raise OSError(f"{path}: too many files were set aside already")


def _fresh_memory() -> sqlite3.Connection:
    connection = _connect(":memory:")
    _transaction(connection, "BEGIN IMMEDIATE", lambda c: _prepare(c, MEMORY_ONLY))
    return connection


def _memory_copy(path: Path) -> sqlite3.Connection:
    """The file in memory, as far as it can be read. A copy is read, since opening in place may need to write."""
    try:
        with tempfile.TemporaryDirectory(prefix="pokertable-") as folder:
            copy = Path(folder) / path.name
            for side in ("", *_SIDE_FILES):
                with contextlib.suppress(FileNotFoundError):
                    shutil.copyfile(path.with_name(path.name + side), copy.with_name(copy.name + side))
            if not copy.exists():
                return _fresh_memory()
            source = _connect(copy)
            try:
                return _copied(source)
            finally:
                source.close()
    except (OSError, *ERRORS):
        return _fresh_memory()


def _copied(source: sqlite3.Connection) -> sqlite3.Connection:
    """A database in memory with all of the source, or what can be saved of it."""
    memory = _connect(":memory:")
    try:
        source.backup(memory)
        if memory.execute("PRAGMA quick_check(1)").fetchone() == ("ok",):
            _transaction(memory, "BEGIN IMMEDIATE", lambda c: _prepare(c, MEMORY_ONLY))
            return memory
    except (*ERRORS, FileFault):
        pass
    memory.close()
    memory = _fresh_memory()
    with contextlib.suppress(*ERRORS):
        rescue(source, memory)
    return memory
