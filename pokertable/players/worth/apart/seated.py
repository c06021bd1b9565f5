"""Seats still in at many stud tables on one street, the live cards there, and the hands' strengths."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Ids, Strengths, card_masks
from pokertable.model.variant import Variant
from pokertable.players.worth import stud


class Seated(NamedTuple):
    """Seats that are in, table after table, and the cards in sight at their tables."""

    variant: Variant
    table: Ids
    """(H,): table of each seat."""
    of: Ids
    """(G, n): index of the seat by table and position, -1 if nobody is in."""
    downs: Cards
    """(H, k): down cards."""
    ups: Cards
    """(H, u): up cards."""
    alive: Bools
    """(G, 52): whether each card is unseen."""

    @property
    def to_come(self) -> int:
        """Number of cards still to come to each seat."""
        to_come: int = self.variant.hole_cards - self.downs.shape[1] - self.ups.shape[1]
        return to_come

    def alike(self) -> Iterator[Ids]:
        """The tables divided by the number of live cards."""
        counts = self.alive.sum(axis=1)
        return (np.flatnonzero(counts == count) for count in np.unique(counts).tolist())

    def at(self, tables: Ids) -> tuple[Ids, Ids]:
        """The seats at these tables, and the index of each one's table."""
        place = np.full(len(self.alive), -1)
        place[tables] = np.arange(len(tables))
        seats = np.flatnonzero(place[self.table] >= 0)
        return seats, place[self.table[seats]]


class Futures(NamedTuple):
    """Strengths of hands in their futures, by share, and whether each future is possible, (H, B)."""

    made: list[Strengths]
    possible: Bools
    ways: Ids
    """(H,): number of futures."""


def futures(seated: Seated) -> Futures:
    """The futures of each seat, as in `stud.own_outcomes`; surplus ones are impossible."""
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
    """(H, S): strengths by share of sampled hands for each seat's possible hands, given its up cards.

    Dealt as in `stud.rivals_at`, if at least two cards are unknown.
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
