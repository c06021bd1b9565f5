"""Practice: another line of a hand, which does not count, and the hand that waits meanwhile."""

from __future__ import annotations

from itertools import cycle
from typing import NamedTuple

from pokertable.model.hand.hand import Hand
from pokertable.model.text import BadInput
from pokertable.players.people.cast import USUAL_MIX, character_of
from pokertable.session.play.keeper import Keeper
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


class Practice:
    """Lines of practice at a table. `waiting` is what waits for them to end; None while none is going on."""

    def __init__(self, keeper: Keeper) -> None:
        self.waiting: WaitingHand | None = None
        self._keeper = keeper
        self._line: Rewound | None = None
        self._looks_ahead = False

    @property
    def has_looked_ahead(self) -> bool:
        """Whether the player knows what is to come in the hand that counts, from a line: it does not count then."""
        return self.waiting is None and self._keeper.has_looked_ahead(self._keeper.hand_id)

    def wait(self, table: Table | None, hand: Hand | None, decisions: int, *, looks_ahead: bool = False) -> None:
        """A line is to begin, and this is left for it, if it is the first; `looks_ahead`: it shows what comes."""
        if self.waiting is None:
            self.waiting = WaitingHand(table, hand, self._keeper.hand_id, decisions)
            self._looks_ahead = looks_ahead

    def before_last_decision(self, table: Table, hand: Hand) -> Rewound:
        """The hand as it stood at the player's decision before this one; only where `can_rewind`.

        Its deck's seed is the table's, but of a line the one that the line began with.
        """
        assert table.hero is not None
        kept = own_decisions(hand.events, table.hero)[-1]
        seed = table.deck_seed() if self._line is None else self._line.seed
        return rewind(hand.events, kept, hero=table.hero, seed=seed)

    def begin(self, hand_id: int | None, rewound: Rewound, hero: int | None) -> None:
        """A line begins; of a hand that is not stored (None) it is not kept."""
        self._line = rewound
        self._keeper.branched(hand_id, rewound.kept, rewound.hand, hero)

    def goes_on(self) -> None:
        """The line is played: what it shows of the waiting hand is known from now on."""
        if self._looks_ahead and self.waiting is not None:
            self._keeper.looked_ahead(self.waiting.hand_id)
            self._looks_ahead = False

    def end(self) -> None:
        """What has waited goes on."""
        self.waiting = self._line = None


def can_rewind(table: Table | None, hand: Hand | None) -> bool:
    """Whether the player has decided in this hand."""
    return (
        hand is not None
        and table is not None
        and table.hero is not None
        and bool(own_decisions(hand.events, table.hero))
    )
