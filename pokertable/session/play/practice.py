"""A table for practising a stored hand: the seats as recorded, one of them the player's."""

from __future__ import annotations

from itertools import cycle

from pokertable.players.cast import CAST, USUAL_MIX
from pokertable.session.record.record import HERO, HandRecord
from pokertable.session.record.table import Seat, Table


class CannotPractise(ValueError):
    """A stored hand that cannot be played on; the text says why."""


def practice_table(record: HandRecord, hero: int, table_seed: int | None) -> tuple[Table, int]:
    """The table of the hand, and the seat of the player in it.

    The opponents are those that played, with the seeds of their table; where nobody of ours played, the usual mix.
    Who played the hand as a human and is not `hero` now is called `HERO`: "You" is one seat only.
    Raises `CannotPractise` for a hand with more players than our tables seat.
    """
    started = record.started
    n, variant = len(started.stacks), started.game.variant
    if n > variant.max_seats:
        raise CannotPractise(f"{n} players: {variant.key} is played here with 2 to {variant.max_seats}")
    offered = cycle(USUAL_MIX)
    seats = []
    for seat in range(n):
        name = record.names[seat] if seat < len(record.names) else f"Seat {seat + 1}"
        policy = record.policies[seat].partition("@")[0] if record.policies else ""
        if record.policies and not policy and seat != hero:
            name = HERO
        persona = None if seat == hero else policy if policy in CAST else next(offered)
        seats.append(Seat(name, persona, started.stacks[seat]))
    table = Table(started.game, seats, buy_in=max(started.stacks), seed=table_seed or record.seed or 0)
    table.button = started.button
    table.hand_number = record.number or 1
    return table, hero
