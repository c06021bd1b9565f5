"""Standard output and error of a command: one line for what is wrong, and no traceback when nobody can read on."""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import signal
import sys
import threading
import time
from collections.abc import Iterator
from types import FrameType
from typing import TypeAlias

from pokertable.cli.language import tr

_PROGRESS_EVERY_S = 0.2
_LINE = 400
"""Characters of an error's line; of a longer one the middle is left out."""

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""What a command adds its parser to."""


class NoOutput(ValueError):
    """Standard output cannot take what is to be printed; the text says why."""


def complain(text: str, program: str = "pokertable") -> None:
    """Say what is wrong in one line on standard error."""
    line = plain(re.sub(r"[ \t\r\n\f\v]+", " ", text.strip()))
    if len(line) > _LINE:
        line = f"{line[: _LINE // 2]} … {line[-_LINE // 2 :]}"
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            print(f"{program}: {line}", file=sys.stderr, flush=True)


def plain(text: str) -> str:
    """The text with control characters, which could steer a terminal, spelled out."""
    return "".join(c if c >= " " and not "\x7f" <= c < "\xa0" else repr(c)[1:-1] for c in text)


def require_output() -> None:
    """Raise `NoOutput` if standard output is closed. File names go out as they came in, whatever their bytes."""
    if sys.stdout is None:
        raise NoOutput(tr("standard output is closed: there is nowhere to print to"))
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="surrogateescape")


def require_encodable(text: str) -> None:
    """Raise `UnicodeEncodeError` if standard output cannot show this text."""
    text.encode(sys.stdout.encoding or "utf-8")


def not_encodable(error: UnicodeEncodeError) -> str:
    """What to say when standard output cannot show a character."""
    character = error.object[error.start]
    return tr(
        "standard output cannot show {character} in {encoding}: set PYTHONIOENCODING=utf-8, or take --json where there "
        "is one",
        character=repr(character),
        encoding=error.encoding,
    )


def flush() -> None:
    """Write what is printed so far; raises `OSError` if that cannot be."""
    if sys.stdout is not None:
        sys.stdout.flush()


def drop_output() -> None:
    """Forget what could not be written, or Python would try again when it ends and complain."""
    try:
        flush()
    except (OSError, ValueError):
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class ProgressLine:
    """How far it is: a line on standard error that is written over, if that is a terminal (and `shows`)."""

    def __init__(self, *, shows: bool = True) -> None:
        self._shows = shows and sys.stderr.isatty()
        self._said_at = 0.0
        self._written = False

    def say(self, text: str) -> None:
        """Say this instead, but not oftener than one can read."""
        now = time.monotonic()
        if self._shows and now - self._said_at >= _PROGRESS_EVERY_S:
            self._said_at, self._written = now, True
            print(f"\r{text}\x1b[K", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Take the line away, before another one is printed."""
        if self._written:
            self._written = False
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


@contextlib.contextmanager
def ends_at_sigterm() -> Iterator[None]:
    """Inside, a termination signal ends the command as an exception does, so that half a file is taken away."""

    def end(signum: int, frame: FrameType | None) -> None:  # noqa: ARG001
        sys.exit(128 + signum)

    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
