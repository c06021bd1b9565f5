"""Files that are written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path


def write_whole(path: Path, text: str, *, private: bool = False) -> None:
    """Write the text (UTF-8): to a new file first, which then takes the place of the old one. Raises `OSError`.

    A file that is there keeps its permissions; a new one gets those that are usual for this user, or is for the user
    alone if `private`.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.{os.urandom(4).hex()}.new")
    handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600 if private else 0o666)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(OSError):
            shutil.copymode(path, new)
        new.replace(path)
    except BaseException:
        new.unlink(missing_ok=True)
        raise
