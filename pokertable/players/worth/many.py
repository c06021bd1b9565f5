"""Prospects of one private hand at each of many turns: the figures of `HandProspects` as columns."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Floats, Ids, hand_numbers
from pokertable.model.cached import cached_property
from pokertable.model.variant import Variant
from pokertable.players.seen.spots import Spots
from pokertable.players.worth.columns import Standings, expect_each, standings_together
from pokertable.players.worth.features import HandFeatures
from pokertable.players.worth.flop import boards
from pokertable.players.worth.flop.standing import standings_on_boards
from pokertable.players.worth.looks import MOST_RANKED_AGAINST, part_above
from pokertable.players.worth.prospects import FORESEEN, STRONG
from pokertable.players.worth.suits import canonical
from pokertable.players.worth.variants import variant_number


class Foreseen(NamedTuple):
    """Hands on one street of a flop game: their standings in their futures, and the row of each."""

    standings: Standings
    rows: Ids
    ranks: Floats
    """On the first street ranks by row and number of rivals, -1 if not computed."""

    def prospects(self, spots: Spots, cards: Cards, places: Ids, respect: Floats) -> FlopProspects:
        """Prospects of some of the hands at their turns."""
        return FlopProspects(spots, cards, self._replace(rows=self.rows[places]), respect)


def foresee_starting(variant: Variant, hands: Cards) -> Foreseen:
    """Hands before any board card, (H, k); those that differ only in the names of suits share a row."""
    named = canonical(hands)
    _, first, rows = np.unique(hand_numbers(named), return_index=True, return_inverse=True)
    futures = boards.board_futures(variant_number(variant), ())
    parts = [futures.outcomes(named[part]) for part in np.array_split(first, max(1, len(first) // FORESEEN))]
    standings = standings_together([part.standings() for part in parts])
    return Foreseen(standings, rows, np.full((len(first), MOST_RANKED_AGAINST + 1), -1.0))


def foresee_on_boards(variant: Variant, open_cards: Cards, on: Ids, hands: Cards) -> Foreseen:
    """Hands, (H, k), each on one of these boards of one street, (G, cards), given by the non-decreasing `on`, (H,)."""
    standings = standings_on_boards(variant_number(variant), open_cards, on, hands)
    return Foreseen(standings, np.arange(len(hands)), np.zeros((0, 0)))


class OfTurns:
    """Figures, (R,), of a hand at each of R turns; computed, and valid, only for the `wanted` turns."""

    wanted: Bools

    def where(self, left: Any, find: Callable[[], Any]) -> Any:
        """The result of `find` for the hands left; undefined for the others."""
        before = self.wanted
        self.wanted = before & (left > 0)
        try:
            return find()
        finally:
            self.wanted = before


class ManyProspects(OfTurns, ABC):
    """Prospects of a hand at each turn."""

    def __init__(self, spots: Spots, cards: Cards, respect: Floats) -> None:
        """Prospects with `respect`, the credit of each seat to act for its rivals' shown strength."""
        self.cards = cards
        self._spots, self._respect = spots, respect
        self.wanted = np.ones(len(cards), np.bool_)
        self._known: Bools = np.zeros(len(cards), np.bool_)
        self._share, self._strong = np.zeros((2, len(cards)))

    def __len__(self) -> int:
        return len(self.cards)

    @cached_property
    def features(self) -> HandFeatures:
        """Visible features, as in `Prospects.features`."""
        return HandFeatures.at(self._spots, self.cards)

    @property
    def share(self) -> Floats:
        """Column of `Prospects.share`."""
        self._work_out()
        return self._share

    @property
    def strong(self) -> Floats:
        """Column of `Prospects.strong`."""
        self._work_out()
        return self._strong

    def _work_out(self) -> None:
        at = np.flatnonzero(self.wanted & ~self._known)
        if len(at):
            self._share[at], self._strong[at] = self._expected(at)
            self._known[at] = True

    @abstractmethod
    def _expected(self, at: Ids) -> tuple[Floats, Floats]:
        """Equity and frequency of strong results at these turns."""

    @property
    @abstractmethod
    def rank(self) -> Floats:
        """Column of `Prospects.rank`."""


class FlopProspects(ManyProspects):
    """Prospects in flop games."""

    def __init__(self, spots: Spots, cards: Cards, foreseen: Foreseen, respect: Floats) -> None:
        super().__init__(spots, cards, respect)
        self._foreseen = foreseen

    @cached_property
    def _rivals(self) -> Floats:
        return self._spots.counted(self._respect)

    def _expected(self, at: Ids) -> tuple[Floats, Floats]:
        rows = self._foreseen.rows[at]
        return expect_each(self._foreseen.standings, rows, self._rivals[at], STRONG)

    @property
    def rank(self) -> Floats:
        """Column of `Prospects.rank`."""
        standings, rows, ranks = self._foreseen
        against = np.minimum(self._spots.opponents, MOST_RANKED_AGAINST)
        missing = np.flatnonzero(self.wanted & (ranks[rows, against] < 0))
        for rivals in set(against[missing].tolist()):
            asked = rows[missing[against[missing] == rivals]]
            shares, _ = expect_each(standings, asked, np.full(len(asked), float(rivals)), STRONG)
            ordered = boards.starting_shares(variant_number(self._spots.variant), float(rivals))
            ranks[asked, rivals] = part_above(ordered, shares)
        found: Floats = ranks[rows, against]
        return found
