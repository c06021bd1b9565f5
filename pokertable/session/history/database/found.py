"""The rows that a damaged database still holds, assigned to tables by their shape alone."""

from __future__ import annotations

import mmap
import re
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from pokertable.session.history.database.log import read_log
from pokertable.session.history.database.pages import MAGIC, Bytes, Pages, Row, Value, header_pattern, page_size
from pokertable.session.history.database.schema import STEPS
from pokertable.session.profile.whole_file import require_regular

LISTED: Final = "hands_listed"
ONCE: Final = "hands_once"
BY_CRC: Final = "events_by_crc"
_TABLES: Final = ("tables", "hands", "events", "words", "journal", "seats", "tags", "reasons", "reviewed", "progress")
_INDEXES: Final = {LISTED: "TTtttiiiiI", ONCE: "III", BY_CRC: "II"}
"""Indexes that repeat parts of a hand's row, with their columns as in `_fits`."""
_MISSING: Final = "."
_HEAD: Final = struct.Struct(">16sH10xI")
"""Beginning of the header of a file: magic bytes, page size (1 for 65536), number of pages."""


def found_rows(path: Path) -> Iterator[tuple[str, tuple[Value, ...]]]:
    """All rows in the pages of the database and its log, as the name of their table or index and their values.

    A row has a value for each column that its table had when it was written; the id of a table that has one is first.
    Rows in use come before possibly old ones; some occur twice. Raises `OSError`.
    """
    require_regular(path)
    with ExitStack() as stack:
        log = read_log(path)
        data: Bytes = b""
        if path.stat().st_size:
            file = stack.enter_context(path.open("rb"))
            data = stack.enter_context(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
        size = page_size(data) or log.size
        if not size:
            return
        headers = _headers()
        pages = Pages(data, size, log.pages if size == log.size else {}, headers)
        free = pages.free()
        used = [number for number in range(1, pages.count + 1) if number not in free]
        for number in (*used, *sorted(free)):
            yield from _of_tables(pages.rows(pages[number]))
        for page in log.spare:
            yield from _of_tables(pages.rows(page))
        alone = Pages(data, size, {}, headers)  # a log of another file has replaced pages that are sound
        for number in log.pages:
            if size == log.size and number <= alone.count:
                yield from _of_tables(alone.rows(alone[number]))


def lacks_pages(path: Path) -> bool:
    """Whether the file of the database is shorter than its header says; raises `OSError`."""
    with path.open("rb") as file:
        head = file.read(_HEAD.size)
    if len(head) < _HEAD.size:
        return True
    magic, size, pages = _HEAD.unpack(head)
    return bool(magic == MAGIC and path.stat().st_size < (2**16 if size == 1 else size) * pages)


def _of_tables(rows: Iterator[Row]) -> Iterator[tuple[str, tuple[Value, ...]]]:
    for row in rows:
        name = _table(row.rowid is not None, "".join([_letter(value) for value in row.values]))
        if name is not None:
            yield name, (row.rowid, *row.values[1:]) if row.rowid is not None else row.values


def _letter(value: Value) -> str:
    """The type of a value: an integer, a real number, a text. NULL and unreadable values count as missing."""
    if isinstance(value, str):
        return "t"
    if isinstance(value, int):
        return "i"
    return "r" if isinstance(value, float) else _MISSING


@lru_cache(maxsize=10_000)
def _table(with_rowid: bool, letters: str) -> str | None:
    """The table or index of a row of these values; None for an unused one."""
    for name, rowid, shape in _shapes():
        if rowid == with_rowid and len(shape) == len(letters) and _fits(letters, shape):
            return name
    return None


def _fits(letters: str, shape: str) -> bool:
    """Whether values fit the columns. A value may be missing where the column has a small letter.

    SQLite stores a real number without a fraction as an integer.
    """
    return all(
        letter == column.lower() or (letter == _MISSING and column.islower()) or (letter == "i" and column == "r")
        for letter, column in zip(letters, shape, strict=True)
    )


@cache
def _shapes() -> list[tuple[str, bool, str]]:
    """Name, whether the rows have ids of their own, and the columns of each version of each table."""
    shapes = [(name, False, columns) for name, columns in _INDEXES.items()]
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        for step in STEPS:
            step(connection)
            shapes += [shape for name in _TABLES if (shape := _shape(connection, name)) and shape not in shapes]
    finally:
        connection.close()
    return shapes


@cache
def _headers() -> re.Pattern[bytes]:
    return header_pattern({columns for _, _, columns in _shapes()})


def _shape(connection: sqlite3.Connection, name: str) -> tuple[str, bool, str] | None:
    columns = connection.execute(f"SELECT type, pk FROM pragma_table_info('{name}') ORDER BY cid").fetchall()
    if not columns:
        return None
    (sql,) = connection.execute("SELECT sql FROM sqlite_schema WHERE name = ?", (name,)).fetchone()
    with_rowid = "WITHOUT ROWID" not in sql
    letters = [kind[0].upper() if key else kind[0].lower() for kind, key in columns]
    if with_rowid:
        letters[0] = _MISSING  # the id is the number of the row, with NULL in its place
    return name, with_rowid, "".join(letters)
