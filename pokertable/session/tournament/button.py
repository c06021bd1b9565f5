"""The dead button: blinds move on by a player, the button follows even to an empty seat.

The rule: resources/rules/tournaments.md#dead-button (TDA 2024, "Dead Button").
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


def next_seat(after: int, taken: Collection[int]) -> int:
    """The first of the taken seats clockwise after a seat."""
    later = [seat for seat in taken if seat > after]
    return min(later) if later else min(taken)


@dataclass(frozen=True, slots=True)
class Positions:
    """The seats of the button and the blinds. Seats of the button and the small blind may be empty ("dead")."""

    button: int
    small: int
    big: int

    @classmethod
    def first(cls, button: int, taken: Collection[int]) -> Positions:
        """The positions of the first hand, with the button at a taken seat; heads-up it is the small blind."""
        if len(taken) == 2:
            return cls.heads_up(next_seat(button, taken), taken)
        small = next_seat(button, taken)
        return cls(button, small, next_seat(small, taken))

    @classmethod
    def heads_up(cls, big: int, taken: Collection[int]) -> Positions:
        """The positions of two players, the big blind at this seat: the other has button and small blind."""
        other = next_seat(big, taken)
        return cls(other, other, big)

    def after(self, taken: Collection[int]) -> Positions:
        """The positions of the next hand, with these seats taken.

        The big blind moves to the next player; the small blind goes where the big blind was, the button where the small
        blind was. Heads-up the button is the small blind; nobody has the big blind twice running.
        """
        big = next_seat(self.big, taken)
        if len(taken) == 2:
            return self.heads_up(big, taken)
        return Positions(self.small, self.big, big)

    def blinds(self, order: list[int], small: int, big: int) -> tuple[int, ...]:
        """The blinds that the seats in `order` owe; nobody owes the small blind of an empty seat."""
        return tuple([big if seat == self.big else small if seat == self.small else 0 for seat in order])

    def last_to_act(self, taken: Collection[int]) -> int:
        """The taken seat that acts last after the first street: the button, or who sits before an empty one."""
        if self.button in taken:
            return self.button
        before = [seat for seat in taken if seat < self.button]
        return max(before) if before else max(taken)
