"""Reads at the table: the player puts an opponent on a hand at any moment; the score is told when the hand is over."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from pokertable.controllers.jobs import Jobs
from pokertable.controllers.table_controller import TableController
from pokertable.model.cards import known, shuffled_deck
from pokertable.model.hand.events import MuckShuffledIn
from pokertable.model.hand.hand import Hand
from pokertable.model.hand.seen import SeenHand
from pokertable.model.ranking.best import Cards
from pokertable.session.words.line import Line
from pokertable.training.played import PlayedDeal, done
from pokertable.training.reads.at_table import ReadAsked, ScoredRead, moment, scored
from pokertable.training.reads.spot import AboutOpponent, ReadSpot
from pokertable.training.reads.spread import Spread

if TYPE_CHECKING:
    from pokertable.training.learner.at_table import Misread
    from pokertable.training.learner.progress import Progress


class TableReads(QObject):
    """Of one table. `scored_one(read)`: a read of the hand that is over.

    Nothing is worked out before the hand is over, and then on a worker thread. One that was no good read, given when
    the player was to act, comes back in the quiz; `progress` gives where it is kept.
    """

    scored_one = Signal(object)

    def __init__(
        self, tables: TableController, jobs: Jobs, progress: Callable[[], Progress], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._tables, self._jobs, self._progress = tables, jobs, progress
        self._hand: Hand | None = None
        self._given: list[tuple[ReadAsked, int, Spread]] = []
        self.reads: list[ScoredRead] = []
        """Those of the last hand that was over."""
        self._under_way = 0
        tables.hand_begun.connect(self._begin)
        tables.hand_ended.connect(self._score)
        jobs.failed.connect(self._fail)

    def now(self) -> ReadAsked | None:
        """The moment for a read, of which maybe nobody has acted yet; None if there is nobody to be read."""
        tables = self._tables
        table, hand = tables.table, tables.hand
        if table is None or hand is None or table.hero is None or hand.over:
            return None
        return moment(SeenHand.of(hand.events, table.hero), table.personas, tables.opponents.memory)

    @property
    def is_scoring(self) -> bool:
        """Whether a read of the hand that is over is still being scored."""
        return self._under_way > 0

    def name(self, seat: int) -> str:
        """What an opponent is called."""
        assert self._tables.table is not None
        return self._tables.table.seats[seat].name

    def keep(self, asked: ReadAsked, seat: int, given: Spread) -> None:
        """Keep a read until the hand is over; of the same player at the same point the last one counts."""
        self._hand = self._tables.hand
        self._given = [each for each in self._given if (each[1], _point(each[0])) != (seat, _point(asked))]
        self._given.append((asked, seat, given))
        if self._hand is None or self._hand.over:
            self._score()

    def _begin(self, _number: int) -> None:
        self._given, self.reads, self._under_way = [], [], 0

    def _score(self) -> None:
        given, self._given = self._given, []
        come = partial(self._come, self.reads)
        for asked, seat, spread in given:
            spot, had = self._spot(asked, seat), self._had(asked, seat)
            self._under_way += 1
            self._jobs.submit(partial(_scored, asked, seat, self.name(seat), spread, spot, had), come)

    def _had(self, asked: ReadAsked, seat: int) -> Cards:
        """The cards face down before it when the read was asked for; none if it has not shown them or drawn since."""
        hand = self._tables.hand
        assert hand is not None
        state, then = hand.state, asked.public
        if not state.shown[seat] or hand.observe(None).seats[seat].drew != then.seats[seat].drew:
            return ()
        downs = [card for card in known(state.holes[seat]) if card not in state.ups[seat]]
        return tuple(downs[: sum(each.down for each in then.game.variant.streets[: then.street + 1])])

    def _spot(self, asked: ReadAsked, seat: int) -> ReadSpot | None:
        """The same as a question of the quiz; None if it was not the player's turn, or the deck was shuffled anew."""
        table, hand = self._tables.table, self._tables.hand
        assert table is not None and hand is not None
        if asked.public.to_act != table.hero or table.hero is None or self._tables.is_practising:
            return None
        if any(isinstance(event, MuckShuffledIn) for event in hand.events):
            return None
        deck = tuple(shuffled_deck(random.Random(table.deck_seed())))
        acts = done(hand)[: len(asked.public.acts)]
        played = PlayedDeal(table.game, hand.state.started.stacks, table.button, deck, acts)
        players = tuple(asked.opponents.get(at, "") for at in range(len(table.seats)))
        return ReadSpot(played, players, table.hero, seat, whole=True, told=AboutOpponent.PLAY)

    def _fail(self, _error: Exception) -> None:
        """One cannot be scored."""
        self._under_way = max(0, self._under_way - 1)

    def _come(self, reads: list[ScoredRead], found: tuple[ScoredRead, Misread | None]) -> None:
        """A read is scored. It counts even if the next hand has begun; its score is then not shown beside that hand."""
        read, again = found
        progress = self._progress()
        progress.read_at_table(read.persona, read.read.score(read.given))
        if again is not None:
            progress.missed_at_table(*again)
        reads.append(read)
        if reads is self.reads:
            self._under_way -= 1
            self._tables.page.log_beside(Line(read.line))
            self.scored_one.emit(read)


def _scored(
    asked: ReadAsked, seat: int, name: str, given: Spread, spot: ReadSpot | None, had: Cards
) -> tuple[ScoredRead, Misread | None]:
    """The read, and what of it comes back in the quiz; slow, for a worker thread."""
    from pokertable.training.learner.at_table import misread

    read = scored(asked, seat, name, given, spot, had)
    return read, misread(read)


def _point(asked: ReadAsked) -> tuple[int, int]:
    """Where in the hand it was asked: the street, and how many acts there were."""
    return asked.public.street, len(asked.public.acts)
