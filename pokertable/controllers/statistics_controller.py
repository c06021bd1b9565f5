"""Joins the statistics page with the store: reports and exports off the GUI thread."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from pokertable.controllers.jobs import Jobs
from pokertable.session.history.adjusted import adjusted_results
from pokertable.session.history.decisions import decisions_report
from pokertable.session.history.misreads import misread_by_week
from pokertable.session.history.statistics_report import (
    Breakdown,
    FilterChoices,
    Report,
    export_csv,
    filter_choices,
    report,
)
from pokertable.session.history.store import History, Store
from pokertable.session.history.store.filters import HandFilter
from pokertable.session.play.tournament_results import TournamentFigures, by_kind, tournament_results
from pokertable.training.learner.progress import Progress
from pokertable.training.rate import Rate
from pokertable.views.desk.statistics.page import StatisticsPage
from pokertable.views.widgets.weeks_card import WEEKS

_TOLD_MS: Final = 1000
"""Interval of updates while all-in-adjusted results are worked out, in ms."""


class StatisticsController(QObject):
    """Answers the page. While it is open, missing all-in-adjusted results are worked out hand by hand.

    `failed(error)`: the failure of a job. `exported(path)`: a file was written.
    """

    failed = Signal(object)
    exported = Signal(object)

    def __init__(self, page: StatisticsPage, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page = page
        self._store = store
        self._history = History(store)
        self._reports, self._exports, self._adjusting = Jobs(self), Jobs(self), Jobs(self)
        self.is_adjusting = False
        """Whether all-in-adjusted results are being worked out."""
        self._progress = QTimer(self, interval=_TOLD_MS)
        self._progress.timeout.connect(page.ask)
        self._adjusting.failed.connect(self.pause)
        for jobs in (self._reports, self._exports, self._adjusting):
            jobs.failed.connect(self.failed)
        page.asked.connect(self._report)
        page.decisions_asked.connect(self._report_decisions)
        page.misreads_asked.connect(self._report_misreads)
        page.tournaments_asked.connect(self._report_tournaments)
        page.export_wanted.connect(self._export)

    def refresh(self) -> None:
        """Show the present statistics; call it when the page is opened."""
        self._page.ask()
        if not self.is_adjusting:
            self.is_adjusting = True
            self._progress.start()
            self._adjust_next(done=0)

    def pause(self) -> None:
        """Stop working out all-in-adjusted results; call it when the page is left."""
        self._adjusting.forget()
        self._progress.stop()
        self.is_adjusting = False

    def shut_down(self) -> None:
        """Wait for running jobs; nothing is asked any more."""
        self.pause()
        for jobs in (self._reports, self._exports, self._adjusting):
            jobs.shut_down()

    def _report(self, wanted: HandFilter, breakdown: Breakdown) -> None:
        def work() -> tuple[Report, FilterChoices]:
            return report(self._history, wanted, breakdown), filter_choices(self._history)

        self._reports.forget()
        self._reports.submit(work, lambda answer: self._page.show_report(*answer))

    def _report_decisions(self, wanted: HandFilter) -> None:
        self._reports.submit(lambda: decisions_report(self._store, wanted), self._page.decisions.show_report)

    def _report_misreads(self) -> None:
        def work() -> tuple[list[Rate], list[Rate]]:
            questions = Progress(self._store.progress, time.time).by_week(WEEKS)
            hands = misread_by_week(self._store, WEEKS, int(1000 * time.time()))
            return [Rate(each.asked - each.right, each.asked) for each in questions], [Rate(*each) for each in hands]

        self._reports.submit(work, lambda weeks: self._page.show_weeks(*weeks))

    def _report_tournaments(self) -> None:
        def work() -> tuple[TournamentFigures | None, dict[tuple[str, str, str, int], TournamentFigures]]:
            results = tournament_results(self._store)
            return TournamentFigures.of(results) if results else None, by_kind(results)

        self._reports.submit(work, lambda found: self._page.show_tournaments(*found))

    def _export(self, wanted: HandFilter, breakdown: Breakdown, path: Path) -> None:
        work = partial(export_csv, self._history, wanted, breakdown, path)
        self._exports.submit(work, lambda _: self.exported.emit(path))

    def _adjust_next(self, done: int) -> None:
        self._adjusting.submit(self._adjust_one, partial(self._adjusted, done))

    def _adjusted(self, done: int, more: bool) -> None:
        """Go on while there is more; at the end show the results since the last update."""
        if more:
            self._adjust_next(done + 1)
            return
        self._progress.stop()
        self.is_adjusting = False
        if done:
            self._page.ask()

    def _adjust_one(self) -> bool:
        """Work out the all-in-adjusted result of one hand; whether there was one to do. A damaged hand has none."""
        for hand_id in self._store.pending_adjustments(limit=1):
            try:
                self._store.put_adjusted(hand_id, adjusted_results(self._store.events(hand_id)))
            except ValueError:
                self._store.leave_unadjusted(hand_id)
            return True
        return False
