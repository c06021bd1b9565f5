"""The end of the player's sit and go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pokertable.app.pages.page import Page, Waits, Wanted, Work
from pokertable.app.pages.page import Picture as Pictured
from pokertable.model.text import phrase
from pokertable.views.kit.translate import shown

if TYPE_CHECKING:
    from pokertable.session.tournament.standings import Standings
    from pokertable.views.tournament.end_page import TournamentEnd


class TournamentEndWork(Work["TournamentEnd"]):
    """Shows it in the place of the table."""

    def build(self) -> TournamentEnd:  # noqa: D102
        from pokertable.views.tournament.end_page import TournamentEnd

        app = self.app
        page = TournamentEnd(app.window.pages)
        tables = app.tables
        tables.tournament.left.connect(page.set_left)
        page.again_button.clicked.connect(app.again)
        page.finish_button.clicked.connect(self.finish)
        page.watch_button.clicked.connect(tables.flow.watch)
        return page

    def finish(self) -> None:
        """Let the others play it to its end."""
        standings = self.app.tables.tournament.standings
        if standings is not None:
            self.page.set_left(standings.left)
            self.app.tables.tournament.let_them_finish()

    def show_end(self, standings: Standings) -> None:
        """Show the place, and what is known of the others'."""
        self.page.show_standings(standings)
        self.open()

    def open(self) -> None:  # noqa: D102
        from pokertable.app.pages.table import TABLE

        now = self.page.standings
        game = "" if now is None else shown(now.setup.rotation(now.level).without_stakes)
        title = self.tr("Sit & go: {game}").format(game=game)
        self.app.window.show_page(TABLE, self.page, title, self.page.course)

    def ended(self, wanted: Wanted) -> Waits:
        """A sit and go that has been played to its end."""
        from pokertable.app.playing import at_decision

        app = self.app
        yield from at_decision(app, wanted.as_tournament())
        app.ask_to_finish()
        yield lambda: self.page.standings is not None and self.page.standings.is_over


TOURNAMENT_END: Final = Page(
    key="sng-end",
    title=phrase("Sit & go"),
    work=TournamentEndWork,
    pictures=(Pictured("sng-end", TournamentEndWork.ended),),
)
