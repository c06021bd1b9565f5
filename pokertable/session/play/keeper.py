"""Keeps what is played at one table: every event is stored before anybody is told of it."""

from __future__ import annotations

import contextlib

from pokertable.model.hand.hand import Hand
from pokertable.model.text import Phrase
from pokertable.players.people.character import RULES_VERSION
from pokertable.session.history.faults import StoreError
from pokertable.session.history.store import Store
from pokertable.session.play.resume import Resumed, put_memory
from pokertable.session.record.table import PROGRAM, Table

_WITHOUT_RULES = ("random", PROGRAM)


class Keeper:
    """The store as a table sees it. A line of practice is kept as a branch of the hand that it leaves."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._table: Table | None = None
        self._table_id: int | None = None
        self._hand_id: int | None = None
        self._stored = 0
        self._reasons: dict[int, Phrase] = {}
        """Why the opponents decided as they did in this hand, by the number of the event."""

    @property
    def hand_id(self) -> int | None:
        """The id of the hand being kept."""
        return self._hand_id

    def sit_down(self, table: Table) -> None:
        """A new table; the one before is left."""
        self.leave()
        self._table = table
        self._table_id = self.store.begin_table(table, _versions(table))

    def leave(self) -> None:
        """The table is not to be resumed."""
        if self._table_id is not None:
            put_memory(self.store, self._table_id, ())
            self.store.leave_table(self._table_id)
        self._table_id = self._hand_id = None

    def take_up(self, resumed: Resumed) -> None:
        """Go on with a table that was left open, and its hand."""
        self._table = resumed.table
        self._table_id = resumed.table_id
        self._hand_id = resumed.hand_id
        self._stored, self._reasons = 0, {}
        if resumed.hand is not None:
            self._stored = len(self.store.events(resumed.hand_id)) if resumed.hand_id is not None else 0
            if not resumed.hand.over:
                self.events_of(resumed.hand)

    def dealt(self, table: Table, hand: Hand) -> None:
        """A hand was dealt."""
        assert self._table_id is not None
        self._hand_id = self.store.begin_hand(self._table_id, table, hand)
        self._stored, self._reasons = len(hand.events), {}

    def branched(self, hand_id: int | None, kept: int, hand: Hand, hero: int | None) -> None:
        """A line of practice begins after `kept` events of a stored hand, played from the seat `hero`.

        That of a hand which is not stored is not kept either.
        """
        self._hand_id = None if hand_id is None else self.store.begin_practice(hand_id, kept, hand, hero)
        self._stored, self._reasons = len(hand.events), {}

    def looked_ahead(self, hand_id: int | None) -> None:
        """Cards to come of this hand, which is not over, are known to the player: it does not count."""
        if hand_id is not None:
            with contextlib.suppress(StoreError):  # the store begins anew and knows nothing of the hand
                self.store.mark_looked_ahead(hand_id)

    def has_looked_ahead(self, hand_id: int | None) -> bool:
        """Whether the player has looked ahead in this hand."""
        with contextlib.suppress(StoreError):
            return hand_id is not None and self.store.has_looked_ahead(hand_id)
        return False

    def back_to(self, hand_id: int | None, hand: Hand | None) -> None:
        """The practice is over; this hand is being kept again."""
        self._hand_id = hand_id
        self._stored, self._reasons = 0 if hand is None else len(hand.events), {}

    def because(self, event: int, reason: Phrase) -> None:
        """Why an opponent decides as it does: stored with the event of this number, which its decision becomes."""
        self._reasons[event] = reason

    def events_of(self, hand: Hand) -> None:
        """Store what is new in the hand, with the opponents' reasons."""
        if self._hand_id is not None and len(hand.events) > self._stored:
            try:
                new = {event: reason for event, reason in self._reasons.items() if event >= self._stored}
                self.store.append(self._hand_id, self._stored, hand.events[self._stored :], new)
            except StoreError:
                self._begin_again(hand)
            self._stored = len(hand.events)

    def _begin_again(self, hand: Hand) -> None:
        """The store was set aside in the middle of play and knows nothing of this table.

        Tell it all, from the deal on.
        """
        assert self._table is not None
        self._table_id = self.store.begin_table(self._table, _versions(self._table))
        self._hand_id = self.store.begin_hand(self._table_id, self._table, hand, self._reasons)

    def settled(self, table: Table) -> None:
        """The hand is over, and the table has the stacks after it."""
        if self._hand_id is not None:
            self.store.finish_hand(self._hand_id, self._table_id, table)

    def remember(self, table: Table) -> None:
        """Keep what the table has seen of each seat."""
        if self._table_id is not None:
            put_memory(self.store, self._table_id, table.memory)

    def tag(self, tag: str) -> None:
        """Put a tag on the hand; raises `StoreError` for a tag that is none."""
        if self._hand_id is not None:
            self.store.set_tag(self._hand_id, tag)

    def practised(self) -> None:
        """A line of practice is over; the table is as it was."""
        if self._hand_id is not None:
            self.store.finish_hand(self._hand_id)

    def bought_in(self, table: Table) -> None:
        """Stacks have changed between two hands."""
        if self._table_id is not None:
            self.store.save_table(self._table_id, table)


def _versions(table: Table) -> dict[str, int]:
    """The versions of the rules by which the opponents play; a program and chance have none of them."""
    played = {seat.persona for seat in table.seats if seat.persona is not None and seat.persona not in _WITHOUT_RULES}
    return dict.fromkeys(played, RULES_VERSION)
