"""What everybody sees of the up cards in stud: pairs that lie open, whose first up card is the highest or lowest.

At many turns at once each is a column.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from typing import Any

import numpy as np

from pokertable.analysis.arrays import Cards, Ids
from pokertable.model.ranking.names import low_place
from pokertable.model.ranking.upcards import highest_pair, showing_low_rank
from pokertable.players.seen.showing import highest_pairs
from pokertable.players.seen.spot import Spot
from pokertable.players.seen.spots import Spots

_REMEMBERED = 1 << 14
_LOWEST, _HIGHEST = -1, 1 << 62
"""Below and above what any up cards come to."""
Figure = Callable[[tuple[int, ...]], int]
"""Of up cards."""


def own_ups(spot: Spot | Spots, hands: int) -> Cards:
    """The own up cards beside each of so many hands: (hands, u)."""
    if isinstance(spot, Spots):
        own: Cards = spot.ups[np.arange(len(spot)), spot.legal.seat]
        return own
    ups = np.array(spot.showing[spot.legal.seat], np.uint8)
    return np.broadcast_to(ups, (hands, len(ups)))


def open_pair(spot: Spot | Spots) -> Any:
    """The rank of the highest pair or better among one's own up cards, -1 for none."""
    if isinstance(spot, Spots):
        return highest_pairs(own_ups(spot, len(spot)))
    return _own(spot, highest_pair)


def rivals_open_pair(spot: Spot | Spots) -> Any:
    """The same of the rivals who are in."""
    if isinstance(spot, Spots):
        return np.where(spot.rivals, highest_pairs(spot.ups), _LOWEST).max(axis=1)
    return _most_of_rivals(spot, highest_pair)


def door_card(spot: Spot | Spots) -> Any:
    """The highest rank among one's own up cards, -1 for none."""
    return _own(spot, _highest)


def highest_up_of_rivals(spot: Spot | Spots) -> Any:
    """The highest rank among the up cards of the rivals who are in, -1 for none."""
    return _most_of_rivals(spot, _highest)


def door_card_leads(spot: Spot | Spots) -> Any:
    """Whether the highest of one's own up cards is above all those of the rivals who are in."""
    return door_card(spot) > highest_up_of_rivals(spot)


def low_door_card_leads(spot: Spot | Spots, most: int) -> Any:
    """Whether one's own up cards are of this rank at most, the ace low, and below those of all rivals."""
    mine = _own(spot, _highest_place)
    return (mine <= most + 1) & (mine < _least_of_rivals(spot, _lowest_place))


def lowest_board(spot: Spot | Spots) -> Any:
    """Whether one's own up cards are the lowest, the ace low and any pair above all others."""
    return _own(spot, showing_low_rank) < _least_of_rivals(spot, showing_low_rank)


def rivals_lowest_board(spot: Spot | Spots, most: int) -> Any:
    """How many different ranks up to this one, the ace low, a rival who is in shows at most."""
    return _most_of_rivals(spot, partial(_places_up_to, most))


def _own(spot: Spot | Spots, figure: Figure) -> Any:
    if isinstance(spot, Spots):
        own = own_ups(spot, len(spot))
        return np.array([figure(tuple(cards)) for cards in own.tolist()], np.int64)
    return figure(spot.showing[spot.legal.seat])


def _most_of_rivals(spot: Spot | Spots, figure: Figure) -> Any:
    if isinstance(spot, Spots):
        return _of_rivals(spot, figure, _LOWEST).max(axis=1)
    return max([figure(spot.showing[rival.seat]) for rival in spot.rivals], default=_LOWEST)


def _least_of_rivals(spot: Spot | Spots, figure: Figure) -> Any:
    if isinstance(spot, Spots):
        return _of_rivals(spot, figure, _HIGHEST).min(axis=1)
    return min([figure(spot.showing[rival.seat]) for rival in spot.rivals], default=_HIGHEST)


def _of_rivals(spot: Spots, figure: Figure, others: int) -> Ids:
    """By turn and seat the figure of a rival, (R, n)."""
    found = np.full(spot.rivals.shape, others, np.int64)
    found[spot.rivals] = [figure(tuple(cards)) for cards in spot.ups[spot.rivals].tolist()]
    return found


def _highest(cards: Sequence[int]) -> int:
    return max(cards, default=-4) >> 2


@lru_cache(_REMEMBERED)
def _highest_place(cards: Sequence[int]) -> int:
    return max([low_place(card) for card in cards], default=13)


@lru_cache(_REMEMBERED)
def _lowest_place(cards: Sequence[int]) -> int:
    return min([low_place(card) for card in cards], default=13)


@lru_cache(_REMEMBERED)
def _places_up_to(most: int, cards: Sequence[int]) -> int:
    return len({low_place(card) for card in cards if low_place(card) <= most + 1})
