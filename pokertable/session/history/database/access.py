"""Access to a database: writers one after another, readers of a file at any moment.

SQLite has one writer at a time, and with a write-ahead log readers that neither wait for it nor block it.
"""

from __future__ import annotations

import sqlite3
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from pokertable.session.history.database.file import connect


class Turns:
    """A lock that threads get in the order of their requests. One thread cannot take it twice.

    A `threading.Lock` goes to the quickest: a worker that releases and retakes it keeps the others waiting.
    """

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._taken = False
        self._waiting: deque[threading.Lock] = deque()

    def __enter__(self) -> None:
        with self._guard:
            if not self._taken:
                self._taken = True
                return
            mine = threading.Lock()
            mine.acquire()
            self._waiting.append(mine)
        mine.acquire()

    def __exit__(self, *_: object) -> None:
        with self._guard:
            if self._waiting:
                self._waiting.popleft().release()
            else:
                self._taken = False


_IDLE: Final = 2
"""Connections that are kept for later readers; each may hold some megabytes of pages."""


class Readers:
    """Read-only connections to a file: as many as there are concurrently reading threads."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._guard = threading.Lock()
        self._idle: list[sqlite3.Connection] = []
        self._open = True

    @contextmanager
    def one(self) -> Iterator[sqlite3.Connection]:
        """A connection for this thread alone; raises SQLite's errors."""
        with self._guard:
            connection = self._idle.pop() if self._idle else None
        if connection is None:
            connection = connect(f"{self._path.absolute().as_uri()}?mode=rw")  # a deleted file stays deleted
            connection.execute("PRAGMA query_only = ON")
        try:
            yield connection
        finally:
            with self._guard:
                if self._open and len(self._idle) < _IDLE:
                    self._idle.append(connection)
                else:
                    connection.close()

    def close(self) -> None:
        """Close the idle connections; the others are closed by their readers."""
        with self._guard:
            self._open = False
            while self._idle:
                self._idle.pop().close()
