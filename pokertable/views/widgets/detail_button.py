"""The button of the table's choices without its looks: a title, a line of detail, and the key that presses it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from pokertable.views.kit.fonts import follow_scale
from pokertable.views.kit.painting import Drawn
from pokertable.views.kit.theme import SIZES

PRESSED_MS: Final = 60


class DetailButton(Drawn, QPushButton):
    """A button with a title, a line of detail under it and the key that presses it.

    It is 1 px lower while it is pressed, and for 60 ms at the least: a key presses it for no time at all.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.detail = self._key = ""
        """The small line under the title."""
        self._pressed = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        follow_scale(self.setMinimumHeight, SIZES.target)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.pressed.connect(self._press)

    @property
    def key(self) -> str:
        """The key printed on it; empty: none."""
        return self._key

    def set_key(self, key: str) -> None:
        """Print the key on the button; empty for none."""
        self._key = key
        self.setAccessibleDescription(key)
        self.update()

    def minimumSizeHint(self) -> QSize:
        """None: its type gives way where there is no room."""
        return QSize()

    @property
    def looks_pressed(self) -> bool:
        """Whether it is drawn lower."""
        return self.isDown() or self._pressed

    def _press(self) -> None:
        self._pressed = True
        QTimer.singleShot(PRESSED_MS, self, self._let_go)

    def _let_go(self) -> None:
        self._pressed = False
        self.update()
