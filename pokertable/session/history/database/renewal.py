"""Replacing a database by a new one with data of the old one, which is kept.

The new one is completed beside it before the old one is renamed: a process killed meanwhile leaves either the old one
to start over with, or the new one to be put in its place.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from pokertable.session.history.database.file import connect, known_fault, transaction
from pokertable.session.history.database.rescue import rescue
from pokertable.session.history.database.schema import migrate
from pokertable.session.history.faults import ERRORS, Fault, FileFault, Rescued, fault_of, reason
from pokertable.session.profile.whole_file import set_database_aside

T = TypeVar("T")


def renew(path: Path, fault: Fault) -> tuple[Path, Rescued]:
    """Replace a database that cannot be used, with what a rescue finds in a damaged one; results as of `replaced`."""
    return replaced(path, fault.value, partial(rescue, path) if fault is Fault.DAMAGED else lambda _: Rescued())


def replaced(path: Path, why: str, fill: Callable[[sqlite3.Connection], T]) -> tuple[Path, T]:
    """Replace this database by a new one with what `fill` writes; returns the old one's new path, and its result.

    Raises `OSError` or `FileFault`; the old one is then still in its place.
    """
    new = _new(path)
    new.unlink(missing_ok=True)
    try:
        with contextlib.closing(connect(new)) as connection:
            connection.execute("PRAGMA journal_mode = MEMORY").fetchall()
            connection.execute("PRAGMA synchronous = OFF")
            transaction(connection, "BEGIN IMMEDIATE", lambda c: migrate(c, 0))
            filled = fill(connection)
        with new.open("r+b") as file:
            os.fsync(file.fileno())
        aside = set_database_aside(path, why)
    except BaseException as error:
        fault = None
        if isinstance(error, ERRORS):
            fault = FileFault(known_fault(path, fault_of(error) or Fault.BROKEN), reason(error))
        if path.exists():
            with contextlib.suppress(OSError):
                new.unlink(missing_ok=True)
        if fault is None:
            raise
        raise fault from error
    finish_renewal(path)
    return aside, filled


def finish_renewal(path: Path) -> None:
    """Put a new database in its place if the old one has been renamed: then it is complete. Raises `OSError`."""
    if path.exists() or not _new(path).is_file():
        return
    set_database_aside(path, Fault.DAMAGED.value)
    with contextlib.suppress(FileNotFoundError):  # another window was quicker
        _new(path).rename(path)


def _new(path: Path) -> Path:
    return path.with_name(f"{path.name}.new")
