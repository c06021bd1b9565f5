"""The file: opened, checked, migrated, set aside. Faults are raised as `FileFault`."""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from pokertable.model.text import phrase, told
from pokertable.session.history.database.log import read_log
from pokertable.session.history.database.schema import APPLICATION_ID, VERSION, is_ours, migrate
from pokertable.session.history.database.window import MOST
from pokertable.session.history.faults import ERRORS, Fault, FileFault, fault_of, reason
from pokertable.session.history.rows.stored import Origin
from pokertable.session.profile.whole_file import SIDE_FILES, require_regular

T = TypeVar("T")

_PAUSE_SECONDS: Final = 0.005
_SMALL_BYTES: Final = 32 * 2**20
"""Largest file in bytes that is checked in full after a crash, in about a third of a second."""
_CACHE_KIB: Final = 4096
"""Cache of pages in KiB. The system caches the file too; a larger one brings no measurable gain."""
_MOST_LOG_PAGES: Final = 16_384
"""Length of the log in pages from which writers empty it too, should `upkeep` be late."""
_LOG_BYTES: Final = 2**25
"""Size in bytes that a restarted log keeps: more than a worker writes between two checkpoints. Whoever begins it anew
waits until what is above is cut off, some 10 ms for 32 MiB."""
_ROOM_BYTES: Final = 2**16
"""Room in bytes that SQLite needs to open a file: an index of the log of 32 KiB, and a page or two."""
_HEADER: Final = 100
"""Length of the file's header in bytes."""
_UNLISTED: Final = (
    "SELECT 1 FROM events e LEFT JOIN hands h ON h.id = e.hand_id WHERE coalesce(h.state, '') <> 'finished'"
    f" OR coalesce(h.origin, '') NOT IN ({', '.join(repr(origin.value) for origin in Origin)})"
    " OR h.seat_count <> (SELECT count(*) FROM seats s WHERE s.hand_id = h.id) LIMIT 1"
)
"""Finds a finished hand that no list has, because its row is gone or is not as it was written, or that lacks seats."""


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
    """A connection with our settings to a path or a URI; raises SQLite's errors."""
    is_uri = isinstance(path, str)
    connection = sqlite3.connect(
        path, timeout=_PAUSE_SECONDS, isolation_level=None, check_same_thread=False, uri=is_uri
    )
    connection.text_factory = _text  # a damaged text is found by its checksum
    try:
        connection.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")
    except ERRORS:
        connection.close()
        raise
    return connection


def open_file(path: Path, wait_s: float, window: int, *, check: bool = True) -> sqlite3.Connection:
    """The file, opened for writing and, with `check`, checked if its window was not closed; raises `FileFault`."""
    return patiently(lambda: _try_open(path, window, check), wait_s)


def patiently(work: Callable[[], T], wait_s: float) -> T:
    """Retry while another process holds the file, for at most `wait_s`.

    SQLite's own waits grow each time, so that one of several writers may never get its turn; and it does not wait at
    all while another begins or ends the write-ahead log.
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
        connection.execute("PRAGMA synchronous = NORMAL")  # the log is synced by `upkeep`
        connection.execute(f"PRAGMA wal_autocheckpoint = {_MOST_LOG_PAGES}").fetchall()
        connection.execute(f"PRAGMA journal_size_limit = {_LOG_BYTES}").fetchall()
        crashed = transaction(connection, "BEGIN IMMEDIATE", lambda c: prepare(c, window))
        if crashed and check:
            require_sound(connection, full=path.stat().st_size <= _SMALL_BYTES)
            # Not before: to write to a damaged file may overwrite what is sound in it.
            connection.execute(f"DELETE FROM windows WHERE number NOT BETWEEN 1 AND {MOST}")
    except (OSError, *ERRORS, FileFault) as error:
        if connection is not None:
            with contextlib.suppress(*ERRORS):
                connection.close()
        if isinstance(error, FileFault):
            raise
        if isinstance(error, OSError):
            raise FileFault(Fault.READ_ONLY, told(error)) from error
        raise FileFault(fault_of(error) or Fault.DAMAGED, reason(error)) from error
    return connection


def prepare(connection: sqlite3.Connection, window: int) -> bool:
    """Migrate the database and sign in; True if it must be checked: this window was not closed."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (tables,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    if tables and application != APPLICATION_ID:
        raise FileFault(Fault.DAMAGED, "it is no database of this program")
    if version > VERSION:
        raise FileFault(Fault.NEWER, f"version {version}, this program knows {VERSION}")
    if 0 < version < VERSION:
        require_sound(connection, full=True)
    if version < VERSION:
        migrate(connection, version)
    if not is_ours(connection):
        raise FileFault(Fault.DAMAGED, "its tables are not those of this program")
    unclean = f"FROM windows WHERE number = ? OR number NOT BETWEEN 1 AND {MOST}"
    crashed = connection.execute(f"SELECT 1 {unclean}", (window,)).fetchone() is not None
    connection.execute("INSERT OR IGNORE INTO windows VALUES (?)", (window,))
    return crashed


