"""The hand of a read played on from the reader's decision as practice: the results of each choice."""

from __future__ import annotations

from pokertable.session.profile.choice import YOU
from pokertable.session.record.rewind import Rewound
from pokertable.session.record.table import Seat, Table
from pokertable.training.reads.spot import ReadSpot


def played_on(spot: ReadSpot) -> tuple[Table, Rewound]:
    """The table of the hand with its original opponents, and the hand at the reader's decision.

    The opponents decide alike each time it is played on.
    """
    played = spot.played
    seats = [
        Seat(YOU, None, stack) if seat == spot.own else Seat(spot.name(seat), spot.players[seat], stack)
        for seat, stack in enumerate(played.stacks)
    ]
    table = Table(played.game, seats, buy_in=max(played.stacks), seed=0)
    table.button, table.hand_number = played.button, 1
    hand = played.play()
    return table, Rewound(hand, len(hand.events), None)
