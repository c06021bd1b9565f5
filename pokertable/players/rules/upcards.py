"""What everybody sees of the up cards in stud: pairs that lie open, and whose first up card is the highest."""

from __future__ import annotations

from collections.abc import Sequence

from pokertable.players.seen.spot import Spot


def open_pair(spot: Spot) -> int:
    """The rank of the highest pair or better among one's own up cards, -1 for none."""
    return _pair_among(spot.showing[spot.legal.seat])


def rivals_open_pair(spot: Spot) -> int:
    """The same of the rivals who are in."""
    return max((_pair_among(spot.showing[rival.seat]) for rival in spot.rivals), default=-1)


def door_card_leads(spot: Spot) -> bool:
    """Whether the highest of one's own up cards is above all those of the rivals who are in."""
    mine = max((card >> 2 for card in spot.showing[spot.legal.seat]), default=-1)
    return all(mine > card >> 2 for rival in spot.rivals for card in spot.showing[rival.seat])


def _pair_among(cards: Sequence[int]) -> int:
    ranks = [card >> 2 for card in cards]
    return max((rank for rank in ranks if ranks.count(rank) >= 2), default=-1)
