"""The history's controller: hands from the store to the page, notes and tags back, export and import."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Event as Flag

from PySide6.QtCore import QObject, Signal

from pokertable.controllers.jobs import Jobs
from pokertable.model.text import Phrase, phrase, told
from pokertable.session.history.faults import StoreError
from pokertable.session.history.rows.stored import HandRow
from pokertable.session.history.store import History, Store
from pokertable.session.phh.exchange import ExchangeResult, Format, export_hands, import_files
from pokertable.session.play.tournament_results import listed_tournaments
from pokertable.session.words.outcome import outcome
from pokertable.views.desk.history.page import HistoryPage
from pokertable.views.kit.translate import fault, hero_named, shown


class HistoryController(QObject):
    """Works for one page on one store. `stored()` comes after every write; `jobs` must be its own.

    Export and import run on the worker thread, one at a time.
    """

    stored = Signal()

    def __init__(self, page: HistoryPage, store: Store, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page, self._store, self._jobs = page, store, jobs
        self._history = History(store)
        self._stop = Flag()
        self._open = True
        page.model.set_source(self._history.page, self._outcome)
        page.shown_again.connect(self.refresh)
        page.exported.connect(self.export)
        page.imported.connect(self.take_in)
        page.details.notes.note_written.connect(self._write_note)
        page.details.notes.tag_set.connect(self._set_tag)
        page.notice.stop_button.clicked.connect(self._stop.set)
        jobs.failed.connect(self._failed)

    def refresh(self) -> None:
        """List the stored hands again."""
        if self._open:
            self._fill_choices()
            self._page.refresh()

    def shut_down(self) -> None:
        """Write pending notes and end running work; call it before the store is closed."""
        self._page.details.notes.flush()
        self._page.model.set_source(None)
        self._open = False
        self._stop.set()
        self._jobs.shut_down()

    def _fill_choices(self) -> None:
        self._page.filters.set_tags(list(self._history.tags()))
        self._page.filters.set_opponents(self._history.opponents())
        self._page.set_tournaments(listed_tournaments(self._store))

    def _outcome(self, row: HandRow) -> Phrase:
        """The outcome of a hand that was played or watched, or that its record is damaged."""
        try:
            record = self._store.record(row.id)
        except StoreError:
            return phrase("damaged: it can't be read")
        return outcome(record.events, record.hero, hero_named(record.names))

    # Notes and tags

    def _write_note(self, hand_id: int, note: str) -> None:
        self._write(hand_id, lambda: self._store.set_note(hand_id, note))

    def _set_tag(self, hand_id: int, tag: str, on: bool) -> None:
        self._write(hand_id, lambda: self._store.set_tag(hand_id, tag, on))
        self._page.filters.set_tags(list(self._history.tags()))

    def _write(self, hand_id: int, work: Callable[[], None]) -> None:
        if not self._open:
            return
        try:
            work()
        except StoreError as error:
            self._page.notice.say(fault(error))
        row = self._history.row(hand_id)
        if row is not None:
            self._page.model.replace(row)
        self.stored.emit()

    # Files

    def export(self, ids: list[int] | None, path: Path, form: Format) -> None:
        """Write these hands to a file; None: all listed hands."""
        wanted = self._history.ids(self._page.model.wanted) if ids is None else ids
        stop = self._begin(phrase("Writing hands… ({count})", count=len(wanted)))
        work = partial(export_hands, wanted, self._store.record, path, form, stop.is_set)
        self._jobs.submit(work, self._said)

    def take_in(self, paths: list[Path]) -> None:
        """Import the hands of these files."""
        stop = self._begin(phrase("Reading hands…"))

        def work() -> ExchangeResult:
            result = import_files(paths, self._store.import_hands, stop.is_set)
            self._store.checkpoint()
            return result

        self._jobs.submit(work, self._taken)

    def _begin(self, words: Phrase) -> Flag:
        self._stop.clear()
        self._page.say_working(shown(words))
        return self._stop

    def _said(self, report: ExchangeResult) -> None:
        self._page.set_busy(False)
        self._page.notice.say(shown(report.summary), report.problems)

    def _taken(self, report: ExchangeResult) -> None:
        if report.done:
            self.refresh()
            self.stored.emit()
        self._said(report)

    def _failed(self, error: Exception) -> None:
        """Show a fault of the program: nothing is lost, but it must be seen."""
        self._page.set_busy(False)
        self._page.notice.say(shown(phrase("That didn't work: {error}", error=told(error))))
