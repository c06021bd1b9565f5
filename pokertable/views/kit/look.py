"""The look: theme, suit colours, text size, pace and keys, as chosen by the player. Widgets read it when they draw.

There is one per application, as there is one palette and one style sheet: two windows cannot have two themes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypedDict, Unpack, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import Shiboken

from pokertable.views.kit.key_map import KeyMap
from pokertable.views.kit.theme import DARK, SuitColors, Theme


class LookChange(TypedDict, total=False):
    """Attributes of a `Look` to be changed."""

    theme: Theme
    deck: SuitColors
    ui: float
    text_scale: float
    speed: float
    fades: bool
    keys: KeyMap
    in_blinds: bool
    my_name: str


class Look(QObject):
    """The player's display settings, changed by the composition root alone.

    `changed()`: an attribute has changed. Afterwards every widget is redrawn, and laid out again after a change of
    scale, so only caches that depend on colours or px need the signal.
    """

    changed = Signal()

    theme: Theme = DARK
    deck: SuitColors = SuitColors.FOUR
    ui: float = 1.0
    """How many times larger than designed the window is, and with it all measures (`fonts.scaled`)."""
    text_scale: float = 1.0
    """Text size relative to the design, `ui` included; `fonts.sized` scales every type size by it."""
    speed: float = 1.0
    fades: bool = False
    """Whether pictures fade into each other where something would move: the system asks for reduced motion."""
    keys: KeyMap = KeyMap()
    in_blinds: bool = False
    """Whether amounts at a table are written in big blinds instead of chips."""

    my_name: str = ""
    """The player's name on plates and in lists; empty: "You"."""

    @property
    def chosen_text(self) -> float:
        """The text size beyond that of the window, for what grows with the window by itself."""
        return self.text_scale / self.ui

    def change(self, **named: Unpack[LookChange]) -> None:
        """Change the named attributes. `speed` is 1 for the designed pace, 2 for twice as fast, 0 for no animation.

        Raises `ValueError` for a speed below 0 or a scale below 1.
        """
        if named.get("speed", 0) < 0:
            raise ValueError(f"speed {named['speed']}: expected 0 or more")
        for scale in (named.get("text_scale", 1), named.get("ui", 1)):
            if scale < 1:
                raise ValueError(f"scale {scale}: expected 1 or more")
        new = {name: value for name, value in named.items() if value != getattr(self, name)}
        if not new:
            return
        for name, value in new.items():
            setattr(self, name, value)
        self.changed.emit()
        if new.keys() & {"ui", "text_scale"}:
            for widget in _widgets():
                widget.updateGeometry()
            for widget in _widgets():
                QApplication.sendEvent(widget, QResizeEvent(widget.size(), widget.size()))
        for widget in _widgets():
            widget.update()

    def reset(self) -> None:
        """Restore the default look."""
        self.change(**cast("LookChange", {name: getattr(Look, name) for name in LookChange.__annotations__}))


def _widgets() -> Iterator[QWidget]:
    """All widgets, but for those that laying out the ones before them has deleted."""
    return (widget for widget in QApplication.allWidgets() if Shiboken.isValid(widget))


@cache
def look() -> Look:
    """The application's look."""
    return Look()
