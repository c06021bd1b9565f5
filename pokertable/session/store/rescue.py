"""Takes what can still be read out of a damaged database.

The ids of hands are gathered from every table and index that holds them, from both ends up to what cannot be read: what
is lost in one is often whole in another. Each hand is then looked up by its id. A finished hand is taken over only
whole: with all its events from its start to its end, and with the checksums that they were written with.
"""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from pokertable.session.store.faults import ERRORS
from pokertable.session.store.journal import event_rows
from pokertable.session.store.totals import add_all

Row = tuple[Any, ...]

_OF_HANDS: Final = {
    "hands": "id",
    "events": "hand_id",
    "journal": "hand_id",
    "seats": "hand_id",
    "words": "hand_id",
    "tags": "hand_id",
}
_WHOLE: Final = ("tables", "settings", "progress")
_IDS: Final = (
    "SELECT id FROM hands NOT INDEXED ORDER BY id",
    "SELECT id FROM hands INDEXED BY hands_listed ORDER BY state",
    "SELECT hand_id FROM words ORDER BY hand_id",
    "SELECT hand_id FROM events ORDER BY hand_id",
    "SELECT DISTINCT hand_id FROM seats NOT INDEXED ORDER BY hand_id",
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
        for table in _WHOLE:
            copy = _Copy(source, into, table)
            for order in ("ASC", "DESC"):
                copy.rows(f"ORDER BY 1 {order}")
        ids = sorted({row[0] for query in _IDS for row in _from_both_ends(source, query) if isinstance(row[0], int)})
        for table, key in _OF_HANDS.items():
            copy = _Copy(source, into, table)
            for hand_id in ids:
                copy.rows(f"NOT INDEXED WHERE {key} = ?", (hand_id,))
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
            with contextlib.suppress(*ERRORS):
                source.close()
    return int(count)


def _open(path: Path) -> sqlite3.Connection | None:
    try:
        connection = sqlite3.connect(path, isolation_level=None)
    except ERRORS:
        return None
    connection.text_factory = lambda data: data.decode("utf-8", "replace")
    with contextlib.suppress(*ERRORS):
        connection.execute("PRAGMA writable_schema = ON")  # or a file that was cut short is not read at all
    return connection


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    try:
        return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    except ERRORS:
        return []


class _Copy:
    """Copies rows of one table, as far as they can be read and fit."""

    def __init__(self, source: sqlite3.Connection, into: sqlite3.Connection, table: str) -> None:
        there = set(_columns(source, table))
        columns = [name for name in _columns(into, table) if name in there]
        names = ", ".join(columns)
        self._source, self._into = source, into
        self._select = f"SELECT {names} FROM {table}" if columns else None
        self._insert = f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({', '.join('?' * len(columns))})"

    def rows(self, which: str, values: tuple[object, ...] = ()) -> None:
        """Copy the rows up to the first that cannot be read."""
        if self._select is None:
            return
        for row in _until_error(self._source, f"{self._select} {which}", values):
            # A row that was damaged inside may break a rule of the table.
            with contextlib.suppress(sqlite3.IntegrityError, OverflowError):
                self._into.execute(self._insert, row)


def _from_both_ends(source: sqlite3.Connection, query: str) -> list[Row]:
    """The rows of a query with an order, up to what cannot be read from either end; some of them twice."""
    return _until_error(source, query) + _until_error(source, f"{query} DESC")


def _until_error(source: sqlite3.Connection, query: str, values: tuple[object, ...] = ()) -> list[Row]:
    rows: list[Row] = []
    with contextlib.suppress(*ERRORS, OverflowError):
        rows.extend(source.execute(query, values))
    return rows


def _drop_torn(into: sqlite3.Connection) -> None:
    """Leave out hands that are not whole, and what belongs to none."""
    torn = []
    hands = into.execute("SELECT id, state, event_count, seat_count FROM hands").fetchall()
    for hand_id, state, count, seat_count in hands:
        (seats,) = into.execute("SELECT count(*) FROM seats WHERE hand_id = ?", (hand_id,)).fetchone()
        if seats != seat_count or not _whole(event_rows(into, hand_id), state, count):
            torn.append((hand_id,))
    into.executemany("DELETE FROM hands WHERE id = ?", torn)
    for table in ("events", "journal", "seats", "words", "tags"):
        into.execute(f"DELETE FROM {table} WHERE hand_id NOT IN (SELECT id FROM hands)")


def _whole(rows: list[Row], state: object, count: object) -> bool:
    """Whether no event of a hand is missing. Texts that agree with their checksums need not be decoded to know."""
    if not all(isinstance(text, str) and crc32(text.encode("utf-8", "replace")) == crc for text, crc in rows):
        return False
    lines = "".join(text for text, _ in rows).splitlines()
    if len(lines) != count or not lines or not lines[0].startswith('["start",'):
        return False
    return state in ("playing", "abandoned") or (state == "finished" and lines[-1].startswith('["end",'))
