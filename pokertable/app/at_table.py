"""What the player asks for at the table: live help, a read of an opponent, a review, how each seat has played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from pokertable.app.pages import Pages
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
from pokertable.training.reads.at_table import held_by_seat
from pokertable.views.kit.translate import hero_named
from pokertable.views.window.main_window import MainWindow

if TYPE_CHECKING:
    from pokertable.training.learner.progress import Progress
    from pokertable.views.window.read_dialog import ReadDialog, ReadVerdictDialog


class Odds(QObject):
    """Live help, below the log while it is wanted; works for one window. `table` counts."""

    def __init__(self, profile: Profile, window: MainWindow, tables: TableController) -> None:
        super().__init__(window)
        self._window, self._page = window, tables.page
        self._jobs = Jobs(self)
        self._jobs.failed.connect(profile.report)
        self.table = TableOdds(tables, self._jobs, self)
        self._page.odds.ranges.toggled.connect(self.table.set_ranges)
        self.table.counting.connect(self._page.show_counting)
        self.table.counted.connect(self._page.show_odds)
        self.table.gone.connect(self._page.end_odds)

    def show(self, wanted: bool) -> None:
        """Live help from now on, or no more; the log opens for it where it is a drawer, in a narrow window."""
        self._page.odds.setVisible(wanted)
        if wanted and self._page.log_is_drawer:
            self._window.bar.log.setChecked(True)
        self.table.set_wanted(wanted)

    def shut_down(self) -> None:
        """End what runs."""
        self._jobs.shut_down(wait=False)


class Reads(QObject):
    """W asks for a read, and after the hand shows what was right; works for one window.

    `progress` gives where a missed read is kept.
    """

    def __init__(
        self, profile: Profile, window: MainWindow, tables: TableController, progress: Callable[[], Progress]
    ) -> None:
        super().__init__(window)
        self._profile, self._window = profile, window
        self._jobs = Jobs(self), Jobs(self)
        for jobs in self._jobs:
            jobs.failed.connect(profile.report)
        self.table = TableReads(tables, self._jobs[0], progress, self)
        self.dialog: ReadDialog | ReadVerdictDialog | None = None
        """The one that was opened last."""

    def ask(self) -> None:
        """What does an opponent hold? After the hand: what was right, of each read."""
        from pokertable.views.window.read_dialog import ReadDialog, ReadVerdictDialog

        asked = self.table.now()
        if asked is not None and not asked.to_read:
            self._window.table.note.say(self.tr("Nothing is to be read yet: no opponent has acted"))
            return
        if asked is not None:
            opponents = {seat: self.table.name(seat) for seat in asked.to_read}
            self.dialog = ReadDialog(asked, opponents, self.table.name, self._window)
            self._jobs[1].submit(partial(held_by_seat, asked), self.dialog.show_held)
            self.dialog.given.connect(lambda seat, spread: self.table.keep(asked, seat, spread))
        elif self.table.reads:
            self.dialog = ReadVerdictDialog(self.table.reads, self._window)
        else:
            scoring = self.tr("Your reads are still being scored") if self.table.is_scoring else None
            self._window.table.note.say(scoring or self.tr("Nobody is to be put on a hand now"))
            return
        self.dialog.open()

    def shut_down(self) -> None:
        """End what runs."""
        for jobs in self._jobs:
            jobs.shut_down(wait=False)


def habits_at(table: Table | None) -> tuple[tuple[str, Habits], ...]:
    """What a table has seen of each seat, by name; nothing without a table."""
    if table is None:
        return ()
    names = hero_named([seat.name for seat in table.seats])
    return tuple([(name, remembered(table.memory, at)) for at, name in enumerate(names)])


def show_habits(tables: TableController, window: MainWindow) -> None:
    """Show it, of the open table, which can forget it."""
    from pokertable.views.window.read_dialog import HabitsDialog

    dialog = HabitsDialog(habits_at(tables.open_table), window)

    def forget() -> None:
        tables.forget_habits()
        dialog.set_habits(habits_at(tables.open_table))

    dialog.forget_button.clicked.connect(forget)
    dialog.open()


class Reviews(QObject):
    """Asked for at the table: of the hand that is over, and during a hand of the one before it."""

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
            tables.hurry()
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
