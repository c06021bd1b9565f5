"""Losses of a hand's decisions by its review, stored with the hand; a new review replaces them."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Self

from pokertable.session.history.rows.checked import checked


class ReviewedDecision(NamedTuple):
    """A decision of the player: its `place` among those of the hand, `street`, and its loss in big bets.

    `kind` names the better choice, as the English sentence of the review; empty for a small loss or none. `decided`:
    whether the deals settled it. `stake` is the pot that the loss is measured by, in big bets, `severity` the word for
    it. All three are None in reviews from before they were stored.
    """

    place: int
    street: str
    kind: str
    big_bets: float
    stderr: float
    decided: bool | None = None
    stake: float | None = None
    severity: str | None = None

    @classmethod
    def of(cls, what: str, row: Sequence[Any]) -> Self:
        """The decision of these columns; raises `DamagedRow`, which names `what`."""
        place, street, kind, big_bets, stderr, decided, stake, severity = checked(what, row, "ITTRRbrt")
        return cls(place, street, kind, big_bets, stderr, None if decided is None else bool(decided), stake, severity)


COLUMNS: Final = "place, street, kind, big_bets, stderr, decided, stake, severity"
"""The columns of a decision, in the order of its fields."""


def put_reviewed(connection: sqlite3.Connection, hand_id: int, decisions: Sequence[ReviewedDecision]) -> None:
    """Store the decisions of a hand, replacing earlier ones."""
    connection.execute("DELETE FROM reviewed WHERE hand_id = ?", (hand_id,))
    connection.executemany(
        f"INSERT INTO reviewed (hand_id, {COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(hand_id, *decision) for decision in decisions],
    )


def reviewed_of(connection: sqlite3.Connection, hand_ids: Sequence[int]) -> dict[int, tuple[ReviewedDecision, ...]]:
    """The stored decisions of these hands, by hand; hands without a review are left out."""
    marks = ", ".join("?" * len(hand_ids))
    query = f"SELECT hand_id, {COLUMNS} FROM reviewed WHERE hand_id IN ({marks}) ORDER BY hand_id, place"
    found: dict[int, tuple[ReviewedDecision, ...]] = {}
    for hand_id, *decision in connection.execute(query, hand_ids):
        found[hand_id] = (*found.get(hand_id, ()), ReviewedDecision.of(f"review of hand {hand_id}", decision))
    return found
