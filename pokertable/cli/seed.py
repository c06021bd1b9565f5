"""Hiding the seed on our command line, which other processes can read: with it a program could deal every card."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

_STAT: Final = Path("/proc/self/stat")
_ARGUMENTS: Final = slice(45, 47)
"""Fields of arg_start and arg_end among those after the process name (proc(5)): the arguments' place in memory."""
_OPTION: Final = b"--seed"
_SHORTEST: Final = len(b"--s")


def hide_seed() -> None:
    """Overwrite the value of ``--seed`` where Linux shows our command line to others; elsewhere do nothing."""
    import ctypes  # slow to import, and seldom needed

    with suppress(OSError, ValueError):
        start, end = map(int, _STAT.read_text().rpartition(")")[2].split()[_ARGUMENTS])
        if start:
            for at, length in _values(ctypes.string_at(start, end - start)):
                ctypes.memset(start + at, ord("*"), length)


def _values(line: bytes) -> list[tuple[int, int]]:
    """Offsets and lengths of the option's values in a command line whose words end with zero bytes."""
    found, begin, is_next = [], 0, False
    for word in line.split(b"\0"):
        name, equals, value = word.partition(b"=")
        is_option = len(name) >= _SHORTEST and _OPTION.startswith(name)
        if is_next or (is_option and equals):
            shown = word if is_next else value
            found.append((begin + len(word) - len(shown), len(shown)))
        is_next = is_option and not equals
        begin += len(word) + 1
    return found
