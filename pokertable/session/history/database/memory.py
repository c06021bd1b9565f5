"""A database in memory, with all that could be read of the file, and what is written there while the file cannot be.

That is noted by its keys, and taken into the file when that is well. Rows are taken over by what they belong to: all of
a hand, all of a table, a value by its name. Another window may have written to the file meanwhile; its hands and tables
have other ids and stay as they are.
"""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
from pathlib import Path
from typing import Final

from pokertable.session.history.database.file import SIDE_FILES, connect, prepare, transaction
from pokertable.session.history.database.rescue import rescue
from pokertable.session.history.database.window import MEMORY_ONLY
from pokertable.session.history.faults import ERRORS, FileFault
from pokertable.session.history.rows.tables import OF_HANDS
from pokertable.session.history.rows.totals import add_tables

_BY_THEMSELVES: Final = {"tables": "id", "settings": "key", "progress": "key"}
_WRITTEN: Final = (("INSERT", "NEW"), ("UPDATE", "NEW"), ("DELETE", "OLD"))


def watch(memory: sqlite3.Connection) -> None:
    """Note from now on what is written."""
    memory.execute("CREATE TEMP TABLE unsaved (of TEXT, key, PRIMARY KEY (of, key)) WITHOUT ROWID")
    for table, key in (OF_HANDS | _BY_THEMSELVES).items():
        of = "hands" if table in OF_HANDS else table
        for event, row in _WRITTEN:
            memory.execute(
                f"CREATE TEMP TRIGGER unsaved_{table}_{event} AFTER {event} ON main.{table}"
                f" BEGIN INSERT OR IGNORE INTO unsaved VALUES ('{of}', {row}.{key}); END"
            )


def unsaved_hands(memory: sqlite3.Connection) -> int:
    """How many hands were written since `watch`."""
    return int(memory.execute("SELECT count(*) FROM unsaved WHERE of = 'hands'").fetchone()[0])


def take_over(memory: sqlite3.Connection, file: sqlite3.Connection, window: int) -> int:
    """Write all that was noted into the file, inside a transaction of the caller's; the number of hands.

    A file with neither hands nor tables was begun anew: it takes everything. Tables of a window that had no number are
    this window's.
    """
    if file.execute("SELECT 1 FROM tables UNION ALL SELECT 1 FROM hands LIMIT 1").fetchone() is None:
        for table, key in (OF_HANDS | _BY_THEMSELVES).items():
            of = "hands" if table in OF_HANDS else table
            memory.execute(f"INSERT OR IGNORE INTO unsaved SELECT '{of}', {key} FROM {table}")
    hands = _noted(memory, "hands")
    for table, key in OF_HANDS.items():
        _copy(memory, file, table, key, hands)
    for table, key in _BY_THEMSELVES.items():
        _copy(memory, file, table, key, _noted(memory, table))
    file.execute("UPDATE tables SET owner = ? WHERE owner = ?", (window, MEMORY_ONLY))
    add_tables(file, _tables_of(file, hands))
    return len(hands)


def _noted(memory: sqlite3.Connection, of: str) -> list[object]:
    return [key for (key,) in memory.execute("SELECT key FROM unsaved WHERE of = ? ORDER BY key", (of,))]


def _tables_of(file: sqlite3.Connection, hands: list[object]) -> set[int]:
    found = (file.execute("SELECT table_id FROM hands WHERE id = ?", (hand,)).fetchone() for hand in hands)
    return {row[0] for row in found if row is not None and row[0] is not None}


def _copy(memory: sqlite3.Connection, file: sqlite3.Connection, table: str, key: str, keys: list[object]) -> None:
    """Put the rows of these keys in the place of those that are there."""
    names = [row[1] for row in memory.execute(f"PRAGMA table_info({table})")]
    columns, marks = ", ".join(names), ", ".join("?" * len(names))
    for value in keys:
        file.execute(f"DELETE FROM {table} WHERE {key} = ?", (value,))
        rows = memory.execute(f"SELECT {columns} FROM {table} WHERE {key} = ?", (value,))
        file.executemany(f"INSERT INTO {table} ({columns}) VALUES ({marks})", rows)


def fresh_memory() -> sqlite3.Connection:
    """An empty database in memory."""
    connection = connect(":memory:")
    transaction(connection, "BEGIN IMMEDIATE", lambda c: prepare(c, MEMORY_ONLY))
    return connection


def memory_copy(path: Path) -> sqlite3.Connection:
    """The file in memory, as far as it can be read. A copy is read, since opening in place may need to write."""
    try:
        with tempfile.TemporaryDirectory(prefix="pokertable-") as folder:
            copy = Path(folder) / path.name
            for side in ("", *SIDE_FILES):
                with contextlib.suppress(FileNotFoundError):
                    shutil.copyfile(path.with_name(path.name + side), copy.with_name(copy.name + side))
            if not copy.exists():
                return fresh_memory()
            source = connect(copy)
            try:
                return copied(source)
            finally:
                source.close()
    except (OSError, *ERRORS):
        return fresh_memory()


def copied(source: sqlite3.Connection, *, check: bool = True) -> sqlite3.Connection:
    """A database in memory with all of the source, or what can be saved of it; without `check` it is taken for sound.

    The check is a full one: a quick one lets a file pass whose indexes and tables do not agree.
    """
    memory = connect(":memory:")
    try:
        source.backup(memory)
        if not check or memory.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",):
            transaction(memory, "BEGIN IMMEDIATE", lambda c: prepare(c, MEMORY_ONLY))
            return memory
    except (*ERRORS, FileFault):
        pass
    memory.close()
    memory = fresh_memory()
    with contextlib.suppress(*ERRORS):
        rescue(source, memory)
    return memory
