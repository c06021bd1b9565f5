"""What everybody sees of the up cards in stud: pairs that lie open, whose first up card is the highest or lowest."""

from __future__ import annotations

from pokertable.model.ranking.names import low_place
from pokertable.model.ranking.upcards import highest_pair, showing_low_rank
from pokertable.players.seen.spot import Spot


def open_pair(spot: Spot) -> int:
    """The rank of the highest pair or better among one's own up cards, -1 for none."""
    return highest_pair(spot.showing[spot.legal.seat])


def rivals_open_pair(spot: Spot) -> int:
    """The same of the rivals who are in."""
    return max((highest_pair(spot.showing[rival.seat]) for rival in spot.rivals), default=-1)


def door_card_leads(spot: Spot) -> bool:
    """Whether the highest of one's own up cards is above all those of the rivals who are in."""
    mine = max((card >> 2 for card in spot.showing[spot.legal.seat]), default=-1)
    return all(mine > card >> 2 for rival in spot.rivals for card in spot.showing[rival.seat])


def highest_up_of_rivals(spot: Spot) -> int:
    """The highest rank among the up cards of the rivals who are in, -1 for none."""
    return max((card >> 2 for rival in spot.rivals for card in spot.showing[rival.seat]), default=-1)


def low_door_card_leads(spot: Spot, most: int) -> bool:
    """Whether one's own up cards are of this rank at most, the ace low, and below those of all rivals."""
    mine = max((low_place(card) for card in spot.showing[spot.legal.seat]), default=13)
    below = all(mine < low_place(card) for rival in spot.rivals for card in spot.showing[rival.seat])
    return mine <= most + 1 and below


def lowest_board(spot: Spot) -> bool:
    """Whether one's own up cards are the lowest, the ace low and any pair above all others."""
    mine = showing_low_rank(spot.showing[spot.legal.seat])
    return all(mine < showing_low_rank(spot.showing[rival.seat]) for rival in spot.rivals)


def rivals_lowest_board(spot: Spot, most: int) -> int:
    """How many different ranks up to this one, the ace low, a rival who is in shows at most."""
    shown = [{low_place(card) for card in spot.showing[rival.seat]} for rival in spot.rivals]
    return max((sum(place <= most + 1 for place in places) for places in shown), default=0)
