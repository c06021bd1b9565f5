"""Files that are written whole or not at all, read only as far as is reasonable, and set aside if they are damaged."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

from pokertable.model.text import Phrase, phrase, told

_PIECE: Final = 2**20
_MOST_ASIDE: Final = 1000


@contextlib.contextmanager
def new_file(path: Path, *, private: bool = False) -> Iterator[BinaryIO]:
    """A file to write that takes the place of the one at `path` when the block ends, and leaves it alone on any error.

    A file that is there keeps its permissions; a new one gets those that are usual for this user, or is for the user
    alone if `private`. What is no file (a pipe, ``/dev/null``) is written as it is. Raises `OSError` naming `path`.
    """
    path = path.resolve() if path.is_symlink() else path
    if path.exists() and not path.is_file():
        with path.open("wb") as file:
            yield file
        return
    new = path.with_name(f".{os.urandom(8).hex()}.new")
    try:
        handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
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


def write_whole(path: Path, content: str | bytes, *, private: bool = False) -> None:
    """Write text (as UTF-8) or bytes as a `new_file`, making the folders that are missing. Raises `OSError`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with new_file(path, private=private) as file:
        file.write(content.encode("utf-8") if isinstance(content, str) else content)


def read_at_most(path: Path, most: int) -> bytes:
    """All bytes of the file; raises `OSError` naming it if there are more than `most`, or it is an endless device."""
    with path.open("rb") as file:
        pieces, left = [], most + 1
        while left > 0 and (piece := file.read(min(_PIECE, left))):
            if not any(piece):
                raise OSError(errno.EINVAL, phrase("no text: nothing but zeros"), str(path))
            pieces.append(piece)
            left -= len(piece)
    if left <= 0:
        raise OSError(errno.EFBIG, phrase("more than {most} bytes", most=most), str(path))
    return b"".join(pieces)


def unreadable(error: Exception, form: str) -> str | Phrase:
    """Why a file is no text of this form, such as JSON: what its parser, or the system, met and where."""
    said = told(error)
    if isinstance(said, Phrase) or isinstance(error, OSError):
        return said
    if isinstance(error, UnicodeDecodeError):
        return phrase("byte {number} is not UTF-8 text", number=str(error.start))
    if isinstance(error, RecursionError):
        return phrase("nested too deeply")
    at = _PLACE.search(said)
    if at is not None:
        return phrase("no {form} at line {line}, column {column}", form=form, line=at[1], column=at[2])
    return phrase("no {form}", form=form)


_PLACE: Final = re.compile(r"line (\d+),? column (\d+)")
"""Where the parsers of Python say that they stopped."""


def set_aside(path: Path, why: str) -> Path:
    """Give the file another name, which ends in `why` and a number that is free; that name. Raises `OSError`."""
    names = (path.with_name(f"{path.name}.{why}-{number}") for number in range(1, _MOST_ASIDE))
    aside = next((name for name in names if not name.exists()), None)
    if aside is None:
        raise OSError(errno.EEXIST, phrase("too many files were set aside already"), str(path))
    return path.rename(aside)


def short(path: Path) -> str:
    """A path with ``~`` for the home directory."""
    with contextlib.suppress(ValueError, RuntimeError):
        return str(Path("~") / path.relative_to(Path.home()))
    return str(path)
