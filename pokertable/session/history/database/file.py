"""The file: opened, checked, brought up to date, set aside. Faults are raised as `FileFault`."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from pokertable.model.text import told
from pokertable.session.history.database.schema import APPLICATION_ID, VERSION, is_ours, migrate
from pokertable.session.history.faults import ERRORS, Fault, FileFault, fault_of
from pokertable.session.profile.whole_file import set_aside

T = TypeVar("T")

_PAUSE_SECONDS: Final = 0.005
_SMALL_BYTES: Final = 32 * 2**20
"""A file that is checked in full after a crash, in about a third of a second."""
_CACHE_KIB: Final = 4096
"""Pages kept in memory. The system keeps the file in memory too; more of our own gains nothing that can be measured."""
SIDE_FILES: Final = ("-wal", "-journal")


def transaction(connection: sqlite3.Connection, begin: str, work: Callable[[sqlite3.Connection], T]) -> T:
    """Do the work between `begin` and a commit; undone as a whole if it fails."""
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


def connect(path: Path | str) -> sqlite3.Connection:
    """A connection with our settings; raises what SQLite raises."""
    connection = sqlite3.connect(path, timeout=_PAUSE_SECONDS, isolation_level=None, check_same_thread=False)
    connection.text_factory = _text  # a damaged text is found by its checksum
    try:
        connection.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")
    except ERRORS:
        connection.close()
        raise
    return connection


def open_file(path: Path, wait_s: float, window: int, *, check: bool = True) -> sqlite3.Connection:
    """The file, written to once and, with `check`, checked if its window was not closed; raises `FileFault`."""
    return patiently(lambda: _try_open(path, window, check), wait_s)


def patiently(work: Callable[[], T], wait_s: float) -> T:
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


def _try_open(path: Path, window: int, check: bool) -> sqlite3.Connection:
    connection = None
    try:
        _require_whole(path)
        connection = connect(path)
        connection.execute("PRAGMA journal_mode = WAL").fetchall()
        connection.execute("PRAGMA synchronous = FULL")
        crashed = transaction(connection, "BEGIN IMMEDIATE", lambda c: prepare(c, window))
        if crashed and check:
            _require_sound(connection, full=path.stat().st_size <= _SMALL_BYTES)
    except (OSError, *ERRORS, FileFault) as error:
        if connection is not None:
            with contextlib.suppress(*ERRORS):
                connection.close()
        if isinstance(error, FileFault):
            raise
        if isinstance(error, OSError):
            raise FileFault(Fault.READ_ONLY, told(error)) from error
        raise FileFault(fault_of(error) or Fault.DAMAGED, str(error)) from error
    return connection


def prepare(connection: sqlite3.Connection, window: int) -> bool:
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


def is_empty(path: Path) -> bool:
    """Whether the file is there without anything in it, in its log neither."""
    return path.is_file() and not path.stat().st_size and not _has_log(path)


def _has_log(path: Path) -> bool:
    log = path.with_name(f"{path.name}-wal")
    return log.exists() and log.stat().st_size > 0


def _require_whole(path: Path) -> None:
    """Raise `FileFault` for a file that is shorter than it says, which SQLite notices only when it reads the end."""
    if not path.is_file() or _has_log(path):
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


def set_database_aside(path: Path, fault: Fault) -> Path:
    """Give the database and what belongs to it another name, which says why; that name. Raises `OSError`."""
    aside = set_aside(path, fault.value)
    for side in SIDE_FILES:
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + side).rename(aside.with_name(aside.name + side))
    path.with_name(f"{path.name}-shm").unlink(missing_ok=True)
    return aside
