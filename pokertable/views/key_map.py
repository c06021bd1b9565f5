"""Which key does what at the table. A value, so that keys can be rebound; the buttons print what stands here."""

from __future__ import annotations

from dataclasses import astuple, dataclass

from PySide6.QtGui import QKeySequence


class InvalidKeys(ValueError):
    """A key that Qt does not know, or one that is used twice."""


@dataclass(frozen=True, kw_only=True, slots=True)
class KeyMap:
    """Keys as Qt writes them (``F``, ``Space``, ``Up``)."""

    fold: str = "F"
    check_call: str = "C"
    bet_raise: str = "R"
    more: str = "Up"
    less: str = "Down"
    more_too: str = "Right"
    less_too: str = "Left"
    confirm: str = "Return"
    go_on: str = "Space"
    hints: str = "H"

    def __post_init__(self) -> None:
        keys: list[str] = list(astuple(self))
        for key in keys:
            if not QKeySequence(key).toString():
                raise InvalidKeys(f"{key!r} is no key")
            if keys.count(key) > 1:
                raise InvalidKeys(f"the key {key!r} is used twice")
