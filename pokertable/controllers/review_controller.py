"""The review's controller: a stored hand weighed step by step on the worker thread, each step shown as it comes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from pokertable.controllers.jobs import Jobs
from pokertable.model.text import told
from pokertable.session.history.faults import StoreError
from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.session.history.store import Store
from pokertable.session.record.record import HandRecord
from pokertable.session.record.rewind import own_decisions
from pokertable.session.record.spectator import Spectator, seen_hand
from pokertable.session.record.uncovered import Uncovered
from pokertable.training.review.limits import LONGER, MOST_DEALS, SECONDS
from pokertable.views.kit.translate import fault
from pokertable.views.review.page import ReviewPage
from pokertable.views.review.parts import tr

if TYPE_CHECKING:
    from pokertable.training.review.sheet import HandSheet


class ReviewController(QObject):
    """Works for one page on one store; one hand at a time. `failed(text)`; `settled()`: every decision had its time.

    Where the error does not decide by then it goes on as long as somebody looks. `stored()` after every write.
    """

    failed = Signal(object)
    settled = Signal()
    stored = Signal()

    def __init__(self, page: ReviewPage, store: Store, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page, self._store, self._jobs = page, store, jobs
        self._asked = self.seat = self.hand_id = 0
        self.seconds: float | None = SECONDS
        self.longer = LONGER
        self.most_deals = MOST_DEALS
        self.record: HandRecord | None = None
        """The hand that is reviewed, from `seat`."""
        self._sheet: HandSheet | None = None
        self._kept: HandSheet | None = None
        """The latest in which every decision had its time, and that of which the figures are kept."""
        self._waiting: Iterator[HandSheet] | None = None
        """What is gone on with when the page is looked at again."""
        self._name = ""
        """Whose decisions were asked for last in hands of others."""
        page.came_back.connect(self._go_on)
        jobs.failed.connect(self._fail)

    @property
    def waits(self) -> bool:
        """Whether finer figures wait for somebody to look."""
        return self._waiting is not None

    def open(self, hand_id: int, on: str, seat: int | None = None) -> bool:
        """Review a stored hand from its player's seat, or another; False (and `failed`) if it cannot be read.

        `on` are the words of the way on. In a hand of others the page offers every seat whose cards are known; the
        first is taken, or the player that was asked for last.
        """
        self.stop()
        try:
            record = self._store.record(hand_id)
        except StoreError as error:
            self.failed.emit(told(error))
            return False
        self.hand_id, self.record, self._sheet, self._kept = hand_id, record, None, None
        offered = _seats(record)
        if seat is None:
            named = [each for each in offered if record.names[each] == self._name]
            seat = record.hero if record.hero is not None else next(iter([*named, *offered]), 0)
        elif record.hero is None:
            self._name = record.names[seat]
        self.seat = seat
        self._page.start(seat, on, {each: record.names[each] for each in offered})
        sheets = _sheets(hand_id, record, seat, self.most_deals, self.seconds, self.longer)
        self._next(sheets, self._asked)
        return True

    def stop(self) -> None:
        """Drop what is under way; what is known by then is kept."""
        self._asked += 1
        self._jobs.forget()
        self._waiting = None
        self._keep()

    def shut_down(self) -> None:
        """End; call it before the store is closed."""
        self.stop()
        self._jobs.shut_down()

    def _next(self, sheets: Iterator[HandSheet], asked: int) -> None:
        """The next step on the worker thread, unless another hand has been asked for."""

        def shown(sheet: HandSheet | None) -> None:
            if asked != self._asked:
                return
            if sheet is None:
                self._keep()
                return
            self._page.show_hand(sheet)
            if sheet.done:
                first, self._sheet = self._sheet is None, sheet
                if first:
                    self._keep()
                    self.settled.emit()
                if not self._page.isVisible():
                    self._waiting = sheets
                    self._keep()
                    return
            self._next(sheets, asked)

        self._jobs.submit(lambda: next(sheets, None), shown)

    def _go_on(self) -> None:
        """The page is looked at again."""
        sheets, self._waiting = self._waiting, None
        if sheets is not None:
            self._next(sheets, self._asked)

    def _keep(self) -> None:
        """Keep what the player's own decisions lost, for the statistics; not those of practice or of another seat."""
        record, sheet = self.record, self._sheet
        if record is None or sheet is None or sheet is self._kept:
            return
        self._kept = sheet
        if record.practice or record.hero != self.seat:
            return
        kept = [
            ReviewedDecision(
                place,
                each.street_key,
                str(each.sentence) if each.severity is not None and each.severity.matters else "",
                each.big_bets,
                each.big_bets_stderr,
            )
            for place, each in enumerate(sheet.decisions)
        ]
        try:
            self._store.put_reviewed(sheet.hand_id, kept)
        except StoreError as error:
            self.failed.emit(told(error))
        self.stored.emit()

    def _fail(self, error: Exception) -> None:
        from pokertable.training.review.moment import CannotReview

        if isinstance(error, CannotReview):
            self._page.say(tr("This hand cannot be reviewed: {reason}.").format(reason=fault(error)))
        else:
            self.failed.emit(told(error))


def _seats(record: HandRecord) -> list[int]:
    """The seats of a hand of others that have decisions to review; none in a hand of the player's own."""
    if record.hero is not None:
        return []
    spectator = Spectator(record)
    seats = range(len(record.names))
    return [seat for seat in seats if spectator.knows(seat) and own_decisions(record.events, seat)]


def _sheets(
    hand_id: int, record: HandRecord, seat: int, most_deals: int, seconds: float | None, longer: float
) -> Iterator[HandSheet]:
    """The review as it grows, a decision with at most so many deals and, if given, for so many seconds, then `longer`.

    It is done when every decision had its time; what comes then is finer. numpy is loaded with the first step, on the
    worker thread.
    """
    from pokertable.training.review.face_up import counted, not_counted, open_streets
    from pokertable.training.review.review import policies_of, review
    from pokertable.training.review.telling import hand_sheet

    names, presumed = policies_of(record.policies, len(record.names), seat)
    told = Uncovered.of(record)
    seen, done = seen_hand(record.events, seat), False
    streets = open_streets(told, seat)
    face_up = not_counted(streets)
    for verdicts in review(seen, names, samples=most_deals, seconds=seconds, longer=longer):
        if not done and all(each.settled for each in verdicts):
            done, face_up = True, counted(record.game.variant, streets)
        yield hand_sheet(hand_id, told, seat, names, presumed, verdicts, done=done, face_up=face_up)
