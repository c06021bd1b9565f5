"""Reads the write-ahead log of a SQLite database: its pages, and whether it is damaged.

SQLite stops reading a log at its first bad frame, and silently drops every later transaction. Here each frame is
checked against the previous one, so that frames after a bad one are found.

The format is that of https://www.sqlite.org/fileformat2.html, 4: a header of 32 bytes, then frames, each a head of 24
bytes and a page. Frames of this round of the log bear its salts; those of an earlier round may still follow them.
"""

from __future__ import annotations

import mmap
import struct
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, NamedTuple

from pokertable.session.history.database.pages import SIZES, Bytes
from pokertable.session.profile.whole_file import require_regular

_HEAD: Final = 32
_FRAME_HEAD: Final = 24
_MAGIC: Final = 0x377F0682
"""Magic number; with its last bit set, the words of a checksum are big-endian."""
_USUAL_SIZE: Final = 4096
_MASK: Final = 0xFFFFFFFF
_INDEX_HEAD: Final = struct.Struct("=IIIBBHII8s8sII")
"""Header of the index: version, padding, change, begun, byte order, page size, frames, pages, sum, salts, own sum."""
_INDEX_INFO: Final = _INDEX_HEAD.size + 4
"""Bytes behind the header up to the number of frames that are in the file: a second copy of it, and that number."""


@dataclass(frozen=True, slots=True)
class Log:
    """Contents of a log.

    `pages` by number, each as the last whole transaction left it; `spare` are those of incomplete transactions and
    untrusted frames. `damaged`: SQLite does not read a transaction that was whole.
    """

    size: int = 0
    """Page size in bytes; 0: there is no log."""
    pages: dict[int, bytes] = field(default_factory=dict)
    spare: tuple[bytes, ...] = ()
    damaged: bool = False


class _Frame(NamedTuple):
    number: int
    commits: bool
    page: bytes
    good: bool


def read_log(path: Path) -> Log:
    """The log of the database at `path`; an empty one if there is none. Raises `OSError`."""
    beside = path.with_name(f"{path.name}-wal")
    require_regular(beside)
    if not beside.exists() or beside.stat().st_size <= _HEAD + _FRAME_HEAD:
        return Log()
    with beside.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
        head = data[:_HEAD]
        magic, _, size, _, *_, first, second = struct.unpack(">8I", head)
        order = ">" if magic & 1 else "<"
        if _is_head(head):
            return _read(size, _frames(data, size, order, (first, second), head[16:24]))
        # Checksum words have the byte order of the writing machine, probably this one.
        order = "<" if sys.byteorder == "little" else ">"
        log = _read(_USUAL_SIZE, _frames(data, _USUAL_SIZE, order, (first, second), None))
        # A head of zeros was still to be written.
        return replace(log, damaged=bool(log.pages) or head.strip(b"\0") != b"")


def is_cut(path: Path) -> bool:
    """Whether the log of the database at `path` lacks frames at its end that were written; raises `OSError`.

    A process that is killed leaves the index of the log behind, which counts them. Without an index nothing is known.
    The format is that of https://www.sqlite.org/walformat.html, 2.1.
    """
    index, log = (path.with_name(f"{path.name}-{side}") for side in ("shm", "wal"))
    require_regular(index)
    require_regular(log)
    if not index.exists():
        return False
    with index.open("rb") as file:
        data = file.read(_INDEX_HEAD.size + _INDEX_INFO)
    if len(data) < _INDEX_HEAD.size + _INDEX_INFO:
        return False
    *_, is_begun, _, size, written, _, _, salts, first, second = _INDEX_HEAD.unpack_from(data)
    order = "<" if sys.byteorder == "little" else ">"
    if not is_begun or size not in SIZES or _sums(data[: _INDEX_HEAD.size - 8], order, (0, 0)) != (first, second):
        return False
    (in_file,) = struct.unpack_from("=I", data, 2 * _INDEX_HEAD.size)
    head = b""
    if log.exists():
        with log.open("rb") as file:
            head = file.read(_HEAD)
    there = 0
    if _is_head(head):
        if head[16:24] != salts:
            return False  # after a failure of the power the index may be older
        there = (log.stat().st_size - _HEAD) // (_FRAME_HEAD + size)
    return bool(written > max(there, in_file))


def _is_head(head: bytes) -> bool:
    if len(head) < _HEAD:
        return False
    words: tuple[int, ...] = struct.unpack(">8I", head)
    magic, _, size, *_, first, second = words
    order = ">" if magic & 1 else "<"
    return magic | 1 == _MAGIC | 1 and size in SIZES and _sums(head[:24], order, (0, 0)) == (first, second)


def _read(size: int, frames: Iterator[_Frame]) -> Log:
    """The log of these frames; SQLite reads them up to the first bad one."""
    pages: dict[int, bytes] = {}
    begun: dict[int, bytes] = {}
    spare: list[bytes] = []
    read, damaged = True, False
    for frame in frames:
        if not frame.good:
            read = False
            spare.append(frame.page)
            continue
        begun[frame.number] = frame.page
        if frame.commits:
            pages |= begun
            begun = {}
            damaged |= not read
    return Log(size, pages, (*begun.values(), *spare), damaged)


def _frames(data: Bytes, size: int, order: str, sums: tuple[int, int], salts: bytes | None) -> Iterator[_Frame]:
    """The frames; good ones continue their predecessor and bear the salts of this round.

    If the head does not give the salts, they are those of the first frame that continues another.
    """
    for at in range(_HEAD, len(data) - _FRAME_HEAD - size + 1, _FRAME_HEAD + size):
        head = data[at : at + _FRAME_HEAD]
        number, pages, *_, first, second = struct.unpack(">6I", head)
        if not number:
            continue
        page = data[at + _FRAME_HEAD : at + _FRAME_HEAD + size]
        good = salts in (None, head[8:16]) and _sums(page, order, _sums(head[:8], order, sums)) == (first, second)
        if good and salts is None:
            salts = head[8:16]
        sums = first, second
        yield _Frame(number, pages > 0, page, good)


def _sums(data: bytes, order: str, sums: tuple[int, int]) -> tuple[int, int]:
    """The checksum, continued from `sums` over whole pairs of words."""
    first, second = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & _MASK
        second = (second + odd + first) & _MASK
    return first, second
