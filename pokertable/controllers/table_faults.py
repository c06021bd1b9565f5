"""How the programs at the table stand: said at their seats, and their faults in the log."""

from __future__ import annotations

from pokertable.controllers.table_programs import ProgramState, TablePrograms
from pokertable.model.text import phrase
from pokertable.session.record.table import Table
from pokertable.session.words.line import Line
from pokertable.views.table.table_page import TablePage


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
