"""What the hands of one player come to."""

from __future__ import annotations

from dataclasses import dataclass, fields
from math import sqrt

from pokertable.model.text import Phrase
from pokertable.session.history.statistics import SeatFigures
from pokertable.session.play.columns import Played


@dataclass(slots=True)
class Tally:
    """Counts of one player over its hands. Chips are net results; `squares` sums the squared results of `deals`.

    `entered`: hands in which it put chips in of its own will on the first street; `raised`: in which it raised there;
    `stayed`: in which it saw a later street; `showdowns` of those, and `won` of the showdowns (some of the pot).
    """

    hands: int = 0
    chips: int = 0
    deals: int = 0
    squares: int = 0
    entered: int = 0
    raised: int = 0
    stayed: int = 0
    showdowns: int = 0
    won: int = 0
    faults: int = 0
    first_fault: Phrase | None = None
    name: str | None = None
    """What a program calls itself."""

    def count(self, figures: SeatFigures) -> None:
        """Count one more hand by what it says of the player's seat."""
        self.hands += 1
        self.chips += figures.result
        self.entered += figures.voluntary
        self.raised += figures.raised
        self.stayed += figures.saw_second
        self.showdowns += figures.showdown
        self.won += figures.won_showdown

    def count_all(self, played: Played, hands_a_deal: int) -> None:
        """Count many more hands, whole deals, by what each came to for this player: (R,) each."""
        deals = played.results.reshape(-1, hands_a_deal).sum(axis=1)
        self.hands += len(played.results)
        self.chips += int(deals.sum())
        self.deals += len(deals)
        self.squares += sum([net * net for net in deals.tolist()])
        self.entered += int(played.voluntary.sum())
        self.raised += int(played.raised.sum())
        self.stayed += int(played.saw_second.sum())
        self.showdowns += int(played.showdown.sum())
        self.won += int(played.won_showdown.sum())

    def add(self, other: Tally) -> None:
        """Add the counts of later hands."""
        for counted in fields(self):
            ours, theirs = getattr(self, counted.name), getattr(other, counted.name)
            setattr(self, counted.name, ours + theirs if isinstance(ours, int) else ours or theirs)

    def per_100(self, unit: int) -> float:
        """The mean result of a hundred hands."""
        return 100 * self.chips / self.hands / unit

    def stderr(self, unit: int) -> float:
        """The standard error of `per_100`, by deal; 0 with a single one."""
        if self.deals < 2:
            return 0.0
        spread = (self.squares - self.chips**2 / self.deals) / (self.deals - 1)
        return 100 * sqrt(max(0.0, spread) * self.deals) / self.hands / unit
