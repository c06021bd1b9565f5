"""Reasons for and against starts in draw games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pokertable.model.cards import DEUCE, Card
from pokertable.model.ranking.best import best_hand
from pokertable.model.ranking.names import RANK_PLURALS
from pokertable.model.text import phrase
from pokertable.training.starts.classes import is_badugi
from pokertable.training.starts.holding import EIGHT, STRAIGHT, Chip, Holding

_JACK: Final = 9
_FOUR, _THREE, _TWO = 4, 3, 2
_FIVE_LOW: Final = 4
"""Place of the five in a badugi."""


def draw_chips(hand: Holding) -> Iterator[Chip]:
    """Reasons about the cards before the first draw."""
    if is_badugi(hand.variant):
        return _badugi(hand)
    return _high(hand) if hand.low is None else _deuce_to_seven(hand)


def _high(hand: Holding) -> Iterator[Chip]:
    straight = hand.within_a_straight(_FOUR)
    pairs = [rank for rank in hand.ranks if hand.by_rank[rank] == _TWO]
    if hand.most_alike >= _THREE:
        three = next(rank for rank in hand.ranks if hand.by_rank[rank] >= _THREE)
        words = phrase("a full house") if pairs else phrase("three of a kind")
        yield hand.good(9, words, hand.cards if pairs else hand.of_rank(three))
    elif len(pairs) == _TWO:
        yield hand.good(9, phrase("two pair"), [card for rank in pairs for card in hand.of_rank(rank)])
    elif pairs:
        words = phrase("pair of {ranks}", ranks=RANK_PLURALS[pairs[0]])
        yield hand.good(8, words, hand.of_rank(pairs[0]))
        if pairs[0] < _JACK:
            yield hand.bad(7, phrase("behind any pair that opens"), hand.of_rank(pairs[0]))
    if len(hand.suited[0]) == STRAIGHT:
        yield hand.good(9, phrase("a flush"), hand.cards)
    elif len(hand.suited[0]) == _FOUR:
        yield hand.good(6, phrase("four to a flush"), hand.suited[0])
    if straight is not None:
        words = phrase("a straight") if len(straight) == STRAIGHT else phrase("four to a straight")
        yield hand.good(9 if len(straight) == STRAIGHT else 4, words, straight)
    if hand.most_alike == 1 and straight is None and len(hand.suited[0]) < _FOUR:
        yield hand.bad(8, phrase("no pair and no draw"))


def _deuce_to_seven(hand: Holding) -> Iterator[Chip]:
    kept = [card for card in hand.lows if card.rank <= EIGHT]
    spoiled = len(hand.suited[0]) == STRAIGHT or (_spans(kept) and len(kept) == STRAIGHT)
    if len(kept) == STRAIGHT and not spoiled:
        yield hand.good(9, phrase("a hand to stand pat with"), kept)
    elif len(kept) >= _FOUR:
        yield hand.good(8, phrase("one card to draw"), kept[:_FOUR])
    elif len(kept) == _THREE:
        yield hand.good(6, phrase("two cards to draw"), kept)
    else:
        yield hand.bad(8, phrase("too many cards to draw"), [card for card in hand.cards if card not in kept])
    if kept and kept[0].rank == DEUCE:
        yield hand.good(5, phrase("a deuce"), kept[:1])
    else:
        yield hand.bad(5, phrase("no deuce"))
    if len(kept) >= _THREE and kept[0].rank != DEUCE and _spans(kept[:_FOUR]):
        yield hand.bad(6, phrase("cards that can make a straight"), kept[:_FOUR])
    if len(kept) >= _THREE and kept[:_FOUR][-1].rank == EIGHT:
        yield hand.bad(4, phrase("an eight"), [card for card in kept if card.rank == EIGHT])


def _spans(kept: list[Card]) -> bool:
    """Whether cards of different ranks lie within one straight."""
    return len(kept) >= _THREE and kept[-1].rank - kept[0].rank < STRAIGHT


def _badugi(hand: Holding) -> Iterator[Chip]:
    best = best_hand(hand.variant.shares[0], hand.cards, ())
    assert best is not None
    count, worst = len(best.cards), max(hand.place(card) for card in best.cards)
    idle = [card for card in hand.cards if card not in best.cards]
    if count == _FOUR:
        yield hand.good(9, phrase("a badugi"), best.cards)
    elif count == _THREE:
        yield hand.good(7, phrase("one card to draw"), best.cards)
    else:
        yield hand.bad(8, phrase("too many cards to draw"), idle)
    if worst <= _FIVE_LOW and count > 1:
        yield hand.good(5, phrase("all low") if count == _FOUR else phrase("low cards to keep"), best.cards)
    elif worst > EIGHT and count > _TWO:
        high = [card for card in best.cards if hand.place(card) > EIGHT]
        yield hand.bad(5, phrase("includes a high card"), high)
    if len({card.suit for card in hand.cards}) < len(hand.cards):
        repeated = [card for card in idle if any(other.suit == card.suit for other in best.cards)]
        if repeated:
            yield hand.bad(4, phrase("two of one suit"), repeated)
    if len({card.rank for card in hand.cards}) < len(hand.cards):
        yield hand.bad(4, phrase("two of one rank"), [card for card in idle if hand.by_rank[card.rank] > 1])
