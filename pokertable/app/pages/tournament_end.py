"""The end of the player's sit and go."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from pokertable.app.pages.page import Page, Waits, Wanted, Work
from pokertable.app.pages.page import Picture as Pictured
from pokertable.model.text import phrase
from pokertable.views.kit.translate import fault, shown

if TYPE_CHECKING:
    from pokertable.session.tournament.standings import Standings
    from pokertable.training.review.prizes import TournamentReview, Weighed
    from pokertable.training.weigh.weighing import Weighing
    from pokertable.views.tournament.end_page import TournamentEnd


class TournamentEndWork(Work["TournamentEnd"]):
    """Shows it in the place of the table."""

    def build(self) -> TournamentEnd:  # noqa: D102
        from pokertable.controllers.jobs import Jobs
        from pokertable.views.tournament.end_page import TournamentEnd

        app = self.app
        self._number: int | None = None
        """The id of the sit and go whose decisions are weighed."""
        self._reviewed: TournamentReview | None = None
        self._live: tuple[Standings, int | None] | None = None
        """The end of the sit and go that was played last, with its id."""
        self._left: int | None = None
        """Number of players left in it, while the others finish."""
        self.waits = False
        """Whether it has the place of the table: until another game is chosen or begins."""
        page = TournamentEnd(app.window.pages, guard_ms=app.guard_ms)
        tables = app.tables
        tables.tournament.left.connect(self._set_left)
        tables.sat_down.connect(self._give_up_place)
        page.again_button.clicked.connect(app.again)
        page.start_button.clicked.connect(self._choose_another)
        page.finish_button.clicked.connect(self.finish)
        page.back_button.clicked.connect(self._go_back)
        page.watch_button.clicked.connect(tables.flow.rounds.watch)
        page.review_wanted.connect(self._review)
        page.review_button.clicked.connect(self._review_costliest)
        self._jobs = self.closing(Jobs(self))
        self._jobs.failed.connect(app.profile.report)
        return page

    def _give_up_place(self) -> None:
        self.waits = False

    def _choose_another(self) -> None:
        from pokertable.app.pages.start import START

        self._give_up_place()
        self.app.open_page(START)

    def _set_left(self, left: int) -> None:
        self._left = left
        if not self.page.is_past:
            self.page.set_left(left)

    def _go_back(self) -> None:
        from pokertable.app.pages.hands import HISTORY

        self.app.open_page(HISTORY)

    def _weigh(self, tournament: int) -> None:
        """Look for the decisions that cost most, one at a time beside the window."""
        if tournament == self._number:
            return
        self._number = tournament
        from pokertable.session.play.tournament_hands import tournament_hands
        from pokertable.training.review.prizes import TournamentReview

        self._jobs.forget()
        store = self.app.store
        review = self._reviewed = TournamentReview(tournament_hands(store, tournament), store.reviewed)

        def came(found: Weighed | None) -> None:
            if found is None:
                return
            self.page.costly.show_weighed(found)
            self._jobs.submit(partial(next, review, None), came)

        self.page.costly.show_weighed(None)
        self._jobs.submit(partial(next, review, None), came)

    def weighed(self, hand_id: int) -> Mapping[int, Weighing]:
        """The decisions of a hand, by place, that were weighed here."""
        return {} if self._reviewed is None else self._reviewed.weighed(hand_id)

    def follow_reviews(self) -> None:
        """Tell the figures of the reviews as they are stored now."""
        if self._reviewed is not None:
            self._jobs.submit(self._reviewed.so_far, self.page.costly.show_weighed)

    def shut_down(self) -> None:
        """End; a review that is stored while the window closes is told no more."""
        self._reviewed = None
        super().shut_down()

    def _review(self, hand_id: int, _place: int) -> None:
        from pokertable.app.pages.hands import REVIEW

        self.app.pages.of(REVIEW).review(hand_id)

    def _review_costliest(self) -> None:
        """Review the costliest decision that is known, or the last hand."""
        decisions = self.page.costly.decisions
        if decisions:
            self._review(decisions[0].hand_id, decisions[0].place)
        elif self._number is not None and (hands := self.app.store.tournament_hands(self._number)):
            self._review(hands[-1], 0)

    def ask_to_finish(self) -> None:
        """Ask before the player leaves it for good; who is out leaves nothing."""
        standings = self.app.tables.tournament.standings
        if standings is not None and standings.is_done:
            self.finish()
            return
        question, more = (
            self.tr("Leave the sit and go?"),
            self.tr("The others play on to the end; all your hands are folded."),
        )
        from pokertable.views.widgets.dialog import ask

        ask(self.app.window, question, more, self.tr("Leave"), self.finish)

    def finish(self) -> None:
        """Let the others play it to its end; who is still in, or looks on, leaves the table at once."""
        tables = self.app.tables
        standings = tables.tournament.standings
        if standings is None:
            return
        if not self.is_shown or self.page.is_past:
            tables.flow.leave()
            self._set_live(standings if standings.is_done else replace(standings, left_after=standings.hand - 1))
            self.open()
        self._set_left(standings.left)
        tables.tournament.let_them_finish()

    def show_end(self, standings: Standings) -> None:
        """Show the player's place and the others known so far; a player who has gone to another page stays there."""
        self._set_live(standings)
        if self.app.window.is_at_table or (self.is_shown and not self.page.is_past):
            self.open()

    def _set_live(self, standings: Standings) -> None:
        sng = self.app.tables.flow.sng
        self._live, self._left, self.waits = (standings, None if sng is None else sng.id), None, True

    def open(self) -> None:
        """Show the end of the sit and go that was played last; the start page where none was."""
        from pokertable.app.pages.start import START
        from pokertable.app.pages.table import TABLE

        if self._live is None:
            self.app.open_page(START)
            return
        self._show(TABLE, self._live[0], self._fill_live)
        self.page.guard()

    def _fill_live(self) -> None:
        assert self._live is not None
        self._fill(*self._live)
        self.page.set_left(self._left)

    def show_past(self, tournament: int) -> None:
        """Show the end of a stored sit and go; the way back is the history."""
        from pokertable.app.pages.hands import HISTORY
        from pokertable.session.play.sit_and_go import stored_standings
        from pokertable.session.tournament.stored import DamagedTournament

        try:
            standings = stored_standings(self.app.store, tournament)
        except DamagedTournament as error:
            self.app.profile.said.emit(fault(error))
            return
        self._show(HISTORY, standings, partial(self._fill, standings, tournament, is_past=True))

    def _show(self, under: Page[Any], standings: Standings, fill: Callable[[], None]) -> None:
        game = shown(standings.setup.rotation(standings.level).without_stakes)
        title = self.tr("Sit & go: {game}").format(game=game)
        self.app.window.show_page(under, self.page, title, fill=fill)

    def _fill(self, standings: Standings, number: int | None, *, is_past: bool = False) -> None:
        has_hands = number is not None and bool(self.app.store.tournament_hands(number))
        self.page.review_button.setVisible(has_hands)
        self.page.show_standings(standings, is_past=is_past)
        if number is not None:
            self._weigh(number)

    def ended(self, wanted: Wanted) -> Waits:
        """A sit and go that has been played to its end."""
        from pokertable.app.playing import at_decision

        app = self.app
        yield from at_decision(app, wanted.as_tournament())
        self.finish()
        yield lambda: self.page.standings is not None and self.page.standings.is_over


TOURNAMENT_END: Final = Page(
    key="sng-end",
    title=phrase("Sit & go"),
    work=TournamentEndWork,
    pictures=(Pictured("sng-end", TournamentEndWork.ended),),
)
