"""Hands that lie open while cards are to come: their equities are counted in the background, and cards come slowly."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from pokertable.controllers.jobs import Jobs
from pokertable.model.cached import cached_property
from pokertable.model.hand.observation import Observation
from pokertable.training.live.all_in import OpenEquities, lie_open, load, may_lie_open, open_equities
from pokertable.views.kit.look import look
from pokertable.views.kit.theme import MOTION
from pokertable.views.table.table_page import TablePage


class TableAllIn(QObject):
    """`done()`: the next card may come: its time has passed, and the figures have been seen."""

    done = Signal()

    def __init__(self, page: TablePage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page = page
        self._shown: tuple[object, ...] | None = None
        self._counts = self._is_loaded = False
        self.is_holding = False
        """Whether the next card waits."""
        self._clock = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._clock.timeout.connect(self._go_on)

    @cached_property
    def _jobs(self) -> Jobs:
        jobs = Jobs(self)
        jobs.failed.connect(lambda _: self._found(None))
        return jobs

    def holds(self, after: Observation) -> bool:
        """Show the equities of hands that lie open now; whether the next card waits for them."""
        if not lie_open(after) or not self._page.table.takes_time:
            if self._shown is not None and not after.over:
                self._page.end_equities()
            self._shown = None
            self._load(after)
            return False
        cards = (after.board, *(view.cards for view in after.seats))
        if cards == self._shown:
            return False
        self._shown, self.is_holding, self._counts = cards, True, True
        self._jobs.forget()
        self._clock.start(round(MOTION.between_cards / (look().speed or 1.0)))
        self._jobs.submit(partial(open_equities, after), self._found)
        return True

    def _load(self, after: Observation) -> None:
        """Load what counts equities once a bet is all-in: loaded later, the first figures came 355 ms late."""
        if not self._is_loaded and self._page.table.takes_time and may_lie_open(after):
            self._is_loaded = True
            self._jobs.submit(load, lambda _: None)

    def skip(self) -> None:
        """Let the next card come at once."""
        if self.is_holding:
            self._clock.stop()
            self._jobs.forget()  # what comes late is about cards that are no longer the last ones
            self._counts = False
            self._go_on()

    def forget(self) -> None:
        """Wait for nothing: another hand, or another line of this one, is shown."""
        self._shown, self.is_holding, self._counts = None, False, False
        self._clock.stop()
        if (jobs := TableAllIn._jobs.kept(self)) is not None:
            jobs.forget()
        self._page.end_equities()

    def shut_down(self) -> None:
        """Wait for running work."""
        self.forget()
        if (jobs := TableAllIn._jobs.kept(self)) is not None:
            jobs.shut_down()

    def _found(self, equities: OpenEquities | None) -> None:
        self._counts = False
        if equities is not None and self._shown is not None:
            self._page.show_equities(equities)
        if self.is_holding and not self._clock.isActive():
            self._go_on()

    def _go_on(self) -> None:
        if self.is_holding and not self._counts:
            self.is_holding = False
            self.done.emit()
