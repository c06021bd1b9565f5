"""Where the program's own files lie: inside the installed package, or beside it in a checkout."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path


class MissingResource(FileNotFoundError):
    """A file of the program that is neither in the installed package nor in the checkout."""


@cache
def root() -> Traversable:
    """The resources folder: ``pokertable/resources`` of an installed wheel, else the checkout's ``resources``."""
    package = files("pokertable")
    inside = package / "resources"
    if inside.is_dir():
        return inside
    checkout = Path(str(package)).parent / "resources"
    if checkout.is_dir():
        return checkout
    raise MissingResource(f"no resources folder: neither {inside} nor {checkout}")


def resource(*names: str) -> Traversable:
    """The file of these path parts, such as ``resource("art", "ranks.svg")``; raises `MissingResource`."""
    file = root().joinpath(*names)
    if not file.is_file():
        raise MissingResource(f"no resource {'/'.join(names)} in {root()}")
    return file


def read_text(*names: str) -> str:
    """The text of a resource (UTF-8); raises `MissingResource`."""
    return resource(*names).read_text(encoding="utf-8")
