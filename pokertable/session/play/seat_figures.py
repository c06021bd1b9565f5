"""VPIP and PFR of each seat, from what its table has seen."""

from __future__ import annotations

from typing import NamedTuple

from pokertable.players.seen.habits import remembered
from pokertable.session.record.table import Table


class SeatFigures(NamedTuple):
    """VPIP and PFR in percent, of `hands` in which the seat had a choice on the first street."""

    vpip: int
    pfr: int
    hands: int


def seat_figures(table: Table) -> tuple[SeatFigures | None, ...]:
    """The figures by seat; None for the player at the keyboard, and for a seat that was not seen yet."""
    return tuple([None if seat == table.hero else _figures(table, seat) for seat in range(len(table.seats))])


def _figures(table: Table, seat: int) -> SeatFigures | None:
    seen = remembered(table.memory, seat)
    if not seen.hands:
        return None
    return SeatFigures(round(100 * seen.plays / seen.hands), round(100 * seen.raises / seen.hands), seen.hands)
