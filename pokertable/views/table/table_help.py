"""Live help on the table page: odds below the log, ranges behind the plates, my equity over the choices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from pokertable.views.felt.table_view import TableView
from pokertable.views.kit.translate import whole_percent
from pokertable.views.table.action_panel import ActionPanel
from pokertable.views.table.odds_panel import OddsPanel
from pokertable.views.table.range_popover import RangePopover
from pokertable.views.widgets.notices import PassingNote

if TYPE_CHECKING:
    from pokertable.training.live.view import HeldClasses, Odds


class TableHelp(QObject):
    """Shows the odds of a decision from `show_counting` until `end_odds`. `hero` is the player's seat."""

    def __init__(
        self, table: TableView, panel: ActionPanel, odds: OddsPanel, holding: RangePopover, note: PassingNote
    ) -> None:
        super().__init__(table)
        self._table, self._panel, self._odds, self._holding, self._note = table, panel, odds, holding, note
        self.hero: int | None = None
        table.range_wanted.connect(holding.open)
        panel.closes = holding.close_range

    def show_counting(self) -> None:
        """Show that the odds of this decision are being computed; plates now open ranges."""
        self._odds.count()
        seen = self._table.observation
        self._set_holdings((), () if seen is None else seen.live())

    def show_odds(self, odds: Odds) -> None:
        """Show the odds of this decision, or finer ones."""
        self._odds.show_odds(odds)
        self._panel.set_have(self._have_words(odds))
        self._set_holdings(odds.holdings, [each.seat for each in odds.holdings])

    def end_odds(self) -> None:
        """End the odds: there is nothing to decide."""
        self._odds.clear()
        self._panel.set_have("")
        self._holding.close_range()
        self._set_holdings((), ())

    def open_next_range(self) -> None:
        """Open the range of the next opponent, clockwise from the open one; after the last close it."""
        if not self._holding.open_next():
            self._note.say(self.tr("Opponents' ranges are shown only with odds against ranges"))

    def _set_holdings(self, holdings: Sequence[HeldClasses], seats: Iterable[int]) -> None:
        self._table.plates.set_ranges([seat for seat in seats if seat != self.hero])
        self._holding.show_holdings(holdings)

    def _have_words(self, odds: Odds) -> str:
        """The player's equity, with what it supposes, or what a call or check wins on average once the panel says that.

        Nothing where who still may fold decides what it is worth, or where the equity beside the price would answer
        otherwise than the value does.
        """
        played, value = odds.played, odds.value
        if played is not None and value is not None and played.in_prizes is None and 0 <= value <= 1:
            said = self.tr("A call wins about {share} of the pot on average, counting the bets to come")
            if played.gains is None:
                said = self.tr("A check wins about {share} of the pot on average, counting the bets to come")
            return said.format(share=whole_percent(round(100 * value)))
        if odds.among is not None or odds.called is not None or odds.contradicts:
            return ""
        said = self.tr("You have {share} against random hands")
        if odds.ranges:
            said = self.tr("You have {share} against their ranges")
            if odds.plays_on:
                said = self.tr("You have {share} if nobody bets again")
        return said.format(share=whole_percent(round(100 * odds.compared.share)))
