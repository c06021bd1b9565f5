"""The hand of a read played on from the reader's decision: what each choice leads to, as practice."""

from __future__ import annotations

from pokertable.session.profile.choice import YOU
from pokertable.session.record.rewind import Rewound, opponents_decisions
from pokertable.session.record.table import Seat, Table
from pokertable.training.reads.spot import ReadSpot


def played_on(spot: ReadSpot) -> tuple[Table, Rewound]:
    """The table of the hand, with the opponents that played it, and the hand where the reader is to act.

    The opponents decide alike each time that it is played on from there.
    """
    played = spot.played
    seats = [
        Seat(YOU, None, stack) if seat == spot.own else Seat(spot.name(seat), spot.players[seat], stack)
        for seat, stack in enumerate(played.stacks)
    ]
    table = Table(played.game, seats, buy_in=max(played.stacks), seed=0)
    table.button, table.hand_number = played.button, 1
    hand = played.play()
    return table, Rewound(hand, len(hand.events), opponents_decisions(hand.events, spot.own), None)
