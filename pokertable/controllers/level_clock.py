"""The clock of a sit and go whose levels rise by minutes: it runs while its table is looked at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

_TICK_MS: Final = 1000
_ACTIVE: Final = Qt.ApplicationState.ApplicationActive
_LONGEST_S: Final = 2.0
"""Seconds that one tick counts at most: a computer that slept was left."""


class LevelClock(QObject):
    """Counts while the page is visible and the program is the active one.

    `passed(seconds)`: that time has passed since the last one.
    """

    passed = Signal(float)

    def __init__(self, page: QWidget, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page = page
        self._since = QElapsedTimer()
        self._timer = QTimer(self, interval=_TICK_MS)
        self._timer.timeout.connect(self._tick)

    def run(self, *, on: bool) -> None:
        """Begin to count, or end it."""
        if on and not self._timer.isActive():
            self._since.start()
            self._timer.start()
        elif not on:
            self._timer.stop()

    def _tick(self) -> None:
        seconds = min(_LONGEST_S, self._since.restart() / 1000)
        if self._page.isVisible() and QGuiApplication.applicationState() is _ACTIVE:
            self.passed.emit(seconds)
