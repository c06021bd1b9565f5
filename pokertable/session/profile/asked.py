"""The work that a profile was asked to do at its next start, and the remains of killed work in its folder.

It is looked up at each start, before the window shows: nothing here opens the hands.
"""

from __future__ import annotations

import contextlib
import re
import shutil
from pathlib import Path
from typing import Final

from pokertable.session.profile.whole_file import NEW_FILE, is_file, write_whole

HANDS: Final = "hands.sqlite"
OPPONENTS: Final = "opponents"
SUFFIX: Final = ".pokertable"
WAITING: Final = "incoming" + SUFFIX
"""The name in the folder of a profile that is to come in."""
_OF_WORK: Final = r"\.(incoming|outgoing)-.+|" + NEW_FILE
"""Names of what is removed when its work ends."""
RESETS: Final = ("hands", "progress")
"""Parts of a profile that can begin afresh."""


def ask_for_reset(folder: Path, part: str) -> None:
    """Note that this part is to begin afresh at the next start. Raises `OSError`."""
    write_whole(reset_note(folder, part), "", private=True)


def reset_note(folder: Path, part: str) -> Path:
    """The file that notes it."""
    return folder / f"reset-{part}"


def asked_resets(folder: Path) -> tuple[str, ...]:
    """The parts that are to begin afresh."""
    return tuple([part for part in RESETS if is_file(reset_note(folder, part))])


def is_asked(folder: Path) -> bool:
    """Whether a profile is to come in at the next start, or a part is to begin afresh."""
    return is_file(folder / WAITING) or bool(asked_resets(folder))


def remains(folder: Path) -> list[Path]:
    """Remains of work that was killed or is going on: folders of a profile, and files that are not complete."""
    found: list[Path] = []
    for place in (folder, folder / OPPONENTS):
        with contextlib.suppress(OSError):
            found += [each for each in place.iterdir() if re.fullmatch(_OF_WORK, each.name)]
    return found


def drop(paths: list[Path]) -> None:
    """Delete these files and folders, as far as that can be done."""
    for path in paths:
        with contextlib.suppress(OSError):
            shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()
