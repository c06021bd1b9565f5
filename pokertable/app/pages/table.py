"""The table, with its controller; the tab leads to the start page while no table is open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pokertable.app.pages.page import Page, Picture, Waits, Wanted, Work
from pokertable.app.pages.tournament_end import TOURNAMENT_END
from pokertable.model.text import phrase
from pokertable.session.profile.settings import Settings
from pokertable.views.window.listed_page import Stands

if TYPE_CHECKING:
    from pokertable.model.game import Game
    from pokertable.session.tournament.standings import Standings
    from pokertable.views.table.table_page import TablePage


class TableWork(Work["TablePage"]):
    """Joins the table's controller with the window."""

    def _show_how(self, name: str, who: str, game: Game) -> None:
        self.app.opponents.show_how(name, who, game, prizes=self.tables.flow.sng is not None)

    def build(self) -> TablePage:  # noqa: D102
        from pokertable.app.first_times import FirstTimes
        from pokertable.app.pages.rules import RULES
        from pokertable.controllers.jobs import Jobs
        from pokertable.controllers.table_controller import TableController
        from pokertable.views.table.table_page import TablePage

        app, window = self.app, self.app.window
        page = TablePage(window.pages, guard_ms=app.guard_ms)
        window.add_table(page)
        self.tables = tables = self.closing(TableController(page, Jobs(app), app.store, app))
        tables.pointing.progress = app.quiz_progress
        page.table.opponent_wanted.connect(self._show_how)
        window.went_on.connect(tables.go_on)
        page.tools.rules.clicked.connect(lambda: app.open_page(RULES))
        between = {
            window.bar.buy_in: tables.flow.after.buy_in,
            window.bar.show_hand: tables.flow.after.show_hand,
            window.bar.look_on: tables.flow.after.look_on,
        }
        for action, does in between.items():
            action.triggered.connect(does)
            action.triggered.connect(self._offer_between)
        after = page.showdown.afterwards
        for button in (after.show_button, page.showdown.show_button):
            button.clicked.connect(window.bar.show_hand.trigger)
        after.look_button.clicked.connect(window.bar.look_on.trigger)
        window.bar.habits.triggered.connect(app.show_habits)
        window.bar.read.triggered.connect(lambda: app.reads.ask())
        for wanted in (page.showdown.review_button.clicked, window.bar.review.triggered):
            wanted.connect(lambda: app.reviews.ask())
        page.odds.advice.clicked.connect(lambda on: window.change("advises", on))
        window.bar.rewind.clicked.connect(tables.flow.rewind)
        window.bar.back.clicked.connect(tables.flow.back_to_hand)
        tables.practising.connect(self._practising)
        tables.practice_left.connect(app.practice.leave)
        tables.asked.connect(lambda *_: window.bar.rewind.setEnabled(tables.flow.hands.can_rewind))
        tables.stored.connect(app.profile.notices_wanted)
        tables.sat_down.connect(self._sat_down)
        tables.hand_begun.connect(self._hand_begun)
        tables.hand_ended.connect(self._hand_ended)
        tables.failed.connect(app.profile.report)
        tables.told.connect(app.sounds.tell)
        self.first_times = FirstTimes(app, tables)
        tables.tournament.changed.connect(self._say_again)
        tables.tournament.ticked.connect(self._time_passed)
        tables.tournament.over.connect(lambda standings: app.pages.of(TOURNAMENT_END).show_end(standings))
        window.bar.finish.triggered.connect(app.ask_to_finish)
        return page

    def set_settings(self, settings: Settings) -> None:  # noqa: D102
        page, tables = self.page, self.tables
        page.set_hints(settings.hints)
        page.odds.advice.setChecked(settings.advises)
        page.set_dead_cards(settings.dead_cards)
        page.table.players.set_tells(settings.tells_opponents)
        page.table.players.set_shows_figures(settings.figures)
        page.table.set_sorted(settings.hole_cards == "sorted")
        tables.opponents.delay_ms = settings.bot_delay_ms
        tables.set_points(settings.points)
        tables.next_hand.seconds = settings.next_hand_s
        tables.flow.sitting_out.others_play = settings.others_play
        tables.next_hand.wait()
        tables.flow.shows_losers = not settings.auto_muck
        tables.flow.buy_ins.tops_up = settings.rebuy == "top up"
        tables.flow.buy_ins.asks = settings.rebuy == "ask"

    def game(self) -> Game | None:
        """The one that is played."""
        table = self.tables.table
        return None if table is None else table.game

    def open(self) -> None:  # noqa: D102
        table = self.tables.table
        if table is None:
            return
        standings = self.tables.tournament.standings
        self.app.window.bar.set_tournament(on=standings is not None)
        if standings is not None and not self.tables.flow.hands.is_practising:
            named = table.short_title, table.game.variant.short_title
            self.app.window.show_tournament(self.listed, named, standings)
            return
        hand = max(1, table.hand_number)  # none dealt: the first
        titles = table.title, table.short_title, table.game.variant.short_title
        self.app.window.show_table(self.listed, titles, hand, table.hands_left, won=self._won())

    def _won(self) -> int | None:
        """The player's result of the sitting so far; None before the end of its first hand, and in practice."""
        from pokertable.session.history.store import History

        flow = self.tables.flow
        if flow.hands.is_practising or not flow.sitting:
            return None
        return History(self.app.store).won_at(*flow.sitting)

    def _sat_down(self) -> None:
        self.app.giving_back.leave_table()
        self.open()
        self.app.set_odds()

    def _say_again(self, *_: object) -> None:
        """Say again in the bar what has changed, while the table is in view."""
        if self.app.window.is_at_table:
            self.open()

    def _time_passed(self, standings: Standings) -> None:
        if self.app.window.is_at_table:
            self.app.window.show_time(standings)

    def _hand_begun(self, _number: int) -> None:
        self._say_again()
        self._offer_between()
        self.app.window.bar.rewind.setEnabled(False)
        self.app.note.say()

    def _hand_ended(self) -> None:
        self.app.giving_back.tidy()
        table, window = self.tables.table, self.app.window
        if table is not None and self.tables.flow.sng is None and window.is_at_table:
            window.show_won(table.hand_number, table.hands_left, self._won())
        self._offer_between()
        self.app.window.bar.rewind.setEnabled(self.tables.flow.hands.can_rewind)

    def _offer_between(self) -> None:
        """Offer what can be done between two hands."""
        bar, flow = self.app.window.bar, self.tables.flow
        bar.buy_in.setEnabled(flow.after.chips_missing > 0)
        bar.show_hand.setEnabled(flow.after.can_show)
        bar.look_on.setEnabled(flow.after.can_look_on)

    def _practising(self, practising: bool) -> None:
        self.app.window.bar.set_practising(practising)
        self.app.note.say()

    def dealt(self, wanted: Wanted) -> Waits:
        """The table after `wanted.step` decisions; `odds`: with live help, and the next opponent's range."""
        from pokertable.app.playing import at_decision

        app = self.app
        yield from at_decision(app, wanted)
        if wanted.odds:
            settled: list[bool] = []
            app.odds.table.counted.connect(lambda odds: settled.append(odds.settled))
            app.window.bar.odds.trigger()
            yield lambda: bool(settled) and settled[-1]
            self.page.help.open_next_range()

    def in_tournament(self, wanted: Wanted) -> Waits:
        """The table of a sit and go."""
        return self.dealt(wanted.as_tournament())

    def shown_down(self, wanted: Wanted) -> Waits:
        """After so many decisions the first hand of ours that is shown down, at its result."""
        from pokertable.app.playing import at_showdown

        return at_showdown(self.app, wanted)


TABLE: Final = Page(
    key="table",
    title=phrase("Table"),
    stands=Stands.TAB,
    work=TableWork,
    pictures=(
        Picture("table", TableWork.dealt, ("odds",)),
        Picture("showdown", TableWork.shown_down),
        Picture("sng", TableWork.in_tournament),
    ),
)
