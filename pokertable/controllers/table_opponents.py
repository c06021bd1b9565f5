"""The opponents of a table: they think on the worker thread, and act when thought and delay are both over."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from pokertable.controllers.jobs import Jobs
from pokertable.controllers.table_programs import TablePrograms
from pokertable.model.hand.actions import BringIn, CheckCall, Fold
from pokertable.model.hand.hand import Hand
from pokertable.players.seen.habits import Memory
from pokertable.session.play.opponents import Chosen, choose_action, turn_of
from pokertable.session.record.table import Table

_STANDS_IN: Final = "tag"


class TableOpponents(QObject):
    """One thinks at a time. `acted(chosen)`: its `Chosen`; `failed` carries the exception of one that found none.

    `programs` are those of the table, `memory` is what it has seen of each seat before this hand. `delay_ms` is the
    thinking time on screen; `decisions` counts the opponents' decisions of the hand.
    """

    acted = Signal(object)
    failed = Signal(object)

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.delay_ms = 700
        self.decisions = 0
        self.memory: Memory = ()
        self.programs = TablePrograms(self)
        self._jobs = jobs
        self._hand: Hand | None = None
        self._thought: Chosen | None = None
        self._delay = QTimer(self, singleShot=True)
        self._delay.timeout.connect(self._act)
        jobs.failed.connect(self._fail)

    def think(self, table: Table, hand: Hand, seat: int, *, at_once: bool, practice: bool = False) -> None:
        """Let the opponent in this seat choose; `at_once`: without the delay.

        A program plays hands in their order: in a line of practice a persona stands in for it.
        """
        persona = table.seats[seat].persona
        assert persona is not None, "the player at the keyboard chooses alone"
        self._hand, self._thought = hand, None
        self.decisions += 1
        if self.delay_ms and not at_once:
            self._delay.start(self.delay_ms)  # first: a program that is out answers at once
        if table.seats[seat].is_program and not practice:
            names = [each.name for each in table.seats]
            self.programs.think(seat, table.hand_number, hand, names, lambda action: self._found(Chosen(action)))
        else:
            persona = _STANDS_IN if table.seats[seat].is_program else persona
            turn, seed = turn_of(hand), table.choice_seed(seat, self.decisions)
            self._jobs.submit(partial(choose_action, persona, turn, seed, self.memory), self._found)

    def forget(self) -> None:
        """Whoever thinks is not waited for any more."""
        self._jobs.forget()
        self.programs.forget()
        self._delay.stop()
        self._hand = self._thought = None

    def hurry(self) -> None:
        """No delay for the one who thinks."""
        if self._delay.isActive():
            self._delay.stop()
            self._act()

    def _found(self, chosen: Chosen) -> None:
        self._thought = chosen
        if not self._delay.isActive():
            self._act()

    def _fail(self, error: Exception) -> None:
        """An opponent failed to decide: say so, and let it check or fold, so that the game goes on."""
        self.failed.emit(error)
        if self._hand is not None and not self._hand.over:
            bounds = self._hand.bounds()
            self._found(Chosen(BringIn() if bounds.bring_in else CheckCall() if bounds.check_call == 0 else Fold()))

    def _act(self) -> None:
        if self._thought is not None:
            chosen, self._hand, self._thought = self._thought, None, None
            self.acted.emit(chosen)
