"""The next hand by itself: some seconds after a result that is looked at."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from pokertable.session.play.flow import TableFlow
from pokertable.views.table.table_page import TablePage

OTHERS_S = 2
"""Seconds between two hands of the others while the player sits out."""


class NextHand(QObject):
    """Deals `seconds` after each result, 0 for never; the others' hands go on in any case.

    It waits while another page or a dialog is looked at.
    """

    def __init__(self, page: TablePage, flow: TableFlow, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.seconds = 0
        self._page, self._flow = page, flow
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._deal)
        self._soon = QTimer(self, singleShot=True, interval=0)  # one that outlives its context keeps the whole window
        self._soon.timeout.connect(self.wait)
        page.installEventFilter(self)

    def wait(self) -> None:
        """Begin to wait, if the next hand may come by itself; end it otherwise."""
        seconds = self.seconds or (OTHERS_S if self._flow.hands.aside is not None else 0)
        alone = self._flow.goes_on_alone and seconds > 0
        self._page.showdown.set_alone(seconds if alone else 0)
        if alone and self._page.isVisible():
            self._clock.start(1000 * seconds)
        else:
            self._clock.stop()

    def _deal(self) -> None:
        if QApplication.activeModalWidget() is not None or QApplication.activePopupWidget() is not None:
            self.wait()
        elif self._flow.goes_on_alone and self._page.isVisible():
            self._flow.go_on()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begin anew when the table is looked at again, and stop while it is not."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._soon.start()
        return super().eventFilter(watched, event)
