"""Live help at the table in the window: below the log, while it is wanted."""

from __future__ import annotations

from PySide6.QtCore import QObject

from pokertable.app.profile import Profile
from pokertable.controllers.jobs import Jobs
from pokertable.controllers.table_controller import TableController
from pokertable.controllers.table_odds import TableOdds
from pokertable.views.window.main_window import MainWindow


class Odds(QObject):
    """Works for one window; `table` counts."""

    def __init__(self, profile: Profile, window: MainWindow, tables: TableController) -> None:
        super().__init__(window)
        self._window, self._page = window, tables.page
        jobs = Jobs(self)
        jobs.failed.connect(profile.report)
        self.table = TableOdds(tables, jobs, self)
        self._page.odds.ranges_wanted.connect(self.table.set_ranges)
        self.table.counting.connect(self._page.show_counting)
        self.table.counted.connect(self._page.show_odds)
        self.table.gone.connect(self._page.end_odds)

    def show(self, wanted: bool) -> None:
        """Live help from now on, or no more; the log opens for it where it is a drawer, in a narrow window."""
        self._page.odds.setVisible(wanted)
        if wanted and self._page.log_is_drawer:
            self._window.bar.log.setChecked(True)
        self.table.set_wanted(wanted)

    def shut_down(self) -> None:
        """End what runs."""
        self.table.shut_down()
