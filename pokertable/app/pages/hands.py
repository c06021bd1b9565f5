"""The pages of stored hands: their list, the replayer and the review, which lead to each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from pokertable.app.pages.page import Page, Picture, Waits, Wanted, Work
from pokertable.app.pages.quiz import QUIZ
from pokertable.app.pages.table import TABLE
from pokertable.app.pages.tournament_end import TOURNAMENT_END
from pokertable.model.text import phrase
from pokertable.session.profile.settings import Settings
from pokertable.views.kit.translate import shown
from pokertable.views.window.listed_page import Stands

if TYPE_CHECKING:
    from pokertable.app.program import App
    from pokertable.model.game import Game
    from pokertable.training.weigh.weighing import Weighing
    from pokertable.views.desk.history.page import HistoryPage
    from pokertable.views.desk.replayer.page import ReplayerPage
    from pokertable.views.review.page import ReviewPage
    from pokertable.views.window.main_window import Place

_LEAST_TO_REVIEW: Final = 3
"""Decisions of the hand whose review is pictured."""


class HistoryWork(Work["HistoryPage"]):
    """The list of hands leads to the two others."""

    def build(self) -> HistoryPage:  # noqa: D102
        from pokertable.controllers.history_controller import HistoryController
        from pokertable.controllers.jobs import Jobs
        from pokertable.views.desk.history.page import HistoryPage

        app = self.app
        page = HistoryPage(app.window.pages)
        controller = self.closing(HistoryController(page, app.store, Jobs(self), self))
        controller.stored.connect(app.profile.notices_wanted)
        app.watch.mended.connect(controller.refresh)
        page.play_button.clicked.connect(lambda: app.open_page(TABLE))
        page.replay_wanted.connect(lambda hand_id: app.pages.of(REPLAYER).replay(hand_id))
        page.review_wanted.connect(lambda hand_id: app.pages.of(REVIEW).review(hand_id))
        page.end_wanted.connect(lambda number: app.pages.of(TOURNAMENT_END).show_past(number))
        return page

    def filled(self, wanted: Wanted) -> Waits:
        """With hands, and what happened in each, painted yet or not."""
        from pokertable.views.desk.history.model import HistoryColumn

        yield from played(self.app, wanted)
        self.open()
        model = self.page.model
        for place in range(model.rowCount()):
            model.index(place, HistoryColumn.OUTCOME).data()
        yield lambda: model.is_told


class ReplayerWork(Work["ReplayerPage"]):
    """Shows a hand of the list, or a decision of a review, and goes back there."""

    def build(self) -> ReplayerPage:  # noqa: D102
        from pokertable.controllers.replayer_controller import ReplayerController
        from pokertable.views.desk.replayer.page import ReplayerPage

        app = self.app
        self.came_from: Place | None = None
        """The review that a hand was replayed from, None if it was the list of hands."""
        self._titles = "", ""
        page = ReplayerPage(app.window.pages)
        self.controller = self.closing(ReplayerController(page, app.store, self))
        self.controller.opened.connect(self._opened)
        self.controller.failed.connect(app.profile.said)
        self.controller.stored.connect(app.profile.notices_wanted)
        page.controls.back_button.clicked.connect(self._leave)
        page.controls.hand_wanted.connect(self._replay_beside)
        page.practice_wanted.connect(app.practice.line)
        page.review_wanted.connect(lambda hand_id: app.pages.of(REVIEW).review(hand_id))
        page.table.opponent_wanted.connect(app.opponents.show_how)
        return page

    def set_settings(self, settings: Settings) -> None:  # noqa: D102
        self.page.set_hints(settings.hints)
        self.page.table.set_dead_cards(settings.dead_cards)
        self.page.set_tells_opponents(settings.tells_opponents)

    def game(self) -> Game | None:
        """The hand's game."""
        hand = self.controller.hand
        return None if hand is None else hand.record.game

    def replay(self, hand_id: int) -> None:
        """Show a stored hand."""
        if self.controller.open(hand_id):
            self.came_from = None
            self.open()

    def replay_decision(self, hand_id: int, decision: int, seat: int) -> None:
        """Show a decision of the review; the way back is the review, unless that came from here."""
        place, review = self.app.window.place, self.app.pages.of(REVIEW)
        if self.controller.open_at(hand_id, decision, seat):
            if review.came_from is None or review.came_from.page is not self.page:
                self.came_from = place
            self.open()

    def open(self) -> None:
        """Show the hand that was opened."""
        self._tell_beside()
        self.page.controls.say_back(to_review=self.came_from is not None)
        self.app.window.show_page(HISTORY, self.page, *self._titles)

    def _opened(self, title: str, hand: str) -> None:
        self._titles = title, hand
        if self.page.isVisible():
            self.app.window.bar.set_title(title, hand)

    def _leave(self) -> None:
        """Return to the page on which the hand was requested."""
        if self.came_from is None:
            self.app.open_page(HISTORY)
        else:
            self.app.window.show_again(self.came_from)

    def _replay_beside(self, by: int) -> None:
        """Replay the neighbour of the list's current hand, which becomes current."""
        row = self.app.pages.of(HISTORY).page.table.choose_beside(by)
        if row is not None:
            self.replay(row.id)

    def _tell_beside(self) -> None:
        history = self.app.pages.built(HISTORY)
        above, below = (history is not None and history.page.table.beside(by) is not None for by in (-1, 1))
        self.page.controls.set_beside(above, below)

    def replayed(self, wanted: Wanted) -> Waits:
        """The last hand."""
        from pokertable.session.history.store import History

        yield from played(self.app, wanted)
        self.replay(History(self.app.store).ids()[0])


