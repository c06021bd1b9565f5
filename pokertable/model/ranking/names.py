"""Names of hands: ``full house, jacks over nines``, ``8-7-6-5-A low``.

Names are phrases of phrases, so a translation can inflect the rank names.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pokertable.model.cards import ACE, RANK_TEXTS, Card
from pokertable.model.ranking.category import Category
from pokertable.model.text import Phrase, phrase

RANK_NAMES: Final = (
    phrase("deuce"),
    phrase("three"),
    phrase("four"),
    phrase("five"),
    phrase("six"),
    phrase("seven"),
    phrase("eight"),
    phrase("nine"),
    phrase("ten"),
    phrase("jack"),
    phrase("queen"),
    phrase("king"),
    phrase("ace"),
)
"""Name of one card of each rank, by `Card.rank`."""
RANK_PLURALS: Final = (
    phrase("deuces"),
    phrase("threes"),
    phrase("fours"),
    phrase("fives"),
    phrase("sixes"),
    phrase("sevens"),
    phrase("eights"),
    phrase("nines"),
    phrase("tens"),
    phrase("jacks"),
    phrase("queens"),
    phrase("kings"),
    phrase("aces"),
)
"""Name of several cards of each rank, by `Card.rank`."""
SUIT_NAMES: Final = (phrase("club"), phrase("diamond"), phrase("heart"), phrase("spade"))
"""Name of one card of each suit, by `Card.suit`."""
SUIT_PLURALS: Final = (phrase("clubs"), phrase("diamonds"), phrase("hearts"), phrase("spades"))
"""Name of several cards of each suit, by `Card.suit`."""
HANDS: Final = {
    Category.HIGH_CARD: phrase("a high card"),
    Category.ONE_PAIR: phrase("a pair"),
    Category.TWO_PAIR: phrase("two pair"),
    Category.THREE_OF_A_KIND: phrase("three of a kind"),
    Category.STRAIGHT: phrase("a straight"),
    Category.FLUSH: phrase("a flush"),
    Category.FULL_HOUSE: phrase("a full house"),
    Category.FOUR_OF_A_KIND: phrase("four of a kind"),
    Category.STRAIGHT_FLUSH: phrase("a straight flush"),
}
"""Name of a high hand of each category within a sentence."""


def hand_name(category: Category, cards: Sequence[Card], *, low: bool = False) -> Phrase:
    """Name of a hand of this category; `cards` ordered as in `MadeHand`: the main part first.

    `low`: the lowest wins, and a hand without a pair is named by all its ranks.
    """
    ranks = list(dict.fromkeys(card.rank for card in cards))
    one = [RANK_NAMES[rank] for rank in ranks]
    many = [RANK_PLURALS[rank] for rank in ranks]
    match category:
        case Category.LOW:
            return phrase("{ranks} low", ranks=low_reading(cards))
        case Category.STRAIGHT_FLUSH if ranks[0] == ACE:
            return phrase("royal flush")
        case Category.STRAIGHT_FLUSH:
            return phrase("straight flush, {rank} high", rank=one[0])
        case Category.FOUR_OF_A_KIND:
            return phrase("four {ranks}, {kicker} kicker", ranks=many[0], kicker=one[1])
        case Category.FULL_HOUSE:
            return phrase("full house, {three} over {pair}", three=many[0], pair=many[1])
        case Category.FLUSH:
            return phrase("flush, {rank} high", rank=one[0])
        case Category.STRAIGHT:
            return phrase("straight, {rank} high", rank=one[0])
        case Category.THREE_OF_A_KIND:
            return phrase("three {ranks}, {first} and {second}", ranks=many[0], first=one[1], second=one[2])
        case Category.TWO_PAIR:
            return phrase("two pair, {high} and {low}, {kicker} kicker", high=many[0], low=many[1], kicker=one[2])
        case Category.ONE_PAIR:
            return phrase("pair of {ranks}, {kicker} kicker", ranks=many[0], kicker=one[1])
        case Category.BADUGI:
            return phrase("{ranks} badugi", ranks=reading(cards))
        case Category.THREE_CARDS:
            return phrase("three cards, {ranks}", ranks=reading(cards))
        case Category.TWO_CARDS:
            return phrase("two cards, {ranks}", ranks=reading(cards))
        case Category.ONE_CARD:
            return phrase("one card, {rank}", rank=one[0])
        case Category.HIGH_CARD if low:
            return phrase("{ranks} low", ranks=reading(cards))
        case Category.HIGH_CARD:
            return phrase("{rank} high, {kicker} kicker", rank=one[0], kicker=one[1])


def low_reading(cards: Sequence[Card]) -> str:
    """A low as read aloud, ``8-7-6-5-A``: the ranks from the highest down, the ace low."""
    return reading(sorted(cards, key=low_place, reverse=True))


def reading(cards: Sequence[Card]) -> str:
    """Ranks as read aloud, in the order of the cards."""
    return spelled(card.rank for card in cards)


def spelled(ranks: Iterable[int]) -> str:
    """Ranks in a sentence: ``J-10-6``."""
    return "-".join(RANK_TEXTS[rank] for rank in ranks)


def low_place(card: int) -> int:
    """Place of the card where the ace is low: 0 for the ace to 12 for the king."""
    return ((card >> 2) + 1) % 13
