"""Hands in which the player was asked which cards play, and those that were misread, week by week."""

from __future__ import annotations

import sqlite3
from datetime import timedelta
from typing import Final

from pokertable.session.history.rows.stored import ASKED, MISREAD
from pokertable.session.history.store.store import Store

_WEEK_MS: Final = timedelta(days=7) // timedelta(milliseconds=1)


_ASKED_WEEKS: Final = 26
"""Weeks for which it is known in which hands the player was asked: more than are ever shown."""


def note_asked(store: Store, hand_id: int) -> None:
    """Note that the player was asked which cards play in this hand; notes on hands of long ago are dropped."""
    oldest = hand_id - (_ASKED_WEEKS * _WEEK_MS << 12)
    drop = "DELETE FROM progress WHERE key >= ? AND key < ? AND CAST(substr(key, ?) AS INTEGER) < ?"

    def work(connection: sqlite3.Connection) -> None:
        store.progress.put(connection, f"{ASKED}{hand_id}", 1)
        connection.execute(drop, (ASKED, f"{ASKED}~", len(ASKED) + 1, oldest))

    store.write(work)


def misread_by_week(store: Store, weeks: int, now_ms: int) -> tuple[tuple[int, int], ...]:
    """Number of misread hands, and of those that could be, in each of `weeks` weeks, of the player's own that count.

    The last week is the seven days up to `now_ms`, in milliseconds since 1970. A misread hand has the tag: from a
    question at the table, or set by the player. A hand in which nothing was asked could not be misread.
    """
    first = now_ms - weeks * _WEEK_MS
    query = (
        "SELECT ((s.hand_id >> 12) - ?) / ? AS week, COUNT(t.tag), COUNT(*)"
        " FROM seats s LEFT JOIN tags t ON t.hand_id = s.hand_id AND t.tag = ?"
        " LEFT JOIN progress p ON p.key = ? || s.hand_id"
        " WHERE s.who = '' AND s.result IS NOT NULL AND s.hand_id >= ? AND s.hand_id < ?"
        " AND (t.tag IS NOT NULL OR p.key IS NOT NULL) GROUP BY week"
    )
    values = (first, _WEEK_MS, MISREAD, ASKED, first << 12, now_ms << 12)

    def read(connection: sqlite3.Connection) -> list[tuple[int, int, int]]:
        return connection.execute(query, values).fetchall()

    found = {week: (misread, hands) for week, misread, hands in store.read(read)}
    return tuple([found.get(week, (0, 0)) for week in range(weeks)])
