"""The player sits out a while: the others play on, or the table waits."""

from __future__ import annotations

from pokertable.model.hand.hand import Hand
from pokertable.session.record.table import Table


class SittingOut:
    """`wanted`: from the next hand on the player sits out. `others_play`: the others then play on without the player.

    The hands of the others are not stored: nothing of them is the player's.
    """

    def __init__(self) -> None:
        self.wanted = False
        self.others_play = True
        self.table: Table | None = None
        """The table of the others, once they have been dealt a hand."""

    def plays_on(self, table: Table | None) -> bool:
        """Whether the others play on at this table: two or more of them, and no program, which counts all hands."""
        if table is None or table.hero is None or not (self.wanted and self.others_play):
            return False
        return len(table.seats) > 2 and not table.programs

    def others_of(self, table: Table) -> Table:
        """The table of the others."""
        if self.table is None:
            self.table = table.without_hero()
        return self.table

    def settle(self, table: Table, hand: Hand) -> None:
        """Take over the result of a hand of the others, and let the whole `table` go on after it."""
        assert self.table is not None
        self.table.settle(hand)
        self.table.learn(hand)
        table.go_on_after(self.table)

    def end(self) -> None:
        """The player comes back."""
        self.wanted, self.table = False, None
