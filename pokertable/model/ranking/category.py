"""The categories of hands (resources/rules/hands.md#the-order-of-hands)."""

from __future__ import annotations

from enum import StrEnum


class Category(StrEnum):
    """The kind of a hand, of the usual ones the weakest first; the values are the words of the JSON output."""

    HIGH_CARD = "high_card"
    ONE_PAIR = "one_pair"
    TWO_PAIR = "two_pair"
    THREE_OF_A_KIND = "three_of_a_kind"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full_house"
    FOUR_OF_A_KIND = "four_of_a_kind"
    STRAIGHT_FLUSH = "straight_flush"
    """Includes the royal flush, which is only a name."""
    LOW = "low"
    """A low of five different ranks; lows that must qualify have no other kinds."""
    ONE_CARD = "one_card"
    TWO_CARDS = "two_cards"
    THREE_CARDS = "three_cards"
    BADUGI = "badugi"
    """How many cards count: four are a badugi."""

    @property
    def order(self) -> int:
        """Place among the high categories: 0 for a high card to 8 for a straight flush; no other is compared."""
        return _ORDER[self]


_ORDER = {category: order for order, category in enumerate(Category)}
