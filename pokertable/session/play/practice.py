"""The table for practising a stored hand."""

from __future__ import annotations

from itertools import cycle

from pokertable.model.text import BadInput
from pokertable.players.styles.cast import character_of
from pokertable.players.styles.usual import USUAL_MIX
from pokertable.session.record.record import HERO, HandRecord
from pokertable.session.record.table import Seat, Table


class CannotPractise(BadInput):
    """A stored hand that cannot be played on; the text says why."""


def practice_table(record: HandRecord, hero: int, table_seed: int | None) -> tuple[Table, int]:
    """The table of a stored hand, the seats as recorded, and the player's seat in it.

    The opponents are the original ones, with the seeds of their table; in hands of others, the usual mix. A human other
    than `hero` is called `HERO`: "You" is one seat only. Raises `CannotPractise` for a hand with more players than our
    tables seat.
    """
    started = record.started
    n, variant = len(started.stacks), started.game.variant
    if n > variant.max_seats:
        raise CannotPractise(
            "{count} players: {game} is played here by 2 to {most} players",
            count=n,
            game=variant.title,
            most=variant.max_seats,
        )
    offered = cycle(USUAL_MIX)
    seats = []
    for seat in range(n):
        name = record.names[seat] if seat < len(record.names) else f"Seat {seat + 1}"
        policy = record.policies[seat].partition("@")[0] if record.policies else ""
        if record.policies and not policy and seat != hero:
            name = HERO
        persona = None if seat == hero else policy if character_of(policy) is not None else next(offered)
        seats.append(Seat(name, persona, started.stacks[seat]))
    table = Table(started.game, seats, buy_in=max(started.stacks), seed=table_seed or record.seed or 0)
    table.button = started.button
    table.hand_number = record.number or 1
    table.tournament = record.tournament
    return table, hero
