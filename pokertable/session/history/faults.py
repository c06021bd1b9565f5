"""Faults of a database, and sentences about them."""

from __future__ import annotations

import errno
import os
import sqlite3
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

from pokertable.model.text import BadInput, Phrase, phrase, told
from pokertable.session.profile.whole_file import SIDE_FILES, short


class StoreError(BadInput):
    """A request for data that the store does not hold, or holds already; the text names it."""


class Fault(Enum):
    """Why the file cannot be used."""

    DAMAGED = "damaged"
    NEWER = "newer"
    """Written by a later version of the program."""
    FULL = "full"
    READ_ONLY = "read-only"
    LOCKED = "locked"
    """Locked by another program for longer than we wait."""
    BROKEN = "broken"
    """The system reports a disk error."""


class DamagedRow(Exception):
    """A row with values of the wrong kinds; the text names it."""


CHANGED: Final = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError)
"""Errors of reading a stored hand or table whose entries were changed or are missing."""
ERRORS: Final = (sqlite3.Error, UnicodeDecodeError)
"""SQLite's errors; the second occurs when the message of an error quotes a damaged text."""

_FAULTS: Final = {
    sqlite3.SQLITE_CORRUPT: Fault.DAMAGED,
    sqlite3.SQLITE_NOTADB: Fault.DAMAGED,
    sqlite3.SQLITE_FULL: Fault.FULL,
    sqlite3.SQLITE_READONLY: Fault.READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: Fault.READ_ONLY,
    sqlite3.SQLITE_PERM: Fault.READ_ONLY,
    sqlite3.SQLITE_AUTH: Fault.READ_ONLY,
    sqlite3.SQLITE_BUSY: Fault.LOCKED,
    sqlite3.SQLITE_LOCKED: Fault.LOCKED,
    sqlite3.SQLITE_PROTOCOL: Fault.LOCKED,
    sqlite3.SQLITE_IOERR: Fault.BROKEN,
}


class FileFault(Exception):
    """A file that cannot be used in its present state."""

    def __init__(self, fault: Fault, detail: str | Phrase) -> None:
        super().__init__(f"{fault.value}: {detail}")
        self.fault = fault
        self.detail = detail


def fault_of(error: Exception) -> Fault | None:
    """The fault behind a `DamagedRow`, one of `ERRORS` or an `OSError`; None for a mistake of ours."""
    if isinstance(error, OSError):
        return Fault.FULL if error.errno in _FULL else Fault.BROKEN
    if isinstance(error, UnicodeDecodeError | DamagedRow):
        return Fault.DAMAGED
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return None
    found = _FAULTS.get(code & 0xFF)
    if found is None and any(sign in str(error) for sign in _SIGNS_OF_DAMAGE):
        return Fault.DAMAGED
    return found


_FULL: Final = (errno.ENOSPC, errno.EDQUOT)
"""Errors of a system that has no room left for a file, or none for this user."""
_SIGNS_OF_DAMAGE: Final = ("malformed", "integer overflow")
"""Parts of plain error texts: a damaged schema, and an integer sum that no hand has."""


def reason(error: Exception) -> str | Phrase:
    """The reason in an error: SQLite's own words are English."""
    fault = None if isinstance(error, OSError) else fault_of(error)
    return told(error) if fault is None else _REASONS.get(fault, str(error))


_REASONS: Final = {
    Fault.FULL: told(OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))),
    Fault.READ_ONLY: phrase("the file cannot be opened for writing"),
    Fault.LOCKED: phrase("another program is using the file"),
    Fault.BROKEN: told(OSError(errno.EIO, os.strerror(errno.EIO))),
}


def _obstacle(path: Path) -> Phrase | None:
    """The first file of the database that may not be read and written, or its folder, with the reason; None for none.

    SQLite does not say which it was.
    """
    beside = [path.with_name(path.name + side) for side in ("", *SIDE_FILES, "-shm")]
    needed = [(file, file.name, os.R_OK | os.W_OK) for file in beside]
    folder = path.parent
    for file, name, access in (*needed, (folder, short(folder), os.W_OK)):
        if os.access(file, os.F_OK) and not os.access(file, access):
            number = errno.EROFS if _is_read_only(folder) else errno.EACCES
            return phrase("{file}: {problem}", file=name, problem=told(OSError(number, os.strerror(number))))
    return None


