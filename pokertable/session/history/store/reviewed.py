"""What the decisions of a hand lost by its review, kept with the hand; reviewed again, it is kept anew."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple


class ReviewedDecision(NamedTuple):
    """A decision of the player: its `place` among those of the hand, `street`, and what it lost in big bets.

    `kind` says what would have been better, as the English sentence of the review; empty where little or nothing was.
    """

    place: int
    street: str
    kind: str
    big_bets: float
    stderr: float


def put_reviewed(connection: sqlite3.Connection, hand_id: int, decisions: Sequence[ReviewedDecision]) -> None:
    """Keep the decisions of a hand in place of those that were kept before."""
    connection.execute("DELETE FROM reviewed WHERE hand_id = ?", (hand_id,))
    connection.executemany(
        "INSERT INTO reviewed (hand_id, place, street, kind, big_bets, stderr) VALUES (?, ?, ?, ?, ?, ?)",
        [(hand_id, *decision) for decision in decisions],
    )
