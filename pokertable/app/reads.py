"""Reads at the table in the window: W asks, and after the hand shows what was right."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from pokertable.app.profile import Profile
from pokertable.controllers.jobs import Jobs
from pokertable.controllers.table_controller import TableController
from pokertable.controllers.table_reads import TableReads
from pokertable.training.reads.at_table import held_by_seat
from pokertable.views.window.main_window import MainWindow

if TYPE_CHECKING:
    from pokertable.training.learner.progress import Progress
    from pokertable.views.window.read_dialog import ReadDialog, ReadVerdictDialog


class Reads(QObject):
    """Works for one window; `progress` gives where a missed read is kept."""

    def __init__(
        self, profile: Profile, window: MainWindow, tables: TableController, progress: Callable[[], Progress]
    ) -> None:
        super().__init__(window)
        self._profile, self._window = profile, window
        jobs, self._jobs = Jobs(self), Jobs(self)
        for each in (jobs, self._jobs):
            each.failed.connect(profile.report)
        self.table = TableReads(tables, jobs, progress, self)
        self.dialog: ReadDialog | ReadVerdictDialog | None = None
        """The one that was opened last."""

    def ask(self) -> None:
        """What does an opponent hold? After the hand: what was right, of each read."""
        from pokertable.views.window.read_dialog import ReadDialog, ReadVerdictDialog

        asked = self.table.now()
        if asked is not None and not asked.to_read:
            self._window.table.note.say(self.tr("Nothing is to be read yet: no opponent has acted"))
            return
        if asked is not None:
            opponents = {seat: self.table.name(seat) for seat in asked.to_read}
            self.dialog = ReadDialog(asked, opponents, self.table.name, self._window)
            self._jobs.submit(partial(held_by_seat, asked), self.dialog.show_held)
            self.dialog.given.connect(lambda seat, spread: self.table.keep(asked, seat, spread))
        elif self.table.reads:
            self.dialog = ReadVerdictDialog(self.table.reads, self._window)
        else:
            self._window.table.note.say(self.tr("Nobody is to be put on a hand now"))
            return
        self.dialog.open()

    def shut_down(self) -> None:
        """End what runs."""
        self.table.shut_down()
        self._jobs.shut_down(wait=False)
