"""Reasons for and against starts in games with a board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pokertable.model.cards import ACE, Card
from pokertable.model.ranking.names import RANK_PLURALS
from pokertable.model.text import phrase
from pokertable.training.starts.holding import EIGHT, KING, TEN, Chip, Holding

_BEST, _SECOND, _THIRD = 0, 1, 2
"""Places of the ace, the deuce and the three in a low."""
_SPARE: Final = 4
_JACK: Final = 9
_FOUR: Final = 4
_TWO: Final = 2


def two_card_chips(hand: Holding) -> Iterator[Chip]:
    """Reasons about two hole cards."""
    high, low = sorted(hand.cards, reverse=True)
    suited, near = high.suit == low.suit, hand.within_a_straight(_TWO)
    if high.rank == low.rank:
        pair = phrase("pair of {ranks}", ranks=RANK_PLURALS[high.rank])
        yield hand.good(9, pair, hand.cards)
        if high.rank < EIGHT:
            yield hand.bad(4, phrase("small: most boards have higher cards"), hand.cards)
        return
    if suited and high.rank == ACE:
        yield hand.good(7, phrase("suited ace"), hand.cards)
    elif suited:
        yield hand.good(6, phrase("suited"), hand.cards)
    else:
        yield hand.bad(3, phrase("offsuit"), hand.cards)
    if low.rank >= TEN:
        yield hand.good(8, phrase("two high cards"), hand.cards)
    elif high.rank >= KING:
        yield hand.bad(5, phrase("weak kicker"), [low])
    elif high.rank < TEN:
        yield hand.bad(5, phrase("two low cards"), hand.cards)
    if high.rank - low.rank == 1:
        yield hand.good(5, phrase("connected"), hand.cards)
    elif near is None:
        yield hand.bad(6, phrase("too far apart for a straight"), hand.cards)


def omaha_chips(hand: Holding) -> Iterator[Chip]:
    """Reasons about four cards or more, exactly two of which play."""
    if hand.low is not None:
        yield from _low(hand)
    yield from _alike(hand)
    yield from _suits(hand)
    yield from _together(hand)


def _low(hand: Holding) -> Iterator[Chip]:
    assert hand.low is not None
    lane, lies = hand.low.name, {card.rank for card in hand.seen}
    lows = [card for card in hand.lows if card.rank not in lies]
    places = [hand.place(card) for card in lows]
    if len(lows) < _TWO:
        words = phrase("no second low card") if lows else phrase("no low card")
        yield hand.bad(8, words, lows, lane)
    elif places[:2] == [_BEST, _SECOND]:
        yield hand.good(9, phrase("nut low draw"), lows[:2], lane)
        if len(lows) > _TWO and places[2] <= _SPARE:
            yield hand.good(5, phrase("a spare low card"), [lows[2]], lane)
    elif places[1] <= _THIRD:
        yield hand.good(6, phrase("good low draw"), lows[:2], lane)
    else:
        yield hand.bad(6, phrase("poor low cards"), lows[:2], lane)


def _alike(hand: Holding) -> Iterator[Chip]:
    for rank in hand.ranks:
        held = hand.of_rank(rank)
        with_door = any(card.rank == rank for card in hand.seen)
        if with_door:
            few = len(held) == 1
            made = phrase("a pair with the door card") if few else phrase("three of a kind with the door card")
            yield hand.good(6 if few else 9, made, held)
        elif len(held) > _TWO:
            yield hand.bad(9, phrase("three of one rank"), held)
        elif len(held) == _TWO and rank >= _JACK:
            pair = phrase("pair of {ranks}", ranks=RANK_PLURALS[rank])
            yield hand.good(8 if rank >= KING else 4, pair, held)
        elif len(held) == _TWO and not hand.variant.is_split:
            yield hand.bad(4, phrase("a small pair"), held)


def _suits(hand: Holding) -> Iterator[Chip]:
    two = [held for held in hand.suited if len(held) > 1]
    ace = hand.of_suit(ace=True)
    if len(two) > 1:
        yield hand.good(7, phrase("double-suited"), [card for held in two for card in held])
    if ace is not None:
        yield hand.good(6, phrase("suited ace"), ace)
    elif len(two) == 1:
        yield hand.good(2, phrase("suited"), two[0])
    if not two:
        yield hand.bad(5, phrase("no suited cards"))
    elif len(hand.suited[0]) > max(_TWO, len(hand.cards) - 2):
        yield hand.bad(6, phrase("too many of one suit"), hand.suited[0])


def _together(hand: Holding) -> Iterator[Chip]:
    near = hand.within_a_straight(_FOUR)
    if near is not None and min(card.rank for card in near) >= _SPARE - hand.variant.is_split:
        yield hand.good(5, phrase("four connected cards"), near)
    if not hand.variant.is_split and max(hand.ranks) < TEN:
        yield hand.bad(6, phrase("no high card"))
    for card in hand.cards:
        if _plays_with_nothing(hand, card):
            yield hand.bad(4, phrase("a card that doesn't fit"), [card])
            return


def _plays_with_nothing(hand: Holding, card: Card) -> bool:
    """Whether no other card pairs it, shares a suit or a straight with it, or makes a low with it."""
    others = [other for other in hand.cards if other != card]
    near = any(abs(other.rank - card.rank) < _SPARE or {other.rank, card.rank} <= {ACE, 0, 1, 2} for other in others)
    makes_a_low = card in hand.lows and len(hand.lows) > 1
    return not near and not makes_a_low and all(other.suit != card.suit for other in others) and card.rank != ACE
