"""The rows of tables, inside the caller's transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import nullcontext, suppress
from typing import Any, Final

from pokertable.model.game import Game
from pokertable.model.hand.events import Event, HandEnded, HandStarted
from pokertable.session.history.faults import DamagedRow, StoreError
from pokertable.session.history.rows.checked import checked
from pokertable.session.history.rows.stored import StoredTable
from pokertable.session.profile.parsed import Unparsable, json_of
from pokertable.session.record.event_codec import compact, encode_game, encode_rotation
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
"""Database tables with rows per hand, and their columns of the hand's id."""

_MOST_ID: Final = 2**63 - 1
_MOST_HANDS: Final = 10**9
"""Hands that no table has played."""
TableRow = tuple[Any, ...]
"""All columns of a row of ``tables``, in order."""


def insert_table(
    connection: sqlite3.Connection, table_id: int, window: int, table: Table, versions: Mapping[str, int]
) -> None:
    """Insert a new table of this window; `versions` are those of the personas' policies."""
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
    """Update a table between two hands (stakes and house rules included); raises `StoreError` if it is missing."""
    done = connection.execute(
        "UPDATE tables SET game = ?, buy_in = ?, stacks = ?, button = ?, hand_number = ? WHERE id = ?",
        (compact(encode_rotation(table.rotation)), table.buy_in, *_state(table), table_id),
    )
    if not done.rowcount:
        raise StoreError("there is no table {number}", number=str(table_id))


def seats_of(connection: sqlite3.Connection, table_id: int) -> list[tuple[str, str | None, int]]:
    """Name, persona and policy's version by seat; raises `StoreError` if there is no such table."""
    row = table_row(connection, table_id)
    if row is None:
        raise StoreError("there is no table {number}", number=str(table_id))
    return list(parsed_table(row).seats)


def table_row(connection: sqlite3.Connection, table_id: int) -> TableRow | None:
    """The row of a table, for `parsed_table`."""
    row: TableRow | None = connection.execute("SELECT * FROM tables WHERE id = ?", (table_id,)).fetchone()
    return row


def tournament_of(connection: sqlite3.Connection, table_id: int) -> int | None:
    """The id of the sit and go of a table, 0 if that is damaged; None for a cash table."""
    row = _progress(connection, f"tournament.table.{table_id}")
    if row is None:
        return None
    match _json(row[0]):
        case [int() as number] if 0 < number <= _MOST_ID:
            return number
    return 0


def level_of(connection: sqlite3.Connection, tournament: int, hand: int, game: Game) -> int | None:
    """The level at which a hand of a sit and go was played, both from 1; None if it is not known."""
    from pokertable.session.tournament.stored import level_in  # late: few profiles have played one

    row = _progress(connection, f"tournament.head.{tournament}")
    return None if row is None else level_in(_json(row[0]), hand, game)


def _progress(connection: sqlite3.Connection, key: str) -> tuple[Any, ...] | None:
    row: tuple[Any, ...] | None = connection.execute("SELECT value FROM progress WHERE key = ?", (key,)).fetchone()
    return row


def _json(text: Any) -> Any:
    """The value of a stored text; None for a damaged one."""
    with suppress(Unparsable):
        return json_of(text)
    return None


def parsed_table(row: TableRow) -> StoredTable:
    """The table of its row; raises `DamagedRow`."""
    table_id, *_ = row
    what = f"table {table_id}"
    _, window, _, game, seed, buy_in, seats, stacks, button, hand_number = checked(what, row, "IIBTNCTTII")
    try:
        stored = StoredTable(
            id=table_id,
            window=window,
            game=game,
            seed=int(seed),
            buy_in=buy_in,
            seats=tuple([checked(what, seat, "TtI") for seat in json_of(seats)]),
            stacks=checked(what, stack := json_of(stacks), "C" * len(stack)),
            button=button,
            hand_number=hand_number,
        )
    except (ValueError, TypeError) as error:
        raise DamagedRow(f"{what}: {error}") from error
    players = sum(persona is None for _, persona, _ in stored.seats)
    is_table = 2 <= len(stored.seats) == len(stored.stacks) and 0 <= button < len(stored.seats) and players <= 1
    if not (is_table and 0 <= hand_number <= _MOST_HANDS):
        raise DamagedRow(f"{what}: {len(stored.seats)} seats, {len(stored.stacks)} stacks, button {button}")
    return stored


def put_lost_table(
    connection: sqlite3.Connection,
    table_id: int,
    number: int,
    chairs: Sequence[tuple[str, str]],
    events: Sequence[Event],
) -> None:
    """Insert a lost table from its hand number `number`: name and policy by seat, the game, the stacks after it.

    It counts as left. Its seed is unknown: that of later hands does not matter.
    """
    started, ended = events[0], events[-1]
    assert isinstance(started, HandStarted)
    stacks = ended.stacks if isinstance(ended, HandEnded) else started.stacks
    seats = []
    for name, policy in chairs:
        persona, _, version = policy.rpartition("@")
        seats.append([name, persona or None, int(version or 0)])
    connection.execute(
        "INSERT INTO tables VALUES (?, 0, 1, ?, '0', ?, ?, ?, ?, ?)",
        (
            table_id,
            compact(encode_game(started.game)),
            max(started.stacks),
            compact(seats),
            compact(stacks),
            started.button,
            number,
        ),
    )


def tables_not_left(connection: sqlite3.Connection, *, passing_over: bool) -> list[StoredTable]:
    """The tables that can be resumed, the last played first.

    An unreadable one raises `DamagedRow`, or is skipped.
    """
    rows = connection.execute(
        "SELECT * FROM tables t WHERE is_left = 0"
        " ORDER BY coalesce((SELECT max(h.id) FROM hands h WHERE h.table_id = t.id), t.id) DESC"
    ).fetchall()
    found = []
    for row in rows:
        with suppress(DamagedRow) if passing_over else nullcontext():
            found.append(parsed_table(row))
    return found


def _state(table: Table) -> tuple[str, int, int]:
    return compact([seat.stack for seat in table.seats]), table.button, table.hand_number
