"""Reassembles the hands of a damaged database, one by one.

The events of a hand are the hand: a finished one is saved if its events match their checksum, and its figures are
recomputed from them. Other data (table, number, names, note, tags) is taken from the remaining rows, and from indexes
that repeat it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final
from zlib import crc32

from pokertable.model.hand.events import Event, HandEnded, HandStarted
from pokertable.session.history.database.file import transaction
from pokertable.session.history.database.found import lacks_pages
from pokertable.session.history.database.remains import Chair, Remains
from pokertable.session.history.faults import DamagedRow, Rescued
from pokertable.session.history.rows.checked import is_number
from pokertable.session.history.rows.journal import checked_events, insert_hand
from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.session.history.rows.stored import MOST_PLACES, Origin
from pokertable.session.history.rows.summary import Summary, finish, put_seats
from pokertable.session.history.rows.tables import parsed_table, put_lost_table, table_row, tournament_of
from pokertable.session.history.rows.totals import put_adjusted
from pokertable.session.history.rows.words import find_by_tags, note_in
from pokertable.session.record.table import deck_seed

_UNFIT: Final = (
    DamagedRow,
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    ArithmeticError,
    AssertionError,
    sqlite3.IntegrityError,
)
"""Errors raised for values that do not make a hand."""
_OF_HANDS: Final = "hand_id IN (SELECT id FROM hands)"


def rescue(damaged: Path, into: sqlite3.Connection) -> Rescued:
    """Copy the sound data into a database without rows, in one transaction.

    Raises `OSError` if the file cannot be read, `sqlite3.Error` if `into` cannot be written.
    """
    return transaction(into, "BEGIN IMMEDIATE", partial(_rescued, damaged))


def _rescued(damaged: Path, into: sqlite3.Connection) -> Rescued:
    remains = Remains(damaged, into)
    for row in remains.tables():
        with suppress(*_UNFIT):
            parsed_table(row)
            into.execute(f"INSERT INTO tables VALUES ({', '.join('?' * len(row))})", row)
    remains.take("progress")  # before the hands: those of sit and goes are in no statistics of cash
    saved = {hand_id for hand_id in remains.finished() if _saved(into, remains, hand_id)}
    for hand_id, state in remains.begun().items():
        with suppress(*_UNFIT), _savepoint(into):
            _put_begun(into, remains, hand_id, state)
    remains.take("tags", _OF_HANDS)
    remains.take("reasons", _OF_HANDS)
    for row in remains.reviewed():
        with suppress(*_UNFIT):
            ReviewedDecision.of("review", row[1:])
            into.execute(f"INSERT INTO reviewed VALUES ({', '.join('?' * len(row))})", row)
    find_by_tags(into)
    known = remains.ever_there()
    remains.drop()
    return Rescued(len(saved), len(known - saved), is_cut=lacks_pages(damaged))


@contextmanager
def _savepoint(connection: sqlite3.Connection) -> Iterator[None]:
    """Undo only the block if it fails."""
    connection.execute("SAVEPOINT hand")
    try:
        yield
    except BaseException:
        connection.execute("ROLLBACK TO hand")
        raise
    finally:
        connection.execute("RELEASE hand")


@dataclass(frozen=True, slots=True)
class _Hand:
    """A hand to save: its events and other known facts. Without a table it counts as one of others."""

    id: int
    events: Sequence[Event]
    origin: Origin
    table_id: int | None
    number: int | None
    seed: int | None
    hero: int | None
    places: int
    counts: bool
    chairs: Sequence[Chair]

    def put(self, into: sqlite3.Connection) -> None:
        """Insert the hand's row and seats."""
        insert_hand(
            into,
            self.id,
            self.events,
            table_id=self.table_id,
            number=self.number,
            origin=self.origin,
            seed=self.seed,
            hero=self.hero,
            places=self.places,
        )
        names, policies = zip(*self.chairs, strict=True)
        is_cash = self.table_id is None or tournament_of(into, self.table_id) is None
        who = [_played_by(policy) if self.counts and is_cash else None for policy in policies]
        put_seats(into, self.id, names, policies, who)

    def alien(self) -> _Hand:
        """The hand without its table."""
        return replace(self, origin=Origin.IMPORTED, table_id=None, counts=False)


def _saved(into: sqlite3.Connection, remains: Remains, hand_id: int) -> bool:
    """Save a finished hand; returns whether that succeeded. One that does not fit its table is saved without it."""
    text = remains.text(hand_id)
    with suppress(*_UNFIT):
        events = checked_events(hand_id, [(text, crc32(text.encode()))], len(text.splitlines()))
        if not isinstance(events[-1], HandEnded):
            return False
        hand = _hand(into, remains, hand_id, events)
        for each in (hand, hand.alien()):
            with suppress(*_UNFIT), _savepoint(into):
                _put_finished(into, remains, each, text)
                return True
    return False


