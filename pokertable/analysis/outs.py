"""Outs: the effect of each card to come on a hand.

- A high out lifts the hand into a better category than everybody's, to a straight or better, or by more than it lifts
  everybody (a pair on the board is nobody's out); the hand then beats a larger share of all hands than before, by a
  twentieth of them at least, or 90% of them.
- A low out makes a low or improves it.
- A low card that does neither and pairs a low card of the hand counterfeits it: the low then beats fewer hands than
  before, or the card would have made a low but for the pair. A pair on the board makes nobody a low.

Live help shows outs during play (`training.live`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb

import numpy as np

from pokertable.analysis.arrays import Cards, apart_from, live_hands
from pokertable.analysis.evaluate import CannotEvaluate, all_strengths, strengths
from pokertable.analysis.nuts import playing_ranks, standing
from pokertable.model.cached import cached_property
from pokertable.model.cards import DECK, Card, require_distinct
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.share import PotShare, Ranking
from pokertable.model.ranking.strength import category
from pokertable.model.variant import Variant

_NINE_IN_TEN = 0.9
_MORE = 0.05
"""Part of all hands that a high out must move the hand ahead of: what a pair of deuces gains lies between its suits."""
_MOST_HANDS = 300_000
_SAMPLE = 5000
"""Number of hands sampled in games that have more hands than this."""


@dataclass(frozen=True)
class Outs:
    """Cards that may come next, by their effect; each group in the order of the deck."""

    high: tuple[Card, ...]
    low: tuple[Card, ...]
    counterfeits: tuple[Card, ...]


def outs(variant: Variant, hand: Sequence[int], board: Sequence[int] = (), dead: Sequence[int] = ()) -> Outs:
    """The outs of a hand with one card to come: on a board of three or four, in stud for a hand of five or six.

    `dead` are cards seen elsewhere. Raises `CannotEvaluate` where no card is to come or the hand has fewer than five
    cards.
    """
    if variant.board_cards and not 3 <= len(board) < variant.board_cards:
        raise CannotEvaluate(f"a board of {len(board)} cards: outs are counted on three and four")
    if not variant.board_cards and (board or not 5 <= len(hand) < variant.hole_cards):
        raise CannotEvaluate(f"a hand of {len(hand)} cards: outs are counted with five and six of one's own")
    require_distinct([Card(card) for card in (*hand, *board, *dead)])
    gone = {*hand, *board, *dead}
    nexts = [card for card in DECK if card not in gone]
    high: list[Card] = []
    low: list[Card] = []
    counterfeits: list[Card] = []
    for share in variant.shares:
        question = _Question(variant, share, hand, board, dead)
        if share.ranking is Ranking.HIGH:
            high += filter(question.lifts, nexts)
        else:
            low += filter(question.betters, nexts)
            counterfeits += filter(question.counterfeits, nexts)
    return Outs(tuple(high), tuple(low), tuple(counterfeits))


class _Question:
    """Effects of one card on the hand in one share of the pot."""

    def __init__(
        self, variant: Variant, share: PotShare, hand: Sequence[int], board: Sequence[int], dead: Sequence[int]
    ) -> None:
        self._variant = variant
        self._share = share
        self._hand = hand
        self._board = board
        self._dead = dead
        self._before = self._strength(hand, board)

    def _strength(self, hand: Sequence[int], board: Sequence[int]) -> int:
        return int(strengths(self._share, np.array([hand]), board)[0])

    def _after(self, card: Card) -> int:
        if self._variant.board_cards:
            return self._strength(self._hand, [*self._board, card])
        return self._strength([*self._hand, card], self._board)

    def betters(self, card: Card) -> bool:
        """Whether the card makes or improves the hand of the share."""
        return self._after(card) > self._before

    def lifts(self, card: Card) -> bool:
        """Whether the card lifts the high hand a category, others less, and makes it beat a larger share of hands."""
        before, after = self._category(self._before), self._category(self._after(card))
        theirs = self._everybodys_category([*self._board, card])
        if after <= max(before, theirs):
            return False
        if after < Category.STRAIGHT.order and after - before <= theirs - self._everybody:
            return False
        if not self._variant.board_cards:
            return True
        return self._standing([*self._board, card]) > min(self._standing(self._board) + _MORE, _NINE_IN_TEN)

    def _category(self, strength: int) -> int:
        named = category(self._share, strength)
        return named.order if named else -1

    @cached_property
    def _everybody(self) -> int:
        return self._everybodys_category(self._board)

    def _everybodys_category(self, board: Sequence[int]) -> int:
        """The category of the weakest hand that anybody can have with this board."""
        if not self._variant.board_cards:
            return 0
        live = live_hands(2, [*board, *self._dead])  # two cards make their best hand without other hole cards
        return self._category(int(all_strengths(self._share, board, 2)[live].min()))

    def counterfeits(self, card: Card) -> bool:
        """Whether the low card pairs a low card of the hand and so harms its low, or keeps it from one."""
        if not self._variant.board_cards or not self._share.may_hold(card.rank) or self.betters(card):
            return False
        if self._before:
            pairs = card.rank in playing_ranks(self._share, self._hand, self._board)
            return pairs and self._standing([*self._board, card]) < self._standing(self._board)
        new = card.rank not in {other >> 2 for other in self._board}
        return new and card.rank in {hole >> 2 for hole in self._hand} and self._could_make_a_low()

    def _standing(self, board: Sequence[int]) -> float:
        """Share of all hands that the hand beats, ties by half; of a sample where there are millions."""
        if comb(52, self._variant.hole_cards) > _MOST_HANDS:
            theirs = _sampled(self._variant.hole_cards, (*self._hand, *self._dead))
            theirs = theirs[apart_from(theirs, board)]
            mine, values = self._strength(self._hand, board), strengths(self._share, theirs, board)
            return float(np.mean(values < mine) + np.mean(values == mine) / 2)
        return standing(self._variant, self._share, self._hand, board, self._dead).percentile

    def _could_make_a_low(self) -> bool:
        """Whether some card makes a low: then a card that makes none has the wrong rank."""
        gone = (*self._hand, *self._board, *self._dead)
        return any(self.betters(other) for other in DECK if self._share.may_hold(other.rank) and other not in gone)


def _sampled(count: int, gone: Sequence[int]) -> Cards:
    """(5000, count): sampled hands of `count` cards without the gone cards; equal arguments give equal samples."""
    live = np.setdiff1d(np.arange(52, dtype=np.uint8), np.array(gone, np.uint8))
    order = np.random.default_rng(list(gone)).random((_SAMPLE, len(live))).argpartition(count, axis=1)
    return live[order[:, :count]]
