"""The action panel's keys: they hold while there is something to decide and no text is typed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from pokertable.views.kit.key_map import KeyMap


@dataclass(frozen=True, slots=True)
class PanelDeeds:
    """What the keys do: `change_amount` takes steps up or down, `type_digit` a figure."""

    fold: Callable[[], None]
    call: Callable[[], None]
    bet_or_raise: Callable[[], None]
    change_amount: Callable[[int], None]
    type_digit: Callable[[str], None]
    confirm: Callable[[], None]
    back_out: Callable[[], None]


class PanelKeys(QObject):
    """Binds a `KeyMap` to the deeds of a panel, as shortcuts of its window.

    Letters, digits and arrows are inert while a text field has the focus; in the panel's own `field` for the amount
    Enter and Escape still hold.
    """

    def __init__(self, panel: QWidget, deeds: PanelDeeds, field: QWidget) -> None:
        super().__init__(panel)
        self._panel, self._deeds, self._field = panel, deeds, field
        self._deciding = self._waiting = False
        self._letters: list[QShortcut] = []
        """Fold and check or call; they also tick ahead."""
        self._decisions: list[QShortcut] = []
        self._settling: list[QShortcut] = []
        self._arrows: list[QShortcut] = []
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus_moved)

    def bind(self, keys: KeyMap) -> None:
        """Take these keys instead of the former ones."""
        for shortcut in self._all():
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        deeds = self._deeds
        self._letters = [self._once(keys.fold, deeds.fold), self._once(keys.check_call, deeds.call)]
        self._decisions = [self._once(keys.bet_raise, deeds.bet_or_raise)]
        self._decisions += [self._once(str(n), partial(deeds.type_digit, str(n))) for n in range(10)]
        self._settling = [self._once(key, deeds.confirm) for key in confirming(keys)]
        self._settling.append(self._once("Escape", deeds.back_out))
        self._arrows = [
            self._shortcut(key, partial(deeds.change_amount, by))
            for key, by in ((keys.more, 1), (keys.more_too, 1), (keys.less, -1), (keys.less_too, -1))
        ]
        self._enable()

    def allow(self, *, deciding: bool, waiting: bool) -> None:
        """Whether it is the player's turn, or somebody else's while ticks can be set."""
        self._deciding, self._waiting = deciding, waiting
        self._enable()

    def _all(self) -> list[QShortcut]:
        return [*self._letters, *self._decisions, *self._settling, *self._arrows]

    def _shortcut(self, key: str, do: Callable[[], None]) -> QShortcut:
        shortcut = QShortcut(QKeySequence(key), self._panel)
        shortcut.activated.connect(do)
        return shortcut

    def _once(self, key: str, do: Callable[[], None]) -> QShortcut:
        """A key that acts once however long it is held: it must not run on into the next decision."""
        shortcut = self._shortcut(key, do)
        shortcut.setAutoRepeat(False)
        return shortcut

    def _focus_moved(self, before: QWidget | None, now: QWidget | None) -> None:  # noqa: ARG002
        self._enable()

    def _enable(self) -> None:
        focus = QApplication.focusWidget()
        typing = takes_text(focus)
        for shortcut in self._letters:
            shortcut.setEnabled((self._deciding or self._waiting) and not typing)
        for shortcut in self._decisions:
            shortcut.setEnabled(self._deciding and not typing)
        for shortcut in self._settling:
            shortcut.setEnabled(self._deciding and (not typing or focus is self._field))
        for shortcut in self._arrows:
            shortcut.setEnabled(self._deciding and not typing and not _takes_arrows(focus))


def confirming(keys: KeyMap) -> list[str]:
    """The keys that confirm: where it is Return, that of the number block too."""
    return [keys.confirm, "Enter"] if keys.confirm == "Return" else [keys.confirm]


def takes_text(widget: QWidget | None) -> bool:
    """Whether letters typed now belong to the widget that has the focus."""
    if isinstance(widget, (QTextEdit, QPlainTextEdit)):
        return not widget.isReadOnly()
    if isinstance(widget, QComboBox):
        return widget.isEditable()
    return isinstance(widget, (QLineEdit, QAbstractSpinBox))


def _takes_arrows(widget: QWidget | None) -> bool:
    """Whether arrow keys belong to the widget that has the focus."""
    return isinstance(widget, (QTextEdit, QPlainTextEdit, QComboBox, QAbstractItemView, QAbstractSlider))
