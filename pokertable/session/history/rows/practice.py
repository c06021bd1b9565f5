"""The rows of a line of practice: another line of a stored hand, inside the caller's transaction."""

from __future__ import annotations

import sqlite3

from pokertable.model.hand.hand import Hand
from pokertable.session.history.rows import journal
from pokertable.session.history.rows.checked import checked
from pokertable.session.history.rows.stored import Origin
from pokertable.session.record.record import HERO


def insert_line(
    connection: sqlite3.Connection, line_id: int, parent_id: int, kept: int, hand: Hand, hero: int | None
) -> None:
    """Insert a line after `kept` events of its stored hand, played from the seat `hero`, None for the hand's own."""
    row = journal.hand_values(connection, parent_id, "table_id, number, seed, hero, places")
    table_id, number, seed, own, places = checked(f"hand {parent_id}", row, "iiniI")
    journal.insert_hand(
        connection,
        line_id,
        hand.events,
        table_id=table_id,
        number=number,
        origin=Origin.PRACTICE,
        seed=None if seed is None else int(seed),
        hero=own if hero is None else hero,
        places=places,
    )
    journal.put_events(connection, line_id, 0, hand.events)
    connection.execute("UPDATE hands SET branch_of = ?, branch_at = ? WHERE id = ?", (parent_id, kept, line_id))
    connection.execute(
        "INSERT INTO seats (hand_id, seat, name, policy) SELECT ?, seat, name, policy FROM seats WHERE hand_id = ?",
        (line_id, parent_id),
    )
    connection.execute(
        "INSERT INTO reasons SELECT ?, event, text FROM reasons WHERE hand_id = ? AND event < ?",
        (line_id, parent_id, kept),
    )
    if own not in (None, hero) and hero is not None:
        human = "hand_id = ? AND seat = ? AND policy = ''"
        connection.execute(f"UPDATE seats SET name = ? WHERE {human}", (HERO, line_id, own))
