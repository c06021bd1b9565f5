"""Small values by name: the progress of the training, and the player's sit and goes."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable
from typing import Any, Final

from pokertable.session.history.database.database import Database
from pokertable.session.profile.parsed import Unparsable, json_of
from pokertable.session.record.event_codec import compact

TOURNAMENTS: Final = "tournament."
"""Beginning of the names of a sit and go's values."""
TABLE: Final = "table."
"""Beginning of the names of its tables, of each a list of the sit and go's id."""
_NUMBER: Final = re.compile(r"[0-9]{1,18}")
"""A number below 2**63."""


class Values:
    """The table ``progress``: the values whose names begin with `of`, which is left out here.

    Without it, all but those of sit and goes. A value is any JSON value except null.
    """

    def __init__(self, database: Database, of: str = "") -> None:
        self._database, self._of = database, of

    def set_all(self, values: dict[str, Any]) -> None:
        """Store several values, all or none; None removes a key."""

        def work(connection: sqlite3.Connection) -> None:
            for key, value in values.items():
                self.put(connection, key, value)

        self._database.write(work)

    def put(self, connection: sqlite3.Connection, key: str, value: Any) -> None:
        """Store a value inside the caller's transaction; None removes the key."""
        if value is None:
            connection.execute("DELETE FROM progress WHERE key = ?", (self._of + key,))
        else:
            connection.execute("INSERT OR REPLACE INTO progress VALUES (?, ?)", (self._of + key, compact(value)))

    def change(self, key: str, changed: Callable[[Any], Any]) -> Any:
        """Store what `changed` makes of a value (None: there is none) while nobody else can write; returns it."""

        def work(connection: sqlite3.Connection) -> Any:
            value = changed(self._value(connection, key))
            self.put(connection, key, value)
            return value

        return self._database.write(work)

    def get(self, key: str) -> Any:
        """One value; None if there is no readable one."""
        return self._database.read(lambda connection: self._value(connection, key))

    def _value(self, connection: sqlite3.Connection, key: str) -> Any:
        row = connection.execute("SELECT value FROM progress WHERE key = ?", (self._of + key,)).fetchone()
        return None if row is None else _loaded(row[0])

    def all(self, under: str = "") -> dict[str, Any]:
        """All readable values whose names begin with `under`, by key; one whose key is no text is passed over."""
        first = self._of + under
        which, bounds = "key NOT LIKE ?", [f"{TOURNAMENTS}%"]
        if first:
            which, bounds = "key >= ? AND key < ?", [first, f"{first}~"]
        query = f"SELECT key, value FROM progress WHERE {which} ORDER BY key"
        rows = self._database.read(lambda c: c.execute(query, bounds).fetchall())
        found = {key.removeprefix(self._of): _loaded(value) for key, value in rows if isinstance(key, str)}
        return {key: value for key, value in found.items() if value is not None}


def number_in(name: str, beginning: str) -> int | None:
    """The number that follows this beginning of a name; None for another name or text."""
    rest = name.removeprefix(beginning) if name.startswith(beginning) else ""
    return int(rest) if _NUMBER.fullmatch(rest) else None


def _loaded(text: object) -> Any:
    try:
        return json_of(text) if isinstance(text, str) else None
    except Unparsable:
        return None
