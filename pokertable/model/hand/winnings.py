"""What each seat has won so far, over all pots: for its plate, not for the settlement of a pot."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from pokertable.model.hand.events import PotAwarded
from pokertable.model.text import Phrase, phrase


@dataclass(frozen=True, slots=True)
class Winnings:
    """Chips of the high shares and of the low shares that a seat won."""

    high: int = 0
    low: int = 0

    def words(self, *, split: bool) -> Phrase:
        """``wins high 70``, ``wins both 140``; without the half where the pot was not split (`split` False)."""
        if not split:
            return phrase("wins {amount}", amount=self.high + self.low)
        if self.high and self.low:
            return phrase("wins both {amount}", amount=self.high + self.low)
        if self.low:
            return phrase("wins low {amount}", amount=self.low)
        return phrase("wins high {amount}", amount=self.high)


def winnings(awards: Iterable[PotAwarded]) -> dict[int, Winnings]:
    """The winnings of every seat that won anything."""
    totals: dict[int, Winnings] = {}
    for award in awards:
        for seat, amount in award.won:
            before = totals.get(seat, Winnings())
            if award.share == "low":
                totals[seat] = Winnings(before.high, before.low + amount)
            else:
                totals[seat] = Winnings(before.high + amount, before.low)
    return totals
