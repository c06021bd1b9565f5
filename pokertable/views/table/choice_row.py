"""The actions of a turn: buttons to fold, to check or call, to bet or raise, and the amount of the raise."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRect, QTimer, Signal
from PySide6.QtWidgets import QWidget

from pokertable.model.betting.presets import PresetKey
from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.legal import LegalActions
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import scaled, sized
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.look import look
from pokertable.views.kit.translate import shown
from pokertable.views.table import panel_words
from pokertable.views.table.amount_editor import RING, AmountEditor
from pokertable.views.table.fixed_ladder import FixedLadder
from pokertable.views.table.foot_panel import LINE
from pokertable.views.table.panel_words import tr
from pokertable.views.widgets.buttons import Button, Rank, Tone, press_tabbed_to
from pokertable.views.widgets.layouts import in_one_size

WIDEST = 1280
"""Width in px beyond which the panel's parts stay together in its middle."""


class ChoiceRow(QWidget):
    """Shows `LegalActions` and emits the player's action: `acted(action)`. It computes no amount.

    For a moment after the choices change input is blocked. `fold_asked(bool)`: a fold where checking is free has to be
    pressed twice; the question is open, or cancelled.
    """

    acted = Signal(object)
    fold_asked = Signal(bool)

    def __init__(self, parent: QWidget, guard_ms: int) -> None:
        super().__init__(parent)
        self.amounts = Amounts()
        self.legal: LegalActions | None = None
        """The choices; None: it is not the player's turn."""
        self._asks = True
        self.is_asking = False
        """Whether the question before a fold is open."""
        self._chosen = False
        """Whether the amount was chosen in this turn."""
        self._spent = False
        self._guard = QTimer(self, singleShot=True, interval=guard_ms)
        self._guard.timeout.connect(partial(self._set_dimmed, False))
        self.fold_button = Button(Tone.OUTLINED, self, rank=Rank.ACT, clicked=self.fold)
        self.call_button = Button(Tone.FILLED, self, rank=Rank.ACT, clicked=self.call)
        self.editor = AmountEditor(self)
        self.ladder = FixedLadder(self)
        self.raise_button = Button(Tone.CORAL, self, clicked=self.bet_or_raise)
        self.ladder.chosen.connect(self.editor.set_amount)
        self._buttons = (self.fold_button, self.call_button, self.raise_button)
        in_one_size(*self._buttons)
        self._print_keys()
        look().changed.connect(self._print_keys)
        self.editor.changed.connect(self._amount_changed)
        self.editor.settled.connect(self.bet_or_raise)

    # Display

    @property
    def live(self) -> bool:
        """Whether input counts: a turn, past the guard time, without an action yet."""
        return self.legal is not None and not self._guard.isActive() and not self._spent

    def offer(self, legal: LegalActions, *, free_fold_asks: bool) -> bool:
        """Offer these choices; False if they are offered already and not answered yet."""
        again = legal == self.legal and not self._spent
        self._asks = free_fold_asks
        if again:
            return False
        self.end_turn()
        self.legal = legal
        self.editor.set_legal(legal)
        fixed = legal.structure is Structure.FIXED
        self.ladder.set_legal(legal if fixed else None)
        self.ladder.set_amount(self.editor.amount)
        self._show_ladder(fixed)
        self._say_buttons()
        return True

    def end_turn(self) -> None:
        """End the turn: no action is possible."""
        self.legal = None
        self.is_asking = self._chosen = self._spent = False
        self._guard.stop()
        self._set_dimmed(False)

    def rest(self) -> None:
        """Show the buttons in place, grey."""
        self._show_ladder(False)
        self.editor.set_legal(None)
        reason = tr("not your turn")
        for button, title in zip(self._buttons, (tr("Fold"), tr("Check"), tr("Raise")), strict=True):
            button.say(title, available=False, tip=reason)

    def guard(self) -> None:
        """Block input for a moment, dimmed."""
        if self._guard.interval() > 0:
            self._guard.start()
            self._set_dimmed(True)

    def say_again(self) -> None:
        """Write the amounts again in the present format."""
        self.editor.say_again()
        self.ladder.say_again()
        if self.legal is not None and not self.is_asking:
            self._say_buttons()

    def _print_keys(self) -> None:
        keys = look().keys
        for button, key in zip(self._buttons, (keys.fold, keys.check_call, keys.bet_raise), strict=True):
            button.set_key(key_cap(key))

    # The player's actions

    def fold(self) -> None:
        """Fold; where checking is free, ask first."""
        if not self.live or self.legal is None or not self.legal.fold:
            return
        if self.legal.free and self._asks and not self.is_asking:
            self.is_asking = True
            self.fold_button.say(tr("Fold"), tr("sure? Press\xa0again"))
            self.fold_asked.emit(True)
            self.guard()
            return
        self._act(Fold())

    def call(self) -> None:
        """Check, call or bring in."""
        if self.live and self.legal is not None:
            self._act(CheckCall() if self.legal.bring_in is None else BringIn())

    def bet_or_raise(self) -> None:
        """Bet or raise to the current amount."""
        if self.live and self.legal is not None and self.legal.raise_to is not None:
            self._act(RaiseTo(self.editor.amount))

    def change_amount(self, by: int) -> None:
        """Move the amount by `by` round steps."""
        if self.live:
            self.editor.step(by)

    def set_preset(self, key: PresetKey) -> None:
        """Set a ready amount, if it is legal; never act."""
        if self.live:
            self.editor.take(key)

    def type_digit(self, digit: str) -> None:
        """Begin to type an amount, wherever the focus is; not in fixed limit."""
        if self.live and self.editor.isVisible():
            self.editor.begin_typing(digit)

    def confirm(self) -> None:
        """Handle Enter: press the focused button, else raise if the amount was chosen in this turn."""
        if self.editor.field.hasFocus():
            self.editor.field.returnPressed.emit()
        elif not press_tabbed_to() and self._chosen:
            self.bet_or_raise()

    def drop_question(self) -> None:
        """Cancel the question before a fold."""
        if self.is_asking:
            self.is_asking = False
            self._say_buttons()
            self.fold_asked.emit(False)

    def act_soon(self, action: Action) -> None:
        """Take an action decided ahead, after all listeners have shown these choices."""
        legal, self._spent = self.legal, True
        QTimer.singleShot(0, self, lambda: self.acted.emit(action) if self.legal is legal else None)

    def _act(self, action: Action) -> None:
        self._spent = True
        self.acted.emit(action)

    # Internals

    def _say_buttons(self) -> None:
        legal = self.legal
        assert legal is not None
        self.fold_button.say(tr("Fold"), reason="" if legal.fold else tr("the bring-in cannot fold"))
        self.call_button.say(
            panel_words.call_title(legal, self.amounts),
            tr("all-in") if legal.call_is_all_in else "",
            tip=self.amounts.chips_tip(legal.check_call or legal.bring_in or 0),
        )
        if legal.raise_to is None:
            reason = shown(legal.raise_reason) if legal.raise_reason is not None else tr("not possible")
            self.raise_button.say(panel_words.raise_title(legal, None, self.amounts), reason=reason)
        else:
            self._say_raise(legal, self.editor.amount)

    def _say_raise(self, legal: LegalActions, amount: int) -> None:
        title, detail = panel_words.raise_title(legal, amount, self.amounts), panel_words.raise_detail(legal, amount)
        self.raise_button.say(title, detail, tip=self.amounts.chips_tip(amount))

    def _amount_changed(self, amount: int) -> None:
        self._chosen = True
        self.ladder.set_amount(amount)
        self.drop_question()
        if self.legal is not None:
            self._say_raise(self.legal, amount)

    def _show_ladder(self, fixed: bool) -> None:
        self.editor.setVisible(not fixed)
        self.ladder.setVisible(fixed)

    def _set_dimmed(self, dimmed: bool) -> None:
        for button in self._buttons:
            button.set_dimmed(dimmed)
        self.editor.set_live(not dimmed)
        self.ladder.set_dimmed(dimmed)

    def place(self, places: PanelPlaces) -> None:
        """Lay out the row in the panel."""
        row = places.fold.united(places.raise_).adjusted(0, -scaled(RING), 0, 0)
        self.setGeometry(row)
        at = -row.topLeft()
        self.fold_button.setGeometry(places.fold.translated(at))
        self.call_button.setGeometry(places.call.translated(at))
        self.editor.setGeometry(places.amount.adjusted(0, -scaled(RING), 0, 0).translated(at))
        self.ladder.setGeometry(places.amount.translated(at))
        self.raise_button.setGeometry(places.raise_.translated(at))


