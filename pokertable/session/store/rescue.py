"""Takes what can still be read out of a damaged database.

Rows are read in ranges of their ids; a range that cannot be read is halved until what is damaged is left out. A
finished hand is taken over only whole: with events that decode, from its start to its end, and with the checksums that
they were written with.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from pokertable.model.hand.events import HandEnded, HandStarted
from pokertable.session.store.faults import StoreError
from pokertable.session.store.journal import checked_events
from pokertable.session.store.totals import add_all

Row = tuple[Any, ...]

_MOST_FAILURES: Final = 20_000
"""Ranges that may fail before a table is given up: a bound on the time that a hopeless file takes."""


class _Kept(NamedTuple):
    """A table of the database, and the column of numbers that its rows are found by (none: a key of text)."""

    table: str
    key: str | None


_KEPT: Final = (
    _Kept("tables", "id"),
    _Kept("hands", "id"),
    _Kept("events", "hand_id"),
    _Kept("seats", "hand_id"),
    _Kept("words", "hand_id"),
    _Kept("tags", "hand_id"),
    _Kept("settings", None),
    _Kept("progress", None),
)


def rescue(damaged: Path | sqlite3.Connection, into: sqlite3.Connection) -> int:
    """Copy what is good into a database without rows, in one transaction; the number of finished hands copied.

    Never raises for the damaged side. Raises `sqlite3.Error` if `into` cannot be written.
    """
    source = damaged if isinstance(damaged, sqlite3.Connection) else _open(damaged)
    if source is None:
        return 0
    into.execute("BEGIN IMMEDIATE")
    try:
        for kept in _KEPT:
            _copy(source, into, kept)
        _drop_torn(into)
        add_all(into)
        (count,) = into.execute("SELECT count(*) FROM hands WHERE state = 'finished'").fetchone()
        into.execute("COMMIT")
    except BaseException:
        if into.in_transaction:
            into.execute("ROLLBACK")
        raise
    finally:
        if source is not damaged:
            with contextlib.suppress(sqlite3.Error):
                source.close()
    return int(count)


def _open(path: Path) -> sqlite3.Connection | None:
    try:
        connection = sqlite3.connect(path, isolation_level=None)
    except sqlite3.Error:
        return None
    connection.text_factory = lambda data: data.decode("utf-8", "replace")
    return connection


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    try:
        return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    except sqlite3.Error:
        return []


def _copy(source: sqlite3.Connection, into: sqlite3.Connection, kept: _Kept) -> None:
    there = set(_columns(source, kept.table))
    columns = [name for name in _columns(into, kept.table) if name in there]
    if not columns or (kept.key is not None and kept.key not in there):
        return
    names = ", ".join(columns)
    insert = f"INSERT OR IGNORE INTO {kept.table} ({names}) VALUES ({', '.join('?' * len(columns))})"

    def put(rows: list[Row]) -> None:
        for row in rows:
            # A row that was damaged inside may break a rule of the table.
            with contextlib.suppress(sqlite3.IntegrityError, OverflowError):
                into.execute(insert, row)

    if kept.key is None:
        for order in ("ASC", "DESC"):
            put(_until_error(source, f"SELECT {names} FROM {kept.table} ORDER BY 1 {order}"))
        return
    where = f"SELECT {names} FROM {kept.table} NOT INDEXED WHERE {kept.key} BETWEEN ? AND ?"
    _in_ranges(lambda low, high: source.execute(where, (low, high)).fetchall(), put)


def _until_error(source: sqlite3.Connection, query: str) -> list[Row]:
    rows: list[Row] = []
    with contextlib.suppress(sqlite3.Error):
        rows.extend(source.execute(query))
    return rows


def _in_ranges(read: Callable[[int, int], list[Row]], put: Callable[[list[Row]], None]) -> None:
    """Read the ids from 0 up, in halves of halves where a range cannot be read."""
    ranges = [(0, 2**63 - 1)]
    failures = 0
    while ranges and failures < _MOST_FAILURES:
        low, high = ranges.pop()
        try:
            rows = read(low, high)
        except (sqlite3.Error, OverflowError):
            failures += 1
            if low < high:
                middle = (low + high) // 2
                ranges += [(middle + 1, high), (low, middle)]
            continue
        put(rows)


def _drop_torn(into: sqlite3.Connection) -> None:
    """Leave out hands that are not whole, and what belongs to none."""
    torn = []
    for hand_id, state, count in into.execute("SELECT id, state, event_count FROM hands").fetchall():
        rows = into.execute("SELECT text, crc FROM events WHERE hand_id = ? ORDER BY first", (hand_id,)).fetchall()
        seats = into.execute("SELECT count(*) FROM seats WHERE hand_id = ?", (hand_id,)).fetchone()[0]
        if not _whole(rows, state, count, seats):
            torn.append((hand_id,))
    into.executemany("DELETE FROM hands WHERE id = ?", torn)
    for table in ("events", "seats", "words", "tags"):
        into.execute(f"DELETE FROM {table} WHERE hand_id NOT IN (SELECT id FROM hands)")


def _whole(rows: list[Row], state: object, count: object, seats: int) -> bool:
    try:
        events = checked_events(0, rows, count)
    except StoreError:
        return False
    if not events or not isinstance(events[0], HandStarted):
        return False
    if state == "finished":
        return isinstance(events[-1], HandEnded) and seats == len(events[0].stacks)
    return state in ("playing", "abandoned") and seats == len(events[0].stacks)
