"""The remains of a damaged database, by table and key, gathered in temporary tables of its replacement."""

from __future__ import annotations

import sqlite3
import time
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import crc32

from pokertable.session.history.database.found import BY_CRC, LISTED, ONCE, found_rows
from pokertable.session.history.rows.tables import TableRow

_INDEXES: Final = {
    LISTED: "state, origin, variant, structure, position, result, showdown, pot, table_id, hand_id PRIMARY KEY",
    ONCE: "table_id, number, hand_id PRIMARY KEY",
    BY_CRC: "crc, hand_id PRIMARY KEY",
}
_KEYS: Final = {
    "tables": "id",
    "hands": "id",
    "events": "hand_id",
    "words": "hand_id",
    "journal": "hand_id, first",
    "seats": "hand_id, seat",
    "tags": "hand_id, tag",
    "reasons": "hand_id, event",
    "reviewed": "hand_id, place",
    "progress": "key",
}
_AT_ONCE: Final = 500
_FIRST_MS: Final = 946_684_800_000
"""The year 2000: no hand was stored before, so an earlier id is damaged."""
_DAY_MS: Final = 86_400_000
_MOST_BIG_BETS: Final = 1e9
"""Largest plausible figure; a larger one is damaged."""

Chair = tuple[str, str]
"""Name and policy, as in `put_seats`."""


class Facts(NamedTuple):
    """Known facts of a hand beside its events; None for unknown ones."""

    origin: str | None
    table_id: int | None
    number: int | None
    seed: str | None
    hero: int | None
    places: int | None
    looked_ahead: int | None
    note: str | None
    branch_of: int | None
    branch_at: int | None


