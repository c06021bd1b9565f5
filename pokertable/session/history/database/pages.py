"""Reads rows from the pages of a SQLite database, each page separately, without the schema.

SQLite refuses a file whose first page is damaged, and reads a table only up to its first bad page. Here every page with
rows is read wherever it lies: leaves of tables, and pages of indexes, of which tables without rowids consist. A page
whose parts do not add up is also searched for rows at every position.

The format is that of https://www.sqlite.org/fileformat2.html: 1.3 header of the database, 1.5 freelist, 1.6 pages of a
b-tree and their cells, 2.1 record format. The database has no reserved bytes at the ends of its pages.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Final, NamedTuple, Protocol

Value = int | float | str | None

MAGIC: Final = b"SQLite format 3\0"
SIZES: Final = tuple(1 << bits for bits in range(9, 17))
"""Possible page sizes, in bytes."""
_HEADER: Final = 100
"""Length of the database's header, at the beginning of its first page, in bytes."""
_TABLE_LEAF: Final = 0x0D
_TABLE_INTERIOR: Final = 0x05
_INDEX_LEAF: Final = 0x0A
_INDEX_INTERIOR: Final = 0x02
_LEAST_CELL: Final = 4
"""Least number of bytes of a cell on its page."""
_LONGEST_ID: Final = 9
"""Bytes of a rowid at most, which stands between the length of a record and its header."""
_FIXED: Final = (0, 1, 2, 3, 4, 6, 8, 8, 0, 0)
"""Bytes of content by serial type: NULL, integers, a real number, the integers 0 and 1. From 12 on: blobs and texts."""
_REAL: Final = 7
_SAMPLE: Final = 2000
"""Number of pages examined to find their size."""

_BadBytes = (IndexError, struct.error, ValueError)


class Bytes(Protocol):
    """Bytes in memory or in a mapped file."""

    def __len__(self) -> int: ...
    def __getitem__(self, part: slice, /) -> bytes: ...


class Row(NamedTuple):
    """A row of a table, or an entry of an index or of a table without rowids: those have no `rowid`.

    A text that is not UTF-8, or contains a zero, reads as None; so do bytes, which no column of ours holds.
    """

    rowid: int | None
    values: tuple[Value, ...]


