"""The first seat to act on a street (resources/rules/flop-games.md#the-deal, resources/rules/stud.md#who-opens)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from pokertable.model.ranking.names import low_place
from pokertable.model.ranking.upcards import showing_low_rank, showing_rank
from pokertable.model.variant import Opener

# Reading an enum's attribute is slow.
_AFTER_BLINDS: Final = Opener.AFTER_BLINDS
_LEFT_OF_BUTTON: Final = Opener.LEFT_OF_BUTTON

SHOWN: Final[Mapping[Opener, Callable[[Sequence[int]], int]]] = {
    Opener.LOWEST_UP_CARD: lambda up: -up[0] if up else -52,
    Opener.HIGHEST_UP_CARD: lambda up: 4 * low_place(up[0]) + (up[0] & 3) if up else -1,
    Opener.HIGHEST_SHOWING: showing_rank,
    Opener.LOWEST_SHOWING: lambda up: -showing_low_rank(up),
}
"""Value of up cards where they decide who opens: the live seat with the greatest value does.

A single up card that nobody saw counts least.
"""


def opening_seat(
    opener: Opener, blinds: tuple[int, ...], order: tuple[int, ...], ups: Sequence[Sequence[int]], live: Sequence[bool]
) -> int:
    """The seat that opens a street under this rule; it may have folded, or have no chips left.

    `ups` are the up cards by seat, without those that nobody saw; `order` is the order of dealing, of equal up cards
    those that were dealt first open.
    """
    if opener is _LEFT_OF_BUTTON:
        return order[0]
    if opener is _AFTER_BLINDS:
        return left_of_largest_blind(blinds, order)
    shown = SHOWN[opener]
    return max([seat for seat in order if live[seat]], key=lambda seat: shown(ups[seat]))


@lru_cache
def left_of_largest_blind(blinds: tuple[int, ...], order: tuple[int, ...]) -> int:
    """The seat left of the largest blind, of equal blinds the later; a newcomer's post (negative) does not count."""
    largest = order[0]
    for seat in order:
        if blinds[seat] >= blinds[largest]:
            largest = seat
    return (largest + 1) % len(blinds)
