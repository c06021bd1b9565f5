"""What has to be known of the hand at the table, in the window's bar."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pokertable.model.text import Phrase, phrase
from pokertable.views.kit.translate import shown
from pokertable.views.window.main_window import MainWindow

if TYPE_CHECKING:
    from pokertable.controllers.table_controller import TableController

_LOOKED_AHEAD: Final = phrase(
    "You have looked ahead: this hand is played for its chips but does not count in the statistics"
)


class TableNote:
    """The note is shown as long as the table is. `tables` gives its controller, None before the first table."""

    def __init__(self, window: MainWindow, tables: Callable[[], TableController | None]) -> None:
        self._window, self._tables = window, tables

    def say(self) -> None:
        """Say what has to be known now, or no more."""
        if self._window.is_at_table:
            self._window.say(self._words())

    def page_changed(self) -> None:
        """The note goes with the table and comes back with it."""
        note = self._words()
        if note is not None and self._window.is_at_table:
            self._window.say(note)
        elif note is not None and self._window.bar.note == shown(note):
            self._window.say(None)

    def _words(self) -> Phrase | None:
        tables = self._tables()
        if tables is None:
            return None
        practice, next_table = tables.practice.waiting, tables.next_table
        if practice is not None and tables.hand_id is None:
            return phrase("Practice: this line does not count. After it you go back to the quiz")
        if practice is not None and practice.table is None:
            return phrase("Practice: this line does not count. After it you go back to the history")
        if practice is not None and (practice.hand is None or practice.hand.over):
            return phrase("Practice: this line does not count. After it the next hand is dealt")
        if practice is not None:
            return phrase("Practice: this line does not count. After it you go back to your hand")
        if next_table is not None:
            return phrase("From the next hand on: {game}", game=next_table.rotation.title)
        return _LOOKED_AHEAD if tables.practice.has_looked_ahead else None
