"""A finished hand as it is kept, put together from its rows."""

from __future__ import annotations

import sqlite3
from dataclasses import replace

from pokertable.model.text import told
from pokertable.session.history.faults import CHANGED, StoreError
from pokertable.session.history.rows import journal
from pokertable.session.history.rows.checked import checked
from pokertable.session.history.rows.stored import Origin, played_ms
from pokertable.session.history.rows.tables import level_of, tournament_of
from pokertable.session.record.record import HandRecord


def read_record(connection: sqlite3.Connection, hand_id: int) -> HandRecord:
    """A finished hand; raises `StoreError` if there is none of this id, or it is damaged."""
    columns = "table_id, number, origin, seed, places, state, looked_ahead, hero"
    row = journal.hand_values(connection, hand_id, columns)
    table_id, number, origin, seed, places, state, looked_ahead, hero = checked(f"hand {hand_id}", row, "iiTnITBi")
    tournament = None if table_id is None else tournament_of(connection, table_id)
    if state != "finished":
        raise StoreError("hand {number} is not finished", number=str(hand_id))
    of_hand = "SELECT name, policy FROM seats WHERE hand_id = ? ORDER BY seat"
    seats = [checked("seat", row, "TT") for row in connection.execute(of_hand, (hand_id,))]
    names, policies = tuple(name for name, _ in seats), tuple(policy for _, policy in seats)
    try:
        record = HandRecord(
            events=tuple(journal.read_events(connection, hand_id)),
            names=names,
            policies=policies if any(policies) else (),
            seed=None if seed is None else int(seed),
            practice=origin == Origin.PRACTICE.value or bool(looked_ahead),
            number=number,
            places=places,
            played_ms=played_ms(hand_id),
            hero=hero,
            tournament=tournament or None,
            reasons=journal.read_reasons(connection, hand_id),
        )
        level = level_of(connection, tournament, number, record.game) if tournament and number else None
        return replace(record, level=level)
    except StoreError:
        raise
    except CHANGED as error:
        raise StoreError("hand {number} is damaged: {problem}", number=str(hand_id), problem=told(error)) from error
