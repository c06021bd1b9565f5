"""What the next card can do to a hand: to what it lifts it, which cards make the nuts, which spoil the low."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from pokertable.analysis.evaluate import CannotEvaluate, strengths
from pokertable.analysis.nuts import nuts
from pokertable.analysis.outs import outs
from pokertable.model.cards import Card
from pokertable.model.ranking.best import best_hand
from pokertable.model.ranking.category import Category
from pokertable.model.ranking.names import HANDS
from pokertable.model.ranking.share import PotShare
from pokertable.model.ranking.strength import category
from pokertable.model.text import Phrase
from pokertable.model.variant import Variant
from pokertable.training.live.view import LowNow, NextOuts


def next_cards(
    variant: Variant,
    own: Sequence[Card],
    board: Sequence[Card],
    dead: Sequence[Card],
    open_hands: Iterable[Sequence[Card]] = (),
) -> NextOuts:
    """What they do; nothing where no card is to come, or too few cards are there to count outs.

    `open_hands` are the up cards of each opponent still in: what stays behind one of them is no out for the high.
    """
    try:
        found = outs(variant, own, board, dead)
    except CannotEvaluate:
        return NextOuts()
    hand = _Hand(variant, own, board, dead)
    lying = max(map(_lying, open_hands), default=())
    found = replace(found, high=tuple([card for card in found.high if hand.lying_with(card) >= lying]))
    high = next((share for share in variant.shares if not share.is_low), None)
    low = next((share for share in variant.shares if share.is_low), None)
    return NextOuts(
        high=found.high,
        high_nuts=() if high is None else hand.to_the_nuts(high, found.high),
        high_to=() if high is None else hand.made(high, found.high),
        low=found.low,
        low_nuts=() if low is None else hand.to_the_nuts(low, found.low),
        low_now=LowNow.NONE if low is None else hand.stands(low),
        spoilers=found.counterfeits,
    )


class _Hand:
    """A hand before the next card. Where there is no board nobody knows the nuts."""

    def __init__(self, variant: Variant, own: Sequence[Card], board: Sequence[Card], dead: Sequence[Card]) -> None:
        self._variant, self._own, self._board, self._dead = variant, list(own), list(board), dead

    def _strength(self, share: PotShare, card: Card | None = None) -> int:
        more = [] if card is None else [card]
        if self._variant.board_cards:
            return int(strengths(share, np.array([self._own]), [*self._board, *more])[0])
        return int(strengths(share, np.array([[*self._own, *more]]), self._board)[0])

    def _is_nuts(self, share: PotShare, card: Card | None = None) -> bool:
        best = nuts(share, [*self._board, *([] if card is None else [card])], self._dead)
        return best is not None and self._strength(share, card) >= best.strength

    def lying_with(self, card: Card) -> tuple[int, ...]:
        """What the hand is with one more card, as `_lying`."""
        high = next(share for share in self._variant.shares if not share.is_low)
        made = best_hand(high, [*self._own, card], self._board)
        assert made is not None
        return (made.category.order, *_groups(made.cards))

    def to_the_nuts(self, share: PotShare, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Those of the cards that make the nuts."""
        if not self._variant.board_cards:
            return ()
        return tuple([card for card in cards if self._is_nuts(share, card)])

    def stands(self, share: PotShare) -> LowNow:
        """How the low stands now."""
        if not self._strength(share):
            return LowNow.NONE
        return LowNow.NUTS if self._variant.board_cards and self._is_nuts(share) else LowNow.THERE

    def made(self, share: PotShare, cards: Iterable[Card]) -> tuple[tuple[Phrase, int], ...]:
        """What the cards make of a high hand, each with how many do, the strongest first."""
        made = [category(share, self._strength(share, card)) for card in cards]
        kinds = Counter([kind for kind in made if kind is not None and kind is not Category.HIGH_CARD])
        return tuple([(HANDS[kind], kinds[kind]) for kind in sorted(kinds, key=lambda each: -each.order)])


def _lying(ups: Sequence[Card]) -> tuple[int, ...]:
    """What cards that lie open are already, and of which ranks: whatever lies below them, it is no less."""
    counts = tuple(sorted(Counter(card.rank for card in ups).values(), reverse=True))
    category = _OF_COUNTS.get(counts[:2], _OF_COUNTS.get(counts[:1], Category.HIGH_CARD))
    return (category.order, *_groups(ups))


def _groups(cards: Sequence[Card]) -> list[int]:
    """The ranks that are there more than once, the most and highest first."""
    counts = Counter(card.rank for card in cards)
    return [
        rank for count, rank in sorted(((count, rank) for rank, count in counts.items()), reverse=True) if count > 1
    ]


_OF_COUNTS: Final = {
    (2, 2): Category.TWO_PAIR,
    (2,): Category.ONE_PAIR,
    (3,): Category.THREE_OF_A_KIND,
    (4,): Category.FOUR_OF_A_KIND,
}
"""By how many cards there are of a rank, and of the next."""
