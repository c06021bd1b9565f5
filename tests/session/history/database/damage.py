"""Ways to damage a database, and how many of its hands are still there: counted in the bytes, without our reader."""

from __future__ import annotations

import random
import re
import shutil
import sqlite3
import struct
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

PAGE = 4096
_USABLE = PAGE


def varint(value: int) -> bytes:
    """An integer as SQLite writes it, seven bits a byte; none of ours is so long as to need nine."""
    found = [value & 0x7F]
    while value := value >> 7:
        found.append(value & 0x7F | 0x80)
    return bytes(reversed(found))


def cell(hand_id: int, text: str, crc: int) -> bytes:
    """A row of the table of events as it lies on its page, with what goes on on other pages."""
    data = text.encode()
    size = next(n for n in (1, 2, 3, 4, 6) if -(1 << 8 * n - 1) <= crc < 1 << 8 * n - 1)
    head = b"\0" + varint(13 + 2 * len(data)) + bytes([{1: 1, 2: 2, 3: 3, 4: 4, 6: 5}[size]])
    payload = bytes([len(head) + 1]) + head + data + crc.to_bytes(size, "big")
    return varint(len(payload)) + varint(hand_id) + payload


@dataclass(frozen=True)
class Sound:
    """A closed database with its hands: what each is made of, and on which pages."""

    path: Path
    cells: dict[int, list[bytes]]
    """By hand the part of its events that lies on a leaf, then the pages that it goes on on."""
    chains: dict[int, list[int]]
    """By hand the numbers of those pages."""

    @classmethod
    def of(cls, path: Path) -> Sound:
        with closing(sqlite3.connect(path)) as connection:
            rows = connection.execute("SELECT hand_id, text, crc FROM events").fetchall()
        image = path.read_bytes()
        cells, chains = {}, {}
        for hand_id, text, crc in rows:
            whole = cell(hand_id, text, crc)
            length = len(whole) - len(whole[: whole.index(varint(hand_id)) + len(varint(hand_id))])
            here = length
            if length > _USABLE - 35:
                least = (_USABLE - 12) * 32 // 255 - 23
                fits = least + (length - least) % (_USABLE - 4)
                here = fits if fits <= _USABLE - 35 else least
            head = len(whole) - length
            parts, chain = [whole[: head + here]], []
            at = image.index(parts[0]) + len(parts[0])
            left = length - here
            while left > 0:
                chain.append(struct.unpack_from(">I", image, at)[0])
                at = (chain[-1] - 1) * PAGE
                parts.append(image[at : at + 4 + min(left, PAGE - 4)])
                left -= PAGE - 4
            if chain:
                parts[0] += struct.pack(">I", chain[0])
            cells[hand_id], chains[hand_id] = parts, chain
        return cls(path, cells, chains)

    def left(self, image: bytes, log: bytes = b"") -> set[int]:
        """The hands that a damaged image, or its log, still holds whole."""
        found = set()
        for hand_id, (first, *others) in self.cells.items():
            chain = zip(self.chains[hand_id], others, strict=True)
            if (first in image or first in log) and all(
                image[(number - 1) * PAGE :][: len(page)] == page for number, page in chain
            ):
                found.add(hand_id)
        return found


Damage = Callable[[Path, random.Random], None]


def changed(path: Path, change: Callable[[bytearray], None]) -> None:
    data = bytearray(path.read_bytes())
    change(data)
    path.write_bytes(data)


def pages(data: bytearray) -> range:
    return range(len(data) // PAGE)


def flip(path: Path, rng: random.Random) -> None:
    def change(data: bytearray) -> None:
        for _ in range(rng.choice([1, 1, 2, 5, 20, 100])):
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)

    changed(path, change)


def flip_heads(path: Path, rng: random.Random) -> None:
    """In the first bytes of pages: their kind, how many cells they have and where."""

    def change(data: bytearray) -> None:
        for _ in range(rng.choice([1, 3, 10])):
            data[rng.choice(pages(data)) * PAGE + rng.randrange(40)] ^= 1 << rng.randrange(8)

    changed(path, change)


