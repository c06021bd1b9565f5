"""The statistics of the stored hands, of reviewed decisions and of misreads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pokertable.app.pages.hands import REVIEW, played
from pokertable.app.pages.page import Page, Picture, Waits, Wanted, Work
from pokertable.app.pages.quiz import QUIZ
from pokertable.app.pages.table import TABLE
from pokertable.model.text import phrase
from pokertable.views.window.listed_page import Stands

if TYPE_CHECKING:
    from pokertable.views.desk.statistics.page import StatisticsPage


class StatisticsWork(Work["StatisticsPage"]):
    """Counts while they are in sight; they lead to reviews and drills."""

    def build(self) -> StatisticsPage:  # noqa: D102
        from pokertable.controllers.statistics_controller import StatisticsController
        from pokertable.views.desk.statistics.page import StatisticsPage

        app = self.app
        page = StatisticsPage(app.window.pages)
        controller = self.closing(StatisticsController(page, app.store, self))
        controller.failed.connect(app.profile.report)
        app.watch.mended.connect(page.ask)
        controller.exported.connect(lambda path: app.profile.said.emit(self.tr("Saved to {file}").format(file=path)))
        page.play_wanted.connect(lambda: app.open_page(TABLE))
        page.decisions.review_wanted.connect(lambda hand_id: app.pages.of(REVIEW).review(hand_id))
        page.decisions.drill_wanted.connect(self._drill)
        app.window.pages.currentChanged.connect(
            lambda _: controller.refresh() if page.isVisibleTo(app.window) else controller.pause()
        )
        return page

    def _drill(self, game: str, kind: str) -> None:
        """Start a drill for a kind of loss, as a review names it."""
        from pokertable.training.explain.reasons import drilled

        self.app.pages.of(QUIZ).drill(game, drilled(kind))

    def drawn(self, wanted: Wanted) -> Waits:
        """With the results of some hands, and their graph if they have a unit in common."""
        yield from played(self.app, wanted)
        self.open()
        yield lambda: bool(self.page.overview.games.accessibleName())


STATISTICS: Final = Page(
    key="statistics",
    title=phrase("Statistics"),
    stands=Stands.TAB,
    work=StatisticsWork,
    pictures=(Picture("statistics", StatisticsWork.drawn),),
    back=phrase("Back to statistics"),
)