def _put_finished(into: sqlite3.Connection, remains: Remains, hand: _Hand, text: str) -> None:
    hand.put(into)
    finish(into, hand.id, Summary.of(hand.events, text))
    adjusted = remains.adjusted(hand.id)
    if len(adjusted) == len(hand.chairs):
        (big_bet,) = into.execute("SELECT big_bet FROM hands WHERE id = ?", (hand.id,)).fetchone()
        put_adjusted(into, hand.id, [value * big_bet for value in adjusted])
    facts = remains.facts(hand.id)
    note = note_in(remains.words(hand.id) or "") if facts.note is None else facts.note
    into.execute(
        "UPDATE hands SET note = ?, looked_ahead = ?, branch_of = ?, branch_at = ? WHERE id = ?",
        (note, hand.origin is Origin.PLAYED and not hand.counts, facts.branch_of, facts.branch_at, hand.id),
    )


def _put_begun(into: sqlite3.Connection, remains: Remains, hand_id: int, state: str) -> None:
    """Save an unfinished hand, with its unchanged events, action by action."""
    parts = remains.journal(hand_id)
    count = sum(len(text.splitlines()) for _, _, text, _ in parts)
    hand = _hand(into, remains, hand_id, checked_events(hand_id, [(text, crc) for *_, text, crc in parts], count))
    hand.put(into)
    into.executemany("INSERT INTO journal VALUES (?, ?, ?, ?)", parts)
    facts = remains.facts(hand_id)
    into.execute(
        "UPDATE hands SET state = ?, looked_ahead = ?, branch_of = ?, branch_at = ? WHERE id = ?",
        (state, hand.origin is Origin.PLAYED and not hand.counts, facts.branch_of, facts.branch_at, hand_id),
    )


def _hand(into: sqlite3.Connection, remains: Remains, hand_id: int, events: Sequence[Event]) -> _Hand:
    """The hand of these events as far as known; raises `ValueError` if they do not begin one."""
    started = events[0]
    if not isinstance(started, HandStarted):
        raise ValueError("no beginning")
    facts = remains.facts(hand_id)
    seats = len(started.stacks)
    chairs = remains.chairs(hand_id, seats)
    origin = next((each for each in Origin if each.value == facts.origin), Origin.IMPORTED)
    seed = int(facts.seed) if facts.seed is not None and is_number(facts.seed) else None
    hero = facts.hero if facts.hero is not None and 0 <= facts.hero < seats else None
    hand = _Hand(
        id=hand_id,
        events=events,
        origin=origin,
        table_id=facts.table_id,
        number=facts.number,
        seed=seed,
        hero=hero,
        places=facts.places if facts.places is not None and 0 <= facts.places <= MOST_PLACES else 0,
        counts=False,
        chairs=[each or (f"Seat {seat}", "") for seat, each in enumerate(chairs, 1)],
    )
    if origin is Origin.IMPORTED or facts.table_id is None:
        return hand.alien()
    looked_ahead = facts.looked_ahead == 1 if facts.looked_ahead in (0, 1) else not remains.counts(hand_id)
    return _at_table(into, replace(hand, counts=origin is Origin.PLAYED and not looked_ahead), facts.table_id, chairs)


def _played_by(policy: str) -> str | None:
    """Statistics that a seat counts in, as `put_seats` has them; None for a policy that nobody plays by."""
    persona, at, _ = policy.rpartition("@")
    return persona if at or not policy else None


def _at_table(into: sqlite3.Connection, hand: _Hand, table_id: int, chairs: Sequence[Chair | None]) -> _Hand:
    """The hand with its table's facts; a lost table is made from the hand, as one that was left.

    A hand of unknown players counts as one of others.
    """
    row = table_row(into, table_id)
    if row is None:
        players = sum(not _played_by(policy) for _, policy in hand.chairs)
        if not all(chairs) or players > 1:
            return hand.alien()
        put_lost_table(into, table_id, hand.number or 0, hand.chairs, hand.events)
        return hand
    table = parsed_table(row)
    if not all(chairs):
        if len(table.seats) != len(chairs):
            return hand.alien()
        usual = [(name, "" if persona is None else f"{persona}@{version}") for name, persona, version in table.seats]
        hand = replace(hand, chairs=[each or of_table for each, of_table in zip(chairs, usual, strict=True)])
    own = next((seat for seat, (_, policy) in enumerate(hand.chairs) if not policy), None)
    deck = None if hand.number is None else deck_seed(table.seed, hand.number)
    return replace(hand, hero=own if hand.hero is None else hand.hero, seed=deck if hand.seed is None else hand.seed)
