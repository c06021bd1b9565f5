"""Makes anew what a damaged database has lost of a hand whose events are whole.

The events tell the game, the cards and the chips. Table, number and kind stand in indexes too, names and personas in
the row of the table, the note among the words for the search.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from dataclasses import dataclass
from typing import Any, Final

from pokertable.model.hand.events import HandEnded, HandStarted
from pokertable.session.history.faults import ERRORS, StoreError
from pokertable.session.history.rows.journal import checked_events, insert_hand
from pokertable.session.history.rows.stored import Origin
from pokertable.session.history.rows.summary import finish, put_seats
from pokertable.session.history.rows.words import note_of, put_note
from pokertable.session.record.table import deck_seed

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
