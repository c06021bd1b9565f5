"""Live help at the table: when switched on, the odds of each of the player's decisions; else nothing is computed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from pokertable.controllers.jobs import Jobs
from pokertable.controllers.table_controller import TableController
from pokertable.model.hand.seen import SeenHand

if TYPE_CHECKING:
    from pokertable.players.seen.habits import Memory
    from pokertable.players.seen.prizes import PrizesLeft
    from pokertable.training.live.odds import LiveHelp
    from pokertable.training.live.view import Odds


class TableOdds(QObject):
    """`counting()`: figures are being computed; `counted(odds)`: figures are ready, and finer ones may follow.

    `gone()`: the decision is made.
    """

    counting = Signal()
    counted = Signal(object)
    gone = Signal()

    def __init__(self, tables: TableController, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tables, self._jobs = tables, jobs
        self._wanted = False
        self._ranges = True
        self._follows: _Follows | None = None
        self._counted_at = 0
        """Number of the hand's events when the odds of a decision were requested."""
        tables.asked.connect(lambda *_: self._count())
        tables.page.acted.connect(self._acted)
        tables.hand_begun.connect(self._begin)
        tables.hand_ended.connect(self._drop)

    def set_wanted(self, wanted: bool) -> None:
        """Switch live help on or off."""
        self._wanted = wanted
        self._drop()
        self._count()

    def set_ranges(self, ranges: bool) -> None:
        """Set whether opponents are given their ranges or random hands."""
        self._ranges = ranges
        self._count()

    def _begin(self, _number: int) -> None:
        self._follows = None
        self._drop()

    def _acted(self, *_: object) -> None:
        """Drop the odds of a decision that was made; those of the player's next decision may already be under way."""
        hand = self._tables.hand
        if hand is None or len(hand.events) != self._counted_at:
            self._drop()

    def _drop(self, *_: object) -> None:
        self._jobs.forget()
        self.gone.emit()

    def _count(self) -> None:
        now = self._tables.flow.hands.now
        if not self._wanted or now is None or now.table.hero is None or now.hand.to_act != now.table.hero:
            return
        self._jobs.forget()
        if self._follows is None:
            self._follows = _Follows(now.table.personas, now.memory, now.table.prizes)
        self._counted_at = len(now.hand.events)
        self.counting.emit()
        self._next(self._follows.steps(SeenHand.of(now.hand.events, now.table.hero), ranges=self._ranges))

    def _next(self, steps: Iterator[Odds]) -> None:
        """Compute the next figures on the worker thread, unless the decision is made meanwhile."""

        def show(odds: Odds | None) -> None:
            if odds is not None:
                self.counted.emit(odds)
                if not odds.settled:
                    self._next(steps)

        self._jobs.submit(lambda: next(steps, None), show)


class _Follows:
    """Live help through one hand; all of its work is for the worker thread and loads numpy."""

    def __init__(self, personas: Mapping[int, str], memory: Memory, prizes: PrizesLeft | None) -> None:
        self._personas, self._memory, self._prizes = personas, memory, prizes
        self._help: LiveHelp | None = None

    def steps(self, seen: SeenHand, *, ranges: bool) -> Iterator[Odds]:
        """The odds, in increasingly fine steps."""
        from pokertable.training.live.odds import LiveHelp

        if self._help is None:
            self._help = LiveHelp(self._personas, self._memory, prizes=self._prizes)
        yield from self._help.odds(seen, ranges=ranges)
