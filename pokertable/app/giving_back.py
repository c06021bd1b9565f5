"""Memory is given back when a page or a table is left."""

from __future__ import annotations

from threading import Thread
from typing import Final

from PySide6.QtCore import QObject, QTimer

from pokertable.model.caches import BUDGET
from pokertable.model.memory import trim
from pokertable.views.window.main_window import MainWindow

_AFTER_MS: Final = 1000
"""Delay in ms: a player who returns sooner finds everything, and the page's work has ended by then."""


class GivingBack(QObject):
    """Works for one window. What a page alone needed is given back when it is left, everything with the table.

    That of the table stays while another page is shown, but for the start page: from there nobody comes back soon.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._since: int | None = None
        """Moment since which kept values are to be dropped; None: nothing is to be dropped."""
        self._opened = BUDGET.moment()
        self._left = window.pages.currentWidget()
        self._timer = QTimer(self, interval=_AFTER_MS, singleShot=True)
        self._timer.timeout.connect(self.give_back)
        window.pages.currentChanged.connect(self._changed)

    def leave_table(self) -> None:
        """Another table begins, or none."""
        self._leave(0)

    def tidy(self) -> None:
        """Give what is free back to the system, as after a hand and a review."""
        self._timer.start()

    def give_back(self) -> None:
        """Do it now, beside this thread."""
        since, self._since = self._since, None
        if len(BUDGET) and self._left is self._window.start:
            self.leave_table()  # once more: a review that was left goes on for some seconds

        def work() -> None:
            if since is not None:
                BUDGET.forget(since)
            trim()

        Thread(target=work, name="giving back", daemon=True).start()

    def _changed(self, _index: int) -> None:
        left, self._left = self._left, self._window.pages.currentWidget()
        if self._left is self._window.start:
            self.leave_table()
        elif left is not self._window.start and not self._window.is_table(left):
            self._leave(self._opened)
        self._opened = BUDGET.moment()

    def _leave(self, since: int) -> None:
        self._since = since if self._since is None else min(self._since, since)
        self._timer.start()
