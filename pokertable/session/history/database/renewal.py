"""Replacing an unusable database by a new one with the rescued data; the old one is kept.

The new one is completed beside it before the old one is renamed: a process killed meanwhile leaves either the old one
to start over with, or the new one to be put in its place.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from pokertable.session.history.database.file import SIDE_FILES, connect, set_database_aside, transaction
from pokertable.session.history.database.rescue import rescue
from pokertable.session.history.database.schema import migrate
from pokertable.session.history.faults import Fault, Rescued
from pokertable.session.profile.whole_file import set_aside


def renew(path: Path, fault: Fault) -> tuple[Path, Rescued]:
    """Replace this database; returns the old one's new path, and the rescued data.

    Raises `OSError` or `sqlite3.Error`; the old one is then still in its place.
    """
    new = _new(path)
    new.unlink(missing_ok=True)
    connection = connect(new)
    try:
        connection.execute("PRAGMA journal_mode = MEMORY").fetchall()
        connection.execute("PRAGMA synchronous = OFF")
        transaction(connection, "BEGIN IMMEDIATE", lambda c: migrate(c, 0))
        rescued = rescue(path, connection) if fault is Fault.DAMAGED else Rescued()
    except BaseException:
        connection.close()
        with contextlib.suppress(OSError):
            new.unlink(missing_ok=True)
        raise
    connection.close()
    with new.open("r+b") as file:
        os.fsync(file.fileno())
    aside = set_database_aside(path, fault)
    finish_renewal(path)
    return aside, rescued


def finish_renewal(path: Path) -> None:
    """Put a new database in its place if the old one has been renamed: then it is complete. Raises `OSError`."""
    if path.exists() or not _new(path).is_file():
        return
    for side in SIDE_FILES:
        with contextlib.suppress(FileNotFoundError):
            set_aside(path.with_name(path.name + side), Fault.DAMAGED.value)
    with contextlib.suppress(FileNotFoundError):  # another window was quicker
        _new(path).rename(path)


def _new(path: Path) -> Path:
    return path.with_name(f"{path.name}.new")
