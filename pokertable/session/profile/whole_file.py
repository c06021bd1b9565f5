"""Files that are written completely or not at all, read up to a size limit, and set aside if damaged."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

from pokertable.model.text import phrase
from pokertable.session.profile.parsed import Unparsable, unparsable

SIDE_FILES: Final = ("-wal", "-journal")
"""Ends of the names of the files that SQLite keeps beside a database: the last transactions, or those to be undone."""
_PIECE: Final = 2**20
_MOST_ASIDE: Final = 1000
_STANDARD: Final = {"stdout": 1, "stderr": 2}
NEW_FILE: Final = r"\.[0-9a-f]{16}\.new"
"""Name of a file until it is completely written."""
_OPENED: Final = r"/dev/(?P<name>stdout|stderr)|(?:/dev|/proc/self)/fd/(?P<number>[0-9]{1,9})"
"""Paths to open files; a shell gives ``/dev/fd/63`` for a pipe."""


@contextlib.contextmanager
def new_file(path: Path, *, private: bool = False) -> Iterator[BinaryIO]:
    """A file to write that replaces the one at `path` when the block ends, and leaves it alone on any error.

    An existing file keeps its permissions; a new one gets this user's usual permissions, or is private if `private`.
    Pipes and devices (``/dev/null``) and open files of this process (``/dev/stdout``) are written directly. Raises
    `OSError` naming `path`.
    """
    try:
        with _written_as_it_is(path) or _replacing(path, private=private) as file:
            yield file
    except OSError as error:
        if error.filename or error.errno is None:
            raise
        raise OSError(error.errno, error.strerror, str(path)) from None


def _written_as_it_is(path: Path) -> BinaryIO | None:
    """A file opened directly where no new file can replace it."""
    opened = re.fullmatch(_OPENED, str(path))
    if opened is not None:
        number = _STANDARD[opened["name"]] if opened["name"] else int(opened["number"])
        return os.fdopen(os.dup(number), "wb")
    return path.open("wb") if path.exists() and not path.is_file() else None


@contextlib.contextmanager
def _replacing(path: Path, *, private: bool) -> Iterator[BinaryIO]:
    if path.is_symlink():
        link, path = path, Path(os.path.realpath(path))
        if path.is_symlink():
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(link))
    new = path.with_name(f".{os.urandom(8).hex()}.new")
    try:
        handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None  # without the new file's temporary name
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(OSError):
            shutil.copymode(path, new)
        new.replace(path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise


def make_folder(folder: Path) -> None:
    """Create the folder and its parents; one that is there stays as it is. Raises `OSError`."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:  # a file, or a link to nothing
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder)) from None


def write_whole(path: Path, content: str | bytes, *, private: bool = False) -> None:
    """Write text (as UTF-8) or bytes through `new_file`, creating missing folders. Raises `OSError`."""
    make_folder(path.parent)
    with new_file(path, private=private) as file:
        file.write(content.encode("utf-8") if isinstance(content, str) else content)


def read_at_most(path: Path, most: int) -> bytes:
    """All bytes of the file; raises `OSError` naming it if there are more than `most`, or it is an endless device."""
    with path.open("rb") as file:
        pieces, left = [], most + 1
        while left > 0 and (piece := file.read(min(_PIECE, left))):
            if not any(piece):
                raise OSError(errno.EINVAL, phrase("not text: nothing but zeros"), str(path))
            pieces.append(piece)
            left -= len(piece)
    if left <= 0:
        raise OSError(errno.EFBIG, phrase("more than {most} bytes", most=most), str(path))
    return b"".join(pieces)


def require_regular(path: Path) -> None:
    """Raise `OSError` for a pipe, a device or a folder; a missing file passes.

    Opening a pipe waits for a writer, and a device may never end.
    """
    if path.is_dir():
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, phrase("it isn't a regular file"), str(path))


def is_file(path: Path) -> bool:
    """Whether there is such a regular file; none is found in a folder that may not be entered."""
    try:
        return path.is_file()
    except OSError:
        return False


def read_text(path: Path, most: int) -> str:
    """The text of one of the player's files, UTF-8, of at most `most` bytes.

    Raises `OSError` naming a file that is larger or not regular, `Unparsable` if it is not text.
    """
    require_regular(path)
    try:
        return read_at_most(path, most).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unparsable(unparsable(error, "text")) from None


def set_aside(path: Path, why: str) -> Path:
    """Rename the file, with `why` and a free number at the end; returns the new path. Raises `OSError`."""
    return path.rename(_aside(path, why))


def set_database_aside(path: Path, why: str) -> Path:
    """Rename the database with its log and journal as `set_aside` does; returns its new path. Raises `OSError`.

    What lies beside a database that has been renamed already, before the process was killed, is renamed too.
    """
    aside = _aside(path, why)
    for side in ("", *SIDE_FILES):
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + side).rename(aside.with_name(aside.name + side))
    path.with_name(f"{path.name}-shm").unlink(missing_ok=True)
    return aside


def copy_aside(path: Path, why: str) -> Path:
    """Copy the file to a name with `why` and a free number at the end; returns the copy's path. Raises `OSError`."""
    return Path(shutil.copy(path, _aside(path, why)))


def _aside(path: Path, why: str) -> Path:
    names = (path.with_name(f"{path.name}.{why}-{number}") for number in range(1, _MOST_ASIDE))
    aside = next((name for name in names if not any(os.path.lexists(f"{name}{s}") for s in ("", *SIDE_FILES))), None)
    if aside is None:
        raise OSError(errno.EEXIST, phrase("too many files were set aside already"), str(path))
    return aside


def short(path: Path) -> str:
    """A path with ``~`` for the home directory."""
    with contextlib.suppress(ValueError, RuntimeError):
        return str(Path("~") / path.relative_to(Path.home()))
    return str(path)
