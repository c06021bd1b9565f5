"""The look: theme, suit colours, text size, pace and keys, as the player has set them. Widgets read it when they draw.

There is one for the application, as there is one palette and one style sheet: two windows cannot have two themes.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication

from pokertable.views.kit.key_map import KeyMap
from pokertable.views.kit.theme import DARK, SuitColors, Theme


class Look(QObject):
    """What the player has set about the screen, changed by the composition root alone.

    `changed()`: something is another now. Every widget is drawn again after that, and laid out again if it was the
    text size, so only what is kept drawn or written down in colours or px needs the signal.
    """

    changed = Signal()

    theme: Theme = DARK
    deck: SuitColors = SuitColors.FOUR
    text_scale: float = 1.0
    """How much larger than designed the text is set; `fonts.sized` takes every type size from it."""
    speed: float = 1.0
    keys: KeyMap = KeyMap()
    in_blinds: bool = False
    """Whether amounts at a table are written in big blinds instead of chips."""

    def change(
        self,
        *,
        theme: Theme | None = None,
        deck: SuitColors | None = None,
        text_scale: float | None = None,
        speed: float | None = None,
        keys: KeyMap | None = None,
        in_blinds: bool | None = None,
    ) -> None:
        """Set what is named. `speed` is 1 for the designed pace, 2 for twice as fast, 0 for no animation at all.

        Raises `ValueError` for a speed below 0 or a text scale below 1.
        """
        if speed is not None and speed < 0:
            raise ValueError(f"speed {speed}: expected 0 or more")
        if text_scale is not None and text_scale < 1:
            raise ValueError(f"text scale {text_scale}: expected 1 or more")
        before, text_before = self._all(), self.text_scale
        self.theme = theme or self.theme
        self.deck = deck or self.deck
        self.text_scale = text_scale or self.text_scale
        self.speed = self.speed if speed is None else speed
        self.keys = keys or self.keys
        self.in_blinds = self.in_blinds if in_blinds is None else in_blinds
        if self._all() == before:
            return
        self.changed.emit()
        widgets = QApplication.allWidgets()
        if self.text_scale != text_before:
            for widget in widgets:
                widget.updateGeometry()
            for widget in widgets:
                QApplication.sendEvent(widget, QResizeEvent(widget.size(), widget.size()))
        for widget in widgets:
            widget.update()

    def reset(self) -> None:
        """Back to the usual look."""
        self.change(
            theme=Look.theme,
            deck=Look.deck,
            text_scale=Look.text_scale,
            speed=Look.speed,
            keys=Look.keys,
            in_blinds=Look.in_blinds,
        )

    def _all(self) -> tuple[object, ...]:
        return self.theme, self.deck, self.text_scale, self.speed, self.keys, self.in_blinds


@cache
def look() -> Look:
    """The application's look."""
    return Look()
