"""Another line of a hand, played for practice, and the hand that waits meanwhile."""

from __future__ import annotations

from typing import NamedTuple

from pokertable.model.hand.hand import Hand
from pokertable.session.record.rewind import Rewound, own_decisions, rewind
from pokertable.session.record.table import Table


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


def rewound_to_last_decision(table: Table, hand: Hand) -> Rewound:
    """The hand as it stood at the player's decision before this one; only where `can_rewind`."""
    assert table.hero is not None
    kept = own_decisions(hand.events, table.hero)[-1]
    return rewind(hand.events, kept, hero=table.hero, seed=table.deck_seed())
