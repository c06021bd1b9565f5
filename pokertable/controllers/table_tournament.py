"""The player's sit and go at the table: other tables are played in the background, standings go to the page."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QObject, Signal

from pokertable.controllers.jobs import Jobs
from pokertable.controllers.level_clock import LevelClock
from pokertable.model.cached import cached_property
from pokertable.session.history.store import Store
from pokertable.session.play.flow import TableFlow
from pokertable.session.play.sit_and_go import SitAndGo, stored_standings
from pokertable.session.tournament.standings import Standings
from pokertable.session.tournament.stored import DamagedTournament
from pokertable.session.tournament.tournament import TableHand, Tournament
from pokertable.views.table.table_page import TablePage


class TableTournament(QObject):
    """Works for the flow of one table.

    `changed(standings)`: a round begins or is over. `ticked(standings)`: only their time to the next level is another.
    `over(standings)`: it is over for the player. `left(count)`: number of players left, while the others finish.
    `failed` carries an exception.
    """

    changed = Signal(object)
    ticked = Signal(object)
    over = Signal(object)
    left = Signal(int)
    failed = Signal(object)

    def __init__(self, flow: TableFlow, page: TablePage, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._flow, self._page, self._store = flow, page, store
        self.standings: Standings | None = None
        """The standings told last; None at a cash table."""
        self._clock = LevelClock(page, self)
        self._clock.passed.connect(self._pass_time)

    @cached_property
    def _jobs(self) -> Jobs:
        jobs = Jobs(self)
        jobs.failed.connect(self.failed)
        return jobs

    def play(self, others: Sequence[TableHand]) -> None:
        """Play these hands of the present round at the other tables."""
        sng = self._flow.sng
        if sng is None or not others:
            return
        from pokertable.session.simulation.other_tables import OtherHands, play_others

        asked = OtherHands(sng.setup.seed, others[0].number, tuple(others), sng.entrants)
        self._jobs.submit(
            partial(play_others, asked), lambda stacks: self._flow.rounds.others_played(sng, asked.number, stacks)
        )

    def let_them_finish(self) -> None:
        """Play it to the end without the player, who folds every hand left; `changed` and `over` follow."""
        sng = self._flow.sng
        if sng is None or sng.tournament.over:
            return
        from pokertable.session.simulation.other_tables import play_to_end

        self._jobs.forget()
        self._jobs.submit(
            partial(play_to_end, sng.tournament, sng.entrants, self.left.emit), partial(self._finished, sng)
        )

    def _finished(self, sng: SitAndGo, tournament: Tournament) -> None:
        self._flow.rounds.finish(sng, tournament)

    def seat(self) -> None:
        """Another table is shown: without standings unless it is of a sit and go, which tells them."""
        if self._flow.sng is None:
            self.standings = None
            self._clock.run(on=False)
            self._page.show_standings(None)

    def practise(self, *, on: bool) -> None:
        """Show the standings before the hand that is practised, none for one of cash; afterwards those told last."""
        self._page.show_standings(self._practised() if on else self.standings)

    def _practised(self) -> Standings | None:
        line = self._flow.hands.line
        if line is None or line.table.tournament is None:
            return None
        with suppress(DamagedTournament):
            return stored_standings(self._store, line.table.tournament, line.table)
        return None

    def tell(self, standings: Standings, *, over: bool) -> None:
        """Pass on what the flow tells."""
        self.standings = standings
        self._clock.run(on=standings.seconds_to_next is not None and not over)
        self._page.show_standings(standings)
        (self.over if over else self.changed).emit(standings)

    def _pass_time(self, seconds: float) -> None:
        """Let the tournament's time go on, except in practice, which changes nothing of it."""
        if self._flow.hands.is_practising:
            return
        standings = self._flow.rounds.pass_time(seconds)
        if standings is not None:
            self.standings = standings
            if self._page.standings is not None:
                self._page.standings.show_time(standings)
            self.ticked.emit(standings)

    def shut_down(self) -> None:
        """Drop what is played at the other tables: it is played again. The clock stops."""
        self._clock.run(on=False)
        if (jobs := TableTournament._jobs.kept(self)) is not None:
            jobs.shut_down(wait=False)
