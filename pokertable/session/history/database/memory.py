"""A database in memory with all readable data of the file, and the changes made while the file cannot be written.

Changes are tracked by key, and written to the file when it is usable. Rows move with their owner: all of a hand, all of
a table, a value by its name. Another window may have written to the file meanwhile; its hands and tables have other ids
and stay unchanged.
"""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
from functools import cache, partial
from pathlib import Path
from typing import Final

from pokertable.session.history.database.file import (
    connect,
    prepare,
    require_files,
    require_sound,
    transaction,
)
from pokertable.session.history.database.rescue import rescue
from pokertable.session.history.database.window import MEMORY_ONLY
from pokertable.session.history.faults import ERRORS, DamagedRow, FileFault, Rescued
from pokertable.session.history.rows.checked import checked
from pokertable.session.history.rows.journal import hand_values, read_events
from pokertable.session.history.rows.summary import put_seats
from pokertable.session.history.rows.tables import OF_HANDS, parsed_table, table_row
from pokertable.session.history.rows.totals import add_tables
from pokertable.session.profile.whole_file import SIDE_FILES

_BY_THEMSELVES: Final = {"tables": "id", "settings": "key", "progress": "key"}
_IN_PLAY: Final = (
    ("progress", "key", "SELECT key FROM progress"),
    ("settings", "key", "SELECT key FROM settings"),
    ("tables", "id", "SELECT id FROM tables WHERE is_left = 0"),
    ("hands", "id", "SELECT id FROM hands WHERE state = 'playing'"),
)
"""Data copied for `in_play`: table, key, and the query for the keys."""
_WRITTEN: Final = (("INSERT", "NEW"), ("UPDATE", "NEW"), ("DELETE", "OLD"))


def watch(memory: sqlite3.Connection) -> None:
    """Track changes from now on."""
    memory.execute("CREATE TEMP TABLE unsaved (of TEXT, key, PRIMARY KEY (of, key)) WITHOUT ROWID")
    for table, key in (OF_HANDS | _BY_THEMSELVES).items():
        of = "hands" if table in OF_HANDS else table
        for event, row in _WRITTEN:
            memory.execute(
                f"CREATE TEMP TRIGGER unsaved_{table}_{event} AFTER {event} ON main.{table}"
                f" BEGIN INSERT OR IGNORE INTO unsaved VALUES ('{of}', {row}.{key}); END"
            )


def note_all(memory: sqlite3.Connection) -> None:
    """Note everything as if it had been written since `watch`."""
    for table, key in (OF_HANDS | _BY_THEMSELVES).items():
        of = "hands" if table in OF_HANDS else table
        memory.execute(f"INSERT OR IGNORE INTO unsaved SELECT '{of}', {key} FROM {table}")


def unsaved_hands(memory: sqlite3.Connection) -> int:
    """Number of hands written since `watch`."""
    return int(memory.execute("SELECT count(*) FROM unsaved WHERE of = 'hands'").fetchone()[0])


def take_over(memory: sqlite3.Connection, file: sqlite3.Connection, window: int) -> int:
    """Write all tracked changes to the file, inside the caller's transaction; returns the number of hands.

    A file with neither hands nor tables was created anew: it takes everything. Tables of a window without a number
    become this window's.
    """
    if file.execute("SELECT 1 FROM tables UNION ALL SELECT 1 FROM hands LIMIT 1").fetchone() is None:
        note_all(memory)
    hands = _noted(memory, "hands")
    for table, key in OF_HANDS.items():
        _copy(memory, file, table, key, hands)
    for table, key in _BY_THEMSELVES.items():
        _copy(memory, file, table, key, _noted(memory, table))
    file.execute("UPDATE tables SET owner = ? WHERE owner = ?", (window, MEMORY_ONLY))
    add_tables(file, _tables_of(file, hands))
    return len(hands)


def move(memory: sqlite3.Connection, other: sqlite3.Connection, window: int) -> None:
    """Write all tracked changes to another database in memory, which tracks them in turn."""
    transaction(other, "BEGIN IMMEDIATE", lambda connection: take_over(memory, connection, window))
    watch(other)
    noted = memory.execute("SELECT of, key FROM unsaved").fetchall()
    other.executemany("INSERT INTO unsaved VALUES (?, ?)", noted)


def _noted(memory: sqlite3.Connection, of: str) -> list[object]:
    return [key for (key,) in memory.execute("SELECT key FROM unsaved WHERE of = ? ORDER BY key", (of,))]


