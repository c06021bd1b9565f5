"""The player's requests at the table: live help, reads of opponents, reviews, and each seat's past play."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from pokertable.app.pages import REVIEW, TABLE
from pokertable.app.profile import Profile
from pokertable.controllers.jobs import Jobs
from pokertable.controllers.table_controller import TableController
from pokertable.controllers.table_odds import TableOdds
from pokertable.controllers.table_reads import TableReads
from pokertable.players.seen.habits import Habits, remembered
from pokertable.session.history.rows.stored import Origin
from pokertable.session.history.store import History
from pokertable.session.history.store.filters import HandFilter
from pokertable.session.record.table import Table
from pokertable.training.reads.at_table import held_by_seat, opening_by_seat
from pokertable.views.kit.translate import hero_named
from pokertable.views.widgets.layouts import open_once
from pokertable.views.window.main_window import MainWindow

if TYPE_CHECKING:
    from pokertable.app.program import App
    from pokertable.training.learner.progress import Progress
    from pokertable.views.window.read_dialog import ReadDialog, ReadVerdictDialog


class Odds(QObject):
    """Live help, below the log when switched on; works for one window. `table` counts."""

    def __init__(self, profile: Profile, window: MainWindow, tables: TableController) -> None:
        super().__init__(window)
        self._window, self._page = window, tables.page
        self._jobs = Jobs(self)
        self._jobs.failed.connect(profile.report)
        self.table = TableOdds(tables, self._jobs, self)
        self._page.odds.ranges.toggled.connect(self.table.set_ranges)
        self.table.counting.connect(self._page.help.show_counting)
        self.table.counted.connect(self._page.help.show_odds)
        self.table.gone.connect(self._page.help.end_odds)
        self._wanted = False

    def show(self, wanted: bool) -> None:
        """Switch live help; in a narrow window, where the log is a drawer, the log opens for it."""
        if wanted == self._wanted:
            return
        self._wanted = wanted
        self._page.odds.setVisible(wanted)
        if wanted and self._page.log_is_drawer:
            self._window.bar.log.setChecked(True)
        self.table.set_wanted(wanted)

    def shut_down(self) -> None:
        """End running work."""
        self._jobs.shut_down(wait=False)


class Reads(QObject):
    """W asks for a read, and after the hand shows the answer; works for one window.

    `progress` gives the store of bad reads.
    """

    def __init__(
        self, profile: Profile, window: MainWindow, tables: TableController, progress: Callable[[], Progress]
    ) -> None:
        super().__init__(window)
        self._profile, self._window, self._tables = profile, window, tables
        self._jobs = Jobs(self), Jobs(self)
        for jobs in self._jobs:
            jobs.failed.connect(profile.report)
        self.table = TableReads(tables, self._jobs[0], progress, self)
        self.dialog: ReadDialog | ReadVerdictDialog | None = None
        """The open dialog."""

    def ask(self) -> None:
        """Ask for a read; after the hand show each read's answer."""
        from pokertable.views.window.read_dialog import ReadDialog, ReadVerdictDialog

        asked = self.table.now()
        if asked is not None and not asked.to_read:
            self._window.table.note.say(self.tr("Nothing to read yet: no opponent has acted"))
            return
        if asked is not None:
            opponents = {seat: self.table.name(seat) for seat in asked.to_read}
            self.dialog = ReadDialog(asked, opponents, self.table.name, self._window)
            self._jobs[1].submit(partial(held_by_seat, asked), self.dialog.show_held)
            self._jobs[1].submit(partial(opening_by_seat, asked), self.dialog.show_opening)
            self.dialog.given.connect(
                lambda seat, spread, changed: self.table.keep(asked, seat, spread, changed=changed)
            )
            self._tables.hand_begun.connect(self.dialog.reject)  # a read belongs to the hand that it was asked in
        elif self.table.reads:
            self.dialog = ReadVerdictDialog(self.table.reads, self.table.name, self._window)
        else:
            scoring = self.tr("Your reads are still being scored") if self.table.is_scoring else None
            self._window.table.note.say(scoring or self.tr("There's no opponent to read right now"))
            return
        self.dialog.finished.connect(self._closed)
        open_once(self.dialog)

    def _closed(self) -> None:
        self.dialog = None
        self._jobs[1].forget()

    def shut_down(self) -> None:
        """End running work."""
        for jobs in self._jobs:
            jobs.shut_down(wait=False)


def habits_at(table: Table | None) -> tuple[tuple[str, Habits], ...]:
    """Each seat's past play as seen at a table, by name; empty without a table."""
    if table is None:
        return ()
    names = hero_named([seat.name for seat in table.seats])
    return tuple([(name, remembered(table.memory, at)) for at, name in enumerate(names)])


def show_habits(tables: TableController, window: MainWindow) -> None:
    """Show each seat's past play at the open table, which can forget it."""
    from pokertable.views.window.read_dialog import HabitsDialog

    def seen() -> tuple[tuple[str, Habits], ...]:
        counts = tables.flow.hands.counts
        return habits_at(None if counts is None else counts.table)

    dialog = HabitsDialog(seen(), window)

    def forget() -> None:
        tables.flow.forget_habits()
        dialog.set_habits(seen())

    dialog.forget_button.clicked.connect(forget)
    open_once(dialog)


class Reviews(QObject):
    """Reviews requested at the table: of the finished hand, and during a hand of the previous one."""

    def __init__(self, app: App) -> None:
        super().__init__(app.window)
        self._app, self._tables = app, app.tables
        self._when_over = False
        """Whether a review is wanted as soon as all of this hand is shown."""
        self._tables.hand_begun.connect(self._begun)
        self._tables.hand_ended.connect(self._ended)

    def ask(self) -> None:
        """Review the last hand: the present one if it is over or the player is out of it, else the previous one.

        A hand that the player is out of is played out at once.
        """
        tables = self._tables
        if tables.flow.hands.aside is not None and not tables.flow.hands.is_practising:
            self._review_last()
        elif tables.flow.shows_result:
            self._review_this()
        elif tables.hand is not None and (tables.hand.over or tables.flow.hands.is_out):
            self._when_over = True
            tables.hurry()
        elif tables.flow.hands.is_practising:
            self._app.window.table.note.say(self.tr("Practice: you can review this line once it's over"))
        else:
            self._review_last()

    def _review_this(self) -> None:
        if self._tables.hand_id is not None:
            self._app.pages.of(REVIEW).review(self._tables.hand_id, from_table=True)
        else:
            self._app.window.table.note.say(self.tr("Practice: this line isn't kept, so it can't be reviewed"))

    def _review_last(self) -> None:
        last = History(self._app.store).page(HandFilter(origin=Origin.PLAYED), limit=1).rows
        if last:
            self._app.pages.of(REVIEW).review(last[0].id)
        else:
            self._app.window.table.note.say(self.tr("You can review a hand once it's over, and this is the first"))

    def go_on(self) -> None:
        """Return from the review to the table, and go on if its hand is still the reviewed one."""
        self._app.open_page(TABLE)
        if self._tables.hand is not None and self._tables.hand.over:
            self._tables.go_on()

    def _begun(self, _number: int) -> None:
        self._when_over = False

    def _ended(self) -> None:
        if self._when_over:
            self._when_over = False
            self._review_this()