def known_fault(path: Path, fault: Fault) -> Fault:
    """This fault of the file; a disk that has no room left for SQLite's own files is reported as an error of it."""
    if fault is Fault.BROKEN:
        try:
            with tempfile.TemporaryFile(dir=path.parent) as file:
                file.write(bytes(_ROOM_BYTES))
                file.flush()
        except OSError as error:
            return fault_of(error) or fault
    return fault


def identity(path: Path) -> tuple[object, ...]:
    """Identity of the file and its log; it changes when another process replaces one of them."""
    found: list[object] = []
    for side in ("", "-wal"):
        try:
            status = path.with_name(path.name + side).stat()
        except OSError:
            found.append(None)
        else:
            found.append((status.st_dev, status.st_ino))
    return tuple(found)


def require_files(path: Path) -> None:
    """Raise `FileFault` if a file of the database is not regular: SQLite would wait for a pipe, or never end."""
    for side in ("", "-shm", *SIDE_FILES):
        file = path.with_name(path.name + side)
        try:
            require_regular(file)
        except OSError as error:
            raise FileFault(
                Fault.READ_ONLY, phrase("{file}: {problem}", file=file.name, problem=told(error))
            ) from error


def require_content(path: Path) -> None:
    """Raise `FileFault` for an empty file, or a log that is damaged or another file's, of which SQLite says nothing.

    Raises `OSError`. Another window may be just beginning the file, or writing to the log: ask only when there is none.
    """
    if path.is_file() and not path.stat().st_size:
        raise FileFault(Fault.DAMAGED, "it is empty")
    if not _has_log(path):
        return
    if read_log(path).damaged:
        raise FileFault(Fault.DAMAGED, "its log is damaged")
    if not _hands(path, "immutable=1") <= _hands(path, "mode=ro"):
        raise FileFault(Fault.DAMAGED, "its log belongs to another file")


def _hands(path: Path, how: str) -> set[int]:
    """Ids of the hands, none if they cannot be read: ``immutable=1`` reads the file alone, ``mode=ro`` with its log.

    Hands are never deleted, so a log that takes hands away is not that of this file.
    """
    try:
        with contextlib.closing(connect(f"{path.absolute().as_uri()}?{how}")) as connection:
            return {hand_id for (hand_id,) in connection.execute("SELECT id FROM hands")}
    except ERRORS:
        return set()


def _has_log(path: Path) -> bool:
    log = path.with_name(f"{path.name}-wal")
    return log.exists() and log.stat().st_size > 0


def _require_whole(path: Path) -> None:
    """Raise `FileFault` for a truncated file, which SQLite notices only when it reads the end."""
    if not path.exists() or _has_log(path):
        return
    with path.open("rb") as file:
        head = file.read(_HEADER)
    if len(head) < _HEADER:
        return
    if not {*head[18:20]} <= {1, 2}:
        raise FileFault(Fault.DAMAGED, "its header is damaged")  # SQLite would take it for read-only
    size, pages = int.from_bytes(head[16:18], "big"), int.from_bytes(head[28:32], "big")
    if path.stat().st_size < (65536 if size == 1 else size) * pages:
        raise FileFault(Fault.DAMAGED, "it was cut short")


def require_sound(connection: sqlite3.Connection, *, full: bool) -> None:
    """Raise `FileFault` for a damaged database; `full`: compare the indexes with the tables too."""
    found = connection.execute(f"PRAGMA {'integrity' if full else 'quick'}_check(1)").fetchone()
    if found != ("ok",):
        raise FileFault(Fault.DAMAGED, found[0] if found else "it cannot be checked")
    if connection.execute(_UNLISTED).fetchone() is not None:
        raise FileFault(Fault.DAMAGED, "a finished hand is not listed")
