"""Setting an amount: presets over a slider and a typed field. The editor sets the amount and never acts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from pokertable.model.betting.presets import PresetKey
from pokertable.model.betting.structure import Structure
from pokertable.model.hand.legal import LegalActions, Preset
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import fitting, scaled
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.look import look
from pokertable.views.kit.theme import SIZES
from pokertable.views.kit.translate import shown
from pokertable.views.table.amount_slider import AmountSlider
from pokertable.views.widgets.buttons import Button, Tone
from pokertable.views.widgets.labels import plain_tip
from pokertable.views.widgets.layouts import Arranged, in_one_size

_GAP = 4
_FIELD_HEIGHT = 30
RING = 3
"""Px above the presets for their focus rings, by which the editor is higher than the buttons beside it."""

_WITHOUT_CHOICES = {PresetKey.MIN, PresetKey.HALF, PresetKey.THREE_QUARTERS, PresetKey.POT, PresetKey.ALL_IN}


class AmountFault(Enum):
    """Error in a typed amount."""

    NOT_A_NUMBER = "not a number"
    TOO_SMALL = "too small"
    TOO_LARGE = "too large"


@dataclass(frozen=True, slots=True)
class TypedAmount:
    """The legal amount of a text (None: not a number, or empty) and its error."""

    amount: int | None
    fault: AmountFault | None


def read_amount(text: str, legal: LegalActions, amounts: Amounts) -> TypedAmount:
    """The typed text as a legal raise-to; an amount out of bounds becomes the nearest legal one, with its error.

    Where a bound is not a round figure, its rounded figure means the bound itself.
    """
    text = text.strip()
    if not text:
        return TypedAmount(None, None)
    wanted = amounts.read(text)
    if wanted is None:
        return TypedAmount(None, AmountFault.NOT_A_NUMBER)
    wanted = next((bound for bound in legal.raise_to or () if amounts.says(text, bound)), wanted)
    amount = legal.clamp(wanted)
    if wanted < amount:
        return TypedAmount(amount, AmountFault.TOO_SMALL)
    return TypedAmount(amount, AmountFault.TOO_LARGE if wanted > amount else None)


class AmountField(QLineEdit):
    """The field for a typed amount. Enter takes it, Escape restores the previous one, up and down step."""

    stepped = Signal(int)
    given_up = Signal()
    left = Signal()
    _entered = False
    """Whether the click that goes on has brought the focus."""

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: D102
        super().focusInEvent(event)
        self._entered = event.reason() is Qt.FocusReason.MouseFocusReason

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Select all at the first click: a typed amount replaces the old one."""
        super().mouseReleaseEvent(event)
        if self._entered and not self.hasSelectedText():
            self.selectAll()
        self._entered = False

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: D102
        match event.key():
            case Qt.Key.Key_Up:
                self.stepped.emit(1)
            case Qt.Key.Key_Down:
                self.stepped.emit(-1)
            case Qt.Key.Key_Escape:
                self.given_up.emit()
            case _:
                super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: D102
        if event.angleDelta().y():
            self.stepped.emit(1 if event.angleDelta().y() > 0 else -1)
        event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the typed amount when the field is left."""
        super().focusOutEvent(event)
        self.left.emit()


class AmountEditor(Arranged, QWidget):
    """Presets, slider and field for one raise-to.

    `changed` emits a new legal amount (int), `noted` the error of a typed one in words ("" without an error), `settled`
    that Enter was pressed on a legal amount.
    """

    changed = Signal(object)
    noted = Signal(str)
    settled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.amounts = Amounts()
        self._legal: LegalActions | None = None
        self.amount = 0
        """The current amount."""
        self._typing = False
        self._before = 0
        """The amount before typing began, restored after an empty or invalid text."""
        self._live = True
        self._no_raise = ""
        """Why no raise is legal, for the presets' tooltips."""
        self._presets = {key: Button(Tone.QUIET, self) for key in PresetKey}
        in_one_size(*self._presets.values())
        for key, button in self._presets.items():
            button.clicked.connect(lambda _=False, key=key: self.take(key))
        self.slider = AmountSlider(self)
        self.slider.chosen.connect(self.set_amount)
        self.slider.stepped.connect(self.step)
        self.field = AmountField(self)
        self.field.setObjectName("amount")
        self.field.setAlignment(Qt.AlignmentFlag.AlignLeft)
        self.field.textEdited.connect(self._typed)
        self.field.returnPressed.connect(self._enter)
        self.field.stepped.connect(self.step)
        self.field.given_up.connect(self.give_up)
        self.field.left.connect(self._settle)

    def preset(self, key: PresetKey) -> Button:  # noqa: D102
        return self._presets[key]

    def set_live(self, live: bool) -> None:
        """Set whether input counts; it is blocked for a moment after the choices changed."""
        self._live = live
        self.field.setReadOnly(not live)
        for button in self._presets.values():
            button.set_dimmed(not live)

    def set_legal(self, legal: LegalActions | None) -> None:
        """Set bounds and presets, and the model's starting amount. None: no amount can be set."""
        self._legal = legal if legal is not None and legal.raise_to is not None else None
        reason = legal.raise_reason if legal is not None else None
        self._no_raise = shown(reason) if reason is not None else ""
        self._typing = False
        self._say_unit()
        self.slider.set_legal(self._legal)
        for child in (self.slider, self.field):
            child.setEnabled(self._legal is not None)
        self._place_presets()
        if self._legal is None or self._legal.raise_to is None:
            self.field.clear()
            self._mark()
            return
        self._show(self._legal.start)

    def say_again(self) -> None:
        """Write the amounts again in the present format."""
        self._say_unit()
        self._say_presets()
        if self._legal is not None:
            self._typing = False
            self._show(self.amount)

    def _say_unit(self) -> None:
        in_blinds = self.tr("Amount in {unit}").format(unit=self.amounts.sign)
        self.field.setAccessibleName(in_blinds if look().in_blinds else self.tr("Amount in chips"))
        self.slider.step = self._legal.step(self.amounts.step) if self._legal is not None else 1

    def set_amount(self, amount: int) -> None:  # noqa: D102
        if self._legal is None or not self._live:
            return
        self._typing = False
        self._show(self._legal.clamp(amount))
        self.noted.emit("")
        self.changed.emit(self.amount)

    def step(self, steps: int) -> None:
        """Move the amount by `steps` round steps."""
        if self._legal is not None:
            self.set_amount(self._legal.stepped(self.amount, steps, self.amounts.step))

    def begin_typing(self, text: str) -> None:
        """Focus the field with this as the new text, as if typed there."""
        if self._legal is not None and self._live:
            self.field.setFocus()
            self.field.setText(text)
            self._typed(text)

    @property
    def _offered(self) -> tuple[Preset, ...]:
        return self._legal.offered if self._legal is not None else ()

    def take(self, key: PresetKey) -> None:
        """Set a ready amount, on a button or not; one that is not legal says why."""
        if self._legal is None:
            return
        for preset in {*self._legal.presets, *self._legal.offered}:
            if preset.key is not key:
                continue
            if preset.reason is None:
                self.set_amount(preset.amount)
            else:
                self.noted.emit(shown(preset.reason, self.amounts.text))

    def _show(self, amount: int) -> None:
        self.amount = amount
        self.slider.set_amount(amount)
        self.slider.setAccessibleDescription(self.amounts.text(amount))
        self.field.setToolTip(plain_tip(self.amounts.chips_tip(amount)))
        if not self._typing:
            self.field.setText(self.amounts.text(amount))
        self._mark()

    def _mark(self) -> None:
        """Mark the first preset that equals the amount; several may."""
        marked = self._legal.preset_of(self.amount) if self._legal is not None else None
        for key, button in self._presets.items():
            button.set_marked(marked is not None and key is marked.key)

    def _typed(self, text: str) -> None:
        if self._legal is None or not self._live:
            return
        if not self._typing:
            self._typing, self._before = True, self.amount
        typed = read_amount(text, self._legal, self.amounts)
        self.noted.emit(self._words(text, typed.fault))
        amount = self._before if typed.amount is None else typed.amount
        if amount != self.amount:
            self._show(amount)
            self.changed.emit(amount)

    def _words(self, text: str, fault: AmountFault | None) -> str:
        assert self._legal is not None
        assert self._legal.raise_to is not None
        low, high = self._legal.raise_to
        match fault:
            case None:
                return ""
            case AmountFault.NOT_A_NUMBER:
                words = (
                    self.tr("“{text}” isn't a valid amount: type a number of big blinds, such as 7.5")
                    if look().in_blinds
                    else self.tr("“{text}” isn't a valid amount: type a whole number of chips")
                )
                return words.format(text=text.strip()[:12])
            case AmountFault.TOO_SMALL:
                return self.tr("The minimum is {least}").format(least=self.amounts.text(low))
            case AmountFault.TOO_LARGE:
                if high == self._legal.all_in_total:
                    return self.tr("The maximum is {most}, your whole stack").format(most=self.amounts.text(high))
                if self._legal.structure is Structure.POT:
                    return self.tr("The maximum is {most}, the pot limit").format(most=self.amounts.text(high))
                return self.tr("The maximum is {most}").format(most=self.amounts.text(high))

    def _enter(self) -> None:
        """Act on Enter only if the text is legal; an illegal one first becomes the nearest legal amount."""
        if self._legal is None or not self._live:
            return
        text = self.field.text()
        fault = read_amount(text, self._legal, self.amounts).fault if self._typing else None
        words = self._words(text, fault)
        empty = not text.strip()
        self._typing = False
        self._show(self.amount)
        self.noted.emit(words)
        self.field.selectAll()
        if fault is None and not empty:
            self.settled.emit()

    def _settle(self) -> None:
        if self._typing:
            self._typing = False
            self._show(self.amount)

    def give_up(self) -> None:
        """Restore the amount before typing and leave the field."""
        if self._typing:
            self.set_amount(self._before)
        self.noted.emit("")
        (self.parentWidget() or self).setFocus()  # the focus must stay on the page for its keys to work

    def _say_presets(self) -> None:
        presets = {preset.key: preset for preset in self._offered}
        for key, button in self._presets.items():
            preset = presets.get(key)
            if preset is None:
                button.say(self._title(key), available=False, tip=self._no_raise)
            else:
                self._say_preset(button, preset)

    def _say_preset(self, button: Button, preset: Preset) -> None:
        full = self.amounts.text(preset.amount)
        text = full if fitting(full, button.width() - scaled(20), (12, 11)) else self.amounts.brief(preset.amount)
        exact = self.amounts.chips_tip(preset.amount) or full
        keys = look().keys
        key = {PresetKey.HALF: keys.half_pot, PresetKey.POT: keys.pot, PresetKey.ALL_IN: keys.all_in}.get(preset.key)
        if preset.reason is None:
            tip = self.tr("Key {key}: {amount}").format(amount=exact, key=key_cap(key)) if key else exact
            button.say(self._title(preset.key), text, tip=tip if key or exact != text else "")
        else:
            button.say(self._title(preset.key), text, reason=shown(preset.reason, self.amounts.text))

    def _title(self, key: PresetKey) -> str:
        match key:
            case PresetKey.MIN:
                return self.tr("Min")
            case PresetKey.BLINDS_2_5:
                return self.tr("2½ BB")
            case PresetKey.BLINDS_3:
                return self.tr("3 BB")
            case PresetKey.BLINDS_4:
                return self.tr("4 BB")
            case PresetKey.HALF:
                return self.tr("½")
            case PresetKey.THREE_QUARTERS:
                return self.tr("¾")
            case PresetKey.POT:
                return self.tr("Pot")
            case PresetKey.ALL_IN:
                return self.tr("Their all-in") if self._legal is not None and self._legal.covers else self.tr("All-in")

    def arrange(self) -> None:
        """Give the field the width of its figures, the slider the rest, the presets the row above them."""
        wide, high = self.width(), self.height()
        field = min(scaled(140), max(scaled(96), round(wide * 0.32)))
        top = high - scaled(_FIELD_HEIGHT)
        self.field.setGeometry(wide - field - scaled(3), top, field, scaled(_FIELD_HEIGHT))
        sheet = f"font-size: {scaled(17 if wide > scaled(320) else 14)}px;"
        if sheet != self.field.styleSheet():  # setting a style sheet again would lose the theme's font
            self.field.setStyleSheet(sheet)
        self.slider.setGeometry(0, top, wide - field - scaled(12), scaled(_FIELD_HEIGHT))
        self._place_presets()

    def _place_presets(self) -> None:
        """Share the width among the offered presets in one row; without choices show the pot fractions."""
        shown_keys = {preset.key for preset in self._offered} or _WITHOUT_CHOICES
        each = (self.width() - scaled(_GAP) * (len(shown_keys) - 1) / 2) / len(shown_keys)
        row = max(scaled(SIZES.target) + scaled(6), self.height() - scaled(RING) - scaled(_FIELD_HEIGHT) - scaled(2))
        left = 0.0
        for key, button in self._presets.items():
            button.setVisible(key in shown_keys)
            if key in shown_keys:
                button.setGeometry(QRect(round(left), 0, int(each), row))
                left += each + scaled(_GAP) / 2
        self._say_presets()
