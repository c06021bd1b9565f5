"""A lock on a small file, by SQLite: the system releases it when the process ends, in any way."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from pokertable.session.profile.whole_file import require_regular


def locked(file: Path, wait_s: float = 0) -> sqlite3.Connection | None:
    """A connection that locks the file until it is closed; None if another has it for `wait_s`, or nobody can."""
    connection = None
    try:
        require_regular(file)
        connection = sqlite3.connect(file, timeout=wait_s, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = MEMORY")  # a journal in a file finds no room on a full disk
        connection.execute("BEGIN EXCLUSIVE")
    except (OSError, sqlite3.Error):
        if connection is not None:
            with contextlib.suppress(sqlite3.Error):
                connection.close()
        return None
    return connection
