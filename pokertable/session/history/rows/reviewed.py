"""What the decisions of a hand lost by its review, kept with the hand; reviewed again, it is kept anew."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple, Self


class ReviewedDecision(NamedTuple):
    """A decision of the player: its `place` among those of the hand, `street`, and what it lost in big bets.

    `kind` says what would have been better, as the English sentence of the review; empty where little or nothing was.
    `decided`: whether the deals said so; None in reviews of before that was kept.
    """

    place: int
    street: str
    kind: str
    big_bets: float
    stderr: float
    decided: bool | None = None

    @classmethod
    def of(cls, place: int, street: str, kind: str, big_bets: float, stderr: float, decided: int | None) -> Self:
        """As the columns have it."""
        return cls(place, street, kind, big_bets, stderr, None if decided is None else bool(decided))


def put_reviewed(connection: sqlite3.Connection, hand_id: int, decisions: Sequence[ReviewedDecision]) -> None:
    """Keep the decisions of a hand in place of those that were kept before."""
    connection.execute("DELETE FROM reviewed WHERE hand_id = ?", (hand_id,))
    connection.executemany(
        "INSERT INTO reviewed (hand_id, place, street, kind, big_bets, stderr, decided) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(hand_id, *decision) for decision in decisions],
    )


def reviewed_of(connection: sqlite3.Connection, hand_ids: Sequence[int]) -> dict[int, tuple[ReviewedDecision, ...]]:
    """What is kept of these hands, by hand; those that were not reviewed are left out."""
    marks = ", ".join("?" * len(hand_ids))
    query = (
        "SELECT hand_id, place, street, kind, big_bets, stderr, decided FROM reviewed"
        f" WHERE hand_id IN ({marks}) ORDER BY hand_id, place"
    )
    found: dict[int, tuple[ReviewedDecision, ...]] = {}
    for hand_id, *decision in connection.execute(query, hand_ids):
        found[hand_id] = (*found.get(hand_id, ()), ReviewedDecision.of(*decision))
    return found