class Pages:
    """The pages of a database, numbered from 1: those in `data`, and those of its log that stand in their place.

    `headers` matches the headers of the records that are looked for where a page is damaged (`header_pattern`).
    """

    def __init__(self, data: Bytes, size: int, newer: Mapping[int, bytes], headers: re.Pattern[bytes]) -> None:
        self._data, self.size, self._newer, self._headers = data, size, newer, headers
        self.count = max([-(-len(data) // size), *newer])

    def __getitem__(self, number: int) -> bytes:
        """A page; truncated parts are zeros. Raises `IndexError` for an invalid number."""
        if not 1 <= number <= self.count:
            raise IndexError(number)
        if number in self._newer:
            return self._newer[number]
        return self._data[(number - 1) * self.size : number * self.size].ljust(self.size, b"\0")

    def free(self) -> set[int]:
        """The numbers of unused pages, as far as their list can be read."""
        found: set[int] = set()
        first = self[1]
        trunk = _number(first, 32) if first.startswith(MAGIC) else 0
        while trunk and trunk not in found and trunk <= self.count:
            found.add(trunk)
            page = self[trunk]
            leaves = min(_number(page, 4), self.size // 4 - 2)
            found.update(_number(page, 8 + 4 * leaf) for leaf in range(leaves))
            trunk = _number(page, 0)
        return {number for number in found if 1 <= number <= self.count}

    def rows(self, page: bytes) -> Iterator[Row]:
        """The rows on a page of the database. A damaged page may give rows twice, and old ones."""
        if not page.strip(b"\0"):
            return
        start = _HEADER if page.startswith(MAGIC) else 0
        sound = True
        try:
            places, room = _places(page, start)
        except _BadBytes:
            places, room, sound = [], 0, False
        if sound and page[start] == _TABLE_INTERIOR:
            sound = all(1 <= _number(page, place) <= self.count for place in places)
            places, room = [], 0
        for place in places:
            try:
                row, end = self._row(page, place, page[start])
            except _BadBytes:
                sound = False
            else:
                room -= max(end - place, _LEAST_CELL)
                yield row
        if not sound or room:
            yield from self._searched(page)

    def _searched(self, page: bytes) -> Iterator[Row]:
        """Everything that reads as a row at any position of the page, of a table or of an index."""
        for found in self._headers.finditer(page):
            at = found.start()
            try:
                head = _as_varint(_header(page, at)[2])
            except _BadBytes:
                continue
            for id_bytes in range(_LONGEST_ID + 1):
                place = at - id_bytes - len(head)
                if place >= 0 and page.startswith(head, place):
                    with suppress(*_BadBytes):
                        yield self._row(page, place, _TABLE_LEAF if id_bytes else _INDEX_LEAF)[0]

    def _row(self, page: bytes, place: int, kind: int) -> tuple[Row, int]:
        """The row of the cell at this position, and the cell's end; raises `IndexError` or `ValueError` without one."""
        rowid = None
        if kind == _INDEX_INTERIOR:
            place += 4  # the number of the page with the preceding part
        length, place = _varint(page, place)
        if kind == _TABLE_LEAF:
            rowid, place = _varint(page, place)
        types, content = _types(page, place, length)
        here = self._here(length, kind == _TABLE_LEAF)
        if place + here > len(page):
            raise IndexError(place)
        payload, end = page[place : place + here], place + here
        if here < length:
            payload += self._overflow(_number(page, end), length - here)
            end += 4
        return Row(rowid, _values(payload, content - place, types)), end

    def _here(self, length: int, in_table: bool) -> int:
        """Number of bytes of a payload on the page itself (1.6: U, P, X, M and K)."""
        most = self.size - 35 if in_table else (self.size - 12) * 64 // 255 - 23
        if length <= most:
            return length
        least = (self.size - 12) * 32 // 255 - 23
        fits = least + (length - least) % (self.size - 4)
        return fits if fits <= most else least

    def _overflow(self, number: int, length: int) -> bytes:
        """The rest of a payload, from the chain of pages that begins with this one."""
        if length > self.size * self.count:
            raise ValueError(length)
        parts = []
        while length > 0:
            page = self[number]
            parts.append(page[4 : 4 + length])
            number, length = _number(page, 0), length - (self.size - 4)
        return b"".join(parts)


def header_pattern(shapes: Iterable[str]) -> re.Pattern[bytes]:
    """Matches, at each place where one begins, the header of a record with the columns of one of these shapes.

    In a shape ``I`` stands for an integer, ``R`` for a real number and ``T`` for a text, small where the value may be
    NULL, and ``.`` for NULL. No header is longer than 127 bytes.
    """
    found = []
    for shape in shapes:
        longest = 1 + len(shape) + 3 * len(shape.lower().replace("i", "").replace("r", "").replace(".", ""))
        lengths = b"[%s-%s]" % (re.escape(bytes([1 + len(shape)])), re.escape(bytes([min(longest, 127)])))
        found.append(lengths + b"".join([_SERIAL_TYPES[column] for column in shape]))
    return re.compile(b"(?=(?:%s))" % b"|".join(found), re.DOTALL)


_LONG: Final = rb"(?:[\x0c-\x7f]|[\x80-\xff]{1,3}[\x00-\x7f])"
_SERIAL_TYPES: Final = {
    "I": rb"[\x01-\x06\x08\x09]",
    "i": rb"[\x00-\x06\x08\x09]",
    "R": rb"[\x01-\x09]",
    "r": rb"[\x00-\x09]",
    "T": _LONG,
    "t": rb"(?:\x00|%s)" % _LONG,
    ".": rb"\x00",
}
"""The serial types (2.1) that a column of each kind can have."""


def page_size(data: Bytes) -> int:
    """The page size of these bytes: the size with most valid pages in a sample; 0 if there is none."""
    found = {}
    for size in SIZES:
        tried = range(0, len(data), max(1, len(data) // size // _SAMPLE) * size)
        found[size] = sum(_is_page(data, at, size) for at in tried) / (max(1, len(tried)) * size)
    best = max(SIZES, key=lambda size: found[size])
    return best if found[best] else 0


def _is_page(data: Bytes, at: int, size: int) -> bool:
    """Whether the page at this position has cells that all lie on it."""
    head = data[at : at + 1]
    if head not in (b"\x02", b"\x05", b"\x0a", b"\x0d", MAGIC[:1]):
        return False
    page = data[at : at + size]
    try:
        return len(page) == size and bool(_places(page, _HEADER if page.startswith(MAGIC) else 0)[0])
    except _BadBytes:
        return False


def _places(page: bytes, start: int) -> tuple[list[int], int]:
    """Positions of the cells on a page of a b-tree, and their total number of bytes.

    Raises `ValueError` or `struct.error` if they lie outside their area, or free blocks do.
    """
    kind, free, count, area, fragments = struct.unpack_from(">BHHHB", page, start)
    if kind not in (_TABLE_LEAF, _TABLE_INTERIOR, _INDEX_LEAF, _INDEX_INTERIOR):
        raise ValueError(kind)
    first = start + (12 if kind in (_TABLE_INTERIOR, _INDEX_INTERIOR) else 8)
    area = area or 65536
    places = list(struct.unpack_from(f">{count}H", page, first))
    room = len(page) - area - fragments
    while free:
        following, size = struct.unpack_from(">HH", page, free)
        if following and following < free + size:
            raise ValueError(following)
        free, room = following, room - size
    if area < first + 2 * count or any(not area <= place < len(page) for place in places):
        raise ValueError(area)
    return places, room


def _number(page: bytes, at: int) -> int:
    return int.from_bytes(page[at : at + 4], "big")


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """An integer of one to nine bytes with seven bits each, in the ninth eight; and the position after it."""
    value = data[at]
    if value < 0x80:
        return value, at + 1
    value &= 0x7F
    for place in range(at + 1, at + 8):
        byte = data[place]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, place + 1
    value = value << 8 | data[at + 8]
    return value - (1 << 64) if value >> 63 else value, at + 9


def _as_varint(value: int) -> bytes:
    """A number that is not negative, as `_varint` reads it."""
    data = bytes([value & 0x7F])
    while value := value >> 7:
        data = bytes([value & 0x7F | 0x80]) + data
    return data


def _types(page: bytes, at: int, length: int) -> tuple[list[int], int]:
    """The serial types of a record of this length, and where its content begins.

    Raises `IndexError`, or `ValueError` unless they ask for exactly that many bytes.
    """
    types, place, found = _header(page, at)
    if found != length:
        raise ValueError(length)
    return types, place


def _header(page: bytes, at: int) -> tuple[list[int], int, int]:
    """The serial types of a record, where its content begins, and its length.

    Raises `IndexError`, or `ValueError` for what is no header or asks for more than 2 GiB.
    """
    length, place = _varint(page, at)
    end = at + length
    if length < 2 or end > len(page):
        raise ValueError(length)
    types: list[int] = []
    while place < end:
        kind = page[place]
        if kind < 0x80:
            place += 1
        else:
            kind, place = _varint(page, place)
        if kind >= 12:
            length += (kind - 12) // 2
        elif 0 <= kind < len(_FIXED):
            length += _FIXED[kind]
        else:
            raise ValueError(kind)
        types.append(kind)
    if place != end or length > 1 << 31:
        raise ValueError(length)
    return types, end, length


def _values(payload: bytes, at: int, types: list[int]) -> tuple[Value, ...]:
    """The values of a record; `at` is the start of its content."""
    values: list[Value] = []
    for kind in types:
        if kind >= 12:
            end = at + (kind - 12) // 2
            values.append(_text(payload[at:end]) if kind & 1 else None)
        else:
            end = at + _FIXED[kind]
            if kind == _REAL:
                values.append(struct.unpack_from(">d", payload, at)[0])
            elif end > at:
                values.append(int.from_bytes(payload[at:end], "big", signed=True))
            else:
                values.append(kind - 8 if kind else None)
        at = end
    if at != len(payload):
        raise ValueError(at)
    return tuple(values)


def _text(data: bytes) -> str | None:
    try:
        return data.decode("utf-8") if b"\0" not in data else None
    except UnicodeDecodeError:
        return None
