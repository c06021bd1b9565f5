"""Resuming play: the table that a window left or a crash cut off, its hand, and its memory."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from pokertable.model.hand.hand import Hand
from pokertable.model.text import Phrase, phrase, told
from pokertable.players.seen.habits import Habits, Memory
from pokertable.players.styles.cast import require_opponent
from pokertable.session.history.faults import CHANGED
from pokertable.session.history.rows.stored import StoredTable
from pokertable.session.history.rows.tables import tournament_of
from pokertable.session.history.store.store import Store
from pokertable.session.play.sit_and_go import SitAndGo
from pokertable.session.play.sit_and_go import restored as sng_of
from pokertable.session.record.event_codec import decode_rotation
from pokertable.session.record.rewind import deck_after
from pokertable.session.record.table import Seat, Table
from pokertable.session.tournament.stored import DamagedTournament
from pokertable.session.words.ordinal import ordinal

_HAND_ASIDE = phrase(
    "The hand in progress was damaged and has been set aside. The table goes on with the stacks from before it."
)


def put_memory(store: Store, table_id: int, memory: Memory) -> None:
    """Store the memory of a table; an empty one is deleted."""
    store.progress.set_all({_key(table_id): [habits.to_json() for habits in memory] or None})


def memory_of(store: Store, table_id: int, seats: int) -> Memory:
    """The memory of a table of `seats` seats; empty if there is none, or an unreadable one."""
    try:
        memory = tuple([Habits.from_json(entries) for entries in store.progress.get(_key(table_id)) or ()])
    except (ValueError, TypeError):
        return ()
    return memory if len(memory) == seats else ()


def settle(store: Store, table_id: int, hand_id: int, table: Table, hand: Hand) -> None:
    """Take the result of a finished hand into its table, and store both."""
    table.settle(hand)
    keep_result(store, table_id, hand_id, table, hand)


def keep_result(store: Store, table_id: int, hand_id: int, table: Table, hand: Hand) -> None:
    """Store the result of a hand and its settled table; raises `StoreError` if the store lacks either.

    The table learns each seat's play, unless the player has looked ahead: such a hand does not count.
    """
    store.finish_hand(hand_id, table_id, table)
    if not store.has_looked_ahead(hand_id):
        table.learn(hand)
        put_memory(store, table_id, table.memory)


def put_earlier(store: Store, table_id: int, tables: Sequence[int]) -> None:
    """Store the ids of the tables that a table has gone on from (`Table.at_game`); none are deleted."""
    store.progress.set_all({_earlier(table_id): list(tables) or None})


def earlier_tables(store: Store, table_id: int) -> tuple[int, ...]:
    """The tables that a table has gone on from, the first one first; none if what is stored is unreadable."""
    found = store.progress.get(_earlier(table_id)) or ()
    is_readable = isinstance(found, list) and all(type(each) is int for each in found)
    return tuple(found) if is_readable else ()


def _key(table_id: int) -> str:
    return f"table.memory.{table_id}"


def _earlier(table_id: int) -> str:
    return f"table.earlier.{table_id}"


@dataclass(frozen=True, slots=True)
class Resumed:
    """A table to resume.

    `hand` is the running hand, at the same decision with the same cards to come; a finished one may not have been seen:
    the table is settled already. None: the next hand is to be dealt. `sng` is the sit and go of the table, which knows
    a finished hand of this round.
    """

    table_id: int
    table: Table
    hand_id: int | None = None
    hand: Hand | None = None
    sng: SitAndGo | None = None


class WaitingTable(NamedTuple):
    """A table that can be resumed, and its id."""

    table_id: int
    table: Table

    def is_same_game(self, other: Table | SitAndGo) -> bool:
        """Whether both are of cash, or of sit and goes, and of one game or mix; stakes and players may differ."""
        is_tournament = isinstance(other, SitAndGo) or other.tournament is not None
        return (self.table.tournament is not None) == is_tournament and self.table.rotation.key == other.rotation.key


def waiting(store: Store) -> list[WaitingTable]:
    """The tables not left, as stored, the last played first. Damaged ones are set aside: the store's notices say so.

    Of a sit and go only its table is read: `resume` tells if it is damaged or over.
    """
    return [WaitingTable(stored.id, table) for stored, table in _open_tables(store)]


def is_in_hand(store: Store) -> bool:
    """Whether the table played last was left within a hand, rather than between two."""
    last = next(iter(waiting(store)), None)
    return last is not None and store.hand_in_progress(last.table_id) is not None


def resume(store: Store, table_id: int | None = None) -> Resumed | None:
    """This table, or the one played last and not left (None), now this window's; None without one.

    Tables of other windows are not touched. A damaged table is set aside, and so is a damaged hand: then the table goes
    on with the stacks before it. The store's notices say so.
    """
    for stored, table in _open_tables(store):
        if table_id not in (None, stored.id):
            continue
        sng = None
        if table.tournament is not None:
            try:
                sng = sng_of(store, table)
            except CHANGED as error:
                _set_aside(store, stored, error, is_cash=False)
                continue
            if sng.is_out:
                store.leave_table(stored.id)
                store.notices.append(_over(sng))
                continue
        if store.take_over(stored):
            table.memory = memory_of(store, stored.id, len(table.seats))
            found = _resume_hand(store, stored.id, table)
            return found if sng is None else _at(store, sng, found)
    return None


def _open_tables(store: Store) -> Iterator[tuple[StoredTable, Table]]:
    """The tables that were not left, the last played first; damaged ones are set aside: nothing of them is deleted."""
    for stored in store.open_tables():
        tournament = store.read(partial(tournament_of, table_id=stored.id))
        try:
            table = restored(stored)
        except CHANGED as error:
            _set_aside(store, stored, error, is_cash=tournament is None)
            continue
        table.tournament = tournament
        yield stored, table


def _set_aside(store: Store, stored: StoredTable, error: Exception, *, is_cash: bool) -> None:
    store.leave_table(stored.id)
    store.notices.append(_aside(error, is_cash=is_cash))


def _over(sng: SitAndGo) -> Phrase:
    """The message of a sit and go that was over for the player when the program was cut off."""
    now = sng.standings
    return phrase(
        "Your sit and go is over: you finished {place} of {field}.",
        place=ordinal(now.mine.place),
        field=now.setup.field,
    )


def _aside(error: Exception, *, is_cash: bool) -> Phrase:
    """The message of a table that cannot be resumed."""
    if is_cash:
        return phrase(
            "A cash table can't be resumed: its stored data is damaged. It was set aside; its hands are in the history."
        )
    part = told(error) if isinstance(error, DamagedTournament) else phrase("table")
    return phrase(
        "A sit and go can't be resumed: its stored data is damaged ({part}). It was set aside; its hands are in the "
        "history.",
        part=part,
    )


def _at(store: Store, sng: SitAndGo, found: Resumed) -> Resumed:
    """The table of a sit and go; a hand of this round that is over is taken over, one of other chips set aside."""
    table, hand = found.table, found.hand
    dealt = sng.seats()
    assert dealt is not None
    if sng.is_clock_lost:
        store.notices.append(
            phrase("The clock of your sit and go was damaged: level {level} starts again.", level=sng.tournament.level)
        )
    table.blinds, table.prizes = dealt.blinds, dealt.prizes
    is_of_round = table.hand_number == sng.tournament.hand
    if hand is not None and found.hand_id is not None and not hand.over:
        if is_of_round and hand.state.started.stacks == dealt.stacks:
            return replace(found, sng=sng)
        store.abandon_hand(found.hand_id)
        store.notices.append(_HAND_ASIDE)
        found = Resumed(found.table_id, table)
    if is_of_round:
        stacks = [seat.stack for seat in table.seats]
        if sum(stacks) != sum(dealt.stacks) or min(stacks) < 0:
            store.notices.append(_HAND_ASIDE)
            stacks = list(dealt.stacks)
        sng.mine_over(stacks)
    return replace(found, sng=sng)


def restored(stored: StoredTable) -> Table:
    """The table of a stored one; raises `ValueError`, `KeyError` or `TypeError` for an invalid one."""
    seats = [Seat(name, persona, stack) for (name, persona, _), stack in zip(stored.seats, stored.stacks, strict=True)]
    table = Table(decode_rotation(json.loads(stored.game)), seats, buy_in=stored.buy_in, seed=stored.seed)
    if not 0 <= stored.button < len(seats):
        raise ValueError(f"button {stored.button}: expected a seat from 0 to {len(seats) - 1}")
    if min(stored.stacks) < 0:
        raise ValueError(f"stack {min(stored.stacks)}: expected chips, 0 or more")
    for persona in table.personas.values():
        require_opponent(persona)
    table.button, table.hand_number = stored.button, stored.hand_number
    return table


def _resume_hand(store: Store, table_id: int, table: Table) -> Resumed:
    hand_id = store.hand_in_progress(table_id)
    if hand_id is None:
        return Resumed(table_id, table)
    try:
        events = store.events(hand_id)
        hand = Hand.resume(events, deck_after(table.deck_seed(), events))
        if len(hand.state.started.stacks) != len(table.seats):
            raise ValueError(f"hand {hand_id}: not of {len(table.seats)} seats")
    except CHANGED:  # or no hand of this table
        store.abandon_hand(hand_id)
        store.notices.append(_HAND_ASIDE)
        return Resumed(table_id, table)
    if hand.over:
        settle(store, table_id, hand_id, table, hand)
    return Resumed(table_id, table, hand_id, hand)
