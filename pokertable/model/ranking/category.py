"""The categories of hands (resources/rules/hands.md#the-order-of-hands)."""

from __future__ import annotations

from enum import StrEnum


class Category(StrEnum):
    """The category of a hand, the standard ones from the weakest up; the values are the words of the JSON output."""

    HIGH_CARD = "high_card"
    ONE_PAIR = "one_pair"
    TWO_PAIR = "two_pair"
    THREE_OF_A_KIND = "three_of_a_kind"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full_house"
    FOUR_OF_A_KIND = "four_of_a_kind"
    STRAIGHT_FLUSH = "straight_flush"
    """Royal flush included; that is only a name."""
    LOW = "low"
    """A low of five different ranks; lows that must qualify have no other categories."""
    ONE_CARD = "one_card"
    TWO_CARDS = "two_cards"
    THREE_CARDS = "three_cards"
    BADUGI = "badugi"
    """Badugi categories by the number of cards that count: four are a badugi."""

    @property
    def order(self) -> int:
        """Place among the high categories: 0 for a high card to 8 for a straight flush; undefined for others."""
        return _ORDER[self]


_ORDER = {category: order for order, category in enumerate(Category)}