class Remains:
    """The remains of the database at `damaged`; `connection` is to its replacement.

    Raises `OSError` if the file cannot be read, `sqlite3.Error` if there is no room for temporary tables.
    """

    def __init__(self, damaged: Path, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._widths: dict[str, int] = {}
        self._torn: set[Any] = set()
        """Hands with changed events."""
        for name, columns in _INDEXES.items():
            self._create(name, columns, columns.count(",") + 1)
        for name, key in _KEYS.items():
            names = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
            self._create(name, f"{', '.join(names)}, PRIMARY KEY ({key})", len(names))
        self._gather(damaged)
        self._find_ids()

    def drop(self) -> None:
        """Delete the temporary tables."""
        for name in self._widths:
            self._connection.execute(f"DROP TABLE found_{name}")

    def _create(self, name: str, columns: str, width: int) -> None:
        self._connection.execute(f"CREATE TEMP TABLE found_{name} ({columns})")
        self._widths[name] = width

    def _gather(self, damaged: Path) -> None:
        """Collect all readable rows, of several with one key the first; events only if unchanged."""
        waiting: defaultdict[str, list[tuple[Any, ...]]] = defaultdict(list)
        for name, values in found_rows(damaged):
            if name in ("events", "journal") and not _is_whole(*values[-2:]):
                self._torn.add(values[0])
                continue
            waiting[name].append(values)
            if len(waiting[name]) == _AT_ONCE:
                self._put(name, waiting.pop(name))
        for name, rows in waiting.items():
            self._put(name, rows)

    def _put(self, name: str, rows: list[tuple[Any, ...]]) -> None:
        width = self._widths[name]
        full = [(*row, *[None] * (width - len(row))) for row in rows]
        self._connection.executemany(f"INSERT OR IGNORE INTO found_{name} VALUES ({', '.join('?' * width)})", full)

    def _find_ids(self) -> None:
        """Give events of an otherwise unknown hand the id in the index of checksums, or a new one."""
        strays = self._connection.execute(_STRAYS).fetchall()
        now_ms = int(1000 * time.time())
        for nth, (hand_id, crc) in enumerate(strays, 1):
            row = self._connection.execute(_LOST, (crc,)).fetchone()
            if row is None and _is_id(hand_id):
                continue
            new = (now_ms + nth) << 12 if row is None else row[0]
            with suppress(sqlite3.IntegrityError):
                self._connection.execute("UPDATE found_events SET hand_id = ? WHERE hand_id = ?", (new, hand_id))

    # Contents

    def tables(self) -> list[TableRow]:
        """The rows of all tables."""
        return self._connection.execute("SELECT * FROM found_tables").fetchall()

    def reviewed(self) -> list[tuple[Any, ...]]:
        """The rows of reviewed decisions of hands that the database has."""
        query = "SELECT * FROM found_reviewed WHERE hand_id IN (SELECT id FROM hands)"
        return self._connection.execute(query).fetchall()

    def take(self, name: str, where: str = "TRUE") -> None:
        """Insert the rows of a table unchanged, except those that violate constraints."""
        self._connection.execute(f"INSERT OR IGNORE INTO {name} SELECT * FROM found_{name} WHERE {where}")

    def finished(self) -> list[int]:
        """The hands whose events are unchanged since they were over, in the order of their ids."""
        return [row[0] for row in self._connection.execute("SELECT hand_id FROM found_events ORDER BY 1")]

    def ever_there(self) -> set[int]:
        """The hands with any remains of a finished hand, or with changed events."""
        torn = {hand_id for hand_id in self._torn if _is_id(hand_id)}
        return {row[0] for row in self._connection.execute(_EVER_FINISHED)} | torn

    def begun(self) -> dict[int, str]:
        """The hands that were not finished, with their state."""
        return dict(self._connection.execute(_BEGUN).fetchall())

    def text(self, hand_id: int) -> str:
        """The text of the events of a finished hand."""
        query = "SELECT text FROM found_events WHERE hand_id = ?"
        return str(self._connection.execute(query, (hand_id,)).fetchone()[0])

    def journal(self, hand_id: int) -> list[tuple[Any, ...]]:
        """The rows of the events of a hand that was not finished, in order."""
        query = "SELECT * FROM found_journal WHERE hand_id = ? ORDER BY first"
        return self._connection.execute(query, (hand_id,)).fetchall()

    def facts(self, hand_id: int) -> Facts:
        """Facts of the hand from its row and the indexes; its note, if the row is lost, from the search text."""
        return Facts(*self._connection.execute(_FACTS, (hand_id,)).fetchone())

    def words(self, hand_id: int) -> str | None:
        """The search text of the hand."""
        row = self._connection.execute("SELECT words FROM found_words WHERE hand_id = ?", (hand_id,)).fetchone()
        return None if row is None else row[0]

    def chairs(self, hand_id: int, seats: int) -> list[Chair | None]:
        """The player of each seat, None if unreadable."""
        query = "SELECT seat, name, policy FROM found_seats WHERE hand_id = ?"
        there = {seat: chair for seat, *chair in self._connection.execute(query, (hand_id,))}
        found = [there.get(seat, (None, None)) for seat in range(seats)]
        return [None if name is None or policy is None else (name, policy) for name, policy in found]

    def counts(self, hand_id: int) -> bool:
        """Whether the hand is in anybody's statistics, or that is unknown."""
        query = "SELECT count(*), count(who) FROM found_seats WHERE hand_id = ?"
        seats, counted = self._connection.execute(query, (hand_id,)).fetchone()
        return counted > 0 or not seats

    def adjusted(self, hand_id: int) -> list[float]:
        """The all-in-adjusted results in big bets, by seat; without unreadable ones."""
        query = "SELECT adjusted FROM found_seats WHERE hand_id = ? ORDER BY seat"
        found = [value for (value,) in self._connection.execute(query, (hand_id,)) if value is not None]
        return [value for value in found if abs(value) < _MOST_BIG_BETS]


def _is_id(hand_id: object) -> bool:
    """Whether a hand can have this id: chance makes others where garbage is searched for rows."""
    return isinstance(hand_id, int) and _FIRST_MS <= hand_id >> 12 <= int(1000 * time.time()) + _DAY_MS


def _is_whole(text: object, crc: object) -> bool:
    return isinstance(text, str) and crc32(text.encode()) == crc


_STRAYS: Final = (
    "SELECT hand_id, crc FROM found_events WHERE hand_id NOT IN (SELECT id FROM found_hands"
    f" UNION SELECT hand_id FROM found_{LISTED} UNION SELECT hand_id FROM found_{BY_CRC})"
)
_LOST: Final = f"SELECT hand_id FROM found_{BY_CRC} WHERE crc = ? AND hand_id NOT IN (SELECT hand_id FROM found_events)"
_EVER_FINISHED: Final = (
    "SELECT hand_id FROM found_events UNION SELECT id FROM found_hands WHERE state = 'finished'"
    f" UNION SELECT hand_id FROM found_words UNION SELECT hand_id FROM found_{LISTED} WHERE state = 'finished'"
)
_BEGUN: Final = (
    "SELECT id, state FROM found_hands WHERE state IN ('playing', 'abandoned')"
    " AND id NOT IN (SELECT hand_id FROM found_events) ORDER BY id"
)
_FACTS: Final = (
    "SELECT coalesce(h.origin, l.origin, iif(o.hand_id, 'played', NULL)), coalesce(h.table_id, l.table_id, o.table_id),"
    " coalesce(h.number, o.number), h.seed, h.hero, h.places, h.looked_ahead, h.note, h.branch_of, h.branch_at"
    f" FROM (SELECT ? AS id) w LEFT JOIN found_hands h USING (id) LEFT JOIN found_{LISTED} l ON l.hand_id = w.id"
    f" LEFT JOIN found_{ONCE} o ON o.hand_id = w.id"
)
