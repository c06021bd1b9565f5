"""Ids of tables and hands: the time in milliseconds and the window, so that two windows never give out the same one."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from pokertable.session.history.rows.stored import LAST_ID


class Ids:
    """The ids that this process gives out; `now` gives seconds since 1970."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._last = 0
        self._dated: dict[int, int] = {}
        """The next time to try for the id of a hand that was played elsewhere, by the time of that hand, in ms."""

    def new(self, connection: sqlite3.Connection, window: int) -> int:
        """An id greater than all existing ones that are sound, see `schema`."""
        query = "SELECT max(id) FROM {name} WHERE id < ?"
        rows = [connection.execute(query.format(name=name), (LAST_ID,)).fetchone()[0] for name in ("tables", "hands")]
        last = max(self._last, *(row for row in rows if row is not None), 0)
        ms = max(int(self._now() * 1000), (last >> 12) + 1)
        self._last = ms << 12 | window
        return self._last

    def at(self, connection: sqlite3.Connection, window: int, at_ms: int | None) -> int:
        """An id for a hand played at that time; a new one if the time is unknown, or in the future."""
        if at_ms is None or not 0 <= at_ms < int(self._now() * 1000):
            return self.new(connection, window)
        ms = max(at_ms, self._dated.get(at_ms, 0))
        while connection.execute("SELECT 1 FROM hands WHERE id = ?", (ms << 12 | window,)).fetchone():
            ms += 1
        self._dated[at_ms] = ms + 1
        return ms << 12 | window
