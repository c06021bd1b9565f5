"""Who is in at many tables of stud on one street, which cards may come there, and what hands make with them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Ids, Strengths, card_masks
from pokertable.model.variant import Variant
from pokertable.players.worth import stud


class Seated(NamedTuple):
    """Seats that are in, those of a table one after another, and what is in sight at their tables."""

    variant: Variant
    table: Ids
    """Of each seat its table, (H,)."""
    of: Ids
    """By table and place at it which of the seats that is, -1 where nobody is in: (G, n)."""
    downs: Cards
    """(H, k)."""
    ups: Cards
    """(H, u)."""
    alive: Bools
    """Which cards nobody sees, (G, 52)."""

    @property
    def to_come(self) -> int:
        """How many cards are yet to come to each."""
        to_come: int = self.variant.hole_cards - self.downs.shape[1] - self.ups.shape[1]
        return to_come

    def alike(self) -> Iterator[Ids]:
        """The tables apart by how many cards are alive there."""
        counts = self.alive.sum(axis=1)
        return (np.flatnonzero(counts == count) for count in np.unique(counts).tolist())

    def at(self, tables: Ids) -> tuple[Ids, Ids]:
        """The seats at these tables, and at which of them each is."""
        place = np.full(len(self.alive), -1)
        place[tables] = np.arange(len(tables))
        seats = np.flatnonzero(place[self.table] >= 0)
        return seats, place[self.table[seats]]


class Futures(NamedTuple):
    """What hands make in their futures, by share, and which of these can come, (H, B)."""

    made: list[Strengths]
    possible: Bools
    ways: Ids
    """How many there are, (H,)."""


def futures(seated: Seated) -> Futures:
    """Those of each seat, as `stud.own_outcomes` plays them out; where there are fewer than elsewhere none can come."""
    parts = []
    for tables in seated.alike():
        seats, at = seated.at(tables)
        follow = stud.draws_at(seated.to_come, seated.alive[tables], stud.OWN_FUTURES)[:, : stud.OWN_FUTURES]
        downs = seated.downs[seats]
        values = stud.values(seated.variant.shares, seated.ups[seats, None], downs[:, None], follow[at])
        parts.append((seats, values, (card_masks(follow)[at] & card_masks(downs)[:, None]) == 0))
    hands, most = len(seated.table), max([possible.shape[1] for _, _, possible in parts])
    found = Futures(
        [np.zeros((hands, most), np.int16) for _ in seated.variant.shares],
        np.zeros((hands, most), np.bool_),
        np.zeros(hands, np.int64),
    )
    for seats, values, possible in parts:
        found.ways[seats] = ways = possible.shape[1]
        found.possible[seats, :ways] = possible
        for share, own in zip(found.made, values, strict=True):
            share[seats, :ways] = own
    return found


def stand_ins(seated: Seated) -> list[Strengths]:
    """By share what sampled hands make that stand for what each seat may have, by its up cards: (H, S).

    As `stud.rivals_at` deals them, where two cards or more are unknown.
    """
    follows = seated.variant.hole_cards - seated.ups.shape[1]
    found = [np.empty((len(seated.table), stud.RIVAL_HANDS), np.int16) for _ in seated.variant.shares]
    for tables in seated.alike():
        seats, at = seated.at(tables)
        follow = stud.draws_at(follows, seated.alive[tables], stud.RIVAL_HANDS)
        made = stud.values(seated.variant.shares, seated.ups[seats, None], follow[at])
        for share, own in zip(found, made, strict=True):
            share[seats] = own
    return found
