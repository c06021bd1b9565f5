"""The review's controller: a stored hand weighed step by step on the worker thread, each step shown as it comes.

What was counted of the last few hands is kept: opened again, a review goes on where it was left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from pokertable.controllers.jobs import Jobs
from pokertable.model.text import kept, told
from pokertable.session.history.faults import StoreError
from pokertable.session.history.rows.reviewed import ReviewedDecision
from pokertable.session.history.store import Store
from pokertable.session.record.record import HandRecord
from pokertable.session.record.rewind import own_decisions
from pokertable.session.record.spectator import Spectator, seen_hand
from pokertable.session.record.uncovered import Uncovered
from pokertable.session.words.words import STREET_TITLES
from pokertable.training.review.limits import LONGER, MOST_DEALS, SECONDS
from pokertable.training.review.severity import worst
from pokertable.training.review.sheet import Earlier
from pokertable.views.kit.translate import fault
from pokertable.views.review.page import ReviewPage
from pokertable.views.review.parts import tr

if TYPE_CHECKING:
    from pokertable.training.review.sheet import HandSheet

_HANDS_KEPT: Final = 8


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
        self._now: _Counted | None = None
        self._counted: list[_Counted] = []
        """The last few reviews, the latest last."""
        self._waiting: _Counted | None = None
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
        self.hand_id, self.record = hand_id, record
        offered = _seats(record)
        if seat is None:
            named = [each for each in offered if record.names[each] == self._name]
            seat = record.hero if record.hero is not None else next(iter([*named, *offered]), 0)
        elif record.hero is None:
            self._name = record.names[seat]
        self.seat = seat
        self._page.start(seat, on, {each: record.names[each] for each in offered})
        earlier = self._earlier(record, seat)
        counted = self._counted_of(_Asked(hand_id, record, seat, self.most_deals, self.seconds, self.longer, earlier))
        self._now = counted
        if counted.latest is not None:
            self._page.show_hand(counted.latest)
        elif earlier:
            self._page.say_earlier(earlier)
        self._next(counted, self._asked)
        return True

    def _counted_of(self, asked: _Asked) -> _Counted:
        """What there is of this review already, else the review that is to be counted."""
        known = next((each for each in self._counted if each.key == asked.key), None) or _Counted(asked)
        self._counted = [*[each for each in self._counted if each is not known][1 - _HANDS_KEPT :], known]
        return known

    def _earlier(self, record: HandRecord, seat: int) -> dict[int, Earlier]:
        """What is kept of an earlier review of the player's own decisions, by place."""
        if not _is_kept(record, seat):
            return {}
        try:
            return {each.place: _as_kept(each, record) for each in self._store.reviewed(self.hand_id)}
        except StoreError as error:
            self.failed.emit(told(error))
            return {}

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

    def _next(self, counted: _Counted, asked: int) -> None:
        """The next step on the worker thread, unless another hand has been asked for."""

        def shown(sheet: HandSheet | None) -> None:
            if asked != self._asked:
                return
            if sheet is None:
                self._keep()
                return
            self._page.show_hand(sheet)
            if sheet.done:
                if counted.kept is None:
                    self._keep()
                    self.settled.emit()
                if not self._page.isVisible():
                    self._waiting = counted
                    self._keep()
                    return
            self._next(counted, asked)

        first = self._page.waits_for
        self._jobs.submit(lambda: counted.step(first), shown)

    def _go_on(self) -> None:
        """The page is looked at again."""
        counted, self._waiting = self._waiting, None
        if counted is not None:
            self._next(counted, self._asked)

    def _keep(self) -> None:
        """Keep what the player's own decisions lost, for the statistics; not those of practice or of another seat."""
        counted, record = self._now, self.record
        sheet = None if counted is None else counted.latest
        if counted is None or record is None or sheet is None or not sheet.done or sheet is counted.kept:
            return
        counted.kept = sheet
        if not _is_kept(record, self.seat):
            return
        kept = [
            ReviewedDecision(
                place,
                each.street_key,
                str(each.sentence) if each.severity is not None and each.severity.matters else "",
                each.big_bets,
                each.big_bets_stderr,
                each.decided,
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

        self._counted = [each for each in self._counted if each.latest is not None]
        if isinstance(error, CannotReview):
            self._page.say(tr("This hand cannot be reviewed: {reason}.").format(reason=fault(error)))
        else:
            self.failed.emit(told(error))


def _is_kept(record: HandRecord, seat: int) -> bool:
    """Whether a review is kept: not of practice, nor of another seat."""
    return not record.practice and record.hero == seat


def _as_kept(kept_row: ReviewedDecision, record: HandRecord) -> Earlier:
    big_bet = record.game.yardstick
    return Earlier(
        street=STREET_TITLES[kept_row.street],
        severity=worst([(kept_row.big_bets, kept_row.stderr, kept_row.decided)]),
        sentence=kept(kept_row.kind) if kept_row.kind else None,
        loss=kept_row.big_bets * big_bet,
        loss_stderr=kept_row.stderr * big_bet,
    )


def _seats(record: HandRecord) -> list[int]:
    """The seats of a hand of others that have decisions to review; none in a hand of the player's own."""
    if record.hero is not None:
        return []
    spectator = Spectator(record)
    seats = range(len(record.names))
    return [seat for seat in seats if spectator.knows(seat) and own_decisions(record.events, seat)]


@dataclass(frozen=True)
class _Asked:
    """A review of a hand from a seat: each decision with at most so many deals and for so many seconds, then `longer`.

    `seconds` is None for as long as the deals take; `earlier` is what an earlier review made of its decisions.
    """

    hand_id: int
    record: HandRecord
    seat: int
    most_deals: int
    seconds: float | None
    longer: float
    earlier: Mapping[int, Earlier]

    @property
    def key(self) -> object:
        """What its figures follow from."""
        record = self.record
        by = self.most_deals, self.seconds, self.longer
        return self.hand_id, record.events, record.names, record.policies, self.seat, by


class _Counted:
    """A review as far as it has come; the `latest` sheet, None before the first.

    `kept` is the one of which the figures are kept, None until every decision had its time.
    """

    def __init__(self, asked: _Asked) -> None:
        self.key = asked.key
        self.latest: HandSheet | None = None
        self.kept: HandSheet | None = None
        self._first: int | None = None
        self._sheets = _sheets(asked, lambda: self._first)

    def step(self, first: int | None) -> HandSheet | None:
        """One step more, of the decision that comes `first`, if any; None where all is counted.

        After an error nothing is known of it, so that it is begun anew when it is opened again.
        """
        self._first = first
        try:
            sheet = next(self._sheets, None)
        except Exception:
            self.latest = None
            raise
        self.latest = sheet or self.latest
        return sheet


def _sheets(asked: _Asked, first: Callable[[], int | None]) -> Iterator[HandSheet]:
    """The review as it grows.

    `first` is asked at each step which decision comes first. It is done when every decision had its time; what comes
    then is finer. numpy is loaded with the first step, on the worker thread.
    """
    from pokertable.training.review.face_up import counted, not_counted, open_streets
    from pokertable.training.review.review import HandReview, policies_of
    from pokertable.training.review.telling import hand_sheet

    record, seat = asked.record, asked.seat
    names, presumed = policies_of(record.policies, len(record.names), seat)
    told = Uncovered.of(record)
    seen, done = seen_hand(record.events, seat), False
    streets = open_streets(told, seat)
    face_up = not_counted(streets)
    review = HandReview(seen, names, samples=asked.most_deals, seconds=asked.seconds, longer=asked.longer)
    for verdicts in review:
        if not done and all(each.settled for each in verdicts) and len(verdicts) == len(seen.decisions):
            done, face_up = True, counted(record.game.variant, streets)
        yield hand_sheet(
            asked.hand_id,
            told,
            seat,
            names,
            presumed,
            verdicts,
            done=done,
            own=record.hero == seat,
            face_up=face_up,
            earlier=asked.earlier,
        )
        review.first = first()
