"""Everybody's view of the up cards in stud: open pairs, the highest or lowest first up card.

Figures are columns, (R,), one row per turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial

import numpy as np

from pokertable.analysis.arrays import Bools, Ids
from pokertable.model.ranking.names import low_place
from pokertable.model.ranking.upcards import showing_low_rank
from pokertable.players.seen.showing import highest_pairs
from pokertable.players.seen.turns import Turns, own_ups

_REMEMBERED = 1 << 14
_LOWEST, _HIGHEST = -1, 1 << 62
"""Values below and above any up cards."""
Figure = Callable[[tuple[int, ...]], int]
"""Figure of up cards."""


def open_pair(spot: Turns) -> Ids:
    """The rank of the highest pair or better among one's own up cards, -1 for none."""
    return highest_pairs(own_ups(spot))


def rivals_open_pair(spot: Turns) -> Ids:
    """The rank of the highest pair or better among the rivals' up cards, -1 for none."""
    most: Ids = np.where(spot.against, highest_pairs(spot.ups), _LOWEST).max(axis=1)
    return most


def door_card(spot: Turns) -> Ids:
    """The highest rank among one's own up cards, -1 for none."""
    return _own(spot, _highest)


def highest_up_of_rivals(spot: Turns) -> Ids:
    """The highest rank among the up cards of the rivals who are in, -1 for none."""
    return np.asarray(_of_rivals(spot, _highest, _LOWEST).max(axis=1))


def door_card_leads(spot: Turns) -> Bools:
    """Whether the highest of one's own up cards is above all those of the rivals who are in."""
    return door_card(spot) > highest_up_of_rivals(spot)


def low_door_card_leads(spot: Turns, most: int) -> Bools:
    """Whether one's own up cards are at most of this rank, the ace low, and below those of all rivals."""
    mine = _own(spot, _highest_place)
    return np.asarray((mine <= most + 1) & (mine < _of_rivals(spot, _lowest_place, _HIGHEST).min(axis=1)))


def lowest_board(spot: Turns) -> Bools:
    """Whether one's own up cards are the lowest, the ace low and any pair above all others."""
    return np.asarray(_own(spot, showing_low_rank) < _of_rivals(spot, showing_low_rank, _HIGHEST).min(axis=1))


def rivals_lowest_board(spot: Turns, most: int) -> Ids:
    """Largest number of different ranks up to this one, the ace low, among the up cards of a rival."""
    return np.asarray(_of_rivals(spot, partial(_places_up_to, most), _LOWEST).max(axis=1))


def _own(spot: Turns, figure: Figure) -> Ids:
    return np.array([figure(tuple(cards)) for cards in own_ups(spot).tolist()], np.int64)


def _of_rivals(spot: Turns, figure: Figure, others: int) -> Ids:
    """(R, n): figure of the rivals by turn and seat."""
    found = np.full(spot.against.shape, others, np.int64)
    found[spot.against] = [figure(tuple(cards)) for cards in spot.ups[spot.against].tolist()]
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
