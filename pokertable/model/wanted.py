"""Long work on a worker thread ends at its next step once nobody waits for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final


class NotWanted(Exception):
    """Nobody waits for this work any more."""


_IS_WANTED: Final[ContextVar[Callable[[], bool]]] = ContextVar("is_wanted", default=lambda: True)


@contextmanager
def while_wanted(is_wanted: Callable[[], bool]) -> Iterator[None]:
    """Let the work of this thread go on only as long as this holds; `next_step` asks it."""
    token = _IS_WANTED.set(is_wanted)
    try:
        yield
    finally:
        _IS_WANTED.reset(token)


def next_step() -> None:
    """Begin a step of long work; raises `NotWanted` if nobody waits for it."""
    if not _IS_WANTED.get()():
        raise NotWanted
