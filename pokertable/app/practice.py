"""Practice in the window: another line of a stored hand, or the hand of a read played on; and the bar's note."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from pokertable.app.pages import HISTORY, QUIZ
from pokertable.app.pages.page import Page
from pokertable.app.profile import Profile
from pokertable.model.text import Phrase, phrase
from pokertable.views.kit.translate import fault, shown
from pokertable.views.window.main_window import MainWindow

if TYPE_CHECKING:
    from pokertable.controllers.table_controller import TableController
    from pokertable.session.play.sit_and_go import SitAndGo
    from pokertable.session.record.table import Table
    from pokertable.training.reads.spot import ReadSpot


class Practice:
    """Works for one window, at the table of the controller that `tables` gives; `opens` shows a page."""

    def __init__(
        self, profile: Profile, opens: Callable[[Page[Any]], None], tables: Callable[[], TableController]
    ) -> None:
        self._profile, self._opens, self._tables = profile, opens, tables

    def line(self, hand_id: int, decision: int, seat: int) -> None:
        """Play another line of a stored hand, from that seat's decision of this number on."""
        from pokertable.session.play.practice import practice_table
        from pokertable.session.play.tournament_hands import tournament_hand
        from pokertable.session.record.rewind import own_decisions, rewind

        store = self._profile.store
        try:
            record = store.record(hand_id)
            table, hero = practice_table(record, seat, store.table_seed(hand_id))
            in_tournament = tournament_hand(store, hand_id, record)
            table.prizes = None if in_tournament is None else in_tournament.prizes
            kept = own_decisions(record.events, hero)[decision]
            rewound = rewind(record.events, kept, seed=record.seed)
        except ValueError as error:
            self._profile.said.emit(fault(error))
            return
        self._tables().flow.practise(table, hand_id, rewound)

    def read(self, spot: ReadSpot) -> None:
        """Play on the hand of a read in the quiz."""
        from pokertable.training.reads.played_on import played_on

        table, begun = played_on(spot)
        self._tables().flow.practise(table, None, begun)

    def leave(self, kept: bool) -> None:
        """Return from practice: a line that is not kept comes from the quiz; else to the table or the history."""
        if not kept:
            self._opens(QUIZ)
        elif self._tables().table is None:
            self._opens(HISTORY)


_LOOKED_AHEAD: Final = phrase("You looked ahead: this hand counts for the chips, but not for the statistics")


class TableNote:
    """Shows the note as long as the table is visible. `tables` gives its controller, None before the first table."""

    def __init__(self, window: MainWindow, tables: Callable[[], TableController | None]) -> None:
        self._window, self._tables = window, tables

    def say(self) -> None:
        """Show the present note, or none."""
        if self._window.is_at_table:
            self._window.say(self._words())

    def page_changed(self) -> None:
        """Hide the note when the table is left, and show it again when it returns."""
        note = self._words()
        if note is not None and self._window.is_at_table:
            self._window.say(note)
        elif note is not None and self._window.bar.note == shown(note):
            self._window.say(None)

    def _words(self) -> Phrase | None:
        tables = self._tables()
        if tables is None:
            return None
        line, counts, next_table = tables.flow.hands.line, tables.flow.hands.counts, tables.flow.next_table
        if line is not None and line.hand_id is None:
            return phrase("Practice: this line doesn't count. You return to the quiz afterwards")
        if line is not None and counts is None:
            return phrase("Practice: this line doesn't count. You return to the history afterwards")
        if line is not None and not tables.flow.is_in_hand:
            return phrase("Practice: this line doesn't count. The next hand follows")
        if line is not None:
            return phrase("Practice: this line doesn't count. You return to your hand afterwards")
        if next_table is not None:
            return _comes(next_table, leaves_sng=tables.flow.sng is not None)
        return _LOOKED_AHEAD if tables.flow.hands.has_looked_ahead else None


def _comes(wanted: Table | SitAndGo, *, leaves_sng: bool) -> Phrase:
    """The table or sit and go that comes after this hand, in words; one of cash waits beside a sit and go."""
    from pokertable.session.play.sit_and_go import SitAndGo

    if isinstance(wanted, SitAndGo):
        game, players = wanted.rotation.without_stakes, wanted.setup.field
        words = phrase("Your sit and go begins after this hand: {game}, {players} players", game=game, players=players)
        return words if leaves_sng else phrase("{begins}. This table waits for you", begins=words)
    if leaves_sng:
        return phrase("After this hand your sit and go waits, and you play {game}", game=wanted.rotation.title)
    return phrase("From the next hand on: {game}", game=wanted.rotation.title)
