"""What private hands are by name, each on one of many boards: the figures of `Holding` for the turns of many tables."""

from __future__ import annotations

from functools import cache

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Ids, Strengths, gather, hand_numbers
from pokertable.analysis.evaluate import strengths
from pokertable.model.cards import DECK
from pokertable.model.variant import Variant
from pokertable.players.facts.holding import HIGH, LOW, Holding
from pokertable.players.ranges.features import HandFeatures
from pokertable.players.worth.draws import Draws, draws_on_boards
from pokertable.players.worth.each import of_each
from pokertable.players.worth.flop.share_on_boards import hole_pairs
from pokertable.players.worth.nextcard import next_cards
from pokertable.players.worth.texture import COUNTED, ahead, two_card_strengths
from pokertable.players.worth.variants import variant_number

_TWO = 2


@cache
def _pair_numbers() -> Ids:
    """Where two cards a, b, at 52 a + b, stand in `private_hands`; of a card with itself nowhere: (52 · 52,)."""
    first, second = np.divmod(np.arange(len(DECK) ** 2), len(DECK))
    found = np.zeros(len(first), np.int64)
    two = first != second
    found[two] = hand_numbers(np.stack([first[two], second[two]], axis=1))
    return found


class HoldingOnBoards(Holding):
    """Figures (H,) of private hands, (H, k), each on one of the boards of a street, (G, cards), `on` which, (H,)."""

    def __init__(self, variant: Variant, cards: Cards, boards: Cards, on: Ids) -> None:
        self.cards = cards
        self._variant = variant
        self._boards, self._on = boards, on

    def at(self, places: Ids, _rivals: Bools | None = None) -> HoldingOnBoards:
        """Those of some of the hands; one may come more than once."""
        part = HoldingOnBoards(self._variant, self.cards[places], self._boards, self._on[places])
        part.part_of(self, places)
        return part

    @of_each
    def features(self) -> HandFeatures:
        """What classes of hands ask, where no card lies open."""
        assert not self._boards.shape[1], "on boards each figure is asked for by its name"
        return HandFeatures(self._variant, self.cards, (), ())

    @of_each
    def paired(self) -> Bools:
        """As `Holding.paired`."""
        ranks = np.sort(self._boards >> 2, axis=1)
        return np.asarray((ranks[:, 1:] == ranks[:, :-1]).any(axis=1)[self._on])

    @of_each
    def high_behind(self) -> Ids:
        """As `Holding.high_behind`."""
        return ahead(self._made(HIGH), self.cards, self._there(HIGH), self._on)

    @of_each
    def low_behind(self) -> Ids:
        """As `Holding.low_behind`."""
        if not self._variant.is_split:
            return np.full(len(self), COUNTED)
        found = np.full(len(self), COUNTED)
        has = np.flatnonzero(self._lows)
        found[has] = ahead(self._lows[has], self.cards[has], self._there(LOW), self._on[has])
        return found

    @of_each
    def _lows(self) -> Strengths:
        return self._made(LOW)

    def _made(self, share: int) -> Strengths:
        """What the hands make under a share, by its place: (H,)."""
        of = self._variant.shares[share]
        made = np.zeros(len(self), np.int16)
        if of.exactly_from_hole == _TWO:
            there = self._there(share)
            for pairs in gather(_pair_numbers(), hole_pairs(self.cards)):
                np.maximum(made, there[self._on, pairs], out=made)
            return made
        for board, cards in enumerate(self._boards.tolist()):
            own = self._on == board
            made[own] = strengths(of, self.cards[own], cards)
        return made

    def _there(self, share: int) -> Strengths:
        """What any two cards make on each board: (G, 1326)."""
        key = f"_there_{share}"
        if key not in self.__dict__:
            self.__dict__[key] = two_card_strengths(self._variant.shares[share], self._boards)
        found: Strengths = self.__dict__[key]
        return found

    @of_each
    def draws(self) -> Draws:
        """As `Holding.draws`."""
        return draws_on_boards(self._variant, self.cards, self._boards, self._on)

    @of_each
    def nut_low(self) -> Bools:
        """As `Holding.nut_low`."""
        best = self._there(LOW).max(axis=1)[self._on]
        return np.asarray((self._lows == best) & (best > 0))

    @of_each
    def nut_low_draw(self) -> Bools:
        """As `Holding.nut_low_draw`."""
        ranks = np.arange(13)
        low = self._variant.share("low")
        in_order = np.array([rank for rank in np.roll(ranks, 1).tolist() if low.may_hold(rank)])
        lacks = ~(self._boards[:, :, None] >> 2 == in_order).any(axis=1)
        first = lacks.argmax(axis=1)
        lacks[np.arange(len(lacks)), first] = False
        both = in_order[np.stack([first, lacks.argmax(axis=1)])][:, self._on]
        held: Bools = (self.cards >> 2 == both[:, :, None]).any(axis=2).all(axis=0)
        return held & (self.draws.low >= _TWO)

    @of_each
    def low_counterfeits(self) -> Ids:
        """As `Holding.low_counterfeits`."""
        found = np.zeros(len(self), np.int64)
        nuts = np.flatnonzero(self.low_behind == 0)
        for board in np.unique(self._on[nuts]).tolist():
            own = nuts[self._on[nuts] == board]
            lows = next_cards(variant_number(self._variant), LOW, tuple(sorted(self._boards[board].tolist())))
            spoilt = (lows.after(self.cards[own]) >= 0) & ~lows.nuts(self.cards[own])
            found[own] = spoilt.sum(axis=0)
        return found