def _is_read_only(folder: Path) -> bool:
    """Whether the whole file system is; false where the system does not say."""
    return hasattr(os, "statvfs") and bool(os.statvfs(folder).f_flag & os.ST_RDONLY)


def memory_notice(fault: Fault, path: Path, detail: str | Phrase) -> Phrase:
    """The message when play goes on in memory."""
    if fault is Fault.READ_ONLY:
        detail = _obstacle(path) or detail
    return phrase(_IN_MEMORY[fault], file=short(path), detail=detail)


_IN_MEMORY: Final = {
    Fault.DAMAGED: "The stored hands are damaged. What you play now is kept in memory only. ({file})",
    Fault.NEWER: "The stored hands are from a newer version. What you play now is kept in memory only. ({file})",
    Fault.FULL: "The disk is full. What you play now is kept in memory only, until there is room again. ({file})",
    Fault.READ_ONLY: "Nothing can be saved: {detail}. What you play now is kept in memory only. ({file})",
    Fault.LOCKED: (
        "Another program is using the stored hands. What you play in the meantime is kept in memory only. ({file})"
    ),
    Fault.BROKEN: "The disk reports an error: {detail}. What you play now is kept in memory only. ({file})",
}


def caught_up_notice(path: Path, hands: int) -> Phrase:
    """The message when the file is in use again, with the number of hands played in memory."""
    if not hands:
        return phrase("Hands are being saved again. ({file})", file=short(path))
    if hands == 1:
        return phrase(
            ("Hands are being saved again, including the one played in the meantime. ({file})"), file=short(path)
        )
    return phrase(
        ("Hands are being saved again, including the {count} played in the meantime. ({file})"),
        file=short(path),
        count=hands,
    )


def gone_notice(path: Path) -> Phrase:
    """The message when the file was deleted while it was open."""
    return phrase(
        "The file of stored hands was missing: all hands were written to a new one. ({file})", file=short(path)
    )


def cut_notice(path: Path) -> Phrase:
    """The message when the log of the file lacks its end."""
    return phrase("Part of the file of stored hands is missing: the last hands may be lost. ({file})", file=short(path))


@dataclass(frozen=True, slots=True)
class Rescued:
    """Result of a rescue: finished hands `saved`, and those `lost` of which only traces are left.

    `is_cut`: whether the file lacks its end, so that hands can be lost without a trace.
    """

    saved: int = 0
    lost: int = 0
    is_cut: bool = False


def aside_notice(fault: Fault, aside: Path, rescued: Rescued) -> Phrase:
    """The message when a file was set aside and a new one created, with the rescued data of a damaged one."""
    if fault is Fault.NEWER:
        return phrase(
            "The stored hands are from a newer version. They are kept in {file}; a new file was started.",
            file=short(aside),
        )
    if not rescued.saved and not rescued.lost:
        return phrase(
            "The stored hands are damaged: none could be read. They are kept in {file}; a new file was started.",
            file=short(aside),
        )
    return phrase(
        "The stored hands are damaged: {saved}, {lost}. The damaged file is kept as {file}.",
        saved=_saved(rescued.saved),
        lost=_lost(rescued),
        file=short(aside),
    )


def _saved(count: int) -> Phrase:
    if not count:
        return phrase("no hand was saved")
    return phrase("one hand was saved") if count == 1 else phrase("{count} hands were saved", count=count)


def _lost(rescued: Rescued) -> Phrase:
    if not rescued.lost:
        return phrase("others may be missing") if rescued.is_cut else phrase("none is missing")
    if rescued.lost == 1:
        return phrase("one could not be read")
    return phrase("{count} could not be read", count=rescued.lost)
