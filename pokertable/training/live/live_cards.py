"""Cards that would help a stud hand of fewer than five cards: how many of them are still live."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from pokertable.model.cards import DECK, Card
from pokertable.model.ranking.share import PotShare
from pokertable.model.text import Phrase, phrase
from pokertable.model.variant import Variant
from pokertable.training.explain.themes import lows_wanted

_FIVE: Final = 5
_TO_A_FLUSH: Final = 3


def live_words(variant: Variant, own: Sequence[Card], dead: Collection[Card]) -> Iterator[Phrase]:
    """How many of the cards that a hand needs have not been seen; nothing for five cards, and with a board.

    `dead` are the cards seen elsewhere.
    """
    if variant.board_cards or variant.draws or len(own) >= _FIVE:
        return
    for share in variant.shares:
        yield from _lows(share, own, dead) if share.is_low else _highs(own, dead)


def _lows(share: PotShare, own: Sequence[Card], dead: Collection[Card]) -> Iterator[Phrase]:
    wanted = lows_wanted(share, own)
    if wanted:
        yield phrase("Live low cards: {left} of {count}", left=len(set(wanted) - set(dead)), count=len(wanted))


def _highs(own: Sequence[Card], dead: Collection[Card]) -> Iterator[Phrase]:
    for suit, held in Counter(card.suit for card in own).items():
        if held >= min(_TO_A_FLUSH, len(own)) and held > 1:
            wanted = {card for card in DECK if card.suit == suit and card not in own}
            yield phrase("Live cards in your suit: {left} of {count}", left=len(wanted - set(dead)), count=len(wanted))
    pairs = {rank for rank, held in Counter(card.rank for card in own).items() if held > 1}
    if pairs:
        wanted = {card for card in DECK if card.rank in pairs and card not in own}
        yield phrase("Live cards for your pair: {left} of {count}", left=len(wanted - set(dead)), count=len(wanted))
