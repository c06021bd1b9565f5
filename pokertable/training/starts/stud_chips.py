"""Reasons for and against starts in stud."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pokertable.model.cards import ACE, Card
from pokertable.model.ranking.names import RANK_PLURALS
from pokertable.model.text import Phrase, phrase
from pokertable.training.starts.holding import TEN, Chip, Holding

_THREE: Final = 3
_SIX: Final = 5
"""Place of the six in a low."""
_EIGHT: Final = 7
_MANY: Final = 2
"""Cards in sight from which they are said to be gone."""


def stud_chips(hand: Holding) -> Iterator[Chip]:
    """Reasons about the cards of the first street, the door card last."""
    if hand.variant.has_high:
        yield from _high(hand)
    if hand.low is not None:
        yield from _low(hand)


def _high(hand: Holding) -> Iterator[Chip]:
    whole = len(hand.cards) >= _THREE
    lane = hand.variant.shares[0].name
    straight = hand.within_a_straight(len(hand.cards)) if len(hand.ranks) == len(hand.cards) else None
    if hand.most_alike >= _THREE:
        yield hand.good(9, phrase("three of a kind"), hand.cards, lane)
    elif hand.most_alike > 1:
        yield from _pair(hand)
    if whole and len(hand.suited[0]) == len(hand.cards):
        yield hand.good(8, phrase("three to a flush"), hand.cards, lane)
        yield from _gone(hand, [card for card in hand.seen if card.suit == hand.cards[0].suit], _SUIT_GONE, 7)
    elif whole and straight is not None:
        yield hand.good(5, phrase("three to a straight"), hand.cards, lane)
    elif hand.most_alike == 1 and min(hand.ranks) >= TEN:
        yield hand.good(5, phrase("high cards"), hand.cards, lane)
    elif hand.most_alike == 1 and not (hand.low and len(hand.lows) == len(hand.cards)):
        yield hand.bad(6, phrase("no pair and no draw") if whole else phrase("no pair"), (), lane)
    if hand.most_alike == 1 and not hand.variant.is_split and max(hand.ranks) > max(_ranks(hand.seen), default=ACE):
        top = [card for card in hand.cards if card.rank == max(hand.ranks)]
        yield hand.good(4, phrase("higher than every card showing"), top, lane)


def _pair(hand: Holding) -> Iterator[Chip]:
    lane = hand.variant.shares[0].name
    rank = next(rank for rank in hand.ranks if hand.by_rank[rank] > 1)
    pair, door = hand.of_rank(rank), hand.cards[-1]
    words = phrase("pair of {ranks}", ranks=RANK_PLURALS[rank])
    yield hand.good(7 if rank >= TEN else 4, words, pair, lane)
    if door.rank != rank and len(hand.cards) > len(pair):
        yield hand.good(3, phrase("the pair is hidden"), pair, lane)
    if any(card.rank == rank for card in hand.seen):
        yield hand.bad(8, phrase("a card of the pair's rank is gone"), pair, lane)
    if any(card.rank > rank for card in hand.seen):
        yield hand.bad(5, phrase("higher cards are showing"), pair, lane)


def _low(hand: Holding) -> Iterator[Chip]:
    assert hand.low is not None
    lane, lows = hand.low.name, [card for card in hand.lows if hand.place(card) <= _EIGHT]
    worst = hand.place(lows[-1]) if lows else 0
    if len(lows) == _THREE:
        words = phrase("three cards to a six") if worst <= _SIX else phrase("three low cards")
        yield hand.good(8, words, lows, lane)
        if lows[0].rank == ACE and hand.variant.is_split:
            yield hand.good(6, phrase("an ace"), [lows[0]], lane)
        if worst == _EIGHT:
            yield hand.bad(4, phrase("a rough low"), [lows[-1]], lane)
        missing = [card for card in hand.seen if hand.place(card) <= _EIGHT and card.rank not in _ranks(hand.cards)]
        yield from _gone(hand, missing, _LOWS_GONE, 7, lane)
    elif hand.most_alike > 1 and not hand.variant.is_split:
        yield hand.bad(8, phrase("paired"), hand.of_rank(max(hand.by_rank, key=hand.by_rank.__getitem__)), lane)
    elif len(lows) == len(hand.cards):
        yield hand.good(6, phrase("two low cards"), lows, lane)
    elif len(lows) == 2:
        others = [card for card in hand.cards if card not in lows]
        yield hand.bad(6 if hand.most_alike == 1 else 2, phrase("only two low cards"), others, lane)
    elif hand.most_alike == 1:
        yield hand.bad(7, phrase("no low"), (), lane)


def _gone(
    hand: Holding, gone: Sequence[Card], words: Sequence[Phrase], weight: int, lane: str | None = None
) -> Iterator[Chip]:
    if len(gone) >= _MANY:
        yield hand.bad(weight, words[min(len(gone), len(words) + 1) - _MANY], (), lane)


_SUIT_GONE: Final = (
    phrase("two of your suit are gone"),
    phrase("three of your suit are gone"),
    phrase("four of your suit are gone"),
)
_LOWS_GONE: Final = (
    phrase("two low cards you need are gone"),
    phrase("three low cards you need are gone"),
    phrase("four low cards you need are gone"),
    phrase("five low cards you need are gone"),
)
"""The words by the number of such cards in sight, from two."""


def _ranks(cards: Sequence[Card]) -> set[int]:
    return {card.rank for card in cards}
