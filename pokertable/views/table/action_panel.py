"""The player's choices: fold, check or call, bet or raise, by mouse and by keyboard.

The panel shows `LegalActions` and emits an `Action`. It computes no amount. When the choices change, input is dead for
a moment, so that a click meant for one decision never lands on the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QSize, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from pokertable.model.betting.structure import Structure
from pokertable.model.hand.actions import Action, BringIn, CheckCall, Fold, RaiseTo
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.observation import Observation, SeatView
from pokertable.views.kit.key_map import KeyMap
from pokertable.views.kit.theme import DARK, Theme
from pokertable.views.kit.translate import shown
from pokertable.views.kit.widgets import ActionButton
from pokertable.views.table import panel_words
from pokertable.views.table.panel_keys import PanelDeeds, PanelKeys
from pokertable.views.table.panel_parts import PanelParts
from pokertable.views.table.preselect import Preselection, taken

GUARD_MS = 400
HEIGHT, COMPACT_HEIGHT = 124, 112


class Mode(Enum):
    """What the panel is for at the moment."""

    IDLE = "idle"
    TURN = "turn"
    WAITING = "waiting"
    OUT = "out"
    """The player has folded or is all-in: nothing to decide in this hand."""


class ActionPanel(QWidget):
    """`acted` carries the player's action; `go_on` asks for the next hand (after a fold)."""

    acted = Signal(object)
    go_on = Signal()

    def __init__(self, parent: QWidget | None = None, *, guard_ms: int = GUARD_MS, keys: KeyMap | None = None) -> None:
        super().__init__(parent)
        self._theme = DARK
        self._mode = Mode.IDLE
        self._legal: LegalActions | None = None
        self._asks = True
        self._asking = False
        self._chosen = False
        self._spent = False
        self._lapse = ""
        """Why a tick lapsed: said until the player's next input."""
        self._guard = QTimer(self, singleShot=True, interval=guard_ms)
        self._guard.timeout.connect(self._wake)
        self._parts = parts = PanelParts(self)
        self._price, self._limits = parts.line.left, parts.line.right
        self.fold_button, self.call_button, self.raise_button = parts.buttons
        self.editor, self.ladder, self.ticks, self.next_button = parts.editor, parts.ladder, parts.ticks, parts.next
        self._connect()
        deeds = PanelDeeds(
            fold=self.press_fold,
            call=self.press_call,
            bet_or_raise=self.press_raise,
            change_amount=self.change_amount,
            type_digit=self.type_digit,
            confirm=self.confirm,
            back_out=self.back_out,
        )
        self._shortcuts = PanelKeys(self, deeds, self.editor.field)
        self.set_keys(keys or KeyMap())
        self.set_theme(DARK)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Your choices"))
        self.set_compact(False)
        self.set_idle()

    def _connect(self) -> None:
        self.fold_button.clicked.connect(self.press_fold)
        self.call_button.clicked.connect(self.press_call)
        self.raise_button.clicked.connect(self.press_raise)
        self.next_button.clicked.connect(self.go_on)
        self.next_button.say(self.tr("Next hand"))
        self.editor.changed.connect(self._amount_changed)
        self.editor.noted.connect(self._note)
        self.editor.settled.connect(self.press_raise)
        self.ticks.noted.connect(self._tick_lapsed)

    # What is shown

    @property
    def mode(self) -> Mode:
        """What the panel is for at the moment."""
        return self._mode

    @property
    def live(self) -> bool:
        """Whether input counts: a turn, past the guard time, with no action given yet."""
        return self._mode is Mode.TURN and not self._guard.isActive() and not self._spent

    @property
    def price_text(self) -> str:
        """The words at the left of the top line."""
        return self._price.text

    @property
    def limit_text(self) -> str:
        """The words at the right of the top line."""
        return self._limits.text

    def set_choices(self, legal: LegalActions | None, *, free_fold_asks: bool = True) -> None:
        """Offer these choices; None: none. New ones are dead for the guard time; the same ones again are not.

        `free_fold_asks`: a fold where checking is free has to be pressed twice.
        """
        if legal is None:
            self.set_idle()
            return
        again = self._mode is Mode.TURN and legal == self._legal and not self._spent
        self._asks = free_fold_asks
        if again:
            return
        choice = self.ticks.choice
        self.ticks.clear()
        self._legal, self._mode = legal, Mode.TURN
        self._asking = self._chosen = self._spent = False
        self.editor.set_legal(legal)
        self.ladder.set_legal(legal if legal.structure is Structure.FIXED else None)
        self._show_mode()
        self._say_buttons()
        self._say_line()
        if choice is not Preselection.NONE:
            self._take_tick(choice, legal)
        if self._lapse:
            self._note(self._lapse)
            self._lapse = ""
        if not self._spent:
            self._fall_asleep()

    def set_waiting(self, seen: Observation, seat: int, names: Sequence[str]) -> None:
        """It is somebody else's turn: offer ticks to decide ahead, or the next hand if `seat` is out of this one.

        To be called after every event, since ticks lapse when the bet or the street changes.
        """
        view = seen.seats[seat]
        out = view.folded or view.mucked or view.all_in or seen.over
        self._leave_turn(Mode.OUT if out else Mode.WAITING)
        if out:
            self.ticks.clear()
            self._lapse = ""
            self._price.say(self._out_words(view), token="muted")
            self.next_button.setVisible(view.folded)
        else:
            self._price.say(self._waiting_words(seen, seat, names), token="muted")
            self.ticks.watch(seen, seat)
            if self._lapse:
                self._note(self._lapse)

    def set_idle(self, words: str = "") -> None:
        """Nothing to decide; the buttons stay in their places, grey."""
        self.ticks.clear()
        self._lapse = ""
        self._leave_turn(Mode.IDLE)
        self._price.say(words, token="muted")
        self.editor.set_legal(None)
        reason = self.tr("not your turn")
        for button, title in ((self.fold_button, "Fold"), (self.call_button, "Check"), (self.raise_button, "Raise")):
            button.say(panel_words.tr(title), available=False, tip=reason)

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._theme = theme
        self._parts.set_theme(theme)
        self.update()

    def set_compact(self, compact: bool) -> None:
        """112 px instead of 124, for small windows."""
        self.setFixedHeight(COMPACT_HEIGHT if compact else HEIGHT)

    def set_keys(self, keys: KeyMap) -> None:
        """Take these keys and print them on the buttons."""
        self._keys = keys
        self._parts.print_keys(keys)
        self._shortcuts.bind(keys)
        self._enable_keys()

    # What the player does

    def press_fold(self) -> None:
        """Fold; where checking is free, ask first. While waiting: tick "check or fold"."""
        if self._mode is Mode.WAITING:
            self.ticks.check_fold.toggle()
        if not self.live or self._legal is None or not self._legal.fold:
            return
        if self._legal.free and self._asks and not self._asking:
            self._asking = True
            self.fold_button.say(self.tr("Fold"), self.tr("anyway? {key}\u00a0again").format(key=self._keys.fold))
            self._price.say(self.tr("Check is free. Fold anyway?"), token="wrong")
            self._fall_asleep()
            return
        self._act(Fold())

    def press_call(self) -> None:
        """Check, call or bring in. While waiting: tick "check", where there is no bet."""
        if self._mode is Mode.WAITING and self.ticks.check.isEnabled():
            self.ticks.check.toggle()
        if self.live and self._legal is not None:
            self._act(CheckCall() if self._legal.bring_in is None else BringIn())

    def press_raise(self) -> None:
        """Bet or raise to the amount that is set."""
        if self.live and self._legal is not None and self._legal.raise_to is not None:
            self._act(RaiseTo(self.editor.amount))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel anywhere on the panel changes the amount."""
        if event.angleDelta().y():
            self.change_amount(1 if event.angleDelta().y() > 0 else -1)
        event.accept()

    def _act(self, action: Action) -> None:
        self._spent = True
        self.acted.emit(action)

    def change_amount(self, by: int) -> None:
        """So many round steps up or down."""
        if self.live:
            self.editor.step(by)

    def type_digit(self, digit: str) -> None:
        """Begin to type an amount, wherever the focus is."""
        if self.live:
            self.editor.begin_typing(digit)

    def confirm(self) -> None:
        """Enter: what has the focus, else the raise, if its amount was chosen in this turn."""
        focus = QApplication.focusWidget()
        if focus is self.editor.field:
            self.editor.field.returnPressed.emit()
        elif isinstance(focus, ActionButton) and focus.reached_by_keys:
            focus.click()
        elif self._chosen:
            self.press_raise()

    def back_out(self) -> None:
        """Back out of the amount field or of the question before a fold."""
        if self.editor.field.hasFocus():
            self.setFocus()
            self._note("")
        if self._asking:
            self._drop_question()

    def _take_tick(self, choice: Preselection, legal: LegalActions) -> None:
        action = taken(choice, legal)
        if action is None:
            self._lapse = self.tr("“Check” lapsed: there is a bet")
            return
        self._spent = True
        QTimer.singleShot(0, self, lambda: self.acted.emit(action) if self._legal is legal else None)

    # Inside

    def _leave_turn(self, mode: Mode) -> None:
        self._mode, self._legal = mode, None
        self._asking = self._chosen = self._spent = False
        self._guard.stop()
        self._parts.set_dimmed(False)
        self._limits.say("")
        focus = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            self.setFocus()  # else Qt hands the focus of what is hidden to any other button
        self._show_mode()

    def _show_mode(self) -> None:
        """Which parts are there: buttons in a turn and at rest, ticks while waiting."""
        fixed = self._legal is not None and self._legal.structure is Structure.FIXED
        acting, ticking = self._mode in (Mode.TURN, Mode.IDLE), self._mode is Mode.WAITING
        self._parts.show_for(acting=acting, ticking=ticking, fixed=fixed)
        self._enable_keys()

    def _say_buttons(self) -> None:
        legal = self._legal
        assert legal is not None
        self.fold_button.say(self.tr("Fold"), reason="" if legal.fold else self.tr("the bring-in cannot fold"))
        self.call_button.say(panel_words.call_title(legal), self.tr("all-in") if legal.call_is_all_in else "")
        if legal.raise_to is None:
            reason = shown(legal.raise_reason) if legal.raise_reason is not None else self.tr("not possible")
            self.raise_button.say(panel_words.raise_title(legal, None), reason=reason)
        else:
            amount = self.editor.amount
            self.raise_button.say(panel_words.raise_title(legal, amount), panel_words.raise_detail(legal, amount))

    def _say_line(self) -> None:
        if self._legal is not None:
            self._price.say(*panel_words.price_wordings(self._legal))
            self._limits.say(*panel_words.limit_wordings(self._legal), token="muted")
            QAccessible.updateAccessibility(QAccessibleEvent(self._price, QAccessible.Event.Alert))

    def _waiting_words(self, seen: Observation, seat: int, names: Sequence[str]) -> str:
        if seen.to_act is None or seen.to_act == seat:  # ours comes once the cards are down
            return self.tr("The dealer is at work")
        return self.tr("Waiting for {name}").format(name=names[seen.to_act])

    def _out_words(self, view: SeatView) -> str:
        if view.folded:
            return self.tr("You folded. {key}: next hand").format(key=self._keys.go_on)
        return self.tr("You are all-in") if view.all_in else self.tr("The hand is over")

    def _tick_lapsed(self, words: str) -> None:
        self._lapse = words
        self._note(words)

    def _amount_changed(self, amount: int) -> None:
        self._chosen = True
        self._drop_question()
        if self._legal is not None:
            self.raise_button.say(
                panel_words.raise_title(self._legal, amount), panel_words.raise_detail(self._legal, amount)
            )

    def _drop_question(self) -> None:
        if self._asking:
            self._asking = False
            self._say_buttons()
            self._say_line()

    def _note(self, words: str) -> None:
        """Words about an input, in the place of the limits; empty: the limits again."""
        if words:
            self._limits.say(words, token="wrong")
            QAccessible.updateAccessibility(QAccessibleEvent(self._limits, QAccessible.Event.Alert))
        else:
            self._say_line()

    def _enable_keys(self) -> None:
        """Keys count while there is something to decide."""
        awake = self.isVisible()
        self._shortcuts.allow(deciding=awake and self._mode is Mode.TURN, waiting=awake and self._mode is Mode.WAITING)

    def _fall_asleep(self) -> None:
        if self._guard.interval() > 0:
            self._guard.start()
            self._parts.set_dimmed(True)

    def _wake(self) -> None:
        self._parts.set_dimmed(False)

    # Place

    def showEvent(self, event: QShowEvent) -> None:
        """Keys count again."""
        super().showEvent(event)
        self._enable_keys()

    def hideEvent(self, event: QHideEvent) -> None:
        """Keys are free for others."""
        super().hideEvent(event)
        self._enable_keys()

    def sizeHint(self) -> QSize:
        """The panel's height; it takes the width it gets."""
        return QSize(1016, self.height())

    def minimumSizeHint(self) -> QSize:
        """Below this the parts would not fit."""
        return QSize(680, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put everything in its place."""
        super().resizeEvent(event)
        self._parts.place(self.width(), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """The panel's ground and the line above it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("panel"))
        painter.fillRect(0, 0, self.width(), 1, self._theme.color("line"))
        painter.end()
