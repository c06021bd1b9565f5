"""The player's choices: fold, check or call, bet or raise, by mouse and by keyboard.

The panel shows `LegalActions` and emits an `Action`. It computes no amount. When the choices change, input is blocked
for a moment, so that a click meant for one decision never lands on the next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from pokertable.model.betting.presets import PresetKey
from pokertable.model.hand.legal import LegalActions
from pokertable.model.hand.observation import Observation, SeatView
from pokertable.views.kit.amounts import Amounts
from pokertable.views.kit.fonts import scaled
from pokertable.views.kit.key_map import key_cap
from pokertable.views.kit.look import look
from pokertable.views.kit.spoken import announce
from pokertable.views.showdown.panel import way_on_place
from pokertable.views.table import panel_words
from pokertable.views.table.choice_row import ChoiceRow, panel_places
from pokertable.views.table.foot_panel import FootPanel, PanelKey, confirming
from pokertable.views.table.preselect import PreselectBar
from pokertable.views.widgets.buttons import Button, Tone
from pokertable.views.widgets.labels import TwoEnds
from pokertable.views.widgets.layouts import Arranged

GUARD_MS = 400


class Mode(Enum):
    """Present purpose of the panel."""

    IDLE = "idle"
    TURN = "turn"
    WAITING = "waiting"
    OUT = "out"
    """The player has folded or is all-in: nothing to decide in this hand."""


class ActionPanel(Arranged, FootPanel):
    """`choices` emit the player's action; after a fold `next_button` asks for the next hand.

    A line of words above the `choices` of a turn, or above the `ticks` that decide ahead.
    """

    def __init__(self, parent: QWidget | None = None, *, guard_ms: int = GUARD_MS) -> None:
        super().__init__(parent)
        self.mode = Mode.IDLE
        """The panel's present mode."""
        self._lapse = ""
        """Why a tick was cancelled: shown until the player's next input."""
        self._have = ""
        """The player's equity in words, if live help shows it."""
        self.closes: Callable[[], bool] = lambda: False
        """Closes an open popover on Escape before anything here is cancelled; returns whether one was open."""
        self.line = TwoEnds(self)
        self.choices = ChoiceRow(self, guard_ms)
        self.ticks = PreselectBar(self)
        self.next_button = Button(Tone.QUIET, self, self.tr("Next hand"))
        self.choices.fold_asked.connect(self._fold_asked)
        self.choices.editor.noted.connect(self._note)
        self.ticks.noted.connect(self._tick_lapsed)
        self._bind_keys()
        look().changed.connect(self._bind_keys)
        look().changed.connect(self._say_again)
        self.setAccessibleName(self.tr("Your choices"))
        self.set_compact(False)
        self.set_idle()

    # Display

    @property
    def live(self) -> bool:
        """Whether input counts: a turn, past the guard time, without an action yet."""
        return self.choices.live

    def set_amounts(self, amounts: Amounts) -> None:
        """Set the format in which the table's chips are written and typed."""
        self.choices.amounts = self.choices.editor.amounts = self.choices.ladder.amounts = self.ticks.amounts = amounts

    def set_have(self, have: str) -> None:
        """Show the player's equity beside the price; empty: none."""
        if have == self._have:
            return
        self._have = have
        legal = self.choices.legal
        if self.mode is Mode.TURN and legal is not None and not self.choices.is_asking:
            self.line.left.say(*panel_words.price_wordings(legal, self.choices.amounts, have))

    def _say_again(self) -> None:
        """Write the amounts again in the present format."""
        self.choices.say_again()
        self.ticks.say_again()
        if self.mode is Mode.TURN:
            self._say_line()

    def set_choices(self, legal: LegalActions | None, *, free_fold_asks: bool = True) -> None:
        """Offer these choices; None: none. New choices block input for the guard time; unchanged ones do not.

        `free_fold_asks`: a fold where checking is free has to be pressed twice.
        """
        if legal is None:
            self.set_idle()
            return
        if not self.choices.offer(legal, free_fold_asks=free_fold_asks):
            return
        action, lapsed = self.ticks.taken(legal)
        self._lapse = lapsed or self._lapse
        self.ticks.clear()
        self.mode = Mode.TURN
        self._show_mode()
        self._say_line()
        if action is not None:
            self.choices.act_soon(action)
        if self._lapse:
            self._note(self._lapse)
            self._lapse = ""
        if action is None:
            self.choices.guard()

    def set_waiting(self, seen: Observation, seat: int, names: Sequence[str]) -> None:
        """Wait for another player: offer ticks to decide ahead, or the next hand if `seat` is out of this one.

        Call it after every event, because ticks are cancelled when the bet or the street changes.
        """
        view = seen.seats[seat]
        out = view.folded or view.mucked or view.all_in or seen.over
        self._leave_turn(Mode.OUT if out else Mode.WAITING)
        if out:
            self.ticks.clear()
            self._lapse = ""
            self.line.left.say(self._out_words(view), token="muted")
            self.next_button.setVisible(view.folded)
        else:
            self.line.left.say(self._waiting_words(seen, seat, names), token="muted")
            self.ticks.watch(seen, seat)
            if self._lapse:
                self._note(self._lapse)

    def set_watching(self, seen: Observation, names: Sequence[str]) -> None:
        """Say whose turn it is in a hand that the player looks on at."""
        self._leave_turn(Mode.OUT)
        self.line.left.say(self._waiting_words(seen, None, names), token="muted")

    def set_showdown(self, *, to_come: bool = False) -> None:
        """Say how to go on: hands are being compared, and there is nothing to decide; `to_come`: cards are to come."""
        self.ticks.clear()
        self._lapse = ""
        self._leave_turn(Mode.OUT)
        words = self.tr("Click or {key}: next card") if to_come else self.tr("Click or {key}: the result")
        key = key_cap(look().keys.go_on)
        self.line.left.say(words.format(key=key) if key else "", token="muted")

    def set_idle(self, words: str = "") -> None:
        """Show that there is nothing to decide, and why; the buttons stay in place, grey."""
        self.ticks.clear()
        self._lapse = ""
        self._leave_turn(Mode.IDLE)
        self.line.left.say(words, token="muted")
        self.choices.rest()

    def _bind_keys(self) -> None:
        keys = look().keys
        self.next_button.set_key(keys.go_on)
        presets = (keys.half_pot, PresetKey.HALF), (keys.pot, PresetKey.POT), (keys.all_in, PresetKey.ALL_IN)
        choices, steps = self.choices, ((keys.more, 1), (keys.more_too, 1), (keys.less, -1), (keys.less_too, -1))
        self.bind(
            [
                PanelKey(keys.fold, self.press_fold, self._decides_or_waits),
                PanelKey(keys.check_call, self.press_call, self._decides_or_waits),
                PanelKey(keys.bet_raise, choices.bet_or_raise, self._decides),
                PanelKey(keys.call_any, self.ticks.call_any.click, self._waits),
                *(PanelKey(key, partial(choices.set_preset, preset), self._decides) for key, preset in presets),
                *(PanelKey(str(n), partial(choices.type_digit, str(n)), self._decides) for n in range(10)),
                *(PanelKey(key, choices.confirm, self._decides, settles=True) for key in confirming(keys)),
                PanelKey("Escape", self.back_out, self._decides, settles=True),
                *(PanelKey(key, partial(choices.change_amount, by), self._decides, steps=True) for key, by in steps),
            ]
        )

    @property
    def own_field(self) -> QWidget:
        """The field of the typed amount."""
        return self.choices.editor.field

    def _decides(self) -> bool:
        return self.mode is Mode.TURN

    def _waits(self) -> bool:
        return self.mode is Mode.WAITING

    def _decides_or_waits(self) -> bool:
        return self.mode in (Mode.TURN, Mode.WAITING)

    # The player's actions

    def press_fold(self) -> None:
        """Fold; while waiting tick "check or fold"."""
        if self.mode is Mode.WAITING:
            self.ticks.check_fold.click()
        self.choices.fold()

    def press_call(self) -> None:
        """Check, call or bring in; while waiting tick "check", or the call of this bet."""
        if self.mode is Mode.WAITING:
            self.ticks.check_call.click()
        self.choices.call()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change the amount by the wheel, anywhere on the panel."""
        if event.angleDelta().y():
            self.choices.change_amount(1 if event.angleDelta().y() > 0 else -1)
        event.accept()

    def back_out(self) -> None:
        """Leave the amount field, or cancel the question before a fold."""
        if self.closes():
            return
        if self.own_field.hasFocus():
            self.choices.editor.give_up()
        self.choices.drop_question()

    # Internals

    def _leave_turn(self, mode: Mode) -> None:
        self.mode = mode
        self.choices.end_turn()
        self.line.right.say("")
        focus = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            self.setFocus()  # otherwise Qt gives the focus of a hidden widget to some other button
        self._show_mode()

    def _show_mode(self) -> None:
        """Show the parts of the mode: buttons in a turn and when idle, ticks while waiting."""
        self.choices.setVisible(self.mode in (Mode.TURN, Mode.IDLE))
        self.ticks.setVisible(self.mode is Mode.WAITING)
        self.next_button.setVisible(False)
        self.enable_keys()

    def _say_line(self) -> None:
        legal = self.choices.legal
        if legal is not None:
            self.line.left.say(*panel_words.price_wordings(legal, self.choices.amounts, self._have))
            self.line.right.say(*panel_words.limit_wordings(legal, self.choices.amounts), token="muted")
            announce(self, self.line.left.text)

    def _waiting_words(self, seen: Observation, seat: int | None, names: Sequence[str]) -> str:
        if seen.to_act is None or seen.to_act == seat:  # the player's turn comes after the animation
            return self.tr("Dealing…")
        return self.tr("Waiting for {name}").format(name=names[seen.to_act])

    def _out_words(self, view: SeatView) -> str:
        if view.folded:
            return self.tr("You folded")  # beside it is a button for the next hand, with its key
        return self.tr("You are all-in") if view.all_in else self.tr("The hand is over")

    def _tick_lapsed(self, words: str) -> None:
        self._lapse = words
        self._note(words)

    def _fold_asked(self, asked: bool) -> None:
        if asked:
            self.line.left.say(self.tr("You can check for free. Fold anyway?"), token="wrong")
        else:
            self._say_line()

    def _note(self, words: str) -> None:
        """Show a message about an input instead of the limits; empty: the limits again."""
        if words:
            self.line.right.say(words, token="wrong")
            announce(self, words, urgent=True)
        else:
            self._say_line()

    # Layout

    def minimumSizeHint(self) -> QSize:  # noqa: D102
        return QSize(scaled(680), self.height())

    def arrange(self) -> None:
        """Put everything in its place."""
        places = panel_places(self.width(), self.height())
        self.line.setGeometry(places.line)
        self.choices.place(places)
        self.next_button.setGeometry(way_on_place(self.width()))
        self.ticks.place(places.fold, places.call, places.raise_)
