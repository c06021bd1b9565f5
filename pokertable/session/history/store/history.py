"""Looks back: lists, searches and adds up the stored hands."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, Final

from pokertable.session.history.rows.reviewed import ReviewedDecision, reviewed_of
from pokertable.session.history.rows.stored import HandRow, Origin
from pokertable.session.history.rows.totals import NAMED_OF_SEATS, OF_SEATS, OF_TOTALS, figures_of
from pokertable.session.history.statistics import Figures
from pokertable.session.history.store.filters import EVERY_HAND, Conditions, HandFilter
from pokertable.session.history.store.store import Store

PAGE: Final = 100


class Order(Enum):
    """In which order hands are listed."""

    NEWEST = "h.id DESC"
    OLDEST = "h.id"
    BEST = "h.result DESC, h.id DESC"
    WORST = "h.result, h.id DESC"
    LARGEST_POT = "h.pot DESC, h.id DESC"


class By(Enum):
    """What statistics are broken down by."""

    GAME = "s.variant, s.structure"
    POSITION = "s.position"


@dataclass(frozen=True, slots=True)
class Page:
    """Some of the hands found, and how many there are."""

    rows: tuple[HandRow, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Graph:
    """The course of the result over hands, in big bets, summed up from the first hand.

    `hands` are numbers of hands played, from 0 up; with many hands only some are given, the last always.
    """

    hands: tuple[int, ...]
    results: tuple[float, ...]
    adjusted: tuple[float, ...]


class History:
    """The finished hands of a store."""

    def __init__(self, store: Store) -> None:
        self._database = store

    def page(
        self, wanted: HandFilter = EVERY_HAND, order: Order = Order.NEWEST, offset: int = 0, limit: int = PAGE
    ) -> Page:
        """The hands from number `offset` on."""
        conditions = Conditions(wanted, "h")
        where = conditions.where("h.state = 'finished'", _origins(wanted))

        def query(connection: sqlite3.Connection) -> Page:
            count = "count(*) OVER ()" if conditions.is_slow else "NULL"
            in_time = wanted.asks_for_time and order in (Order.NEWEST, Order.OLDEST)
            # Without a hint the wider index is read in full to find the newest hands.
            hands = "hands h INDEXED BY hands_in_time" if in_time else "hands h"
            ids = f"SELECT h.id, {count} FROM {hands} {where} ORDER BY {order.value} LIMIT ? OFFSET ?"
            found = connection.execute(ids, [*conditions.values, limit, offset]).fetchall()
            total = found[0][1] if found else None
            if total is None:
                (total,) = connection.execute(f"SELECT count(*) FROM hands h {where}", conditions.values).fetchone()
            return Page(_listed(connection, [hand_id for hand_id, _ in found]), total)

        return self._database.read(query)

    def ids(self, wanted: HandFilter = EVERY_HAND) -> list[int]:
        """The ids of all hands wanted, oldest first: for an export."""
        conditions = Conditions(wanted, "h")
        where = conditions.where("h.state = 'finished'", _origins(wanted))
        query = f"SELECT h.id FROM hands h {where} ORDER BY h.id"
        return [row[0] for row in self._database.read(lambda c: c.execute(query, conditions.values).fetchall())]

    def row(self, hand_id: int) -> HandRow | None:
        """One finished hand, practice too."""
        return next(iter(self._database.read(lambda connection: _listed(connection, [hand_id]))), None)

    def branches(self, hand_id: int) -> tuple[HandRow, ...]:
        """The practice lines that were played to the end from this hand, oldest first."""
        query = "SELECT id FROM hands WHERE branch_of = ? ORDER BY id"
        return self._database.read(
            lambda connection: _listed(connection, [row[0] for row in connection.execute(query, (hand_id,))])
        )

    def tags(self) -> dict[str, int]:
        """All tags with the number of hands that bear them."""
        query = "SELECT tag, count(*) FROM tags GROUP BY tag ORDER BY tag"
        return dict(self._database.read(lambda c: c.execute(query).fetchall()))

    def opponents(self) -> list[str]:
        """The personas that were played against, by name."""
        seats = self._database.read(lambda c: c.execute("SELECT DISTINCT seats FROM tables").fetchall())
        return sorted({persona for (text,) in seats for _, persona, _ in json.loads(text) if persona})

    # Statistics: played hands only

    def figures(self, wanted: HandFilter = EVERY_HAND, who: str = "") -> Figures:
        """The figures of the player at the keyboard (`who` ""), or of all seats of a persona, in the hands wanted."""
        (row,) = self._sums(wanted, who, "")
        return figures_of(row)

    def figures_by(self, by: By, wanted: HandFilter = EVERY_HAND, who: str = "") -> dict[str, Figures]:
        """The figures by game (``omaha8 pot``) or by position, in the order of the alphabet."""
        keys = by.value.count(",") + 1
        rows = self._sums(wanted, who, by.value)
        return {" ".join(row[:keys]): figures_of(row[keys:]) for row in rows}

    def _sums(self, wanted: HandFilter, who: str, keys: str) -> list[tuple[Any, ...]]:
        if wanted.asks_for_tables:
            conditions = Conditions(wanted, "t")
            of, sums = f"totals s {conditions.where('s.who = ?', 's.hands > 0')}", OF_TOTALS
        else:
            conditions = Conditions(wanted, "s")
            of, sums = f"seats s {conditions.where('s.who = ?', 's.result IS NOT NULL')}", OF_SEATS
            if keys:
                # Added up in the order of the index first: to sort the seats of all hands takes longer than the rest.
                in_order = "s.variant, s.structure, s.position"
                of, sums = f"(SELECT {in_order}, {NAMED_OF_SEATS} FROM {of} GROUP BY {in_order}) s", OF_TOTALS
        query = f"SELECT {sums} FROM {of}"
        if keys:
            query = f"SELECT {keys}, {sums} FROM {of} GROUP BY {keys} ORDER BY {keys}"
        return self._database.read(lambda c: c.execute(query, [who, *conditions.values]).fetchall())

    def graph(self, wanted: HandFilter = EVERY_HAND, points: int = 1000) -> Graph:
        """The player's result over the hands wanted, at about `points` of them."""
        conditions = Conditions(wanted, "s")
        where = conditions.where("s.who = ''", "s.result IS NOT NULL")
        query = f"SELECT s.big_bets, coalesce(s.adjusted, s.big_bets) FROM seats s {where} ORDER BY s.hand_id"
        rows = self._database.read(lambda c: c.execute(query, conditions.values).fetchall())
        step = max(1, len(rows) // max(1, points))
        hands, results, adjusted = [0], [0.0], [0.0]
        result = fair = 0.0
        for number, (won, expected) in enumerate(rows, 1):
            result += won
            fair += expected
            if number % step == 0 or number == len(rows):
                hands.append(number)
                results.append(result)
                adjusted.append(fair)
        return Graph(tuple(hands), tuple(results), tuple(adjusted))


_COLUMNS: Final = [each.name for each in fields(HandRow) if each.name not in ("tags", "reviewed")]
"""What a row is made of, by the names of the table's columns; ``cards`` and ``board`` are there as texts."""
_SELECTED: Final = ", ".join(name.removesuffix("_text") for name in _COLUMNS)


def _origins(wanted: HandFilter) -> str:
    if wanted.origin is None:
        return "h.origin IN ('played', 'imported')"
    return f"h.origin = '{wanted.origin.value}'"


def _listed(connection: sqlite3.Connection, ids: list[int]) -> tuple[HandRow, ...]:
    """The finished hands of these ids, in their order."""
    marks = ", ".join("?" * len(ids))
    tags: dict[int, list[str]] = {}
    for hand_id, tag in connection.execute(f"SELECT hand_id, tag FROM tags WHERE hand_id IN ({marks})", ids):
        tags.setdefault(hand_id, []).append(tag)
    query = f"SELECT {_SELECTED} FROM hands NOT INDEXED WHERE state = 'finished' AND id IN ({marks})"
    found = connection.execute(query, ids)
    reviewed = reviewed_of(connection, ids)
    rows = {row[0]: _row(row, tuple(tags.get(row[0], ())), reviewed.get(row[0], ())) for row in found}
    return tuple([rows[hand_id] for hand_id in ids if hand_id in rows])


def _row(row: tuple[Any, ...], tags: tuple[str, ...], reviewed: tuple[ReviewedDecision, ...]) -> HandRow:
    values = dict(zip(_COLUMNS, row, strict=True))
    values |= {name: bool(values[name]) for name in ("showdown", "looked_ahead")}
    values |= {"origin": Origin(values["origin"]), "position": values["position"] or ""}
    return HandRow(tags=tags, reviewed=reviewed, **values)
