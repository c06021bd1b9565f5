"""Before deciding: which game and theme; the questions are asked on the quiz's page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pokertable.app.pages.page import Page, Picture, Waits, Wanted, Work
from pokertable.app.pages.path import PATH
from pokertable.app.pages.quiz import QUIZ
from pokertable.model.text import phrase

if TYPE_CHECKING:
    from pokertable.views.quiz.decide.start import DecideStart


class DecideWork(Work["DecideStart"]):
    """Offers what the banks have."""

    def build(self) -> DecideStart:  # noqa: D102
        from pokertable.views.quiz.decide.start import DecideStart

        page = DecideStart(self.app.window.pages)
        page.wanted.connect(lambda game, theme: self.app.pages.of(QUIZ).decide(game, theme))
        page.left.connect(lambda: self.app.open_page(PATH))
        return page

    def open(self, game: str = "") -> None:
        """Offer the themes of each game, first this one, else that of the player's course, else the one played last."""
        from pokertable.training.decide.bank import games, offered

        asked = self.app.quiz_progress().asked_lately()
        found = {game: offered(game, asked) for game in games()}
        self.page.offer(found, next((each for each in (game, *self.app.games_trained()) if each in found), ""))
        self.show()

    def asked(self, wanted: Wanted) -> Waits:
        """A decision of the theme that `topic` names; with answers the verdict on the last of them.

        Every second answer is right, the first wrong. Without a bank: what is offered.
        """
        from pokertable.training.decide.bank import games

        self.open()
        yield lambda: True
        if games():
            yield from self.app.pages.of(QUIZ).asked_to_decide(wanted)

    def decided(self, wanted: Wanted) -> Waits:
        """The verdict on a wrong choice."""
        return self.asked(wanted._replace(step=max(1, wanted.step)))


DECIDE: Final = Page(
    key="decide",
    title=phrase("Decide"),
    tab="path",
    work=DecideWork,
    pictures=(
        Picture("decide", DecideWork.asked, ("topic",)),
        Picture("decide-verdict", DecideWork.decided, ("topic",)),
    ),
)
