"""Names of private stud hands, each at one of several tables: live cards, and rivals' up cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Ids, Strengths
from pokertable.analysis.evaluate import strengths
from pokertable.model.cached import cached_property
from pokertable.model.ranking.upcards import showing_rank
from pokertable.model.variant import Variant
from pokertable.players.worth.apart.seated import Seated
from pokertable.players.worth.each import Hands, Places, of_each
from pokertable.players.worth.features import HandFeatures
from pokertable.players.worth.live import LiveCards, best_low_strength

_FOR_A_LOW = 5
_NOT_SHARED = np.zeros(0, np.uint8)
_LEAST = -1
"""Value below any up cards."""


class HoldingInStud(Hands):
    """Figures (H,) of private hands, (H, k), against the rivals who are in."""

    def __init__(
        self, variant: Variant, cards: Cards, ups: Cards, shared: Cards, alive: Bools, table: Ids, seat: Ids, of: Bools
    ) -> None:
        """Hands with up cards: `ups` (G, n, u) lie at G tables of n seats; `of` (G, n) marks the seats that count.

        `shared` is a shared last card; `alive` marks unseen cards, (G, 52). `table` and `seat` are those of each hand,
        (H,), or (1,) if all are of one seat.
        """
        self._variant, self.cards = variant, cards
        self._ups, self._shared, self._alive = ups, shared, alive
        self._table, self._seat = table, seat
        self._counted = of
        self._rivals = of[table]
        """The rivals of each hand among the seats of its table, (H, n) or (1, n)."""

    @classmethod
    def of_all(cls, seated: Seated) -> HoldingInStud:
        """The holdings of all seats that are in at many tables."""
        table, seat = np.nonzero(seated.of >= 0)
        return cls(
            seated.variant, seated.downs, seated.ups[seated.of], _NOT_SHARED, seated.alive, table, seat, seated.of >= 0
        )

    def __len__(self) -> int:
        """Number of hands."""
        return len(self.cards)

    def at(self, places: Places, rivals: Bools) -> HoldingInStud:
        """The holdings of some seats, (R,), against the rivals at their tables, (R, n)."""
        part = HoldingInStud(
            self._variant, self.cards[places], self._ups, self._shared, self._alive, self._table[places],
            self._seat[places], self._counted,
        )  # fmt: skip
        part.part_of(self, places)
        part._rivals = rivals
        return part

    @property
    def _own_ups(self) -> Cards:
        """Up cards with the shared card, (H, u)."""
        own = self._ups[self._table, self._seat]
        whole = np.hstack([own, np.broadcast_to(self._shared, (len(own), len(self._shared)))])
        return np.broadcast_to(whole, (len(self), whole.shape[1]))

    @of_each
    def features(self) -> HandFeatures:
        """Features used by classes of hands."""
        own = self._own_ups
        in_sight = (4 - self._alive.reshape(len(self._alive), 13, 4).sum(axis=2))[self._table]
        others = in_sight - (own[:, :, None] >> 2 == np.arange(13)).sum(axis=1)
        return HandFeatures(self._variant, np.hstack([self.cards, own]), gone=others)

    @of_each
    def live(self) -> LiveCards:
        """Live cards for the private hands together with the up cards."""
        return LiveCards(self._variant, np.hstack([self.cards, self._own_ups]), self._alive[self._table])

    @of_each
    def _lows_made(self) -> Strengths:
        """(H,): strength of the low in a split game, 0 for none."""
        own = self.live.hands
        if own.shape[1] < _FOR_A_LOW or not self._variant.is_split:
            return np.zeros(len(self), np.int16)
        return strengths(self._variant.share("low"), own, ())

    @of_each
    def _everybody(self) -> _UpCards:
        return _UpCards(self._variant, self._ups, self._counted, self._alive)

    # Against the rivals: not of all hands of a street, because the rivals are given at a turn.

    @property
    def locked_low(self) -> Bools:
        """Whether no rival can beat the low with any down cards, given the up cards and the cards to come."""
        made = self._lows_made
        return (made > 0) & (made >= self._most(self._everybody.best_lows)) if made.any() else made > 0

    @property
    def beaten_in_sight(self) -> Bools:
        """Whether a rival's up cards alone beat all own cards, straights and flushes not counted."""
        own = np.array([showing_rank(_best_four(cards)) for cards in self.live.hands.tolist()])
        return np.asarray(own < self._most(self._everybody.showing))

    @property
    def locked_high(self) -> Bools:
        """Whether the last card is out and no rival can beat the hand with any single down card."""
        if not self._variant.plays_every_card or self.live.hands.shape[1] < self._variant.hole_cards:
            return np.zeros(len(self), np.bool_)
        made = strengths(self._variant.share("high"), self.live.hands, ())
        return np.asarray(made >= self._most(self._everybody.best_highs))

    def _most(self, figures: Ids) -> Ids:
        """Maximum of a figure of all seats, (G, n), among the rivals of each hand."""
        most: Ids = np.where(self._rivals, figures[self._table], _LEAST).max(axis=1)
        return most


class _UpCards:
    """Values of seats' up cards, (G, n); undefined for seats that do not count."""

    def __init__(self, variant: Variant, ups: Cards, counted: Bools, alive: Bools) -> None:
        self._variant, self._ups, self._counted, self._alive = variant, ups, counted, alive

    def _of_each(self, figure: Callable[[int, Sequence[int]], int]) -> Ids:
        found = np.full(self._counted.shape, _LEAST, np.int64)
        tables = np.nonzero(self._counted)[0].tolist()
        found[self._counted] = [
            figure(table, ups) for table, ups in zip(tables, self._ups[self._counted].tolist(), strict=True)
        ]
        return found

    @cached_property
    def showing(self) -> Ids:
        """Value of the up cards as a poker hand."""
        return self._of_each(lambda _, ups: showing_rank(ups))

    @cached_property
    def best_lows(self) -> Ids:
        """Strength of each seat's best possible low."""
        hidden = self._variant.hole_cards - self._ups.shape[2]
        return self._of_each(lambda _, ups: best_low_strength(self._variant, ups, hidden))

    @cached_property
    def best_highs(self) -> Ids:
        """Strength of each seat's best high with one more card."""
        share = self._variant.share("high")

        def best(table: int, ups: Sequence[int]) -> int:
            below = np.flatnonzero(self._alive[table]).astype(np.uint8)[:, None]
            shown = np.broadcast_to(np.array(ups, np.uint8), (len(below), len(ups)))
            return int(strengths(share, np.hstack([below, shown]), ()).max())

        return self._of_each(best)


def _best_four(cards: Sequence[int]) -> Sequence[int]:
    """The best four of at most five cards, ranked as up cards."""
    ranks = [card >> 2 for card in cards]
    return sorted(cards, key=lambda card: (ranks.count(card >> 2), card), reverse=True)[:4]
