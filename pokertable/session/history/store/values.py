"""Small values by name: the progress of the training."""

from __future__ import annotations

import sqlite3
from typing import Any

from pokertable.session.history.database.database import Database
from pokertable.session.profile.parsed import Unparsable, json_of
from pokertable.session.record.event_codec import compact


class Values:
    """The table ``progress``. A value is any JSON value except null."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def set_all(self, values: dict[str, Any]) -> None:
        """Store several values, all or none; None removes a key."""

        def work(connection: sqlite3.Connection) -> None:
            for key, value in values.items():
                if value is None:
                    connection.execute("DELETE FROM progress WHERE key = ?", (key,))
                else:
                    connection.execute("INSERT OR REPLACE INTO progress VALUES (?, ?)", (key, compact(value)))

        self._database.write(work)

    def all(self) -> dict[str, Any]:
        """All readable values, by key; one whose key is no text is passed over."""
        query = "SELECT key, value FROM progress ORDER BY key"
        rows = self._database.read(lambda c: c.execute(query).fetchall())
        found = {key: _loaded(value) for key, value in rows if isinstance(key, str)}
        return {key: value for key, value in found.items() if value is not None}


def _loaded(text: object) -> Any:
    try:
        return json_of(text) if isinstance(text, str) else None
    except Unparsable:
        return None
