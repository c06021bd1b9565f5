"""What can be wrong with a database, and the sentences that say so."""

from __future__ import annotations

import sqlite3
from enum import Enum
from pathlib import Path
from typing import Final

from pokertable.model.text import BadInput, Phrase, phrase
from pokertable.session.profile.whole_file import short


class StoreError(BadInput):
    """Something that the store was asked for and does not hold, or holds already; the text names it."""


class Fault(Enum):
    """Why the file cannot be used."""

    DAMAGED = "damaged"
    NEWER = "newer"
    """Written by a later version of the program."""
    FULL = "full"
    READ_ONLY = "read-only"
    LOCKED = "locked"
    """Another program holds it for longer than we wait."""
    BROKEN = "broken"
    """The system reports an error of the disk."""


ERRORS: Final = (sqlite3.Error, UnicodeDecodeError)
"""What SQLite raises; the second when the message of an error quotes a damaged text."""

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
    """A file that cannot be used as it is."""

    def __init__(self, fault: Fault, detail: str | Phrase) -> None:
        super().__init__(f"{fault.value}: {detail}")
        self.fault = fault
        self.detail = detail


def fault_of(error: Exception) -> Fault | None:
    """The fault behind one of `ERRORS`; None for a mistake of ours."""
    if isinstance(error, UnicodeDecodeError):
        return Fault.DAMAGED
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return None
    found = _FAULTS.get(code & 0xFF)
    if found is None and "malformed" in str(error):
        return Fault.DAMAGED  # a damaged schema is reported as a plain error
    return found


def memory_notice(fault: Fault, path: Path, detail: str | Phrase) -> Phrase:
    """What is said when play goes on in memory."""
    return phrase(_IN_MEMORY[fault], file=short(path), detail=detail)


_IN_MEMORY: Final = {
    Fault.DAMAGED: "The stored hands are damaged. What you play now is kept in memory only. ({file})",
    Fault.NEWER: "The stored hands are of a newer version. What you play now is kept in memory only. ({file})",
    Fault.FULL: "The disk is full. What you play now is kept in memory only, until there is room again. ({file})",
    Fault.READ_ONLY: "Nothing can be saved: {detail}. What you play now is kept in memory only. ({file})",
    Fault.LOCKED: "Another program holds the stored hands. What you play meanwhile is kept in memory only. ({file})",
    Fault.BROKEN: "The disk reports an error: {detail}. What you play now is kept in memory only. ({file})",
}


def caught_up_notice(path: Path, hands: int) -> Phrase:
    """What is said when the file is in use again, with so many hands that were played in memory."""
    if not hands:
        return phrase("Hands are saved again. ({file})", file=short(path))
    if hands == 1:
        return phrase("Hands are saved again, the one played meanwhile too. ({file})", file=short(path))
    return phrase("Hands are saved again, the {count} played meanwhile too. ({file})", file=short(path), count=hands)


def aside_notice(fault: Fault, path: Path, aside: Path, saved: int) -> Phrase:
    """What is said when a file was set aside; `saved` finished hands could be taken over into the new one."""
    if fault is Fault.NEWER:
        return phrase(
            "The stored hands are of a newer version and were set aside as {aside}. A new file was started. ({file})",
            file=short(path),
            aside=aside.name,
        )
    if not saved:
        return phrase(
            "The stored hands are damaged and were set aside as {aside}. A new file was started. ({file})",
            file=short(path),
            aside=aside.name,
        )
    return phrase(
        "The stored hands are damaged and were set aside as {aside}. A new file was started,"
        " with {count} hands that could be saved. ({file})",
        file=short(path),
        aside=aside.name,
        count=saved,
    )
