"""Storing the play at one table: every event is stored before it is told."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from pokertable.model.hand.hand import Hand
from pokertable.model.text import Phrase
from pokertable.players.people.character import RULES_VERSION
from pokertable.players.seen.habits import Memory
from pokertable.session.history.faults import StoreError
from pokertable.session.history.misreads import note_asked
from pokertable.session.history.rows.stored import MISREAD
from pokertable.session.history.store import Store
from pokertable.session.play.resume import Resumed, earlier_tables, keep_result, put_earlier, put_memory
from pokertable.session.play.sit_and_go import SitAndGo
from pokertable.session.record.rewind import Rewound
from pokertable.session.record.table import PROGRAM, Table

_WITHOUT_RULES = ("random", PROGRAM)
NO_VALUES: Final[Mapping[str, Any]] = MappingProxyType({})


class Keeper:
    """The store as seen by the open table. `stored` is called after every write."""

    def __init__(self, store: Store, stored: Callable[[], object] = lambda: None) -> None:
        self.store = store
        self.stored = stored
        self.table_id: int | None = None
        self.sng: SitAndGo | None = None
        """The sit and go of the open table."""
        self.earlier: tuple[int, ...] = ()
        """The ids of the tables that the open one has gone on from, with the same players."""
        self._table: Table | None = None

    def sit_down(self, table: Table) -> None:
        """Begin a table of cash. The open one waits, unless the new one goes on from it (`Table.at_game`)."""
        earlier: tuple[int, ...] = ()
        if self.sng is None and table.hand_number and self.table_id is not None:
            earlier = *self.earlier, self.table_id
            self.leave()
        self._put_aside(table)
        self.sng, self._table = None, table
        self.table_id = self.store.begin_table(table, _versions(table))
        self.earlier = earlier
        if earlier:
            put_earlier(self.store, self.table_id, earlier)

    def seat(self, sng: SitAndGo, table: Table) -> None:
        """Begin a table of a sit and go: its first, or the next one that the player sits at. Another game waits."""
        before = None
        if self.sng is sng:
            before = self.table_id
        else:
            self._put_aside(sng)
        self.sng, self._table = sng, table
        self._begin(table, before)
        if table.memory:
            self.remember(table)
        self.stored()

    def _begin(self, table: Table, instead_of: int | None = None, rounds: Mapping[str, Any] = NO_VALUES) -> None:
        """Store a table as new, a sit and go's in place of the one before."""
        if self.sng is None:
            self.table_id = self.store.begin_table(table, _versions(table))
            return
        values = {**self.sng.head(), **rounds}
        self.table_id = self.store.seat_tournament(table, _versions(table), values, instead_of)
        assert table.tournament is not None
        self.sng.id = table.tournament
        if instead_of is not None:
            put_memory(self.store, instead_of, ())

    def keep_round(self, values: Mapping[str, Any]) -> None:
        """Store values of the sit and go."""
        self.store.tournaments.set_all(dict(values))
        self.stored()

    def _put_aside(self, other: Table | SitAndGo) -> None:
        """Turn to another table: the open one waits to be resumed, unless it is over or given up for the other."""
        if self.sng is not None and self.sng.is_out:
            self.leave()
        if other.replaces is not None:
            self._leave(other.replaces)
        self.table_id, self.sng, self.earlier = None, None, ()

    def leave(self) -> None:
        """Leave the table for good."""
        if self.table_id is not None:
            self._leave(self.table_id)
        self.table_id, self.sng, self.earlier = None, None, ()

    def _leave(self, table_id: int) -> None:
        put_memory(self.store, table_id, ())
        put_earlier(self.store, table_id, ())
        self.store.leave_table(table_id)

    def rest(self) -> None:
        """Leave the table of a sit and go that is over for the player, who may still look on."""
        sng = self.sng
        self.leave()
        self.sng = sng

    def take_up(self, resumed: Resumed) -> Play | None:
        """Resume an open table; returns its running hand, None if the next is to be dealt."""
        table, hand, hand_id = resumed.table, resumed.hand, resumed.hand_id
        self._table, self.table_id, self.sng = table, resumed.table_id, resumed.sng
        self.earlier = earlier_tables(self.store, resumed.table_id)
        if hand is None or hand_id is None or hand.over:
            return None
        play = Play(self, table, hand, hand_id, table.deck_seed())
        play.count = len(self.store.events(hand_id))
        play.has_looked_ahead = self.store.has_looked_ahead(hand_id)
        play.keep()
        return play

    def dealt(self, table: Table, hand: Hand) -> Play:
        """Store a newly dealt hand."""
        assert self.table_id is not None
        try:
            hand_id = self.store.begin_hand(self.table_id, table, hand)
        except StoreError:
            hand_id = self.begin_again(hand, {})
        self.stored()
        return Play(self, table, hand, hand_id, table.deck_seed())

    def branched(self, table: Table, hand_id: int | None, rewound: Rewound, *, looks_ahead: bool) -> Play:
        """Begin a line of practice of a stored hand; without a stored hand it is not stored either."""
        line = None
        with contextlib.suppress(StoreError):  # the store was set aside, and has no such hand
            if hand_id is not None:
                line = self.store.begin_practice(hand_id, rewound.kept, rewound.hand, table.hero)
        self.stored()
        return Play(self, table, rewound.hand, line, rewound.seed, is_line=True, looks_ahead=looks_ahead)

    def unstored(self, table: Table, hand: Hand) -> Play:
        """A hand that is stored nowhere: the others' while the player sits out or looks on."""
        return Play(self, table, hand, None, None)

    def remember(self, table: Table) -> None:
        """Store each seat's past play as seen at the table."""
        if self.table_id is not None:
            put_memory(self.store, self.table_id, table.memory)
            self.stored()

    def bought_in(self, table: Table) -> None:
        """Store changed stacks between two hands."""
        if self.table_id is not None:
            with contextlib.suppress(StoreError):  # the store was set aside, and is told with the next hand
                self.store.save_table(self.table_id, table)
            self.stored()

    def begin_again(self, hand: Hand, reasons: dict[int, Phrase]) -> int:
        """Store the whole table and its hand again, from the deal on; returns the hand's new id.

        For a store that was replaced during play.
        """
        assert self._table is not None
        self._begin(self._table, rounds=NO_VALUES if self.sng is None else self.sng.rounds())
        assert self.table_id is not None
        return self.store.begin_hand(self.table_id, self._table, hand, reasons)


