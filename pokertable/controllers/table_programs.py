"""Programs in seats of the table in the window: asked on threads of their own, and never waited for beyond their time.

Each has its own thread, so that one that hangs takes no time from another. What it answers too late is dropped; a
clock on this side sees to it that the table goes on whatever happens over there.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from pokertable.controllers.jobs import Jobs
from pokertable.model.game import Game
from pokertable.model.hand.actions import Action
from pokertable.model.hand.hand import Hand
from pokertable.model.text import Phrase, phrase, told
from pokertable.session.play import protocol
from pokertable.session.play.program import MOVE_TIME_S, InvalidProgram, Program
from pokertable.session.record.table import Table
from pokertable.session.words.line import Line
from pokertable.views.table.table_page import TablePage

T = TypeVar("T")
_LATE_MS: Final = 250
"""A program that answers in time has so long for its answer to get here."""
_CLOSING_S: Final = 3.0


@dataclass(frozen=True, slots=True)
class ProgramState:
    """How a program in a seat stands: what it calls itself, its faults so far and the text of the last.

    `is_out`: it is not asked any more.
    """

    name: str
    faults: int = 0
    last_fault: str | Phrase | None = None
    is_out: bool = False


class TablePrograms(QObject):
    """Those of one table. `changed(seat, state)`: a program has sat down, done something wrong, or is out."""

    changed = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.move_time_s = MOVE_TIME_S
        self._seated: dict[int, _Seated] = {}
        self._closing: list[threading.Thread] = []

    def sit_down(self, table: Table) -> None:
        """Start the programs of this table; those of the table before are told goodbye."""
        self.leave()
        for seat, entry in enumerate(table.seats):
            if not entry.is_program:
                continue
            seated = _Seated(table.programs.get(seat), self.move_time_s, partial(self.changed.emit, seat), self)
            self._seated[seat] = seated
        self.deal(table.game, len(table.seats))

    def deal(self, game: Game, seats: int) -> None:
        """A hand of this game is dealt: programs that were told of another, or of none, are told."""
        for seated in self._seated.values():
            seated.hello(game, seats)

    def think(self, seat: int, number: int, hand: Hand, names: Sequence[str], done: Callable[[Action], None]) -> None:
        """Ask the program in this seat for its action in hand `number`; `done` hears it, or the refusal for none."""
        legal = hand.legal()
        seated = self._seated.get(seat)
        if seated is None:  # a table that was left open with a program, which is not started again unasked
            done(protocol.refusal(legal))
            return
        view = hand.observe(seat)
        seated.ask(lambda program: program.choose(number, view, names), protocol.refusal(legal), done)

    def forget(self) -> None:
        """Nobody waits for an answer any more."""
        for seated in self._seated.values():
            seated.forget()

    def end(self, number: int, hand: Hand, before: Sequence[int]) -> None:
        """Tell what the table saw at the end of a hand; `before` are the stacks that it began with."""
        net = [stack - was for stack, was in zip(hand.state.stacks, before, strict=True)]
        message = protocol.end(number, net, hand.events)
        for seated in self._seated.values():
            seated.tell(message)

    def leave(self) -> None:
        """Say goodbye to all, and wait for none of them here."""
        self._closing = [thread for thread in self._closing if thread.is_alive()]
        self._closing += [seated.close() for seated in self._seated.values()]
        self._seated = {}

    def shut_down(self) -> None:
        """Say goodbye and see to it that all have ended."""
        self.leave()
        for thread in self._closing:
            thread.join(_CLOSING_S)
        self._closing = []


class _Seated(QObject):
    """One program, with its thread and its clock. `command` None: there is none to be started."""

    def __init__(
        self,
        command: str | None,
        move_time_s: float,
        changed: Callable[[ProgramState], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._changed = changed
        self._move_time_s = move_time_s
        self._game: Game | None = None
        self._answered: Callable[[Action], None] | None = None
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._time_is_up)
        self._jobs = Jobs(self)
        self._jobs.failed.connect(lambda error: self._refuse(told(error)))
        self._lock = threading.Lock()
        self._program: Program | None = None
        self._is_left = False
        self._instead: Action | None = None
        self._state = ProgramState("")
        if command is None:
            self._refuse(phrase("the program is not started again by itself"))
        else:
            self._set(ProgramState(command))
            self._jobs.submit(partial(self._start, command), self._started)

    def _start(self, command: str) -> str | Phrase | None:
        """Start the program, on its thread; what is wrong if that cannot be."""
        try:
            program = Program(command, move_time_s=self._move_time_s)
        except InvalidProgram as error:
            return told(error)
        with self._lock:
            self._program = program
            left = self._is_left
        if left:
            program.close()
        return None

    def _started(self, problem: str | None) -> None:
        if problem is not None:
            self._refuse(problem)

    def hello(self, game: Game, seats: int) -> None:
        """Say what is played, if it is not what was said before."""
        if game != self._game:
            self._game = game
            self._submit(lambda program: program.sit_down(game, seats), lambda _: None)

    def tell(self, message: protocol.Message) -> None:
        """Tell something that is not answered."""
        self._submit(lambda program: program.tell(message), lambda _: None)

    def ask(self, work: Callable[[Program], Action], instead: Action, done: Callable[[Action], None]) -> None:
        """Ask; `done` hears the answer, or `instead` when the time is up or there is nobody to ask."""
        if self._state.is_out:
            done(instead)
            return
        self._answered, self._instead = done, instead
        self._clock.start(round(1000 * self._move_time_s) + _LATE_MS)
        self._submit(work, self._answer)

    def forget(self) -> None:
        """Drop the answer that is being waited for."""
        self._answered = None
        self._clock.stop()
        self._jobs.forget()

    def close(self) -> threading.Thread:
        """Say goodbye on a thread of its own, which has ended it in a second or so."""
        self.forget()
        self._jobs.shut_down(wait=False)
        with self._lock:
            self._is_left, program = True, self._program

        def close() -> None:
            if program is not None:
                program.close()

        thread = threading.Thread(target=close, daemon=True)
        thread.start()
        return thread

    def _submit(self, work: Callable[[Program], T], done: Callable[[T], None]) -> None:
        """Do this with the program, on its thread; then say how the program stood at that moment."""
        if self._state.is_out:
            return

        def run() -> tuple[T, ProgramState] | None:
            program = self._program
            if program is None:
                return None  # it could not be started, which has been said
            result = work(program)
            return result, ProgramState(program.name, program.faults, program.last_fault, program.is_out)

        def told(found: tuple[T, ProgramState] | None) -> None:
            if found is not None:
                result, state = found
                self._set(state)
                done(result)

        self._jobs.submit(run, told)

    def _answer(self, action: Action) -> None:
        done, self._answered = self._answered, None
        self._clock.stop()
        if done is not None:
            done(action)

    def _time_is_up(self) -> None:
        """It has been asked for long enough, perhaps while it was still being greeted."""
        done, self._answered = self._answered, None
        self._jobs.forget()
        if done is not None and self._instead is not None:
            done(self._instead)

    def _refuse(self, why: str | Phrase) -> None:
        """There is no program to ask."""
        self._set(ProgramState(self._state.name, self._state.faults + 1, why, is_out=True))
        if self._answered is not None:
            self._time_is_up()

    def _set(self, state: ProgramState) -> None:
        if state != self._state:
            self._state = state
            self._changed(state)


class TableFaults:
    """Of the programs that play at one table; at another, where a line is practised, nothing is said of them."""

    def __init__(self, page: TablePage, programs: TablePrograms) -> None:
        self._page, self._programs = page, programs
        self._table: Table | None = None
        self._at: Table | None = None
        self._states: dict[int, ProgramState] = {}
        programs.changed.connect(self._changed)

    def sit_down(self, table: Table) -> None:
        """The programs of this table begin."""
        self._states, self._table = {}, table
        self._show()
        self._programs.sit_down(table)

    def at(self, table: Table) -> None:
        """This table is shown."""
        self._at = table
        self._show()

    def _changed(self, seat: int, state: ProgramState) -> None:
        before = self._states.get(seat)
        self._states[seat] = state
        self._show()
        if self._at is not None and state.faults > (0 if before is None else before.faults):
            self._page.log_beside(_line(self._at.seats[seat].name, state))

    def _show(self) -> None:
        states = self._states if self._at is self._table else {}
        self._page.table.set_programs({seat: (each.name, each.faults) for seat, each in states.items()})


def _line(name: str, state: ProgramState) -> Line:
    """What the log says of a program's fault."""
    fault = state.last_fault or ""
    if state.is_out:
        return Line(phrase("{name}'s program is out, from now on it checks or folds: {fault}", name=name, fault=fault))
    return Line(phrase("{name}'s program checks or folds: {fault}", name=name, fault=fault))
