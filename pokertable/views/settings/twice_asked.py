"""A button that asks twice before it does what cannot be undone."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QPushButton, QWidget

SURE_MS = 4000
"""Time for the next press, in ms."""


class TwiceAsked(QPushButton):
    """Only a third press, soon after, is `meant`. `said` are its texts, the last after that."""

    meant = Signal()

    def __init__(self, said: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(said[0], parent)
        self._said, self._pressed = tuple(said), 0
        self._sure = QTimer(self, singleShot=True, interval=SURE_MS)
        self._sure.timeout.connect(self._forget)
        self.clicked.connect(self._press)

    def _press(self) -> None:
        self._pressed += 1
        self.setText(self._said[self._pressed])
        if self._pressed + 1 == len(self._said):
            self._sure.stop()
            self.setEnabled(False)
            self.meant.emit()
        else:
            self._sure.start()

    def _forget(self) -> None:
        self._pressed = 0
        self.setText(self._said[0])
