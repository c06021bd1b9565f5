"""Reading stored hands: lists, searches and sums."""

from __future__ import annotations

import math
import sqlite3
from dataclasses import dataclass
from enum import Enum
from typing import Final

from pokertable.session.history.rows.checked import checked
from pokertable.session.history.rows.reviewed import reviewed_of
from pokertable.session.history.rows.stored import COLUMNS, HandRow, played_ms
from pokertable.session.history.rows.tables import parsed_table
from pokertable.session.history.rows.totals import NAMED_OF_SEATS, OF_SEATS, OF_TOTALS, figures_of
from pokertable.session.history.statistics import Figures
from pokertable.session.history.store.filters import EVERY_HAND, Conditions, HandFilter
from pokertable.session.history.store.store import Store

PAGE: Final = 100


class Order(Enum):
    """Order of listed hands."""

    NEWEST = "h.id DESC"
    OLDEST = "h.id"
    BEST = "h.result DESC, h.id DESC"
    WORST = "h.result, h.id DESC"
    LARGEST_POT = "h.pot DESC, h.id DESC"


class By(Enum):
    """Breakdown of statistics."""

    GAME = "s.variant, s.structure"
    POSITION = "s.position"


@dataclass(frozen=True, slots=True)
class Page:
    """Some of the hands found, and their total number."""

    rows: tuple[HandRow, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Graph:
    """The cumulative result over hands, in big bets.

    `hands` are numbers of hands played, from 0 up; of many hands only some are given, always with the last. `adjusted`
    ends before the first hand whose all-in-adjusted result is missing; `pending` counts those hands. `stderr` is the
    standard error of the result per 100 hands, None of fewer than two hands; `since_ms` the time of the first.
    """

    hands: tuple[int, ...]
    results: tuple[float, ...]
    adjusted: tuple[float, ...]
    pending: int = 0
    stderr: float | None = None
    since_ms: int | None = None


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
        """The ids of all selected hands, oldest first: for an export."""
        conditions = Conditions(wanted, "h")
        where = conditions.where("h.state = 'finished'", _origins(wanted))
        query = f"SELECT h.id FROM hands h {where} ORDER BY h.id"
        return [row[0] for row in self._database.read(lambda c: c.execute(query, conditions.values).fetchall())]

    def row(self, hand_id: int) -> HandRow | None:
        """One finished hand, practice included."""
        return next(iter(self._database.read(lambda connection: _listed(connection, [hand_id]))), None)

    def branches(self, hand_id: int) -> tuple[HandRow, ...]:
        """The finished practice lines of this hand, oldest first."""
        query = "SELECT id FROM hands WHERE branch_of = ? ORDER BY id"
        return self._database.read(
            lambda connection: _listed(connection, [row[0] for row in connection.execute(query, (hand_id,))])
        )

    def tags(self) -> dict[str, int]:
        """All tags with the number of their hands."""
        query = "SELECT tag, count(*) FROM tags GROUP BY tag ORDER BY tag"
        return dict(self._database.read(lambda c: [checked("tag", row, "TI") for row in c.execute(query)]))

    def opponents(self) -> list[str]:
        """The personas played against, by name."""

        def query(connection: sqlite3.Connection) -> set[str | None]:
            rows = connection.execute("SELECT * FROM tables GROUP BY seats").fetchall()
            return {persona for row in rows for _, persona, _ in parsed_table(row).seats}

        return sorted(filter(None, self._database.read(query)))

    def won_at(self, *tables: int) -> int | None:
        """The chips that the player has won or lost in the hands played at tables; None before the first is over."""
        places = ", ".join("?" * len(tables))
        query = (
            f"SELECT sum(result) FROM hands WHERE table_id IN ({places}) AND origin = 'played' AND state = 'finished'"
        )
        found = self._database.read(lambda c: checked("result", c.execute(query, tables).fetchone(), "i"))
        won: int | None = found[0]
        return won

    # Statistics: played hands only

    def figures(self, wanted: HandFilter = EVERY_HAND, who: str = "") -> Figures:
        """The figures of the player at the keyboard (`who` ""), or of all seats of a persona, in the selected hands."""
        (figures,) = self._sums(wanted, who, "").values()
        return figures

    def figures_by(self, by: By, wanted: HandFilter = EVERY_HAND, who: str = "") -> dict[str, Figures]:
        """The figures by game (``omaha8 pot``) or by position, in alphabetical order."""
        return {" ".join(key): figures for key, figures in self._sums(wanted, who, by.value).items()}

    def _sums(self, wanted: HandFilter, who: str, keys: str) -> dict[tuple[str, ...], Figures]:
        if wanted.asks_for_tables:
            conditions = Conditions(wanted, "t")
            of, sums = f"totals s {conditions.where('s.who = ?', 's.hands > 0')}", OF_TOTALS
        else:
            conditions = Conditions(wanted, "s")
            of, sums = f"seats s {conditions.where('s.who = ?', 's.result IS NOT NULL')}", OF_SEATS
            if keys:
                # Added up in the order of the index first: sorting the seats of all hands takes longer than the rest.
                in_order = "s.variant, s.structure, s.position"
                of, sums = f"(SELECT {in_order}, {NAMED_OF_SEATS} FROM {of} GROUP BY {in_order}) s", OF_TOTALS
        query = f"SELECT {sums} FROM {of}"
        if keys:
            query = f"SELECT {keys}, {sums} FROM {of} GROUP BY {keys} ORDER BY {keys}"
        count = len(keys.split(",")) if keys else 0

        def read(connection: sqlite3.Connection) -> dict[tuple[str, ...], Figures]:
            # First: a result worked out meanwhile is then in the sums, not the other way round.
            pending = _pending(connection, wanted, who, keys)
            rows = connection.execute(query, [who, *conditions.values]).fetchall()
            keyed = [(checked("figures", row[:count], "T" * count), row[count:]) for row in rows]
            return {key: figures_of(sums, is_adjusted=key not in pending) for key, sums in keyed}

        return self._database.read(read)

    def graph(self, wanted: HandFilter = EVERY_HAND, points: int = 1000) -> Graph:
        """The player's result over the selected hands, at about `points` of them."""
        conditions = Conditions(wanted, "s")
        where = conditions.where("s.who = ''", "s.result IS NOT NULL")
        query = f"SELECT s.hand_id, s.big_bets, s.adjusted FROM seats s {where} ORDER BY s.hand_id"
        rows = self._database.read(
            lambda c: [checked("course", row, "IRr") for row in c.execute(query, conditions.values)]
        )
        step = max(1, len(rows) // max(1, points))
        hands, results, adjusted = [0], [0.0], [0.0]
        result = fair = squares = 0.0
        pending = 0
        for number, (_, won, expected) in enumerate(rows, 1):
            result += won
            squares += won * won
            if expected is None:
                pending += 1
            else:
                fair += expected
            if number % step == 0 or number == len(rows):
                hands.append(number)
                results.append(result)
                if not pending:
                    adjusted.append(fair)
        stderr = None
        if len(rows) > 1:
            spread = (squares - result * result / len(rows)) / (len(rows) - 1)
            stderr = 100 * math.sqrt(max(0.0, spread) / len(rows))
        since_ms = played_ms(rows[0][0]) if rows else None
        return Graph(tuple(hands), tuple(results), tuple(adjusted), pending, stderr, since_ms)


def _pending(connection: sqlite3.Connection, wanted: HandFilter, who: str, keys: str) -> set[tuple[str, ...]]:
    """The `keys` of selected hands whose all-in-adjusted result is missing; ``()`` without keys."""
    conditions = Conditions(wanted, "s")
    where = conditions.where("s.adjusted IS NULL", "s.who IS NOT NULL", "s.who = ?", "s.result IS NOT NULL")
    query = f"SELECT DISTINCT {keys or '1'} FROM seats s INDEXED BY seats_not_adjusted {where}"
    rows = connection.execute(query, [who, *conditions.values]).fetchall()
    return set(rows) if keys else {()} if rows else set()


def _origins(wanted: HandFilter) -> str:
    if wanted.origin is None:
        return "h.origin IN ('played', 'imported')"
    return f"h.origin = '{wanted.origin.value}'"


def _listed(connection: sqlite3.Connection, ids: list[int]) -> tuple[HandRow, ...]:
    """The finished hands of these ids, in order."""
    marks = ", ".join("?" * len(ids))
    tags: dict[int, list[str]] = {}
    for hand_id, tag in connection.execute(f"SELECT hand_id, tag FROM tags WHERE hand_id IN ({marks})", ids):
        tags.setdefault(hand_id, []).append(tag)
    query = f"SELECT {', '.join(COLUMNS)} FROM hands NOT INDEXED WHERE state = 'finished' AND id IN ({marks})"
    found = connection.execute(query, ids)
    reviewed = reviewed_of(connection, ids)
    rows = {row[0]: HandRow.of(row, tags.get(row[0], ()), reviewed.get(row[0], ())) for row in found}
    return tuple([rows[hand_id] for hand_id in ids if hand_id in rows])
