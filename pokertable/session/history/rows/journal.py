"""The rows of a hand and its events, inside the caller's transaction."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from string import Formatter
from typing import Any
from zlib import crc32

from pokertable.model.hand.events import Event, HandStarted
from pokertable.model.hand.state import HandState
from pokertable.model.text import Field, Phrase, told
from pokertable.session.history.faults import CHANGED, DamagedRow, StoreError
from pokertable.session.history.rows.checked import checked
from pokertable.session.history.rows.stored import Origin
from pokertable.session.record.event_codec import InvalidEvents, decode, encode
from pokertable.session.record.record import HandRecord


class InvalidPhrase(ValueError):
    """A text that does not encode a phrase; the error says why."""


def encode_phrase(phrase: Phrase) -> str:
    """The phrase as a JSON array: the template and an object of its fields; a phrase in a field is such an array."""
    return json.dumps(_entries(phrase), separators=(",", ":"))


def decode_phrase(text: str) -> Phrase:
    """The phrase of `encode_phrase`; raises `InvalidPhrase` for anything else."""
    try:
        return _phrase(json.loads(text))
    except (ValueError, TypeError, RecursionError) as error:
        raise InvalidPhrase(f"phrase {text[:60]!r}: {error}") from None


def _entries(phrase: Phrase) -> list[object]:
    fields = {name: _entries(value) if isinstance(value, Phrase) else value for name, value in phrase.fields}
    return [phrase.template, fields]


def _phrase(entries: Any) -> Phrase:
    template, fields = entries
    if not isinstance(template, str) or not isinstance(fields, dict):
        raise ValueError("expected a template and its fields")
    named = {name for _, name, _, _ in Formatter().parse(template) if name is not None}
    if named != set(fields):
        raise ValueError(f"expected the fields {', '.join(sorted(named)) or 'none'}")
    return Phrase(template, tuple([(name, _field(value)) for name, value in fields.items()]))


def _field(value: Any) -> Field:
    if isinstance(value, list):
        return _phrase(value)
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise ValueError(f"{value!r}: expected a text, a whole number or a phrase")
    return value


def hand_values(connection: sqlite3.Connection, hand_id: int, columns: str) -> tuple[Any, ...]:
    """Some columns of a hand; raises `StoreError` if there is no such hand."""
    row: tuple[Any, ...] | None = connection.execute(f"SELECT {columns} FROM hands WHERE id = ?", (hand_id,)).fetchone()
    if row is None:
        raise StoreError("there is no hand {number}", number=str(hand_id))
    return row


def names_of(connection: sqlite3.Connection, hand_id: int) -> list[str]:
    """Names of a hand's players, by seat."""
    rows = connection.execute("SELECT name FROM seats WHERE hand_id = ? ORDER BY seat", (hand_id,))
    return [name for (name,) in rows]


def insert_hand(
    connection: sqlite3.Connection,
    hand_id: int,
    events: Sequence[Event],
    *,
    table_id: int | None,
    number: int | None,
    origin: Origin,
    seed: int | None,
    hero: int | None,
    places: int = 0,
) -> None:
    """Insert the row of a running hand; raises `StoreError` if the events are not those of a hand."""
    started = events[0] if events else None
    if not isinstance(started, HandStarted):
        raise StoreError("a hand begins with HandStarted")
    game = started.game
    connection.execute(
        "INSERT INTO hands (id, table_id, number, origin, state, seed, hero, places, event_count, variant, structure,"
        " title, seat_count, big_bet) VALUES (?, ?, ?, ?, 'playing', ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            hand_id,
            table_id,
            number,
            origin.value,
            None if seed is None else str(seed),
            hero,
            places,
            len(events),
            game.variant.key,
            game.structure.value,
            str(game.title),
            len(started.stacks),
            game.yardstick,
        ),
    )


def put_events(connection: sqlite3.Connection, hand_id: int, first: int, events: Sequence[Event]) -> None:
    """Add events to a hand after its `first` stored ones."""
    text = encode(events)
    connection.execute("INSERT INTO journal VALUES (?, ?, ?, ?)", (hand_id, first, text, crc32(text.encode())))
    connection.execute("UPDATE hands SET event_count = ? WHERE id = ?", (first + len(events), hand_id))


def put_reasons(connection: sqlite3.Connection, hand_id: int, reasons: Mapping[int, Phrase]) -> None:
    """Store opponents' reasons, by the number of the decision's event."""
    connection.executemany(
        "INSERT OR REPLACE INTO reasons VALUES (?, ?, ?)",
        [(hand_id, event, encode_phrase(reason)) for event, reason in reasons.items()],
    )


def read_reasons(connection: sqlite3.Connection, hand_id: int) -> dict[int, Phrase]:
    """The reasons of a hand's decisions, by the number of the event; unreadable ones are left out."""
    reasons = {}
    for event, text in connection.execute(
        "SELECT event, text FROM reasons WHERE hand_id = ? ORDER BY event", (hand_id,)
    ):
        with suppress(InvalidPhrase):
            reasons[event] = decode_phrase(text)
    return reasons


