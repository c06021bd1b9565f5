"""The number of this window in its profile, which no other open window has.

A window holds a lock on a small file of its number. The system releases the lock when the process ends, in any way, so
a free number belongs to nobody, and its tables may be taken over.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pokertable.session.profile.lock import locked

MOST: Final = 64
MEMORY_ONLY: Final = 4095
"""Number of a window without a file to lock."""


class Window:
    """The lowest free number of the profile, held until `close`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self.number = MEMORY_ONLY
        for number in range(1, MOST + 1):
            connection = locked(self._file(number))
            if connection is not None:
                self.number, self._connection = number, connection
                return

    def is_gone(self, number: int) -> bool:
        """Whether no window of this number is open (our own counts as gone: it may resume its own tables)."""
        if number == self.number or not 1 <= number <= MOST:
            return True
        connection = locked(self._file(number))
        if connection is not None:
            connection.close()
        return connection is not None

    @property
    def is_alone(self) -> bool:
        """Whether no other window of the profile is open."""
        return all(self.is_gone(number) for number in range(1, MOST + 1) if self._file(number).exists())

    def close(self) -> None:
        """Give the number back."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _file(self, number: int) -> Path:
        return self._path.with_name(f"{self._path.name}.window-{number}")


@contextlib.contextmanager
def alone(path: Path) -> Iterator[bool]:
    """Whether no window of the profile is open; one that starts meanwhile is not alone.

    Where no window can lock a file, none is open either.
    """
    window = Window(path)
    try:
        yield window.number == MEMORY_ONLY or window.is_alone
    finally:
        window.close()
