"""The review's controller: opens stored hands, has them evaluated on the worker thread and shows each step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from pokertable.controllers.jobs import Jobs
from pokertable.model.text import told
from pokertable.session.history.faults import StoreError
from pokertable.session.history.store import Store
from pokertable.session.play.tournament_hands import tournament_hand
from pokertable.session.record.record import HandRecord
from pokertable.session.record.spectator import players_known, seen_hand
from pokertable.session.record.uncovered import Uncovered
from pokertable.training.review.counting import Asked, Review
from pokertable.training.review.flow import ReviewFlow
from pokertable.training.weigh.limits import LONGER, MOST_DEALS, SECONDS
from pokertable.views.kit.translate import fault
from pokertable.views.review.page import ReviewPage
from pokertable.views.review.parts import tr

if TYPE_CHECKING:
    from pokertable.training.review.sheet import HandSheet
    from pokertable.training.weigh.prize_pool import PrizePool
    from pokertable.training.weigh.weighing import Weighing


class ReviewController(QObject):
    """Works for one page on one store; one hand at a time. `failed(text)`; `settled()`: every decision had its time.

    While the error does not decide, the evaluation goes on as long as the page is visible. `stored()` after every
    write.
    """

    failed = Signal(object)
    settled = Signal()
    stored = Signal()

    def __init__(self, page: ReviewPage, store: Store, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page, self._store, self._jobs = page, store, jobs
        self._flow = ReviewFlow(store, settled=self.settled.emit, stored=self.stored.emit, failed=self.failed.emit)
        self.seat = self.hand_id = 0
        self.seconds: float | None = SECONDS
        self.longer = LONGER
        self.most_deals = MOST_DEALS
        self.weighed: Callable[[int], Mapping[int, Weighing]] = lambda _: {}
        """Decisions of a hand, by place, that were weighed at the end of its sit and go: they keep their figures."""
        self.record: HandRecord | None = None
        """The hand under review, from `seat`."""
        page.came_back.connect(self._look_again)
        jobs.failed.connect(self._fail)

    @property
    def waits(self) -> bool:
        """Whether finer figures wait until the page is visible."""
        return self._flow.waits

    def open(self, hand_id: int, on: str, seat: int | None = None) -> bool:
        """Review a stored hand from its player's seat, or another; False (and `failed`) if it cannot be read.

        `on` is the label of the way on. In a hand of others the page offers every seat whose cards are known.
        """
        self.stop()
        try:
            record = self._store.record(hand_id)
        except StoreError as error:
            self.failed.emit(told(error))
            return False
        players = {} if record.hero is not None else players_known(record)
        self.hand_id, self.record = hand_id, record
        self.seat = self._flow.seat(record.hero, players, seat)
        self._page.start(self.seat, on, players)
        pool = self._pool(hand_id, record)
        review = self._flow.open(
            Asked(
                hand_id=hand_id,
                told=Uncovered.of(record),
                seen=seen_hand(record.events, self.seat),
                seat=self.seat,
                policies=record.policies,
                own=record.hero == self.seat,
                practice=record.practice,
                most_deals=self.most_deals,
                seconds=self.seconds,
                longer=self.longer,
                pool=pool,
                weighed={} if pool is None else self.weighed(hand_id),
            )
        )
        if review.latest is not None:
            self._page.show_hand(review.latest)
        elif review.earlier:
            self._page.say_earlier(review.earlier)
        self._count(review)
        return True

    def _pool(self, hand_id: int, record: HandRecord) -> PrizePool | None:
        """The prizes that the player's own hand of a sit and go is weighed by."""
        if record.tournament is None or record.hero != self.seat:
            return None
        from pokertable.training.review.prizes import pool_of

        hand = tournament_hand(self._store, hand_id, record)
        return None if hand is None else pool_of(hand)

    def stop(self) -> None:
        """Stop the running evaluation; results so far are kept."""
        self._jobs.forget()
        self._flow.stop()

    def shut_down(self) -> None:
        """End; call it before the store is closed."""
        self.stop()
        self._jobs.shut_down()

    def _look_again(self) -> None:
        review = self._flow.look_again()
        if review is not None:
            self._count(review)

    def _count(self, review: Review) -> None:
        """The next step of the review, on the worker thread."""

        def came(sheet: HandSheet | None) -> None:
            if sheet is not None:
                self._page.show_hand(sheet)
            if self._flow.came(sheet, is_seen=self._page.isVisible()):
                self._count(review)

        self._jobs.submit(partial(review.step, self._page.waits_for), came)

    def _fail(self, error: Exception) -> None:
        from pokertable.training.weigh.moment import CannotReview

        self._flow.broke()
        if isinstance(error, CannotReview):
            self._page.say(tr("This hand cannot be reviewed: {reason}.").format(reason=fault(error)))
        else:
            self.failed.emit(told(error))
