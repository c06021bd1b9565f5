"""The rows of tables, inside a transaction of the caller's."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping
from typing import Final

from pokertable.session.history.faults import StoreError
from pokertable.session.history.rows.stored import StoredTable
from pokertable.session.record.event_codec import compact, encode_rotation
from pokertable.session.record.table import Table

OF_HANDS: Final = {
    "hands": "id",
    "events": "hand_id",
    "journal": "hand_id",
    "reasons": "hand_id",
    "reviewed": "hand_id",
    "seats": "hand_id",
    "words": "hand_id",
    "tags": "hand_id",
}
"""The tables of the database whose rows belong to a hand, and where they have its id."""


def insert_table(
    connection: sqlite3.Connection, table_id: int, window: int, table: Table, versions: Mapping[str, int]
) -> None:
    """A new table of this window; `versions` are those of the personas' policies."""
    seats = [
        [seat.name, seat.persona, 0 if seat.persona is None else versions.get(seat.persona, 1)] for seat in table.seats
    ]
    connection.execute(
        "INSERT INTO tables (id, owner, game, seed, buy_in, seats, stacks, button, hand_number)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table_id,
            window,
            compact(encode_rotation(table.rotation)),
            str(table.seed),
            table.buy_in,
            compact(seats),
            *_state(table),
        ),
    )


def save_table(connection: sqlite3.Connection, table_id: int, table: Table) -> None:
    """Keep what changes from hand to hand (stakes and house rules may too); raises `StoreError` if it is not there."""
    done = connection.execute(
        "UPDATE tables SET game = ?, buy_in = ?, stacks = ?, button = ?, hand_number = ? WHERE id = ?",
        (compact(encode_rotation(table.rotation)), table.buy_in, *_state(table), table_id),
    )
    if not done.rowcount:
        raise StoreError("there is no table {number}", number=str(table_id))


def seats_of(connection: sqlite3.Connection, table_id: int) -> list[tuple[str, str | None, int]]:
    """Name, persona and policy's version by seat; raises `StoreError` if there is no such table."""
    row = connection.execute("SELECT seats FROM tables WHERE id = ?", (table_id,)).fetchone()
    if row is None:
        raise StoreError("there is no table {number}", number=str(table_id))
    return [(name, persona, version) for name, persona, version in json.loads(row[0])]


def tables_not_left(connection: sqlite3.Connection) -> list[StoredTable]:
    """The tables that can be sat down at again, the one played last first; one that cannot be read is left out."""
    rows = connection.execute(
        "SELECT id, owner, game, seed, buy_in, seats, stacks, button, hand_number FROM tables t WHERE is_left = 0"
        " ORDER BY coalesce((SELECT max(h.id) FROM hands h WHERE h.table_id = t.id), t.id) DESC"
    ).fetchall()
    found = []
    for table_id, window, game, seed, buy_in, seats, stacks, button, hand_number in rows:
        try:
            stored = StoredTable(
                id=table_id,
                window=window,
                game=game,
                seed=int(seed),
                buy_in=buy_in,
                seats=tuple([(name, persona, version) for name, persona, version in json.loads(seats)]),
                stacks=tuple([int(stack) for stack in json.loads(stacks)]),
                button=button,
                hand_number=hand_number,
            )
        except (ValueError, TypeError):
            continue
        found.append(stored)
    return found


def _state(table: Table) -> tuple[str, int, int]:
    return compact([seat.stack for seat in table.seats]), table.button, table.hand_number
