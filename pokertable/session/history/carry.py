"""A profile as one file: written out, checked, and taken in at the next start; hands and progress reset apart."""

from __future__ import annotations

import contextlib
import errno
import json
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pokertable.model.text import BadInput, Phrase, phrase, told
from pokertable.session.history.database.file import connect
from pokertable.session.history.database.schema import APPLICATION_ID, VERSION, is_ours
from pokertable.session.history.faults import ERRORS
from pokertable.session.profile.asked import HANDS, OPPONENTS, WAITING
from pokertable.session.profile.parsed import Unparsable, json_of
from pokertable.session.profile.settings import settings_file
from pokertable.session.profile.whole_file import (
    make_folder,
    new_file,
    require_regular,
    set_aside,
    set_database_aside,
    short,
)

if TYPE_CHECKING:
    import zipfile

_OF_OPPONENT: Final = ".toml"
_ABOUT: Final = "profile.json"
_VERSION: Final = 1
_MOST_BYTES: Final = 8 * 2**30
_MOST_OF_A_TEXT: Final = 16 * 2**20
"""Most bytes of a part that is read as a whole."""
_PACKED: Final = (0, 8)
"""Stored or deflated, as a zip file numbers its ways of packing."""
_SETTINGS: Final = settings_file(Path()).name


class BadProfile(BadInput):
    """A file that is no profile, or a damaged one; the text says which and why."""


def write_profile(folder: Path, hands: Path, to: Path) -> None:
    """Write the profile in `folder` to one file, with this copy of its hands; whole or not at all. Raises `OSError`."""
    import zipfile

    with (
        new_file(to, private=True) as file,
        zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False) as packed,
    ):
        packed.writestr(_ABOUT, json.dumps({"pokertable": _VERSION}))
        packed.write(hands, HANDS)
        if settings_file(folder).is_file():
            packed.write(settings_file(folder), _SETTINGS)
        for opponent in sorted((folder / OPPONENTS).glob(f"*{_OF_OPPONENT}")):
            if _is_opponent(opponent.name) and opponent.is_file():
                packed.write(opponent, f"{OPPONENTS}/{opponent.name}")


def _is_opponent(name: str) -> bool:
    """Whether a file of this name can be carried among the opponents."""
    return name == Path(name).name and name.endswith(_OF_OPPONENT) and name.isprintable()


def offer_profile(file: Path, folder: Path) -> None:
    """Check a profile's file, and keep it to be taken in at the next start.

    Raises `BadProfile` for a file that is damaged or no profile, `OSError` for one that cannot be read or kept.
    """
    with _unpacked(file, folder):
        pass
    waiting = folder / WAITING
    with file.open("rb") as given, new_file(waiting, private=True) as kept:
        shutil.copyfileobj(given, kept)


def take_in(folder: Path) -> Phrase | None:
    """Take in the profile that waits in `folder`, before anything of it is opened; returns what to say.

    The files of before are kept beside the new ones. Cut off anywhere, it begins anew at the next start.
    """
    waiting = folder / WAITING
    if not waiting.is_file():
        return None
    try:
        with _unpacked(waiting, folder) as unpacked:
            _set_before(folder)
            for part in sorted(unpacked.iterdir()):
                part.rename(folder / part.name)
        waiting.unlink()
    except BadProfile as error:
        with contextlib.suppress(OSError):
            set_aside(waiting, "damaged")
        return phrase("The profile could not be imported: {problem}", problem=told(error))
    except OSError as error:
        return phrase(
            "The profile could not be imported: {problem}. The next start will try again.", problem=told(error)
        )
    return phrase(
        "Your profile has been imported; the previous one is kept beside it, in {folder}", folder=short(folder)
    )


def _set_before(folder: Path) -> None:
    """Set the files of before aside."""
    set_database_aside(folder / HANDS, "before")
    for name in (_SETTINGS, OPPONENTS):
        if (folder / name).exists():
            set_aside(folder / name, "before")


@contextlib.contextmanager
def _unpacked(file: Path, folder: Path) -> Iterator[Path]:
    """The checked parts of a profile's file in a folder of their own beside the profile."""
    import zipfile  # late, as are the others: at a start nothing is unpacked
    import zlib

    require_regular(file)
    make_folder(folder)
    with tempfile.TemporaryDirectory(prefix=".incoming-", dir=folder) as name:
        unpacked = Path(name)
        try:
            with zipfile.ZipFile(file) as packed:
                _require_parts(packed, file)
                packed.extractall(unpacked)
        except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError) as error:
            if isinstance(error, BadProfile):
                raise
            raise BadProfile("{file} is damaged, or isn't a profile", file=file.name) from None
        except OSError as error:
            if error.errno != errno.EINVAL:  # that of a place before the file's beginning; others are the disk's
                raise
            raise BadProfile("{file} is damaged, or isn't a profile", file=file.name) from None
        _require_whole(unpacked, file)
        (unpacked / _ABOUT).unlink()
        yield unpacked


def _require_parts(packed: zipfile.ZipFile, file: Path) -> None:
    """Raise `BadProfile` unless the file holds the parts of a profile and nothing else."""
    names = packed.namelist()
    if not {_ABOUT, HANDS} <= set(names):
        raise BadProfile("{file} isn't a profile of Pokertable", file=file.name)
    if any(part.compress_type not in _PACKED for part in packed.infolist()):
        raise BadProfile("{file} contains something that doesn't belong in a profile", file=file.name)
    if any(part.file_size > _MOST_OF_A_TEXT for part in packed.infolist() if part.filename != HANDS):
        raise BadProfile("{file} contains something that doesn't belong in a profile", file=file.name)
    if sum(part.file_size for part in packed.infolist()) > _MOST_BYTES:
        raise BadProfile("{file} is too large to be a profile", file=file.name)
    for name in names:
        own = name.removeprefix(f"{OPPONENTS}/")
        if name not in (_ABOUT, HANDS, _SETTINGS) and (own == name or not _is_opponent(own)):
            raise BadProfile("{file} contains something that doesn't belong in a profile", file=file.name)


def _require_whole(unpacked: Path, file: Path) -> None:
    """Raise `BadProfile` if a part is damaged, or of a later version of the program."""
    try:
        about = json_of((unpacked / _ABOUT).read_text("utf-8"))
        if (unpacked / _SETTINGS).exists():
            json_of((unpacked / _SETTINGS).read_text("utf-8"))
        version = about["pokertable"]
    except (Unparsable, KeyError, TypeError, UnicodeDecodeError):
        raise BadProfile("{file} is damaged, or isn't a profile", file=file.name) from None
    if version != _VERSION:
        raise BadProfile("{file} was written by a later version of Pokertable", file=file.name)
    try:
        with contextlib.closing(connect(unpacked / HANDS)) as hands:
            (version,) = hands.execute("PRAGMA user_version").fetchone()
            whole = hands.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
            whole = whole and hands.execute("PRAGMA quick_check").fetchall() == [("ok",)]
            whole = whole and (version != VERSION or is_ours(hands))
    except ERRORS:
        whole = False
    if whole and version > VERSION:
        raise BadProfile("{file} was written by a later version of Pokertable", file=file.name)
    if not whole:
        raise BadProfile("The hands in {file} are damaged", file=file.name)