@dataclass(eq=False, slots=True)
class Play:
    """A running hand at its table, or a line of practice, and its stored part.

    A line is stored as a branch of its hand; `hand_id` is None for a line of an unstored hand. `seed` is the deck's,
    None if the cards follow from none. `looks_ahead`: the next action of the line reveals cards to come of the hand
    that counts. `memory` is each seat's past play before the hand, `count` the number of stored events.
    `has_looked_ahead`: the player knows cards to come, from a line; the hand does not count.
    """

    keeper: Keeper
    table: Table
    hand: Hand
    hand_id: int | None
    seed: int | None
    is_line: bool = False
    looks_ahead: bool = False
    memory: Memory = field(init=False)
    count: int = field(init=False)
    has_looked_ahead: bool = False
    is_settled: bool = False
    _is_lost: bool = False
    _reasons: dict[int, Phrase] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.memory, self.count = self.table.memory, len(self.hand.events)

    def because(self, reason: Phrase) -> None:
        """Note the reason of the opponent to act, to be stored with the event of its decision."""
        self._reasons[len(self.hand.events)] = reason

    def keep(self) -> None:
        """Store new events of the hand, with the opponents' reasons.

        A replaced store gets the whole hand, but no line: its hand is gone.
        """
        events = self.hand.events
        if self.hand_id is None or self._is_lost or len(events) <= self.count:
            return
        try:
            new = {event: reason for event, reason in self._reasons.items() if event >= self.count}
            self.keeper.store.append(self.hand_id, self.count, events[self.count :], new)
        except StoreError:
            if self.is_line:
                self._is_lost = True
                return
            self._begin_again()
        self.count = len(events)
        self.keeper.stored()

    def _begin_again(self) -> None:
        self.hand_id = self.keeper.begin_again(self.hand, self._reasons)
        if self.has_looked_ahead:
            self.look_ahead()

    def look_ahead(self) -> None:
        """Note that the player knows cards to come of the running hand."""
        self.has_looked_ahead = True
        if self.hand_id is not None:
            with contextlib.suppress(StoreError):  # the store was set aside, and is told with the next events
                self.keeper.store.mark_looked_ahead(self.hand_id)

    def settle(self) -> None:
        """Store the end of the hand; its table takes over the result, except for a line."""
        self.is_settled = True
        store = self.keeper.store
        if self.hand_id is None and not self.is_line and self.table.tournament is not None:
            self.table.settle(self.hand)
        if self.hand_id is None or self._is_lost:
            return
        if self.is_line:
            with contextlib.suppress(StoreError):  # the store was set aside, and has no such line
                store.finish_hand(self.hand_id)
        elif self.keeper.table_id is not None:
            self.table.settle(self.hand)
            try:
                keep_result(store, self.keeper.table_id, self.hand_id, self.table, self.hand)
            except StoreError:
                self._begin_again()
                keep_result(store, self.keeper.table_id, self.hand_id, self.table, self.hand)
        self.keeper.stored()

    def answered(self, *, right: bool) -> None:
        """Note that the player was asked which cards play; a misread hand gets its tag, and the history finds it."""
        if self.hand_id is not None:
            note_asked(self.keeper.store, self.hand_id)
            if not right:
                self.keeper.store.set_tag(self.hand_id, MISREAD)
            self.keeper.stored()


def _versions(table: Table) -> dict[str, int]:
    """Versions of the opponents' rules; programs and chance have none."""
    played = {seat.persona for seat in table.seats if seat.persona is not None and seat.persona not in _WITHOUT_RULES}
    return dict.fromkeys(played, RULES_VERSION)
