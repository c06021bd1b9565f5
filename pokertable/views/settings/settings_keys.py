"""Key bindings, set by pressing the new key."""

from __future__ import annotations

from dataclasses import asdict

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from pokertable.views.kit.fonts import follow_scale
from pokertable.views.kit.key_map import InvalidKeys, KeyMap, key_cap, key_name
from pokertable.views.widgets.buttons import Button, Tone, push_button
from pokertable.views.widgets.labels import PlainLabel, set_tone, toned
from pokertable.views.widgets.layouts import NO_MARGINS, STRETCH, in_column, in_row

_HELD = (
    Qt.Key.Key_Shift,
    Qt.Key.Key_Control,
    Qt.Key.Key_Alt,
    Qt.Key.Key_Meta,
    Qt.Key.Key_AltGr,
    Qt.Key.Key_CapsLock,
    Qt.Key.Key_NumLock,
    Qt.Key.Key_ScrollLock,
    Qt.Key.Key_Kana_Lock,
    Qt.Key.Key_Eisu_toggle,
    Qt.Key.Key_Super_L,
    Qt.Key.Key_Super_R,
    Qt.Key.Key_Hyper_L,
    Qt.Key.Key_Hyper_R,
    Qt.Key.Key_Mode_switch,
    Qt.Key.Key_unknown,
)
"""Modifiers and locks: the new key follows them."""


def key_titles() -> dict[str, str]:
    """The command of each key of a `KeyMap`, by its name."""

    def tr(text: str) -> str:
        return QCoreApplication.translate("KeySettings", text)

    return {
        "fold": tr("Fold"),
        "check_call": tr("Check or call"),
        "bet_raise": tr("Bet or raise"),
        "call_any": tr("Ahead of my turn: call any bet"),
        "half_pot": tr("Set the amount: half the pot"),
        "pot": tr("Set the amount: the pot"),
        "all_in": tr("Set the amount: all-in"),
        "more": tr("Larger amount"),
        "more_too": tr("Larger amount, second key"),
        "less": tr("Smaller amount"),
        "less_too": tr("Smaller amount, second key"),
        "confirm": tr("Confirm the amount"),
        "go_on": tr("Go on, next hand"),
        "hints": tr("Hints"),
        "rewind": tr("Rewind"),
        "read": tr("Put an opponent on a hand"),
        "odds": tr("Odds"),
        "against": tr("Odds: against ranges or random hands"),
        "ranges": tr("Next opponent's range"),
        "how": tr("How the next opponent plays"),
        "review": tr("Review the last hand"),
        "stand_pat": tr("Stand pat"),
        "draw": tr("Discard"),
        "sit_out": tr("Sit out, come back"),
        "show_hand": tr("After the hand: show my cards"),
        "look_on": tr("After the hand: what would have come"),
        "top_up": tr("Top up to the full stack"),
    }


def key_text(key: str) -> str:
    """A key's displayed name."""
    if not key:
        return QCoreApplication.translate("KeySettings", "none")
    return key_cap(key)


class KeyButton(Button):
    """Shows a key; pressed, it waits for another. `caught(key)`, as in `key_name`; Escape cancels."""

    caught = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Tone.QUIET, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCheckable(True)
        self._bound = ""
        self.toggled.connect(lambda _: self._say())

    def set_bound(self, key: str) -> None:  # noqa: D102
        self._bound = key
        self._say()

    def _say(self) -> None:
        self.setText(self.tr("Press a key…") if self.isChecked() else key_text(self._bound))

    def event(self, event: QEvent) -> bool:
        """Take every key while waiting, including shortcuts and focus keys."""
        if self.isChecked() and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self._catch(event)
                return True
        return super().event(event)

    def _catch(self, event: QKeyEvent) -> None:
        if event.key() in _HELD:
            return
        self.setChecked(False)
        if event.key() != Qt.Key.Key_Escape:
            self.caught.emit(key_name(event.keyCombination()))

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Ignore the release of the caught key."""
        if event.key() not in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) or self.isDown():
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Cancel when the focus moves away."""
        self.setChecked(False)
        super().focusOutEvent(event)


class KeySettings(QFrame):
    """All keys of a `KeyMap`. `changed(keys)`; a key that is taken is named, and can be swapped."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._keys = KeyMap()
        self._conflict: tuple[str, str] | None = None
        title = toned(QLabel(self.tr("Keys"), self), "strong")
        self.note = PlainLabel(self, wraps=True)
        self.swap_button = push_button(self.tr("Swap the keys"), self, self._swap)
        self.buttons: dict[str, KeyButton] = {}
        self._foot = QWidget(self)
        in_row((self.note, 1), self.swap_button, of=self._foot, margins=NO_MARGINS)
        grid = self._grid = QGridLayout()
        follow_scale(grid.setHorizontalSpacing, 12)
        follow_scale(grid.setVerticalSpacing, 2)
        grid.setColumnStretch(0, 1)
        for row, (name, words) in enumerate(key_titles().items()):
            label = QLabel(words, self)
            button = KeyButton(self)
            button.setAccessibleName(words)
            follow_scale(button.setMinimumWidth, 132)
            button.caught.connect(lambda key, name=name: self._bind(name, key))
            label.setBuddy(button)
            self.buttons[name] = button
            grid.addWidget(label, 2 * row + 1, 0)
            grid.addWidget(button, 2 * row + 1, 1)
        in_column(title, grid, STRETCH, of=self, margins=(16, 12, 16, 12), spacing=8)
        self.set_keys(self._keys)

    def set_keys(self, keys: KeyMap) -> None:  # noqa: D102
        self._keys = keys
        for name, key in asdict(keys).items():
            if name in self.buttons:
                self.buttons[name].set_bound(key)
        self._say(self.tr("Click a key, then press the one you want."), tone="muted")

    def _say(
        self, words: str, *, under: str = "", tone: str = "wrong", conflict: tuple[str, str] | None = None
    ) -> None:
        """Say it under the row of this command, without one above all rows."""
        self._conflict = conflict
        row = 2 * list(self.buttons).index(under) + 2 if under else 0
        self._grid.addWidget(self._foot, row, 0, 1, 2)
        self.note.setText(words)
        set_tone(self.note, tone)
        self.swap_button.setVisible(conflict is not None)

    def _bind(self, name: str, key: str) -> None:
        if not key:
            self._say(self.tr("This key can't be used. Nothing changed."), under=name)
            return
        other = self._keys.used_for(key)
        if other == name:
            self.set_keys(self._keys)
            return
        if other is not None:
            words = self.tr("{key} is already used for “{other}”. Nothing changed.")
            title = key_titles().get(other, other)
            self._say(words.format(key=key_text(key), other=title), under=name, conflict=(name, other))
            return
        try:
            keys = self._keys.bound(name, key)
        except InvalidKeys:
            words = self.tr("{key} is reserved at the table. Nothing changed.")
            self._say(words.format(key=key_text(key)), under=name)
            return
        self._take(keys)

    def _swap(self) -> None:
        assert self._conflict is not None
        self._take(self._keys.swapped(*self._conflict))

    def _take(self, keys: KeyMap) -> None:
        self.set_keys(keys)
        self.changed.emit(keys)
