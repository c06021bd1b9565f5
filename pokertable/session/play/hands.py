"""The hands at a table: the one that counts, a line of practice beside it, the others' while the player sits out."""

from __future__ import annotations

from pokertable.session.play.keeper import Play
from pokertable.session.record.rewind import Rewound, own_decisions, rewind
from pokertable.session.record.table import Table


class Hands:
    """The hands of one table; `now` is the one that the player sees."""

    def __init__(self) -> None:
        self.counts: Play | None = None
        self.line: Play | None = None
        """The line of practice."""
        self.aside: Play | None = None
        """The others' hand while the player sits out."""

    @property
    def now(self) -> Play | None:
        """Present hand: a line of practice, else the others' while the player sits out, else the hand that counts."""
        return self.line or self.aside or self.counts

    @property
    def table(self) -> Table | None:
        """The open table: that of the hand that counts."""
        return None if self.counts is None else self.counts.table

    @property
    def is_practising(self) -> bool:
        """Whether a line of practice is played."""
        return self.line is not None

    @property
    def is_out(self) -> bool:
        """Whether the player has folded in this hand."""
        now = self.now
        return now is not None and now.table.hero is not None and not now.hand.state.live[now.table.hero]

    @property
    def has_looked_ahead(self) -> bool:
        """Whether the player knows cards to come of the hand that counts, from a line: it then does not count."""
        return self.line is None and self.counts is not None and self.counts.has_looked_ahead

    @property
    def can_rewind(self) -> bool:
        """Whether the player has made a decision in this hand."""
        return bool(self.decisions())

    def decisions(self) -> list[int]:
        """The number of events before each of the player's decisions."""
        now = self.now
        return [] if now is None or now.table.hero is None else own_decisions(now.hand.events, now.table.hero)

    def rewound(self) -> Rewound | None:
        """This hand at the player's last decision; None before the first."""
        now, decisions = self.now, self.decisions()
        return None if now is None or not decisions else rewind(now.hand.events, decisions[-1], seed=now.seed)

    def keep(self) -> None:
        """Store what has happened in the present hand, and that it shows cards to come of the hand that counts."""
        now, counts = self.now, self.counts
        assert now is not None
        if now.looks_ahead and counts is not None:
            counts.look_ahead()
            now.looks_ahead = False
        now.keep()

    def answered(self, *, right: bool) -> None:
        """Note that the player was asked which cards of the present hand play."""
        if self.now is not None:
            self.now.answered(right=right)

    def clear(self) -> None:
        """Forget all hands: the table is left."""
        self.counts = self.line = self.aside = None
