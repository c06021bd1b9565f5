"""Practice in the window: another line of a stored hand, or the hand of a read played on; and the note in the bar."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pokertable.app.pages import Pages
from pokertable.app.profile import Profile
from pokertable.model.text import Phrase, phrase
from pokertable.views.kit.translate import fault, shown
from pokertable.views.window.main_window import MainWindow

if TYPE_CHECKING:
    from pokertable.controllers.table_controller import TableController
    from pokertable.training.reads.spot import ReadSpot


class Practice:
    """Works for one window, at the table of the controller that `tables` gives."""

    def __init__(self, profile: Profile, pages: Pages, tables: Callable[[], TableController]) -> None:
        self._profile, self._pages, self._tables = profile, pages, tables
        pages.practice_wanted.connect(self.line)
        pages.read_practice_wanted.connect(self.read)

    def line(self, hand_id: int, decision: int, seat: int) -> None:
        """Play another line of a stored hand, from that seat's decision of this number on."""
        from pokertable.session.play.practice import practice_table
        from pokertable.session.record.rewind import own_decisions, rewind

        store = self._profile.store
        try:
            record = store.record(hand_id)
            table, hero = practice_table(record, seat, store.table_seed(hand_id))
            kept = own_decisions(record.events, hero)[decision]
            rewound = rewind(record.events, kept, hero=hero, seed=record.seed)
        except ValueError as error:
            self._profile.said.emit(fault(error))
            return
        self._tables().practise(table, hand_id, rewound)

    def read(self, spot: ReadSpot) -> None:
        """Play on the hand that a read of the quiz was about."""
        from pokertable.training.reads.played_on import played_on

        table, begun = played_on(spot)
        self._tables().practise(table, None, begun)

    def leave(self, kept: bool) -> None:
        """Back to where it was asked for: a line that is not kept comes from the quiz; else a table may wait."""
        if not kept:
            self._pages.open("quiz")
        elif self._tables().table is None:
            self._pages.open("history")


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
