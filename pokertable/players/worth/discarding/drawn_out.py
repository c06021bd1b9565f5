"""Hands of a draw game drawn out: their ends, and the worth of their discards, whatever the others do."""

from __future__ import annotations

import numpy as np

from pokertable.analysis.arrays import Cards, Floats, Ids
from pokertable.players.worth.discarding.discards import every_discard, kept_worth, values
from pokertable.players.worth.discarding.ends import ends_keeping, ends_of
from pokertable.players.worth.discarding.solving import SolvedDraws
from pokertable.players.worth.each import Hands, of_each


class DrawnOut(Hands):
    """Sorted hands, (H, k), with `left` draws to come, and their discards: figures that follow from these alone."""

    def __init__(self, game: SolvedDraws, cards: Cards, discards: Cards, left: int) -> None:
        self.game, self.cards, self.discards, self.left = game, cards, discards, left

    @of_each
    def rank(self) -> Floats:
        """Fraction of all starting hands that are better."""
        worth = values(self.game, self.cards, self.game.draws)
        return np.interp(-worth, -self.game.starting, np.arange(101) / 100)

    @of_each
    def ends(self) -> Floats:
        """(H, BINS): chances of each end value."""
        return ends_of(self.game, self.cards, self.discards, self.left)

    # At a draw. A part of a hand is its kept cards, by the number in `discards.parts`; the last one is the whole hand.

    @of_each
    def worths(self) -> Floats:
        """(H, parts): value of each part in the solved game, the whole hand last."""
        pat = self.game.finished(self.cards).astype(np.float64)
        if self.left > 1:
            pat = np.maximum(pat, self._kept_worth(self.left - 1).max(axis=1))
        return np.hstack([self._kept_worth(self.left), pat[:, None]])

    def _kept_worth(self, draws: int) -> Floats:
        return kept_worth(self.game, self.cards, draws, self.discards)

    @of_each
    def best_part(self) -> Ids:
        """(H,): the best part except the whole hand."""
        return np.asarray(self.worths[:, :-1].argmax(axis=1))

    @of_each
    def ends_pat(self) -> Floats:
        """The value of `ends` after standing pat now."""
        return ends_of(self.game, self.cards, self.discards, self.left - 1)

    @of_each
    def ends_drawn(self) -> Floats:
        """The value of `ends` after keeping the best part except the whole hand."""
        kept = every_discard(self.game.cards)[self.best_part]
        return ends_keeping(self.game, self.cards, self.discards, kept, self.left)
