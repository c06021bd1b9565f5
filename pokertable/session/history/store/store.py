"""Writing during play: tables, hands event by event, settings, notes.

In the order of play: `begin_table`; for each hand `begin_hand`, `append` after every action and before it is shown,
`finish_hand`; at the end `leave_table`. Each is one transaction, durable when the call returns. A hand whose last
events are stored but that was not finished is finished when it is resumed.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from pokertable.model.hand.events import Event, HandEnded
from pokertable.model.hand.hand import Hand
from pokertable.model.text import Phrase
from pokertable.session.history.database.database import Database
from pokertable.session.history.faults import StoreError
from pokertable.session.history.rows import journal
from pokertable.session.history.rows.practice import insert_line
from pokertable.session.history.rows.records import read_record
from pokertable.session.history.rows.reviewed import ReviewedDecision, put_reviewed, reviewed_of
from pokertable.session.history.rows.stored import Origin, StoredTable
from pokertable.session.history.rows.summary import Summary, finish, leave_unadjusted, pending_adjustments, put_seats
from pokertable.session.history.rows.tables import (
    insert_table,
    parsed_table,
    save_table,
    seats_of,
    tables_not_left,
)
from pokertable.session.history.rows.totals import put_adjusted
from pokertable.session.history.rows.words import put_note, put_tag
from pokertable.session.history.store.ids import Ids
from pokertable.session.history.store.values import TABLE, TOURNAMENTS, Values, number_in
from pokertable.session.record.event_codec import encode
from pokertable.session.record.record import HandRecord
from pokertable.session.record.table import Table

_NO_REASONS: Final[Mapping[int, Phrase]] = MappingProxyType({})


class Store(Database):
    """A profile's database. `path` None keeps everything in memory; `now` gives seconds since 1970.

    Opening never fails: `take_notices` reports problems of the file, `in_memory` whether play is stored. `progress`
    holds small values of the training by name, `tournaments` those of the player's sit and goes.
    """

    def __init__(self, path: Path | None, *, now: Callable[[], float] = time.time, wait_s: float = 3.0) -> None:
        super().__init__(path, wait_s=wait_s)
        self.progress, self.tournaments = Values(self), Values(self, TOURNAMENTS)
        self._ids = Ids(now)

    # Tables

    def begin_table(self, table: Table, versions: Mapping[str, int] | None = None) -> int:
        """Insert a new table; returns its id. `versions` are those of the personas' policies (1 if not given)."""

        def work(connection: sqlite3.Connection) -> int:
            table_id = self._ids.new(connection, self.window)
            insert_table(connection, table_id, self.window, table, versions or {})
            return table_id

        return self.write(work)

    def seat_tournament(
        self,
        table: Table,
        versions: Mapping[str, int],
        values: Mapping[str, Any],
        instead_of: int | None = None,
    ) -> int:
        """Insert a table of a sit and go, with values of that; returns the table's id. `instead_of` is left.

        Names of the values may have the place ``{id}``. A sit and go that begins with this table has the id 0 until
        then, and afterwards the table's.
        """
        begun = table.tournament
        assert begun is not None

        def work(connection: sqlite3.Connection) -> int:
            table_id = self._ids.new(connection, self.window)
            insert_table(connection, table_id, self.window, table, versions)
            tournament = begun or table_id
            self.tournaments.put(connection, f"{TABLE}{table_id}", [tournament])
            for name, value in values.items():
                self.tournaments.put(connection, name.format(id=tournament), value)
            if instead_of is not None:
                connection.execute("UPDATE tables SET is_left = 1 WHERE id = ?", (instead_of,))
            return table_id

        table_id = self.write(work)
        table.tournament = begun or table_id
        return table_id

    def tournament_tables(self) -> dict[int, list[int]]:
        """The ids of the tables of each sit and go, by its id; unreadable ones are left out."""
        found: dict[int, list[int]] = {}
        for name, of in self.tournaments.all(TABLE).items():
            table_id = number_in(name, TABLE)
            match of:
                case [int() as tournament] if table_id is not None:
                    found.setdefault(tournament, []).append(table_id)
        return found

    def tournament_hands(self, tournament: int) -> list[int]:
        """The ids of the player's finished hands of a sit and go, oldest first."""
        tables = self.tournament_tables().get(tournament, [])
        marks = ", ".join("?" * len(tables))
        query = (
            f"SELECT id FROM hands WHERE state = 'finished' AND origin = 'played' AND table_id IN ({marks}) ORDER BY id"
        )
        return self.read(lambda connection: [row[0] for row in connection.execute(query, tables)])

    def save_table(self, table_id: int, table: Table) -> None:
        """Store a table that changed between two hands: stacks, stakes, house rules."""
        self.write(lambda connection: save_table(connection, table_id, table))

    def leave_table(self, table_id: int) -> None:
        """Mark the table as not to be resumed; an unfinished hand is abandoned."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE tables SET is_left = 1 WHERE id = ?", (table_id,))
            connection.execute(
                "UPDATE hands SET state = 'abandoned' WHERE table_id = ? AND state = 'playing'", (table_id,)
            )

        self.write(work)

    def open_tables(self) -> list[StoredTable]:
        """The tables that were not left, the last played first, except those of another window."""
        tables = self.read(partial(tables_not_left, passing_over=self.in_memory))
        return [table for table in tables if self.is_gone(table.window)]

    def take_over(self, table: StoredTable) -> bool:
        """Make the table this window's; False if another window was quicker."""

        def work(connection: sqlite3.Connection) -> bool:
            done = connection.execute(
                "UPDATE tables SET owner = ? WHERE id = ? AND owner = ? AND is_left = 0",
                (self.window, table.id, table.window),
            )
            return done.rowcount == 1

        return self.write(work)

    # Hands

    def begin_hand(self, table_id: int, table: Table, hand: Hand, reasons: Mapping[int, Phrase] = _NO_REASONS) -> int:
        """Insert the next hand of the table, just dealt, with its first events and the present table; returns its id.

        `reasons` are those of `append`, for a hand that has gone on already.

        Raises `StoreError` if there is no such table, or this hand of it exists already.
        """

        def work(connection: sqlite3.Connection) -> int:
            save_table(connection, table_id, table)
            seats = seats_of(connection, table_id)
            hand_id = self._ids.new(connection, self.window)
            journal.insert_hand(
                connection,
                hand_id,
                hand.events,
                table_id=table_id,
                number=table.hand_number,
                origin=Origin.PLAYED,
                seed=table.deck_seed(),
                hero=table.hero,
            )
            journal.put_events(connection, hand_id, 0, hand.events)
            policies = ["" if persona is None else f"{persona}@{version}" for _, persona, version in seats]
            who = [None if table.tournament is not None else persona or "" for _, persona, _ in seats]
            put_seats(connection, hand_id, [name for name, _, _ in seats], policies, who)
            journal.put_reasons(connection, hand_id, reasons)
            return hand_id

        try:
            return self.write(work)
        except sqlite3.IntegrityError as error:
            raise StoreError(f"hand {table.hand_number} of table {table_id} is there already") from error

    def begin_practice(self, parent_id: int, kept: int, hand: Hand, hero: int | None = None) -> int:
        """Insert another line of a stored hand, after `kept` of its events (see `rewind`); returns its id.

        It is played from the seat `hero`, by default the stored hand's.

        It is stored like a hand, marked as practice and excluded from history and statistics.
        """

        def work(connection: sqlite3.Connection) -> int:
            line_id = self._ids.new(connection, self.window)
            insert_line(connection, line_id, parent_id, kept, hand, hero)
            return line_id

        return self.write(work)

    def append(
        self, hand_id: int, first: int, events: Sequence[Event], reasons: Mapping[int, Phrase] = _NO_REASONS
    ) -> None:
        """Add events to a running hand after its `first` stored ones (``hand.events[first:]``).

        `reasons` are opponents' reasons, by the number of the event in the hand; they are read with its record.

        Raises `StoreError` if another number is stored, or the hand is not running.
        """

        def work(connection: sqlite3.Connection) -> None:
            count, state = journal.hand_values(connection, hand_id, "event_count, state")
            if (count, state) != (first, "playing"):
                raise StoreError(f"hand {hand_id} is {state} with {count} events: cannot add to {first}")
            journal.put_events(connection, hand_id, first, events)
            journal.put_reasons(connection, hand_id, reasons)

        if events:
            self.write(work)

    def finish_hand(self, hand_id: int, table_id: int | None = None, table: Table | None = None) -> None:
        """Finish the hand: its figures are worked out, and the settled table is stored with it.

        Repeating it is harmless.

        Raises `StoreError` if its stored events do not end with `HandEnded`.
        """

        def work(connection: sqlite3.Connection) -> None:
            (state,) = journal.hand_values(connection, hand_id, "state")
            if state != "finished":
                events = journal.read_events(connection, hand_id)
                if not events or not isinstance(events[-1], HandEnded):
                    raise StoreError(f"hand {hand_id} is not over")
                finish(connection, hand_id, Summary.of(events, encode(events)))
            if table is not None and table_id is not None:
                save_table(connection, table_id, table)

        self.write(work)

    def mark_looked_ahead(self, hand_id: int) -> None:
        """Note that the player knows cards to come of a running hand: it never counts in statistics."""

        def work(connection: sqlite3.Connection) -> None:
            (state,) = journal.hand_values(connection, hand_id, "state")
            if state != "playing":
                raise StoreError(f"hand {hand_id} is {state}: what was to come is known to all")
            connection.execute("UPDATE hands SET looked_ahead = 1 WHERE id = ?", (hand_id,))
            connection.execute("UPDATE seats SET who = NULL WHERE hand_id = ?", (hand_id,))

        self.write(work)

    def has_looked_ahead(self, hand_id: int) -> bool:
        """Whether `mark_looked_ahead` was called for the hand; raises `StoreError` if there is none."""
        return bool(self.read(lambda connection: journal.hand_values(connection, hand_id, "looked_ahead"))[0])

    def abandon_hand(self, hand_id: int) -> None:
        """Give up a hand that is not over, or a line of practice."""
        self.write(
            lambda c: c.execute("UPDATE hands SET state = 'abandoned' WHERE id = ? AND state = 'playing'", (hand_id,))
        )

    def hand_in_progress(self, table_id: int) -> int | None:
        """The table's unfinished hand, if any."""
        query = (
            "SELECT id FROM hands WHERE table_id = ? AND origin = 'played' AND state = 'playing'"
            " AND number = (SELECT hand_number FROM tables WHERE id = ?)"
        )
        row = self.read(lambda connection: connection.execute(query, (table_id, table_id)).fetchone())
        return None if row is None else int(row[0])

    def table_seed(self, hand_id: int) -> int | None:
        """The seed of the hand's table, None for a hand of others."""
        query = "SELECT t.* FROM hands h JOIN tables t ON t.id = h.table_id WHERE h.id = ?"

        def read(connection: sqlite3.Connection) -> int | None:
            row = connection.execute(query, (hand_id,)).fetchone()
            return None if row is None else parsed_table(row).seed

        return self.read(read)

    def events(self, hand_id: int) -> list[Event]:
        """A hand's events so far; raises `StoreError` if there is no such hand or it is damaged."""
        return self.read(lambda connection: journal.read_events(connection, hand_id))

    def record(self, hand_id: int) -> HandRecord:
        """A finished hand; raises `StoreError` if there is none of this id, or it is damaged."""
        return self.read(lambda connection: read_record(connection, hand_id))

    def import_hands(self, records: Iterable[HandRecord]) -> list[int]:
        """Import finished hands of others, all or none; returns the ids of the new ones.

        A window in play waits a quarter of a millisecond per hand meanwhile: give one at a time, and call `checkpoint`
        after the last.
        """
        summaries = [(record, Summary.of(record.events, encode(record.events))) for record in records]

        def work(connection: sqlite3.Connection) -> list[int]:
            return [
                self._import(connection, record, summary)
                for record, summary in summaries
                if not journal.is_there(connection, record, summary.text, summary.pot)
            ]

        return self.write(work, is_long_work=True)

    def _import(self, connection: sqlite3.Connection, record: HandRecord, summary: Summary) -> int:
        hand_id = self._ids.at(connection, self.window, record.played_ms)
        journal.insert_hand(
            connection,
            hand_id,
            record.events,
            table_id=None,
            number=record.number,
            origin=Origin.IMPORTED,
            seed=record.seed,
            hero=record.hero,
            places=record.places,
        )
        policies = record.policies or ("",) * len(record.names)
        put_seats(connection, hand_id, record.names, policies, [None] * len(record.names))
        finish(connection, hand_id, summary)
        return hand_id

    # All-in-adjusted results, worked out later

    def pending_adjustments(self, limit: int = 50) -> list[int]:
        """Finished hands whose all-in-adjusted result is missing, oldest first."""
        return self.read(lambda connection: pending_adjustments(connection, limit))

    def put_adjusted(self, hand_id: int, chips: Sequence[float]) -> None:
        """Store the all-in-adjusted results by seat (`adjusted.adjusted_results`)."""
        self.write(lambda connection: put_adjusted(connection, hand_id, chips))

    def leave_unadjusted(self, hand_id: int) -> None:
        """Set the adjusted result of an unreadable hand to its result."""
        self.write(lambda connection: leave_unadjusted(connection, hand_id))

    def put_reviewed(self, hand_id: int, decisions: Sequence[ReviewedDecision]) -> None:
        """Store the losses of the player's decisions in a hand; those of an earlier review are dropped."""
        self.write(lambda connection: put_reviewed(connection, hand_id, decisions))

    def reviewed(self, hand_id: int) -> tuple[ReviewedDecision, ...]:
        """The stored decisions of a hand's review; empty without a review."""
        return self.read(lambda connection: reviewed_of(connection, [hand_id])).get(hand_id, ())

    # Notes and tags

    def set_note(self, hand_id: int, note: str) -> None:
        """Set the player's note on a hand; an empty one removes it."""
        self.write(lambda connection: put_note(connection, hand_id, note))

    def set_tag(self, hand_id: int, tag: str, on: bool = True) -> None:
        """Add a tag (``misread``, or the player's own) to a hand, or remove it."""
        if not tag.strip():
            raise StoreError("tag {tag}: expected a word", tag=repr(tag))
        self.write(lambda connection: put_tag(connection, hand_id, tag, on))
