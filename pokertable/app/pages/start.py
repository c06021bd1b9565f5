"""The start page: a table is chosen there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pokertable.app.pages.page import Page, Picture, Waits, Wanted, Work
from pokertable.app.pages.table import TABLE
from pokertable.model.text import phrase
from pokertable.views.kit.translate import shown
from pokertable.views.start.start_page import StartPage
from pokertable.views.window.listed_page import Stands

if TYPE_CHECKING:
    from pokertable.model.game import Game


class StartWork(Work[StartPage]):
    """Shows it under the tab of the table."""

    def build(self) -> StartPage:
        """The window has it from its beginning."""
        return self.app.window.start

    def open(self) -> None:
        """With what is due; a table that is open stays so and can be gone back to."""
        app = self.app
        self.page.set_resume(*[self._waiting(tournament=tournament) for tournament in (False, True)])
        app.show_due()
        app.window.set_choices(app.profile.last_choices())
        self.show()

    def _waiting(self, *, tournament: bool) -> str | None:
        """The table that waits, of cash or of a sit and go: the open one, else a stored one."""
        table = self.app.open_table(tournament=tournament)
        if table is None and self.app.profile.has_store:
            from pokertable.session.play.resume import waiting

            table = waiting(self.app.store, tournament=tournament)
            self.app.profile.notices_wanted.emit()
        if table is None:
            return None
        words = phrase("{game}, hand {number}", game=table.rotation.short_title, number=max(1, table.hand_number))
        return shown(phrase("Sit & go: {game}", game=words) if tournament else words)

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
    words=phrase("New table…"),
    stands=Stands.MENU_TOP,
    work=StartWork,
    pictures=(Picture("start", StartWork.chosen),),
)