def join_events(connection: sqlite3.Connection, hand_id: int, text: str) -> None:
    """Replace the journal of a finished hand by the text of all its events."""
    connection.execute("DELETE FROM journal WHERE hand_id = ?", (hand_id,))
    connection.execute("INSERT INTO events VALUES (?, ?, ?)", (hand_id, text, crc32(text.encode())))


def is_there(connection: sqlite3.Connection, record: HandRecord, text: str, pot: int) -> bool:
    """Whether this finished hand is stored: its events, its number and its names, except the player's own.

    `text` is that of its events, `pot` what was won. A hand that was played in its second is the same too if that tells
    all of this: a text in the style of PokerStars leaves out cards that its player did not see.
    """
    same = "SELECT hand_id FROM events WHERE crc = ? AND text = ?"
    found = connection.execute(same, (crc32(text.encode()), text)).fetchall()
    every = [*found, *_telling(connection, record, text, pot)]
    return any(_is_of(connection, hand_id, record) for (hand_id,) in every)


def _is_of(connection: sqlite3.Connection, hand_id: int, record: HandRecord) -> bool:
    """Whether a stored hand has the number and the names of a record, except the player's own name."""
    number, hero, places = hand_values(connection, hand_id, "number, hero, places")
    others = all(
        stored == name
        for seat, (stored, name) in enumerate(zip(names_of(connection, hand_id), record.names, strict=True))
        if seat not in (hero, record.hero)
    )
    return others and places == record.places and (None in (number, record.number) or number == record.number)


def _telling(connection: sqlite3.Connection, record: HandRecord, text: str, pot: int) -> Iterator[tuple[int]]:
    """The finished hands of the record's second that tell all that its text tells.

    All hands of a file that has a day and no time are of one second: of these only those that can be it are read.
    """
    if record.played_ms is None or record.played_ms % 1000:
        return
    first, last = (record.played_ms + by << 12 for by in (0, 1000))
    alike = (
        "SELECT hand_id, text FROM hands JOIN events ON hand_id = id WHERE id >= ? AND id < ?"
        " AND event_count = ? AND pot = ? AND ifnull(number = ?, 1)"
    )
    told = _lines(text)
    which = first, last, len(record.events), pot, record.number
    for hand_id, stored in connection.execute(alike, which).fetchall():
        with suppress(ValueError, TypeError):  # it is damaged
            if _tells(_lines(stored), told):
                yield (hand_id,)


def _lines(text: str) -> list[Any]:
    """The events of a text as JSON, without the house's rules, which not every format tells."""
    start, *others = [json.loads(line) for line in text.splitlines()]
    return [[entry | {"house": None} if isinstance(entry, dict) else entry for entry in start], *others]


def _tells(stored: object, told: object) -> bool:
    """Whether a stored value is the one that is told, as far as that is known: a card is ``??`` otherwise."""
    if isinstance(stored, list) and isinstance(told, list):
        return len(stored) == len(told) and all(map(_tells, stored, told))
    if isinstance(stored, str) and isinstance(told, str):
        return len(stored) == len(told) and all(one in (other, "?") for one, other in zip(told, stored, strict=True))
    return stored == told


def read_events(connection: sqlite3.Connection, hand_id: int) -> list[Event]:
    """The events of a hand; raises `StoreError` if there are none, or they have changed."""
    (count,) = checked(f"hand {hand_id}", hand_values(connection, hand_id, "event_count"), "I")
    return checked_events(hand_id, event_rows(connection, hand_id), count)


def event_rows(connection: sqlite3.Connection, hand_id: int) -> list[tuple[Any, ...]]:
    """Text and checksum of all parts of a hand's events."""
    rows = connection.execute("SELECT text, crc FROM events WHERE hand_id = ?", (hand_id,)).fetchall()
    journal = "SELECT text, crc FROM journal WHERE hand_id = ? ORDER BY first"
    return rows or connection.execute(journal, (hand_id,)).fetchall()


def checked_events(hand_id: int, rows: Sequence[tuple[Any, ...]], count: object) -> list[Event]:
    """The events of these rows (text, checksum); raises `StoreError` if they have changed, or are of no hand.

    Raises `DamagedRow` if they are unchanged but not `count`: then the hand's own row is wrong.
    """
    if not all(isinstance(text, str) and crc32(text.encode("utf-8", "replace")) == crc for text, crc in rows):
        raise StoreError("hand {number} is damaged: its text has changed since it was written", number=str(hand_id))
    try:
        events = decode("".join(text for text, _ in rows))
        HandState.fold(events)
    except InvalidEvents as error:
        raise StoreError("hand {number} is damaged: {problem}", number=str(hand_id), problem=told(error)) from error
    except CHANGED as error:
        raise StoreError(
            "hand {number} is damaged: its events don't follow one another", number=str(hand_id)
        ) from error
    if len(events) != count:
        raise DamagedRow(f"hand {hand_id}: {len(events)} events of {count}")
    return events
