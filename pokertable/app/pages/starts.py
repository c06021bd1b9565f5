"""Starting hands: the games that have a table, the one of the start page first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pokertable.app.pages.page import Page, Picture, Waits, Wanted, Work
from pokertable.app.pages.path import PATH
from pokertable.app.pages.quiz import QUIZ
from pokertable.app.pages.start import START
from pokertable.model.games import CATALOGUE
from pokertable.model.text import BadInput, phrase, quoted
from pokertable.session.profile.choice import usual_choice

if TYPE_CHECKING:
    from pokertable.model.game import Game
    from pokertable.views.starts.page import StartsPage

_THEME: Final = "first_in"


class StartsWork(Work["StartsPage"]):
    """Leads to decisions on starts, and back to the path."""

    def build(self) -> StartsPage:  # noqa: D102
        from pokertable.controllers.jobs import Jobs
        from pokertable.views.starts.page import StartsPage

        jobs = self.closing(Jobs(self))
        jobs.failed.connect(self.app.profile.report)
        page = StartsPage(jobs.submit, self.app.window.pages)
        page.left.connect(lambda: self.app.open_page(PATH))
        page.quiz_wanted.connect(lambda game: self.app.pages.of(QUIZ).decide(game, _THEME))
        return page

    def game(self) -> Game:
        """The one whose starts are shown."""
        return usual_choice(self.page.game).game()

    def open(self) -> None:
        """Show the starts of the start page's game, if it has a table."""
        self.open_game(self.app.pages.of(START).game().variant.key)

    def open_game(self, game: str) -> None:
        """Show the starts of a game, if it has a table."""
        from pokertable.training.decide.bank import games, themes

        asked = [key for key in games() if _THEME in [theme.value for theme in themes(key)]]
        self.page.offer(_counted(), game, asked)
        self.show()

    def pictured(self, wanted: Wanted) -> Waits:
        """The starts of a game, `step` rows down; of hold'em the grid. Raises `BadInput` for a game without a table."""
        if wanted.choice.variant not in _counted():
            names = ", ".join(_counted())
            raise BadInput("game {game}: expected one of {names}", game=quoted(wanted.choice.variant), names=names)
        self.open_game(wanted.choice.variant)
        yield lambda: self.page.felt.start is not None
        self.page.ladder.step(wanted.step)

    def grid(self, wanted: Wanted) -> Waits:
        """Hold'em's grid."""
        return self.pictured(wanted._replace(choice=usual_choice("holdem")))


def _counted() -> list[str]:
    """The games that have a table."""
    from pokertable.training.starts.table import start_table

    return [key for key, variant in CATALOGUE.items() if start_table(variant) is not None]


STARTS: Final = Page(
    key="starts",
    title=phrase("Starting hands"),
    tab="path",
    work=StartsWork,
    pictures=(Picture("starts", StartsWork.pictured), Picture("starts-holdem", StartsWork.grid)),
    back=phrase("Back to starting hands"),
)
