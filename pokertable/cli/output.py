"""Standard output and error of a command: one-line errors, and no traceback when the reader has gone."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from types import FrameType
from typing import TypeAlias

from pokertable.cli.language import not_spoken, tr

_PROGRESS_EVERY_S = 0.2
_LINE = 400
"""Most characters of an error line; the middle of a longer one is cut out."""

Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
"""The object to which a command adds its parser."""


class NoOutput(ValueError):
    """Standard output cannot take the output; the text says why."""


def complain(text: str, program: str = "pokertable") -> None:
    """Report an error in one line on standard error."""
    line = plain(re.sub(r"[ \t\r\n\f\v]+", " ", text.strip()))
    if len(line) > _LINE:
        line = f"{line[: _LINE // 2]} … {line[-_LINE // 2 :]}"
    with contextlib.suppress(OSError):
        print(f"{program}: {line}", file=sys.stderr, flush=True)


def plain(text: str) -> str:
    """The text with control characters, which could steer a terminal, escaped."""
    return "".join(c if c >= " " and not "\x7f" <= c < "\xa0" else repr(c)[1:-1] for c in text)


def json_line(value: object) -> str:
    """The value as JSON; a zero has no minus, which rounding leaves."""
    return json.dumps(_signless(value))


def _signless(value: object) -> object:
    if isinstance(value, float):
        return value + 0.0
    if isinstance(value, dict):
        return {key: _signless(each) for key, each in value.items()}
    return [_signless(each) for each in value] if isinstance(value, list | tuple) else value


def require_output(*, in_language: bool = True) -> None:
    """Raise `NoOutput` if standard output is closed, or cannot show the requested language.

    `in_language` is false for output that is always English.
    """
    if sys.stdout is None:
        raise NoOutput(tr("standard output is closed: there is nowhere to print to"))
    unshown = not_spoken()
    if in_language and unshown is not None:
        raise NoOutput(
            f"--language {unshown.language}: the encoding of the output, {unshown.encoding}, lacks its letters: "
            "set PYTHONIOENCODING=utf-8"
        )


def flush() -> None:
    """Write pending output; raises `OSError` on failure."""
    if sys.stdout is not None:
        sys.stdout.flush()


def drop_output() -> None:
    """Discard unwritten output; otherwise Python would retry at exit and complain."""
    try:
        flush()
    except (OSError, ValueError):
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


class ProgressLine:
    """Progress as an overwritten line on standard error, if that is a terminal (and `shows`)."""

    def __init__(self, *, shows: bool = True) -> None:
        self._shows = shows and sys.stderr.isatty()
        self._said_at = 0.0
        self._written = False

    def say(self, text: str) -> None:
        """Replace the line, at most as often as one can read."""
        now = time.monotonic()
        if self._shows and now - self._said_at >= _PROGRESS_EVERY_S:
            self._said_at, self._written = now, True
            print(f"\r{text}\x1b[K", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Remove the line before another one is printed."""
        if self._written:
            self._written = False
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def ends_at_signals() -> contextlib.AbstractContextManager[None]:
    """Context in which a termination signal ends the command like an exception: no half file, no orphaned program."""

    def end(signum: int, frame: FrameType | None) -> None:  # noqa: ARG001
        sys.exit(128 + signum)

    return _at(("SIGTERM", "SIGHUP"), end)


def ends_at_once_at_ctrl_c() -> contextlib.AbstractContextManager[None]:
    """Context in which Ctrl-C ends the process at once: Qt, while calling Python to paint, drops exceptions."""

    def end(signum: int, frame: FrameType | None) -> None:  # noqa: ARG001
        complain(tr("interrupted"))
        os._exit(128 + signum)

    return _at(("SIGINT",), end)


@contextlib.contextmanager
def _at(names: Sequence[str], end: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Context that handles the available ones of these signals with `end`; the main thread only.

    An ignored signal, as under nohup, stays ignored.
    """
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        numbers = []
    before = {number: signal.signal(number, end) for number in numbers if signal.getsignal(number) != signal.SIG_IGN}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
