"""Key bindings at the table. A value, so that keys can be rebound; the buttons print the bound keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

FIXED: Final = (*"0123456789", "Esc", "Enter", "Tab", "Shift+Backtab", "Ctrl+Q")
"""Keys with a fixed meaning: digits type an amount, Escape goes back, Tab moves the focus, Ctrl+Q ends the program."""
KEYS_KEY: Final = "?"
"""The key that opens the list of keys."""
ARROWS: Final[dict[int, tuple[int, int]]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""Columns and rows that an arrow key moves by."""
_SIGNS: Final = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
"""The arrow keys as their caps show them, in every language."""
Acts = Mapping[Qt.Key, Callable[[], object]]
"""The actions of a page by their keys."""


_LOCKS: Final = ("CapsLock", "NumLock", "ScrollLock", "Kana Lock", "Eisu toggle")
"""Keys that switch the keyboard; they cannot be bound."""


class InvalidKeys(ValueError):
    """A key that Qt does not know, or one that is used twice."""


@dataclass(frozen=True, kw_only=True, slots=True)
class KeyMap:
    """Keys as Qt writes them (``F``, ``Space``, ``Up``); empty: unbound."""

    fold: str = "F"
    check_call: str = "C"
    bet_raise: str = "R"
    call_any: str = "Y"
    half_pot: str = "J"
    pot: str = "K"
    all_in: str = "L"
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
    sit_out: str = "U"
    show_hand: str = "M"
    look_on: str = "I"
    top_up: str = "B"

    def __post_init__(self) -> None:
        written = [_written(key) for key in asdict(self).values() if key]
        for key in written:
            if key in FIXED:
                raise InvalidKeys(f"the key {key!r} has a meaning of its own")
            if written.count(key) > 1:
                raise InvalidKeys(f"the key {key!r} is used twice")

    @classmethod
    def changed_by(cls, changes: Mapping[str, str]) -> KeyMap:
        """The default keys with these changes by name; invalid, fixed and repeated keys are ignored.

        A default key that the player has given to another command loses its own, which is then unbound.
        """
        usual = asdict(cls())
        own: dict[str, str] = {}
        for name, key in changes.items():
            if name in usual and _is_free(key, own.values()):
                own[name] = key
        taken = [_written(key) for key in own.values() if key]
        return cls(**{name: own.get(name, "" if _written(key) in taken else key) for name, key in usual.items()})

    def changes(self) -> dict[str, str]:
        """The keys that differ from the defaults, by name."""
        usual = asdict(KeyMap())
        return {name: key for name, key in asdict(self).items() if key != usual[name]}

    def used_for(self, key: str) -> str | None:
        """The name under which a key is bound, None if it is free."""
        written = _written(key)
        return next((name for name, bound in asdict(self).items() if bound and _written(bound) == written), None)

    def bound(self, name: str, key: str) -> KeyMap:
        """The map with another key for `name`; raises `InvalidKeys` if it is invalid, fixed or taken."""
        return replace(self, **{name: key})

    def swapped(self, name: str, other: str) -> KeyMap:
        """The map with the keys of two names exchanged."""
        return replace(self, **{name: getattr(self, other), other: getattr(self, name)})


def _is_free(key: str, taken: Iterable[str]) -> bool:
    """Whether the key can be bound: a key that Qt knows, neither fixed nor taken; or no key."""
    try:
        return not key or _written(key) not in (*FIXED, *(_written(other) for other in taken if other))
    except InvalidKeys:
        return False


@cache
def _written(key: str) -> str:
    """Qt's canonical form of a key."""
    sequence = QKeySequence(key)
    written = sequence.toString()
    if not written or sequence.count() > 1 or written.rpartition("+")[2] in _LOCKS:
        raise InvalidKeys(f"{key!r} is no key")
    return written


def key_name(key: QKeyCombination) -> str:
    """A key in the form of `KeyMap`; empty for keys that Qt would read differently: dead, composing and unknown ones.

    Digits and arrows of the number pad count as those of the keyboard.
    """
    pressed = QKeySequence(QKeyCombination(key.keyboardModifiers() & ~Qt.KeyboardModifier.KeypadModifier, key.key()))
    written = pressed.toString()
    return written if written and QKeySequence(written) == pressed else ""


def key_cap(key: str) -> str:
    """The label of a key cap: an arrow as a sign. Return has the words of Enter, which Qt keeps apart."""
    native, pressed = QKeySequence.SequenceFormat.NativeText, QKeySequence(key)
    said, last = pressed.toString(native), pressed.toString().rpartition("+")[2]
    if last in _SIGNS:
        return said.removesuffix(QKeySequence(last).toString(native)) + _SIGNS[last]
    enter = QCoreApplication.translate("KeyMap", "Enter")
    return said.replace(QKeySequence("Return").toString(native), enter)
