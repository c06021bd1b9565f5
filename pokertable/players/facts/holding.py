"""What private hands are by name: how near to the nuts, what they draw to, what is alive. No chances and no ranges."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from pokertable.analysis.arrays import Bools, Cards, Ids, Strengths
from pokertable.analysis.evaluate import strengths
from pokertable.model.ranking.upcards import showing_rank
from pokertable.players.ranges.features import HandFeatures
from pokertable.players.seen.spot import Spot
from pokertable.players.worth.draws import Draws, draws
from pokertable.players.worth.each import Hands, of_each
from pokertable.players.worth.live import LiveCards, best_low_strength
from pokertable.players.worth.nextcard import NextCards, next_cards
from pokertable.players.worth.outcomes import Memory
from pokertable.players.worth.stud import alive
from pokertable.players.worth.texture import COUNTED, Texture, behind
from pokertable.players.worth.variants import variant_number

_WRAP = 3
"""Ranks that make a straight: more than an open-ended draw has."""
_OPEN_ENDED = 2
HIGH, LOW = 0, 1
"""The shares by their place in a variant."""
_FOR_A_LOW = 5
_DECK = 52
_BOARDS = 64
"""So many boards are remembered with the hands that are looked at together on them."""


class Holding(Hands):
    """Figures (H,) of private hands, (H, k), each worked out when it is first asked for."""

    def __init__(self, spot: Spot, cards: Cards) -> None:
        self.spot = spot
        self.cards = cards
        self._variant = spot.variant
        self._ups = spot.showing[spot.legal.seat]

    @of_each
    def features(self) -> HandFeatures:
        """What classes of hands ask."""
        spot = self.spot
        others = [card for seat, ups in enumerate(spot.showing) if seat != spot.legal.seat for card in ups]
        return HandFeatures(self._variant, self.cards, spot.board, self._ups, others)

    def __len__(self) -> int:
        """How many hands these are."""
        return len(self.cards)

    # With a board

    @of_each
    def texture(self) -> Texture:
        """What the board lets anybody hold: public."""
        return Texture.of(self._variant, self.spot.board)

    @of_each
    def paired(self) -> Bools | bool:
        """Whether two cards of the board are of a rank, for all hands or for each."""
        return self.texture.paired

    @of_each
    def nut_low(self) -> Bools:
        """The best low that there is on the board."""
        return self.features.nut_low()

    @of_each
    def high_behind(self) -> Ids:
        """How many better high hands others can hold, up to `COUNTED`; 0 is the nuts. On a board of three to five."""
        return behind(self._variant, HIGH, self.cards, self.spot.board)

    @of_each
    def low_behind(self) -> Ids:
        """The same of the low; `COUNTED` for all where the pot is not split or no low can be."""
        if not self._variant.is_split or not self.texture.low:
            return np.full(len(self), COUNTED)
        missing = np.where(self.features.low(), 0, COUNTED)
        return np.maximum(missing, behind(self._variant, LOW, self.cards, self.spot.board))

    @of_each
    def nearest(self) -> Ids:
        """The distance from the nuts of the better of both shares."""
        return np.minimum(self.high_behind, self.low_behind)

    @of_each
    def draws(self) -> Draws:
        """What the next card can make of it by name."""
        return draws(self._variant, self.cards, self.spot.board)

    def next_cards(self, share: int) -> NextCards:
        """What each card to come makes of hands under a share, by its place; on a board of three or four."""
        return next_cards(variant_number(self._variant), share, tuple(sorted(self.spot.board)))

    @of_each
    def low_counterfeits(self) -> Ids:
        """Cards that may come next and leave the nut low not the nut low any more; 0 for all other hands."""
        lows = self.next_cards(LOW)
        may_come = lows.after(self.cards) >= 0
        return np.where(self.low_behind == 0, (may_come & ~lows.nuts(self.cards)).sum(axis=0), 0)

    @of_each
    def wraps_or_nut_draws(self) -> Bools:
        """A draw to the nut flush, to a straight with more ranks than an open-ended one, or to both flush and straight.

        On a board that is not paired: there a straight or flush may meet a full house.
        """
        found = self.draws
        both = found.flush & (found.straight >= _OPEN_ENDED)
        good: Bools = found.nut_flush | (found.straight >= _WRAP) | both
        return good & np.logical_not(self.paired)

    @of_each
    def nut_low_draw(self) -> Bools:
        """A draw to the nut low; in split games, on a flop or turn."""
        return self.features.nut_low_draw()

    @of_each
    def only_a_poor_low_draw(self) -> Bools:
        """A draw to a low, not to the best, and to nothing high; in split games."""
        found = self.draws
        high = found.flush | (found.straight >= _OPEN_ENDED)
        low = (found.low >= 1) & ~self.nut_low_draw
        return low & ~high

    # In stud

    @of_each
    def live(self) -> LiveCards:
        """Which of one's cards are alive, the private hands and the up cards together."""
        shared = () if self._variant.board_cards else self.spot.board
        own = np.array([*self._ups, *shared], np.uint8)
        shown = np.broadcast_to(own, (len(self), len(own)))
        return LiveCards(self._variant, np.hstack([self.cards, shown]), alive(self.spot.dead))

    @of_each
    def beaten_in_sight(self) -> Bools:
        """The up cards of a rival alone beat all own cards, straights and flushes not counted."""
        best = max((showing_rank(self.spot.showing[rival.seat]) for rival in self.spot.rivals), default=-1)
        return np.array([showing_rank(_best_four(cards)) < best for cards in self.live.hands.tolist()])

    @of_each
    def locked_high(self) -> Bools:
        """The last card is out and no rival can beat it, whatever single card lies below its up cards."""
        if self.spot.streets_left or not self._variant.plays_every_card:
            return np.zeros(len(self), np.bool_)
        share = self._variant.share("high")
        below = np.array([card for card in range(_DECK) if card not in self.spot.dead], np.uint8)[:, None]
        best = 0
        for rival in self.spot.rivals:
            ups = np.array(self.spot.showing[rival.seat], np.uint8)
            theirs = strengths(share, np.hstack([below, np.broadcast_to(ups, (len(below), len(ups)))]), ())
            best = max(best, int(theirs.max()))
        return np.asarray(strengths(share, self.live.hands, ()) >= best)

    @of_each
    def locked_low(self) -> Bools:
        """A low that no rival can beat, whatever it has and gets face down, by the up cards and the cards to come."""
        return self._locks()

    def _locks(self) -> Bools:
        made = self._lows_made
        return (made > 0) & (made >= self._best_low_of_rivals()) if made.any() else made > 0

    def _best_low_of_rivals(self) -> Ids | int:
        """The strength of the best low that a rival may have by what it shows, for all hands or for each."""
        hidden = self._variant.hole_cards
        shown = [self.spot.showing[rival.seat] for rival in self.spot.rivals]
        return max([best_low_strength(self._variant, ups, hidden - len(ups)) for ups in shown])

    @of_each
    def _lows_made(self) -> Strengths:
        """The strength of their lows in a split game, 0 for none: (H,)."""
        own = self.live.hands
        if own.shape[1] < _FOR_A_LOW or not self._variant.is_split:
            return np.zeros(len(self), np.int16)
        return strengths(self._variant.share("low"), own, ())


