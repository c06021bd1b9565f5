"""One start: on felt, and of hold'em below it how strong it is."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from pokertable.training.starts.start import Start
from pokertable.views.kit.fonts import scaled, sized
from pokertable.views.starts.felt import StartFelt
from pokertable.views.starts.strength import HEIGHT, StartStrength
from pokertable.views.widgets.layouts import NO_MARGINS, Arranged, in_column

_LEAST_FELT: Final = 330
"""Height that the felt needs beside what stands below it, in px."""


class OneStart(Arranged, QWidget):
    """The felt, and in a window that is high enough how strong the start is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.felt = StartFelt(self)
        self.strength = StartStrength(self)
        self._by_seat = False
        in_column((self.felt, 1), self.strength, of=self, margins=NO_MARGINS, spacing=16)

    def show_start(self, start: Start | None) -> None:
        """Show this start; None: an empty felt."""
        self.felt.show_start(start)
        self.strength.show_start(start if self._by_seat else None)

    def set_by_seat(self, by_seat: bool) -> None:
        """Set whether it is known how strong a start is from each seat."""
        self._by_seat = by_seat
        self.arrange()

    def arrange(self) -> None:
        """Leave the strength out where the felt needs the room."""
        room = self.height() - sized(HEIGHT) - scaled(16)
        self.strength.setVisible(self._by_seat and room >= sized(_LEAST_FELT))
