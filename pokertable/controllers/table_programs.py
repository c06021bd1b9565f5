"""Programs in seats of the window's table: asked on threads of their own, and never waited for beyond their time.

Each has its own thread, so that a hanging one takes no time from another. Late answers are dropped; a clock on this
side keeps the table going whatever the program does.
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
from pokertable.session.programs import protocol
from pokertable.session.programs.program import MOVE_TIME_S, InvalidProgram, Program
from pokertable.session.record.table import Table
from pokertable.session.words.line import Line
from pokertable.views.table.table_page import TablePage

T = TypeVar("T")
_LATE_MS: Final = 250
"""Extra time for the answer of a punctual program to arrive, in ms."""
_CLOSING_S: Final = 3.0


@dataclass(frozen=True, slots=True)
class ProgramState:
    """State of a program in a seat: its name, its number of faults and the text of the last.

    `is_out`: it is no longer asked.
    """

    name: str
    faults: int = 0
    last_fault: str | Phrase | None = None
    is_out: bool = False


class TablePrograms(QObject):
    """The programs of one table. `changed(seat, state)`: a program has sat down, committed a fault, or is out."""

    changed = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.move_time_s = MOVE_TIME_S
        self._seated: dict[int, _Seated] = {}
        self._closing: list[threading.Thread] = []

    def sit_down(self, table: Table) -> None:
        """Start the programs of this table; those of the previous table are told goodbye."""
        self.leave()
        for seat, entry in enumerate(table.seats):
            if not entry.is_program:
                continue
            seated = _Seated(table.programs.get(seat), self.move_time_s, partial(self.changed.emit, seat), self)
            self._seated[seat] = seated
        self.deal(table.game, len(table.seats))

    def deal(self, game: Game, seats: int) -> None:
        """Announce the game of a new hand to programs that do not know it yet."""
        for seated in self._seated.values():
            seated.hello(game, seats)

    def think(self, seat: int, number: int, hand: Hand, names: Sequence[str], done: Callable[[Action], None]) -> None:
        """Ask the program in this seat for its action in hand `number`; `done` receives it, or the refusal action."""
        legal = hand.legal()
        seated = self._seated.get(seat)
        if seated is None:  # a resumed table: its programs are not started again without being asked for
            done(protocol.refusal(legal))
            return
        view = hand.observe(seat)
        seated.ask(lambda program: program.choose(number, view, names), protocol.refusal(legal), done)

    def forget(self) -> None:
        """Stop waiting for answers."""
        for seated in self._seated.values():
            seated.forget()

    def end(self, number: int, hand: Hand) -> None:
        """Send the programs the public result of a hand."""
        net = [stack - before for stack, before in zip(hand.state.stacks, hand.state.started.stacks, strict=True)]
        message = protocol.end(number, net, hand.events)
        for seated in self._seated.values():
            seated.tell(message)

    def leave(self) -> None:
        """Say goodbye to all programs without waiting for them."""
        self._closing = [thread for thread in self._closing if thread.is_alive()]
        self._closing += [seated.close() for seated in self._seated.values()]
        self._seated = {}

    def shut_down(self) -> None:
        """Say goodbye and wait until all have ended."""
        self.leave()
        for thread in self._closing:
            thread.join(_CLOSING_S)
        self._closing = []


class _Seated(QObject):
    """One program with its thread and clock. `command` None: there is no program to start."""

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
            self._refuse(phrase("the program is not restarted automatically"))
        else:
            self._set(ProgramState(command))
            self._jobs.submit(partial(self._start, command), self._started)

    def _start(self, command: str) -> str | Phrase | None:
        """Start the program, on its thread; returns the problem, if any."""
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
        """Announce the game if it has changed."""
        if game != self._game:
            self._game = game
            self._submit(lambda program: program.sit_down(game, seats), lambda _: None)

    def tell(self, message: protocol.Message) -> None:
        """Send a message that needs no answer."""
        self._submit(lambda program: program.tell(message), lambda _: None)

    def ask(self, work: Callable[[Program], Action], instead: Action, done: Callable[[Action], None]) -> None:
        """Ask; `done` receives the answer, or `instead` on timeout or without a program."""
        if self._state.is_out:
            done(instead)
            return
        self._answered, self._instead = done, instead
        self._clock.start(round(1000 * self._move_time_s) + _LATE_MS)
        self._submit(work, self._answer)

    def forget(self) -> None:
        """Drop the pending answer."""
        self._answered = None
        self._clock.stop()
        self._jobs.forget()

    def close(self) -> threading.Thread:
        """Say goodbye on a thread of its own, which ends the program within about a second."""
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
        """Run `work` with the program on its thread, then report the program's state at that moment."""
        if self._state.is_out:
            return

        def run() -> tuple[T, ProgramState] | None:
            program = self._program
            if program is None:
                return None  # its failed start has been reported
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
        """End a question that took too long, perhaps while the program was still being greeted."""
        done, self._answered = self._answered, None
        self._jobs.forget()
        if done is not None and self._instead is not None:
            done(self._instead)

    def _refuse(self, why: str | Phrase) -> None:
        """Note that there is no program to ask."""
        self._set(ProgramState(self._state.name, self._state.faults + 1, why, is_out=True))
        if self._answered is not None:
            self._time_is_up()

    def _set(self, state: ProgramState) -> None:
        if state != self._state:
            self._state = state
            self._changed(state)


class TableFaults:
    """Log lines for faults of one table's programs; nothing at another table where a line is practised."""

    def __init__(self, page: TablePage, programs: TablePrograms) -> None:
        self._page, self._programs = page, programs
        self._table: Table | None = None
        self._at: Table | None = None
        self._states: dict[int, ProgramState] = {}
        programs.changed.connect(self._changed)

    def sit_down(self, table: Table) -> None:
        """Reset for the programs of this table."""
        self._states, self._table = {}, table
        self._show()
        self._programs.sit_down(table)

    def at(self, table: Table) -> None:
        """Set the displayed table."""
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
        self._page.table.players.set_programs({seat: (each.name, each.faults) for seat, each in states.items()})


def _line(name: str, state: ProgramState) -> Line:
    """The log's line for a program's fault."""
    fault = state.last_fault or ""
    if state.is_out:
        return Line(
            phrase(("{name}'s program has stopped; from now on it checks or folds: {fault}"), name=name, fault=fault)
        )
    return Line(phrase("{name}'s program checks or folds: {fault}", name=name, fault=fault))
