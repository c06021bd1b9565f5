"""Hands or progress begun afresh, each without the other, at the next start: before anything of them is opened."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final

from pokertable.model.text import Phrase, phrase, told
from pokertable.session.history.store import Store
from pokertable.session.profile.carry import HANDS, asked_resets, reset_note
from pokertable.session.profile.settings import Settings, save, settings_file
from pokertable.session.profile.whole_file import set_aside

_OF_TABLES: Final = "table."
"""Beginning of the names of values that belong to a table, not to the training."""


def begin_afresh(folder: Path, settings: Settings) -> list[Phrase]:
    """Do what was asked for; the file of before is kept beside the new one. Returns what to say."""
    said = []
    for part in asked_resets(folder):
        try:
            _HOW[part](folder, settings)
            said.append(_SAID[part])
        except OSError as error:
            said.append(phrase("The reset failed: {problem}", problem=told(error)))
        with contextlib.suppress(OSError):
            reset_note(folder, part).unlink()
    return said


def _forget_hands(folder: Path, _settings: Settings) -> None:
    path = folder / HANDS
    if not path.is_file():
        return
    store = Store(path)
    kept = {key: value for key, value in store.progress.all().items() if not key.startswith(_OF_TABLES)}
    store.close()
    set_aside(path, "reset")
    fresh = Store(path)
    fresh.progress.set_all(kept)
    fresh.close()


def _forget_progress(folder: Path, settings: Settings) -> None:
    path = folder / HANDS
    if path.is_file():
        store = Store(path)
        store.copy_to(_free(path))
        store.progress.set_all({key: None for key in store.progress.all() if not key.startswith(_OF_TABLES)})
        store.close()
    settings.lessons.clear()
    save(settings, settings_file(folder))


def _free(path: Path) -> Path:
    return next(
        name for number in range(1, 1000) if not (name := path.with_name(f"{path.name}.reset-{number}")).exists()
    )


_HOW: Final = {"hands": _forget_hands, "progress": _forget_progress}
_SAID: Final = {
    "hands": phrase("All hands are reset; the previous file is kept beside the new one"),
    "progress": phrase("Your progress is reset; the previous file is kept beside the new one"),
}
