"""Names of private hands in flop games, each on one of several boards of a street."""

from __future__ import annotations

from functools import cache

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Ids, Strengths, gather, hand_numbers
from pokertable.analysis.evaluate import strengths
from pokertable.model.cards import DECK
from pokertable.model.variant import Variant
from pokertable.players.worth.draws import Draws, draws_on_boards
from pokertable.players.worth.each import Hands, Places, of_each
from pokertable.players.worth.features import HandFeatures
from pokertable.players.worth.flop.share_on_boards import hole_pairs
from pokertable.players.worth.nextcard import next_cards
from pokertable.players.worth.texture import COUNTED, ahead, there
from pokertable.players.worth.variants import variant_number

_WRAP = 3
"""Least number of ranks that complete a wrap: more than those of an open-ended draw."""
_OPEN_ENDED = 2
_TWO = 2
HIGH, LOW = 0, 1
"""The shares by their index in a variant."""


@cache
def _pair_numbers() -> Ids:
    """Index in `private_hands` of cards a, b at 52 a + b; undefined for equal cards: (52 · 52,)."""
    first, second = np.divmod(np.arange(len(DECK) ** 2), len(DECK))
    found = np.zeros(len(first), np.int64)
    two = first != second
    found[two] = hand_numbers(np.stack([first[two], second[two]], axis=1))
    return found


class HoldingOnBoards(Hands):
    """Figures (H,) of private hands, (H, k), each worked out on first use.

    `boards` are (G, cards), `on` is the board of each hand, (H,), or (1,) if all are on one.
    """

    def __init__(self, variant: Variant, cards: Cards, boards: Cards, on: Ids) -> None:
        self.cards = cards
        self._variant = variant
        self._boards, self._given = boards, on
        self._of_two: dict[int, Strengths] = {}

    def __len__(self) -> int:
        """Number of hands."""
        return len(self.cards)

    def at(self, places: Places, _rivals: Bools | None = None) -> HoldingOnBoards:
        """The holdings of some of the hands, repetitions allowed."""
        on = self._given if len(self._given) == 1 else self._given[places]
        part = HoldingOnBoards(self._variant, self.cards[places], self._boards, on)
        part.part_of(self, places)
        return part

    @property
    def _on(self) -> Ids:
        """(H,): the board of each hand."""
        return np.broadcast_to(self._given, len(self))

    @of_each
    def features(self) -> HandFeatures:
        """Features used by classes of hands."""
        return HandFeatures(self._variant, self.cards, self._boards, self._given)

    @of_each
    def paired(self) -> Bools:
        """Whether two cards of the board are of a rank."""
        ranks = np.sort(self._boards >> 2, axis=1)
        return np.asarray((ranks[:, 1:] == ranks[:, :-1]).any(axis=1)[self._on])

    @of_each
    def high_behind(self) -> Ids:
        """Number of better possible high hands, at most `COUNTED`; 0 is the nuts. On a board of three to five."""
        return ahead(self._made(HIGH), self.cards, self._there(HIGH), self._on)

    @of_each
    def low_behind(self) -> Ids:
        """Number of better possible lows; `COUNTED` if the pot is not split, and without a low."""
        found = np.full(len(self), COUNTED)
        has = np.flatnonzero(self._lows)
        if len(has):
            found[has] = ahead(self._lows[has], self.cards[has], self._there(LOW), self._on[has])
        return found

    @of_each
    def nearest(self) -> Ids:
        """The smaller distance from the nuts of both shares."""
        return np.minimum(self.high_behind, self.low_behind)

    @of_each
    def _lows(self) -> Strengths:
        return self._made(LOW) if self._variant.is_split else np.zeros(len(self), np.int16)

    def _made(self, share: int) -> Strengths:
        """(H,): strength of the hands in a share, by its index."""
        of = self._variant.shares[share]
        if len(self._boards) == 1:
            return strengths(of, self.cards, self._boards[0].tolist())
        made = np.zeros(len(self), np.int16)
        if of.exactly_from_hole == _TWO:
            of_two = self._there(share)
            for pairs in gather(_pair_numbers(), hole_pairs(self.cards)):
                np.maximum(made, of_two[self._on, pairs], out=made)
            return made
        for board, cards in enumerate(self._boards.tolist()):
            own = self._on == board
            made[own] = strengths(of, self.cards[own], cards)
        return made

    def _there(self, share: int) -> Strengths:
        """(G, 1326): strength of any two cards on each board."""
        if share not in self._of_two:
            self._of_two[share] = there(self._variant, share, self._boards)
        return self._of_two[share]

    @of_each
    def draws(self) -> Draws:
        """Draws to the next card."""
        return draws_on_boards(self._variant, self.cards, self._boards, self._on)

    @of_each
    def nut_low(self) -> Bools:
        """Whether it is the best possible low on a whole board of a split game."""
        if not self._variant.is_split or self._boards.shape[1] < self._variant.board_cards:
            return np.zeros(len(self), np.bool_)
        best = self._there(LOW).max(axis=1)[self._on]
        return np.asarray((self._lows == best) & (best > 0))

    @of_each
    def low_counterfeits(self) -> Ids:
        """Number of next cards after which the nut low is no longer the nut low; 0 for all other hands."""
        found = np.zeros(len(self), np.int64)
        nuts = np.flatnonzero(self.low_behind == 0)
        for board in np.unique(self._on[nuts]).tolist():
            own = nuts[self._on[nuts] == board]
            lows = next_cards(variant_number(self._variant), LOW, tuple(sorted(self._boards[board].tolist())))
            spoilt = (lows.after(self.cards[own]) >= 0) & ~lows.nuts(self.cards[own])
            found[own] = spoilt.sum(axis=0)
        return found

    @of_each
    def wraps_or_nut_draws(self) -> Bools:
        """Whether it draws to the nut flush, to a straight as a wrap, or to both flush and straight.

        On an unpaired board: on a paired one a straight or flush may meet a full house.
        """
        found = self.draws
        both = found.flush & (found.straight >= _OPEN_ENDED)
        good: Bools = found.nut_flush | (found.straight >= _WRAP) | both
        return good & ~self.paired

    @of_each
    def nut_low_draw(self) -> Bools:
        """Whether it draws to the nut low; in split games, on a flop or turn."""
        return (self.draws.low >= _TWO) & self.features.best_low_cards()

    @of_each
    def only_a_poor_low_draw(self) -> Bools:
        """Whether its only draw is to a low that is not the best; in split games."""
        found = self.draws
        high = found.flush | (found.straight >= _OPEN_ENDED)
        low = (found.low >= 1) & ~self.nut_low_draw
        return low & ~high
