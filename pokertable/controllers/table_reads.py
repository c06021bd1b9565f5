"""Reads at the table: the player assigns an opponent a range at any moment; the score is shown after the hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from pokertable.controllers.jobs import Jobs
from pokertable.controllers.table_controller import TableController
from pokertable.model.hand.seen import SeenHand
from pokertable.model.ranking.best import Cards
from pokertable.model.text import inside, phrase
from pokertable.session.words.line import Line
from pokertable.training.reads.at_table import ReadAsked, ScoredRead, moment, scored
from pokertable.training.reads.given import GivenRead, GivenReads
from pokertable.training.reads.spot import ReadSpot
from pokertable.training.reads.spread import Spread

if TYPE_CHECKING:
    from pokertable.training.learner.progress import Progress
    from pokertable.training.quiz.question import AnyReply


class TableReads(QObject):
    """The reads of one table. `scored_one(read)`: a read of the finished hand was scored.

    Nothing is worked out before the hand is over, and then on a worker thread. A bad read, given when the player was to
    act, returns in the quiz; `progress` gives its store.
    """

    scored_one = Signal(object)

    def __init__(
        self, tables: TableController, jobs: Jobs, progress: Callable[[], Progress], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._tables, self._jobs, self._progress = tables, jobs, progress
        self._given = GivenReads()
        self.reads: list[ScoredRead] = []
        """Scored reads of the last finished hand."""
        self._under_way = 0
        tables.hand_begun.connect(self._begin)
        tables.hand_ended.connect(self._score)
        jobs.failed.connect(self._fail)

    def now(self) -> ReadAsked | None:
        """The moment for a read, possibly before anybody has acted; None if no opponent is left to read."""
        now = self._tables.flow.hands.now
        if now is None or now.table.hero is None:
            return None
        return moment(SeenHand.of(now.hand.events, now.table.hero), now.table.personas, now.memory, now.table.prizes)

    @property
    def is_scoring(self) -> bool:
        """Whether a read of the finished hand is still being scored."""
        return self._under_way > 0

    def name(self, seat: int) -> str:
        """An opponent's name."""
        assert self._tables.table is not None
        return self._tables.table.seats[seat].name

    def keep(self, asked: ReadAsked, seat: int, given: Spread, *, changed: bool = True) -> None:
        """Keep a read until the hand is over; the log and the corner of the felt say that it is kept.

        `changed`: whether the player changed what it began with; else it counts in no score.
        """
        now = self._tables.flow.hands.now
        if now is not None:
            self._given.give(GivenRead(asked, seat, given, now, changed))
            if now.hand.over:
                self._score()
            else:
                kept = phrase("You put {name} on a hand: the score comes when this hand is over", name=self.name(seat))
                self._tables.page.log_beside(Line(kept))
                self._tables.page.tools.read.set_marked(True)

    def _begin(self, _number: int) -> None:
        self._given, self.reads, self._under_way = GivenReads(), [], 0
        self._tables.page.tools.read.set_marked(False)

    def _score(self) -> None:
        self._tables.page.tools.read.set_marked(False)
        now = self._tables.flow.hands.now
        for read in [] if now is None else self._given.take(now):
            self._under_way += 1
            work = partial(_scored, read, self.name(read.seat), read.spot, read.had)
            self._jobs.submit(work, partial(self._come, self.reads))

    def _fail(self, _error: Exception) -> None:
        """Count a read that cannot be scored as done."""
        self._under_way = max(0, self._under_way - 1)

    def _come(self, reads: list[ScoredRead], found: tuple[ScoredRead, AnyReply | None]) -> None:
        """Take a scored read.

        Its score is in the log even if the next hand has begun, and there said to be of the hand before.
        """
        read, again = found
        progress = self._progress()
        if read.changed:
            progress.read_at_table(read.persona, read.read.score(read.given))
        if again is not None:
            progress.missed_at_table(again)
        reads.append(read)
        if reads is self.reads:
            self._under_way -= 1
            self._tables.page.log_beside(Line(read.line))
            self.scored_one.emit(read)
        else:
            self._tables.page.log_beside(Line(phrase("The hand before: {read}", read=inside(read.line))))


def _scored(read: GivenRead, name: str, spot: ReadSpot | None, had: Cards) -> tuple[ScoredRead, AnyReply | None]:
    """The scored read, and the reply that returns in the quiz, if any; slow, for a worker thread."""
    from pokertable.training.learner.at_table import misread

    found = scored(read.asked, read.seat, name, read.spread, spot, had)
    return replace(found, changed=read.changed), misread(found) if read.changed else None
