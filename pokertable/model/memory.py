"""The memory of the process."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Final


def trim() -> None:
    """Give memory that is free back to the system, where it does not do so by itself: with glibc, as on most Linux.

    It keeps what lies between blocks that are still used. Other threads go on but for those that take memory meanwhile.
    """
    _of_glibc("malloc_trim")(0)


@cache
def share() -> None:
    """Let all threads take memory from one place: else what one has freed is of no use to another. Before any works."""
    _of_glibc("mallopt")(_M_ARENA_MAX, 1)


_M_ARENA_MAX: Final = -8


@contextmanager
def many_kept() -> Iterator[None]:
    """Says that a worker builds and keeps many objects, none of them garbage: to look for some holds up the window."""
    _KEEPERS.append(None)
    try:
        yield
    finally:
        _KEEPERS.pop()


def are_many_kept() -> bool:
    """Whether a worker is doing so."""
    return bool(_KEEPERS)


_KEEPERS: Final[list[None]] = []


@cache
def _of_glibc(name: str) -> Callable[..., object]:
    """A function of the C library; without it one that does nothing."""
    import ctypes  # late: the first window needs none of it

    nothing: Callable[..., object] = lambda *_: None  # noqa: E731
    return getattr(ctypes.CDLL(None), name, nothing) if sys.platform.startswith("linux") else nothing