def zero(path: Path, rng: random.Random) -> None:
    def change(data: bytearray) -> None:
        for page in rng.sample(pages(data), rng.choice([1, 2, len(pages(data)) // 2])):
            data[page * PAGE : (page + 1) * PAGE] = bytes(PAGE)

    changed(path, change)


def truncate(path: Path, rng: random.Random) -> None:
    path.write_bytes(path.read_bytes()[: rng.randrange(path.stat().st_size)])


def swap(path: Path, rng: random.Random) -> None:
    def change(data: bytearray) -> None:
        for _ in range(rng.choice([1, 3])):
            one, other = (slice(page * PAGE, (page + 1) * PAGE) for page in rng.sample(pages(data), 2))
            data[one], data[other] = data[other], data[one]

    changed(path, change)


def garbage(path: Path, rng: random.Random) -> None:
    """In the header, on the whole first page, or on pages anywhere."""

    def change(data: bytearray) -> None:
        size = rng.choice([16, 100, PAGE])
        data[:size] = rng.randbytes(size)
        for page in rng.sample(pages(data), rng.choice([0, 0, 3])):
            data[page * PAGE : (page + 1) * PAGE] = rng.randbytes(PAGE)

    changed(path, change)


def schema(path: Path, rng: random.Random) -> None:
    """In the descriptions of tables and indexes."""

    def change(data: bytearray) -> None:
        at = rng.choice([found.start() for found in re.finditer(b"CREATE", data)])
        for _ in range(rng.choice([1, 5])):
            data[at + rng.randrange(200)] ^= 1 << rng.randrange(8)

    changed(path, change)


@contextmanager
def taking_null(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection to the file; its columns may be NULL meanwhile, in spite of the tables' rules."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        kept = connection.execute("SELECT rowid, sql FROM sqlite_schema").fetchall()
        connection.execute("UPDATE sqlite_schema SET sql = replace(sql, ' NOT NULL', '') WHERE type = 'table'")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        yield connection
        connection.executemany("UPDATE sqlite_schema SET sql = ? WHERE rowid = ?", [(sql, at) for at, sql in kept])


def nulls(path: Path, rng: random.Random) -> None:
    """Values that read as NULL where there must be one."""
    columns = [
        *[("seats", name) for name in ("variant", "position", "structure", "result", "name", "policy", "who")],
        *[("hands", name) for name in ("variant", "title", "state", "table_id", "pot", "origin", "event_count")],
        *[("tables", name) for name in ("seats", "seed", "game")],
        *[("words", "words"), ("progress", "value")],
    ]
    with taking_null(path) as connection:
        for table, name in rng.sample(columns, rng.choice([1, 3, 8])):
            key = "key" if table == "progress" else "id" if table in ("hands", "tables") else "hand_id"
            keys = [row[0] for row in connection.execute(f"SELECT DISTINCT {key} FROM {table}")]
            for value in rng.sample(keys, min(len(keys), rng.choice([1, 5]))):
                with suppress(sqlite3.IntegrityError):
                    connection.execute(f"UPDATE {table} SET {name} = NULL WHERE {key} = ?", (value,))


ODD = ("NULL", "9e999", "'x'", "'[[['", "x'ff00'", "9223372036854775807", "-1", "1.5", "''", "char(0, 65)")


def odd(path: Path, rng: random.Random) -> None:
    """Values of other kinds than were written, in any column of any table."""
    with taking_null(path) as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        for _ in range(rng.choice([1, 2, 5, 20])):
            table = rng.choice(tables)
            column = rng.choice([row[1] for row in connection.execute(f"PRAGMA table_info({table})")])
            count = rng.choice([1, 1, 3, 1000])
            (rows,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
            some = f"SELECT {column} FROM {table} LIMIT {count} OFFSET {rng.randrange(rows or 1)}"
            with suppress(sqlite3.Error):
                connection.execute(
                    f"UPDATE OR IGNORE {table} SET {column} = {rng.choice(ODD)} WHERE {column} IN ({some})"
                )


KINDS: dict[str, Damage] = {
    "flip": flip,
    "flip heads": flip_heads,
    "zero": zero,
    "truncate": truncate,
    "swap": swap,
    "garbage": garbage,
    "schema": schema,
    "nulls": nulls,
    "odd": odd,
}


def log_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def damage_log(path: Path, rng: random.Random) -> None:
    """Damage the log: bits, a page of it, its head, its end."""
    log = log_of(path)

    def change(data: bytearray) -> None:
        match rng.randrange(5):
            case 0:
                for _ in range(rng.choice([1, 5, 20])):
                    data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
            case 1:
                size = rng.choice([4, 32])
                data[:size] = bytes(size)
            case 2:
                at = rng.randrange(len(data))
                data[at : at + PAGE] = bytes(len(data[at : at + PAGE]))
            case 3:
                at = rng.randrange(len(data))
                data[at : at + PAGE] = rng.randbytes(len(data[at : at + PAGE]))
            case _:
                data[rng.randrange(24) :][:8] = rng.randbytes(8)

    changed(log, change)


def copies(source: Path, target: Path) -> None:
    for side in ("", "-wal"):
        there = source.with_name(source.name + side)
        if there.exists():
            shutil.copyfile(there, target.with_name(target.name + side))


def frames(log: bytes) -> Iterator[bytes]:
    """The pages in a log."""
    for at in range(32 + 24, len(log), 24 + PAGE):
        yield log[at : at + PAGE]
