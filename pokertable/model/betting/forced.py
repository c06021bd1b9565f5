"""Blinds and antes that each seat owes before the cards are dealt.

The rules: resources/rules/flop-games.md#button-and-blinds, resources/rules/stud.md#the-bring-in.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache


@cache
def clockwise(button: int, seats: int) -> tuple[int, ...]:
    """All seats in dealing order: from the first left of the button to the button."""
    return tuple((button + 1 + i) % seats for i in range(seats))


@cache
def all_clockwise(seats: int) -> tuple[tuple[int, ...], ...]:
    """`clockwise` from each seat."""
    return tuple(clockwise(seat, seats) for seat in range(seats))


@cache
def blinds_by_seat(small: int, big: int, button: int, seats: int) -> tuple[int, ...]:
    """The blinds that each seat owes; heads-up the button posts the small blind."""
    order = clockwise(button, seats)
    owed = [0] * seats
    first, second = (order[1], order[0]) if seats == 2 else (order[0], order[1])
    owed[first], owed[second] = small, big
    return tuple(owed)


def big_blind_seat(blinds: Sequence[int], button: int) -> int | None:
    """The seat that posts the big blind, of equal blinds the second one; None without blinds."""
    order = clockwise(button, len(blinds))
    seat = max(order if len(order) == 2 else reversed(order), key=blinds.__getitem__)
    return seat if blinds[seat] else None


def antes_by_seat(ante: int, big_blind_ante: int, blinds: Sequence[int], button: int) -> tuple[int, ...]:
    """The antes that each seat owes: equal antes, or one ante paid by the big blind for the table."""
    if big_blind_ante:
        payer = big_blind_seat(blinds, button)
        return tuple(big_blind_ante if seat == payer else 0 for seat in range(len(blinds)))
    return (ante,) * len(blinds)
