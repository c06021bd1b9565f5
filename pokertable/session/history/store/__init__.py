"""All stored data: tables, hands with all their events, settings, progress, notes. One SQLite database.

`Store` writes during play, `History` reads. Both also work on a database in memory, where play goes on when the disk
cannot be used.
"""

from pokertable.session.history.store.history import History as History
from pokertable.session.history.store.store import Store as Store