def _tables_of(file: sqlite3.Connection, hands: list[object]) -> set[int]:
    found = (file.execute("SELECT table_id FROM hands WHERE id = ?", (hand,)).fetchone() for hand in hands)
    return {row[0] for row in found if row is not None and row[0] is not None}


def _copy(memory: sqlite3.Connection, file: sqlite3.Connection, table: str, key: str, keys: list[object]) -> None:
    """Replace the rows of these keys."""
    names = [row[1] for row in memory.execute(f"PRAGMA table_info({table})")]
    columns, marks = ", ".join(names), ", ".join("?" * len(names))
    for value in keys:
        file.execute(f"DELETE FROM {table} WHERE {key} = ?", (value,))
        rows = memory.execute(f"SELECT {columns} FROM {table} WHERE {key} = ?", (value,))
        file.executemany(f"INSERT INTO {table} ({columns}) VALUES ({marks})", rows)


def fresh_memory() -> sqlite3.Connection:
    """An empty database in memory."""
    connection = connect(":memory:")
    _empty().backup(connection)
    return connection


@cache
def _empty() -> sqlite3.Connection:
    """The one that all others are copies of: to migrate each takes fifty times as long."""
    connection = connect(":memory:")
    transaction(connection, "BEGIN IMMEDIATE", lambda c: prepare(c, MEMORY_ONLY))
    return connection


def in_play(file: sqlite3.Connection) -> sqlite3.Connection:
    """A database in memory with the data that play needs, as far as it can be read from a damaged file.

    These are the tables that were not left, their current hands, and the progress: some milliseconds' work.
    """
    memory = fresh_memory()
    for table, key, query in _IN_PLAY:
        with contextlib.suppress(*ERRORS):
            keys = [row[0] for row in file.execute(query)]
            for each in keys:
                with contextlib.suppress(*ERRORS, DamagedRow, ValueError):
                    transaction(memory, "BEGIN", partial(_put_in_play, file, table, key, each))
    return memory


def _put_in_play(file: sqlite3.Connection, table: str, key: str, value: object, memory: sqlite3.Connection) -> None:
    """Copy a row and its related rows; raises `DamagedRow` or `ValueError` for a changed one."""
    if table != "hands":
        _copy(file, memory, table, key, [value])
        if table == "tables":
            parsed_table(table_row(memory, int(str(value))) or ())
        return
    what, hand_id = f"hand {value}", int(str(value))
    for each in ("hands", "journal", "reasons"):
        _copy(file, memory, each, OF_HANDS[each], [hand_id])
    columns = "number, seed, hero, places, event_count, seat_count, big_bet, looked_ahead, variant, structure, title"
    checked(what, hand_values(memory, hand_id, columns), "ItiIIICBTTT")
    read_events(memory, hand_id)
    seats = file.execute("SELECT name, policy, who FROM seats WHERE hand_id = ? ORDER BY seat", (hand_id,))
    names, policies, who = zip(*[checked(what, row, "TTt") for row in seats], strict=True)
    put_seats(memory, hand_id, names, policies, who)


def memory_copy(path: Path) -> sqlite3.Connection:
    """The file in memory, as far as it can be read. A copy is read, because opening in place may need to write."""
    try:
        require_files(path)
        with tempfile.TemporaryDirectory(prefix="pokertable-") as folder:
            copy = Path(folder) / path.name
            for side in ("", *SIDE_FILES):
                with contextlib.suppress(FileNotFoundError):
                    shutil.copyfile(path.with_name(path.name + side), copy.with_name(copy.name + side))
            if not copy.exists():
                return fresh_memory()
            source = connect(copy)
            try:
                return copied(source, check=True)
            finally:
                source.close()
    except (OSError, *ERRORS, FileFault):
        return rescued_memory(path)[0]


def copied(source: sqlite3.Connection, *, check: bool) -> sqlite3.Connection:
    """A database in memory with all of the source; raises SQLite's errors, `FileFault` if it is not sound.

    The check is a full one: a quick one misses disagreement between indexes and tables.
    """
    memory = connect(":memory:")
    try:
        source.backup(memory)
        if check:
            require_sound(memory, full=True)
        transaction(memory, "BEGIN IMMEDIATE", lambda c: prepare(c, MEMORY_ONLY))
    except (*ERRORS, FileFault):
        memory.close()
        raise
    return memory


def rescued_memory(path: Path) -> tuple[sqlite3.Connection, Rescued]:
    """A database in memory with the rescued data of a damaged file."""
    memory = fresh_memory()
    rescued = Rescued()
    with contextlib.suppress(OSError, *ERRORS):
        rescued = rescue(path, memory)
    return memory, rescued
