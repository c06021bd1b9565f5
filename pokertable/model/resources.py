"""Paths of the program's own files: inside the installed package, or beside it in a checkout."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pokertable


class MissingResource(FileNotFoundError):
    """A file of the program that is neither in the installed package nor in the checkout."""


@cache
def root() -> Path:
    """The resources folder: ``pokertable/resources`` of an installed wheel, else the checkout's ``resources``."""
    package = Path(pokertable.__path__[0])
    inside, checkout = package / "resources", package.parent / "resources"
    for folder in (inside, checkout):
        if folder.is_dir():
            return folder
    raise MissingResource(f"no resources folder: neither {inside} nor {checkout}")


def resource(*names: str) -> Path:
    """The file of these path parts, such as ``resource("art", "ranks.svg")``; raises `MissingResource`."""
    file = root().joinpath(*names)
    if not file.is_file():
        raise MissingResource(f"no resource {'/'.join(names)} in {root()}")
    return file


def read_text(*names: str) -> str:
    """The text of a resource (UTF-8); raises `MissingResource`."""
    return resource(*names).read_text(encoding="utf-8")
