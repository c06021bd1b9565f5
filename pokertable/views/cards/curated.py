"""A hand of each game that its players like to see, for the start page. By what the game has, not by its name."""

from __future__ import annotations

from typing import Final

from pokertable.model.cards import Card, parse_cards
from pokertable.model.ranking.share import PotShare
from pokertable.model.variant import Variant

_HIGH: Final = "AhKh", "AsKsQhJh", "AsKsQhJhTd", "AsKsQhJhTd9d"
"""Two suited cards, and high cards of two suits, by how many there are."""
_BOTH: Final = "AsKh3s2h", "AsKh4d3s2h", "AsKh5d4d3s2h"
_SUITED_LOW: Final = "7h5s4h3d2c"
_WHEEL: Final = "Ah2s3d4c5h"
_PAT: Final = "AhKhQhJhTh"


def curated(variant: Variant) -> tuple[Card, ...]:
    """The cards that the player has when the first decision comes: in stud those of third street."""
    first = variant.streets[0]
    count = first.down + first.up
    if variant.is_split:
        high_and_low = {len(parse_cards(cards)): cards for cards in _BOTH}
        return parse_cards(high_and_low.get(count, "As2h3s4d5c"))[:count]
    share = variant.shares[0]
    if share.is_low:
        return parse_cards(_WHEEL if share.has_low_ace else _SUITED_LOW)[:count]
    by_count = {len(parse_cards(cards)): cards for cards in _HIGH}
    if variant.board_cards and count in by_count:
        return parse_cards(by_count[count])
    return parse_cards("AhAsAd" if variant.brings_in else _PAT)[:count]


def tagged(variant: Variant) -> tuple[PotShare, ...]:
    """The shares that are marked: none where only a high wins."""
    return variant.shares if any(share.is_low for share in variant.shares) else ()
