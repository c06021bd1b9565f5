"""Live help at the table: while it is wanted, the odds of each of the player's decisions; else nothing is computed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from pokertable.controllers.jobs import Jobs
from pokertable.controllers.table_controller import TableController
from pokertable.model.hand.seen import SeenHand

if TYPE_CHECKING:
    from pokertable.training.live.view import Odds


class TableOdds(QObject):
    """`counting()`: figures are under way; `counted(odds)`: they are there; `gone()`: the decision is taken."""

    counting = Signal()
    counted = Signal(object)
    gone = Signal()

    def __init__(self, tables: TableController, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tables, self._jobs = tables, jobs
        self._wanted = False
        self._ranges = True
        tables.asked.connect(lambda *_: self._count())
        tables.page.acted.connect(self._drop)
        tables.hand_begun.connect(self._drop)
        tables.hand_ended.connect(self._drop)

    def set_wanted(self, wanted: bool) -> None:
        """Count from now on, or no more."""
        self._wanted = wanted
        self._drop()
        self._count()

    def set_ranges(self, ranges: bool) -> None:
        """Against what the opponents can hold, or against random hands."""
        self._ranges = ranges
        self._count()

    def shut_down(self) -> None:
        """End what runs."""
        self._jobs.shut_down(wait=False)

    def _drop(self, *_: object) -> None:
        self._jobs.forget()
        self.gone.emit()

    def _count(self) -> None:
        tables = self._tables
        table, hand = tables.table, tables.hand
        if not self._wanted or table is None or hand is None or table.hero is None or hand.to_act != table.hero:
            return
        personas = {
            seat: each.persona
            for seat, each in enumerate(table.seats)
            if each.persona is not None and not each.is_program
        }
        seen, memory, ranges = SeenHand.of(hand.events, table.hero), tables.opponents.memory, self._ranges

        def work() -> Odds:
            from pokertable.training.live.odds import odds  # loads numpy: on the worker thread

            return odds(seen, personas, memory, ranges=ranges)

        self._jobs.forget()
        self.counting.emit()
        self._jobs.submit(work, self.counted.emit)
