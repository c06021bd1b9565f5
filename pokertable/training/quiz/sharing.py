"""Pots shared out in chips: the answer as a value, and the chips as they are being given.

Marking winners splits a half evenly; the chips that do not divide stay in the pot until somebody is given them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pokertable.training.quiz.answers import Exchange

Chips = tuple[tuple[int, int], ...]
"""Seats in order with the chips each is given, none without chips."""


def chips(won: Mapping[int, int]) -> Chips:
    """Chips by seat as a value."""
    return tuple(sorted((seat, amount) for seat, amount in won.items() if amount))


@dataclass(frozen=True, slots=True)
class PotShares:
    """How one pot is shared out; `low` None: no low half."""

    high: Chips
    low: Chips | None

    @property
    def total(self) -> int:
        """All chips that are given."""
        return sum(amount for _, amount in (*self.high, *(self.low or ())))


@dataclass(frozen=True, slots=True)
class ShowdownAnswer:
    """Every pot, main pot first."""

    pots: tuple[PotShares, ...]

    @property
    def values(self) -> tuple[ShowdownAnswer]:
        """All pots in one part."""
        return (self,)

    def exchanged(self, exchange: Exchange) -> ShowdownAnswer:  # noqa: ARG002  chips stay
        """The same chips."""
        return self

    def json(self) -> list[dict[str, Any]]:
        """``[{pot, high: {player: chips}, low: {player: chips} or null}]``, players counted from 1."""
        return [
            {
                "pot": pot.total,
                "high": _by_player(pot.high),
                "low": None if pot.low is None else _by_player(pot.low),
            }
            for pot in self.pots
        ]

    @classmethod
    def from_json(cls, data: Any) -> ShowdownAnswer:
        """The answer that was written down; raises `ValueError`, `KeyError` or `TypeError`."""
        return cls(
            tuple(PotShares(_seats(pot["high"]), None if pot["low"] is None else _seats(pot["low"])) for pot in data)
        )


def _by_player(given: Chips) -> dict[str, int]:
    return {str(seat + 1): amount for seat, amount in given}


def _seats(data: Mapping[str, int]) -> Chips:
    return chips({int(player) - 1: int(amount) for player, amount in data.items()})


HIGH, LOW = 0, 1
Given = tuple[tuple[tuple[int, int], ...], ...]
"""By half (high, low): seats and their chips; a winner who is given nothing yet has 0."""


@dataclass(frozen=True, slots=True)
class Sharing:
    """The pots with what is given so far: for each pot, the high and the low half."""

    amounts: tuple[int, ...]
    split: bool
    given: tuple[Given, ...]

    @classmethod
    def of(cls, amounts: Sequence[int], *, split: bool) -> Sharing:
        """Nothing given yet."""
        return cls(tuple(amounts), split, (((), ()),) * len(amounts))

    def amount(self, pot: int, half: int, seat: int) -> int | None:
        """What a seat is given, None if it is no winner of that half."""
        return dict(self.given[pot][half]).get(seat)

    def left(self, pot: int) -> int:
        """Chips of the pot that nobody is given; negative if more is given than there is."""
        return self.amounts[pot] - sum(amount for half in self.given[pot] for _, amount in half)

    @property
    def complete(self) -> bool:
        """Whether every pot is given out to the last chip, the high of each to somebody."""
        return all(not self.left(pot) and self.given[pot][HIGH] for pot in range(len(self.amounts)))

    def toggled(self, pot: int, half: int, seat: int) -> Sharing:
        """The seat marked as a winner of the half, or not any more; the pot is split evenly again."""
        winners = [[seat for seat, _ in given] for given in self.given[pot]]
        if seat in winners[half]:
            winners[half].remove(seat)
        else:
            winners[half].append(seat)
        amount = self.amounts[pot]
        sums = (amount // 2, amount // 2) if winners[LOW] else (amount, 0)
        return self._with(pot, [{seat: sums[place] // len(who) for seat in who} for place, who in enumerate(winners)])

    def put(self, pot: int, half: int, seat: int, amount: int) -> Sharing:
        """The seat given so many chips, 0 or more."""
        given = [dict(entry) for entry in self.given[pot]]
        given[half][seat] = max(0, amount)
        return self._with(pot, given)

    def answer(self) -> ShowdownAnswer:
        """The shares as an answer."""
        pots = []
        for high, low in self.given:
            lows = chips(dict(low))
            pots.append(PotShares(chips(dict(high)), lows or None))
        return ShowdownAnswer(tuple(pots))

    def _with(self, pot: int, given: Sequence[Mapping[int, int]]) -> Sharing:
        entry: Given = tuple(tuple(sorted(half.items())) for half in given)
        return replace(self, given=(*self.given[:pot], entry, *self.given[pot + 1 :]))
