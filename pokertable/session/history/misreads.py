"""Hands that the player misread, week by week."""

from __future__ import annotations

import sqlite3
from datetime import timedelta
from typing import Final

from pokertable.session.history.rows.stored import MISREAD
from pokertable.session.history.store.store import Store

_WEEK_MS: Final = timedelta(days=7) // timedelta(milliseconds=1)


def misread_by_week(store: Store, weeks: int, now_ms: int) -> tuple[tuple[int, int], ...]:
    """Of the player's own hands that count, how many were misread and how many there were, of so many weeks.

    The last week is that of the seven days up to `now_ms`, in milliseconds since 1970. A hand is misread that bears the
    tag: the table found it by asking, or the player said so.
    """
    first = now_ms - weeks * _WEEK_MS
    query = (
        "SELECT ((s.hand_id >> 12) - ?) / ? AS week, COUNT(t.tag), COUNT(*)"
        " FROM seats s LEFT JOIN tags t ON t.hand_id = s.hand_id AND t.tag = ?"
        " WHERE s.who = '' AND s.hand_id >= ? AND s.hand_id < ? GROUP BY week"
    )
    values = (first, _WEEK_MS, MISREAD, first << 12, now_ms << 12)

    def read(connection: sqlite3.Connection) -> list[tuple[int, int, int]]:
        return connection.execute(query, values).fetchall()

    found = {week: (misread, hands) for week, misread, hands in store.read(read)}
    return tuple([found.get(week, (0, 0)) for week in range(weeks)])
