"""Which key does what at the table. A value, so that keys can be rebound; the buttons print what stands here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence

FIXED: Final = (*"0123456789", "Esc", "Enter", "Tab", "Shift+Backtab")
"""Keys with a meaning of their own: digits type an amount, Escape goes back, the tabulator moves the focus."""
ARROWS: Final[dict[int, tuple[int, int]]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""How many columns and rows an arrow key moves by."""


class InvalidKeys(ValueError):
    """A key that Qt does not know, or one that is used twice."""


@dataclass(frozen=True, kw_only=True, slots=True)
class KeyMap:
    """Keys as Qt writes them (``F``, ``Space``, ``Up``); empty: none."""

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
    rewind: str = "Z"
    read: str = "W"
    odds: str = "O"
    against: str = "A"
    ranges: str = "G"
    how: str = "S"
    review: str = "V"
    stand_pat: str = "P"
    draw: str = "D"

    def __post_init__(self) -> None:
        written = [_written(key) for key in asdict(self).values() if key]
        for key in written:
            if key in FIXED:
                raise InvalidKeys(f"the key {key!r} has a meaning of its own")
            if written.count(key) > 1:
                raise InvalidKeys(f"the key {key!r} is used twice")

    @classmethod
    def changed_by(cls, changes: Mapping[str, str]) -> KeyMap:
        """The usual keys with these changes by name; what is no key, fixed or named before is left out.

        A usual key that the player has given to something else gives way: what it did has no key then.
        """
        usual = asdict(cls())
        own: dict[str, str] = {}
        for name, key in changes.items():
            if name in usual and _is_free(key, own.values()):
                own[name] = key
        taken = [_written(key) for key in own.values() if key]
        return cls(**{name: own.get(name, "" if _written(key) in taken else key) for name, key in usual.items()})

    def changes(self) -> dict[str, str]:
        """The keys that are not the usual ones, by name."""
        usual = asdict(KeyMap())
        return {name: key for name, key in asdict(self).items() if key != usual[name]}

    def used_for(self, key: str) -> str | None:
        """The name under which a key is bound, None if it is free."""
        written = _written(key)
        return next((name for name, bound in asdict(self).items() if bound and _written(bound) == written), None)

    def bound(self, name: str, key: str) -> KeyMap:
        """With another key for `name`; raises `InvalidKeys` if it is no key, has a fixed meaning or is taken."""
        return replace(self, **{name: key})

    def swapped(self, name: str, other: str) -> KeyMap:
        """With the keys of two names exchanged."""
        return replace(self, **{name: getattr(self, other), other: getattr(self, name)})


def _is_free(key: str, taken: Iterable[str]) -> bool:
    """Whether the key can be given: a key that Qt knows, with no fixed meaning and not taken; or none."""
    try:
        return not key or _written(key) not in (*FIXED, *(_written(other) for other in taken if other))
    except InvalidKeys:
        return False


def _written(key: str) -> str:
    """The one way in which Qt writes a key."""
    written = QKeySequence(key).toString()
    if not written:
        raise InvalidKeys(f"{key!r} is no key")
    return written


def key_cap(key: str) -> str:
    """What is printed on a key. Qt tells Return from the Enter of the number pad, the caps do not."""
    enter = QCoreApplication.translate("KeyMap", "Enter")
    native = QKeySequence.SequenceFormat.NativeText
    return QKeySequence(key).toString(native).replace(QKeySequence("Return").toString(native), enter)