class ReviewWork(Work["ReviewPage"]):
    """Weighs the decisions of a hand, and goes on to where it was asked for."""

    def build(self) -> ReviewPage:  # noqa: D102
        from pokertable.controllers.jobs import Jobs
        from pokertable.controllers.review_controller import ReviewController
        from pokertable.views.review.page import ReviewPage

        app = self.app
        self.came_from: Place | None = None
        """Where it was asked for, None: after a hand at the table."""
        page = ReviewPage(app.window.pages)
        self.controller = controller = self.closing(ReviewController(page, app.store, Jobs(self), self))
        controller.failed.connect(app.profile.said)
        controller.stored.connect(app.profile.notices_wanted)
        controller.stored.connect(self._tell_end)
        controller.weighed = self._weighed_at_end
        controller.settled.connect(self._keep_costly)
        page.practice_wanted.connect(app.practice.line)
        page.replay_wanted.connect(lambda *at: app.pages.of(REPLAYER).replay_decision(*at))
        page.drill_wanted.connect(lambda *wanted: app.pages.of(QUIZ).drill(*wanted))
        page.seat_wanted.connect(lambda seat: self.review(controller.hand_id, seat))
        page.went_on.connect(lambda: self._leave(app.reviews.go_on))
        page.went_back.connect(lambda: self._leave(lambda: app.open_page(TABLE)))
        return page

    def review(self, hand_id: int, seat: int | None = None, *, from_table: bool = False) -> None:
        """Review a stored hand's decisions, of its player or another seat.

        The way on leads to the page of the request; `from_table`: to the next hand, and the way back to the end of this
        one.
        """
        window, replayer = self.app.window, self.app.pages.built(REPLAYER)
        goes_back = replayer is not None and replayer.is_shown and replayer.came_from is not None
        if not self.is_shown and not goes_back:
            self.came_from = None if from_table else window.place
        words = self.tr("Next hand") if from_table else self.tr("Back")
        if not self.controller.open(hand_id, words, seat) or (record := self.controller.record) is None:
            return
        title, seat = shown(record.game.title), self.controller.seat
        if seat != record.hero:
            title = self.tr("{game}, {name}'s decisions").format(game=title, name=record.names[seat])
        elif record.number is not None:
            title = self.tr("{game}, hand {number}").format(game=title, number=record.number)
        under = TABLE if from_table or window.is_at_table else HISTORY
        window.show_page(under, self.page, shown(self.listed.title), title)

    def _weighed_at_end(self, hand_id: int) -> Mapping[int, Weighing]:
        end = self.app.pages.built(TOURNAMENT_END)
        return {} if end is None else end.weighed(hand_id)

    def _tell_end(self) -> None:
        if (end := self.app.pages.built(TOURNAMENT_END)) is not None:
            end.follow_reviews()

    def _keep_costly(self) -> None:
        """Let one's own costly decisions return among the decisions to train."""
        from pokertable.training.learner.own_decisions import keep_costly
        from pokertable.training.review.review import policies_of

        sheet, record = self.page.sheet, self.controller.record
        if sheet is None or record is None or record.hero != self.controller.seat or record.practice:
            return
        styles, _ = policies_of(record.policies, len(record.names), self.controller.seat)
        keep_costly(self.app.quiz_progress(), [each.verdict for each in sheet.decisions], styles)

    def _leave(self, from_table: Callable[[], object]) -> None:
        """Return to the page on which the review was requested; `from_table`: what to emit if that was after a hand."""
        quiz = self.app.pages.built(QUIZ)
        if quiz is not None:
            quiz.drop_wait()
        self.controller.stop()
        if self.came_from is None:
            from_table()
        elif self.came_from.under is TABLE:  # which has gone on meanwhile
            self.app.open_page(TABLE)
        else:
            self.app.window.show_again(self.came_from)

    def say_wait(self, waits: bool) -> None:  # noqa: D102
        self.page.say_wait(waits)

    def drilled(self) -> None:  # noqa: D102
        self.controller.stop()

    def reviewed(self, wanted: Wanted) -> Waits:
        """The last hand with several decisions of the player; `step`: number of decisions to move down.

        The seed numbers the hands: another seed gives another hand.
        """
        from pokertable.app.playing import decisions, played_hands
        from pokertable.views.review.page import costliest_of

        app = self.app
        yield from played_hands(app, wanted, lambda hands: hands < wanted.hands or decisions(app) < _LEAST_TO_REVIEW)
        self.controller.seconds, self.controller.most_deals = None, wanted.deals
        settled: list[bool] = []
        self.controller.settled.connect(lambda: settled.append(True))
        app.reviews.ask()
        yield lambda: bool(settled)
        if self.page.sheet is not None:
            at = costliest_of(self.page.sheet) + wanted.step
            self.page.choose(min(at, decisions(app) - 1))
        self.page.finish_now()  # its parts take their turns


def played(app: App, wanted: Wanted) -> Waits:
    """Play `wanted.hands` hands, to the end of the last."""
    from pokertable.app.playing import played_hands

    return played_hands(app, wanted, lambda hands: hands < wanted.hands)


HISTORY: Final = Page(
    key="history",
    title=phrase("History"),
    stands=Stands.TAB,
    work=HistoryWork,
    pictures=(Picture("history", HistoryWork.filled),),
)
REPLAYER: Final = Page(
    key="replayer", title=phrase("Replayer"), work=ReplayerWork, pictures=(Picture("replayer", ReplayerWork.replayed),)
)
REVIEW: Final = Page(
    key="review",
    title=phrase("Review"),
    work=ReviewWork,
    pictures=(Picture("review", ReviewWork.reviewed),),
    back=phrase("Back to the review"),
)
