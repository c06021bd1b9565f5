"""What private hands of stud are by name, each at one of many tables: the figures of `Holding` for many turns."""

from __future__ import annotations

import numpy as np

from pokertable.analysis.arrays import Bools, Ids
from pokertable.players.facts.holding import Holding
from pokertable.players.ranges.features import HandFeatures
from pokertable.players.worth.apart.seated import Seated
from pokertable.players.worth.each import of_each
from pokertable.players.worth.live import LiveCards, best_low_strength


class HoldingInStud(Holding):
    """Figures (H,) of the hands of all seats that are in, or of some of them against these rivals."""

    def __init__(self, seated: Seated) -> None:
        self._variant = seated.variant
        self._seated = seated
        self.cards = seated.downs
        self._seats: Ids = np.arange(len(self.cards))
        self._rivals: Bools

    def at(self, seats: Ids, rivals: Bools) -> HoldingInStud:
        """Those of some seats, (R,), against who is in at these places of their tables, (R, n)."""
        part = HoldingInStud(self._seated)
        part.cards = self.cards[seats]
        part.part_of(self, seats)
        part._seats, part._rivals = seats, rivals
        return part

    @of_each
    def features(self) -> HandFeatures:
        """As `Holding.features`."""
        seated = self._seated
        open_cards = (4 - seated.alive.reshape(len(seated.alive), 13, 4).sum(axis=2))[seated.table]
        own = (seated.ups[:, :, None] >> 2 == np.arange(13)).sum(axis=1)
        return HandFeatures.in_stud(self._variant, seated.downs, seated.ups, open_cards - own)

    @of_each
    def live(self) -> LiveCards:
        """As `Holding.live`."""
        seated = self._seated
        return LiveCards(self._variant, np.hstack([seated.downs, seated.ups]), seated.alive[seated.table])

    @of_each
    def _best_lows(self) -> Ids:
        """The strength of the best low that each seat may have by what it shows, (H,)."""
        hidden = self._variant.hole_cards - self._seated.ups.shape[1]
        return np.array([best_low_strength(self._variant, ups, hidden) for ups in self._seated.ups.tolist()])

    @property
    def locked_low(self) -> Bools:
        """As `Holding.locked_low`."""
        return self._locks()

    def _best_low_of_rivals(self) -> Ids:
        """As `Holding._best_low_of_rivals`."""
        whole = self.whole
        assert isinstance(whole, HoldingInStud), "who has rivals is asked at a turn"
        others = self._seated.of[self._seated.table[self._seats]]
        best: Ids = np.where(self._rivals, whole._best_lows[others], 0).max(axis=1)
        return best
