"""A database in memory, with all that could be read of the file."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
from pathlib import Path

from pokertable.session.history.database.file import SIDE_FILES, connect, prepare, transaction
from pokertable.session.history.database.rescue import rescue
from pokertable.session.history.database.window import MEMORY_ONLY
from pokertable.session.history.faults import ERRORS, FileFault


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
