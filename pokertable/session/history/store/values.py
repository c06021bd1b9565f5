"""Small values by name: settings, and the progress of the training."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from pokertable.session.history.store.database import Database


class Values:
    """One of the two tables of values, ``settings`` or ``progress``. A value is anything that JSON knows but null."""

    def __init__(self, database: Database, table: str) -> None:
        self._database = database
        self._table = table

    def get(self, key: str) -> Any:
        """The value, or None if there is none or it is damaged."""
        query = f"SELECT value FROM {self._table} WHERE key = ?"
        row = self._database.read(lambda c: c.execute(query, (key,)).fetchone())
        return None if row is None else _loaded(row[0])

    def set(self, key: str, value: Any) -> None:
        """Keep a value; None takes the key away."""
        self.set_all({key: value})

    def set_all(self, values: dict[str, Any]) -> None:
        """Keep several values, all or none."""

        def work(connection: sqlite3.Connection) -> None:
            for key, value in values.items():
                if value is None:
                    connection.execute(f"DELETE FROM {self._table} WHERE key = ?", (key,))
                else:
                    text = json.dumps(value, separators=(",", ":"))
                    connection.execute(f"INSERT OR REPLACE INTO {self._table} VALUES (?, ?)", (key, text))

        self._database.write(work)

    def all(self) -> dict[str, Any]:
        """Everything that can be read, by key."""
        query = f"SELECT key, value FROM {self._table} ORDER BY key"
        rows = self._database.read(lambda c: c.execute(query).fetchall())
        found = {key: _loaded(value) for key, value in rows}
        return {key: value for key, value in found.items() if value is not None}


def _loaded(text: object) -> Any:
    try:
        return json.loads(text) if isinstance(text, str) else None
    except (ValueError, RecursionError):
        return None