def _best_four(cards: Sequence[int]) -> Sequence[int]:
    """The four of five cards at most that make the highest hand as up cards count."""
    ranks = [card >> 2 for card in cards]
    return sorted(cards, key=lambda card: (ranks.count(card >> 2), card), reverse=True)[:4]


_together: Memory[dict[bytes, Holding]] = Memory(_BOARDS)
"""By variant and board the holdings of hands that are looked at together, each a part of all of them."""


def hold_together(spot: Spot, hands: Sequence[Cards]) -> None:
    """Private hands, (1, k) each, of a flop game on one board will be asked about: each figure is found for all."""
    different = {hand.tobytes(): hand for hand in hands}
    if len(different) > 1:
        whole = Holding(spot, np.concatenate(list(different.values())))
        parts = {held: Holding(spot, hand) for held, hand in different.items()}
        for place, part in enumerate(parts.values()):
            part.part_of(whole, slice(place, place + 1))
        _together.keep((variant_number(spot.variant), spot.board), parts)


def holding_of(spot: Spot, cards: Cards) -> Holding:
    """What private hands are, (H, k); of a single one that is looked at with others its part."""
    if len(cards) == 1 and spot.variant.board_cards:
        parts = _together.get((variant_number(spot.variant), spot.board))
        if parts is not None and (part := parts.get(cards.tobytes())) is not None:
            return part
    return Holding(spot, cards)
