"""Values by name that are kept in memory alone."""

from __future__ import annotations

from pokertable.session.history.database.database import Database
from pokertable.session.history.store.values import Values


def in_memory() -> Values:
    return Values(Database(None))
