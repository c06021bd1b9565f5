"""What the table has seen of how each seat plays, in the window."""

from __future__ import annotations

from pokertable.controllers.table_controller import TableController
from pokertable.players.seen.habits import Habits, remembered
from pokertable.session.record.table import Table
from pokertable.views.kit.translate import hero_named
from pokertable.views.window.habits_dialog import HabitsDialog
from pokertable.views.window.main_window import MainWindow


def habits_at(table: Table | None) -> tuple[tuple[str, Habits], ...]:
    """What a table has seen of each seat, by name; nothing without a table."""
    if table is None:
        return ()
    names = hero_named([seat.name for seat in table.seats])
    return tuple([(name, remembered(table.memory, at)) for at, name in enumerate(names)])


def show_habits(tables: TableController, window: MainWindow) -> None:
    """Show it, of the open table, which can forget it."""
    dialog = HabitsDialog(habits_at(tables.open_table), window)

    def forget() -> None:
        tables.forget_habits()
        dialog.set_habits(habits_at(tables.open_table))

    dialog.forgotten.connect(forget)
    dialog.open()
