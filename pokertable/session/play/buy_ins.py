"""Chips between two hands: rebuys, their price for the player, and their log lines."""

from __future__ import annotations

from collections.abc import Sequence

from pokertable.model.hand.events import Event, HandStarted
from pokertable.model.text import ChipCount, phrase
from pokertable.session.record.table import Table
from pokertable.session.words.line import Line


class BuyIns:
    """`tops_up`: the player buys in up to the buy-in before every hand; `asks`: announce a rebuy when out of chips."""

    def __init__(self) -> None:
        self.tops_up = False
        self.asks = True

    @staticmethod
    def is_busted(table: Table | None) -> bool:
        """Whether the player has no chips left; the next hand then buys in again."""
        return table is not None and table.hero is not None and table.seats[table.hero].stack == 0

    def before_hand(self, table: Table) -> list[int]:
        """Buy in for the player if that is due; returns the stacks before."""
        before = [seat.stack for seat in table.seats]
        if table.hero is not None and (self.tops_up or self.is_busted(table)):
            table.rebuy(table.hero)
        return before

    def price(self, table: Table) -> int | None:
        """Price of a rebuy, if it is to be announced."""
        return table.buy_in if self.asks and self.is_busted(table) else None

    @staticmethod
    def lines(table: Table, before: Sequence[int], started: Event) -> list[Line]:
        """Log lines of the buy-ins since the stacks `before`."""
        assert isinstance(started, HandStarted)
        return [
            Line(
                phrase(
                    "You buy in for {amount}" if seat == table.hero else "{name} buys in for {amount}",
                    name=table.seats[seat].name,
                    amount=ChipCount(has - had),
                )
            )
            for seat, (had, has) in enumerate(zip(before, started.stacks, strict=True))
            if has > had
        ]
