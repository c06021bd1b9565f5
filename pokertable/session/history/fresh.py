"""Work that a profile was asked to do at its next start: a profile to come in, hands or progress to begin afresh.

It is done before anything of the profile is opened, and waits while another window has it open.
"""

from __future__ import annotations

import contextlib
import errno
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from pokertable.model.text import Phrase, phrase, told
from pokertable.session.history.carry import take_in
from pokertable.session.history.database.file import connect
from pokertable.session.history.database.renewal import replaced
from pokertable.session.history.database.window import alone
from pokertable.session.history.faults import Fault, FileFault, fault_of
from pokertable.session.history.store import Store
from pokertable.session.profile.asked import HANDS, asked_resets, drop, is_asked, remains, reset_note
from pokertable.session.profile.settings import Settings, load, save_changes, settings_file

_OF_TABLES: Final = "table."
"""Beginning of the names of values that belong to a table, not to the training."""
_PROGRESS: Final = "progress"


def begun(folder: Path) -> tuple[Settings, list[Phrase]]:
    """The settings of a profile that is about to be opened, after what it was asked to do; and what to say."""
    asked, left_behind = is_asked(folder), remains(folder)
    with alone(folder / HANDS) as is_alone:
        if is_alone:
            drop(left_behind)
        taken_in = take_in(folder) if is_alone else _LATER if asked else None
        settings, problem = load(settings_file(folder))
        afresh = begin_afresh(folder, settings) if is_alone else []
    return settings, [said for said in (taken_in, *afresh, problem) if said is not None]


_LATER: Final = phrase("Another window of this profile is open: your import or reset waits for the next start")


def begin_afresh(folder: Path, settings: Settings) -> list[Phrase]:
    """Do what was asked for; the file of before is kept beside the new one. Returns what to say."""
    said: list[Phrase] = []
    for part in asked_resets(folder):
        try:
            with _without_lessons(folder, settings) if part == _PROGRESS else contextlib.nullcontext():
                if (folder / HANDS).is_file():
                    said += _replace_hands(folder / HANDS, with_hands=part == _PROGRESS)
            said.append(_SAID[part])
        except (OSError, FileFault) as error:
            said.append(phrase("The reset failed: {problem}", problem=_problem(error)))
        with contextlib.suppress(OSError):
            reset_note(folder, part).unlink()
    return said


@contextlib.contextmanager
def _without_lessons(folder: Path, settings: Settings) -> Iterator[None]:
    """Save the settings without progress in the lessons, and bring it back if the rest of the reset fails.

    Raises `OSError` if they cannot be saved: progress that is gone in memory alone would come back from the file.
    """
    lessons, settings.lessons = settings.lessons, {}
    without, before = replace(settings), replace(settings, lessons=lessons)
    try:
        save_changes(settings, before, settings_file(folder))
        yield
    except (OSError, FileFault):
        settings.lessons = lessons
        with contextlib.suppress(OSError):
            save_changes(settings, without, settings_file(folder))
        raise


_SAID: Final = {
    "hands": phrase("All hands are reset; the previous file is kept beside the new one"),
    _PROGRESS: phrase("Your progress is reset; the previous file is kept beside the new one"),
}


def _replace_hands(path: Path, *, with_hands: bool) -> list[Phrase]:
    """Replace the file by one with the hands but no progress, or without hands; returns what its opening said.

    Raises `FileFault` or `OSError`; the file is then as it was.
    """
    with contextlib.closing(Store(path)) as store:
        if store.fault is not None:
            raise FileFault(store.fault, phrase("the stored hands could not be opened"))
        said = store.take_notices()
        values = {key: value for key, value in store.progress.all().items() if not key.startswith(_OF_TABLES)}

    def fill(new: sqlite3.Connection) -> None:
        if with_hands:
            with contextlib.closing(connect(path)) as old:
                old.backup(new)
        for key, value in values.items():
            store.progress.put(new, key, None if with_hands else value)

    replaced(path, "reset", fill)
    return said


def _problem(error: Exception) -> str | Phrase:
    """The reason that a refused reset tells; a full disk is told in the same words however it was noticed."""
    fault = error.fault if isinstance(error, FileFault) else fault_of(error)
    if fault is Fault.FULL:
        return told(OSError(errno.ENOSPC, "the disk is full"))
    return error.detail if isinstance(error, FileFault) else told(error)