@dataclass(frozen=True, slots=True)
class PanelPlaces:
    """Rectangles in px, in the panel. Buttons include 3 px around them for the focus ring."""

    line: QRect
    """The line of words."""
    fold: QRect
    call: QRect
    amount: QRect
    raise_: QRect


def panel_places(width: int, height: int) -> PanelPlaces:
    """The layout of the panel: Fold and Raise at the ends, Fold well apart from Call, the rest for the amount."""
    used = min(width, scaled(WIDEST))
    roomy = used >= 900
    left = (width - used) // 2 + (scaled(13) if roomy else scaled(7))
    right = (width + used) // 2 - (scaled(13) if roomy else scaled(7))
    tight = height < scaled(152) + 2 * (sized(LINE) - scaled(LINE))
    band = (scaled(28) if tight else scaled(44)) + sized(LINE) - scaled(LINE)
    line = QRect(left + scaled(3), (band - sized(LINE)) // 2 + 1, right - left - scaled(6), sized(LINE))
    row_top = band
    row = height - row_top - (scaled(10) if tight else scaled(16))
    fold_width = max(scaled(96), min(scaled(131), round(used * 0.129)))
    call_width = max(scaled(122), min(scaled(180), round(used * 0.168)))
    raise_width = max(scaled(138), min(scaled(212), round(used * 0.2)))
    fold = QRect(left, row_top, fold_width, row)
    call = QRect(fold.right() + 1 + (scaled(50) if roomy else scaled(22)), row_top, call_width, row)
    raise_ = QRect(right - raise_width, row_top, raise_width, row)
    gap = scaled(22) if roomy else scaled(7)
    start = call.right() + 1 + gap
    amount = QRect(start, row_top, raise_.left() - gap - start, row)
    return PanelPlaces(line, fold, call, amount, raise_)
