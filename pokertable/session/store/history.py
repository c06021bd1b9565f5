"""Looks back: lists, searches and adds up the stored hands."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from pokertable.session.statistics import Figures
from pokertable.session.store.filters import EVERY_HAND, Conditions, HandFilter
from pokertable.session.store.rows import HandRow, Origin
from pokertable.session.store.store import Store

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

    GAME = "s.variant || ' ' || s.structure"
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
        self._database = store.database

    def page(
        self, wanted: HandFilter = EVERY_HAND, order: Order = Order.NEWEST, offset: int = 0, limit: int = PAGE
    ) -> Page:
        """The hands from number `offset` on."""
        conditions = Conditions(wanted, "h")
        where = conditions.where("h.state = 'finished'", _origins(wanted))

        def query(connection: sqlite3.Connection) -> Page:
            (total,) = connection.execute(f"SELECT count(*) FROM hands h {where}", conditions.values).fetchone()
            ids = f"SELECT h.id FROM hands h {where} ORDER BY {order.value} LIMIT ? OFFSET ?"
            found = connection.execute(
                f"SELECT {_COLUMNS} FROM hands h WHERE h.id IN ({ids}) ORDER BY {order.value}",
                [*conditions.values, limit, offset],
            ).fetchall()
            return Page(_rows(connection, found), total)

        return self._database.read(query)

    def ids(self, wanted: HandFilter = EVERY_HAND) -> list[int]:
        """The ids of all hands wanted, oldest first: for an export."""
        conditions = Conditions(wanted, "h")
        where = conditions.where("h.state = 'finished'", _origins(wanted))
        query = f"SELECT h.id FROM hands h {where} ORDER BY h.id"
        return [row[0] for row in self._database.read(lambda c: c.execute(query, conditions.values).fetchall())]

    def row(self, hand_id: int) -> HandRow | None:
        """One finished hand, practice too."""

        def query(connection: sqlite3.Connection) -> tuple[HandRow, ...]:
            found = connection.execute(
                f"SELECT {_COLUMNS} FROM hands h WHERE h.id = ? AND h.state = 'finished'", (hand_id,)
            ).fetchall()
            return _rows(connection, found)

        return next(iter(self._database.read(query)), None)

    def branches(self, hand_id: int) -> tuple[HandRow, ...]:
        """The practice lines that were played to the end from this hand, oldest first."""

        def query(connection: sqlite3.Connection) -> tuple[HandRow, ...]:
            found = connection.execute(
                f"SELECT {_COLUMNS} FROM hands h WHERE h.branch_of = ? AND h.state = 'finished' ORDER BY h.id",
                (hand_id,),
            ).fetchall()
            return _rows(connection, found)

        return self._database.read(query)

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
        return next(iter(self._figures(wanted, who, "''").values()), Figures())

    def figures_by(self, by: By, wanted: HandFilter = EVERY_HAND, who: str = "") -> dict[str, Figures]:
        """The figures by game (``omaha8 pot``) or by position, in the order of the alphabet."""
        return self._figures(wanted, who, by.value)

    def _figures(self, wanted: HandFilter, who: str, key: str) -> dict[str, Figures]:
        conditions = Conditions(wanted, "s")
        where = conditions.where("s.who = ?", "s.result IS NOT NULL")
        query = f"SELECT {key} AS kind, {_SUMS} FROM seats s {where} GROUP BY kind ORDER BY kind"
        rows = self._database.read(lambda c: c.execute(query, [who, *conditions.values]).fetchall())
        return {row[0]: _figures(row[1:]) for row in rows if row[1]}

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


_NAMES: Final = (
    "id, table_id, number, origin, title, variant, structure, seat_count, hero, position, result, showdown, pot,"
    " big_bet, places, cards, board, note, branch_of, branch_at"
)
_COLUMNS: Final = ", ".join(f"h.{name.strip()}" for name in _NAMES.split(","))
_SUMS: Final = (
    "count(*), sum(result), sum(big_bets), sum(coalesce(adjusted, big_bets)), sum(voluntary), sum(raised),"
    " sum(saw_second), sum(showdown), sum(won_showdown), sum(showdown * split), sum(scooped * split),"
    " count(low_share), sum(low_share)"
)


def _origins(wanted: HandFilter) -> str:
    if wanted.origin is None:
        return "h.origin IN ('played', 'imported')"
    return f"h.origin = '{wanted.origin.value}'"


def _rows(connection: sqlite3.Connection, found: list[tuple[Any, ...]]) -> tuple[HandRow, ...]:
    tags: dict[int, list[str]] = {}
    marks = ", ".join("?" * len(found))
    ids = [row[0] for row in found]
    for hand_id, tag in connection.execute(f"SELECT hand_id, tag FROM tags WHERE hand_id IN ({marks})", ids):
        tags.setdefault(hand_id, []).append(tag)
    return tuple([_row(row, tuple(tags.get(row[0], ()))) for row in found])


def _row(row: tuple[Any, ...], tags: tuple[str, ...]) -> HandRow:
    (hand_id, table_id, number, origin, title, variant, structure, seat_count, hero, position, result, showdown, pot,
     big_bet, places, cards, board, note, branch_of, branch_at) = row  # fmt: skip
    return HandRow(
        id=hand_id,
        table_id=table_id,
        number=number,
        origin=Origin(origin),
        title=title,
        variant=variant,
        structure=structure,
        seat_count=seat_count,
        hero=hero,
        position=position or "",
        result=result,
        showdown=bool(showdown),
        pot=pot,
        big_bet=big_bet,
        places=places,
        cards_text=cards,
        board_text=board,
        note=note,
        tags=tags,
        branch_of=branch_of,
        branch_at=branch_at,
    )


def _figures(row: tuple[Any, ...]) -> Figures:
    (hands, result, big_bets, adjusted, voluntary, raised, saw_second, showdowns, won, split, scooped, lows,
     low_shares) = row  # fmt: skip
    return Figures(
        hands=hands,
        result=result,
        big_bets=big_bets,
        adjusted_big_bets=adjusted,
        voluntary=voluntary,
        raised=raised,
        saw_second=saw_second,
        showdowns=showdowns,
        won_showdowns=won,
        split_showdowns=split,
        scooped=scooped,
        low_showdowns=lows,
        low_shares=low_shares or 0.0,
    )
