"""Practice in the window: another line of a stored hand, or the hand of a read played on; neither counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pokertable.app.pages import Pages
from pokertable.app.profile import Profile
from pokertable.views.kit.translate import fault

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
