"""Main and side pots from each player's chips, and the rake (resources/rules/pots-and-showdown.md#side-pots)."""

from __future__ import annotations

from collections.abc import Sequence


def layered_pots(put_in: Sequence[int], live: Sequence[bool], dead: int = 0) -> list[tuple[int, tuple[int, ...]]]:
    """The pots, main pot first, each with the live seats that contest it.

    `put_in` is each seat's chips in the pot. `dead` chips compete for nothing: they are in the main pot, which a seat
    that is all-in from a dead ante contests too. A folded seat's chips stay in; levels with the same claimants are one
    pot.
    """
    seats = tuple([i for i, is_live in enumerate(live) if is_live])
    if not seats:
        return []
    levels = {put_in[i] for i in seats}
    if len(levels) == 1:
        return [(sum(put_in) + dead, seats)]
    pots: list[tuple[int, tuple[int, ...]]] = []
    floor = 0
    for level in sorted(levels):
        amount = sum(min(chips, level) - min(chips, floor) for chips in put_in)
        if not pots:
            amount += dead
        if amount:
            pots.append((amount, tuple(i for i in seats if put_in[i] >= level)))
        floor = level
    over = sum(max(chips - floor, 0) for chips in put_in)
    last_amount, last_claimants = pots[-1]
    pots[-1] = (last_amount + over, last_claimants)
    return pots


def uncalled(put_in: Sequence[int], live: Sequence[bool]) -> tuple[int, int]:
    """The seat that put in the most, and its excess over the next (0 for a tie, or if the seat has folded)."""
    most = max(put_in)
    leader = put_in.index(most)
    if put_in.count(most) > 1 or not live[leader]:
        return leader, 0
    return leader, most - sorted(put_in)[-2]


def rake(pots: Sequence[int], per_mille: int, cap: int) -> tuple[int, ...]:
    """Chips taken from each pot: the rate rounded down, main pot first, at most `cap` in all."""
    taken: list[int] = []
    for amount in pots:
        share = min(amount * per_mille // 1000, cap)
        cap -= share
        taken.append(share)
    return tuple(taken)
