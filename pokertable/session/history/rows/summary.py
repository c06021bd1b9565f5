"""A finished hand's figures, stored with it so that history and statistics need not read its events."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple, Self

from pokertable.model.game import Game
from pokertable.model.hand.events import Event, HandStarted, PotAwarded
from pokertable.session.history.adjusted import all_in_at
from pokertable.session.history.faults import DamagedRow, StoreError
from pokertable.session.history.rows.checked import checked
from pokertable.session.history.rows.journal import hand_values, join_events, names_of, read_events
from pokertable.session.history.rows.totals import add_hand
from pokertable.session.history.rows.words import put_words
from pokertable.session.history.statistics import SeatFigures, seat_figures


def put_seats(
    connection: sqlite3.Connection,
    hand_id: int,
    names: Sequence[str],
    policies: Sequence[str],
    who: Sequence[str | None],
) -> None:
    """Insert a hand's seats; `who` is "" for the player at the keyboard, a persona, or None outside statistics."""
    connection.executemany(
        "INSERT INTO seats (hand_id, seat, name, policy, who) VALUES (?, ?, ?, ?, ?)",
        [(hand_id, seat, *entry) for seat, entry in enumerate(zip(names, policies, who, strict=True))],
    )


class Summary(NamedTuple):
    """Figures of a finished hand and its seats, worked out before they are written; `text` encodes its events."""

    events: Sequence[Event]
    text: str
    game: Game
    seats: Sequence[SeatFigures]
    pot: int
    has_all_in: bool
    """Whether cards came after the last decision, so that the results are to be adjusted."""

    @classmethod
    def of(cls, events: Sequence[Event], text: str) -> Self:
        """The summary of a whole hand; raises `ValueError` for other events."""
        seats = seat_figures(events)
        started = events[0]
        assert isinstance(started, HandStarted)
        pot = sum(won.amount for event in events if isinstance(event, PotAwarded) for won in event.won)
        return cls(events, text, started.game, seats, pot, all_in_at(events) is not None)


def finish(connection: sqlite3.Connection, hand_id: int, summary: Summary) -> None:
    """Mark the hand as finished, with the figures of its seats."""
    join_events(connection, hand_id, summary.text)
    game, figures, unit = summary.game, summary.seats, summary.game.yardstick
    done = connection.executemany(
        "UPDATE seats SET variant = ?, structure = ?, position = ?, result = ?, big_bets = ?, adjusted = ?,"
        " voluntary = ?, raised = ?, saw_second = ?, showdown = ?, won_showdown = ?, split = ?, scooped = ?,"
        " low_share = ? WHERE hand_id = ? AND seat = ?",
        [
            (
                game.variant.key,
                game.structure.value,
                seat.position,
                seat.result,
                seat.result / unit,
                None if summary.has_all_in else seat.result / unit,
                seat.voluntary,
                seat.raised,
                seat.saw_second,
                seat.showdown,
                seat.won_showdown,
                game.variant.is_split,
                seat.scooped,
                seat.low_share,
                hand_id,
                seat.seat,
            )
            for seat in figures
        ],
    )
    (seats,) = connection.execute("SELECT count(*) FROM seats WHERE hand_id = ?", (hand_id,)).fetchone()
    if not done.rowcount == seats == len(figures):
        raise DamagedRow(f"hand {hand_id}: {seats} seats of {len(figures)}")
    (hero,) = checked(f"hand {hand_id}", hand_values(connection, hand_id, "hero"), "i")
    if hero is not None and not 0 <= hero < seats:
        raise DamagedRow(f"hand {hand_id}: hero {hero}")
    own = None if hero is None else figures[hero]
    connection.execute(
        "UPDATE hands SET state = 'finished', position = ?, result = ?, showdown = ?, pot = ? WHERE id = ?",
        (
            "" if own is None else own.position,
            None if own is None else own.result,
            any(seat.showdown for seat in figures) if own is None else own.showdown,
            summary.pot,
            hand_id,
        ),
    )
    put_words(connection, hand_id, summary.events, names_of(connection, hand_id), hero)
    add_hand(connection, hand_id)


def pending_adjustments(connection: sqlite3.Connection, limit: int) -> list[int]:
    """Finished hands with an all-in whose adjusted result is missing."""
    rows = connection.execute(
        "SELECT DISTINCT s.hand_id FROM seats s JOIN hands h ON h.id = s.hand_id"
        " WHERE s.adjusted IS NULL AND s.who IS NOT NULL AND s.result IS NOT NULL AND h.state = 'finished'"
        " ORDER BY s.hand_id LIMIT ?",
        (limit,),
    )
    return [hand_id for (hand_id,) in rows]


def mark_adjusted(connection: sqlite3.Connection, hand_id: int) -> None:
    """Set the adjusted result of a hand without an all-in with cards to come to its result."""
    try:
        events = read_events(connection, hand_id)
    except StoreError:
        events = []
    if not events or all_in_at(events) is None:
        leave_unadjusted(connection, hand_id)


def leave_unadjusted(connection: sqlite3.Connection, hand_id: int) -> None:
    """Set a hand's adjusted result to its result."""
    connection.execute("UPDATE seats SET adjusted = big_bets WHERE hand_id = ?", (hand_id,))
