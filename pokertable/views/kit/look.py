"""The look: theme, suit colours, text size, pace and keys, as chosen by the player. Widgets read it when they draw.

There is one per application, as there is one palette and one style sheet: two windows cannot have two themes.
"""

from __future__ import annotations

from functools import cache
from typing import TypedDict, Unpack, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication

from pokertable.views.kit.key_map import KeyMap
from pokertable.views.kit.theme import DARK, SuitColors, Theme


class LookChange(TypedDict, total=False):
    """Attributes of a `Look` to be changed."""

    theme: Theme
    deck: SuitColors
    text_scale: float
    speed: float
    keys: KeyMap
    in_blinds: bool
    my_name: str


class Look(QObject):
    """The player's display settings, changed by the composition root alone.

    `changed()`: an attribute has changed. Afterwards every widget is redrawn, and laid out again after a change of text
    size, so only caches that depend on colours or px need the signal.
    """

    changed = Signal()

    theme: Theme = DARK
    deck: SuitColors = SuitColors.FOUR
    text_scale: float = 1.0
    """Text size relative to the design; `fonts.sized` scales every type size by it."""
    speed: float = 1.0
    keys: KeyMap = KeyMap()
    in_blinds: bool = False
    """Whether amounts at a table are written in big blinds instead of chips."""

    my_name: str = ""
    """The player's name on plates and in lists; empty: "You"."""

    def change(self, **named: Unpack[LookChange]) -> None:
        """Change the named attributes. `speed` is 1 for the designed pace, 2 for twice as fast, 0 for no animation.

        Raises `ValueError` for a speed below 0 or a text scale below 1.
        """
        if named.get("speed", 0) < 0:
            raise ValueError(f"speed {named['speed']}: expected 0 or more")
        if named.get("text_scale", 1) < 1:
            raise ValueError(f"text scale {named['text_scale']}: expected 1 or more")
        new = {name: value for name, value in named.items() if value != getattr(self, name)}
        if not new:
            return
        for name, value in new.items():
            setattr(self, name, value)
        self.changed.emit()
        widgets = QApplication.allWidgets()
        if "text_scale" in new:
            for widget in widgets:
                widget.updateGeometry()
            for widget in widgets:
                QApplication.sendEvent(widget, QResizeEvent(widget.size(), widget.size()))
        for widget in widgets:
            widget.update()

    def reset(self) -> None:
        """Restore the default look."""
        self.change(**cast("LookChange", {name: getattr(Look, name) for name in LookChange.__annotations__}))


@cache
def look() -> Look:
    """The application's look."""
    return Look()
