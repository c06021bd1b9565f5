"""What each seat has won so far, over all pots: for its plate, not for the settlement of a pot."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from pokertable.model.hand.events import PotAwarded
from pokertable.model.hand.observation import Observation
from pokertable.model.text import Phrase, phrase


@dataclass(frozen=True, slots=True)
class Winnings:
    """Chips of the high shares and of the low shares that a seat won, and of pots that nobody else claimed."""

    high: int = 0
    low: int = 0
    unopposed: int = 0

    @property
    def total(self) -> int:
        """All of it."""
        return self.high + self.low + self.unopposed

    def words(self, *, split: bool) -> Phrase:
        """``wins high 70``, ``wins both 140``; without the half where the pot was not split (`split` False)."""
        if not split or self.unopposed:
            return phrase("wins {amount}", amount=self.total)
        if self.high and self.low:
            return phrase("wins both {amount}", amount=self.total)
        if self.low:
            return phrase("wins low {amount}", amount=self.low)
        return phrase("wins high {amount}", amount=self.high)


def won_so_far(observation: Observation) -> dict[int, Winnings]:
    """The winnings of every seat that won anything at this table."""
    seats = observation.seats
    claims = [sum(not seats[seat].folded for seat in pot.seats) for pot in observation.pots]
    return winnings(observation.awards, [pot for pot, count in enumerate(claims) if count == 1])


def winnings(awards: Iterable[PotAwarded], unopposed: Collection[int] = ()) -> dict[int, Winnings]:
    """The winnings of every seat that won anything; `unopposed`: the pots that only one had a claim to."""
    totals: dict[int, Winnings] = {}
    for award in awards:
        for seat, amount in award.won:
            before = totals.get(seat, Winnings())
            if award.pot in unopposed:
                totals[seat] = replace(before, unopposed=before.unopposed + amount)
            elif award.share == "low":
                totals[seat] = replace(before, low=before.low + amount)
            else:
                totals[seat] = replace(before, high=before.high + amount)
    return totals
