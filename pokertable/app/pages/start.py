"""The start page: a table is chosen there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from pokertable.app.pages.page import Page, Picture, Waits, Wanted, Work
from pokertable.app.pages.table import TABLE
from pokertable.model.text import phrase
from pokertable.views.kit.translate import shown
from pokertable.views.start.start_page import StartPage
from pokertable.views.start.waiting import Waiting
from pokertable.views.window.listed_page import Stands

if TYPE_CHECKING:
    from pokertable.model.game import Game
    from pokertable.session.play.resume import WaitingTable


class StartWork(Work[StartPage]):
    """Shows it under the tab of the table."""

    def build(self) -> StartPage:
        """The window has it from its beginning."""
        return self.app.window.start

    def open(self) -> None:
        """With what is due; a table that is open stays so and can be gone back to."""
        app = self.app
        self.page.set_waiting([self.shown_waiting(each) for each in app.waiting()])
        app.show_due()
        app.window.set_choices(app.profile.last_choices())
        self.show()

    def shown_waiting(self, waiting: WaitingTable) -> Waiting:
        """A table that waits, as the page shows it."""
        table = waiting.table
        games, hand = table.rotation, max(1, table.hand_number)
        return Waiting(waiting.table_id, games.key, games.short_title, table.tournament is not None, hand)

    def ask_to_replace(self, waiting: WaitingTable, does: Callable[[], object]) -> None:
        """Ask before another table takes the place of one that waits."""
        table = self.tr("Waiting: {table}. Its hands stay in the history, but you can't go back to it.")
        question, yes = (
            (self.tr("Give up this sit and go?"), self.tr("Begin a new one"))
            if waiting.table.tournament is not None
            else (self.tr("Give up this table?"), self.tr("New table"))
        )
        from pokertable.views.widgets.dialog import ask

        ask(self.app.window, question, table.format(table=self.shown_waiting(waiting).words), yes, does)

    def show(self, subtitle: str = "") -> None:  # noqa: D102
        self.app.window.show_page(TABLE, self.page, shown(self.listed.title), subtitle)

    def game(self) -> Game:
        """The one that is chosen, unless a table is open."""
        at_table = self.app.pages.built(TABLE)
        return (at_table and at_table.game()) or self.page.game()

    def chosen(self, wanted: Wanted) -> Waits:
        """With this table chosen, and its hand dealt."""
        self.show()
        self.app.window.set_choices([wanted.choice])
        yield lambda: self.page.isVisible()


START: Final = Page(
    key="start",
    title=phrase("Pokertable"),
    words=phrase("New table or sit and go…"),
    stands=Stands.MENU_TOP,
    work=StartWork,
    pictures=(Picture("start", StartWork.chosen),),
)
