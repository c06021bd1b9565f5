"""The buttons at the foot of the quiz: the same place for the same thing, before the answer and after it."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QFrame, QWidget

from pokertable.views.kit.fonts import sized, width_of
from pokertable.views.widgets.buttons import RING, ActionButton, Tone
from pokertable.views.widgets.layouts import STRETCH, Arranged, in_row

_GAP: Final = 8


class QuizFoot(Arranged, QFrame):
    """A button for all that can be done: some before the answer, some after it, to leave at any time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setFixedHeight(64)
        self.leave_button = ActionButton(Tone.QUIET, self, self.tr("Leave"), key=self.tr("Esc"))
        self.undo_button = ActionButton(Tone.QUIET, self, self.tr("Undo"), key=self.tr("⌫"))
        self.even_button = ActionButton(Tone.QUIET, self, self.tr("Even out"), key="E")
        self.none_button = ActionButton(Tone.OUTLINED, self, self.tr("No low"), key="N")
        self.check_button = ActionButton(Tone.FILLED, self, self.tr("Check"), key=self.tr("Enter"))
        self.lab_button = ActionButton(Tone.QUIET, self, self.tr("Open in the lab"), key="L")
        self.play_button = ActionButton(Tone.QUIET, self, self.tr("Play from here"), key="T")
        self.again_button = ActionButton(Tone.QUIET, self, self.tr("Ask it again now"), key="A")
        self.misclick_button = ActionButton(Tone.QUIET, self, self.tr("It was a misclick"), key="M")
        self.next_button = ActionButton(Tone.FILLED, self, self.tr("Next question"), key=self.tr("Space"))
        self._asking = (self.undo_button, self.even_button, self.none_button, self.check_button)
        self._told = (self.lab_button, self.play_button, self.again_button, self.misclick_button, self.next_button)
        self._quiet = (self.leave_button, *self._told[:-1], self.undo_button, self.even_button)
        self._loud = (self.none_button, self.check_button, self.next_button)
        self._row = in_row(*self._quiet, STRETCH, *self._loud, of=self, spacing=_GAP)
        self.set_side(24)
        self.show_asking(none="", can_check=False, reason="", can_undo=False, spread=False)

    def set_side(self, side: int) -> None:
        """How far from the edges of the window the first and the last button are seen to end, in px."""
        self._row.setContentsMargins(side - RING, 8, side - RING, 8)
        self.arrange()

    def show_asking(self, *, none: str, can_check: bool, reason: str, can_undo: bool, spread: bool) -> None:
        """Before the answer. `none`: what can be said instead of picking, empty for nothing; `spread`: of a hundred."""
        for button in self._told:
            button.hide()
        self.undo_button.show()
        self.undo_button.say(self.tr("Undo"), available=can_undo)
        self.even_button.setVisible(spread)
        self.none_button.setVisible(bool(none))
        self.none_button.say(none)
        self.check_button.show()
        self.check_button.say(self.tr("Check"), reason="" if can_check else reason)
        self.arrange()

    def show_verdict(self, *, lab: bool, plays: bool, missed: bool, last: bool) -> None:
        """After the answer. `lab`: whether the lab can show these cards; `plays`: whether the hand can be played on."""
        for button in self._asking:
            button.hide()
        for button in self._told:
            button.setEnabled(True)
        self.lab_button.setVisible(lab)
        self.play_button.setVisible(plays)
        self.again_button.setVisible(missed)
        self.misclick_button.show()
        self.next_button.say(self.tr("To the summary") if last else self.tr("Next question"))
        self.next_button.show()
        self.arrange()

    def say_wait(self) -> None:
        """The next question is not prepared yet: what stands there is over."""
        for button in self._told:
            button.setEnabled(False)
        self.next_button.say(self.next_button.text(), reason=self.tr("it is being dealt"))

    def arrange(self) -> None:
        """Every button as wide as its words want; all a little less where the row is too narrow for that."""
        wanted = {button: self._wanted(button) for button in (*self._quiet, *self._loud) if not button.isHidden()}
        room = self.width() - 2 * self._row.contentsMargins().left() - _GAP * (len(wanted) - 1)
        share = min(1.0, max(0, room) / sum(wanted.values()))
        for button, width in wanted.items():
            button.setFixedWidth(int(share * width))

    def _wanted(self, button: ActionButton) -> int:
        if button is self.check_button:
            return sized(200)
        quiet = button in self._quiet
        words = round(width_of(button.text(), sized(14 if quiet else 17), bold=True))
        return words + sized(68 if quiet else 96)
