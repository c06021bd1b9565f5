"""Practice: another line of a hand, which does not count, and the hand that waits meanwhile."""

from __future__ import annotations

from itertools import cycle
from typing import NamedTuple

from pokertable.model.hand.hand import Hand
from pokertable.model.text import BadInput
from pokertable.players.people.cast import USUAL_MIX, character_of
from pokertable.session.record.record import HERO, HandRecord
from pokertable.session.record.rewind import Rewound, own_decisions, rewind
from pokertable.session.record.table import Seat, Table


class CannotPractise(BadInput):
    """A stored hand that cannot be played on; the text says why."""


def practice_table(record: HandRecord, hero: int, table_seed: int | None) -> tuple[Table, int]:
    """The table of a stored hand, the seats as recorded, and the seat of the player in it.

    The opponents are those that played, with the seeds of their table; where nobody of ours played, the usual mix.
    Who played the hand as a human and is not `hero` now is called `HERO`: "You" is one seat only.
    Raises `CannotPractise` for a hand with more players than our tables seat.
    """
    started = record.started
    n, variant = len(started.stacks), started.game.variant
    if n > variant.max_seats:
        raise CannotPractise(
            "{count} players: {game} is played here with 2 to {most}",
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
    return table, hero


class WaitingHand(NamedTuple):
    """The table and hand that count, while another line is practised; no table where none was open."""

    table: Table | None
    hand: Hand | None
    hand_id: int | None
    decisions: int


def can_rewind(table: Table | None, hand: Hand | None) -> bool:
    """Whether the player has decided in this hand."""
    return (
        hand is not None
        and table is not None
        and table.hero is not None
        and bool(own_decisions(hand.events, table.hero))
    )


def rewound_to_last_decision(table: Table, hand: Hand, seed: int | None) -> Rewound:
    """The hand as it stood at the player's decision before this one; only where `can_rewind`.

    `seed` is its deck's: the table's, but of a line of practice the one that the line began with.
    """
    assert table.hero is not None
    kept = own_decisions(hand.events, table.hero)[-1]
    return rewind(hand.events, kept, hero=table.hero, seed=seed)
