"""Takes what can still be read out of a damaged database.

Every table is read up to what cannot be read, and on from the next hand that can be. To know the next, the ids of hands
are gathered from every table and index that holds them: what is lost in one is often whole in another. A finished hand
is taken over only whole: with all its events from its start to its end, and with the checksums that they were written
with.

Of a hand whose events are whole the rest is made anew. The events tell the game, the cards and the chips. Table, number
and kind stand in indexes too, names and personas in the row of the table, the note among the words for the search.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from bisect import bisect_right
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from pokertable.model.cached import cached_property
from pokertable.model.hand.events import HandEnded, HandStarted
from pokertable.session.history.database.file import transaction
from pokertable.session.history.faults import ERRORS, StoreError
from pokertable.session.history.rows.journal import checked_events, event_rows, insert_hand
from pokertable.session.history.rows.stored import Origin
from pokertable.session.history.rows.summary import finish, put_seats
from pokertable.session.history.rows.tables import OF_HANDS
from pokertable.session.history.rows.totals import add_all
from pokertable.session.history.rows.words import note_of, put_note
from pokertable.session.record.table import deck_seed

Row = tuple[Any, ...]

_AT_ONCE: Final = 500
_TORN_NAMES: Final = "DELETE FROM seats WHERE instr(CAST(name AS BLOB), x'00') OR instr(CAST(policy AS BLOB), x'00')"
"""Seats that stood where the file was cut: what is missing reads as zeros."""
_WHOLE: Final = ("tables", "settings", "progress")
_IDS: Final = (
    "SELECT id FROM hands NOT INDEXED ORDER BY id",
    "SELECT id FROM hands INDEXED BY hands_listed ORDER BY state",
    "SELECT hand_id FROM words ORDER BY hand_id",
    "SELECT hand_id FROM events ORDER BY hand_id",
    "SELECT DISTINCT hand_id FROM seats NOT INDEXED ORDER BY hand_id",
)


def rescue(damaged: Path | sqlite3.Connection, into: sqlite3.Connection) -> int:
    """Copy what is good into a database without rows, in one transaction; the number of finished hands copied.

    Never raises for the damaged side. Raises `sqlite3.Error` if `into` cannot be written.
    """
    source = damaged if isinstance(damaged, sqlite3.Connection) else _open(damaged)
    if source is None:
        return 0
    try:
        return transaction(into, "BEGIN IMMEDIATE", partial(_take_over, source))
    finally:
        if source is not damaged:
            with contextlib.suppress(*ERRORS):
                source.close()


def _take_over(source: sqlite3.Connection, into: sqlite3.Connection) -> int:
    indexes = _drop_indexes(into)
    for table in _WHOLE:
        _Copy(source, into, table, "").from_both_ends()
    ids = _Ids(source)
    for table, key in OF_HANDS.items():
        _Copy(source, into, table, key).around_gaps(ids)
    into.execute(_TORN_NAMES)
    rebuild(source, into)
    _drop_torn(into)
    for index in indexes:
        into.execute(index)
    add_all(into)
    (count,) = into.execute("SELECT count(*) FROM hands WHERE state = 'finished'").fetchone()
    return int(count)


def _drop_indexes(into: sqlite3.Connection) -> list[str]:
    """Drop the indexes, which take longer to keep than to make at the end; the statements that make them.

    Unique ones stay: they keep rows out.
    """
    query = "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql LIKE 'CREATE INDEX %'"
    found = into.execute(query).fetchall()
    for name, _ in found:
        into.execute(f"DROP INDEX {name}")
    return [sql for _, sql in found]


class _Ids:
    """The ids of all hands that any table or index still knows, looked for when they are needed."""

    def __init__(self, source: sqlite3.Connection) -> None:
        self._source = source

    @cached_property
    def all(self) -> list[int]:
        found = {row[0] for query in _IDS for row in _from_both_ends(self._source, query)}
        return sorted(hand_id for hand_id in found if isinstance(hand_id, int))

    def after(self, hand_id: object) -> int:
        """The place in `all` of the first id after this one."""
        return bisect_right(self.all, hand_id) if isinstance(hand_id, int) else 0


def _open(path: Path) -> sqlite3.Connection | None:
    try:
        connection = sqlite3.connect(path, isolation_level=None)
    except ERRORS:
        return None
    connection.text_factory = lambda data: data.decode("utf-8", "replace")
    with contextlib.suppress(*ERRORS):
        connection.execute("PRAGMA writable_schema = ON")  # or a file that was cut short is not read at all
    return connection


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    try:
        return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    except ERRORS:
        return []


class _Copy:
    """Copies rows of one table, in the order of a key, as far as they can be read and fit."""

    def __init__(self, source: sqlite3.Connection, into: sqlite3.Connection, table: str, key: str) -> None:
        there = set(_columns(source, table))
        columns = [name for name in _columns(into, table) if name in there]
        names = ", ".join(columns)
        self._source, self._into, self._key = source, into, key
        self._select = f"SELECT {names} FROM {table} NOT INDEXED" if columns else None
        self._insert = f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({', '.join('?' * len(columns))})"
        self._place = columns.index(key) if key in columns else 0
        self._last: object = None

    def from_both_ends(self) -> None:
        """Copy the rows from the first and from the last on."""
        for order in ("ASC", "DESC"):
            self._rows(f"ORDER BY 1 {order}")

    def around_gaps(self, ids: _Ids) -> None:
        """Copy the rows of all hands, going on behind what cannot be read."""
        if self._rows(f"ORDER BY {self._key}"):
            return
        place = max(0, ids.after(self._last) - 1)  # of the last hand only a part may have been read
        while place < len(ids.all):
            # By itself: the driver reads ahead, so that an error takes the row before it along.
            self._rows(f"WHERE {self._key} = ?", (ids.all[place],))
            place += 1
            if place == len(ids.all) or self._rows(f"WHERE {self._key} >= ? ORDER BY {self._key}", (ids.all[place],)):
                return
            place = max(place, ids.after(self._last) - 1)

    def _rows(self, which: str, values: tuple[object, ...] = ()) -> bool:
        """Copy the rows up to the first that cannot be read; whether there is none such."""
        self._last = None
        if self._select is None:
            return True
        waiting: list[Row] = []
        try:
            for row in self._source.execute(f"{self._select} {which}", values):
                waiting.append(row)
                self._last = row[self._place]
                if len(waiting) == _AT_ONCE:
                    self._put(waiting)
                    waiting = []
        except (*ERRORS, OverflowError):
            self._put(waiting)
            return False
        self._put(waiting)
        return True

    def _put(self, rows: list[Row]) -> None:
        try:
            self._into.executemany(self._insert, rows)
        except (sqlite3.IntegrityError, OverflowError):
            for row in rows:
                # A row that was damaged inside may break a rule of the table.
                with contextlib.suppress(sqlite3.IntegrityError, OverflowError):
                    self._into.execute(self._insert, row)


def _from_both_ends(source: sqlite3.Connection, query: str) -> list[Row]:
    """The rows of a query with an order, up to what cannot be read from either end; some of them twice."""
    return until_error(source, query) + until_error(source, f"{query} DESC")


def _drop_torn(into: sqlite3.Connection) -> None:
    """Leave out hands that are not whole, and what belongs to none."""
    seats = dict(into.execute("SELECT hand_id, count(*) FROM seats GROUP BY hand_id"))
    torn = [
        (hand_id,)
        for hand_id, state, count, seat_count in into.execute("SELECT id, state, event_count, seat_count FROM hands")
        if seats.get(hand_id, 0) != seat_count or not _whole(event_rows(into, hand_id), state, count)
    ]
    into.executemany("DELETE FROM hands WHERE id = ?", torn)
    for table in OF_HANDS.keys() - {"hands"}:
        into.execute(f"DELETE FROM {table} WHERE hand_id NOT IN (SELECT id FROM hands)")


def _whole(rows: list[Row], state: object, count: object) -> bool:
    """Whether no event of a hand is missing. Texts that agree with their checksums need not be decoded to know."""
    if not all(isinstance(text, str) and crc32(text.encode("utf-8", "replace")) == crc for text, crc in rows):
        return False
    lines = "".join(text for text, _ in rows).splitlines()
    if len(lines) != count or not lines or not lines[0].startswith('["start",'):
        return False
    return state in ("playing", "abandoned") or (state == "finished" and lines[-1].startswith('["end",'))


_INCOMPLETE: Final = (
    "SELECT e.hand_id, e.text, e.crc FROM events e LEFT JOIN hands h ON h.id = e.hand_id"
    " WHERE h.id IS NULL OR h.seat_count <> (SELECT count(*) FROM seats s WHERE s.hand_id = e.hand_id)"
)
_TABLES: Final = "SELECT id, seed, seats FROM tables"
_KIND: Final = "SELECT id, origin, table_id FROM hands INDEXED BY hands_listed WHERE state = 'finished'"
_NUMBER: Final = "SELECT id, number FROM hands INDEXED BY hands_once WHERE origin = 'played'"

Chair = tuple[str, str, str | None]
"""Name, policy and who it is in the statistics, as in `put_seats`."""


@dataclass(frozen=True, slots=True)
class _Known:
    """What is left of a hand beside its events.

    `stored` are its seats as far as they were read, `usual` those of its table; `seed` is of the deck.
    """

    origin: Origin
    table_id: int | None
    number: int | None
    seed: int | None
    stored: list[Chair]
    usual: list[Chair]
    hero: int | None

    def chairs(self, seats: int) -> list[Chair]:
        """Who sits in so many seats."""
        for chairs in (self.stored, self.usual):
            if len(chairs) == seats:
                return chairs
        return [(f"Seat {seat}", "", None) for seat in range(1, seats + 1)]


def rebuild(source: sqlite3.Connection, into: sqlite3.Connection) -> None:
    """Complete the finished hands in `into` that lack their row or their seats; `source` is the damaged database."""
    incomplete = into.execute(_INCOMPLETE).fetchall()
    if not incomplete:
        return
    kinds = {row[0]: row[1:] for row in until_error(source, _KIND)}
    numbers = dict(until_error(source, _NUMBER))
    tables = {table_id: (seed, _chairs(seats)) for table_id, seed, seats in into.execute(_TABLES)}
    for hand_id, text, crc in incomplete:
        origin, table_id = kinds.get(hand_id, (Origin.IMPORTED.value, None))
        with contextlib.suppress(StoreError, ValueError, *ERRORS):
            _rebuild(into, hand_id, text, crc, _known(into, hand_id, origin, table_id, numbers.get(hand_id), tables))


def until_error(source: sqlite3.Connection, query: str) -> list[tuple[Any, ...]]:
    """The rows of a query up to what cannot be read."""
    rows: list[tuple[Any, ...]] = []
    with contextlib.suppress(*ERRORS, OverflowError):
        rows.extend(source.execute(query))
    return rows


def _chairs(seats: str) -> list[Chair]:
    """The seats of a table; none if its text is damaged."""
    with contextlib.suppress(ValueError, TypeError):
        return [
            (str(name), "" if persona is None else f"{persona}@{version}", persona or "")
            for name, persona, version in json.loads(seats)
        ]
    return []


def _known(
    into: sqlite3.Connection,
    hand_id: int,
    origin: str,
    table_id: int | None,
    number: int | None,
    tables: dict[int, tuple[str, list[Chair]]],
) -> _Known:
    stored = into.execute("SELECT name, policy, who FROM seats WHERE hand_id = ? ORDER BY seat", (hand_id,)).fetchall()
    seed, usual = tables.get(table_id, ("", [])) if table_id is not None else ("", [])
    kind = Origin(origin) if usual else Origin.IMPORTED  # without its table a hand can be in no statistics
    hero = next((seat for seat, (_, policy, _) in enumerate(usual) if not policy), None)
    deck = deck_seed(int(seed), number) if number is not None and seed.isdigit() else None
    return _Known(kind, table_id if usual else None, number, deck, stored, usual, hero)


def _rebuild(into: sqlite3.Connection, hand_id: int, text: str, crc: int, known: _Known) -> None:
    """Raises `StoreError` if the events are not whole, and for what does not fit."""
    events = checked_events(hand_id, [(text, crc)], len(text.splitlines()))
    started = events[0]
    if not isinstance(started, HandStarted) or not isinstance(events[-1], HandEnded):
        raise StoreError(f"hand {hand_id} has no beginning or no end")
    seats = len(started.stacks)
    chairs = known.chairs(seats)
    note = note_of(into, hand_id)
    into.execute("DELETE FROM events WHERE hand_id = ?", (hand_id,))
    into.execute("DELETE FROM seats WHERE hand_id = ?", (hand_id,))
    there = into.execute("SELECT origin, looked_ahead FROM hands WHERE id = ?", (hand_id,)).fetchone()
    if there is None:
        ahead = known.origin is Origin.PLAYED and all(who is None for _, _, who in chairs)
        insert_hand(
            into,
            hand_id,
            events,
            table_id=known.table_id,
            number=known.number,
            origin=known.origin,
            seed=known.seed,
            hero=known.hero,
        )
        into.execute("UPDATE hands SET looked_ahead = ? WHERE id = ?", (ahead, hand_id))
        counts = known.origin is Origin.PLAYED and not ahead
    else:
        counts = there == (Origin.PLAYED.value, 0)
    names, policies, who = zip(*chairs, strict=True)
    put_seats(into, hand_id, names, policies, who if counts else [None] * seats)
    finish(into, hand_id, events)
    if note and there is None:
        put_note(into, hand_id, note)
