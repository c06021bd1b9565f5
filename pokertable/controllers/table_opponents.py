"""The opponents of a table: they think on the worker thread, and act when both thought and delay are over."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from pokertable.controllers.jobs import Jobs
from pokertable.controllers.table_programs import TablePrograms
from pokertable.model.hand.actions import BringIn, CheckCall, Fold
from pokertable.model.hand.hand import Hand
from pokertable.session.play.keeper import Play
from pokertable.session.play.opponents import Chosen, choose_action, turn_of
from pokertable.session.record.rewind import opponents_decisions

_STANDS_IN: Final = "tag"


class TableOpponents(QObject):
    """One opponent thinks at a time. `acted(chosen)`: its `Chosen`; `failed` carries the exception of a failed choice.

    `programs` are those of the table. `delay_ms` is the thinking time on screen.
    """

    acted = Signal(object)
    failed = Signal(object)

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.delay_ms = 700
        self.programs = TablePrograms(self)
        self._jobs = jobs
        self._hand: Hand | None = None
        self._thought: Chosen | None = None
        self._delay = QTimer(self, singleShot=True)
        self._delay.timeout.connect(self._act)
        jobs.failed.connect(self._fail)

    def think(self, play: Play, seat: int, *, at_once: bool, practice: bool = False) -> None:
        """Let the opponent in this seat choose; `at_once`: without the delay.

        A program plays hands in order: in a line of practice a persona replaces it.
        """
        table, hand = play.table, play.hand
        persona = table.seats[seat].persona
        assert persona is not None, "the player at the keyboard chooses alone"
        self._hand, self._thought = hand, None
        if self.delay_ms and not at_once:
            self._delay.start(self.delay_ms)  # first: a program that is out answers at once
        if table.seats[seat].is_program and not practice:
            names = [each.name for each in table.seats]
            self.programs.think(seat, table.hand_number, hand, names, lambda action: self._found(Chosen(action)))
        else:
            persona = _STANDS_IN if table.seats[seat].is_program else persona
            turn, seed = turn_of(hand), table.choice_seed(seat, opponents_decisions(hand.events, table.hero) + 1)
            self._jobs.submit(partial(choose_action, persona, turn, seed, play.memory, table.prizes), self._found)

    def forget(self) -> None:
        """Drop the pending decision."""
        self._jobs.forget()
        self.programs.forget()
        self._delay.stop()
        self._hand = self._thought = None

    def hurry(self) -> None:
        """Skip the delay of the pending decision."""
        if self._delay.isActive():
            self._delay.stop()
            self._act()

    def _found(self, chosen: Chosen) -> None:
        self._thought = chosen
        if not self._delay.isActive():
            self._act()

    def _fail(self, error: Exception) -> None:
        """After an opponent's failure report it, and let it check or fold, so that the game goes on."""
        self.failed.emit(error)
        if self._hand is not None and not self._hand.over:
            bounds = self._hand.bounds()
            self._found(Chosen(BringIn() if bounds.bring_in else CheckCall() if bounds.check_call == 0 else Fold()))

    def _act(self) -> None:
        if self._thought is not None:
            chosen, self._hand, self._thought = self._thought, None, None
            self.acted.emit(chosen)
