"""The review asked for at the table: of the hand that is over, and during a hand of the one before it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from pokertable.app.pages import Pages
from pokertable.app.profile import Profile
from pokertable.controllers.table_controller import TableController
from pokertable.session.history.rows.stored import Origin
from pokertable.session.history.store import History
from pokertable.session.history.store.filters import HandFilter
from pokertable.views.window.main_window import MainWindow


class Reviews(QObject):
    """Works for one window."""

    def __init__(self, profile: Profile, window: MainWindow, tables: TableController, pages: Pages) -> None:
        super().__init__(window)
        self._profile, self._window, self._tables, self._pages = profile, window, tables, pages
        self._when_over = False
        """Whether the review is wanted as soon as all of this hand is shown."""
        tables.hand_begun.connect(self._begun)
        tables.hand_ended.connect(self._ended)

    def ask(self) -> None:
        """Review the last hand: the one at the table, if it is over or the player is out of it, else the one before.

        A hand that the player is out of is played out at once.
        """
        tables = self._tables
        if tables.shows_result:
            self._review_this()
        elif tables.hand is not None and (tables.hand.over or tables.is_out):
            self._when_over = True
            tables.hurry_to_result()
        elif tables.is_practising:
            self._window.table.note.say(self.tr("Practice: this line can be reviewed once it is over"))
        else:
            self._review_last()

    def _review_this(self) -> None:
        if self._tables.hand_id is not None:
            self._pages.review(self._tables.hand_id, from_table=True)
        else:
            self._window.table.note.say(self.tr("Practice: this line is not kept, so it cannot be reviewed"))

    def _review_last(self) -> None:
        last = History(self._profile.store).page(HandFilter(origin=Origin.PLAYED), limit=1).rows
        if last:
            self._pages.review(last[0].id)
        else:
            self._window.table.note.say(self.tr("A hand can be reviewed once it is over: this is the first one"))

    def go_on(self) -> None:
        """Back from the review to the table, and on if its hand is still the one that was reviewed."""
        self._pages.table_wanted.emit()
        if self._tables.hand is not None and self._tables.hand.over:
            self._tables.go_on()

    def _begun(self, _number: int) -> None:
        self._when_over = False

    def _ended(self) -> None:
        if self._when_over:
            self._when_over = False
            self._review_this()
