"""Takes the hands of PHH files into the history."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pokertable.session.phh_read import Unreadable, read_file
from pokertable.session.phh_text import PhhError
from pokertable.session.record import HandRecord
from pokertable.session.replay import replay
from pokertable.session.store.store import Store

_BATCH: Final = 500


@dataclass(frozen=True, slots=True)
class Imported:
    """The ids of the hands that were taken in, and why others were not."""

    ids: tuple[int, ...]
    errors: tuple[PhhError, ...]


def import_file(store: Store, path: Path, raise_cap: int | None = None) -> Imported:
    """Play every hand of a ``.phh`` or ``.phhs`` file through the engine and store those that are sound.

    `raise_cap` as in `read_file`. Raises `PhhError` if the file cannot be read at all. A large file takes some
    milliseconds a hand: call it off the GUI thread.
    """
    ids: list[int] = []
    errors: list[PhhError] = []
    waiting: list[HandRecord] = []
    for found in read_file(path, raise_cap):
        if isinstance(found, Unreadable):
            errors.append(found.error)
            continue
        try:
            waiting.append(replay(found).record())
        except PhhError as error:
            errors.append(PhhError(f"{path}, hand {found.index}: {error}"))
        if len(waiting) == _BATCH:
            ids += store.import_hands(waiting)
            waiting.clear()
    ids += store.import_hands(waiting)
    return Imported(tuple(ids), tuple(errors))
