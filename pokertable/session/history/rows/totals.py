"""Sums of figures by table, player, game and position, updated as hands are finished, for the statistics.

A table has the same players throughout: questions about game, position or opponent are answered from the totals alone.
Other questions add up the seats of the hands.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Final

from pokertable.session.history.rows.checked import checked
from pokertable.session.history.statistics import Figures

_SUMS: Final = {
    "hands": "count(*)",
    "result": "sum(s.result)",
    "big_bets": "sum(s.big_bets)",
    "adjusted": "sum(coalesce(s.adjusted, s.big_bets))",
    "voluntary": "sum(s.voluntary)",
    "raised": "sum(s.raised)",
    "saw_second": "sum(s.saw_second)",
    "showdowns": "sum(s.showdown)",
    "won_showdowns": "sum(s.won_showdown)",
    "split_showdowns": "sum(s.showdown * s.split)",
    "scooped": "sum(s.scooped * s.split)",
    "low_showdowns": "count(s.low_share)",
    "low_shares": "coalesce(sum(s.low_share), 0)",
}
OF_SEATS: Final = ", ".join(_SUMS.values())
"""The columns of `figures_of` from rows of ``seats`` (alias s)."""
NAMED_OF_SEATS: Final = ", ".join(f"{value} AS {name}" for name, value in _SUMS.items())
"""The columns of `OF_SEATS` with the names of the columns of ``totals``."""
OF_TOTALS: Final = ", ".join(f"sum(s.{name})" for name in _SUMS)
"""The columns of `figures_of` from rows of ``totals`` (alias s)."""
_COLUMNS: Final = ", ".join(_SUMS)
_ADDED: Final = ", ".join(f"{name} = {name} + excluded.{name}" for name in _SUMS)


def add_hand(connection: sqlite3.Connection, hand_id: int) -> None:
    """Add a newly finished hand; practice and imported hands have no seats that count."""
    _add(connection, "s.hand_id = ?", (hand_id,))


def add_all(connection: sqlite3.Connection) -> None:
    """Recompute the totals from all finished hands."""
    connection.execute("DELETE FROM totals")
    _add(connection, "s.result IS NOT NULL", ())


def add_tables(connection: sqlite3.Connection, table_ids: Iterable[int]) -> None:
    """Recompute the totals of these tables."""
    for table_id in table_ids:
        connection.execute("DELETE FROM totals WHERE table_id = ?", (table_id,))
        _add(connection, "s.result IS NOT NULL AND h.origin = 'played' AND h.table_id = ?", (table_id,))


def _add(connection: sqlite3.Connection, which: str, values: tuple[object, ...]) -> None:
    connection.execute(
        f"INSERT INTO totals (table_id, who, variant, structure, position, {_COLUMNS})"
        f" SELECT h.table_id, s.who, s.variant, s.structure, s.position, {OF_SEATS} FROM seats s"
        f" JOIN hands h ON h.id = s.hand_id WHERE s.who IS NOT NULL AND {which}"
        " GROUP BY h.table_id, s.who, s.variant, s.structure, s.position"
        f" ON CONFLICT (table_id, who, variant, structure, position) DO UPDATE SET {_ADDED}",
        values,
    )


def put_adjusted(connection: sqlite3.Connection, hand_id: int, chips: Sequence[float]) -> None:
    """Store the all-in-adjusted results of a hand by seat, in chips, in the totals and its seats."""
    for seat, amount in enumerate(chips):
        row = connection.execute(
            "SELECT h.table_id, s.who, s.variant, s.structure, s.position, coalesce(s.adjusted, s.big_bets), h.big_bet"
            " FROM seats s JOIN hands h ON h.id = s.hand_id"
            " WHERE s.hand_id = ? AND s.seat = ? AND s.result IS NOT NULL",
            (hand_id, seat),
        ).fetchone()
        if row is None:
            continue
        *of, before, big_bet = row
        adjusted = float(amount) / big_bet
        connection.execute("UPDATE seats SET adjusted = ? WHERE hand_id = ? AND seat = ?", (adjusted, hand_id, seat))
        connection.execute(
            "UPDATE totals SET adjusted = adjusted + ?"
            " WHERE table_id = ? AND who = ? AND variant = ? AND structure = ? AND position = ?",
            (adjusted - before, *of),
        )


def figures_of(row: Sequence[Any], *, is_adjusted: bool) -> Figures:
    """The figures of a row of `OF_SEATS` or `OF_TOTALS`; empty ones if there was nothing to add up.

    `is_adjusted`: none of these hands lacks its all-in-adjusted result. Raises `DamagedRow`.
    """
    if not row[0]:
        return Figures()
    values = dict(zip(_SUMS, checked("figures", row, "ICRRIIIIIIIIR"), strict=True))
    adjusted = values.pop("adjusted")
    return Figures(adjusted_big_bets=adjusted if is_adjusted else None, **values)
